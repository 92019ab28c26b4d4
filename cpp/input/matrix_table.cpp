#include "input/matrix_table.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "data/labels.hpp"
#include "input/counts.hpp"
#include "input/latex.hpp"
#include "input/names.hpp"
#include "input/number.hpp"

namespace deconfuse {
namespace {

enum class Content { empty, number, text };

bool reads_as_number(std::string_view text) {
  return parse_number(text).form != NumberForm::none ||
         parse_number(text, ',').form != NumberForm::none;
}

/// The four cells of two classes, in English and in Spanish.
enum class Outcome { TP, FN, FP, TN, none };

Outcome outcome_of(std::string_view name) {
  if (name == "TP" || name == "VP") return Outcome::TP;
  if (name == "FN") return Outcome::FN;
  if (name == "FP") return Outcome::FP;
  if (name == "TN" || name == "VN") return Outcome::TN;
  return Outcome::none;
}

bool has_letter(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

bool is_axis(Role role) { return role == Role::truth || role == Role::predicted; }

/// The number in "TP = 20", "TP: 20" or "20 (40%)"; `name` is what names it. Empty where there is
/// none.
std::string_view number_inside(std::string_view text, std::string_view& name) {
  name = {};
  if (reads_as_number(text)) return text;
  if (text.empty() || text.size() > 80) return {};
  const std::size_t sign = text.find_last_of("=:");
  if (sign != std::string_view::npos && sign > 0) {
    const std::string_view value = trimmed(text.substr(sign + 1));
    const std::string_view before = trimmed(text.substr(0, sign));
    // "Predicted: 1" names a class.
    if (!has_letter(before) || is_axis(role_of(before)) || !reads_as_number(value)) return {};
    name = before;
    return value;
  }
  const std::size_t bracket = text.find('(');
  if (bracket != std::string_view::npos && bracket > 0 && text.back() == ')') {
    const std::string_view value = trimmed(text.substr(0, bracket));
    if (reads_as_number(value)) return value;
    // "TP (20)"
    const std::string_view inner = trimmed(text.substr(bracket + 1, text.size() - bracket - 2));
    if (outcome_of(value) != Outcome::none && reads_as_number(inner)) {
      name = value;
      return inner;
    }
  }
  return {};
}

/// A cell of the rectangular table.
struct Entry {
  Cell cell;                ///< its text without LaTeX
  std::string_view number;  ///< the piece of it that is a number
  std::string_view name;    ///< "TP" in "TP = 20"
  Content content = Content::empty;
};

constexpr std::string_view right_arrow = "→";

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
  if (begin == std::string_view::npos) return false;
  const Role first = role_of(text.substr(0, end)), second = role_of(text.substr(begin));
  if (!is_axis(first) || !is_axis(second)) return false;
  rows = columns_first ? second : first;
  columns = columns_first ? first : second;
  return true;
}

/// [1,] and [,1] in R's print of a matrix without names.
bool is_r_index(std::string_view text) {
  return text.size() > 3 && text.front() == '[' && text.back() == ']' &&
         (text[1] == ',' || text[text.size() - 2] == ',') &&
         std::all_of(text.begin() + 1, text.end() - 1,
                     [](char c) { return c == ',' || (c >= '0' && c <= '9'); });
}

bool is_true_positive(const Entry& entry) { return outcome_of(entry.name) == Outcome::TP; }

bool is_whole(double value) { return value == std::floor(value); }

/// Equal up to the rounding of sums.
bool same_sum(double a, double b) {
  return std::fabs(a - b) <= 1e-9 * std::max(1.0, std::max(std::fabs(a), std::fabs(b)));
}

/// Numbers from here on are hardly names of classes.
constexpr double surely_counts = 10;

/// 0…K−1 or 1…K above a square of counts, as a table is saved without its index.
bool has_numbered_heading(const Grid& grid) {
  const std::size_t width = grid.row(0).size();
  if (width < 2 || grid.rows() != width + 1) return false;
  for (std::size_t c = 0; c < width; ++c) {
    const Number number = parse_number(grid.row(0)[c].text);
    const Number first = parse_number(grid.row(0)[0].text);
    if (number.form != NumberForm::finite || (first.value != 0 && first.value != 1) ||
        number.value != first.value + static_cast<double>(c))
      return false;
  }
  // Rows of two or three small numbers may be pairs of labels with their counts.
  bool counts = width > 3;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width) return false;
    for (std::size_t c = 0; c < width; ++c) {
      if (!reads_as_number(row[c].text)) return false;
      if (c < 2 && parse_number(row[c].text).value >= surely_counts) counts = true;
    }
  }
  return counts;
}

