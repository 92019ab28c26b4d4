#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// The lines of a text, and the same lines without what stands before runs of them: comment signs,
/// marks of quotation, prompts, bullets, numbers of lines, time stamps. Each view has
/// as many pieces as the text has lines, and takes one prefix more off than the view before it.
std::vector<TextView> views_of(std::string_view text);

/// The length of what a log writes before its message: "2026-03-01 10:22:31,114 INFO ",
/// "[10:22:31] ". 0 where the line starts otherwise.
std::size_t stamp_length(std::string_view line);

}  // namespace deconfuse
