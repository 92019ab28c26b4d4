#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The parts of a table around its counts: labels, names of axes and totals. Rows and columns are
/// numbered as in the text.
struct MatrixFrame {
  std::size_t width = 0;
  std::vector<MatrixEntry> entries;  ///< row-major, `width` per row
  Role rows_axis = Role::none;       ///< truth or predicted, if the text says so
  Role columns_axis = Role::none;
  bool named_by_corner = false;  ///< a single word in the corner names the axis, but it may name
                                 ///< either
  std::vector<std::size_t> body_rows;  ///< rows of the counts; empty if there are none
  std::vector<std::size_t> body_columns;
  std::optional<std::size_t> label_row;
  std::optional<std::size_t> label_column;
  std::optional<std::size_t> totals_row;
  std::optional<std::size_t> totals_column;
  bool named_totals = false;  ///< totals were recognised by a name

  MatrixEntry& entry(std::size_t row, std::size_t column) { return entries[row * width + column]; }
  const MatrixEntry& entry(std::size_t row, std::size_t column) const {
    return entries[row * width + column];
  }

  /// Empty if the row has no label.
  Cell row_label(std::size_t row) const;
};

/// Separates the counts of a table from their surroundings. Totals without a name are still among
/// the counts. Errors: `empty-text`, `ragged-rows`, `mixed-delimiters`, `matrix-without-numbers`,
/// `too-many-classes`.
Result<MatrixFrame> find_matrix_frame(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
