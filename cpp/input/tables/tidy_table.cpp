#include "input/tables/tidy_table.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/tables/layouts.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

using Row = std::span<const Cell>;

/// Number of rows to inspect before a property is assumed of all.
constexpr std::size_t rows_looked_at = 1000;

template <class IsKept>
Grid rows_of(const Grid& grid, IsKept is_kept) {
  Grid kept = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    if (is_kept(r)) add_row(kept, grid.row(r));
  }
  return kept;
}

/// Removes markup from cells: Textile's alignment marks at their start, and Markdown's asterisks
/// and backticks around them.
void take_marks_off(Grid& grid) {
  const auto is_textile = [](const Cell& cell) {
    return cell.text.size() > 2 && cell.text[1] == '.' && is_blank(cell.text[2]) &&
           std::string_view("_<>=").find(cell.text[0]) < 4;
  };
  const auto is_between = [](const Cell& cell, std::string_view mark) {
    return cell.text.size() > 2 * mark.size() && cell.text.starts_with(mark) &&
           cell.text.ends_with(mark);
  };
  const auto take_off = [](Cell& cell, std::size_t before, std::size_t behind) {
    cell = part_of(cell, cell.text.substr(before, cell.text.size() - before - behind));
  };
  const Row header = grid.row(0);
  const bool textile = std::any_of(header.begin(), header.end(), is_textile);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (Cell& cell : grid.row(r)) {
      if (textile && is_textile(cell))
        take_off(cell, cell.text.size() - trimmed(cell.text.substr(2)).size(), 0);
      for (const std::string_view mark : {"**", "`"})
        if (is_between(cell, mark)) take_off(cell, mark.size(), mark.size());
    }
  }
}

/// The cells of a heading that consists of the row names in their order, perhaps after the name of
/// an axis and before one more cell. Cells that hold several names are split. Nothing if the
/// heading holds anything else.
std::optional<std::vector<Cell>> parted(Row heading, const std::vector<std::string_view>& names) {
  std::vector<Cell> parts;
  std::size_t found = 0;
  bool has_more = false;
  for (const Cell& cell : heading) {
    std::string_view rest = cell.text;
    const auto take = [&](std::size_t size) {
      parts.push_back(part_of(cell, rest.substr(0, size)));
      rest = trimmed(rest.substr(size));
    };
    if (parts.empty() && !rest.starts_with(names[0])) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      if (!is_axis(role_of(word))) return std::nullopt;
      take(word.size());
    }
    for (; !rest.empty() && found < names.size(); ++found) {
      const std::size_t size = names[found].size();
      if (!rest.starts_with(names[found]) || (rest.size() > size && !is_blank(rest[size])))
        return std::nullopt;
      take(size);
    }
    if (rest.empty()) continue;
    if (has_more) return std::nullopt;
    has_more = true;
    take(rest.size());
  }
  return found < names.size() ? std::nullopt : std::optional(std::move(parts));
}

/// Splits a heading such as "pred Los Angeles New York", whose names contain single blanks, at the
/// names of the rows.
std::optional<Grid> with_parted_heading(const Grid& grid) {
  constexpr std::size_t heading_rows = 3, most = 100, fewest = 3;
  if (!grid.by_blanks || grid.rows() > most || grid.rows() < fewest) return std::nullopt;
  const std::size_t width = grid.row(grid.rows() - 1).size();
  std::vector<std::string_view> names;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (row.size() == width && width >= fewest && reads_as_number(row[1].text))
      names.push_back(row[0].text);
  }
  if (names.size() < 2) return std::nullopt;
  for (std::size_t h = 0; h < heading_rows; ++h) {
    if (grid.row(h).size() >= width) continue;
    const auto heading = parted(grid.row(h), names);
    if (!heading || heading->size() == grid.row(h).size()) continue;
    Grid result = empty_like(grid);
    for (std::size_t r = 0; r < grid.rows(); ++r)
      add_row(result, r == h ? Row(*heading) : grid.row(r));
    return result;
  }
  return std::nullopt;
}

