#pragma once

#include <string_view>

namespace deconfuse {

/// Whether the text consists of digits only, at least one.
bool is_whole_number(std::string_view text);

/// The label in a log's entry for the truth or the prediction, without a confidence after it, "spam
/// (0.93)", and without quotes around it. Empty if the entry is no single label: a list, or text
/// with brackets or a colon.
std::string_view label_in(std::string_view text);

/// Removes a count from the end of `text` and returns it: "dog: 3", "dog (3)", "dog = 3", "dog x
/// 3", "dog 3 times", "dog 3". If there is no count, the result is empty and `text` is unchanged.
std::string_view take_count(std::string_view& text);

}  // namespace deconfuse
