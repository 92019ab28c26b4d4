#include "input/literals/bracketed_values.hpp"

#include <algorithm>

#include "data/word_list.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

std::string_view last_part(std::string_view function) {
  const std::size_t owner = function.find_last_of('.');
  return owner == std::string_view::npos || function == "data.frame" || function.starts_with("as.")
             ? function
             : function.substr(owner + 1);
}

std::size_t BracketedValues::unwrapped(std::size_t i) {
  static constexpr std::string_view transparent[] = {
      "array",   "asarray",  "tensor",    "Series",    "factor", "as.factor",   "DataFrame",
      "table",   "as.table", "as.matrix", "print",     "Array",  "Categorical", "categorical",
      "string",  "ordered",  "matrix",    "structure", "int64",  "int32",       "float64",
      "float32", "str_",     "bool_",     "int8",      "uint8",  "Tensor",      "Counter"};
  static constexpr std::string_view kept[] = {"",           "c",      "list",  "tuple",
                                              "vector",     "List",   "Seq",   "Vector",
                                              "data.frame", "tibble", "rbind", "cbind"};
  while (node(i).bracket != 0) {
    const std::string_view function = last_part(node(i).function);
    if (is_one_of(function, kept)) {
      // Unwraps ((1, 2)) but not [[1, 2]].
      const std::size_t child = node(i).first;
      if (function.empty() && node(i).bracket == '(' && node(i).children == 1 &&
          node(child).bracket != 0 && node(child).name.empty()) {
        i = child;
        continue;
      }
      return i;
    }
    if (!is_one_of(function, transparent)) {
      error_ = source_.error(ErrorCode::unknown_function, {node(i).function, place_of_function(i)},
                             Expected::printed_values, {{"name", excerpt_of(node(i).function)}});
      return i;
    }
    const std::size_t child = node(i).first;
    if (child == 0) return i;
    // array("a", "b") of PHP holds its entries; array(["a", "b"]) of NumPy holds a list of them.
    if (function == "array" && is_scalar(child) && node(child).name.empty()) return i;
    if (function == "matrix" || function == "array" || function == "structure" ||
        function == "factor" || function == "ordered") {
      if (node(i).children > 1) calls_[child] = i;
    }
    i = child;
  }
  return i;
}

std::size_t BracketedValues::call_around(std::size_t value) const {
  const auto call = calls_.find(value);
  return call == calls_.end() ? 0 : call->second;
}

std::size_t BracketedValues::argument(std::size_t call, std::string_view name) const {
  for (std::size_t child = node(call).first; child != 0; child = node(child).next) {
    if (node(child).name == name) return child;
  }
  return 0;
}

std::optional<Cell> BracketedValues::scalar_in(std::size_t i) {
  if (is_scalar(i)) return node(i).cell;
  if (node(i).bracket == '(' && !node(i).function.empty() && node(i).children == 1 &&
      is_scalar(node(i).first)) {
    const std::size_t inner = unwrapped(i);
    if (!error_ && is_scalar(inner)) return node(inner).cell;
  }
  return std::nullopt;
}

bool BracketedValues::all_scalars(std::size_t i) {
  for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
    if (!is_scalar(child) && !scalar_in(child)) return false;
  }
  return true;
}

bool BracketedValues::is_object(std::size_t i) const {
  const std::size_t child = node(i).first;
  return child != 0 && !node(child).name.empty() &&
         (node(i).bracket == '{' || last_part(node(i).function) == "list" ||
          last_part(node(i).function) == "data.frame" || last_part(node(i).function) == "tibble");
}

bool BracketedValues::has_rows(std::size_t i) const {
  for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
    if (node(child).new_row) return true;
  }
  return false;
}

bool BracketedValues::is_column(std::size_t value) const {
  for (std::size_t child = node(value).first; child != 0; child = node(child).next) {
    if (child != node(value).first && !node(child).new_row) return false;
  }
  return true;
}

std::optional<Vector> BracketedValues::vector_of(std::size_t i, std::string_view name) {
  Vector vector;
  vector.name = name;
  vector.place = {line_from(source_.text(), node(i).cell.offset), node(i).cell.offset, false};
  vector.cells.reserve(node(i).children);
  for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
    if (is_scalar(child)) {
      // c(a = 1, b = 2) has named entries; factor(x, levels = …) has arguments.
      vector.cells.push_back(node(child).cell);
      continue;
    }
    if (auto cell = scalar_in(child)) {
      vector.cells.push_back(*cell);
      continue;
    }
    if (error_) return std::nullopt;
    // A column: [[1], [2], [2]].
    const std::size_t inner = unwrapped(child);
    if (node(inner).children != 1 || !is_scalar(node(inner).first)) return std::nullopt;
    vector.cells.push_back(node(node(inner).first).cell);
  }
  remove_integer_marks(vector);
  apply_levels(i, vector);
  return vector;
}

Cell BracketedValues::place_of(std::size_t i) const {
  const std::size_t offset = node(i).cell.offset;
  return {line_from(source_.text(), offset), offset, false};
}

void BracketedValues::remove_integer_marks(Vector& vector) {
  const bool marked = std::all_of(vector.cells.begin(), vector.cells.end(), [](const Cell& cell) {
    return !cell.quoted && cell.text.size() > 1 && cell.text.ends_with('L') &&
           parse_number(cell.text.substr(0, cell.text.size() - 1)).form == NumberForm::finite;
  });
  if (!marked) return;
  for (Cell& cell : vector.cells) cell.text.remove_suffix(1);
}

void BracketedValues::apply_levels(std::size_t i, Vector& vector) const {
  const std::size_t call = call_around(i);
  if (call == 0) return;
  const bool positions = last_part(node(call).function) == "structure";
  for (std::size_t argument = node(call).first; argument != 0; argument = node(argument).next) {
    if (node(argument).name != "levels" && node(argument).name != ".Label") continue;
    for (std::size_t level = node(argument).first; level != 0; level = node(level).next)
      vector.levels.push_back(node(level).cell);
    if (!positions) continue;
    for (Cell& cell : vector.cells) {
      const Number position = parse_number(cell.text);
      const double last = static_cast<double>(vector.levels.size());
      if (position.form != NumberForm::finite || position.value < 1 || position.value > last)
        continue;
      cell.text = vector.levels[static_cast<std::size_t>(position.value) - 1].text;
      cell.quoted = true;
    }
  }
}

}  // namespace deconfuse
