#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/matrix/matrix_frame.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {

/// Whether one text names both axes, and which: "Actual \ Predicted", "Real/Predicho",
/// "Predicted → Actual ↓", "label_prediction".
bool names_both_axes(std::string_view text, Role& rows, Role& columns);

/// The name of an axis in a row that holds no labels and no counts.
struct AxisMention {
  std::size_t row;
  std::size_t column;
  Role role;
};

/// A table's rows and columns apart from those with names of axes alone, and these names.
struct AxisHeadings {
  std::vector<AxisMention> mentions;
  std::vector<std::size_t> rows;  ///< those that are left
  std::vector<std::size_t> columns;
};

/// Sets aside headings such as "Predicted" above the labels and "Actual" beside them. A column with
/// the name of an axis names the rows of the frame, whose entries are filled.
AxisHeadings set_axis_names_aside(const Grid& grid, MatrixFrame& frame);

/// Names the axes of a frame whose labels are found: by the corner where the row of labels meets
/// the column of labels, and by the names in rows that were set aside.
void name_axes(const Grid& grid, const std::vector<AxisMention>& mentions, MatrixFrame& frame);

}  // namespace deconfuse
