#include "input/tidy_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/matrix_cell.hpp"
#include "input/matrix_shape.hpp"
#include "input/names.hpp"
#include "input/number.hpp"

namespace deconfuse {
namespace {

using Row = std::span<const Cell>;

/// Rows to look at before something is assumed of all.
constexpr std::size_t rows_looked_at = 1000;

Grid empty_like(const Grid& grid) {
  Grid empty;
  empty.by_blanks = grid.by_blanks;
  empty.bracketed = grid.bracketed;
  return empty;
}

void add_row(Grid& grid, Row row) {
  for (const Cell& cell : row) grid.add(cell);
  grid.end_row();
}

template <class IsKept>
Grid rows_of(const Grid& grid, IsKept is_kept) {
  Grid kept = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    if (is_kept(r)) add_row(kept, grid.row(r));
  }
  return kept;
}

bool is_prediction(Role role) { return role == Role::predicted || role == Role::score; }

/// Whether cells name a column of truth and one of predictions or scores, column `left_out` apart.
bool names_both(Row row, std::size_t left_out = static_cast<std::size_t>(-1)) {
  bool truth = false, predicted = false;
  for (std::size_t c = 0; c < row.size(); ++c) {
    if (c == left_out) continue;
    const Role role = role_of(row[c].text);
    truth = truth || role == Role::truth;
    predicted = predicted || is_prediction(role);
  }
  return truth && predicted;
}

/// Text from the start of one cell to the end of another of the same row.
Cell joined(const Source& source, const Cell& first, const Cell& last) {
  const std::size_t end = last.offset + last.text.size() + (last.quoted ? 2 : 0);
  if (first.offset == last.offset) return first;
  return {trimmed(source.text().substr(first.offset, end - first.offset)), first.offset};
}

/// "truth=ham", "truth: ham": the name and what it names.
struct NamedCell {
  Cell name;
  Cell value;
};

std::optional<NamedCell> named_cell(const Cell& cell) {
  if (cell.quoted) return std::nullopt;
  const std::size_t sign = cell.text.find_first_of("=:|");
  if (sign == std::string_view::npos || sign == 0) return std::nullopt;
  const std::string_view name = trimmed(cell.text.substr(0, sign));
  const std::string_view value = trimmed(cell.text.substr(sign + 1));
  if (value.empty() || role_of(name) == Role::none) return std::nullopt;
  const auto begin = static_cast<std::size_t>(value.data() - cell.text.data());
  return NamedCell{{name, cell.offset}, {value, cell.offset + begin}};
}

/// Textile begins each cell with its alignment, and Markdown sets words in bold between asterisks
/// and names of code between backticks.
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

/// A heading whose cells hold the names of rows one behind the other, in parts: before them the
/// name of an axis may stand, and behind them one more. Nothing where it holds anything else.
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

/// "pred Los Angeles New York" above rows of these names, which single blanks part no less.
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

/// "Predicted class" on a line of its own, "Predicted No Predicted Yes" and "Actual No 50 2": where
/// blanks part words, those that belong together.
std::optional<Grid> with_axis_words_joined(const Source& source, const Grid& grid) {
  constexpr std::size_t most = 20;
  if (!grid.by_blanks || grid.rows() > most) return std::nullopt;
  const auto axis = [](const Cell& cell) {
    const Role role = role_of(cell.text);
    return is_axis(role) ? role : Role::none;
  };
  const Row header = grid.row(0);
  const Cell title = joined(source, header[0], header[header.size() - 1]);
  // "pred y n" above "y 20 5" is none.
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

/// Rows of "truth=ham pred=spam", with or without a blank after the sign.
std::optional<Grid> with_names_above(const Grid& grid) {
  const std::size_t rows = grid.rows(), width = rows > 1 ? grid.row(0).size() : 0;
  if (width < 2) return std::nullopt;
  const bool apart = grid.row(0)[0].text.ends_with(':') || grid.row(0)[0].text.ends_with('=');
  if (apart && width % 2 == 1) return std::nullopt;
  const auto named = [apart](Row row, std::size_t k) -> std::optional<NamedCell> {
    if (!apart) return named_cell(row[k]);
    Cell name = row[2 * k];
    if (!name.text.ends_with(':') && !name.text.ends_with('=')) return std::nullopt;
    name.text = trimmed(name.text.substr(0, name.text.size() - 1));
    return NamedCell{name, row[2 * k + 1]};
  };
  const std::size_t columns = apart ? width / 2 : width;
  std::vector<Cell> names;
  for (std::size_t k = 0; k < columns; ++k) {
    const auto cell = named(grid.row(0), k);
    if (!cell) return std::nullopt;
    names.push_back(cell->name);
  }
  if (!names_both(names)) return std::nullopt;
  Grid result = empty_like(grid);
  add_row(result, names);
  for (std::size_t r = 0; r < rows; ++r) {
    const Row row = grid.row(r);
    if (row.size() != width) return std::nullopt;
    for (std::size_t k = 0; k < columns; ++k) {
      const auto cell = named(row, k);
      if (!cell || cell->name.text != names[k].text) return std::nullopt;
      result.add(cell->value);
    }
    result.end_row();
  }
  return result;
}

/// "ham: spam": a colon behind each first cell of two is none of its label.
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

/// Lines "truth = ham" or "- truth: ham", a name to each and the same names over and over, as in
/// YAML.
std::optional<Grid> records_as_rows(const Source& source) {
  const std::string_view text = source.text();
  Grid result;
  std::vector<NamedCell> lines;
  std::size_t width = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = next_line(text, end);
    if (line.starts_with("- ")) line = trimmed(line.substr(1));
    if (line.empty()) continue;
    const auto cell = named_cell({line, static_cast<std::size_t>(line.data() - text.data())});
    if (!cell || cell->value.text.find_first_of(",;\t=") != std::string_view::npos)
      return std::nullopt;
    if (width == 0 && !lines.empty() && cell->name.text == lines[0].name.text) width = lines.size();
    if (width > 0 && cell->name.text != lines[lines.size() % width].name.text) return std::nullopt;
    lines.push_back(*cell);
  }
  if (width < 2 || lines.size() % width != 0) return std::nullopt;
  std::vector<Cell> names;
  for (std::size_t k = 0; k < width; ++k) names.push_back(lines[k].name);
  if (!names_both(names)) return std::nullopt;
  add_row(result, names);
  for (std::size_t at = 0; at < lines.size(); ++at) {
    result.add(lines[at].value);
    if ((at + 1) % width == 0) result.end_row();
  }
  return result;
}

/// "y_true: 1, 0, 1" above "y_pred: 1, 1, 1": the names become cells of their own.
std::optional<Grid> with_row_names_apart(const Grid& grid) {
  if (grid.rows() < 2 || grid.rows() > 3 || grid.row(0).size() < 3) return std::nullopt;
  Grid result = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    const auto first = named_cell(row[0]);
    if (!first || row.size() != grid.row(0).size()) return std::nullopt;
    result.add(first->name);
    result.add(first->value);
    for (const Cell& cell : row.subspan(1)) result.add(cell);
    result.end_row();
  }
  return result;
}

