#include "input/notations/delimited.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "input/notations/row_reader.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Whether the text contains the mark. Most marks occur nowhere in a long text, so their first byte
/// is searched for first.
bool holds_mark(std::string_view text, std::string_view mark) {
  return contains_byte(text, mark[0]) &&
         (mark.size() == 1 || text.find(mark) != std::string_view::npos);
}

/// How well a delimiter fits the first lines.
struct Fit {
  std::size_t columns = 0;
  std::size_t irregular_rows = 0;
  std::size_t short_rows = 0;     ///< all rows below the usual length, also those that may be
                                  ///< headings
  std::size_t split_numbers = 0;  ///< cells such as "234 56"
  std::size_t axis_classes = 0;   ///< cells such as "Actual yes"
  std::size_t missing_names = 0;  ///< in the first row
  std::size_t inner_bars = 0;     ///< cells such as "b | a"
  std::size_t merged_names = 0;   ///< cells of the first row such as "pred Freq"
  bool ends_short = false;        ///< the last row is short but holds no totals
  bool counts_up = false;         ///< the first cells below the first row are 1, 2, 3, … or 0, 1,
                                  ///< 2, …
  bool in_first_row = false;
  bool numeric = true;

  bool better_than(const Fit& other) const {
    if ((columns >= 2) != (other.columns >= 2)) return columns >= 2;
    if ((irregular_rows == 0) != (other.irregular_rows == 0)) return irregular_rows == 0;
    if ((inner_bars == 0) != (other.inner_bars == 0)) return inner_bars == 0;
    if ((split_numbers == 0) != (other.split_numbers == 0)) return split_numbers == 0;
    if ((axis_classes >= 2) != (other.axis_classes >= 2)) return axis_classes >= 2;
    return in_first_row && !other.in_first_row;
  }
};

bool is_split_number(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return false;
  return parse_number(text).form == NumberForm::none &&
         parse_number(text, ',').form == NumberForm::none &&
         parse_number(text.substr(0, blank)).form != NumberForm::none &&
         parse_number(text.substr(blank + 1)).form != NumberForm::none;
}

bool is_axis_class(std::string_view text) {
  if (text.find(' ') == std::string_view::npos) return false;
  std::string_view rest;
  const Role role = leading_role(text, rest);
  return (role == Role::truth || role == Role::predicted) && !rest.empty() &&
         text.find_first_of(";,|\t") == std::string_view::npos;
}

/// Whether the text is two names of columns.
bool is_two_names(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return blank != std::string_view::npos && role_of(text.substr(0, blank)) != Role::none &&
         role_of(trimmed(text.substr(blank))) != Role::none;
}

/// The length of the row without the empty cells at its end.
std::size_t filled_length(std::span<const Cell> row) {
  std::size_t length = row.size();
  while (length > 0 && row[length - 1].text.empty()) --length;
  return length;
}

Fit fit_of(Source& source, Delimiter delimiter) {
  constexpr std::size_t sample = 60;
  constexpr std::size_t heading_rows = 3;
  Grid grid;
  RowReader reader(source, delimiter);
  while (grid.rows() < sample && reader.read_row(grid)) {
  }
  Fit fit;
  if (grid.rows() == 0) return fit;
  fit.in_first_row = grid.row(0).size() >= 2;
  // The usual length is the most frequent one; of two equally frequent ones, the longer.
  std::vector<std::size_t> lengths;
  for (std::size_t r = 0; r < grid.rows(); ++r) lengths.push_back(filled_length(grid.row(r)));
  std::vector<std::size_t> sorted = lengths;
  put_in_order(sorted);
  std::size_t most = 0;
  for (std::size_t i = 0; i < sorted.size();) {
    std::size_t j = i;
    while (j < sorted.size() && sorted[j] == sorted[i]) ++j;
    if (j - i >= most) {
      most = j - i;
      fit.columns = sorted[i];
    }
    i = j;
  }
  for (const Cell& cell : grid.row(0)) fit.merged_names += is_two_names(cell.text) ? 1 : 0;
  fit.counts_up = grid.rows() > 2;
  for (std::size_t r = 1; r < grid.rows() && fit.counts_up; ++r) {
    const std::size_t start = grid.row(1)[0].text == "0" ? 0 : 1;
    fit.counts_up = grid.row(r)[0].text == std::to_string(r - 1 + start);
  }
  const auto last = grid.row(grid.rows() - 1);
  fit.ends_short = grid.rows() > 2 && lengths.back() < fit.columns && lengths.back() > 1 &&
                   !is_total(last[0].text) && !reads_as_number(last[0].text);
  // A single word above the others is the name of an axis.
  if (lengths[0] > 1) fit.missing_names = fit.columns - std::min(fit.columns, lengths[0]);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const std::size_t length = filled_length(grid.row(r));
    const bool may_be_shorter = grid.rows() > 2 && (r < heading_rows || r + 1 == grid.rows());
    if (length < fit.columns) ++fit.short_rows;
    if (length > fit.columns || (length < fit.columns && !may_be_shorter)) ++fit.irregular_rows;
    for (const Cell& cell : grid.row(r).first(std::min(length, sample))) {
      if (is_split_number(cell.text)) ++fit.split_numbers;
      if (is_axis_class(cell.text)) ++fit.axis_classes;
      if (cell.text.find(" | ") != std::string_view::npos) ++fit.inner_bars;
      if (r > 0 && parse_number(cell.text).form == NumberForm::none &&
          parse_number(cell.text, ',').form == NumberForm::none) {
        fit.numeric = false;
      }
    }
  }
  return fit;
}

