#include "input/pair_tally.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace deconfuse {

inline bool PairTally::note_cells(std::uint32_t left, std::uint32_t right) {
  if (left == TextCodes::none || right == TextCodes::none) return false;
  if (left_.size() > known_left_ || right_.size() > known_right_) {
    if (known_left_ == 0) counts_.reserve(most_cells * most_cells);
    known_left_ = left_.size();
    known_right_ = right_.size();
    counts_.resize(known_left_ * most_cells);
    first_lines_.emplace_back(left, right);
  }
  return true;
}

bool PairTally::count_waiting() {
  const std::size_t waiting = std::exchange(waiting_, 0);
  lines_ += waiting;
  for (std::size_t at = 0; at < waiting; ++at) {
    std::uint32_t& cell = counts_[waiting_pairs_[at]];
    if (lines_ > most_of_pair && cell == most_of_pair) return false;
    ++cell;
  }
  return true;
}

inline bool PairTally::count_pair(std::uint32_t left, std::uint32_t right) {
  if (!note_cells(left, right)) return false;
  waiting_pairs_[waiting_++] = left * static_cast<std::uint32_t>(most_cells) + right;
  return waiting_ < most_waiting || count_waiting();
}

bool PairTally::add_line(std::string_view line, std::uint64_t count) {
  const std::size_t mark = line.find(delimiter_);
  if (line.size() > longest_line || mark == std::string_view::npos ||
      line.rfind(delimiter_) != mark)
    return false;
  const std::uint32_t left = left_.code_of(line.substr(0, mark));
  const std::uint32_t right = right_.code_of(line.substr(mark + 1));
  if (!note_cells(left, right)) return false;
  std::uint32_t& cell = counts_[left * most_cells + right];
  if (count > most_of_pair - cell) return false;
  cell += static_cast<std::uint32_t>(count);
  lines_ += count;
  return true;
}

bool PairTally::add(std::string_view piece) {
  std::size_t begin = 0;
  if (!open_.empty()) {
    const std::size_t end = std::min(piece.find('\n'), piece.size());
    open_ += piece.substr(0, end);
    if (end == piece.size()) return open_.size() <= longest_line;
    if (!add_line(open_, 1)) return false;
    open_.clear();
    begin = end + 1;
  }
  const char* data = piece.data();
  // A cell that ends before here is followed by bytes enough for its key.
  const std::size_t inner = piece.size() - std::min(piece.size(), TextCodes::key_size);
  constexpr std::size_t no_mark = std::string_view::npos;
  std::size_t mark = no_mark;
  const Lanes line_end = Lanes{} + static_cast<signed char>('\n');
  const Lanes delimiter = Lanes{} + static_cast<signed char>(delimiter_);
  const auto is_mark = [=](Lanes bytes) { return (bytes == line_end) | (bytes == delimiter); };
  for (std::size_t at = begin; at + block_size <= inner; at += block_size) {
    for (std::uint64_t marks = marks_of(data + at, is_mark); marks != 0; marks &= marks - 1) {
      const std::size_t place = at + static_cast<std::size_t>(std::countr_zero(marks));
      if (data[place] == delimiter_) {
        if (mark != no_mark) return false;
        mark = place;
        continue;
      }
      if (mark == no_mark || place - begin > longest_line) return false;
      const std::uint32_t left = left_.code_inside(data + begin, mark - begin);
      if (!count_pair(left, right_.code_inside(data + mark + 1, place - mark - 1))) return false;
      begin = place + 1;
      mark = no_mark;
    }
  }
  if (!count_waiting()) return false;
  while (true) {
    const std::size_t end = std::min(piece.find('\n', begin), piece.size());
    if (end == piece.size()) {
      open_ = piece.substr(begin);
      return open_.size() <= longest_line;
    }
    if (!add_line(piece.substr(begin, end - begin), 1)) return false;
    begin = end + 1;
  }
}

bool PairTally::finish() { return open_.empty() || add_line(open_, 1); }

}  // namespace deconfuse
