#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "data/scored_cases.hpp"

namespace deconfuse {

/// What each case is predicted as, as an index of a class: by probabilities the most probable; by
/// scores 1 for as many of the highest as there are positive cases, so that no threshold has to be
/// known.
std::vector<std::int32_t> decided(const ScoredCases& cases, std::size_t model);

/// The truth that goes with it: of scores 1 for the positive class.
std::vector<std::int32_t> true_classes(const ScoredCases& cases);

}  // namespace deconfuse
