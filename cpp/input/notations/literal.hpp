#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "data/message.hpp"
#include "input/notations/surroundings.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// One node of a bracketed value: a scalar or a container.
struct Node {
  std::string_view
      name;  ///< y_true in `y_true = [1, 2]`, a key of an object, or an argument's name
  std::string_view function;  ///< np.array in `np.array([1, 2])`
  Cell cell;                  ///< a scalar; for a container, its opening bracket
  char bracket = 0;       ///< '[', '(', '{'; 'l' for a bare list to the end of the line; 0: scalar
  bool new_row = false;   ///< preceded by a semicolon
  std::size_t end = 0;    ///< of a container: the position after its closing bracket
  std::size_t first = 0;  ///< first child, 0 for none
  std::size_t last = 0;
  std::size_t next = 0;  ///< next sibling, 0 for none
  std::size_t children = 0;
};

/// A parsed text of bracketed values in the syntax of Python, NumPy, R, MATLAB, JavaScript, JSON or
/// LaTeX. nodes[0] is the common parent of the values.
struct Literal {
  std::vector<Node> nodes;
};

/// Parses bracketed values. Errors: `unclosed-bracket`, `unbalanced-bracket`, `unclosed-quote`,
/// `nested-too-deep`, `missing-comma`, `unexpected-text`, `code-not-run`, `json-syntax`.
Result<Literal> read_literal(Source& source, const Surroundings& surroundings);

}  // namespace deconfuse
