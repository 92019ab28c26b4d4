#pragma once

#include <cstddef>

#include "data/ranking.hpp"

namespace deconfuse {

/// The turn of the path over three points of a ranking, in the plane of false positives (right) and
/// true positives (up): 1 is left, −1 is right, 0 is straight on. It is exact for whole weights;
/// for other weights, turns within the rounding error count as straight on.
int orientation(const Ranking& ranking, std::size_t first, std::size_t second, std::size_t third);

}  // namespace deconfuse
