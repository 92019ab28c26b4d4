#include "input/blocks/windows.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "data/ascii.hpp"
#include "input/blocks/line_kind.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Maximum numbers of cuts and windows for each stretch.
constexpr std::size_t most_cuts = 14, most_windows = 100;

/// Finds where the lines of one stretch may be cut.
class Cutter {
 public:
  Cutter(std::string_view text, const TextView& view, const std::vector<LineKind>& kinds,
         std::size_t begin, std::size_t end)
      : text_(text), view_(view), kinds_(kinds), begin_(begin), end_(end) {
    while (begin_ < end_ && kinds_[begin_] == LineKind::blank) ++begin_;
    while (end_ > begin_ && kinds_[end_ - 1] == LineKind::blank) --end_;
    for (std::size_t k = begin_; k < end_; ++k) {
      layouts_.push_back(layout_of_line(view_[k].of(text_)));
    }
    find_depths();
  }

  Windows windows() const {
    if (begin_ == end_) return {};
    // For a long stretch fewer windows are considered, so that the time stays linear in its length.
    constexpr std::size_t most_lines = 8000;
    const std::size_t most = std::clamp(most_lines / (end_ - begin_), std::size_t{1}, most_windows);
    std::vector<std::size_t> starts{begin_}, ends{end_};
    for (std::size_t k = begin_ + 1; most > 1 && k < end_ && starts.size() < most_cuts; ++k) {
      if (kinds_[k] != LineKind::blank && may_cut(k - 1, k)) starts.push_back(k);
    }
    for (std::size_t k = end_ - 1; most > 1 && k > begin_ && ends.size() < most_cuts; --k) {
      if (kinds_[k - 1] != LineKind::blank && may_cut(k, k - 1)) ends.push_back(k);
    }
    struct Range {
      std::size_t begin, end, rows;
    };
    std::vector<Range> ranges;
    for (const std::size_t from : starts) {
      for (const std::size_t to : ends) {
        const bool is_all = from == begin_ && to == end_;
        if (to <= from ||
            (!is_all && (most == 1 || splits_value(from, to) || leaves_rows_out(from, to))))
          continue;
        const auto rows =
            std::count(kinds_.begin() + static_cast<std::ptrdiff_t>(from),
                       kinds_.begin() + static_cast<std::ptrdiff_t>(to), LineKind::row);
        ranges.push_back({from, to, static_cast<std::size_t>(rows)});
      }
    }
    put_in_order(ranges, [](const Range& a, const Range& b) {
      return std::pair(a.rows, a.end - a.begin) > std::pair(b.rows, b.end - b.begin);
    });
    if (ranges.size() > most) ranges.resize(most);
    Windows windows;
    for (const Range& range : ranges) {
      windows.push_back({TextView(view_.begin() + static_cast<std::ptrdiff_t>(range.begin),
                                  view_.begin() + static_cast<std::ptrdiff_t>(range.end)),
                         range.begin, range.rows,
                         odd_above(range.begin, range.end) + odd_below(range.begin, range.end),
                         left_out(range.begin, range.end, range.rows < ranges[0].rows)});
    }
    return windows;
  }

  /// 1 if the last of these lines differs in form from the row above it.
  std::size_t odd_below(std::size_t from, std::size_t to) const {
    std::size_t row = to - 1;
    while (row > from && (row == to - 1 || kinds_[row] == LineKind::blank)) --row;
    return are_rows(row, to - 1) && is_odd(to - 1, row) ? 1 : 0;
  }

  /// 1 if the first line differs in form from the row below it and does not name columns.
  std::size_t odd_above(std::size_t from, std::size_t to) const {
    std::size_t row = from;
    while (row + 1 < to && (row == from || kinds_[row] == LineKind::blank)) ++row;
    return are_rows(row, from) && is_odd(from, row) && !names_role(line(from)) ? 1 : 0;
  }

  std::size_t begin() const { return begin_; }
  std::size_t end() const { return end_; }

 private:
  bool are_rows(std::size_t one, std::size_t other) const {
    return one != other && kinds_[one] == LineKind::row && kinds_[other] == LineKind::row;
  }

  std::string_view line(std::size_t k) const { return trimmed(view_[k].of(text_)); }
  const Layout& layout(std::size_t k) const { return layouts_[k - begin_]; }
  /// Depth of brackets before line k.
  int depth(std::size_t k) const { return k == begin_ ? 0 : depths_[k - 1 - begin_]; }

