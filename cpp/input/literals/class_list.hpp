#pragma once

#include <cstddef>

#include "input/literals/bracketed_values.hpp"
#include "input/literals/vector_cases.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether a list beside a matrix holds the names of its classes: its name says so ("labels: [0,
/// 1]", "class order (a, b)"), or all of its entries are quoted, or nothing but a name stands on
/// its lines and between it and the matrix. "shape: (100, 4)", "see [2, 3]" and "(3 points)" are no
/// such lists. `list` and `matrix` are the numbers of their nodes.
bool is_class_list(const Source& source, const BracketedValues& values, std::size_t list,
                   std::size_t matrix, const Vector& vector);

}  // namespace deconfuse
