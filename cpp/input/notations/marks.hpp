#pragma once

#include <string_view>

#include "input/text/source.hpp"

namespace deconfuse {

/// Marks that belong to a print and not to its cells: types of arrays, braces of cells, numbers of
/// lines, and the second of two bars.
Gaps marks_of_print(std::string_view text);

/// Bars that stand between groups of cells which blanks part: "1 0 0 | 1", "ham | 20 5 | 25". The
/// text has no rules.
Gaps bars_between_groups(std::string_view text);

}  // namespace deconfuse