/// More rows or columns than this cannot be classes with their heading and totals.
constexpr std::size_t longest_side = maximum_classes + 8;

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid), numbers_(source, options) {}

  Result<CountTable> read() {
    if (auto error = measure()) return *error;
    fill_entries();
    set_axis_names_aside();
    find_labels();
    find_named_totals();
    if (body_rows_.empty() || body_columns_.empty()) {
      if (totals_row_ || totals_column_)
        return source_.error("totals-only", entry(0, 0).cell, "counts-matrix");
      return source_.error("matrix-without-numbers", last_text(), "counts-matrix");
    }
    if (auto error = read_numbers()) return *error;
    find_unnamed_totals();
    if (auto error = check_whole()) return *error;
    check_totals();
    if (body_rows_.size() == 0 || body_columns_.size() == 0)
      return source_.error("totals-only", entry(0, 0).cell, "counts-matrix");
    return table();
  }

 private:
  Entry& entry(std::size_t r, std::size_t c) { return entries_[r * width_ + c]; }
  const Entry& entry(std::size_t r, std::size_t c) const { return entries_[r * width_ + c]; }
  double number(std::size_t r, std::size_t c) const { return values_[r * width_ + c]; }

  InputError too_many(std::size_t found, const Cell& place) const {
    return source_.error(
        "too-many-classes", place, "fewer-classes",
        {{"found", std::to_string(found)}, {"maximum", std::to_string(maximum_classes)}});
  }

  /// The length that most rows have; the greater one of two as frequent.
  std::optional<InputError> measure() {
    const std::size_t rows = grid_.rows();
    if (rows == 0) return source_.error("empty-text", {}, "labels-or-matrix");
    if (rows > longest_side) return too_many(rows, grid_.row(maximum_classes)[0]);
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
        width_ = sorted[i];
      }
      i += same;
    }
    if (width_ > longest_side) return too_many(width_, grid_.row(rows - 1)[0]);
    if (width_ == 0)
      return source_.error("matrix-without-numbers", grid_.row(0)[0], "counts-matrix");
    constexpr std::size_t heading_rows = 4;
    bool in_body = false;
    for (std::size_t r = 0; r < rows; ++r) {
      const auto row = grid_.row(r);
      const bool heading = !in_body && r < heading_rows && is_heading(r);
      if (!heading) in_body = true;
      const bool may_be_shorter = heading || (r + 1 == rows && rows > 2 && is_total(row[0].text)) ||
                                  (is_short_number_heading(r));
      if (lengths[r] == width_ || (lengths[r] < width_ && may_be_shorter)) continue;
      return unequal_row(source_, grid_, r, lengths[r], width_);
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
    const bool names_axis = r == 0 && r + 1 < grid_.rows() && grid_.row(1).size() < width_ &&
                            is_axis(role_of(grid_.row(0)[0].text)) &&
                            is_axis(role_of(grid_.row(1)[0].text));
    return numbers == 0 || names_axis || (numbers <= texts && r == 0) ||
           grid_.row(r).size() + 1 == width_;
  }

  /// Blanks cannot show the empty corner above numeric labels: "0 1", "0 5 1", "1 0 4".
  bool is_short_number_heading(std::size_t r) const {
    if (r != 0 || grid_.row(0).size() + 1 != width_ || grid_.rows() < 3) return false;
    for (std::size_t k = 0; k + 1 < width_; ++k) {
      if (k + 1 >= grid_.rows() || grid_.row(k + 1).empty() ||
          canonical_label(grid_.row(0)[k].text) != canonical_label(grid_.row(k + 1)[0].text)) {
        return is_total(grid_.row(0)[k].text) && k + 2 == width_;
      }
    }
    return true;
  }

  void fill_entries() {
    const std::size_t rows = grid_.rows();
    entries_.resize(rows * width_);
    std::unordered_map<std::string_view, std::size_t> names;
    bool unnamed = false;
    for (std::size_t r = 0; r < rows; ++r) {
      const auto row = grid_.row(r);
      // A heading that is one cell short lacks the corner.
      const bool full = std::none_of(row.begin(), row.end(),
                                     [](const Cell& c) { return c.text.empty() && !c.quoted; });
      const std::size_t shift =
          row.size() + 1 == width_ && full && r + 1 < rows && width_ > 2 ? 1 : 0;
      for (std::size_t c = 0; c < width_; ++c) {
        Entry& e = entry(r, c);
        if (c < shift || c - shift >= row.size()) {
          e.cell.offset = row.empty() ? 0 : row[0].offset;
          continue;
        }
        e.cell = row[c - shift];
        Role axis;
        if (is_latex(e.cell.text) && !names_both_axes(e.cell.text, axis, axis)) {
          e.cell.text = source_.keep(plain_text_of_latex(e.cell.text));
        }
        // Markdown's bold
        if (e.cell.text.size() > 4 && e.cell.text.starts_with("**") &&
            e.cell.text.ends_with("**")) {
          e.cell.text = e.cell.text.substr(2, e.cell.text.size() - 4);
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
    for (Entry& e : entries_) {
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

  /// Headings such as "Predicted" above the labels and "Actual" beside them.
  void set_axis_names_aside() {
    constexpr std::size_t heading_rows = 4, heading_columns = 2;
    const std::size_t all_rows = grid_.rows();
    std::vector<bool> row_aside(all_rows), column_aside(width_);
    for (std::size_t r = 0; r < all_rows && r < heading_rows; ++r) {
      std::size_t filled = 0, numbers = 0;
      AxisNames axes;
      for (std::size_t c = 0; c < width_; ++c) {
        const Entry& e = entry(r, c);
        if (e.content == Content::empty) continue;
        ++filled;
        if (e.content == Content::number) ++numbers;
        axes.see(e.cell.text);
      }
      const bool nothing = filled == 0;
      if (!nothing && (numbers > 0 || !axes.any() || axes.differ() ||
                       filled > std::max<std::size_t>(1, width_ / 2)))
        continue;
      row_aside[r] = true;
      for (std::size_t c = 0; c < width_; ++c) {
        const Role role = role_of(entry(r, c).cell.text);
        if (is_axis(role) && !is_class_word(entry(r, c).cell.text))
          mentions_.push_back({r, c, role});
      }
    }
    for (std::size_t c = 0; c < width_ && c < heading_columns; ++c) {
      std::size_t filled = 0;
      bool others = false;
      AxisNames axes;
      for (std::size_t r = 0; r < all_rows; ++r) {
        if (row_aside[r]) continue;
        const Entry& e = entry(r, c);
        if (e.content == Content::empty) continue;
        ++filled;
        if (e.content == Content::number ||
            !(axes.see(e.cell.text) || is_total(e.cell.text) || is_class_word(e.cell.text))) {
          others = true;
        }
      }
      if (filled > 0 && (!axes.any() || axes.differ() || others || c + 1 == width_ ||
                         (filled == 1 && corner_only(c, row_aside))))
        break;
      column_aside[c] = true;
      for (std::size_t r = 0; r < all_rows; ++r) {
        if (!row_aside[r] && is_axis(role_of(entry(r, c).cell.text)) &&
            !is_class_word(entry(r, c).cell.text)) {
          rows_axis_ = role_of(entry(r, c).cell.text);
        }
      }
    }
    for (std::size_t r = 0; r < all_rows; ++r) {
      if (!row_aside[r]) rows_.push_back(r);
    }
    for (std::size_t c = 0; c < width_; ++c) {
      if (!column_aside[c]) columns_.push_back(c);
    }
    // An empty column says nothing (the last ones, after a delimiter at each line's end).
    std::erase_if(columns_, [&](std::size_t c) {
      return std::all_of(rows_.begin(), rows_.end(),
                         [&](std::size_t r) { return entry(r, c).content == Content::empty; });
    });
  }

  /// Whether the column's only text is in the row of labels, above numbers or nothing.
  bool corner_only(std::size_t c, const std::vector<bool>& row_aside) const {
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      if (!row_aside[r]) return entry(r, c).content != Content::empty;
    }
    return false;
  }

  std::size_t count_in_row(std::size_t r, std::size_t from, Content content) const {
    std::size_t count = 0;
    for (std::size_t k = from; k < columns_.size(); ++k) {
      if (entry(r, columns_[k]).content == content) ++count;
    }
    return count;
  }

  void find_labels() {
    if (rows_.empty() || columns_.empty()) return;
    std::size_t first_column = 0, first_row = 0;
    for (; first_column + 1 < columns_.size(); ++first_column) {
      std::size_t texts = 0;
      for (std::size_t r : rows_) {
        if (entry(r, columns_[first_column]).content != Content::number) ++texts;
      }
      if (2 * texts <= rows_.size() || all_text()) break;
    }
    if (first_column > 0) label_column_ = columns_[first_column - 1];
    for (; first_row < rows_.size(); ++first_row) {
      const std::size_t r = rows_[first_row];
      const std::size_t numbers = count_in_row(r, first_column, Content::number);
      const std::size_t texts = count_in_row(r, first_column, Content::text);
      if (numbers > 0 && numbers >= texts) break;
      // A word among numbers further down is a mistake, not a heading.
      if (first_row >= 3) break;
      if (texts > 0) label_row_ = r;
    }
    if (options_.header == false) {
      label_row_.reset();
      first_row = 0;
    }
    if (first_row < rows_.size()) find_numeric_labels(first_row, first_column);
    if (options_.header == true && !label_row_ && first_row < rows_.size())
      label_row_ = rows_[first_row++];

    body_rows_.assign(rows_.begin() + static_cast<std::ptrdiff_t>(first_row), rows_.end());
    body_columns_.assign(columns_.begin() + static_cast<std::ptrdiff_t>(first_column),
                         columns_.end());
    for (std::size_t r : rows_) {
      for (std::size_t c : columns_)
        any_number_ = any_number_ || entry(r, c).content == Content::number;
    }
    if (!any_number_) body_rows_.clear();
    notice_headings(first_row);
    read_corner();
    read_mentions();
  }

  /// Rows above the body that are neither the labels nor names of axes.
  void notice_headings(std::size_t first_row) {
    for (std::size_t k = 0; k < first_row; ++k) {
      if (rows_[k] == label_row_) continue;
      for (std::size_t c : columns_) {
        const Cell& cell = entry(rows_[k], c).cell;
        if (cell.text.empty() || is_class_word(cell.text) || is_axis(role_of(cell.text))) continue;
        source_.notice("heading-skipped", cell.offset, {{"text", excerpt_of(cell.text)}});
        return;
      }
    }
  }

  bool all_text() const {
    return std::none_of(entries_.begin(), entries_.end(),
                        [](const Entry& e) { return e.content == Content::number; });
  }

  /// Labels that are numbers, told by the corner that is none.
  void find_numeric_labels(std::size_t& first_row, std::size_t& first_column) {
    const std::size_t r0 = rows_[first_row], c0 = columns_[first_column];
    if (!label_row_ && !label_column_ && options_.header != false && has_numbered_heading(grid_)) {
      std::string names;
      for (std::size_t c : columns_)
        names += (names.empty() ? "" : ", ") + std::string(entry(r0, c).cell.text);
      source_.notice("header-used", entry(r0, c0).cell.offset, {{"names", excerpt_of(names)}});
      label_row_ = r0;
      ++first_row;
      return;
    }
    const auto is_corner_text = [&](const Entry& e) {
      return e.content == Content::empty || is_class_word(e.cell.text) ||
             is_axis(role_of(e.cell.text));
    };
    if (!label_row_ && options_.header != false) {
      if (label_column_) {
        if (is_corner_text(entry(r0, *label_column_)) && rows_.size() - first_row > 2)
          label_row_ = r0;
      } else if (entry(r0, c0).content != Content::number && rows_.size() - first_row > 2 &&
                 columns_.size() - first_column > 2) {
        const bool row_numeric = std::all_of(
            columns_.begin() + static_cast<std::ptrdiff_t>(first_column) + 1, columns_.end(),
            [&](std::size_t c) {
              return entry(r0, c).content == Content::number || is_total(entry(r0, c).cell.text);
            });
        const bool column_numeric = std::all_of(
            rows_.begin() + static_cast<std::ptrdiff_t>(first_row) + 1, rows_.end(),
            [&](std::size_t r) {
              return entry(r, c0).content == Content::number || is_total(entry(r, c0).cell.text);
            });
        if (row_numeric && column_numeric && is_corner_like(entry(r0, c0))) {
          label_row_ = r0;
          label_column_ = c0;
          ++first_column;
        }
      }
      if (label_row_) ++first_row;
      if (label_row_) return;
    }
    if (!label_row_ || label_column_ || first_column + 1 >= columns_.size()) return;
    // Without its first column the table is square, or the cell above that column is no class.
    const std::size_t row_totals = is_total(entry(rows_.back(), c0).cell.text) ? 1 : 0;
    const std::size_t column_totals =
        is_total(entry(*label_row_, columns_.back()).cell.text) ? 1 : 0;
    const std::size_t rows = rows_.size() - first_row - row_totals;
    const std::size_t columns = columns_.size() - first_column - column_totals;
    if (rows == columns) return;
    if (is_corner_text(entry(*label_row_, c0)) || (rows + 1 == columns && rows > 1)) {
      label_column_ = c0;
      ++first_column;
    }
  }

  /// A word for the corner is short; a mistyped count ("5x") starts like a number.
  static bool is_corner_like(const Entry& e) {
    return e.content == Content::empty || !(e.cell.text[0] >= '0' && e.cell.text[0] <= '9');
  }

  /// "Actual", "Actual \ Predicted" where the row of labels meets the column of labels.
  void read_corner() {
    if (!label_row_ || !label_column_) return;
    const std::string_view text = entry(*label_row_, *label_column_).cell.text;
    Role rows, columns;
    if (names_both_axes(text, rows, columns)) {
      rows_axis_ = rows;
      columns_axis_ = columns;
      return;
    }
    const Role role = role_of(text);
    if (!is_axis(role) || is_class_word(text)) return;
    // pandas prints the name of the columns in the corner and that of the rows on a line of its
    // own.
    const bool rows_named_below = std::any_of(
        mentions_.begin(), mentions_.end(), [&](const Mention& m) { return m.row > *label_row_; });
    const bool of_columns = rows_named_below || text.find(right_arrow) != std::string_view::npos;
    (of_columns ? columns_axis_ : rows_axis_) = role;
  }

  void read_mentions() {
    for (const Mention& mention : mentions_) {
      const bool above = !label_row_ || mention.row < *label_row_;
      const std::size_t first_body = body_columns_.empty() ? 0 : body_columns_[0];
      // Blanks do not tell in which column a lone heading stands; above the labels it names the
      // columns.
      const bool names_columns = above && (grid_.by_blanks || mention.column >= first_body ||
                                           mention.column + 1 >= first_body);
      Role& axis = names_columns ? columns_axis_ : rows_axis_;
      axis = mention.role;
    }
  }

  Cell row_label(std::size_t r) const {
    if (!label_column_) return {};
    Cell label = entry(r, *label_column_).cell;
    // "Total" may stand in the column of axis names.
    for (std::size_t c = 0; c < *label_column_ && label.text.empty(); ++c) label = entry(r, c).cell;
    return label;
  }

  void find_named_totals() {
    if (label_row_ && body_columns_.size() > 1 &&
        is_total(entry(*label_row_, body_columns_.back()).cell.text)) {
      totals_column_ = body_columns_.back();
      body_columns_.pop_back();
    }
    if (label_column_ && !body_rows_.empty() && is_total(row_label(body_rows_.back()).text)) {
      totals_row_ = body_rows_.back();
      body_rows_.pop_back();
    }
    named_totals_ = totals_row_.has_value() || totals_column_.has_value();
  }

  /// A cell that stands where a number was expected.
  Cell last_text() const {
    const auto last = std::find_if(entries_.rbegin(), entries_.rend(),
                                   [](const Entry& e) { return e.content == Content::text; });
    return last == entries_.rend() ? grid_.row(0)[0] : last->cell;
  }

  std::optional<InputError> read_numbers() {
    values_.assign(entries_.size(), 0);
    std::vector<std::size_t> rows = body_rows_, columns = body_columns_;
    if (totals_row_) rows.push_back(*totals_row_);
    if (totals_column_) columns.push_back(*totals_column_);
    for (std::size_t r : rows) {
      for (std::size_t c : columns)
        numbers_.see({entry(r, c).number, entry(r, c).cell.offset, false});
    }
    if (auto error = numbers_.settle()) return error;
    for (std::size_t r : rows) {
      for (std::size_t c : columns) {
        const Entry& e = entry(r, c);
        const bool is_total_cell = r == totals_row_ || c == totals_column_;
        double& value = values_[r * width_ + c];
        value = std::nan("");
        if (is_total_cell && e.content != Content::number) continue;
        if (!e.cell.quoted && is_ellipsis(e.cell.text))
          return source_.error("shortened-print", e.cell, "complete-data");
        if (e.cell.text.empty() || is_missing(e.cell.text))
          return source_.error("missing-value", e.cell, "count");
        if (e.content != Content::number) return source_.error("not-a-number", e.cell, "count");
        const Cell piece{e.number, e.cell.offset, false};
        const Result<double> read = numbers_.read(piece, false, "negative-count", "not-a-number");
        if (const auto* error = std::get_if<InputError>(&read)) return *error;
        if (parse_number(e.number, numbers_.decimal()).form == NumberForm::percent) {
          return source_.error("percentages", e.cell, "counts");
        }
        value = std::get<double>(read);
      }
    }
    return std::nullopt;
  }

  double row_sum(std::size_t r) const {
    double sum = 0;
    for (std::size_t c : body_columns_) sum += number(r, c);
    return sum;
  }

  double column_sum(std::size_t c) const {
    double sum = 0;
    for (std::size_t r : body_rows_) sum += number(r, c);
    return sum;
  }

  /// The last row holds the sums of those above it.
  bool last_row_adds_up() const {
    double total = 0;
    for (std::size_t c : body_columns_) {
      const double last = number(body_rows_.back(), c);
      if (!same_sum(column_sum(c) - last, last)) return false;
      total += last;
    }
    return total > 0;
  }

  bool last_column_adds_up() const {
    double total = 0;
    for (std::size_t r : body_rows_) {
      const double last = number(r, body_columns_.back());
      if (!same_sum(row_sum(r) - last, last)) return false;
      total += last;
    }
    return total > 0;
  }

  void find_unnamed_totals() {
    const std::size_t rows = body_rows_.size(), columns = body_columns_.size();
    const bool row_may =
        !totals_row_ && rows > 2 && (!label_column_ || row_label(body_rows_.back()).text.empty());
    const bool column_may =
        !totals_column_ && columns > 2 &&
        (!label_row_ || entry(*label_row_, body_columns_.back()).content == Content::empty);
    bool row_adds = row_may && rows >= columns && last_row_adds_up();
    bool column_adds = column_may && columns >= rows && last_column_adds_up();
    if (rows == columns && row_adds != column_adds) row_adds = column_adds = false;
    if (row_adds) {
      totals_row_ = body_rows_.back();
      body_rows_.pop_back();
    }
    if (column_adds) {
      totals_column_ = body_columns_.back();
      body_columns_.pop_back();
    }
  }

  std::optional<InputError> check_whole() const {
    if (options_.fractional) return std::nullopt;
    const Entry* fraction = nullptr;
    bool all_within_one = true;
    double total = 0;
    std::vector<double> row_sums, column_sums(width_, 0);
    for (std::size_t r : body_rows_) {
      row_sums.push_back(0);
      for (std::size_t c : body_columns_) {
        const double value = number(r, c);
        if (!is_whole(value) && fraction == nullptr) fraction = &entry(r, c);
        all_within_one = all_within_one && value <= 1;
        total += value;
        row_sums.back() += value;
        column_sums[c] += value;
      }
    }
    if (fraction == nullptr) return std::nullopt;
    // Shares are rounded to two decimals or so.
    const auto is_one = [](double sum) { return std::fabs(sum - 1) < 0.03 || sum == 0; };
    bool columns_are_one = true;
    for (std::size_t c : body_columns_) columns_are_one = columns_are_one && is_one(column_sums[c]);
    if (all_within_one && (is_one(total) || columns_are_one ||
                           std::all_of(row_sums.begin(), row_sums.end(), is_one))) {
      return source_.error("looks-like-proportions", fraction->cell, "counts");
    }
    return source_.error("fractional-count", {fraction->number, fraction->cell.offset, false},
                         "whole-number");
  }

  std::string total_name() const {
    const std::string_view name = row_label(*totals_row_).text;
    return name.empty() ? "Σ" : std::string(name);
  }

  void check_totals() {
    if (!totals_row_ && !totals_column_) return;
    std::size_t wrong = 0;
    constexpr std::size_t most_notices = 10;
    const auto compare = [&](std::size_t r, std::size_t c, double computed, const char* axis,
                             std::string which) {
      const double stated = number(r, c);
      if (std::isnan(stated) || same_sum(stated, computed) || ++wrong > most_notices) return;
      source_.notice("totals-do-not-add-up", entry(r, c).cell.offset,
                     {{"axis", axis},
                      {"which", std::move(which)},
                      {"stated", text_of(stated)},
                      {"computed", text_of(computed)}});
    };
    double total = 0;
    for (std::size_t k = 0; k < body_rows_.size(); ++k) {
      const std::size_t r = body_rows_[k];
      total += row_sum(r);
      const Cell label = row_label(r);
      if (totals_column_)
        compare(r, *totals_column_, row_sum(r), "row",
                label.text.empty() ? std::to_string(k + 1) : std::string(label.text));
    }
    for (std::size_t k = 0; k < body_columns_.size(); ++k) {
      const std::size_t c = body_columns_[k];
      const std::string_view label =
          label_row_ ? entry(*label_row_, c).cell.text : std::string_view();
      if (totals_row_)
        compare(*totals_row_, c, column_sum(c), "column",
                label.empty() ? std::to_string(k + 1) : std::string(label));
    }
    if (totals_row_ && totals_column_)
      compare(*totals_row_, *totals_column_, total, "total", total_name());
    const std::size_t place = totals_row_ ? *totals_row_ : body_rows_[0];
    source_.notice("totals-removed",
                   entry(place, totals_row_ ? body_columns_[0] : *totals_column_).cell.offset,
                   {{"axis", totals_row_ && totals_column_ ? "both"
                             : totals_row_                 ? "row"
                                                           : "column"}});
  }

  /// The names along one axis, or none where there are none. Empty names are an error.
  Result<std::vector<Cell>> labels_of_axis(bool of_rows) const {
    std::vector<Cell> labels;
    if (of_rows ? !label_column_ : !label_row_) return labels;
    for (std::size_t k : of_rows ? body_rows_ : body_columns_) {
      labels.push_back(of_rows ? row_label(k) : entry(*label_row_, k).cell);
    }
    const std::size_t named = static_cast<std::size_t>(
        std::count_if(labels.begin(), labels.end(), [](const Cell& c) { return !c.text.empty(); }));
    if (named < labels.size()) {
      return source_.error(
          "label-count", labels.empty() ? Cell{} : labels[0], "a-label-each",
          {{"found", std::to_string(named)}, {"expected", std::to_string(labels.size())}});
    }
    if (std::all_of(labels.begin(), labels.end(), [](const Cell& c) { return is_r_index(c.text); }))
      labels.clear();
    return labels;
  }

  /// "Predicted: spam" and "Predicted: ham" name the axis and the classes.
  void take_axis_prefix(std::vector<Cell>& labels, Role& axis) const {
    std::vector<Cell> rests = labels;
    Role common = Role::none;
    for (Cell& label : rests) {
      std::string_view rest;
      const Role role = leading_role(label.text, rest);
      if (!is_axis(role) || rest.empty() || (common != Role::none && role != common)) return;
      common = role;
      label.text = rest;
    }
    if (rests.empty()) return;
    // "True positive" and "True negative" are classes' own names.
    if (common == Role::truth && axis == Role::predicted) return;
    axis = common;
    labels = std::move(rests);
  }

  std::optional<InputError> find_duplicate(const std::vector<Cell>& labels) const {
    std::unordered_map<std::string, std::size_t> seen;
    for (const Cell& label : labels) {
      if (!seen.try_emplace(canonical_label(label.text), 0).second) {
        return source_.error("duplicate-label", label, "different-labels",
                             {{"label", std::string(label.text)}});
      }
    }
    return std::nullopt;
  }

  static bool are_positions(const std::vector<Cell>& labels) {
    for (std::size_t start : {0U, 1U}) {
      bool all = true;
      for (std::size_t i = 0; i < labels.size() && all; ++i)
        all = canonical_label(labels[i].text) == std::to_string(i + start);
      if (all) return true;
    }
    return false;
  }

  Result<CountTable> table() {
    const std::size_t rows = body_rows_.size(), columns = body_columns_.size();
    auto row_result = labels_of_axis(true);
    if (const auto* error = std::get_if<InputError>(&row_result)) return *error;
    auto column_result = labels_of_axis(false);
    if (const auto* error = std::get_if<InputError>(&column_result)) return *error;
    auto& row_labels = std::get<std::vector<Cell>>(row_result);
    auto& column_labels = std::get<std::vector<Cell>>(column_result);
    take_axis_prefix(row_labels, rows_axis_);
    take_axis_prefix(column_labels, columns_axis_);
    for (const auto* labels : {&row_labels, &column_labels}) {
      if (auto error = find_duplicate(*labels)) return *error;
    }

    // Where column k of the table goes.
    std::vector<std::size_t> order(columns);
    for (std::size_t k = 0; k < columns; ++k) order[k] = k;
    bool contingency = false;
    if (!row_labels.empty() && !column_labels.empty()) {
      std::unordered_map<std::string, std::size_t> positions;
      for (std::size_t k = 0; k < rows; ++k)
        positions.emplace(canonical_label(row_labels[k].text), k);
      std::size_t shared = 0;
      const Cell* stranger = nullptr;
      bool reordered = false;
      for (std::size_t k = 0; k < columns; ++k) {
        const auto found = positions.find(canonical_label(column_labels[k].text));
        if (found == positions.end()) {
          if (stranger == nullptr) stranger = &column_labels[k];
          continue;
        }
        ++shared;
        order[k] = found->second;
        reordered = reordered || found->second != k;
      }
      if (stranger != nullptr || rows != columns) {
        if (rows == columns && shared == 0 && are_positions(row_labels)) {
          source_.notice("index-column-skipped", row_labels[0].offset);
          row_labels.clear();
        } else if (rows == columns && shared == 0 && are_positions(column_labels)) {
          source_.notice("index-row-skipped", column_labels[0].offset);
          column_labels.clear();
        } else if (shared == 0 && rows != columns) {
          contingency = true;
        } else if (rows == columns) {
          return source_.error("labels-differ", *stranger, "same-labels",
                               {{"label", std::string(stranger->text)}});
        }
        for (std::size_t k = 0; k < columns; ++k) order[k] = k;
      } else if (reordered) {
        source_.notice("columns-reordered", column_labels[0].offset);
      }
    }
    if (rows != columns && !contingency) {
      const Entry& place = columns > rows ? entry(body_rows_[0], body_columns_[rows])
                                          : entry(body_rows_[columns], body_columns_[0]);
      return source_.error("not-square", place.cell, "square-matrix",
                           {{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}});
    }
    if (rows > maximum_classes)
      return too_many(rows, entry(body_rows_[maximum_classes], body_columns_[0]).cell);
    if (rows < 2 && named_totals_)
      return source_.error("totals-only", entry(body_rows_[0], body_columns_[0]).cell,
                           "counts-matrix");

    CountTable table;
    const bool transposed = is_transposed();
    table.rows = transposed ? columns : rows;
    table.columns = transposed ? rows : columns;
    table.counts.resize(rows * columns);
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        const std::size_t row = transposed ? order[j] : i, column = transposed ? i : order[j];
        table.counts[row * table.columns + column] = number(body_rows_[i], body_columns_[j]);
      }
    }
    const auto texts = [](const std::vector<Cell>& labels) {
      std::vector<std::string> result;
      for (const Cell& label : labels) result.emplace_back(label.text);
      return result;
    };
    if (contingency) {
      table.labels = texts(transposed ? column_labels : row_labels);
      table.predicted_labels = texts(transposed ? row_labels : column_labels);
    } else if (!row_labels.empty()) {
      table.labels = texts(row_labels);
    } else if (!column_labels.empty()) {
      table.labels = texts(column_labels);
    }
    table.positive = options_.positive;
    if (!table.positive && rows == 2 && columns == 2) {
      for (std::size_t i = 0; i < 2; ++i) {
        if (is_true_positive(entry(body_rows_[i], body_columns_[i])))
          table.positive = table.labels ? (*table.labels)[i] : std::to_string(i + 1);
      }
      // In a print-out of scikit-learn the negatives come first, on slides mostly the positives.
      if (!table.positive && !table.labels && grid_.bracketed && !has_latex_table(source_.text())) {
        table.positive = "2";
        source_.notice("second-positive", entry(body_rows_[0], body_columns_[0]).cell.offset);
      }
    }
    return table;
  }

  /// Whether predictions stand in the rows of the text.
  bool is_transposed() {
    if (options_.orientation) return *options_.orientation == Orientation::truth_columns;
    bool predicted_rows = rows_axis_ == Role::predicted || columns_axis_ == Role::truth;
    if (rows_axis_ == columns_axis_) predicted_rows = false;
    if (rows_axis_ == Role::none && columns_axis_ == Role::none && body_rows_.size() == 2 &&
        body_columns_.size() == 2) {
      // The other cell in the row of TP is FN where rows are the truth.
      for (std::size_t i = 0; i < 2; ++i) {
        if (is_true_positive(entry(body_rows_[i], body_columns_[i]))) {
          predicted_rows = entry(body_rows_[i], body_columns_[1 - i]).name == "FP";
        }
      }
    }
    if (predicted_rows)
      source_.notice("transposed", entry(body_rows_[0], body_columns_[0]).cell.offset);
    return predicted_rows;
  }

  struct Mention {
    std::size_t row;
    std::size_t column;
    Role role;
  };

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  CountReader numbers_;
  std::size_t width_ = 0;
  std::vector<Entry> entries_;
  std::vector<double> values_;
  std::vector<Mention> mentions_;
  Role rows_axis_ = Role::none;
  Role columns_axis_ = Role::none;
  std::vector<std::size_t> rows_;  ///< those that are no axis names
  std::vector<std::size_t> columns_;
  std::vector<std::size_t> body_rows_;
  std::vector<std::size_t> body_columns_;
  std::optional<std::size_t> label_row_;
  std::optional<std::size_t> label_column_;
  std::optional<std::size_t> totals_row_;
  std::optional<std::size_t> totals_column_;
  bool named_totals_ = false;
  bool any_number_ = false;
};

/// Whether the last row holds the sums of the rows above, or the last column those of the columns
/// before, and the numbers are too large for names of classes.
bool adds_up_to_counts(const Grid& grid, bool by_rows) {
  const std::size_t rows = grid.rows(), columns = grid.row(0).size();
  std::vector<double> sums(by_rows ? columns : rows, 0);
  double largest = 0;
  for (std::size_t r = 0; r < rows; ++r) {
    if (grid.row(r).size() != columns) return false;
    for (std::size_t c = 0; c < columns; ++c) {
      const double value = parse_number(grid.row(r)[c].text).value;
      const bool is_sum = by_rows ? r + 1 == rows : c + 1 == columns;
      sums[by_rows ? c : r] += is_sum ? -value : value;
      largest = std::max(largest, value);
    }
  }
  return largest >= surely_counts &&
         std::all_of(sums.begin(), sums.end(), [](double sum) { return sum == 0; });
}

}  // namespace

