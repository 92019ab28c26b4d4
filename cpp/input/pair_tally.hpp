#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/text_codes.hpp"

namespace deconfuse {

/// Codes of a cell before and of one behind the delimiter.
using CellPair = std::pair<std::uint32_t, std::uint32_t>;

/// How often each pair of cells comes, a pair to a line, in one pass over the bytes of a text: of a
/// thousand classes there are too many different lines. Lines end with LF.
class PairTally {
 public:
  explicit PairTally(char delimiter) : delimiter_(delimiter) {}

  /// Takes the next piece of the text. False where a line has not exactly one delimiter, where
  /// there are more than `most_cells` different cells on a side, where a line is longer than
  /// `longest_line` bytes, or where a pair comes 2^32 times.
  bool add(std::string_view piece);

  /// Takes one line that came so often.
  bool add_line(std::string_view line, std::uint64_t count);

  /// Takes the last line, which no LF has ended. To be called once, after all pieces.
  bool finish();

  /// The cells before and behind the delimiter, each in the order in which they come first.
  const TextCodes& left() const { return left_; }
  const TextCodes& right() const { return right_; }
  std::uint32_t count(std::size_t left, std::size_t right) const {
    return counts_[left * most_cells + right];
  }

  /// The pairs of the lines in which a cell comes first, in the order of the text.
  const std::vector<CellPair>& first_lines() const { return first_lines_; }

  char delimiter() const { return delimiter_; }

  static constexpr std::size_t most_cells = 1U << 11U;
  static constexpr std::size_t longest_line = 1U << 12U;

 private:
  bool note_cells(std::uint32_t left, std::uint32_t right);
  bool count_pair(std::uint32_t left, std::uint32_t right);
  bool count_waiting();

  static constexpr std::uint32_t most_of_pair = 0xFFFFFFFF;
  static constexpr std::size_t most_waiting = 1U << 10U;

  char delimiter_;
  TextCodes left_ = TextCodes(most_cells);
  TextCodes right_ = TextCodes(most_cells);
  std::size_t known_left_ = 0;
  std::size_t known_right_ = 0;
  std::vector<std::uint32_t> counts_;  ///< by left code and, most_cells of them, right code
  /// Their numbers in `counts_`. These are far apart, so they are waited for together.
  std::vector<std::uint32_t> waiting_pairs_ = std::vector<std::uint32_t>(most_waiting);
  std::size_t waiting_ = 0;
  std::uint64_t lines_ = 0;  ///< that were counted
  std::vector<CellPair> first_lines_;
  std::string open_;  ///< the beginning of a line whose end has not come yet
};

}  // namespace deconfuse
