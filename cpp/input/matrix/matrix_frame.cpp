#include "input/matrix/matrix_frame.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "input/matrix/matrix_axes.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/notations/latex.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Whether the texts are 0, 1, 2, … or 1, 2, 3, …; the last one may be a total instead.
template <class TextAt>
bool counts_up(std::size_t size, TextAt text_at) {
  if (size > 1 && is_total(text_at(size - 1))) --size;
  for (const std::size_t start : {0U, 1U}) {
    std::size_t k = 0;
    while (k < size && canonical_label(text_at(k)) == std::to_string(k + start)) ++k;
    if (k == size) return true;
  }
  return false;
}

class Finder {
 public:
  Finder(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid) {}

  Result<MatrixFrame> find() {
    if (auto error = measure()) return *error;
    fill_entries();
    AxisHeadings headings = set_axis_names_aside(grid_, frame_);
    mentions_ = std::move(headings.mentions);
    rows_ = std::move(headings.rows);
    columns_ = std::move(headings.columns);
    find_labels();
    find_named_totals();
    leave_rates_aside();
    return std::move(frame_);
  }

 private:
  /// Finds the width: the most frequent length of a row; of two equally frequent ones, the longer.
  std::optional<InputError> measure() {
    const std::size_t rows = grid_.rows();
    if (rows == 0) return source_.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
    if (rows > longest_side) return too_many_classes(source_, rows, grid_.row(maximum_classes)[0]);
    std::vector<std::size_t> lengths;
    for (std::size_t r = 0; r < rows; ++r) lengths.push_back(grid_.row(r).size());
    std::vector<std::size_t> sorted = lengths;
    put_in_order(sorted);
    std::size_t most = 0;
    for (std::size_t i = 0; i < sorted.size();) {
      const std::size_t same = static_cast<std::size_t>(
          std::count(sorted.begin() + static_cast<std::ptrdiff_t>(i), sorted.end(), sorted[i]));
      if (same >= most) {
        most = same;
        frame_.width = sorted[i];
      }
      i += same;
    }
    if (frame_.width > longest_side)
      return too_many_classes(source_, frame_.width, grid_.row(rows - 1)[0]);
    if (frame_.width == 0)
      return source_.error(ErrorCode::matrix_without_numbers, grid_.row(0)[0],
                           Expected::counts_matrix);
    constexpr std::size_t heading_rows = 4;
    bool in_body = false;
    for (std::size_t r = 0; r < rows; ++r) {
      const auto row = grid_.row(r);
      const bool heading = !in_body && r < heading_rows && is_heading(r);
      if (!heading) in_body = true;
      const bool may_be_shorter = heading || (r + 1 == rows && rows > 2 && is_total(row[0].text)) ||
                                  (is_short_number_heading(r));
      if (lengths[r] == frame_.width || (lengths[r] < frame_.width && may_be_shorter)) continue;
      return unequal_row(source_, grid_, r, lengths[r], frame_.width);
    }
    return std::nullopt;
  }

  bool is_heading(std::size_t r) const {
    std::size_t texts = 0, numbers = 0;
    for (const Cell& cell : grid_.row(r)) {
      if (cell.text.empty()) continue;
      std::string_view name;
      ++(number_inside(cell.text, name).empty() ? texts : numbers);
    }
    if (texts == 0) return false;
    // In "Predicted 0 1" numeric labels stand beside the name of their axis, and the other axis is
    // named below.
    const bool names_axis = r == 0 && r + 1 < grid_.rows() && grid_.row(1).size() < frame_.width &&
                            is_axis(role_of(grid_.row(0)[0].text)) &&
                            is_axis(role_of(grid_.row(1)[0].text));
    return numbers == 0 || names_axis || (r == 0 && names_rows_apart(grid_)) ||
           (numbers <= texts && r == 0) || grid_.row(r).size() + 1 == frame_.width;
  }

  /// Whether the first row is a heading of numbers without its corner, which blanks cannot show: "0
  /// 1" above "0 5 1" and "1 0 4", or "1 2" above rows that start with names.
  bool is_short_number_heading(std::size_t r) const {
    if (r != 0 || grid_.row(0).size() + 1 != frame_.width || grid_.rows() < 3) return false;
    return names_the_rows_below() || counts_above_names();
  }

  bool names_the_rows_below() const {
    const auto heading = grid_.row(0);
    for (std::size_t k = 0; k < heading.size(); ++k) {
      if (k + 1 >= grid_.rows() ||
          canonical_label(heading[k].text) != canonical_label(grid_.row(k + 1)[0].text)) {
        return is_total(heading[k].text) && k + 1 == heading.size();
      }
    }
    return true;
  }

