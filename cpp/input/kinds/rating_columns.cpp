#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ratings.hpp"
#include "data/word_list.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/label_header.hpp"
#include "input/tables/names.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

using Columns = std::vector<NamedColumn>;

/// Number of raters that cannot be a truth and predictions. Two columns may be, unless one rater
/// left an item out.
constexpr std::size_t enough_raters = 3;

/// Whether the cell is empty or holds a sign for that.
bool is_not_rated(const Cell& cell) {
  static constexpr std::string_view signs[] = {".", "*", "-", "–", "—", "/"};
  return is_absent(cell) || (!cell.quoted && is_one_of(cell.text, signs));
}

bool has_gap(const NamedColumn& column) {
  for (std::size_t i = 0; i < column.column.size; ++i) {
    if (is_not_rated(column.column[i])) return true;
  }
  return false;
}

bool is_rater(const NamedColumn& column) { return names_rater(column.name.text); }

bool is_of_cases(const NamedColumn& column) {
  const Role role = role_of(column.name.text);
  return role == Role::truth || role == Role::predicted || role == Role::score;
}

bool numbers_items(const NamedColumn& column) {
  return role_of(column.name.text) == Role::index || may_number_rows(column.name.text) ||
         (column.column.size > 2 && counts_up(column.column));
}

Result<Data> read_raters(Source& source, const Columns& raters) {
  Ratings ratings;
  Spellings spellings;
  std::vector<std::string_view> names;
  for (const NamedColumn& rater : raters) names.push_back(trimmed(rater.name.text));
  ratings.raters = model_names(names);
  for (const NamedColumn& rater : raters) {
    const Column& column = rater.column;
    if (column.size != raters[0].column.size) {
      return source.error(ErrorCode::unequal_lengths, column[0], Expected::equal_lengths,
                          {{"truth", std::to_string(raters[0].column.size)},
                           {"predicted", std::to_string(column.size)}});
    }
    std::vector<std::int32_t>& codes = ratings.codes.emplace_back();
    codes.reserve(column.size);
    for (std::size_t i = 0; i < column.size; ++i) {
      const Cell& cell = column[i];
      if (!cell.quoted && is_ellipsis(cell.text))
        return source.error(ErrorCode::shortened_print, cell, Expected::complete_data);
      codes.push_back(is_not_rated(cell) ? Ratings::not_rated : spellings.code_of(cell.text));
    }
  }
  ratings.names = std::move(spellings.names());
  source.notice(NoticeCode::several_raters, raters[0].column[0].offset,
                {{"count", std::to_string(raters.size())}});
  return Data(std::move(ratings));
}

void state_ignored_columns(Source& source, const Columns& ignored) {
  if (ignored.empty()) return;
  const auto name_of = [](const NamedColumn& column) { return column.name.text; };
  source.notice(NoticeCode::columns_ignored, ignored[0].column[0].offset,
                {{"names", excerpt_of_names(ignored, name_of)}});
}

/// Rows of raters, with items from left to right: "Coder A 1 2 3" above "Coder B 1 2 2".
std::optional<Columns> rater_rows(const Grid& grid) {
  Columns rows;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() < 3 || row.size() != grid.row(0).size()) return std::nullopt;
    if (names_rater(row[0].text)) {
      rows.push_back({row[0], {row.data() + 1, 1, row.size() - 1}});
    } else if (r > 0) {
      return std::nullopt;
    }
  }
  return rows.size() < 2 ? std::nullopt : std::optional(rows);
}

/// Columns of raters, with or without names above.
Columns rater_columns(const Grid& grid, bool has_header) {
  const std::size_t first = has_header ? 1 : 0;
  Columns columns;
  const std::size_t width = grid.row(first).size();
  const std::size_t unnamed = has_header && grid.row(0).size() + 1 == width ? 1 : 0;
  for (std::size_t c = 0; c < width; ++c) {
    NamedColumn column{{}, {grid.row(first).data() + c, width, grid.rows() - first}};
    if (has_header && c >= unnamed && c - unnamed < grid.row(0).size())
      column.name = grid.row(0)[c - unnamed];
    columns.push_back(column);
  }
  return columns;
}

}  // namespace

std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const std::vector<NamedColumn>& columns) {
  const bool told = options.kind == Kind::raters;
  if (options.kind && !told) return std::nullopt;
  const auto any_empty = std::any_of(columns.begin(), columns.end(),
                                     [](const NamedColumn& c) { return c.column.size == 0; });
  if (columns.empty() || any_empty) return std::nullopt;
  const bool named = std::count_if(columns.begin(), columns.end(), is_rater) > 1 &&
                     std::none_of(columns.begin(), columns.end(), is_of_cases);
  if (!named && !told) return std::nullopt;
  Columns raters, ignored;
  for (const NamedColumn& column : columns) {
    const bool is_one = named ? is_rater(column) : !(columns.size() > 2 && numbers_items(column));
    (is_one ? raters : ignored).push_back(column);
  }
  if (!told && raters.size() < enough_raters && std::none_of(raters.begin(), raters.end(), has_gap))
    return std::nullopt;
  state_ignored_columns(source, ignored);
  return read_raters(source, raters);
}

std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const Grid& grid) {
  if (options.kind && options.kind != Kind::raters) return std::nullopt;
  if (const auto rows = rater_rows(grid)) return read_ratings(source, options, *rows);
  if (grid.rows() < 2) return std::nullopt;
  const auto header = grid.row(0);
  const bool names_raters = std::count_if(header.begin(), header.end(), [](const Cell& cell) {
                              return names_rater(cell.text);
                            }) > 1;
  if (!names_raters && !options.kind) return std::nullopt;
  const std::size_t width = grid.row(1).size();
  const bool has_header = options.header.value_or(names_raters || looks_like_header(grid, width));
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    if (grid.row(r).size() != width) {
      return unequal_row(source, grid, r, grid.row(r).size(), width);
    }
  }
  if (!has_header && header.size() != width) return std::nullopt;
  return read_ratings(source, options, rater_columns(grid, has_header));
}

}  // namespace deconfuse
