#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Rows of a name and as many figures each, below the names of the columns:
///
///                       Can't Say Most Agree    Error        Rate
///   Can't Say                1497       6332 0.808788  =6332/7829
///   Most Agree                581       7279 0.073919   =581/7860
///
/// Names may hold blanks: what stands before the figures of a row is its name, and a word above
/// belongs to the figures that end at its end or behind it. Below each row there may be further
/// figures without a name, which say the same in other units; they are left out:
///
///            |  no |  yes | Row Total |             cat     dog
///         no |  50 |    3 |        53 |     cat     50      3
///            | .94 |  .06 |       .53 |             94.3%   5.7%
///
/// The figures may be a list, as many as there are rows, and then nothing need stand above:
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
