#include "input/long/line_cells.hpp"

namespace deconfuse {

std::string padded(std::string_view text) {
  std::string copy(text);
  copy.append(padding, '\0');
  return copy;
}

const char* end_of_quoted_cell(const char* mark, const char* end, char delimiter) {
  const char* at = mark + 1;
  for (; at < end; ++at) {
    if (*at != '"') continue;
    if (at[1] != '"') break;
    ++at;
  }
  if (at >= end) return end;
  do ++at;
  while (is_blank(*at) && *at != delimiter);
  return at;
}

CutLine first_line(std::string_view text, char delimiter) {
  CutLine line;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (true) {
    const char* const cell_end = end_of_cell(at, end, delimiter);
    line.cells.emplace_back(at, static_cast<std::size_t>(cell_end - at));
    at = cell_end;
    if (at >= end || *at != delimiter) break;
    ++at;
  }
  const std::size_t lf = text.find('\n', static_cast<std::size_t>(at - text.data()));
  line.text = text.substr(0, lf == std::string_view::npos ? lf : lf + 1);
  return line;
}

std::pair<std::size_t, CutLine> line_of(std::string_view text, std::size_t place, char delimiter) {
  std::size_t begin = 0;
  while (true) {
    CutLine line = first_line(text.substr(begin), delimiter);
    if (begin + line.text.size() > place) return {begin, std::move(line)};
    begin += line.text.size();
  }
}

}  // namespace deconfuse
