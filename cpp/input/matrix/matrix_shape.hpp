#pragma once

#include <cstddef>

#include "data/dataset.hpp"
#include "input/tables/grid.hpp"

namespace deconfuse {

/// Maximum number of rows or columns of classes with their heading and totals.
inline constexpr std::size_t longest_side = maximum_classes + 8;

/// Whether the shape of a table is that of a matrix of counts rather than of labels.
bool looks_like_matrix(const Grid& grid);

/// Whether names above the columns, which are no numbers, also stand before rows of numbers. Only
/// the classes of a matrix do, whatever their names are.
bool has_names_on_both_sides(const Grid& grid);

/// Whether the names of both axes are printed as in pandas, that of the columns in the corner and
/// that of the rows below it on a line of its own: "cluster 0 1 2", "species", "setosa 50 0 0".
bool names_rows_apart(const Grid& grid);

/// Whether 0…K−1 or 1…K stand above a square of counts, as in a table saved without its index.
bool has_numbered_heading(const Grid& grid);

}  // namespace deconfuse
