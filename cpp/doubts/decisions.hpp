#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "data/scored_cases.hpp"

namespace deconfuse {

/// Predicted class of each case, as an index. Probabilities give the most probable class. Scores
/// give 1 for the highest scores, as many as there are positive cases, because no threshold is
/// known.
std::vector<std::int32_t> decided(const ScoredCases& cases, std::size_t model);

/// True class of each case, in the same terms: with scores, 1 for the positive class.
std::vector<std::int32_t> true_classes(const ScoredCases& cases);

}  // namespace deconfuse
