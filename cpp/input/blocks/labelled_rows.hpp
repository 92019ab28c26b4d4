#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Rows of a name and the same number of figures, below the names of the columns:
///
///                       Can't Say Most Agree    Error        Rate
///   Can't Say                1497       6332 0.808788  =6332/7829
///   Most Agree                581       7279 0.073919   =581/7860
///
/// Names may contain blanks. The name of a row is the text before its figures; a word above belongs
/// to the figures that end below its end or after it. Below each row there may be more figures
/// without a name, which repeat it in other units; they are left out:
///
///            |  no |  yes | Row Total |             cat     dog
///         no |  50 |    3 |        53 |     cat     50      3
///            | .94 |  .06 |       .53 |             94.3%   5.7%
///
/// The figures may be a list with as many entries as there are rows; names above are then optional:
///
///   routine [82, 3]              Prog  Cent
///   urgent [5, 40]         Prog  [14  2]
///                          Cent  [ 3 11]
///
/// The name of an axis may stand above the columns, beside the rows or before the first of them.
struct LabelledRows {
  Grid grid;
  TextView lines;  ///< from the heading to the last row
};

std::vector<LabelledRows> labelled_rows_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
