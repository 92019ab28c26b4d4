#pragma once

#include <optional>
#include <string>
#include <vector>

namespace deconfuse {

/// The place of each label, from below, in a scale of words that has all of them: grades, sizes,
/// months, answers of questionnaires in English, Spanish, German and French, and whatever is
/// numbered by I, II, III. Absent where there is no such scale.
std::optional<std::vector<int>> grades_of(const std::vector<std::string>& labels);

}  // namespace deconfuse
