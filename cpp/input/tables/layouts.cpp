#include "input/tables/layouts.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

using Row = std::span<const Cell>;

bool is_prediction(Role role) { return role == Role::predicted || role == Role::score; }

/// A name and its value: "truth=ham", "truth: ham".
struct NamedCell {
  Cell name;
  Cell value;
};

std::optional<NamedCell> named_cell(const Cell& cell, bool has_role = true) {
  if (cell.quoted) return std::nullopt;
  const std::size_t sign = cell.text.find_first_of("=:|");
  if (sign == std::string_view::npos || sign == 0) return std::nullopt;
  const std::string_view name = trimmed(cell.text.substr(0, sign));
  const std::string_view value = trimmed(cell.text.substr(sign + 1));
  if (value.empty() || (has_role && role_of(name) == Role::none)) return std::nullopt;
  const auto begin = static_cast<std::size_t>(value.data() - cell.text.data());
  return NamedCell{{name, cell.offset}, {value, cell.offset + begin}};
}

/// Vectors as Octave prints them, one below the other with their names above, as columns of one
/// table.
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
    if (r == first + 1 || (surroundings.pieces > 0 && of_numbers)) {
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
    // Lists in YAML.
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

/// The pieces of a matrix that MATLAB or Octave prints one below the other, side by side.
std::optional<Grid> pieces_side_by_side(const Surroundings& surroundings, const Grid& grid) {
  const std::size_t pieces = surroundings.pieces;
  if (pieces < 2 || surroundings.names.size() > 1 || grid.rows() % pieces != 0) return std::nullopt;
  const std::size_t rows = grid.rows() / pieces;
  Grid result = empty_like(grid);
  for (std::size_t first = 0; first < rows; ++first) {
    for (std::size_t r = first; r < grid.rows(); r += rows)
      for (const Cell& cell : grid.row(r)) result.add(cell);
    result.end_row();
  }
  return result;
}

/// Rows of "truth=ham pred=spam", with or without a blank after the sign, as a table with names
/// above.
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

/// Lines "truth = ham" or "- truth: ham", one name per line and the same names in turn, as in YAML.
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

/// Rows "y_true: 1, 0, 1" and "y_pred: 1, 1, 1" with the names in cells of their own. Beside a
/// known name the other of two may be any: "Gold labels: 1, 0, 1" above "System labels: 1, 1, 1".
/// Two unknown names, "Dr Smith: 1, 0, 1", keep their colons, which no other cell may hold.
std::optional<Grid> with_row_names_apart(const Grid& grid) {
  if (grid.rows() < 2 || grid.rows() > 3 || grid.row(0).size() < 3) return std::nullopt;
  Grid result = empty_like(grid);
  const bool is_pair = grid.rows() == 2;
  std::size_t known = 0;
  bool any_other_colon = false;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const Row row = grid.row(r);
    const auto first = named_cell(row[0], !is_pair);
    if (!first || row.size() != grid.row(0).size()) return std::nullopt;
    result.add(first->name);
    result.add(first->value);
    for (const Cell& cell : row.subspan(1)) {
      result.add(cell);
      any_other_colon = any_other_colon || cell.text.find(':') != std::string_view::npos;
    }
    result.end_row();
    known += role_of(first->name.text) != Role::none;
  }
  for (std::size_t r = 0; known == 0 && r < 2; ++r) {
    const std::string_view cell = grid.row(r)[0].text;
    const std::size_t end = cell.find_first_of(":=|") + 1;
    if (any_other_colon || cell[end - 1] != ':') return std::nullopt;
    result.row(r)[0].text = cell.substr(0, end);
  }
  for (std::size_t r = 0; is_pair && known == 1 && r < 2; ++r) {
    Cell& name = result.row(r)[0];
    if (role_of(name.text) != Role::none) continue;
    name.text = is_prediction(role_of(result.row(1 - r)[0].text)) ? "truth" : "predicted";
  }
  return result;
}

/// Rows such as "True labels:   1 0 1", in which a wide gap has made one cell of all values.
std::optional<Grid> with_aligned_values(const Grid& grid) {
  if (grid.rows() < 2 || grid.rows() > 3) return std::nullopt;
  constexpr std::size_t fewest = 3;
  Grid result = empty_like(grid);
  std::vector<Cell> names;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    if (grid.row(r).size() != 2) return std::nullopt;
    const Cell &name = grid.row(r)[0], &values = grid.row(r)[1];
    names.push_back(name);
    result.add(name);
    for (std::size_t at = 0; at < values.text.size();) {
      const std::size_t end = std::min(values.text.find(' ', at), values.text.size());
      if (end > at) result.add({values.text.substr(at, end - at), values.offset + at});
      at = end + 1;
    }
    result.end_row();
    if (result.row(r).size() <= fewest) return std::nullopt;
  }
  return names_both(names) ? std::optional(std::move(result)) : std::nullopt;
}

/// A pair of labels after its count, which is right-aligned: "      3 ham spam" or "      3
/// ham,spam".
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

/// The output of `uniq -c`, which prints the count before each line, with counts after the labels.
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

}  // namespace

bool names_both(std::span<const Cell> row, std::size_t left_out) {
  bool truth = false, predicted = false;
  for (std::size_t c = 0; c < row.size(); ++c) {
    if (c == left_out) continue;
    const Role role = role_of(row[c].text);
    truth = truth || role == Role::truth;
    predicted = predicted || is_prediction(role);
  }
  return truth && predicted;
}

std::optional<Grid> from_other_layout(const Source& source, const Surroundings& surroundings,
                                      const Grid& grid) {
  if (auto columns = vectors_as_columns(source, surroundings, grid)) return columns;
  if (auto whole = pieces_side_by_side(surroundings, grid)) return whole;
  if (auto named = with_names_above(grid)) return named;
  if (auto rows = records_as_rows(source)) return rows;
  if (auto named = with_row_names_apart(grid)) return named;
  if (auto rows = with_aligned_values(grid)) return rows;
  return with_counts_last(source, grid);
}

}  // namespace deconfuse
