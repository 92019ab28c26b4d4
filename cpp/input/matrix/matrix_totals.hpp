#pragma once

#include <cstddef>
#include <vector>

#include "input/matrix/matrix_frame.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The numbers of a frame: its counts, or shares, and their totals.
struct MatrixNumbers {
  std::size_t width = 0;       ///< width of the frame
  std::vector<double> values;  ///< in the order of the frame's entries; NaN if a total is missing
  double rounding = 0;         ///< half a unit of the last written digit

  double at(std::size_t r, std::size_t c) const { return values[r * width + c]; }

  /// The sum over the counts, without totals.
  double row_sum(const MatrixFrame& frame, std::size_t r) const;
  double column_sum(const MatrixFrame& frame, std::size_t c) const;

  /// Whether a and b are equal within the rounding of a sum of so many written numbers.
  bool same_sum(double a, double b, std::size_t numbers) const;
};

/// Separates totals from counts. A row and a column called "total" become counts of a class if none
/// of their numbers is a sum; the last row and column without such a name become totals if they add
/// up. Adds notices about totals, and about those that do not add up.
void find_totals(Source& source, MatrixFrame& frame, const MatrixNumbers& numbers);

}  // namespace deconfuse
