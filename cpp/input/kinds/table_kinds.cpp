#include "input/kinds/table_kinds.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/kinds/outcome_counts.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/fractions.hpp"
#include "input/tables/other_content.hpp"

namespace deconfuse {
namespace {

/// Whether rows such as 1 0 above 0 1 may be the truth and prediction of two cases as well as four
/// counts without names.
bool may_be_two_cases(const Grid& grid) {
  const auto is_code = [](const Cell& cell) { return cell.text == "0" || cell.text == "1"; };
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != 2 || !std::all_of(row.begin(), row.end(), is_code)) return false;
  }
  return grid.rows() == 2;
}

/// A table with its source, options and surroundings.
struct Table {
  Source& source;
  const ReadOptions& options;
  const Surroundings& surroundings;
  const Grid& grid;

  bool may_be(Kind kind) const { return !options.kind || *options.kind == kind; }
};

using Recognised = std::optional<Result<Data>>;

Recognised chosen_columns(const Table& table) {
  if (table.options.columns.empty()) return std::nullopt;
  return read_chosen_columns(table.source, table.options, table.grid);
}

Recognised outcome_row(const Table& table) {
  if (!table.may_be(Kind::matrix)) return std::nullopt;
  return read_outcome_row(table.source, table.options, table.grid);
}

Recognised class_counts(const Table& table) {
  if (!table.may_be(Kind::class_counts)) return std::nullopt;
  auto counts = read_class_counts(table.source, table.options, table.grid);
  return counts ? Recognised(as_data(std::move(*counts))) : std::nullopt;
}

Recognised other_content(const Table& table) {
  if (table.options.kind) return std::nullopt;
  const auto error = find_other_content(table.source, table.grid);
  return error ? Recognised(*error) : std::nullopt;
}

Recognised label_sets(const Table& table) {
  return read_label_sets(table.source, table.options, table.grid);
}

Recognised one_hot(const Table& table) {
  if (!table.options.kind && names_label_columns(table.grid)) return std::nullopt;
  return read_one_hot(table.source, table.options, table.surroundings, table.grid);
}

Recognised scores(const Table& table) {
  if (!table.options.kind && groups_thousands(table.grid)) return std::nullopt;
  return read_score_table(table.source, table.options, table.grid);
}

Recognised counts(const Table& table) {
  const auto& [source, options, surroundings, grid] = table;
  const bool is_matrix = options.kind ? *options.kind == Kind::matrix
                                      : !names_label_columns(grid) && looks_like_matrix(grid);
  if (!is_matrix) return std::nullopt;
  if (!options.kind && may_be_two_cases(grid))
    source.notice(NoticeCode::also_two_cases, grid.row(0)[0].offset);
  return as_data(read_matrix_table(source, options, grid));
}

Recognised distributions(const Table& table) {
  if (table.options.kind == Kind::distributions)
    return read_distributions(table.source, table.options, table.grid);
  if (table.options.kind || !names_distributions(table.grid)) return std::nullopt;
  auto data = read_distributions(table.source, table.options, table.grid);
  const auto* found = std::get_if<Data>(&data);
  return found != nullptr && are_two_distributions(*found) ? Recognised(std::move(data))
                                                           : std::nullopt;
}

Recognised ratings(const Table& table) {
  return read_ratings(table.source, table.options, table.grid);
}

Recognised ranked_items(const Table& table) {
  return read_ranked_table(table.source, table.options, table.grid);
}

Recognised labels(const Table& table) {
  if (!table.may_be(Kind::labels)) return std::nullopt;
  return as_data(read_label_table(table.source, table.options, table.grid));
}

/// The readers of the kinds of data, in order: the first one that recognises the table reads it.
constexpr Recognised (*recognisers[])(const Table&) = {
    chosen_columns, outcome_row, class_counts,  other_content, ratings, ranked_items,
    label_sets,     one_hot,     distributions, scores,        counts,  labels};

void keep_first_rows(Source& source, const Grid& grid) {
  constexpr std::size_t rows = 5, cells = 30;
  for (std::size_t r = 0; r < std::min(rows, grid.rows()); ++r) {
    std::vector<std::string> row;
    for (const Cell& cell : grid.row(r).first(std::min(cells, grid.row(r).size())))
      row.push_back(excerpt_of(cell.text));
    source.add_first_row(std::move(row));
  }
}

}  // namespace

Result<Data> read_table(Source& source, const ReadOptions& options,
                        const Surroundings& surroundings, const Grid& given) {
  if (given.rows() == 0) return source.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
  if (source.keeps_first_rows()) keep_first_rows(source, given);
  const auto decimals = with_fractions_as_decimals(source, options, given);
  const Table table{source, options, surroundings, decimals ? *decimals : given};
  for (const auto recognise : recognisers) {
    if (auto data = recognise(table)) return std::move(*data);
  }
  return other_kind(source, *options.kind, table.grid.row(0)[0]);
}

}  // namespace deconfuse
