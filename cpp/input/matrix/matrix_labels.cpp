#include "input/matrix/matrix_labels.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "input/matrix/background.hpp"
#include "input/matrix/paired_labels.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

class Reader {
 public:
  Reader(Source& source, MatrixFrame& frame) : source_(source), frame_(frame) {}

  Result<MatrixLabels> read() {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    MatrixLabels names;
    for (const bool of_rows : {true, false}) {
      auto labels = labels_of_axis(of_rows);
      if (const auto* error = std::get_if<InputError>(&labels)) return *error;
      (of_rows ? names.rows : names.columns) = std::move(std::get<std::vector<Cell>>(labels));
    }
    take_axis_prefix(names.rows, frame_.rows_axis);
    take_axis_prefix(names.columns, frame_.columns_axis);
    take_titles();
    for (const auto* labels : {&names.rows, &names.columns}) {
      if (auto error = find_duplicate(*labels)) return *error;
    }
    for (std::size_t k = 0; k < columns; ++k) names.order.push_back(k);
    take_background(names);
    names.contingency = rows != columns;
    if (names.rows.empty() || names.columns.empty()) {
      // A single row or column is hardly a table of groups.
      if (rows != columns && std::min(rows, columns) < 2) return not_square();
      return names;
    }

    std::map<std::string, std::size_t> positions;
    for (std::size_t k = 0; k < rows; ++k)
      positions.emplace(canonical_label(names.rows[k].text), k);
    std::vector<std::size_t> order;
    const Cell* stranger = nullptr;
    for (const Cell& label : names.columns) {
      const auto found = positions.find(canonical_label(label.text));
      if (found != positions.end()) {
        order.push_back(found->second);
      } else if (stranger == nullptr) {
        stranger = &label;
      }
    }
    if (order.empty() && take_paired(names)) return names;
    if (order.empty()) {
      // pandas numbers rows and columns without names from 0; groups have names or are numbered
      // from 1.
      if (rows == columns && frame_.rows_axis == Role::none && are_positions(names.rows, 0)) {
        source_.notice(NoticeCode::index_column_skipped, names.rows[0].offset);
        names.rows.clear();
      } else if (rows == columns && frame_.columns_axis == Role::none &&
                 are_positions(names.columns, 0)) {
        source_.notice(NoticeCode::index_row_skipped, names.columns[0].offset);
        names.columns.clear();
      } else {
        names.contingency = true;
      }
      return names;
    }
    if (rows != columns) return not_square();
    if (stranger != nullptr) {
      return source_.error(ErrorCode::labels_differ, *stranger, Expected::same_labels,
                           {{"label", std::string(stranger->text)}});
    }
    if (order != names.order)
      source_.notice(NoticeCode::columns_reordered, names.columns[0].offset);
    names.order = std::move(order);
    return names;
  }

 private:
  /// The names along one axis; none if it has no names. Empty names are an error.
  Result<std::vector<Cell>> labels_of_axis(bool of_rows) const {
    std::vector<Cell> labels;
    if (of_rows ? !frame_.label_column : !frame_.label_row) return labels;
    for (std::size_t k : of_rows ? frame_.body_rows : frame_.body_columns) {
      labels.push_back(of_rows ? frame_.row_label(k) : frame_.entry(*frame_.label_row, k).cell);
    }
    const std::size_t named = static_cast<std::size_t>(
        std::count_if(labels.begin(), labels.end(), [](const Cell& c) { return !c.text.empty(); }));
    if (named < labels.size()) {
      return source_.error(
          ErrorCode::label_count, labels.empty() ? Cell{} : labels[0], Expected::a_label_each,
          {{"found", std::to_string(named)}, {"expected", std::to_string(labels.size())}});
    }
    if (std::all_of(labels.begin(), labels.end(), [](const Cell& c) { return is_r_index(c.text); }))
      labels.clear();
    return labels;
  }

  /// Separates names such as "Predicted: spam" and "Predicted: ham" into the name of the axis and
  /// the classes.
  void take_axis_prefix(std::vector<Cell>& labels, Role& axis) const {
    std::vector<Cell> rests = labels;
    Role common = Role::none;
    for (Cell& label : rests) {
      std::string_view rest;
      const Role role = leading_role(label.text, rest);
      if (!is_axis(role) || rest.empty() || (common != Role::none && role != common)) return;
      common = role;
      label = part_of(label, rest);
    }
    if (rests.empty()) return;
    // "True positive" and "True negative" are names of classes.
    if (common == Role::truth && axis == Role::predicted) return;
    axis = common;
    labels = std::move(rests);
  }

