#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Views of a text: all of its lines, then the same lines without the prefixes that runs of them
/// share (comment signs, marks of quotation, prompts, bullets, line numbers, time stamps). Each
/// view has one piece per line of the text, and removes one prefix more than the view before it.
std::vector<TextView> views_of(std::string_view text);

/// The length of the prefix that a log writes before its message: "2026-03-01 10:22:31,114 INFO ",
/// "[10:22:31] ". 0 if the line has no such prefix.
std::size_t stamp_length(std::string_view line);

}  // namespace deconfuse
