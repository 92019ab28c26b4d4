#pragma once

#include <cstddef>
#include <vector>

#include "input/matrix/matrix_frame.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The numbers of a frame: its counts, or shares, and their totals.
struct MatrixNumbers {
  std::size_t width = 0;       ///< of the frame
  std::vector<double> values;  ///< as the frame's entries; NaN where a total is missing
  double rounding = 0;         ///< half a unit of the last digit that is written

  double at(std::size_t r, std::size_t c) const { return values[r * width + c]; }

  /// Of the counts alone.
  double row_sum(const MatrixFrame& frame, std::size_t r) const;
  double column_sum(const MatrixFrame& frame, std::size_t c) const;

  /// Equal up to the rounding of a sum of so many numbers, as they are written.
  bool same_sum(double a, double b, std::size_t numbers) const;
};

/// Tells totals from counts: a row and a column called "total" of which no number is a sum become
/// counts of a class, and the last row and column that have no such name become totals where they
/// add up. States totals, and those that do not add up, in notices.
void find_totals(Source& source, MatrixFrame& frame, const MatrixNumbers& numbers);

}  // namespace deconfuse
