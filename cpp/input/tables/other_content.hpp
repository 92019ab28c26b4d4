#pragma once

#include <optional>
#include <string_view>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Why a table that holds something else than data about cases is refused, with what it is:
/// `looks-like-metrics` (their values), `looks-like-curve` (points of it), `looks-like-losses`
/// (states and actions).
std::optional<InputError> find_other_content(const Source& source, const Grid& grid);

/// The first line of a text of functions: "A(x) = x^(1/3)" in every line.
std::optional<Cell> defined_functions(std::string_view text);

/// The line of a program in which a function stands: "fA = np.vectorize(lambda x: x**2)".
std::optional<Cell> function_of_python(std::string_view text);

}  // namespace deconfuse
