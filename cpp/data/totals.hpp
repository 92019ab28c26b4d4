#pragma once

#include <cstddef>
#include <vector>

namespace deconfuse {

/// Sums of the rows and columns of a matrix.
struct Totals {
  std::vector<double> of_rows;
  std::vector<double> of_columns;
  double of_all = 0;
  bool whole = true;  ///< true if every cell is a whole number
};

/// `cells` is row-major with rows · columns entries, finite and >= 0. Sums of whole numbers are
/// exact up to 2^53; others are rounded, in no particular order.
Totals totals_of(const std::vector<double>& cells, std::size_t rows, std::size_t columns);

}  // namespace deconfuse
