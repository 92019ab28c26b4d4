#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/read.hpp"
#include "input/text_codes.hpp"
#include "input/words.hpp"

namespace deconfuse {

/// Scores or class probabilities of many cases, a case to a line: `label,score` or
/// `p_a;p_b;p_c;label`. The first lines are read as they are, and tell which column is what. The
/// others are taken into columns in one pass over their bytes: a byte and a few doubles to a case.
class ScoreLines {
 public:
  /// Shorter texts are read soon enough without.
  static constexpr std::size_t fewest_bytes = 1U << 18U;

  /// More are not read: at 8 bytes each, with what is made of them, they fill the 4 GB that
  /// WebAssembly has.
  static constexpr std::size_t most_numbers = std::size_t{1} << 26U;

  /// `size` is that of the whole text in bytes, or 0 where it is not known.
  ScoreLines(ReadOptions options, std::size_t size) : options_(std::move(options)), size_(size) {}

  /// Takes the next piece of the text. False where the lines are not of such a kind, or too many.
  bool add(std::string_view piece);

  /// Takes the last line. To be called once, after all pieces. False where there are few lines.
  bool finish();

  /// What reading the whole text gives. To be called once, after `finish`: the numbers are handed
  /// over. Nothing where reading the whole text would give anything but one case of the same
  /// columns for each line below the first ones, or a notice or an error that speaks of these
  /// lines.
  std::optional<Reading> read();

  /// Whether these lines are rather such than few different ones, as far as their first bytes tell.
  static bool are_likely(std::string_view text, const ReadOptions& options);
  static constexpr std::size_t looked_at = 1000;

 private:
  /// Which column is what, in lines of at most `most_columns`.
  struct Layout {
    char delimiter = ',';
    char decimal = '.';
    std::size_t columns = 0;
    std::size_t truth = 0;  ///< the column of the labels; each other one holds numbers
    bool operator==(const Layout&) const = default;
  };

  /// The first two labels, if they are short and equally long: these are known from the bytes where
  /// they begin, and so is where they end.
  class FirstLabels {
   public:
    bool begin(std::uint64_t bytes) const {
      bytes &= mask_;
      // Nobody can guess which of the two it is, so that is not for a branch.
      return static_cast<bool>(static_cast<int>(bytes == keys_[0]) |
                               static_cast<int>(bytes == keys_[1]));
    }
    /// Of the one that begins there.
    std::uint32_t code(std::uint64_t bytes) const { return (bytes & mask_) == keys_[0] ? 0 : 1; }
    std::size_t length() const { return length_; }

    /// Takes the label of a code, with what ends it.
    void add(std::uint64_t bytes, std::size_t length, std::uint32_t code) {
      if (length >= words::size || code > 1 || (code == 1 && length != length_)) return;
      mask_ = words::mask(length + 1);
      keys_[code] = bytes & mask_;
      length_ = length;
    }

   private:
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    std::uint64_t mask_ = 0;
    std::uint64_t keys_[2] = {none, none};
    std::size_t length_ = 0;
  };

  /// The first lines, or lines that have been added to them, as they are read.
  struct ReadLines;

  std::optional<ReadLines> read_lines(const std::string& lines) const;
  static std::optional<Layout> layout_of(std::string_view text,
                                         const std::vector<std::size_t>& cases,
                                         const std::vector<std::size_t>& numbers);
  bool read_beginning();
  bool add_piece(std::string_view piece);
  bool make_room(std::size_t rows);
  bool add_lines(std::string_view lines);
  bool add_copy(std::string_view lines);
  bool are_such_probabilities(const ProbabilityColumns& beginning) const;

  static constexpr std::size_t most_columns = 1U << 8U;
  static constexpr std::size_t most_labels = 1U << 8U;  ///< a code is a byte
  static constexpr std::size_t longest_line = 1U << 14U;

  ReadOptions options_;
  std::size_t size_;
  std::string beginning_;
  std::size_t lines_ = 0;  ///< how many it has
  std::size_t cases_ = 0;  ///< and how many of them hold a case
  std::size_t names_ = 0;  ///< and how many spellings of labels there are
  Layout layout_;
  TextCodes labels_ = TextCodes(most_labels);  ///< as spelled below the beginning
  std::string first_lines_;                    ///< in which each of these comes first
  std::vector<double> first_numbers_;          ///< and the numbers there
  FirstLabels first_labels_;
  std::size_t rows_ = 0;  ///< how many of the following hold cases
  std::vector<std::uint8_t>
      codes_;                    ///< below names_: of the beginning; else names_ + one of labels_
  std::vector<double> numbers_;  ///< of the cases, row-major
  std::string open_;             ///< the beginning of a line whose end has not come yet
};

/// Of a text that is long enough; nothing of others.
std::optional<Reading> read_score_lines(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
