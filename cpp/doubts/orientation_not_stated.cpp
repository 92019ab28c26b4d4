#include <cstddef>

#include "doubts/laws.hpp"

namespace deconfuse {

/// The text does not say whether rows are the truth or the predictions, or says it by one word in
/// the corner only. A symmetric matrix raises no doubt.
Doubtful orientation_not_stated(const Dataset& data) {
  if (data.kind != Kind::matrix || !data.orientation_doubtful || !data.classification)
    return std::nullopt;
  const ConfusionMatrix& matrix = data.matrix;
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    for (std::size_t column = 0; column < row; ++column) {
      if (matrix(row, column) == matrix(column, row)) continue;
      return Doubt{DoubtCode::orientation_not_stated,
                   Sureness::possible,
                   {{"rows", data.truth_in_columns ? "predicted" : "truth"}},
                   ExchangeAxes{!data.truth_in_columns}};
    }
  }
  return std::nullopt;
}

}  // namespace deconfuse
