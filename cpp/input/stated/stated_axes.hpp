#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The role of a matrix's axes, as a line states it.
struct StatedAxes {
  Role rows = Role::none;  ///< truth or predicted
  std::size_t line = 0;    ///< line number, from 1
  /// Whether the line is a call, `table(predicted, actual)`, which concerns the print directly
  /// below it.
  bool is_call = false;
  std::size_t printed_line = 0;  ///< the next line that is not empty, or 0
};

/// The role of the rows of a matrix that a line states in words: "rows: truth, columns: pred",
/// "columns are the true classes", "predictions in rows", "Zeilen: Vorhersage". None if it states
/// nothing, or contradicts itself.
Role rows_stated_in(std::string_view line);

/// The role of the rows in the print of a call, by its arguments. The first argument of R's table()
/// and pandas' crosstab() is in the rows, and so is the truth of confusion_matrix(y_true, y_pred).
/// None if only one argument is known, or a name states both roles.
Role rows_of_call(std::string_view line);

/// The lines that state which axis is which, in order.
std::vector<StatedAxes> axes_stated_in(std::string_view text, const TextView& lines);

}  // namespace deconfuse