/// Joins words that blanks separate though they belong together: a title "Predicted class" on a
/// line of its own, or "Predicted No Predicted Yes" above "Actual No 50 2".
std::optional<Grid> with_axis_words_joined(const Source& source, const Grid& grid) {
  constexpr std::size_t most = 20;
  if (!grid.by_blanks || grid.rows() > most) return std::nullopt;
  const auto axis = [](const Cell& cell) {
    const Role role = role_of(cell.text);
    return is_axis(role) ? role : Role::none;
  };
  const Row header = grid.row(0);
  const Cell title = joined(source, header[0], header[header.size() - 1]);
  // In "pred y n" above "y 20 5" the first row is no title.
  const bool names_row = std::any_of(header.begin() + 1, header.end(), [&](const Cell& name) {
    for (std::size_t r = 1; r < grid.rows(); ++r)
      if (grid.row(r)[0].text == name.text) return true;
    return false;
  });
  const bool is_title = header.size() > 1 && !names_row && axis(title) != Role::none &&
                        grid.rows() > 2 &&
                        title.text.find_first_of("0123456789=:") == std::string_view::npos;
  bool in_pairs = header.size() > 2 && header.size() % 2 == 0, before_rows = grid.rows() > 2;
  for (std::size_t k = 0; k < header.size(); k += 2)
    in_pairs = in_pairs && axis(header[k]) != Role::none && header[k].text == header[0].text;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    before_rows = before_rows && row.size() > 3 && axis(row[0]) != Role::none &&
                  row[0].text == grid.row(1)[0].text && !reads_as_number(row[1].text);
  }
  if (!is_title && !(in_pairs && before_rows)) return std::nullopt;
  Grid result = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (r == 0 && is_title) {
      result.add(title);
    } else if (r == 0 && in_pairs) {
      for (std::size_t k = 0; k < row.size(); k += 2)
        result.add(joined(source, row[k], row[k + 1]));
    } else if (before_rows && in_pairs) {
      result.add(joined(source, row[0], row[1]));
      for (const Cell& cell : row.subspan(2)) result.add(cell);
    } else {
      for (const Cell& cell : row) result.add(cell);
    }
    result.end_row();
  }
  return result;
}

/// Removes the colon after the first of two cells: "ham: spam".
void take_colons_off(Grid& grid) {
  constexpr std::size_t fewest = 3;
  if (grid.rows() < fewest) return;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (row.size() != 2 || row[0].quoted || row[0].text.size() < 2 || !row[0].text.ends_with(':'))
      return;
  }
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    Cell& cell = grid.row(r)[0];
    cell = part_of(cell, trimmed(cell.text.substr(0, cell.text.size() - 1)));
  }
}

/// Repeats the name of a group in each of its rows; pandas prints it only in the first.
std::optional<Grid> with_groups_repeated(const Grid& grid) {
  if (!grid.by_blanks || grid.row(0)[0].text.empty()) return std::nullopt;
  std::size_t first = 1;
  while (first < grid.rows() && !grid.row(first)[0].text.empty()) ++first;
  if (first >= grid.rows()) return std::nullopt;
  Grid result = empty_like(grid);
  Cell group;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (!row[0].text.empty()) group = row[0];
    result.add(group);
    for (const Cell& cell : row.subspan(1)) result.add(cell);
    result.end_row();
  }
  return result;
}

/// Whether the second row holds the types of the columns, as tibbles, polars and DuckDB print them.
/// In a box a rule has to follow this row and none the next one; else the types are labels.
bool has_row_of_types(const Source& source, const Grid& grid) {
  if (grid.rows() < 3) return false;
  const Row row = grid.row(1);
  if (!std::all_of(row.begin(), row.end(), [](const Cell& c) { return is_type_name(c.text); }))
    return false;
  if (row[0].text.starts_with('<')) return true;
  const auto is_ruled_below = [&](std::size_t r) {
    const std::size_t begin = grid.row(r)[grid.row(r).size() - 1].offset;
    const std::size_t end = r + 1 < grid.rows() ? grid.row(r + 1)[0].offset : begin;
    const std::string_view between = source.text().substr(begin, end - begin);
    return find_stroke(between) < between.size() &&
           std::count(between.begin(), between.end(), '\n') > 1;
  };
  const Row next = grid.row(2);
  const bool are_all_types = std::all_of(next.begin(), next.end(),
                                         [](const Cell& cell) { return is_type_name(cell.text); });
  return is_ruled_below(1) && !is_ruled_below(2) && (grid.rows() > 3 || !are_all_types);
}

