#include "input/text/lines.hpp"

#include "input/text/source.hpp"

namespace deconfuse {

std::vector<Piece> lines_of(std::string_view text) {
  std::vector<Piece> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    lines.push_back({begin, end});
    begin = next_line(text, end);
  }
  return lines;
}

}  // namespace deconfuse