bool looks_like_matrix(const Grid& grid) {
  constexpr std::size_t sample = 60;
  const std::size_t rows = grid.rows();
  if (rows < 2) return false;
  std::size_t width = 0;
  for (std::size_t r = 0; r < rows && r < sample; ++r) width = std::max(width, grid.row(r).size());
  if (width < 2 || (rows > longest_side && width < 8)) return false;
  if (width > longest_side) return rows > 3;

  const auto is_number = [](const Cell& cell) {
    std::string_view name;
    if (is_latex(cell.text)) {
      const std::string plain = plain_text_of_latex(cell.text);
      return !number_inside(plain, name).empty();
    }
    return !number_inside(cell.text, name).empty();
  };
  // How many leading columns hold names, and how many leading rows.
  std::size_t label_columns = 0;
  std::vector<std::size_t> numbers_in_column(width, 0), numbers_in_row;
  bool axis = false, total = false;
  std::size_t all_numbers = 0, filled = 0;
  for (std::size_t r = 0; r < rows && r < sample; ++r) {
    const auto row = grid.row(r);
    numbers_in_row.push_back(0);
    const std::size_t shift = row.size() < width && r < 2 ? width - row.size() : 0;
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (!row[c].text.empty()) ++filled;
      if (is_number(row[c])) {
        ++numbers_in_column[std::min(width - 1, c + shift)];
        ++numbers_in_row.back();
        ++all_numbers;
      } else {
        if ((r < 3 || c < 2) && is_axis(role_of(row[c].text)) && !is_class_word(row[c].text))
          axis = true;
        if (is_total(row[c].text)) total = true;
      }
    }
  }
  const std::size_t sampled = numbers_in_row.size();
  if (all_numbers == 0)
    return (axis && width >= 3 && rows >= 3 && rows <= longest_side &&
            !(role_of(grid.row(0)[0].text) != Role::none && rows == 2)) &&
           width > 3;
  while (label_columns < width && 2 * numbers_in_column[label_columns] < sampled) ++label_columns;
  std::size_t heading_rows = 0;
  while (heading_rows < sampled && 2 * numbers_in_row[heading_rows] < width - label_columns)
    ++heading_rows;
  if (label_columns == width || heading_rows == sampled)
    return axis && all_numbers > 0 && width > 3;
  const std::size_t body_columns = width - label_columns, body_rows = rows - heading_rows;
  if (body_columns < 2) return false;
  std::size_t numbers_in_body = 0;
  for (std::size_t c = label_columns; c < width; ++c) numbers_in_body += numbers_in_column[c];
  if (2 * numbers_in_body <= (sampled - heading_rows) * body_columns) return false;
  if (label_columns > 2) return false;
  if (rows == 2 && role_of(grid.row(0)[0].text) != Role::none &&
      role_of(grid.row(1)[0].text) != Role::none)
    return false;
  // "y, forest": names of two columns of labels, one of them unknown.
  if (width == 2 && label_columns == 0 && grid.row(0).size() == 2 && numbers_in_row[0] == 0 &&
      is_axis(role_of(grid.row(0)[0].text)) != is_axis(role_of(grid.row(0)[1].text)))
    return false;
  if (axis || total) return body_rows <= body_columns + 4 || width > 4;

  if (has_numbered_heading(grid)) return true;
  const std::size_t longer = std::max(body_rows, body_columns),
                    shorter = std::min(body_rows, body_columns);
  if (body_columns == 2 && label_columns == 0) {
    if (body_rows == 3 && heading_rows == 0 && adds_up_to_counts(grid, true)) return true;
    return body_rows == 2 && (heading_rows == 0 || grid.row(0).size() <= width);
  }
  if (body_rows == 2 && label_columns == 0 && heading_rows == 0) {
    return body_columns == 3 && adds_up_to_counts(grid, false);
  }
  if (body_rows == 3 && body_columns > 4 && label_columns == 0) return false;
  if (body_columns == 3 && label_columns == 0 && heading_rows == 0 && body_rows != 3) {
    return body_rows == 4 && adds_up_to_counts(grid, true);
  }
  if (longer - shorter <= 1) return true;
  if (body_columns <= 3) return false;
  return true;
}