  /// Finds the depth of brackets. Only brackets that are closed again count, not for example those
  /// of a smiley.
  void find_depths() {
    depths_.resize(end_ - begin_);
    std::vector<std::size_t> open;  // the lines of brackets that are open
    for (std::size_t k = 0; k < depths_.size(); ++k) {
      int depth = bracket_depth(line(begin_ + k));
      for (; depth > 0; --depth) open.push_back(k);
      for (; depth < 0 && !open.empty(); ++depth, open.pop_back()) {
        ++depths_[open.back()];
        --depths_[k];
      }
    }
    std::partial_sum(depths_.begin(), depths_.end(), depths_.begin());
  }

  /// Whether data may end between two adjacent lines, with `outside` not belonging to them.
  bool may_cut(std::size_t outside, std::size_t inside) const {
    const std::size_t k = std::max(outside, inside);
    if (draws_names(outside)) return false;
    if (kinds_[k] == LineKind::blank || kinds_[k - 1] == LineKind::blank) return true;
    if (kinds_[k] != LineKind::heading && kinds_[k - 1] != LineKind::heading)
      return is_odd(outside, inside);
    if (layout(k) == layout(k - 1) || is_inside_box(k)) return false;
    if (layout(k).mark != 0 && layout(k).mark == layout(k - 1).mark) return false;
    return !is_broken_row(kinds_[k] == LineKind::heading ? k : k - 1);
  }

  /// Whether a line near an end cannot be a row like the adjacent one, nor the rest of such a row:
  /// "Epoch 10/10", "N = 120".
  bool is_odd(std::size_t k, std::size_t beside) const {
    constexpr std::size_t most_lines = 8;
    const bool is_near_end = k < begin_ + most_lines || k + most_lines >= end_;
    const Layout &odd = layout(k), &row = layout(beside);
    if (!is_near_end || odd == row || is_inside_box(std::max(k, beside))) return false;
    if (opens_quote(k) || opens_quote(beside)) return false;
    if (odd.cells == row.cells && (misses_value(k) || misses_value(beside))) return false;
    if (is_total(line(k).substr(0, line(k).find_first_of(" \t")))) return false;
    const bool may_be_names = k < beside && odd.numbers == 0 && !contains(line(k), "/") &&
                              (odd.cells == row.cells || odd.cells + 1 == row.cells);
    if (may_be_names && row.numbers > 0 && !odd.has_signs) return false;
    // Sentences have commas as well, but more words between them.
    const bool has_same_cells = odd.marks == row.marks && odd.cells == row.cells;
    if (odd.mark == row.mark && odd.mark != 0 && (odd.mark != ',' || has_same_cells)) return false;
    if (odd.has_signs != row.has_signs) return true;
    if (odd.mark != 0 || row.mark != 0) return odd.mark != row.mark && !is_left_of_row(k, row);
    const bool are_numbers = odd.numbers == odd.cells && odd.cells > 1;
    return !are_numbers && odd.order != row.order && !is_left_of_row(k, row);
  }

  bool opens_quote(std::size_t k) const {
    const std::string_view words = line(k);
    return std::count(words.begin(), words.end(), '"') % 2 == 1;
  }

