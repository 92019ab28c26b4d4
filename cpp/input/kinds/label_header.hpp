#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "input/tables/grid.hpp"

namespace deconfuse {

/// Rows to look at before an assumption about a header is made.
inline constexpr std::size_t header_sample = 1000;

/// Whether a text of the first row stands in another row as well.
bool comes_again(const Grid& grid, const Cell& name);

/// Whether any text of the first row comes again below. Header cells name columns and so are not
/// among the values below them.
bool recurs_below(const Grid& grid);

/// Whether each word of the first row comes again below, so that none names a column.
bool all_recur_below(const Grid& grid);

/// Whether the first row holds unknown words above labels of few kinds, none of them among those
/// words.
bool looks_like_header(const Grid& grid, std::size_t columns);

/// Whether the first row holds the name of a column and nothing that comes again below.
bool holds_column_name(const Grid& grid);

/// Whether a column holds numbers, as far as its first rows tell; values may be missing.
bool is_numeric(const Column& column);

/// Which of three columns or more are the only two with the same labels over and over, where all
/// others name the cases: words of a text beside their true and predicted tags. Else none.
std::optional<std::pair<std::size_t, std::size_t>> columns_of_same_labels(
    const std::vector<Column>& columns);

}  // namespace deconfuse