/// "      3 ham spam" or "      3 ham,spam": how often the pair comes, in a number that stands
/// right.
std::optional<std::array<Cell, 3>> counted_pair(const Source& source, Row row) {
  constexpr std::string_view indent = "    ";
  const std::string_view text = source.text();
  const std::size_t begin = row[0].offset;
  if (begin < indent.size() || text.substr(begin - indent.size(), indent.size()) != indent)
    return std::nullopt;
  const std::string_view line = text.substr(begin, line_end(text, begin) - begin);
  const std::size_t digits = line.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || line[0] == '0' || line[digits] != ' ')
    return std::nullopt;
  const std::string_view pair = trimmed(line.substr(digits));
  for (const char mark : {'\t', ';', ',', ' '}) {
    const std::size_t at = pair.find(mark);
    if (at == std::string_view::npos) continue;
    const std::string_view truth = trimmed(pair.substr(0, at));
    const std::string_view predicted = trimmed(pair.substr(at + 1));
    if (truth.empty() || predicted.empty() || predicted.find(mark) != std::string_view::npos)
      return std::nullopt;
    const auto place = [&](std::string_view cell) {
      return static_cast<std::size_t>(cell.data() - text.data());
    };
    return std::array<Cell, 3>{Cell{line.substr(0, digits), begin}, Cell{truth, place(truth)},
                               Cell{predicted, place(predicted)}};
  }
  return std::nullopt;
}

