#include "input/matrix/matrix_axes.hpp"

#include <algorithm>
#include <utility>

#include "input/matrix/matrix_shape.hpp"
#include "input/tables/matrix_cell.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view right_arrow = "→";

/// Whether a text joins the names of rows and columns as Spark's crosstab does: "label_prediction".
bool names_axes_joined(std::string_view text, Role& rows, Role& columns) {
  for (std::size_t at = text.find('_'); at != std::string_view::npos; at = text.find('_', at + 1)) {
    // "y_pred" names only the predictions.
    if (at < 2) continue;
    const Role first = role_of(text.substr(0, at)), second = role_of(text.substr(at + 1));
    if (!is_axis(first) || !is_axis(second) || first == second) continue;
    rows = first;
    columns = second;
    return true;
  }
  return false;
}

/// Finds the rows and columns that hold only names of axes.
class Finder {
 public:
  Finder(const Grid& grid, MatrixFrame& frame) : grid_(grid), frame_(frame) {}

  AxisHeadings find() {
    constexpr std::size_t heading_rows = 4, heading_columns = 2;
    const std::size_t all_rows = grid_.rows();
    std::vector<bool> row_aside(all_rows), column_aside(frame_.width);
    for (std::size_t r = 0; r < all_rows && r < heading_rows; ++r) {
      std::size_t filled = 0, numbers = 0;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        filled += frame_.entry(r, c).content != Content::empty;
        numbers += frame_.entry(r, c).content == Content::number;
      }
      // A single text above a table may be the name of a variable, as R prints it.
      const auto role_above = [filled](std::string_view text) {
        return filled == 1 ? role_of_variable(text) : role_of(text);
      };
      AxisNames axes;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        const std::string_view text = frame_.entry(r, c).cell.text;
        if (!names_class(text)) axes.see(text, role_above(text));
      }
      const bool nothing = filled == 0 || (r == 1 && names_rows_apart(grid_));
      if (!nothing && (numbers > 0 || !axes.any() || axes.differ() ||
                       filled > std::max<std::size_t>(1, frame_.width / 2)))
        continue;
      row_aside[r] = true;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        const std::string_view text = frame_.entry(r, c).cell.text;
        const Role role = role_above(text);
        if (is_axis(role) && !is_class_word(text) && !names_class(text))
          headings_.mentions.push_back({r, c, role});
      }
    }
    for (std::size_t c = 0; c < frame_.width && c < heading_columns; ++c) {
      std::size_t filled = 0;
      bool others = false;
      AxisNames axes;
      for (std::size_t r = 0; r < all_rows; ++r) {
        if (row_aside[r]) continue;
        const MatrixEntry& e = frame_.entry(r, c);
        if (e.content == Content::empty) continue;
        ++filled;
        if (e.content == Content::number || names_class(e.cell.text) ||
            !(axes.see(e.cell.text, role_of(e.cell.text)) || is_total(e.cell.text) ||
              is_class_word(e.cell.text))) {
          others = true;
        }
      }
      if (filled > 0 &&
          (!axes.any() || axes.differ() || others || c + 1 == frame_.width ||
           names_all_rows(c, row_aside) || (filled == 1 && corner_only(c, row_aside))))
        break;
      column_aside[c] = true;
      for (std::size_t r = 0; r < all_rows; ++r) {
        if (!row_aside[r] && is_axis(role_of(frame_.entry(r, c).cell.text)) &&
            !is_class_word(frame_.entry(r, c).cell.text)) {
          frame_.rows_axis = role_of(frame_.entry(r, c).cell.text);
        }
      }
    }
    for (std::size_t r = 0; r < all_rows; ++r) {
      if (!row_aside[r]) headings_.rows.push_back(r);
    }
    for (std::size_t c = 0; c < frame_.width; ++c) {
      if (!column_aside[c]) headings_.columns.push_back(c);
    }
    // Empty columns, such as the last ones if each line ends with a delimiter, are dropped.
    std::erase_if(headings_.columns, [&](std::size_t c) {
      return std::all_of(headings_.rows.begin(), headings_.rows.end(), [&](std::size_t r) {
        return frame_.entry(r, c).content == Content::empty;
      });
    });
    return std::move(headings_);
  }

 private:
  /// The names of axes in one row or column.
  class AxisNames {
   public:
    /// Adds `text` if it is the name of an axis; returns whether it is.
    bool see(std::string_view text, Role role) {
      if (!is_axis(role) || is_class_word(text)) return false;
      std::string_view& name = role == Role::truth ? truth_ : predicted_;
      differ_ = differ_ || (!name.empty() && name != text);
      name = text;
      return true;
    }
    bool any() const { return !truth_.empty() || !predicted_.empty(); }
    /// "Actual 0" and "Actual 1" are classes, not the name of one axis.
    bool differ() const { return differ_; }

   private:
    std::string_view truth_;
    std::string_view predicted_;
    bool differ_ = false;
  };

  /// Whether a text stands both above the counts and beside them, as the names of classes do.
  bool names_class(std::string_view text) const {
    constexpr std::size_t heading_rows = 4, heading_columns = 2;
    for (std::size_t r = 0; r < grid_.rows() && r < heading_rows; ++r) {
      std::size_t c = frame_.width - 1;
      while (c > 0 && frame_.entry(r, c).cell.text != text) --c;
      for (std::size_t below = r + 1; c > 0 && below < grid_.rows(); ++below) {
        for (std::size_t k = 0; k < c && k < heading_columns; ++k) {
          if (frame_.entry(below, k).cell.text == text) return true;
        }
      }
    }
    return false;
  }

  /// Whether each row of numbers begins with a different text in the column: "all 50 2", "real 3
  /// 45".
  bool names_all_rows(std::size_t c, const std::vector<bool>& row_aside) const {
    std::vector<std::string_view> names;
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      if (row_aside[r]) continue;
      const std::string_view name = frame_.entry(r, c).cell.text;
      if (name.empty() || frame_.entry(r, c + 1).content != Content::number ||
          std::find(names.begin(), names.end(), name) != names.end())
        return false;
      names.push_back(name);
    }
    return names.size() > 1;
  }

  /// Whether the column has a text only in the row of labels, above numbers or nothing.
  bool corner_only(std::size_t c, const std::vector<bool>& row_aside) const {
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      if (!row_aside[r]) return frame_.entry(r, c).content != Content::empty;
    }
    return false;
  }

  const Grid& grid_;
  MatrixFrame& frame_;
  AxisHeadings headings_;
};

