#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/matrix/matrix_frame.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {

/// Whether one text names both axes, and which: "Actual \ Predicted", "Real/Predicho", "Predicted →
/// Actual ↓", "label_prediction".
bool names_both_axes(std::string_view text, Role& rows, Role& columns);

/// The name of an axis, in a row without labels and counts.
struct AxisMention {
  std::size_t row;
  std::size_t column;
  Role role;
};

/// The rows and columns of a table without those that hold only names of axes, and these names.
struct AxisHeadings {
  std::vector<AxisMention> mentions;
  std::vector<std::size_t> rows;  ///< remaining rows
  std::vector<std::size_t> columns;
};

/// Sets aside headings such as "Predicted" above the labels and "Actual" beside them. A column that
/// holds the name of an axis names the axis of the rows in `frame`, whose entries must be filled.
AxisHeadings set_axis_names_aside(const Grid& grid, MatrixFrame& frame);

/// Names the axes of a frame whose labels have been found: by the corner where the row of labels
/// meets the column of labels, and by the names in the rows that were set aside.
void name_axes(const Grid& grid, const std::vector<AxisMention>& mentions, MatrixFrame& frame);

}  // namespace deconfuse