/// `uniq -c` prints how often a line comes before it. The counts go behind the labels.
std::optional<Grid> with_counts_last(const Source& source, const Grid& grid) {
  Grid result = empty_like(grid);
  result.by_blanks = false;
  for (const char* name : {"truth", "predicted", "count"}) result.add({name, 0});
  result.end_row();
  std::set<std::string> pairs;
  std::set<std::string_view> true_labels, predicted_labels;
  bool counts_up = true;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto cells = counted_pair(source, grid.row(r));
    if (!cells) return std::nullopt;
    const auto& [count, truth, predicted] = *cells;
    counts_up = counts_up && count.text == std::to_string(r + 1);
    pairs.insert(std::string(truth.text) + '\n' + std::string(predicted.text));
    true_labels.insert(truth.text);
    predicted_labels.insert(predicted.text);
    for (const Cell& cell : {truth, predicted, count}) result.add(cell);
    result.end_row();
  }
  const bool any_common =
      std::any_of(true_labels.begin(), true_labels.end(),
                  [&](std::string_view label) { return predicted_labels.contains(label); });
  if (counts_up || !any_common || pairs.size() != grid.rows()) return std::nullopt;
  return result;
}

/// pandas prints the name of a group only in its first row.
std::optional<Grid> with_groups_repeated(const Grid& grid) {
  if (!grid.by_blanks || grid.row(0)[0].text.empty()) return std::nullopt;
  Grid result = empty_like(grid);
  bool any = false;
  Cell group;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    any = any || row[0].text.empty();
    if (!row[0].text.empty()) group = row[0];
    result.add(group);
    for (const Cell& cell : row.subspan(1)) result.add(cell);
    result.end_row();
  }
  return any ? std::optional(std::move(result)) : std::nullopt;
}

/// Octave's vectors, one below the other with their names above: columns beside each other.
std::optional<Grid> vectors_as_columns(const Source& source, const Surroundings& surroundings,
                                       const Grid& grid) {
  const auto& names = surroundings.names;
  if (names.size() < 2 || grid.rows() < 2) return std::nullopt;
  std::vector<std::vector<Cell>> columns;
  std::vector<Cell> header;
  std::size_t r = 0;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const std::size_t end = k + 1 < names.size() ? names[k + 1].offset : source.text().size();
    if (r < grid.rows() && grid.row(r)[0].offset < names[k].offset) return std::nullopt;
    const std::size_t first = r;
    while (r < grid.rows() && grid.row(r)[0].offset < end) ++r;
    if (r == first) continue;
    std::vector<Cell> cells;
    bool of_single_cells = true, of_numbers = true;
    for (std::size_t i = first; i < r; ++i) {
      of_single_cells = of_single_cells && grid.row(i).size() == 1;
      of_numbers = of_numbers && reads_as_number(grid.row(i)[0].text);
    }
    if (r == first + 1 || (surroundings.in_pieces && of_numbers)) {
      for (std::size_t i = first; i < r; ++i) {
        const Row row = grid.row(i);
        cells.insert(cells.end(), row.begin(), row.end());
      }
    } else if (of_single_cells || !of_numbers) {
      for (std::size_t i = first; i < r; ++i) {
        const Row row = grid.row(i);
        cells.push_back(joined(source, row[0], row[row.size() - 1]));
      }
    } else {
      return std::nullopt;
    }
    // YAML lists
    const bool is_list = std::all_of(cells.begin(), cells.end(), [](const Cell& cell) {
      return cell.text.size() > 2 && cell.text.starts_with("- ");
    });
    for (Cell& cell : cells) {
      if (is_list) cell = {trimmed(cell.text.substr(1)), cell.offset + 2};
    }
    if (!columns.empty() && cells.size() != columns[0].size()) return std::nullopt;
    header.push_back({names[k].text, names[k].offset});
    columns.push_back(std::move(cells));
  }
  if (columns.size() < 2 || columns[0].size() < 2) return std::nullopt;
  Grid result = empty_like(grid);
  result.by_blanks = false;
  add_row(result, header);
  for (std::size_t i = 0; i < columns[0].size(); ++i) {
    for (const auto& column : columns) result.add(column[i]);
    result.end_row();
  }
  return result;
}

