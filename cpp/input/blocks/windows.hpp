#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Lines that may be data.
struct Block {
  TextView lines;
  std::size_t first = 0;     ///< line of the view
  std::size_t rows = 0;      ///< lines that may be rows
  std::size_t odd_ends = 0;  ///< number of ends (first and last row) whose form differs from the
                             ///< adjacent row
  /// The first line outside of the block that may be a row of it, perhaps a broken one.
  std::optional<Piece> left_out;
};

/// The possible blocks in a stretch of lines between sentences, the longest first. Blocks end only
/// beside blank lines, titles and rules, never between rows, so that no block ends before a broken
/// row.
using Windows = std::vector<Block>;

/// The windows of each stretch of a view whose lines have these kinds, in the order of the text.
/// Lines that are the same in `seen`, the view before it, separate stretches like sentences; `seen`
/// is null for the first view.
std::vector<Windows> windows_of(std::string_view text, const TextView& view,
                                std::vector<LineKind> kinds, const TextView* seen);

/// Number of odd ends if all lines of a text are one block.
std::size_t odd_ends_of(std::string_view text, const TextView& lines,
                        const std::vector<LineKind>& kinds);

}  // namespace deconfuse
