#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "input/text_codes.hpp"

namespace deconfuse {

/// How often each line of a text comes, in one pass over its bytes: a million rows of a few classes
/// are a hundred different lines. Lines end with LF, which is no part of them.
class LineTally {
 public:
  /// For up to `most` different lines, or `most_lines`.
  explicit LineTally(std::size_t most = most_lines) : lines_(most), counts_(most) {}

  /// Takes the next piece of the text. Returns how many of its bytes were taken: all, unless there
  /// are more different lines then, or one is longer than `longest_line` bytes. Of such a line
  /// nothing is taken.
  std::size_t add(std::string_view piece);

  /// Takes the last line, which no LF has ended. To be called once, after all pieces. False where
  /// it is one too many.
  bool finish();

  /// From now on up to `most_lines` different lines. False where they were allowed before.
  bool take_more();

  /// How many different lines there are. They are numbered in the order in which they come first.
  std::size_t size() const { return lines_.size(); }
  std::string_view text(std::size_t line) const { return lines_.text(line); }
  std::uint64_t count(std::size_t line) const { return counts_[line]; }

  /// The beginning of a line whose end has not come yet.
  std::string_view open() const { return open_; }

  static constexpr std::size_t most_lines = 1U << 15U;
  static constexpr std::size_t longest_line = 1U << 12U;

 private:
  bool count_line(std::uint32_t line);

  TextCodes lines_;
  std::vector<std::uint64_t> counts_;  ///< of as many lines as are allowed
  std::string open_;
};

}  // namespace deconfuse
