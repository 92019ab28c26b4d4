#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "input/readings/read.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {

/// Maximum number of lines above the data of a long text, and below.
inline constexpr std::size_t most_edge_lines = 200;

/// The data of a text whose lines have one form except for some at either end: from the names of
/// the columns, or the first row, to the last row. The form is learnt in the middle of the text,
/// which is UTF-8 without a byte order mark. Nothing if no line has to be cut off; if at either end
/// the lines to cut off are more than most_edge_lines, may be data, or have an odd number of
/// quotation marks, so that a quotation may be open; and if the text is not UTF-8.
std::optional<Piece> between_edges(std::string_view text, const ReadOptions& options);

}  // namespace deconfuse
