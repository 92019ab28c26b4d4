#pragma once

#include <cstddef>
#include <vector>

#include "data/ranking.hpp"

namespace deconfuse {

/// The points of a precision-recall curve but for those with as many true positives as both their
/// neighbours; never left out are the start, the point after it and the last (scikit-learn 1.3).
std::vector<std::size_t> recall_steps(const Ranking& ranking);

}  // namespace deconfuse
