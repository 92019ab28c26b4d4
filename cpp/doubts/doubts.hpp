#pragma once

#include <vector>

#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "doubts/doubt.hpp"

namespace deconfuse {

/// What looks wrong about the data, the surest first. Linear in the cases, but for scores, which
/// are ranked.
std::vector<Doubt> doubts_about(const Dataset& data);
std::vector<Doubt> doubts_about(const ScoredCases& cases);

}  // namespace deconfuse
