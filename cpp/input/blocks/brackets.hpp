#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// A bracketed value with its name, anywhere in a text:
///
///   混淆矩阵： [[50  3]            >>> y_true = np.array([0, 0, 1, 1])
///    [ 2 45]]                     {"accuracy": 0.95, "matrix": [[50, 3], [2, 45]]}
struct Bracketed {
  TextView lines;                             ///< from the name to the closing bracket
  std::size_t first_line = 0, last_line = 0;  ///< of the view
  bool computed = false;  ///< has an operator or a method, so the value differs from what is
                          ///< written
  bool nested = false;    ///< a table: brackets inside brackets
  bool named = false;     ///< by the text before "=" or ":"
  std::size_t items = 0;  ///< number of numbers and words inside
};

/// The outermost values in order: sets, named values, and others with two items or more. Brackets
/// of remarks and calls, such as "(see table 2)" and `print(y)`, are left out.
std::vector<Bracketed> brackets_in(std::string_view text, const TextView& view);

/// Whether a line of code computes values from brackets or from a variable that another line
/// assigns: "C.T" below "C = …", but not "SVC(C=10)".
bool computes_values(std::string_view text, const TextView& view, std::size_t line);

}  // namespace deconfuse