  /// Whether a word in a line marks a missing value.
  bool misses_value(std::size_t k) const {
    std::string_view rest = line(k);
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find_first_of(" \t,;|"));
      if (!word.empty() && is_missing(word)) return true;
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return false;
  }

  /// Whether a cell of a line, other than a number, occurs in a row of this form or in a heading.
  bool is_left_of_row(std::size_t k, const Layout& row) const {
    constexpr std::size_t most_lines = 200, longest = 300;
    constexpr std::string_view marks = " \t,;|";
    for (std::string_view words = line(k).substr(0, longest); !words.empty();) {
      const std::string_view word = words.substr(0, words.find_first_of(marks));
      words = words.substr(std::min(word.size() + 1, words.size()));
      if (word.empty() || reads_as_number(word)) continue;
      for (std::size_t other = begin_; other < std::min(end_, begin_ + most_lines); ++other)
        if (other != k && (kinds_[other] == LineKind::heading || layout(other) == row) &&
            has_cell(line(other).substr(0, longest), word))
          return true;
    }
    return false;
  }

  static bool has_cell(std::string_view line, std::string_view word) {
    constexpr std::string_view marks = " \t,;|";
    for (std::size_t at = line.find(word); at != line.npos; at = line.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if ((at == 0 || marks.find(line[at - 1]) != marks.npos) &&
          (end == line.size() || marks.find(line[end]) != marks.npos))
        return true;
    }
    return false;
  }

  /// Whether a line of words contains only words that other lines contain: "spam" below
  /// "spam,spam".
  bool is_broken_row(std::size_t k) const {
    constexpr std::size_t most_words = 6, most_lines = 200;
    std::string_view words = line(k);
    if (is_rule(words) || words.ends_with(':') || layout(k).numbers > 0 ||
        layout(k).cells > most_words)
      return false;
    while (!words.empty()) {
      const std::string_view word = words.substr(0, words.find_first_of(" \t"));
      const auto says_word = [&](std::size_t other) {
        return kinds_[other] == LineKind::row && contains(line(other), word);
      };
      bool is_said = false;
      for (std::size_t other = begin_; other < std::min(end_, begin_ + most_lines) && !is_said;)
        is_said = says_word(other++);
      if (!is_said) return false;
      words = trimmed(words.substr(word.size()));
    }
    return true;
  }

  /// Whether a rule at line k or directly before it stands between two lines with bars.
  bool is_inside_box(std::size_t k) const {
    for (const std::size_t rule : {k - 1, k}) {
      if (rule > begin_ && rule + 1 < end_ && is_rule(line(rule)) && has_bar(rule - 1) &&
          has_bar(rule + 1) && begins_with_bar(rule - 1) == begins_with_bar(rule + 1))
        return true;
    }
    return false;
  }

  /// The line below or above a range if the range leaves rows out, if the line may be a broken row,
  /// or if it names the columns.
  std::optional<Piece> left_out(std::size_t from, std::size_t to, bool leaves_rows) const {
    const std::size_t beside = to < end_ ? to : from - 1;
    if (leaves_rows && parts_squares(beside)) return std::nullopt;  // other data
    std::size_t below = to;
    while (below < end_ && kinds_[below] == LineKind::blank) ++below;
    if (leaves_rows) return view_[below < end_ ? below : begin_];
    const auto of_view = [this](std::size_t k) { return view_[k].of(text_); };
    if (to < end_ && may_be_broken_row(of_view(to), kinds_[to], of_view(to - 1))) return view_[to];
    if (from == begin_) return std::nullopt;
    const bool is_names =
        layout(from - 1).cells == layout(to - 1).cells && names_role(of_view(from - 1));
    const bool is_row = !is_header(from, to) &&
                        may_be_broken_row(of_view(from - 1), kinds_[from - 1], of_view(from));
    return is_names || is_row ? std::optional(view_[from - 1]) : std::nullopt;
  }

  /// Whether the first line of a range has words where the last one has numbers, or names columns.
  bool is_header(std::size_t from, std::size_t to) const {
    return layout(from).numbers != layout(to - 1).numbers || names_role(view_[from].of(text_));
  }

  /// Whether the upper edge of a box holds names of columns: "┌─truth─┬─pred─┐".
  bool draws_names(std::size_t k) const {
    return line(k).starts_with("┌─") &&
           std::any_of(line(k).begin(), line(k).end(), [](char c) { return is_letter(c); });
  }

  bool begins_with_bar(std::size_t k) const {
    return line(k).starts_with('|') || starts_with_stroke(line(k));
  }

  bool has_bar(std::size_t k) const {
    return contains(line(k), "|") || find_stroke(line(k)) < line(k).size();
  }

  /// Whether a bracketed value continues beyond the range.
  bool splits_value(std::size_t from, std::size_t to) const {
    return depth(from) > 0 || depth(to) > 0;
  }

  /// Whether a line beyond the range looks like one of its rows, so that the range would end at a
  /// broken row or hold only a part of the data. Lines after a title belong to another table.
  bool leaves_rows_out(std::size_t from, std::size_t to) const {
    std::map<std::pair<LineKind, Layout>, std::size_t> inside;
    for (std::size_t k = from; k < to; ++k) {
      if (counts_as_row(k)) ++inside[{kinds_[k], layout(k)}];
    }
    const auto is_alike = [&](std::size_t k) {
      if (kinds_[k] == LineKind::cut) return true;
      if (!counts_as_row(k)) return false;
      const auto same = inside.find({kinds_[k], layout(k)});
      // Two words may stand above or below a table of two columns: "(11 rows)".
      const bool tells = layout(k).numbers + layout(k).marks > 0;
      return same != inside.end() && same->second >= (tells ? 1U : 2U);
    };
    for (std::size_t k = from; k-- > begin_ && !is_title(k) && !parts_squares(k);) {
      if (is_alike(k)) return true;
    }
    for (std::size_t k = to; k < end_ && !is_title(k) && !parts_squares(k); ++k) {
      if (is_alike(k)) return true;
    }
    return false;
  }

  /// Whether a blank line separates two squares of numbers of equal size, such as the matrices of
  /// two folds. Squares of only 0 and 1 do not count, since they may be one-hot rows.
  bool parts_squares(std::size_t k) const {
    if (kinds_[k] != LineKind::blank || k == begin_ || k + 1 == end_) return false;
    const std::size_t size = layout(k - 1).cells;
    const auto is_row = [&](std::size_t row) {
      return kinds_[row] == LineKind::row && layout(row).cells == size &&
             layout(row).numbers == size;
    };
    std::size_t above = 0, below = 0;
    while (above <= size && k > begin_ + above && is_row(k - 1 - above)) ++above;
    while (below <= size && k + 1 + below < end_ && is_row(k + 1 + below)) ++below;
    const auto is_one_hot = [&](std::size_t row) {
      return line(row).find_first_not_of("01,;|\t .") == std::string_view::npos;
    };
    return size > 1 && above == size && below == size &&
           !(is_one_hot(k - 1) && is_one_hot(k + 1) && is_one_hot(k - size));
  }

  bool counts_as_row(std::size_t k) const {
    return (kinds_[k] == LineKind::row || kinds_[k] == LineKind::heading) && layout(k).cells > 0;
  }

  /// Whether the line is a title: words after a blank line that differ in form from the line below
  /// ("Fold 2", "=== Confusion Matrix ==="), or a single word above further headings ("predicted").
  bool is_title(std::size_t k) const {
    if (kinds_[k] == LineKind::row && layout(k).numbers != 1) return false;
    if (kinds_[k] != LineKind::row && kinds_[k] != LineKind::heading) return false;
    const std::string_view words = line(k);
    if (words.ends_with(':') || words.starts_with("===")) return true;
    const bool apart = k == begin_ || kinds_[k - 1] == LineKind::blank;
    if (!apart || !has_word(words) || layout(k).marks != 0) return false;
    std::size_t below = k + 1;
    while (layout(k).cells == 1 && below < end_ && kinds_[below] == LineKind::heading) ++below;
    return below < end_ && layout(below) != layout(k) &&
           (layout(k).cells > 1 || layout(below).cells > 1);
  }

  /// Whether the text has three or more successive letters.
  static bool has_word(std::string_view text) {
    std::size_t letters = 0;
    return std::any_of(text.begin(), text.end(), [&letters](char c) {
      letters = is_letter(c) || static_cast<unsigned char>(c) >= 0x80 ? letters + 1 : 0;
      return letters > 2;
    });
  }

  std::string_view text_;
  const TextView& view_;
  const std::vector<LineKind>& kinds_;
  std::size_t begin_, end_;
  std::vector<Layout> layouts_;
  std::vector<int> depths_;  ///< depth of brackets after each line
};

}  // namespace