/// Reads the corner where the row of labels meets the column of labels: "Actual", or both axes as
/// in "Actual \ Predicted".
void read_corner(const Grid& grid, const std::vector<AxisMention>& mentions, MatrixFrame& frame) {
  if (!frame.label_row || !frame.label_column) return;
  const std::string_view text = frame.entry(*frame.label_row, *frame.label_column).cell.text;
  Role rows, columns;
  if (names_both_axes(text, rows, columns)) {
    frame.rows_axis = rows;
    frame.columns_axis = columns;
    return;
  }
  const Role role = role_of_variable(text);
  if (!is_axis(role) || is_class_word(text)) return;
  // pandas prints the name of the columns in the corner and that of the rows on a line of its own.
  const bool rows_named_below =
      std::any_of(mentions.begin(), mentions.end(),
                  [&](const AxisMention& m) { return m.row > *frame.label_row; });
  const bool of_columns = names_rows_apart(grid) || rows_named_below ||
                          text.find(right_arrow) != std::string_view::npos;
  (of_columns ? frame.columns_axis : frame.rows_axis) = role;
  frame.named_by_corner = !of_columns && mentions.empty();
}

void read_mentions(const Grid& grid, const std::vector<AxisMention>& mentions, MatrixFrame& frame) {
  for (const AxisMention& mention : mentions) {
    const bool above = !frame.label_row || mention.row < *frame.label_row;
    const std::size_t first_body = frame.body_columns.empty() ? 0 : frame.body_columns[0];
    // With blanks as separators, the column of a single heading is unknown; above the labels it
    // names the columns.
    const bool names_columns = above && (grid.by_blanks || mention.column >= first_body ||
                                         mention.column + 1 >= first_body);
    Role& axis = names_columns ? frame.columns_axis : frame.rows_axis;
    axis = mention.role;
  }
}

}  // namespace

bool names_both_axes(std::string_view text, Role& rows, Role& columns) {
  constexpr std::string_view separators = "\\/|";
  std::size_t end = text.find_first_of(separators), begin = end;
  bool columns_first = false;
  if (end != std::string_view::npos) {
    begin = text.find_first_not_of(separators, end);
  } else {
    for (std::string_view arrow : {right_arrow, std::string_view("↓")}) {
      const std::size_t at = text.find(arrow);
      if (at >= end) continue;
      end = at;
      begin = at + arrow.size();
      columns_first = arrow == right_arrow;
    }
  }
  if (begin == std::string_view::npos) return names_axes_joined(text, rows, columns);
  const Role first = role_of(text.substr(0, end)), second = role_of(text.substr(begin));
  if (!is_axis(first) || !is_axis(second)) return false;
  rows = columns_first ? second : first;
  columns = columns_first ? first : second;
  return true;
}

AxisHeadings set_axis_names_aside(const Grid& grid, MatrixFrame& frame) {
  return Finder(grid, frame).find();
}

void name_axes(const Grid& grid, const std::vector<AxisMention>& mentions, MatrixFrame& frame) {
  read_corner(grid, mentions, frame);
  read_mentions(grid, mentions, frame);
}

}  // namespace deconfuse
