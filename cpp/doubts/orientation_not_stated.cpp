#include <cstddef>

#include "doubts/laws.hpp"

namespace deconfuse {

/// Nothing in the text said whether rows are the truth or the predictions, and the matrix is not
/// its own transpose, so that precision and recall depend on it.
Doubtful orientation_not_stated(const Dataset& data) {
  if (data.kind != Kind::matrix || !data.orientation_assumed || !data.classification)
    return std::nullopt;
  const ConfusionMatrix& matrix = data.matrix;
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    for (std::size_t column = 0; column < row; ++column) {
      if (matrix(row, column) == matrix(column, row)) continue;
      return Doubt{DoubtCode::orientation_not_stated, Sureness::possible, {}, ExchangeAxes()};
    }
  }
  return std::nullopt;
}

}  // namespace deconfuse