  bool counts_above_names() const {
    for (std::size_t r = 1; r < grid_.rows(); ++r) {
      if (reads_as_number(grid_.row(r)[0].text)) return false;
    }
    const auto heading = grid_.row(0);
    return counts_up(heading.size(), [&](std::size_t k) { return heading[k].text; });
  }

  void fill_entries() {
    const std::size_t rows = grid_.rows();
    frame_.entries.resize(rows * frame_.width);
    std::map<std::string_view, std::size_t> names;
    bool unnamed = false;
    for (std::size_t r = 0; r < rows; ++r) {
      const auto row = grid_.row(r);
      // A heading with one cell too few lacks the corner.
      const bool full = std::none_of(row.begin(), row.end(),
                                     [](const Cell& c) { return c.text.empty() && !c.quoted; });
      const std::size_t shift =
          row.size() + 1 == frame_.width && full && r + 1 < rows && frame_.width > 2 ? 1 : 0;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        MatrixEntry& e = frame_.entry(r, c);
        if (c < shift || c - shift >= row.size()) {
          e.cell.offset = row.empty() ? 0 : row[0].offset;
          continue;
        }
        e.cell = row[c - shift];
        Role axis;
        if (is_latex(e.cell.text) && !names_both_axes(e.cell.text, axis, axis)) {
          e.cell.text = source_.keep(plain_text_of_latex(e.cell.text));
        }
        if (e.cell.text.empty()) continue;
        e.content = Content::text;
        e.number = number_inside(e.cell.text, e.name);
        if (e.number.empty()) continue;
        e.content = Content::number;
        if (e.name.empty()) {
          unnamed = true;
        } else {
          ++names[e.name];
        }
      }
    }
    // A name that recurs, as in "k=1", is that of a class; "TP" in "TP = 20" occurs once.
    for (MatrixEntry& e : frame_.entries) {
      if (unnamed && !e.name.empty() && names[e.name] > 1) {
        e.content = Content::text;
        e.number = e.name = {};
      }
    }
  }

  std::size_t count_in_row(std::size_t r, std::size_t from, Content content) const {
    std::size_t count = 0;
    for (std::size_t k = from; k < columns_.size(); ++k) {
      if (frame_.entry(r, columns_[k]).content == content) ++count;
    }
    return count;
  }

  void find_labels() {
    if (rows_.empty() || columns_.empty()) return;
    std::size_t first_column = 0, first_row = 0;
    for (; first_column + 1 < columns_.size(); ++first_column) {
      std::size_t texts = 0;
      for (std::size_t r : rows_) {
        if (frame_.entry(r, columns_[first_column]).content != Content::number) ++texts;
      }
      if (2 * texts <= rows_.size() || all_text()) break;
    }
    if (first_column > 0) frame_.label_column = columns_[first_column - 1];
    for (; first_row < rows_.size(); ++first_row) {
      const std::size_t r = rows_[first_row];
      const std::size_t numbers = count_in_row(r, first_column, Content::number);
      const std::size_t texts = count_in_row(r, first_column, Content::text);
      if (numbers > 0 && numbers >= texts) break;
      // A word among numbers further down is a mistake, not a heading.
      if (first_row >= 3) break;
      if (texts > 0) frame_.label_row = r;
    }
    if (options_.header == false) {
      frame_.label_row.reset();
      first_row = 0;
    }
    if (first_row < rows_.size()) find_numeric_labels(first_row, first_column);
    if (options_.header == true && !frame_.label_row && first_row < rows_.size())
      frame_.label_row = rows_[first_row++];

    frame_.body_rows.assign(rows_.begin() + static_cast<std::ptrdiff_t>(first_row), rows_.end());
    frame_.body_columns.assign(columns_.begin() + static_cast<std::ptrdiff_t>(first_column),
                               columns_.end());
    const bool any_number = std::any_of(rows_.begin(), rows_.end(), [&](std::size_t r) {
      return count_in_row(r, 0, Content::number) > 0;
    });
    if (!any_number) frame_.body_rows.clear();
    notice_headings(first_row);
    name_axes(grid_, mentions_, frame_);
  }

  /// Adds a notice about rows above the counts that hold neither labels nor names of axes.
  void notice_headings(std::size_t first_row) {
    for (std::size_t k = 0; k < first_row; ++k) {
      if (rows_[k] == frame_.label_row) continue;
      for (std::size_t c : columns_) {
        const Cell& cell = frame_.entry(rows_[k], c).cell;
        if (cell.text.empty() || is_class_word(cell.text) || is_axis(role_of(cell.text))) continue;
        source_.notice(NoticeCode::heading_skipped, cell.offset, {{"text", excerpt_of(cell.text)}});
        return;
      }
    }
  }

  bool all_text() const {
    return std::none_of(frame_.entries.begin(), frame_.entries.end(),
                        [](const MatrixEntry& e) { return e.content == Content::number; });
  }

  /// Finds labels that are numbers, with the help of a corner that is not a number.
  void find_numeric_labels(std::size_t& first_row, std::size_t& first_column) {
    const std::size_t r0 = rows_[first_row], c0 = columns_[first_column];
    // 0…K−1 or 1…K beside a square of counts.
    if (!frame_.label_row && !frame_.label_column && mentions_.empty() &&
        !names_rows_apart(grid_) && rows_.size() - first_row > 2 &&
        rows_.size() - first_row + 1 == columns_.size() - first_column &&
        counts_up(rows_.size() - first_row, [&](std::size_t k) {
          return frame_.entry(rows_[first_row + k], c0).cell.text;
        })) {
      frame_.label_column = c0;
      ++first_column;
      return;
    }
    if (!frame_.label_row && !frame_.label_column && options_.header != false &&
        has_numbered_heading(grid_)) {
      const auto name_of = [&](std::size_t c) { return frame_.entry(r0, c).cell.text; };
      source_.notice(NoticeCode::header_used, frame_.entry(r0, c0).cell.offset,
                     {{"names", excerpt_of_names(columns_, name_of)}});
      frame_.label_row = r0;
      ++first_row;
      return;
    }
    const auto is_corner_text = [&](const MatrixEntry& e) {
      return e.content == Content::empty || is_class_word(e.cell.text) ||
             is_axis(role_of(e.cell.text));
    };
    if (!frame_.label_row && options_.header != false) {
      if (frame_.label_column) {
        // The name of the other axis stands above: "cluster", "species 1 2 3", "setosa 50 0 0".
        const bool numbered = names_rows_apart(grid_) ||
                              (!mentions_.empty() && mentions_[0].row < r0 &&
                               counts_up(columns_.size() - first_column, [&](std::size_t k) {
                                 return frame_.entry(r0, columns_[first_column + k]).cell.text;
                               }));
        if ((numbered || is_corner_text(frame_.entry(r0, *frame_.label_column))) &&
            rows_.size() - first_row > 2)
          frame_.label_row = r0;
      } else if (frame_.entry(r0, c0).content != Content::number && rows_.size() - first_row > 2 &&
                 columns_.size() - first_column > 2) {
        const bool row_numeric =
            std::all_of(columns_.begin() + static_cast<std::ptrdiff_t>(first_column) + 1,
                        columns_.end(), [&](std::size_t c) {
                          return frame_.entry(r0, c).content == Content::number ||
                                 is_total(frame_.entry(r0, c).cell.text);
                        });
        const bool column_numeric =
            std::all_of(rows_.begin() + static_cast<std::ptrdiff_t>(first_row) + 1, rows_.end(),
                        [&](std::size_t r) {
                          return frame_.entry(r, c0).content == Content::number ||
                                 is_total(frame_.entry(r, c0).cell.text);
                        });
        if (row_numeric && column_numeric && is_corner_like(frame_.entry(r0, c0))) {
          frame_.label_row = r0;
          frame_.label_column = c0;
          ++first_column;
        }
      }
      if (frame_.label_row) ++first_row;
      if (frame_.label_row) return;
    }
    if (!frame_.label_row || frame_.label_column || first_column + 1 >= columns_.size()) return;
    // Without its first column the table is square, or the cell above that column is no class.
    const std::size_t row_totals = is_total(frame_.entry(rows_.back(), c0).cell.text) ? 1 : 0;
    const std::size_t column_totals =
        is_total(frame_.entry(*frame_.label_row, columns_.back()).cell.text) ? 1 : 0;
    const std::size_t rows = rows_.size() - first_row - row_totals;
    const std::size_t columns = columns_.size() - first_column - column_totals;
    const bool numbers_axis = is_axis(role_of(frame_.entry(*frame_.label_row, c0).cell.text)) &&
                              counts_up(rows_.size() - first_row, [&](std::size_t k) {
                                return frame_.entry(rows_[first_row + k], c0).cell.text;
                              });
    if (rows == columns && !numbers_axis) return;
    if (is_corner_text(frame_.entry(*frame_.label_row, c0)) || (rows + 1 == columns && rows > 1)) {
      frame_.label_column = c0;
      ++first_column;
    }
  }

  /// Whether a cell can be the corner. A mistyped count ("5x") starts like a number.
  static bool is_corner_like(const MatrixEntry& e) {
    return e.content == Content::empty || !is_digit(e.cell.text[0]);
  }

  void find_named_totals() {
    if (frame_.label_row && frame_.body_columns.size() > 1 &&
        is_total(frame_.entry(*frame_.label_row, frame_.body_columns.back()).cell.text)) {
      frame_.totals_column = frame_.body_columns.back();
      frame_.body_columns.pop_back();
    }
    if (frame_.label_column && !frame_.body_rows.empty() &&
        is_total(frame_.row_label(frame_.body_rows.back()).text)) {
      frame_.totals_row = frame_.body_rows.back();
      frame_.body_rows.pop_back();
    }
    frame_.named_totals = frame_.totals_row.has_value() || frame_.totals_column.has_value();
  }

  /// Whether the entry is a rate computed from the counts beside it: "0.2", "66.67%", "=5/25",
  /// "(5.0/25.0)".
  bool is_rate(std::size_t r, std::size_t c) const {
    const std::string_view text = frame_.entry(r, c).cell.text;
    if (text.starts_with('=') || (text.starts_with('(') && contains(text, "/"))) return true;
    const Number number = parse_number(text);
    return number.form == NumberForm::percent ||
           (number.form == NumberForm::finite && contains(text, ".") && number.value >= 0 &&
            number.value <= 1);
  }

  /// Leaves out error rates of classes to the right of their counts, and precision and recall to
  /// the right of these and below.
  void leave_rates_aside() {
    if (!frame_.label_row || !frame_.label_column) return;
    auto& rows = frame_.body_rows;
    auto& columns = frame_.body_columns;
    const auto is_rate_column = [&](std::size_t c) {
      const std::string_view name = frame_.entry(*frame_.label_row, c).cell.text;
      return std::all_of(rows.begin(), rows.end(), [&](std::size_t r) {
        return is_rate(r, c) && frame_.row_label(r).text != name;
      });
    };
    // If the first column holds shares, the others may be shares of the matrix itself.
    if (columns.empty() || is_rate_column(columns[0])) return;
    if (columns.size() > rows.size() && columns.size() <= rows.size() + 2) {
      const auto first = columns.begin() + static_cast<std::ptrdiff_t>(rows.size());
      if (std::all_of(first, columns.end(), is_rate_column)) leave_columns_aside(rows.size());
      return;
    }
    const std::size_t size = columns.size();
    if (size < 3 || rows.size() != size) return;
    const std::size_t row = rows.back(), column = columns.back();
    rows.pop_back();
    columns.pop_back();
    const bool is_rate_row =
        std::all_of(columns.begin(), columns.end(), [&](std::size_t c) { return is_rate(row, c); });
    columns.push_back(column);
    if (is_rate_row && is_rate_column(column) && frame_.entry(row, column).cell.text.empty())
      return leave_columns_aside(size - 1);
    rows.push_back(row);
  }

  void leave_columns_aside(std::size_t kept) {
    std::string names;
    for (std::size_t k = kept; k < frame_.body_columns.size(); ++k) {
      const Cell& name = frame_.entry(*frame_.label_row, frame_.body_columns[k]).cell;
      names += (names.empty() ? "" : ", ") + std::string(name.text);
    }
    const Cell& first = frame_.entry(*frame_.label_row, frame_.body_columns[kept]).cell;
    source_.notice(NoticeCode::columns_ignored, first.offset, {{"names", excerpt_of(names)}});
    frame_.body_columns.resize(kept);
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  MatrixFrame frame_;
  std::vector<AxisMention> mentions_;
  std::vector<std::size_t> rows_;  ///< rows that are not only names of axes
  std::vector<std::size_t> columns_;
};

}  // namespace

Cell MatrixFrame::row_label(std::size_t r) const {
  if (!label_column) return {};
  Cell label = entry(r, *label_column).cell;
  // "Total" may stand in the column of names of axes.
  for (std::size_t c = 0; c < *label_column && label.text.empty(); ++c) label = entry(r, c).cell;
  return label;
}

Result<MatrixFrame> find_matrix_frame(Source& source, const ReadOptions& options,
                                      const Grid& grid) {
  return Finder(source, options, grid).find();
}

}  // namespace deconfuse
