#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "data/whole_numbers.hpp"
#include "input/kinds/kinds.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

using Columns = std::vector<NamedColumn>;

bool is_named(const NamedColumn& column, char letter) {
  const std::string_view name = column.name.text;
  return name.size() == 1 && lower_case(name[0]) == letter;
}

bool names_shares(const NamedColumn& column) {
  const Role role = role_of(column.name.text);
  return is_named(column, 'p') || is_named(column, 'q') || role == Role::count ||
         role == Role::weight || names_score(column.name.text);
}

bool any_recurs(const Column& column) {
  std::set<std::string> seen;
  for (std::size_t i = 0; i < column.size; ++i) {
    if (!seen.insert(canonical_label(column[i].text)).second) return true;
  }
  return false;
}

/// Whether a single column holds labels and not shares.
bool is_labelling(const NamedColumn& column) {
  const NumberProfile profile = profile_of(column.column);
  const Role role = role_of(column.name.text);
  if (!profile.numeric || role == Role::truth || role == Role::predicted) return true;
  return !profile.fractional && !names_shares(column) && any_recurs(column.column);
}

/// Whether a column beside shares names their outcomes.
bool names_outcomes(const NamedColumn& column, const NamedColumn& shares) {
  constexpr std::size_t fewest = 3;
  const NumberProfile profile = profile_of(column.column);
  if (!profile.numeric || is_class_word(column.name.text)) return true;
  if (names_shares(column) || profile.fractional) return false;
  return names_shares(shares) || (column.column.size >= fewest && counts_up(column.column) &&
                                  profile_of(shares.column).fractional);
}

InputError no_distributions(const Source& source, const Columns& columns) {
  return other_kind(source, Kind::distributions,
                    columns.empty() || columns[0].column.size == 0 ? Cell{} : columns[0].column[0]);
}

Result<Data> read_labelling(Source& source, const Column& column) {
  Distributions labelling;
  for (std::size_t i = 0; i < column.size; ++i) {
    const Cell& cell = column[i];
    if (!cell.quoted && is_ellipsis(cell.text))
      return source.error(ErrorCode::shortened_print, cell, Expected::complete_data);
    if (cell.text.empty() || (!cell.quoted && is_missing(cell.text)))
      return source.error(ErrorCode::missing_value, cell, Expected::label);
    labelling.cases.push_back(static_cast<std::int32_t>(i));
    labelling.names.emplace_back(cell.text);
  }
  std::vector<std::string> labels;
  for (const std::string& name : labelling.names) labels.push_back(canonical_label(name));
  sort_labels(labels);
  source.notice(
      NoticeCode::one_labelling, column[0].offset,
      {{"cases", std::to_string(column.size)}, {"classes", std::to_string(labels.size())}});
  return Data(std::move(labelling));
}

Result<Data> read_shares(Source& source, const ReadOptions& options, const NamedColumn* outcomes,
                         const Columns& shares) {
  const Column& first = shares[0].column;
  std::vector<Cell> cells;
  for (const NamedColumn& column : shares) {
    if (column.column.size != first.size) {
      return source.error(ErrorCode::unequal_lengths, column.column[0], Expected::equal_lengths,
                          {{"truth", std::to_string(first.size)},
                           {"predicted", std::to_string(column.column.size)}});
    }
    for (std::size_t i = 0; i < first.size; ++i) cells.push_back(column.column[i]);
  }
  Distributions data;
  if (auto error = read_complete_scores(source, options, cells, 1, data.p)) return *error;
  if (outcomes != nullptr) {
    for (std::size_t i = 0; i < outcomes->column.size; ++i)
      data.labels.emplace_back(outcomes->column[i].text);
  }
  data.q.assign(data.p.begin() + static_cast<std::ptrdiff_t>(first.size), data.p.end());
  data.p.resize(first.size);
  if (shares.size() == 1 && std::all_of(data.p.begin(), data.p.end(), is_whole)) {
    source.notice(NoticeCode::counts_of_outcomes, first[0].offset,
                  {{"outcomes", std::to_string(first.size)}});
  }
  return Data(std::move(data));
}

bool is_number(const Cell& cell) { return reads_as_number(cell.text); }

/// Whether the first row or column names the others: none of its cells is a number.
template <class Cells>
bool are_names(const Cells& cells) {
  return std::none_of(cells.begin(), cells.end(), is_number);
}

double sum_of(std::span<const Cell> cells) {
  return std::accumulate(cells.begin(), cells.end(), 0.0, [](double sum, const Cell& cell) {
    return sum + parse_number(cell.text).value;
  });
}

constexpr double roughly = 0.02;

bool sums_to_one(double sum) { return std::fabs(sum - 1) < roughly; }

bool are_numbers(std::span<const Cell> cells) {
  return std::all_of(cells.begin(), cells.end(), is_number);
}

