#pragma once

#include "input/text/source.hpp"

namespace deconfuse {

/// Makes marks that separate cells the same in all texts, and blanks out such as belong to a print
/// and not to its cells: types of arrays, braces of cells, numbers of lines.
void unify_marks(Source& source);

/// Blanks out bars that stand between groups of cells which blanks part: "1 0 0 | 1", "ham | 20 5 |
/// 25". Rules have to be blanked out before.
void blank_bars_out(Source& source);

}  // namespace deconfuse
