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

/// The function without the module or object that it belongs to: "array" of "np.array".
std::string_view last_part(std::string_view function);

/// Tells what the nodes of a literal stand for: vectors, objects and what lists and calls of
/// functions hold. A value is the number of its node. A call that cannot be understood is an error
/// (`unknown-function`), which is kept until it is forgotten.
class BracketedValues {
 public:
  BracketedValues(const Source& source, const Literal& literal)
      : source_(source), nodes_(literal.nodes) {}

  const Node& node(std::size_t i) const { return nodes_[i]; }

  /// The last error.
  const std::optional<InputError>& error() const { return error_; }
  void forget_error() { error_.reset(); }

  /// Array-making functions and brackets around brackets stand for what is inside.
  std::size_t unwrapped(std::size_t i);

  /// The matrix(…), structure(…) or factor(…) that a value was taken out of; 0 where there is none.
  std::size_t call_around(std::size_t value) const;

  /// The argument or entry of that name; 0 where there is none.
  std::size_t argument(std::size_t call, std::string_view name) const;

  bool is_scalar(std::size_t i) const { return node(i).bracket == 0; }
  /// np.int64(1) is 1.
  std::optional<Cell> scalar_in(std::size_t i);
  bool all_scalars(std::size_t i);

  bool is_object(std::size_t i) const;

  /// Whether semicolons part its entries.
  bool has_rows(std::size_t i) const;
  /// [1; 2; 2]
  bool is_column(std::size_t value) const;

  /// The entries of a vector, or none where this is no vector.
  std::optional<Vector> vector_of(std::size_t i, std::string_view name);

  /// The line from where a value starts.
  Cell place_of(std::size_t i) const;

 private:
  std::size_t place_of_function(std::size_t i) const {
    return static_cast<std::size_t>(node(i).function.data() - source_.text().data());
  }

  /// c(1L, 2L): R's integers.
  static void remove_integer_marks(Vector& vector);

  /// factor(c("spam", "ham"), levels = c("ham", "spam")) says the order of the classes, and
  /// structure(c(2L, 1L), levels = c("ham", "spam")) holds positions of levels.
  void apply_levels(std::size_t i, Vector& vector) const;

  const Source& source_;
  const std::vector<Node>& nodes_;
  std::unordered_map<std::size_t, std::size_t> calls_;  ///< by value: the call around it
  std::optional<InputError> error_;
};

}  // namespace deconfuse