/// Number of rows above the names of the columns.
std::size_t rows_of_titles(const Grid& grid) {
  constexpr std::size_t most = 3;
  for (std::size_t r = 1; r <= most && r < grid.rows(); ++r) {
    const Row title = grid.row(r - 1);
    if (names_both(title)) return 0;
    // A matrix may have the name of an axis above it, but then its rows have names as well.
    const bool is_axis_name = std::any_of(
        title.begin(), title.end(), [](const Cell& cell) { return is_axis(role_of(cell.text)); });
    const bool is_of_cases =
        title.size() == 1 && r + 1 < grid.rows() && grid.row(r).size() == grid.row(r + 1).size();
    if (is_axis_name && !is_of_cases) return 0;
    if (names_both(grid.row(r))) return r;
  }
  return 0;
}

bool same_row(Row one, Row other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const Cell& a, const Cell& b) { return a.text == b.text; });
}

/// Whether the words of the first row recur only as a whole row. Words that also occur in other
/// rows are labels, not names of columns.
bool names_recur_together(const Grid& grid) {
  const Row header = grid.row(0);
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (same_row(row, header)) continue;
    for (const Cell& cell : row) {
      for (const Cell& name : header) {
        if (cell.text == name.text) return false;
      }
    }
  }
  return true;
}

/// The columns of the truth and the predictions, by their names; a table of two columns and many
/// rows needs no names.
std::vector<std::size_t> label_columns_of(const Grid& grid) {
  constexpr std::size_t many = 20;
  std::vector<std::size_t> columns;
  const Row header = grid.row(0);
  for (std::size_t c = 0; c < header.size(); ++c)
    if (is_axis(role_of(header[c].text))) columns.push_back(c);
  if (columns.empty() && header.size() == 2 && grid.rows() >= many) return {0, 1};
  return columns;
}

/// Whether the last row is text, such as a greeting or the value of a metric: its labels occur
/// nowhere else, but every other label recurs.
bool ends_in_text(const Grid& grid) {
  constexpr std::size_t fewest = 6, most = 1U << 17U;
  const std::size_t rows = grid.rows(), width = grid.row(0).size();
  if (rows < fewest || rows > most || grid.row(rows - 1).size() != width) return false;
  const auto columns = label_columns_of(grid);
  if (columns.size() != 2) return false;
  const Row last = grid.row(rows - 1);
  Spellings spellings;
  std::vector<std::size_t> times;
  for (std::size_t r = 1; r < rows; ++r) {
    const Row row = grid.row(r);
    if (row.size() != width) return false;
    for (const std::size_t c : columns) {
      const auto code = static_cast<std::size_t>(spellings.code_of(row[c].text));
      if (code >= times.size()) times.resize(code + 1);
      if (++times[code] > 1 && r + 1 == rows) return false;
    }
  }
  const auto single = std::count(times.begin(), times.end(), std::size_t{1});
  return single == 2 && !last[columns[0]].text.empty() && !last[columns[1]].text.empty();
}

/// The column that numbers the rows, by its name and because no value in it recurs.
std::optional<std::size_t> column_of_row_numbers(const Grid& grid) {
  constexpr std::size_t fewest = 4;
  const Row header = grid.row(0);
  const std::size_t width = header.size(), rows = std::min(grid.rows(), rows_looked_at);
  if (width < 3 || rows < fewest) return std::nullopt;
  for (std::size_t c = 0; c < width; ++c) {
    const std::string_view title = header[c].text;
    if (!may_number_rows(title) || is_positives(title) || is_negatives(title)) continue;
    const bool any_score = std::any_of(header.begin(), header.end(),
                                       [](const Cell& name) { return names_score(name.text); });
    if (!names_both(header, c) && !any_score) continue;
    for (std::size_t r = 1; r < grid.rows(); ++r)
      if (grid.row(r).size() != width) return std::nullopt;
    std::set<std::string_view> values;
    std::set<std::string> others;
    for (std::size_t r = 1; r < rows; ++r) {
      const Row row = grid.row(r);
      std::string rest;
      for (std::size_t k = 0; k < width; ++k) {
        if (k != c) (rest += row[k].text) += '\n';
      }
      values.insert(row[c].text);
      others.insert(std::move(rest));
    }
    const bool may_count = may_name_counts(title);
    if (values.size() == rows - 1 && !(may_count && others.size() == rows - 1)) return c;
  }
  return std::nullopt;
}

