#include <cstddef>

#include "doubts/laws.hpp"

namespace deconfuse {

/// The last row is the sum of the other rows, and the last column that of the other columns: totals
/// were taken for a class.
Doubtful totals_among_counts(const Dataset& data) {
  const ConfusionMatrix& matrix = data.matrix;
  const std::size_t last = matrix.rows() - 1;
  if (data.kind != Kind::matrix || matrix.rows() < 3 || matrix.columns() != matrix.rows() ||
      matrix.total() == 0)
    return std::nullopt;
  for (std::size_t at = 0; at <= last; ++at) {
    if (matrix.column_totals()[at] != 2 * matrix(last, at) ||
        matrix.row_totals()[at] != 2 * matrix(at, last))
      return std::nullopt;
  }
  return Doubt{DoubtCode::totals_among_counts,
               Sureness::likely,
               {{"class", data.labels[last]}, {"total", count_text(matrix(last, last))}},
               DropTotals()};
}

}  // namespace deconfuse