/// The bar that every line starts and ends with; empty if there is none.
std::string_view bar_around_lines(std::string_view text) {
  for (std::string_view bar : {"|", "│"}) {
    bool any = false, all = true;
    for (std::size_t begin = 0; begin < text.size() && all;) {
      const std::size_t end = line_end(text, begin);
      const std::string_view line = trimmed(text.substr(begin, end - begin));
      begin = next_line(text, end);
      if (line.empty()) continue;
      any = true;
      all = line.size() > bar.size() &&
            (bar == "|" ? line.front() == '|' && line.back() == '|'
                        : starts_with_stroke(line) && ends_with_stroke(line));
    }
    if (any && all) return bar;
  }
  return {};
}

/// The arrow that each of the first lines contains: "ham -> spam"; empty if there is none.
std::string_view arrow_in_lines(std::string_view text) {
  constexpr std::size_t sample = 60;
  for (std::string_view arrow : {"->", "=>", "→", "⟶"}) {
    std::size_t found = 0, lines = 0;
    for (std::size_t begin = 0; begin < text.size() && lines < sample && found == lines;) {
      const std::size_t end = line_end(text, begin);
      const std::string_view line = trimmed(text.substr(begin, end - begin));
      begin = next_line(text, end);
      if (line.empty()) continue;
      ++lines;
      const std::size_t at = line.find(arrow);
      if (at != std::string_view::npos && at > 0 && at + arrow.size() < line.size()) ++found;
    }
    if (found > 0 && found == lines) return arrow;
  }
  return {};
}

/// Whether every line but the first has only digits before the given column of characters.
bool numbers_rows(const std::vector<std::string_view>& lines, std::size_t column) {
  return std::all_of(lines.begin() + 1, lines.end(), [column](std::string_view line) {
    const std::string_view cell = trimmed(line.substr(0, column));
    return !cell.empty() && cell.find_first_not_of("0123456789") == std::string_view::npos;
  });
}

/// Cells of an aligned table. Cells are divided where all lines are blank, so a cell may contain a
/// blank: "New York". None if a row is incomplete.
std::optional<Grid> aligned(const Source& source) {
  constexpr std::size_t most_lines = 1000;
  const std::string_view text = source.text();
  std::vector<std::string_view> lines;
  std::vector<bool> is_filled;
  const auto each_character = [](std::string_view line, auto action) {
    std::size_t column = 0;
    for (std::size_t i = 0; i < line.size(); i = character_end(line, i)) action(column++, i);
  };
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const std::string_view line = text.substr(begin, end - begin);
    begin = next_line(text, end);
    if (trimmed(line).empty()) continue;
    if (lines.size() == most_lines || line.find('\t') != std::string_view::npos)
      return std::nullopt;
    lines.push_back(line);
    each_character(line, [&](std::size_t column, std::size_t i) {
      if (column >= is_filled.size()) is_filled.push_back(false);
      if (!is_blank(line[i])) is_filled[column] = true;
    });
  }
  std::vector<std::size_t> starts;  // the first columns of the cells, in characters
  for (std::size_t c = 0; c < is_filled.size(); ++c) {
    if (is_filled[c] && (c == 0 || !is_filled[c - 1])) starts.push_back(c);
  }
  std::vector<bool> is_named(starts.size());
  if (!lines.empty()) {
    each_character(lines[0], [&](std::size_t column, std::size_t i) {
      const auto after = std::upper_bound(starts.begin(), starts.end(), column);
      if (!is_blank(lines[0][i]))
        is_named[static_cast<std::size_t>(after - starts.begin()) - 1] = true;
    });
  }
  // Words separated by a single blank belong to one cell unless both have names above them.
  for (std::size_t k = starts.size(); k-- > 1;) {
    const bool is_near = starts[k] > 1 && is_filled[starts[k] - 2];
    if (!is_near || (is_named[k] && is_named[k - 1]) || (k == 1 && numbers_rows(lines, starts[1])))
      continue;
    is_named[k - 1] = is_named[k - 1] || is_named[k];
    starts.erase(starts.begin() + static_cast<std::ptrdiff_t>(k));
  }
  Grid grid;
  grid.by_blanks = true;
  constexpr std::size_t fewest_lines = 3;
  if (starts.size() < 2 || lines.size() < fewest_lines) return std::nullopt;
  for (const std::string_view line : lines) {
    std::vector<std::size_t> cuts(starts.size() + 1, line.size());
    each_character(line, [&](std::size_t column, std::size_t i) {
      const auto start = std::lower_bound(starts.begin(), starts.end(), column);
      if (start != starts.end() && *start == column)
        cuts[static_cast<std::size_t>(start - starts.begin())] = i;
    });
    for (std::size_t k = 0; k < starts.size(); ++k) {
      const std::string_view piece = line.substr(cuts[k], cuts[k + 1] - cuts[k]);
      const std::string_view cell = trimmed(piece);
      const auto offset =
          static_cast<std::size_t>((cell.empty() ? piece : cell).data() - text.data());
      grid.add({cell, offset});
      // Below the heading only the first cell of a row may be empty, since a group is named only
      // once.
      if (cell.empty() && k > 0 && grid.rows() > 0) return std::nullopt;
    }
    grid.end_row();
  }
  return grid;
}

