#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/message.hpp"
#include "input/matrix/matrix_frame.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The names along both axes of a matrix, and their consequences for it.
struct MatrixLabels {
  std::vector<Cell> rows;
  std::vector<Cell> columns;
  std::vector<std::size_t> order;         ///< new position of column k
  bool contingency = false;               ///< rows and columns are different groups
  std::optional<std::size_t> background;  ///< the row that may stand for no class
  std::optional<std::size_t> positive;    ///< the row of the positive class, such as "present"
};

/// Reads the names beside and above the counts of a frame. A beginning that all names of an axis
/// share, as in "Predicted: spam", names that axis of the frame, as paired labels do. Errors:
/// `label-count`, `duplicate-label`, `not-square`, `labels-differ`.
Result<MatrixLabels> read_matrix_labels(Source& source, MatrixFrame& frame);

}  // namespace deconfuse
