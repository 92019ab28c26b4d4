#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
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

  /// The different cells, by their codes.
  const TextCodes& cells() const { return cells_; }

  /// The codes of those before and behind the delimiter, each in the order in which they come
  /// first.
  const std::vector<std::uint32_t>& left() const { return left_.codes; }
  const std::vector<std::uint32_t>& right() const { return right_.codes; }

  std::uint32_t count(std::size_t left, std::size_t right) const {
    return counts_[left * width_ + right];
  }

  /// The pairs of the lines in which a cell comes first on its side, in the order of the text.
  const std::vector<CellPair>& first_lines() const { return first_lines_; }

  char delimiter() const { return delimiter_; }

  static constexpr std::size_t most_cells = 1U << 11U;
  static constexpr std::size_t longest_line = 1U << 12U;

 private:
  /// The cells on one side of the delimiter.
  struct Side {
    std::vector<char> has = std::vector<char>(2 * most_cells);  ///< by code
    std::vector<std::uint32_t> codes;

    bool add(std::uint32_t cell);
  };

  bool are_known(std::uint32_t left, std::uint32_t right) const;
  [[gnu::noinline]] bool note_cells(std::uint32_t left, std::uint32_t right);
  void widen();
  bool count_pairs(std::span<const std::uint32_t> pairs);

  static constexpr std::uint32_t most_of_pair = 0xFFFFFFFF;

  char delimiter_;
  /// Most cells are on both sides. Together they take less of the processor's nearest memory.
  TextCodes cells_ = TextCodes(2 * most_cells);
  Side left_, right_;
  std::size_t width_ = 64;  ///< of the table of counts, no less than there are cells
  std::vector<std::uint32_t> counts_ = std::vector<std::uint32_t>(width_ * width_);
  std::uint64_t lines_ = 0;  ///< that were counted
  std::vector<CellPair> first_lines_;
  std::string open_;  ///< the beginning of a line whose end has not come yet
};

}  // namespace deconfuse
