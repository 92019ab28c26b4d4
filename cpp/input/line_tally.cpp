#include "input/line_tally.hpp"

#include <algorithm>

namespace deconfuse {

namespace {

/// As many as the blocks that are looked at together may have.
constexpr std::size_t most_ends = 32 * block_size;

}  // namespace

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
  std::size_t ends[most_ends + block_size];
  for (std::size_t at = begin; at + block_size <= inner;) {
    // All ends of some blocks before the first line, so that no line waits for a wrong guess of
    // how many ends a block has.
    std::size_t* last = ends;
    for (std::size_t block = 0; block < most_ends && at + block_size <= inner;
         block += block_size, at += block_size)
      last = write_places(marks_of(data + at, '\n'), at, last);
    for (const std::size_t* end = ends; end != last; ++end) {
      const std::size_t length = *end - begin;
      if (length > longest_line) return begin;
      if (!count_line(lines_.code_inside(data + begin, length))) return begin;
      begin = *end + 1;
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

bool LineTally::take_more() {
  if (counts_.size() >= most_lines) return false;
  lines_.allow(most_lines);
  counts_.resize(most_lines);
  return true;
}

bool LineTally::finish() { return open_.empty() || count_line(lines_.code_of(open_)); }

}  // namespace deconfuse
