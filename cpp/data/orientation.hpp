#pragma once

#include <cstddef>

#include "data/ranking.hpp"

namespace deconfuse {

/// Where the path over three points of a ranking, in the plane of false (right) and true positives
/// (up), turns: 1 to the left, −1 to the right, 0 straight on. Exact for whole weights; for others,
/// straight on is what their rounded sums do not tell from it.
int orientation(const Ranking& ranking, std::size_t first, std::size_t second, std::size_t third);

}  // namespace deconfuse
