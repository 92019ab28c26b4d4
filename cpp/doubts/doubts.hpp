#pragma once

#include <vector>

#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "doubts/doubt.hpp"

namespace deconfuse {

/// Doubts about the data, the surest first. Time is linear in the cases, except that scores are
/// sorted once.
std::vector<Doubt> doubts_about(const Dataset& data);
std::vector<Doubt> doubts_about(const ScoredCases& cases);

}  // namespace deconfuse