  /// Whether the first label of the columns is in the corner: "Disease", "No", "disease" above four
  /// cells.
  bool is_heading_displaced(const std::vector<Cell>& columns) const {
    for (std::size_t c = 0; c < frame_.body_columns[0]; ++c) {
      const std::string corner =
          lower_case(std::string(frame_.entry(*frame_.label_row, c).cell.text));
      for (const Cell& label : columns) {
        if (!corner.empty() && contains(lower_case(std::string(label.text)), corner)) return true;
      }
    }
    return false;
  }

  /// Whether the labels of the axes are different names of the same two classes; if so, each class
  /// gets one of its names.
  bool take_paired(MatrixLabels& names) {
    // Numbers of clusters are no classes.
    const auto names_clusters = [](const MatrixEntry& e) {
      return e.content == Content::text &&
             contains(lower_case(std::string(e.cell.text)), "cluster");
    };
    if (std::any_of(frame_.entries.begin(), frame_.entries.end(), names_clusters)) return false;
    if (is_heading_displaced(names.columns)) return false;
    auto paired = paired_labels(names.rows, names.columns, frame_.rows_axis, frame_.columns_axis);
    if (!paired) return false;
    frame_.rows_axis = paired->rows;
    frame_.columns_axis = paired->rows == Role::truth ? Role::predicted : Role::truth;
    if (paired->columns_differ) {
      source_.notice(NoticeCode::columns_reordered, names.columns[0].offset);
      names.order = {1, 0};
    }
    names.rows = names.columns = std::move(paired->classes);
    names.positive = paired->positive;
    return true;
  }

  /// Gives the row and the column that stand for no class the same name. "Missed" and "False
  /// positive" also name the axes.
  void take_background(MatrixLabels& names) const {
    const auto found = background_of(names.rows, names.columns);
    if (!found) return;
    names.background = found->row;
    names.columns[found->column] = names.rows[found->row];
    if (frame_.rows_axis != Role::none || frame_.columns_axis != Role::none) return;
    frame_.rows_axis = found->rows_axis;
  }

  /// Names the axes by titles such as "Disease" above the labels and "Test" beside them.
  void take_titles() {
    if (frame_.rows_axis != Role::none || frame_.columns_axis != Role::none || !frame_.label_row ||
        !frame_.label_column)
      return;
    std::string above, beside;
    for (std::size_t r = 0; r < *frame_.label_row; ++r) {
      for (std::size_t c = 0; c < frame_.width; ++c)
        above += std::string(frame_.entry(r, c).cell.text) + ' ';
    }
    for (std::size_t r : frame_.body_rows) {
      for (std::size_t c = 0; c < *frame_.label_column; ++c)
        beside += std::string(frame_.entry(r, c).cell.text) + ' ';
    }
    const Role columns = role_of_title(above), rows = role_of_title(beside);
    if (rows == columns || !is_axis(rows) || !is_axis(columns)) return;
    frame_.rows_axis = rows;
    frame_.columns_axis = columns;
  }

  std::optional<InputError> find_duplicate(const std::vector<Cell>& labels) const {
    std::map<std::string, std::size_t> seen;
    for (const Cell& label : labels) {
      if (!seen.try_emplace(canonical_label(label.text), 0).second) {
        return source_.error(ErrorCode::duplicate_label, label, Expected::different_labels,
                             {{"label", std::string(label.text)}});
      }
    }
    return std::nullopt;
  }

  static bool are_positions(const std::vector<Cell>& labels, std::size_t start) {
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (canonical_label(labels[i].text) != std::to_string(i + start)) return false;
    }
    return true;
  }

  InputError not_square() const {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    const MatrixEntry& place =
        columns > rows ? frame_.entry(frame_.body_rows[0], frame_.body_columns[rows])
                       : frame_.entry(frame_.body_rows[columns], frame_.body_columns[0]);
    return source_.error(ErrorCode::not_square, place.cell, Expected::square_matrix,
                         {{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}});
  }

  Source& source_;
  MatrixFrame& frame_;
};

}  // namespace

Result<MatrixLabels> read_matrix_labels(Source& source, MatrixFrame& frame) {
  return Reader(source, frame).read();
}

}  // namespace deconfuse