std::optional<Grid> four_outcomes(Source& source, const Grid& grid) {
  constexpr std::size_t outcomes = 4, most_cells = 24;
  std::vector<Cell> cells;
  const bool names_above =
      grid.rows() == 2 && grid.row(0).size() == outcomes && grid.row(1).size() == outcomes;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    // Two by two are a matrix already.
    if (grid.rows() == 2 && grid.row(r).size() == 2) return std::nullopt;
    for (std::size_t c = 0; c < grid.row(r).size(); ++c) {
      cells.push_back(names_above ? grid.row(cells.size() % 2)[cells.size() / 2] : grid.row(r)[c]);
      if (cells.size() > most_cells) return std::nullopt;
    }
  }
  std::optional<Cell> found[outcomes];
  std::string_view name;
  for (const Cell& cell : cells) {
    if (cell.text.empty() || cell.text == "=" || cell.text == ":") continue;
    std::string_view own_name;
    const std::string_view number = number_inside(cell.text, own_name);
    if (number.empty()) {
      if (!name.empty()) return std::nullopt;
      name = trimmed(cell.text.substr(0, cell.text.find_last_not_of("=:") + 1));
      continue;
    }
    if (name.empty() == own_name.empty()) return std::nullopt;
    const Outcome outcome = outcome_of(own_name.empty() ? name : own_name);
    name = {};
    if (outcome == Outcome::none || found[static_cast<std::size_t>(outcome)]) return std::nullopt;
    found[static_cast<std::size_t>(outcome)] = Cell{number, cell.offset};
  }
  Grid matrix;
  matrix.bracketed = true;
  static constexpr std::string_view names[] = {"TP = ", "FN = ", "FP = ", "TN = "};
  for (std::size_t k = 0; k < outcomes; ++k) {
    if (!found[k]) return std::nullopt;
    matrix.add({source.keep(std::string(names[k]) += found[k]->text), found[k]->offset});
    if (k % 2 == 1) matrix.end_row();
  }
  return matrix;
}

Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid) {
  return Reader(source, options, grid).read();
}

}  // namespace deconfuse
