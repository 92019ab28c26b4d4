#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// What a line says of the axes of a matrix.
struct StatedAxes {
  Role rows = Role::none;  ///< truth or predicted
  std::size_t line = 0;    ///< counted from 1
  /// A call, `table(predicted, actual)`, says what is printed right below it.
  bool is_call = false;
  std::size_t printed_line = 0;  ///< the next one that is not empty, or 0
};

/// What one line says of the rows of a matrix, in words: "rows: truth, columns: pred", "columns are
/// the true classes", "predictions in rows", "Zeilen: Vorhersage". None where it says nothing, or
/// one thing and its contrary.
Role rows_stated_in(std::string_view line);

/// What the arguments of a call say of the rows of what it prints: of R's table() and pandas'
/// crosstab() the first one is in the rows, as is the truth of confusion_matrix(y_true, y_pred).
/// None where only one argument is known, or a name says both.
Role rows_of_call(std::string_view line);

/// The lines that say which axis is which, in their order.
std::vector<StatedAxes> axes_stated_in(std::string_view text, const TextView& lines);

}  // namespace deconfuse