/// A row with its name: "p: 0.5 0.5", "p = 0.5 0.5" and "p 0.5 0.5" have one; a row of words has
/// none.
NamedColumn named_row(std::span<const Cell> row) {
  NamedColumn named{{}, {row.data(), 1, row.size()}};
  std::string_view name = row[0].text;
  bool marked = false;
  while (name.ends_with(':') || name.ends_with('=')) {
    name = trimmed(name.substr(0, name.size() - 1));
    marked = true;
  }
  const bool apart = row.size() > 1 && (row[1].text == "=" || row[1].text == ":");
  if (!marked && !apart && (is_number(row[0]) || !are_numbers(row.subspan(1)))) return named;
  named.name = row[0];
  named.name.text = name;
  const std::size_t skip = apart ? 2 : 1;
  if (row.size() >= skip) named.column = {row.data() + skip, 1, row.size() - skip};
  return named;
}

/// One or two rows as distributions: "p 0.5 0.5" above "q 0.9 0.1", with or without names. A single
/// row may hold anything.
std::optional<Columns> rows_of(const Grid& grid) {
  constexpr std::size_t most = 2;
  if (grid.rows() > most) return std::nullopt;
  Columns rows;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const NamedColumn row = named_row(grid.row(r));
    const std::span<const Cell> cells(row.column.first, row.column.size);
    if (cells.size() < 2) return std::nullopt;
    // Two rows of two cells may also be columns.
    const bool is_row = is_named(row, 'p') || is_named(row, 'q') || sums_to_one(sum_of(cells)) ||
                        (row.name.text.empty() && cells.size() > grid.rows());
    if (grid.rows() > 1 && (!are_numbers(cells) || !is_row)) return std::nullopt;
    rows.push_back(row);
  }
  return rows;
}

/// The columns of a table whose rows have equal lengths, named by the first row if that holds no
/// number.
Result<Columns> columns_of(const Source& source, const Grid& grid) {
  const bool header = grid.rows() > 1 && are_names(grid.row(0)) && !are_names(grid.row(1));
  const std::size_t first = header ? 1 : 0;
  const std::size_t width = grid.row(first).size();
  const bool corner_missing = header && grid.row(0).size() + 1 == width;
  for (std::size_t r = corner_missing ? 1 : 0; r < grid.rows(); ++r) {
    if (grid.row(r).size() != width) return unequal_row(source, grid, r, grid.row(r).size(), width);
  }
  Columns columns;
  for (std::size_t c = 0; c < width; ++c) {
    columns.push_back({{}, {grid.row(first).data() + c, width, grid.rows() - first}});
    if (header && (!corner_missing || c > 0))
      columns.back().name = grid.row(0)[corner_missing ? c - 1 : c];
  }
  return columns;
}

}  // namespace

Result<Data> read_distributions(Source& source, const ReadOptions& options,
                                const std::vector<NamedColumn>& columns) {
  constexpr std::size_t most = 2;
  const bool any_empty = std::any_of(columns.begin(), columns.end(),
                                     [](const NamedColumn& c) { return c.column.size == 0; });
  if (columns.empty() || any_empty) return no_distributions(source, columns);
  if (columns.size() == 1 && is_labelling(columns[0]))
    return read_labelling(source, columns[0].column);
  Columns shares = columns;
  const NamedColumn* outcomes = nullptr;
  if (columns.size() > 1 && names_outcomes(columns[0], columns[1])) {
    outcomes = columns.data();
    shares.erase(shares.begin());
  }
  if (shares.size() > most) {
    return source.error(ErrorCode::three_vectors, shares[most].column[0], Expected::distributions,
                        {{"found", std::to_string(shares.size())}});
  }
  const auto is_share = [](const NamedColumn& c) { return profile_of(c.column).numeric; };
  if (!std::all_of(shares.begin(), shares.end(), is_share)) return no_distributions(source, shares);
  if (shares.size() == 2 && is_named(shares[0], 'q') && !is_named(shares[1], 'q'))
    std::swap(shares[0], shares[1]);
  return read_shares(source, options, outcomes, shares);
}

Result<Data> read_distributions(Source& source, const ReadOptions& options, const Grid& grid) {
  if (const auto rows = rows_of(grid)) return read_distributions(source, options, *rows);
  const auto columns = columns_of(source, grid);
  if (const auto* error = std::get_if<InputError>(&columns)) return *error;
  return read_distributions(source, options, std::get<Columns>(columns));
}

bool names_distributions(const Grid& grid) {
  if (grid.rows() < 2) return false;
  const auto is_pair = [](const Cell& p, const Cell& q) {
    const auto letter = [](std::string_view name) {
      const bool marked = name.size() == 2 && (name[1] == ':' || name[1] == '=');
      return name.size() == 1 || marked ? lower_case(name[0]) : ' ';
    };
    return letter(p.text) == 'p' && letter(q.text) == 'q';
  };
  const auto header = grid.row(0);
  const std::size_t width = header.size();
  return (grid.rows() == 2 && is_pair(header[0], grid.row(1)[0])) ||
         (width > 1 && width < 4 && is_pair(header[width - 2], header[width - 1]));
}

bool are_two_distributions(const Data& data) {
  const auto* found = std::get_if<Distributions>(&data);
  const auto is_one = [](const std::vector<double>& shares) {
    return sums_to_one(std::accumulate(shares.begin(), shares.end(), 0.0)) &&
           !std::all_of(shares.begin(), shares.end(), is_whole);
  };
  return found != nullptr && is_one(found->p) && is_one(found->q);
}

}  // namespace deconfuse
