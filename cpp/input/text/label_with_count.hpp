#pragma once

#include <string_view>

namespace deconfuse {

/// Digits only, one or more.
bool is_whole_number(std::string_view text);

/// The label in what a log says of one side, without a confidence behind it, "spam (0.93)", and
/// without quotes around it. Empty where it is none: a list, or what holds brackets or a colon.
std::string_view label_in(std::string_view text);

/// Takes a count off the end: "dog: 3", "dog (3)", "dog = 3", "dog x 3", "dog 3 times", "dog 3".
/// Where there is none, the count is empty and `text` stays as it is.
std::string_view take_count(std::string_view& text);

}  // namespace deconfuse
