#include "input/pair_tally.hpp"

#include <algorithm>
#include <utility>

namespace deconfuse {
namespace {

/// The bits of each of two codes in one number.
constexpr unsigned half = 16;
static_assert(2 * PairTally::most_cells <= 1U << half);

}  // namespace

bool PairTally::Side::add(std::uint32_t cell) {
  if (has[cell] != 0) return true;
  has[cell] = 1;
  codes.push_back(cell);
  return codes.size() <= most_cells;
}

inline bool PairTally::are_known(std::uint32_t left, std::uint32_t right) const {
  static_assert(TextCodes::none == 0xFFFFFFFF);
  return (left | right) != TextCodes::none && (left_.has[left] & right_.has[right]) != 0;
}

bool PairTally::note_cells(std::uint32_t left, std::uint32_t right) {
  if (left == TextCodes::none || right == TextCodes::none) return false;
  while (width_ < cells_.size()) widen();
  first_lines_.emplace_back(left, right);
  return left_.add(left) && right_.add(right);
}

void PairTally::widen() {
  std::vector<std::uint32_t> counts(4 * counts_.size());
  for (std::size_t row = 0; row < width_; ++row)
    std::copy_n(&counts_[row * width_], width_, &counts[row * 2 * width_]);
  counts_ = std::move(counts);
  width_ *= 2;
}

inline bool PairTally::count_pairs(std::span<const std::uint32_t> pairs) {
  lines_ += pairs.size();
  for (const std::uint32_t pair : pairs) {
    std::uint32_t& cell = counts_[(pair >> half) * width_ + (pair & ((1U << half) - 1))];
    if (lines_ > most_of_pair && cell == most_of_pair) return false;
    ++cell;
  }
  return true;
}

bool PairTally::add_line(std::string_view line, std::uint64_t count) {
  const std::size_t mark = line.find(delimiter_);
  if (line.size() > longest_line || mark == std::string_view::npos ||
      line.rfind(delimiter_) != mark)
    return false;
  const std::uint32_t left = cells_.code_of(line.substr(0, mark));
  const std::uint32_t right = cells_.code_of(line.substr(mark + 1));
  if (!are_known(left, right) && !note_cells(left, right)) return false;
  std::uint32_t& cell = counts_[left * width_ + right];
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
  const Lanes line_end = Lanes{} + static_cast<signed char>('\n');
  const Lanes delimiter = Lanes{} + static_cast<signed char>(delimiter_);
  const auto is_mark = [=](Lanes bytes) { return (bytes == line_end) | (bytes == delimiter); };
  // All marks of some blocks before the first line, so that no line waits for a wrong guess of how
  // many marks a block has; and all pairs before they are counted, for these are far apart.
  constexpr std::size_t most_marks = 32 * block_size;
  std::size_t marks[1 + most_marks + block_size];
  std::uint32_t pairs[(1 + most_marks) / 2];
  std::size_t* last = marks;
  for (std::size_t at = begin; at + block_size <= inner;) {
    for (std::size_t size = 0; size < most_marks && at + block_size <= inner; size += block_size) {
      last = write_places(marks_of(data + at, is_mark), at, last);
      at += block_size;
    }
    const std::size_t* mark = marks;
    std::size_t lines = 0;
    for (; last - mark >= 2; mark += 2) {
      const std::size_t middle = mark[0], end = mark[1];
      if (data[middle] != delimiter_ || data[end] != '\n' || end - begin > longest_line)
        return false;
      const std::uint32_t left = cells_.code_inside(data + begin, middle - begin);
      const std::uint32_t right = cells_.code_inside(data + middle + 1, end - middle - 1);
      if (!are_known(left, right) && !note_cells(left, right)) return false;
      pairs[lines++] = left << half | right;
      begin = end + 1;
    }
    if (!count_pairs({pairs, lines})) return false;
    // A delimiter whose line ends in the next block
    last = std::copy(mark, static_cast<const std::size_t*>(last), marks);
  }
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
