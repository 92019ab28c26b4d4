#include "data/totals.hpp"

#include <algorithm>
#include <cmath>

namespace deconfuse {
namespace {

/// A double with this added has no bits below the point.
constexpr double no_fraction = 0x1p52;

bool is_whole(double number) { return number == std::floor(number); }

}  // namespace

Totals totals_of(const std::vector<double>& cells, std::size_t rows, std::size_t columns) {
  Totals totals;
  totals.of_columns.resize(columns);
  double* const of_columns = totals.of_columns.data();
  // A sum waits for the one before it, so there are several of each row.
  constexpr std::size_t lanes = 4;
  double fractions[lanes] = {};
  for (std::size_t row = 0; row < rows; ++row) {
    const double* const counts = cells.data() + row * columns;
    double sums[lanes] = {};
    for (std::size_t column = 0; column < columns; ++column) {
      const double count = counts[column];
      const std::size_t lane = column % lanes;
      sums[lane] += count;
      of_columns[column] += count;
      fractions[lane] += std::fabs(count - (count + no_fraction - no_fraction));
    }
    totals.of_rows.push_back((sums[0] + sums[1]) + (sums[2] + sums[3]));
    totals.of_all += totals.of_rows.back();
  }
  // Beyond 2^52 the sum with it is rounded to more than ones.
  if (fractions[0] + fractions[1] + fractions[2] + fractions[3] > 0) {
    totals.whole = std::all_of(cells.begin(), cells.end(), is_whole);
  }
  return totals;
}

}  // namespace deconfuse