std::vector<Windows> windows_of(std::string_view text, const TextView& view,
                                std::vector<LineKind> kinds, const TextView* seen) {
  // The prefix that was removed from a line; empty if the line is unchanged.
  const auto prefix = [&](std::size_t k) {
    return seen == nullptr ? std::string_view() : Piece{(*seen)[k].begin, view[k].begin}.of(text);
  };
  for (std::size_t k = 0; seen != nullptr && k < view.size(); ++k) {
    if (prefix(k).empty() && kinds[k] != LineKind::blank) kinds[k] = LineKind::prose;
  }
  const auto goes_on = [&](std::size_t k) {
    return kinds[k] != LineKind::prose &&
           (seen == nullptr || kinds[k] == LineKind::blank || kinds[k - 1] == LineKind::blank ||
            trimmed(prefix(k)).empty() == trimmed(prefix(k - 1)).empty());
  };
  std::vector<Windows> found;
  for (std::size_t begin = 0; begin < view.size();) {
    std::size_t end = begin;
    while (end < view.size() && (end == begin ? kinds[end] != LineKind::prose : goes_on(end)))
      ++end;
    if (auto windows = Cutter(text, view, kinds, begin, end).windows(); !windows.empty())
      found.push_back(std::move(windows));
    begin = std::max(end, begin + 1);
  }
  return found;
}

std::size_t odd_ends_of(std::string_view text, const TextView& lines,
                        const std::vector<LineKind>& kinds) {
  constexpr std::size_t most = 200;  // number of lines to compare
  const std::size_t size = lines.size();
  const Cutter top(text, lines, kinds, 0, std::min(size, most));
  const Cutter bottom(text, lines, kinds, size - std::min(size, most), size);
  if (top.begin() == top.end() || bottom.begin() == bottom.end()) return 0;
  return top.odd_above(top.begin(), top.end()) + bottom.odd_below(bottom.begin(), bottom.end());
}

}  // namespace deconfuse
