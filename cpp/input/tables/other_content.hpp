#pragma once

#include <optional>
#include <string_view>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The error for a table that holds something other than data about cases: `looks-like-metrics`
/// (values of metrics), `looks-like-curve` (points of a curve), `looks-like-losses` (states and
/// actions).
std::optional<InputError> find_other_content(const Source& source, const Grid& grid);

/// The first line of a text that defines a function in every line: "A(x) = x^(1/3)".
std::optional<Cell> defined_functions(std::string_view text);

/// The line of a Python program that defines a function: "fA = np.vectorize(lambda x: x**2)".
std::optional<Cell> function_of_python(std::string_view text);

}  // namespace deconfuse
