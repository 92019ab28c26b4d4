#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "input/readings/read.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {

/// Lines that may stand above the data of a long text, and as many below.
inline constexpr std::size_t most_edge_lines = 200;

/// The data of a text whose lines are alike but for some at either end: from the names of columns,
/// or the first row, to the last row. What the lines are like is learnt in the middle of the text,
/// which is UTF-8 without a byte order mark. Nothing where nothing is to be cut off; where at
/// either end this would be more than most_edge_lines, may be data, or has an odd number of
/// quotation marks, which may be open; and where it is no UTF-8.
std::optional<Piece> between_edges(std::string_view text, const ReadOptions& options);

}  // namespace deconfuse
