#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/long/byte_blocks.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// So many bytes behind the last line of a text have to be readable where its cells are cut.
inline constexpr std::size_t padding = block_size;

/// A copy that has them.
std::string padded(std::string_view text);

/// Where a quoted cell ends that has its first mark here, or `end`, where its quotation does not.
const char* end_of_quoted_cell(const char* mark, const char* end, char delimiter);

/// Where a cell ends that begins here: at a delimiter, CR or LF; at `end` where it is quoted and
/// its quotation does not. The text up to `end` ends with LF, or in a quotation.
inline const char* end_of_cell(const char* at, const char* end, char delimiter) {
  if (*at == '"' || is_blank(*at)) {
    const char* mark = at;
    while (is_blank(*mark) && *mark != delimiter) ++mark;
    if (*mark == '"') return end_of_quoted_cell(mark, end, delimiter);
  }
  const Bytes delimiters = Bytes{} + static_cast<signed char>(delimiter);
  for (;; at += sizeof(Bytes)) {
    const Bytes bytes = bytes_at(at);
    const std::uint64_t ends =
        signs_of((bytes == delimiters) | (bytes == Bytes{} + '\n') | (bytes == Bytes{} + '\r'));
    if (ends != 0) return at + std::countr_zero(ends);
  }
}

/// A line with LF, and its cells as they are spelled, in quotation marks or not.
struct CutLine {
  std::string_view text;
  std::vector<std::string_view> cells;

  /// From the first to the last of some cells.
  std::string_view between(std::size_t first, std::size_t last) const {
    const char* const begin = cells[first].data();
    return {begin, static_cast<std::size_t>(cells[last].data() + cells[last].size() - begin)};
  }
};

/// The line at the beginning of a text that ends with LF.
CutLine first_line(std::string_view text, char delimiter);

/// Where the line of a place begins, and the line.
std::pair<std::size_t, CutLine> line_of(std::string_view text, std::size_t place, char delimiter);

}  // namespace deconfuse