/// Below the names of columns their types, as tibbles, polars and DuckDB print them. In a box a
/// rule stands below both, and none below the next row: else the types are labels.
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
    return between.find("│") != std::string_view::npos &&
           std::count(between.begin(), between.end(), '\n') > 1;
  };
  const Row next = grid.row(2);
  const bool are_all_types = std::all_of(next.begin(), next.end(),
                                         [](const Cell& cell) { return is_type_name(cell.text); });
  return is_ruled_below(1) && !is_ruled_below(2) && (grid.rows() > 3 || !are_all_types);
}

/// How many rows stand above the names of the columns.
std::size_t rows_of_titles(const Grid& grid) {
  constexpr std::size_t most = 3;
  for (std::size_t r = 1; r <= most && r < grid.rows(); ++r) {
    const Row title = grid.row(r - 1);
    if (names_both(title)) return 0;
    // The name of an axis stands above a matrix, whose rows have names as well.
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

/// Words of the first row that come in other rows as well are labels, not the names of columns.
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

/// A greeting or a value of a metric below the last case: nothing in it occurs elsewhere, while
/// every other label does.
bool ends_in_text(const Grid& grid) {
  constexpr std::size_t fewest = 6;
  const std::size_t rows = grid.rows();
  if (rows < fewest || rows > rows_looked_at) return false;
  const Row header = grid.row(0);
  const Row last = grid.row(rows - 1);
  if (last.size() != header.size()) return false;
  std::map<std::string_view, std::size_t> times;
  for (std::size_t c = 0; c < header.size(); ++c) {
    if (!is_axis(role_of(header[c].text))) continue;
    for (std::size_t r = 1; r < rows; ++r) {
      if (grid.row(r).size() != header.size()) return false;
      ++times[grid.row(r)[c].text];
    }
  }
  std::size_t single = 0, labels = 0;
  for (const auto& [label, count] : times) single += count == 1 ? 1 : 0;
  for (std::size_t c = 0; c < header.size(); ++c) {
    if (!is_axis(role_of(header[c].text))) continue;
    ++labels;
    if (last[c].text.empty() || times[last[c].text] != 1) return false;
  }
  return labels == 2 && single == 2;
}

/// The column that numbers the rows: by its name, and because nothing in it comes twice.
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
    std::set<std::string_view> values;
    std::set<std::string> others;
    for (std::size_t r = 1; r < rows; ++r) {
      const Row row = grid.row(r);
      if (row.size() != width) return std::nullopt;
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

/// R's "row ham spam" above "1 ham 50 2": the rows have names, and numbers that have none above.
bool numbers_named_rows(const Grid& grid) {
  const Row header = grid.row(0);
  if (!grid.by_blanks || role_of(header[0].text) != Role::index) return false;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    if (row.size() != header.size() + 1 || row[0].text != std::to_string(r)) return false;
  }
  return true;
}

/// From row `first` on.
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

/// In lowest terms or not; the second is not smaller than the first, nor 0.
struct Quotient {
  std::uint64_t numerator;
  std::uint64_t denominator;
};

std::optional<Quotient> quotient_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto integer = [](std::string_view digits) -> std::optional<std::uint64_t> {
    constexpr std::size_t most_digits = 9;
    std::uint64_t value = 0;
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;
    for (const char digit : digits) {
      if (!is_digit(digit)) return std::nullopt;
      value = 10 * value + static_cast<std::uint64_t>(digit - '0');
    }
    return value;
  };
  if (slash == std::string_view::npos) return std::nullopt;
  const auto numerator = integer(trimmed(text.substr(0, slash)));
  const auto denominator = integer(trimmed(text.substr(slash + 1)));
  if (!numerator || !denominator || *denominator == 0 || *numerator > *denominator)
    return std::nullopt;
  return Quotient{*numerator, *denominator};
}

/// As many digits as a double can tell apart.
std::string decimal_of(Quotient quotient, char mark) {
  constexpr std::size_t places = 20;
  auto [rest, denominator] = quotient;
  std::string text = std::to_string(rest / denominator);
  for (std::size_t place = 0; place < places && (rest %= denominator) > 0; ++place) {
    if (place == 0) text += mark;
    rest *= 10;
    text += static_cast<char>('0' + rest / denominator);
  }
  return text;
}

}  // namespace

