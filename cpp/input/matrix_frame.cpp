#include "input/matrix_frame.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "input/latex.hpp"
#include "input/matrix_shape.hpp"
#include "input/number.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view right_arrow = "→";

/// "label_prediction", as Spark names a crosstab: the rows and the columns.
bool names_axes_joined(std::string_view text, Role& rows, Role& columns) {
  for (std::size_t at = text.find('_'); at != std::string_view::npos; at = text.find('_', at + 1)) {
    const Role first = role_of(text.substr(0, at)), second = role_of(text.substr(at + 1));
    if (!is_axis(first) || !is_axis(second) || first == second) continue;
    rows = first;
    columns = second;
    return true;
  }
  return false;
}

/// "Actual \\ Predicted", "Real/Predicho", "Predicted → Actual ↓"
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

/// 0, 1, 2… or 1, 2, 3…, the last of which may be a total instead.
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
    set_axis_names_aside();
    find_labels();
    find_named_totals();
    leave_rates_aside();
    return std::move(frame_);
  }

 private:
  /// The length that most rows have; the greater one of two as frequent.
  std::optional<InputError> measure() {
    const std::size_t rows = grid_.rows();
    if (rows == 0) return source_.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
    if (rows > longest_side) return too_many_classes(source_, rows, grid_.row(maximum_classes)[0]);
    std::vector<std::size_t> lengths;
    for (std::size_t r = 0; r < rows; ++r) lengths.push_back(grid_.row(r).size());
    std::vector<std::size_t> sorted = lengths;
    std::sort(sorted.begin(), sorted.end());
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
    // "Predicted 0 1": numeric labels beside the name of their axis, and the other axis below.
    const bool names_axis = r == 0 && r + 1 < grid_.rows() && grid_.row(1).size() < frame_.width &&
                            is_axis(role_of(grid_.row(0)[0].text)) &&
                            is_axis(role_of(grid_.row(1)[0].text));
    return numbers == 0 || names_axis || (r == 0 && names_rows_apart(grid_)) ||
           (numbers <= texts && r == 0) || grid_.row(r).size() + 1 == frame_.width;
  }

  /// Blanks cannot show the empty corner above numeric labels: "0 1", "0 5 1", "1 0 4", or "1 2"
  /// above rows that start with names.
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
      // A heading that is one cell short lacks the corner.
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
    // "k=1" over and over names classes; "TP = 20" comes once.
    for (MatrixEntry& e : frame_.entries) {
      if (unnamed && !e.name.empty() && names[e.name] > 1) {
        e.content = Content::text;
        e.number = e.name = {};
      }
    }
  }

  /// The names of axes in one row or column.
  class AxisNames {
   public:
    /// Whether `text` is such a name.
    bool see(std::string_view text) {
      const Role role = role_of(text);
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

  /// Whether a text stands above the counts and beside them, as the names of classes do.
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

  /// Headings such as "Predicted" above the labels and "Actual" beside them.
  void set_axis_names_aside() {
    constexpr std::size_t heading_rows = 4, heading_columns = 2;
    const std::size_t all_rows = grid_.rows();
    std::vector<bool> row_aside(all_rows), column_aside(frame_.width);
    for (std::size_t r = 0; r < all_rows && r < heading_rows; ++r) {
      std::size_t filled = 0, numbers = 0;
      AxisNames axes;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        const MatrixEntry& e = frame_.entry(r, c);
        if (e.content == Content::empty) continue;
        ++filled;
        if (e.content == Content::number) ++numbers;
        if (!names_class(e.cell.text)) axes.see(e.cell.text);
      }
      const bool nothing = filled == 0 || (r == 1 && names_rows_apart(grid_));
      if (!nothing && (numbers > 0 || !axes.any() || axes.differ() ||
                       filled > std::max<std::size_t>(1, frame_.width / 2)))
        continue;
      row_aside[r] = true;
      for (std::size_t c = 0; c < frame_.width; ++c) {
        const std::string_view text = frame_.entry(r, c).cell.text;
        const Role role = role_of(text);
        if (is_axis(role) && !is_class_word(text) && !names_class(text))
          mentions_.push_back({r, c, role});
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
            !(axes.see(e.cell.text) || is_total(e.cell.text) || is_class_word(e.cell.text))) {
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
      if (!row_aside[r]) rows_.push_back(r);
    }
    for (std::size_t c = 0; c < frame_.width; ++c) {
      if (!column_aside[c]) columns_.push_back(c);
    }
    // An empty column says nothing (the last ones, after a delimiter at each line's end).
    std::erase_if(columns_, [&](std::size_t c) {
      return std::all_of(rows_.begin(), rows_.end(), [&](std::size_t r) {
        return frame_.entry(r, c).content == Content::empty;
      });
    });
  }

  /// Whether each row of numbers begins with another text in the column: "all 50 2", "real 3 45".
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

  /// Whether the column's only text is in the row of labels, above numbers or nothing.
  bool corner_only(std::size_t c, const std::vector<bool>& row_aside) const {
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      if (!row_aside[r]) return frame_.entry(r, c).content != Content::empty;
    }
    return false;
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
    read_corner();
    read_mentions();
  }

  /// Rows above the body that are neither the labels nor names of axes.
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

  /// Labels that are numbers, told by the corner that is none.
  void find_numeric_labels(std::size_t& first_row, std::size_t& first_column) {
    const std::size_t r0 = rows_[first_row], c0 = columns_[first_column];
    // 0…K−1 or 1…K beside a square of counts
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
      std::string names;
      for (std::size_t c : columns_)
        names += (names.empty() ? "" : ", ") + std::string(frame_.entry(r0, c).cell.text);
      source_.notice(NoticeCode::header_used, frame_.entry(r0, c0).cell.offset,
                     {{"names", excerpt_of(names)}});
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
        // The name of the other axis stands above: "cluster", "species 1 2 3", "setosa 50 0 0"
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

  /// A word for the corner is short; a mistyped count ("5x") starts like a number.
  static bool is_corner_like(const MatrixEntry& e) {
    return e.content == Content::empty || !is_digit(e.cell.text[0]);
  }

  /// "Actual", "Actual \ Predicted" where the row of labels meets the column of labels.
  void read_corner() {
    if (!frame_.label_row || !frame_.label_column) return;
    const std::string_view text = frame_.entry(*frame_.label_row, *frame_.label_column).cell.text;
    Role rows, columns;
    if (names_both_axes(text, rows, columns)) {
      frame_.rows_axis = rows;
      frame_.columns_axis = columns;
      return;
    }
    const Role role = role_of(text);
    if (!is_axis(role) || is_class_word(text)) return;
    // pandas prints the name of the columns in the corner and that of the rows on a line of its
    // own.
    const bool rows_named_below =
        std::any_of(mentions_.begin(), mentions_.end(),
                    [&](const Mention& m) { return m.row > *frame_.label_row; });
    const bool of_columns = names_rows_apart(grid_) || rows_named_below ||
                            text.find(right_arrow) != std::string_view::npos;
    (of_columns ? frame_.columns_axis : frame_.rows_axis) = role;
  }

  void read_mentions() {
    for (const Mention& mention : mentions_) {
      const bool above = !frame_.label_row || mention.row < *frame_.label_row;
      const std::size_t first_body = frame_.body_columns.empty() ? 0 : frame_.body_columns[0];
      // Blanks do not tell in which column a lone heading stands; above the labels it names the
      // columns.
      const bool names_columns = above && (grid_.by_blanks || mention.column >= first_body ||
                                           mention.column + 1 >= first_body);
      Role& axis = names_columns ? frame_.columns_axis : frame_.rows_axis;
      axis = mention.role;
    }
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

  /// A share of the counts beside them: "0.2", "66.67%", "=5/25", "(5.0/25.0)".
  bool is_rate(std::size_t r, std::size_t c) const {
    const std::string_view text = frame_.entry(r, c).cell.text;
    if (text.starts_with('=') || (text.starts_with('(') && contains(text, "/"))) return true;
    const Number number = parse_number(text);
    return number.form == NumberForm::percent ||
           (number.form == NumberForm::finite && contains(text, ".") && number.value >= 0 &&
            number.value <= 1);
  }

  /// Errors of classes that are printed to the right of their counts, and precision and recall to
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
    // Where these are shares, so may the others be.
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

  struct Mention {
    std::size_t row;
    std::size_t column;
    Role role;
  };

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  MatrixFrame frame_;
  std::vector<Mention> mentions_;
  std::vector<std::size_t> rows_;  ///< those that are no axis names
  std::vector<std::size_t> columns_;
};

}  // namespace

Cell MatrixFrame::row_label(std::size_t r) const {
  if (!label_column) return {};
  Cell label = entry(r, *label_column).cell;
  // "Total" may stand in the column of axis names.
  for (std::size_t c = 0; c < *label_column && label.text.empty(); ++c) label = entry(r, c).cell;
  return label;
}

Result<MatrixFrame> find_matrix_frame(Source& source, const ReadOptions& options,
                                      const Grid& grid) {
  return Finder(source, options, grid).find();
}

}  // namespace deconfuse
