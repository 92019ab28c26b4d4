#pragma once

#include <cstddef>

#include "data/dataset.hpp"
#include "input/tables/grid.hpp"

namespace deconfuse {

/// More rows or columns than this cannot be classes with their heading and totals.
inline constexpr std::size_t longest_side = maximum_classes + 8;

/// Whether a table of this shape is taken for a matrix of counts rather than for labels.
bool looks_like_matrix(const Grid& grid);

/// Whether names above the columns, which are no numbers, stand before rows of numbers as well:
/// only the classes of a matrix do, whatever they are called.
bool has_names_on_both_sides(const Grid& grid);

/// pandas prints the name of the columns in the corner and that of the rows below it, on a line of
/// its own: "cluster 0 1 2", "species", "setosa 50 0 0".
bool names_rows_apart(const Grid& grid);

/// 0…K−1 or 1…K above a square of counts, as a table is saved without its index.
bool has_numbered_heading(const Grid& grid);

}  // namespace deconfuse