/// Whether the rows have both numbers without a name above and names, as in R's "row ham spam"
/// above "1 ham 50 2".
bool numbers_named_rows(const Grid& grid) {
  const Row header = grid.row(0);
  if (!grid.by_blanks || role_of(header[0].text) != Role::index) return false;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (row.size() != header.size() + 1 || row[0].text != std::to_string(r)) return false;
  }
  return true;
}

/// The table without a column, in row `first` and below.
Grid without_column(const Grid& grid, std::size_t column, std::size_t first = 0) {
  Grid result = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (c != column || r < first) result.add(row[c]);
    }
    result.end_row();
  }
  return result;
}

/// Moves the empty corner of a Markdown heading from its end to its start: "| Pred: 0 | Pred: 1 |
/// |" above "| Real: 0 | 324 | 15 |".
void put_corner_first(Grid& grid) {
  const auto heading = grid.row(0);
  const std::size_t width = heading.size();
  if (width < 3 || grid.by_blanks || !heading[width - 1].text.empty()) return;
  std::string_view rest;
  for (std::size_t c = 0; c + 1 < width; ++c) {
    if (leading_role(heading[c].text, rest) == Role::none || rest.empty()) return;
  }
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width || row[width - 1].text.empty() ||
        leading_role(row[0].text, rest) == Role::none)
      return;
  }
  std::rotate(heading.begin(), heading.end() - 1, heading.end());
}

/// Removes rows that repeat the names of the columns above a later part of the table.
void take_repeated_names_off(Source& source, Grid& grid) {
  std::vector<std::size_t> repeated;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    if (grid.row(r)[0].text == grid.row(0)[0].text && same_row(grid.row(r), grid.row(0)))
      repeated.push_back(r);
  }
  if (repeated.empty() || !names_recur_together(grid)) return;
  const Row row = grid.row(repeated[0]);
  source.notice(NoticeCode::heading_skipped, row[0].offset,
                {{"text", excerpt_of(joined(source, row[0], row[row.size() - 1]).text)}});
  grid = rows_of(grid, [&](std::size_t r) {
    return !std::binary_search(repeated.begin(), repeated.end(), r);
  });
}

}  // namespace

Grid tidied(Source& source, const ReadOptions& options, const Surroundings& surroundings,
            Grid grid) {
  if (grid.bracketed || grid.rows() < 2) return grid;
  take_marks_off(grid);
  take_colons_off(grid);
  put_corner_first(grid);
  if (auto parted = with_parted_heading(grid)) grid = std::move(*parted);
  if (auto joined = with_axis_words_joined(source, grid)) grid = std::move(*joined);
  if (auto rearranged = from_other_layout(source, surroundings, grid))
    return std::move(*rearranged);
  if (auto filled = with_groups_repeated(grid)) grid = std::move(*filled);
  if (options.header == false) return grid;
  if (numbers_named_rows(grid)) grid = without_column(grid, 0, 1);

  const std::size_t titles = has_names_on_both_sides(grid) ? 0 : rows_of_titles(grid);
  if (titles > 0) {
    const Row first = grid.row(0);
    source.notice(NoticeCode::heading_skipped, first[0].offset,
                  {{"text", excerpt_of(joined(source, first[0], first[first.size() - 1]).text)}});
    grid = rows_of(grid, [&](std::size_t r) { return r >= titles; });
  }
  if (has_row_of_types(source, grid)) grid = rows_of(grid, [](std::size_t r) { return r != 1; });
  if (const auto column = column_of_row_numbers(grid)) {
    source.notice(NoticeCode::index_column_skipped, grid.row(1)[*column].offset);
    grid = without_column(grid, *column);
  }
  if (names_both(grid.row(0))) take_repeated_names_off(source, grid);
  if (ends_in_text(grid)) {
    const std::size_t last = grid.rows() - 1;
    const Row row = grid.row(last);
    source.notice(NoticeCode::text_below_skipped, row[0].offset,
                  {{"text", excerpt_of(joined(source, row[0], row[row.size() - 1]).text)}});
    grid = rows_of(grid, [&](std::size_t r) { return r != last; });
  }
  return grid;
}

}  // namespace deconfuse