std::optional<Grid> with_fractions_as_decimals(Source& source, const ReadOptions& options,
                                               const Grid& grid) {
  constexpr std::size_t fewest = 3, most_rows = 100;
  if (grid.rows() < 2 || grid.rows() > most_rows) return std::nullopt;
  std::size_t found = 0;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::string_view text = row[c].text;
      const bool is_fraction = quotient_of(text).has_value();
      const bool may_be_name = r == 0 || c == 0 || text.empty();
      if (!is_fraction && !may_be_name && text != "0" && text != "1") return std::nullopt;
      if (is_fraction) ++found;
    }
  }
  if (found < fewest) return std::nullopt;
  Grid result = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (Cell cell : grid.row(r)) {
      if (const auto quotient = quotient_of(cell.text))
        cell.text = source.keep(decimal_of(*quotient, options.decimal.value_or('.')));
      result.add(cell);
    }
    result.end_row();
  }
  return result;
}

Grid tidied(Source& source, const ReadOptions& options, const Surroundings& surroundings,
            Grid grid) {
  if (grid.bracketed || grid.rows() < 2) return grid;
  take_marks_off(grid);
  take_colons_off(grid);
  if (auto parted = with_parted_heading(grid)) grid = std::move(*parted);
  if (auto joined = with_axis_words_joined(source, grid)) grid = std::move(*joined);
  if (auto columns = vectors_as_columns(source, surroundings, grid)) return std::move(*columns);
  if (auto named = with_names_above(grid)) return std::move(*named);
  if (auto rows = records_as_rows(source)) return std::move(*rows);
  if (auto named = with_row_names_apart(grid)) return std::move(*named);
  if (auto counted = with_counts_last(source, grid)) return std::move(*counted);
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
  if (!names_both(grid.row(0))) return grid;

  std::vector<std::size_t> repeated;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    if (grid.row(r)[0].text == grid.row(0)[0].text && same_row(grid.row(r), grid.row(0)))
      repeated.push_back(r);
  }
  if (!repeated.empty() && names_recur_together(grid)) {
    const Row row = grid.row(repeated[0]);
    source.notice(NoticeCode::heading_skipped, row[0].offset,
                  {{"text", excerpt_of(joined(source, row[0], row[row.size() - 1]).text)}});
    grid = rows_of(grid, [&](std::size_t r) {
      return !std::binary_search(repeated.begin(), repeated.end(), r);
    });
  }
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
