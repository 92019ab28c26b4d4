#pragma once

#include <cstddef>
#include <vector>

#include "data/ranking.hpp"

namespace deconfuse {

/// The points of a precision-recall curve without those that have as many true positives as both
/// their neighbours. The start, the point after it and the last point are always kept (scikit-learn
/// 1.3).
std::vector<std::size_t> recall_steps(const Ranking& ranking);

}  // namespace deconfuse
