#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace deconfuse {

/// How often each line of a text comes, in one pass over its bytes: a million rows of a few classes
/// are a hundred different lines. Lines end with LF, which is no part of them.
class LineTally {
 public:
  /// Takes the next piece of the text. False where the tally is of no use: there are more than
  /// `most_lines` different lines, or one is longer than `longest_line` bytes.
  bool add(std::string_view piece);

  /// Takes the last line, which no LF has ended. To be called once, after all pieces.
  bool finish();

  /// How many different lines there are. They are numbered in the order in which they come first.
  std::size_t size() const { return places_.size(); }
  std::string_view text(std::size_t line) const {
    return std::string_view(kept_).substr(places_[line].start, places_[line].length);
  }
  std::uint64_t count(std::size_t line) const { return slots_[places_[line].slot].count; }

  /// Before how many lines of the text it comes first.
  std::uint64_t first(std::size_t line) const { return places_[line].first; }

  /// How many lines the text has.
  std::uint64_t total() const { return total_; }

  static constexpr std::size_t most_lines = 1U << 15U;
  static constexpr std::size_t longest_line = 1U << 12U;

 private:
  /// Of the hash table, without a rest of a line that is longer than the key.
  struct Slot {
    std::uint64_t low = 0;   ///< the first eight bytes of the line, then zeros
    std::uint64_t high = 0;  ///< the eight bytes that follow
    std::uint32_t length = 0;
    std::uint32_t line = 0;
    std::uint64_t count = 0;  ///< 0: free
  };
  struct Place {
    std::size_t start = 0;  ///< in kept_
    std::size_t length = 0;
    std::uint64_t first = 0;
    std::size_t slot = 0;
  };

  /// `line` is followed by at least 16 bytes of memory of the same piece.
  bool take_inner(const char* line, std::size_t length);
  bool take(std::string_view line);
  bool take(const char* line, std::size_t length, std::uint64_t low, std::uint64_t high);
  bool keep(std::size_t slot, std::string_view line, std::uint64_t low, std::uint64_t high);

  std::vector<Slot> slots_ = std::vector<Slot>(2 * most_lines);
  std::vector<Place> places_;
  std::string kept_;
  std::string open_;  ///< the beginning of a line whose end is in a later piece
  std::uint64_t total_ = 0;
};

}  // namespace deconfuse
