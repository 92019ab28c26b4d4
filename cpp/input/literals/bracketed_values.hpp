#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "input/literals/vector_cases.hpp"
#include "input/notations/literal.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The name of a function without its module or object: "array" in "np.array".
std::string_view last_part(std::string_view function);

/// Interprets the nodes of a literal as vectors, objects, lists and calls of functions. A value is
/// the number of its node. A call of an unknown function is an error (`unknown-function`), which is
/// kept until `forget_error`.
class BracketedValues {
 public:
  BracketedValues(const Source& source, const Literal& literal)
      : source_(source), nodes_(literal.nodes) {}

  const Node& node(std::size_t i) const { return nodes_[i]; }

  /// The last error.
  const std::optional<InputError>& error() const { return error_; }
  void forget_error() { error_.reset(); }

  /// The value inside functions that only make arrays, and inside brackets around brackets.
  std::size_t unwrapped(std::size_t i);

  /// The call of matrix(…), structure(…) or factor(…) around a value; 0 if there is none.
  std::size_t call_around(std::size_t value) const;

  /// The argument or entry with this name; 0 if there is none.
  std::size_t argument(std::size_t call, std::string_view name) const;

  bool is_scalar(std::size_t i) const { return node(i).bracket == 0; }
  /// The scalar of a value, also of a call: 1 for np.int64(1).
  std::optional<Cell> scalar_in(std::size_t i);
  bool all_scalars(std::size_t i);

  bool is_object(std::size_t i) const;

  /// Whether semicolons separate its entries.
  bool has_rows(std::size_t i) const;
  /// Whether the value is a column vector: [1; 2; 2].
  bool is_column(std::size_t value) const;

  /// The entries of a vector; none if the value is no vector.
  std::optional<Vector> vector_of(std::size_t i, std::string_view name);

  /// The text from the start of a value to the end of its line.
  Cell place_of(std::size_t i) const;

 private:
  std::size_t place_of_function(std::size_t i) const {
    return static_cast<std::size_t>(node(i).function.data() - source_.text().data());
  }

  /// Removes the suffix of R's integers: c(1L, 2L).
  static void remove_integer_marks(Vector& vector);

  /// Applies the levels of R. factor(c("spam", "ham"), levels = c("ham", "spam")) gives the order
  /// of the classes; structure(c(2L, 1L), levels = c("ham", "spam")) holds indices of levels.
  void apply_levels(std::size_t i, Vector& vector) const;

  const Source& source_;
  const std::vector<Node>& nodes_;
  std::unordered_map<std::size_t, std::size_t> calls_;  ///< by value: the call around it
  std::optional<InputError> error_;
};

}  // namespace deconfuse
