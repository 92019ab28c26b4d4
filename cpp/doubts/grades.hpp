#pragma once

#include <optional>
#include <string>
#include <vector>

namespace deconfuse {

/// Rank of each label in a scale of words that contains all of them: grades, sizes, months, answers
/// to questionnaires in English, Spanish, German and French, and anything numbered I, II, III.
/// Absent if there is no such scale.
std::optional<std::vector<int>> grades_of(const std::vector<std::string>& labels);

}  // namespace deconfuse
