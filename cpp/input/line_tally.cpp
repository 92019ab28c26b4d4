#include "input/line_tally.hpp"

#include <algorithm>
#include <bit>

namespace deconfuse {

inline bool LineTally::count_line(std::uint32_t line) {
  if (line == TextCodes::none) return false;
  ++counts_[line];
  return true;
}

std::size_t LineTally::add(std::string_view piece) {
  std::size_t begin = 0;
  if (!open_.empty()) {
    const std::size_t end = piece.find('\n');
    std::string line = open_ + std::string(piece.substr(0, end));
    if (line.size() > longest_line) return 0;
    if (end == std::string_view::npos) {
      open_ = std::move(line);
      return piece.size();
    }
    if (!count_line(lines_.code_of(line))) return 0;
    open_.clear();
    begin = end + 1;
  }
  const char* data = piece.data();
  // A line that ends before here is followed by bytes enough for its key.
  const std::size_t inner = piece.size() - std::min(piece.size(), TextCodes::key_size);
  for (std::size_t at = begin; at + block_size <= inner; at += block_size) {
    for (std::uint64_t ends = marks_of(data + at, '\n'); ends != 0; ends &= ends - 1) {
      const std::size_t end = at + static_cast<std::size_t>(std::countr_zero(ends));
      if (end - begin > longest_line) return begin;
      if (!count_line(lines_.code_inside(data + begin, end - begin))) return begin;
      begin = end + 1;
    }
  }
  while (true) {
    const std::size_t end = std::min(piece.find('\n', begin), piece.size());
    if (end - begin > longest_line) return begin;
    const std::string_view line = piece.substr(begin, end - begin);
    if (end == piece.size()) {
      open_ = line;
      return end;
    }
    if (!count_line(lines_.code_of(line))) return begin;
    begin = end + 1;
  }
}

bool LineTally::finish() { return open_.empty() || count_line(lines_.code_of(open_)); }

}  // namespace deconfuse
