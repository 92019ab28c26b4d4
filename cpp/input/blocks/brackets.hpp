#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// A bracketed value with what names it, wherever a text has it:
///
///   混淆矩阵： [[50  3]            >>> y_true = np.array([0, 0, 1, 1])
///    [ 2 45]]                     {"accuracy": 0.95, "matrix": [[50, 3], [2, 45]]}
struct Bracketed {
  TextView lines;                             ///< from the name to the closing bracket
  std::size_t first_line = 0, last_line = 0;  ///< of the view
  bool computed = false;  ///< with an operator or a method: the value is another one
  bool nested = false;    ///< a table: brackets inside brackets
  bool named = false;     ///< by what stands before "=" or ":"
  std::size_t items = 0;  ///< numbers and words inside
};

/// The outermost values in their order: sets, what has a name, and others with two items or more.
/// What only quotes or calls, "(see table 2)" and `print(y)`, is none.
std::vector<Bracketed> brackets_in(std::string_view text, const TextView& view);

/// Whether a line of code has values in brackets or what another line assigns: "C.T" below "C = …".
/// "SVC(C=10)" has neither.
bool computes_values(std::string_view text, const TextView& view, std::size_t line);

}  // namespace deconfuse
