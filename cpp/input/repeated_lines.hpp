#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "input/line_tally.hpp"
#include "input/pair_tally.hpp"
#include "input/read.hpp"

namespace deconfuse {

/// Labels of many cases, a case to a line, of which few are different. The first lines are read as
/// they are and each different line below them once, with its number as a weight: the time is that
/// of one pass over the bytes, and the memory that of the different lines. Where these are too many
/// but consist of two cells, each different cell is read once.
class RepeatedLines {
 public:
  /// Shorter texts are read soon enough without.
  static constexpr std::size_t fewest_bytes = 1U << 18U;

  /// Takes the next piece of the text. False where too much is different. A call for each piece:
  /// WebAssembly that has become fast meanwhile is first run where a function is called again.
  [[gnu::noinline]] bool add(std::string_view piece);

  /// Takes the last line. To be called once, after all pieces. False where there are few lines.
  bool finish();

  /// What reading the whole text gives, with weights in place of repetitions. Nothing where it
  /// would give anything but one label case for each line below the first ones, or a notice or an
  /// error that speaks of these lines.
  std::optional<Reading> read(const ReadOptions& options) const;

 private:
  bool tally_pairs();
  std::optional<Reading> read_lines(const ReadOptions& options) const;
  std::optional<Reading> read_pairs(const ReadOptions& options) const;

  std::string beginning_;  ///< lines that are not tallied
  std::size_t lines_ = 0;  ///< how many
  /// Once there are so many, to look up two cells takes no longer than to read each line.
  static constexpr std::size_t few_lines = 1U << 11U;
  LineTally tally_ = LineTally(few_lines);
  std::optional<PairTally> pairs_;  ///< in place of the lines, once these are too many
};

/// Of a text that is long enough; nothing of others.
std::optional<Reading> read_repeated_lines(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