/// A bar that stands as a cell at the same position in all rows: "1 0 | 2 3".
const Cell* bar_in_all_rows(const Grid& grid) {
  if (!grid.by_blanks || grid.rows() < 2) return nullptr;
  const auto first = grid.row(0);
  const auto bar = std::find_if(first.begin(), first.end(),
                                [](const Cell& cell) { return cell.text == "|" && !cell.quoted; });
  const auto column = static_cast<std::size_t>(bar - first.begin());
  if (column == 0 || column + 1 >= first.size()) return nullptr;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (column >= row.size() || row[column].text != "|") return nullptr;
  }
  return &*bar;
}

}  // namespace

Result<Grid> read_delimited(Source& source, const ReadOptions& options,
                            const std::optional<std::string>& stated_delimiter) {
  const std::string_view text = source.text();
  Delimiter delimiter;
  if (options.delimiter || stated_delimiter) {
    delimiter.mark = options.delimiter ? *options.delimiter : *stated_delimiter;
    if (delimiter.mark == " ") delimiter.form = Delimiter::Form::blanks;
  } else {
    std::vector<Delimiter> candidates;
    for (std::string_view mark : {"\t", ";", ",", "│", "|"}) {
      if (mark == "," && options.decimal == ',') continue;
      if (holds_mark(text, mark)) candidates.push_back({Delimiter::Form::mark, mark});
    }
    if (const std::string_view bar = bar_around_lines(text); !bar.empty()) {
      candidates = {{Delimiter::Form::mark, bar}};
    } else if (const std::string_view arrow = arrow_in_lines(text); !arrow.empty()) {
      candidates = {{Delimiter::Form::mark, arrow}};
    } else {
      candidates.push_back({Delimiter::Form::blanks, {}});
      if (holds_mark(text, "  ")) candidates.push_back({Delimiter::Form::wide_blanks, {}});
    }
    Fit best;
    std::string_view rival;
    for (const Delimiter& candidate : candidates) {
      const Fit fit = fit_of(source, candidate);
      // "Light rain  1  10" has one cell more than its header only if single blanks separate; "1
      // positive positive  20" has one because its rows are numbered.
      const bool are_numbered = best.counts_up && best.missing_names == 1;
      const bool blanks_in_names =
          candidate.form == Delimiter::Form::wide_blanks &&
          delimiter.form == Delimiter::Form::blanks && fit.columns >= 2 &&
          fit.irregular_rows == 0 && fit.split_numbers == 0 && !are_numbered &&
          ((fit.short_rows == 0 && best.short_rows > 0) || (best.ends_short && !fit.ends_short) ||
           (fit.in_first_row && fit.missing_names < 2 && best.missing_names > 1));
      if (&candidate == &candidates.front() || blanks_in_names || fit.better_than(best)) {
        best = fit;
        delimiter = candidate;
        rival = {};
      } else if (candidate.form == Delimiter::Form::mark && !best.numeric &&
                 !best.better_than(fit) && delimiter.mark != "\t") {
        rival = candidate.mark;
      }
    }
    const bool fits = best.irregular_rows == 0 && best.missing_names < 2 && best.merged_names == 0;
    if (delimiter.form != Delimiter::Form::mark && !fits) {
      if (auto grid = aligned(source)) return std::move(*grid);
    }
    if (!rival.empty()) {
      source.notice(NoticeCode::delimiter, 0,
                    {{"used", std::string(delimiter.mark)}, {"other", std::string(rival)}});
    }
  }

  Grid grid;
  grid.by_blanks = delimiter.form != Delimiter::Form::mark;
  RowReader reader(source, delimiter);
  constexpr std::size_t sample = 1000;
  while (reader.read_row(grid)) {
    if (grid.rows() != sample) continue;
    // Reserves room for all rows, with some to spare, assuming that they are like the first ones.
    const std::size_t times = text.size() / reader.position() + 1;
    grid.reserve(times * sample, times * grid.cells());
  }
  if (reader.error()) return *reader.error();
  if (const Cell* bar = bar_in_all_rows(grid))
    return source.error(ErrorCode::unexpected_text, *bar, Expected::vectors_or_matrix);
  grid.cut_empty_ends();
  return grid;
}

}  // namespace deconfuse
