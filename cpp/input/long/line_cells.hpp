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

/// Number of bytes that have to be readable after a text whose lines are split into cells.
inline constexpr std::size_t padding = block_size;

/// A copy of the text with these bytes.
std::string padded(std::string_view text);

/// The end of a quoted cell whose first quotation mark is at `mark`; `end` if the quotation has no
/// end.
const char* end_of_quoted_cell(const char* mark, const char* end, char delimiter);

/// The end of the cell that begins at `at`: a delimiter, CR or LF; `end` if the cell is quoted and
/// its quotation has no end. The text up to `end` ends with LF, or inside a quotation.
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

/// A line with its LF, and its cells as written, with any quotation marks.
struct CutLine {
  std::string_view text;
  std::vector<std::string_view> cells;

  /// The text from the first to the last of some cells.
  std::string_view between(std::size_t first, std::size_t last) const {
    const char* const begin = cells[first].data();
    return {begin, static_cast<std::size_t>(cells[last].data() + cells[last].size() - begin)};
  }
};

/// The line at the beginning of a text that ends with LF.
CutLine first_line(std::string_view text, char delimiter);

/// The start of the line that contains `place`, and the line.
std::pair<std::size_t, CutLine> line_of(std::string_view text, std::size_t place, char delimiter);

}  // namespace deconfuse
