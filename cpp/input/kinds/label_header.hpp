#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "input/tables/grid.hpp"

namespace deconfuse {

/// Number of rows to inspect before a row is assumed to be a header.
inline constexpr std::size_t header_sample = 1000;

/// Whether a cell of the first row has the same text as a cell below it.
bool comes_again(const Grid& grid, const Cell& name);

/// Whether any text of the first row recurs below. Names of columns do not occur among the values
/// below them.
bool recurs_below(const Grid& grid);

/// Whether every text of the first row recurs below, so that none names a column.
bool all_recur_below(const Grid& grid);

/// Whether the first row holds unknown words that do not recur, above labels of few kinds or
/// numbers.
bool looks_like_header(const Grid& grid, std::size_t columns);

/// Whether the first row holds the name of a column and nothing that recurs below.
bool holds_column_name(const Grid& grid);

/// Whether a column holds numbers, judged by its first rows; values may be missing.
bool is_numeric(const Column& column);

/// The only two columns, of three or more, whose labels recur and are the same, if all others name
/// the cases: for example words of a text beside their true and predicted tags. None otherwise.
std::optional<std::pair<std::size_t, std::size_t>> columns_of_same_labels(
    const std::vector<Column>& columns);

}  // namespace deconfuse
