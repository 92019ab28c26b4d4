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
  std::size_t odd_ends = 0;  ///< its first and last row, where it is made unlike the one beside it
  /// The first line outside that may be a row of the block, or a broken one.
  std::optional<Piece> left_out;
};

/// Ways to cut the data out of a stretch of lines between sentences, the longest first. Cuts are
/// made beside blank lines, titles and rules alone: between rows there is none, so that no block
/// ends before a broken row.
using Windows = std::vector<Block>;

/// The windows of each stretch of a view whose lines are of these kinds, in the order of the text.
/// Lines that are the same in `seen`, the view before it, part stretches like sentences do; the
/// first view has none before it.
std::vector<Windows> windows_of(std::string_view text, const TextView& view,
                                std::vector<LineKind> kinds, const TextView* seen);

/// The odd ends of all lines of a text.
std::size_t odd_ends_of(std::string_view text, const TextView& lines,
                        const std::vector<LineKind>& kinds);

}  // namespace deconfuse
