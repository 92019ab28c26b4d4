#pragma once

#include <string_view>

#include "input/text/source.hpp"

namespace deconfuse {

/// Marks that belong to the print and not to its cells: types of arrays, braces of cell arrays,
/// line numbers, and the second of two bars.
Gaps marks_of_print(std::string_view text);

/// Bars between groups of cells that are separated by blanks: "1 0 0 | 1", "ham | 20 5 | 25". The
/// text must have no rules.
Gaps bars_between_groups(std::string_view text);

}  // namespace deconfuse
