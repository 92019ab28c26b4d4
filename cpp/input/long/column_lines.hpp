#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/long/column_sample.hpp"
#include "input/long/text_codes.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

/// Labels or scores of very many cases, a case to a line. The first lines are read as any text is,
/// which tells what each column holds; the others are taken into columns in one pass over their
/// bytes. What the texts in a column mean is learnt from a sample: the first lines and those in
/// which a text comes first, read as any text is. Labels become counts of their combinations, so
/// that the memory is that of the different ones; where these are too many, as of many models, a
/// case takes a byte for each label, and one with scores a byte and its doubles.
class ColumnLines {
 public:
  /// Shorter texts are read soon enough without.
  static constexpr std::size_t fewest_bytes = 1U << 18U;

  /// More scores are not read: at 8 bytes each, with what is made of them, they fill the 4 GB that
  /// WebAssembly has.
  static constexpr std::size_t most_numbers = std::size_t{1} << 26U;

  /// `size` is that of the whole text in bytes, or 0 where it is not known.
  ColumnLines(ReadOptions options, std::size_t size) : options_(std::move(options)), size_(size) {}

  /// Takes the next piece of the text. False where the lines are not alike, or too many are
  /// different.
  bool add(std::string_view piece);

  /// Takes the last line. To be called once, after all pieces. False where there are few lines.
  bool finish();

  /// How many the whole text has, once `finish` has taken the last one.
  std::size_t lines() const;

  /// What reading the whole text gives, with weights in place of repeated labels. To be called
  /// once, after `finish`: the numbers are handed over. Nothing where reading the whole text might
  /// give anything but one case of the same columns for each line below the first ones.
  std::optional<Reading> read();

 private:
  /// The bytes in which the ends of lines are looked for together, so that no line waits for a
  /// wrong guess of how many a block has; and the lines that may be in them.
  static constexpr std::size_t batch_size = 32 * block_size;

  /// The columns whose cells are looked up as one text.
  struct Span {
    std::size_t first = 0, last = 0;
  };

  /// What a column is for. The cells of a text are taken from where it begins to where it ends.
  struct Use {
    enum Kind : std::uint8_t { none, label, number } kind = none;
    std::size_t index = 0;  ///< of the text, or among the numbers
    bool begins = false, ends = false;
  };

  /// Lines that are taken together: what is looked up of one, and its counts, need not wait for
  /// those of another.
  struct Batch {
    std::vector<std::string_view> lines = std::vector<std::string_view>(batch_size);
    std::vector<std::vector<std::string_view>> texts;  ///< by span
    std::vector<std::vector<std::uint32_t>> codes;     ///< the same
  };

  /// What the texts in the columns mean.
  struct Meanings;

  static constexpr std::size_t few_texts = 1U << 11U;   ///< of cells that can be parted, or of one
  static constexpr std::size_t most_texts = 1U << 15U;  ///< of those that can't
  static constexpr std::size_t most_labels = 1U << 8U;  ///< where a code is a byte
  static constexpr std::size_t longest_line = 1U << 14U;

  std::size_t add_to_beginning(std::string_view piece);
  bool read_beginning();
  bool has_numbers() const { return layout_ && !layout_->numbers.empty(); }
  void look_up_together();
  bool look_up_apart();
  bool look_up_by_columns();
  static std::vector<Span> spans_of(const std::vector<std::size_t>& columns);
  void set_spans(std::vector<Span> spans);
  void set_uses();

  // A call for each piece: WebAssembly that has become fast meanwhile is first run where a function
  // is called again.
  [[gnu::noinline]] bool add_piece(std::string_view piece);
  std::optional<std::size_t> add_copy(std::string_view text);
  std::optional<std::size_t> add_inside(std::string_view text);
  std::optional<std::size_t> add_whole_lines(std::string_view text);
  std::optional<std::size_t> add_cells(std::string_view text);
  bool take(std::size_t count);
  std::string_view line_of_batch(std::size_t line) const;
  void sample(std::size_t count);
  void make_room();
  /// Of combinations of texts that were met. Of one text the second code is 0.
  std::uint32_t& count_of(std::uint32_t first, std::uint32_t second) {
    return counts_[first * width_ + second];
  }
  void add_to_sample(std::string_view line, std::size_t number);

  std::optional<Meanings> learn(std::string_view text, const ColumnSample& sample);
  bool correct(std::vector<Notice>& notices, const Meanings& meanings);
  void take_counts_into(LabelColumns& cases, const Meanings& meanings);
  void take_rows_into(LabelColumns& cases, const Meanings& meanings);
  bool are_such_probabilities(const ProbabilityColumns& sample) const;

  ReadOptions options_;
  std::size_t size_;

  std::string beginning_;
  std::size_t beginning_lines_ = 0;  ///< how many it has, none of which ends in a quoted cell
  bool is_open_quote_ = false;       ///< whether it ends inside a quoted cell
  std::size_t first_case_ = 0;       ///< where in it the line of the first case begins
  std::size_t first_lines_ = 0;      ///< how many lines it has from there on
  bool is_beginning_ = false;        ///< while these are taken

  std::optional<ColumnLayout> layout_;  ///< none where lines can only be looked up as wholes
  bool whole_lines_ = false;            ///< each is looked up as one text
  std::vector<Use> uses_;               ///< of the columns
  bool has_unused_ = false;             ///< columns
  std::vector<Span> spans_;             ///< one, two, or one for each label
  TextCodes texts_ = TextCodes(few_texts);
  std::vector<std::vector<char>> seen_;  ///< by span and code: whether a line with it was taken
  unsigned way_ = 0;                     ///< counts how often any of these changes

  std::size_t lines_ = 0;             ///< that were taken, from that of the first case on
  std::string sample_;                ///< some of them, below the beginning
  std::vector<std::size_t> sampled_;  ///< which
  std::string_view last_;             ///< of those that are being taken
  std::string last_line_;             ///< of those that were taken
  std::string open_;                  ///< the beginning of a line whose end has not come yet

  Batch batch_;
  std::vector<std::uint32_t> counts_;      ///< of labels: by the codes of the texts
  std::size_t width_ = 1;                  ///< how many codes of the second text there is room for
  std::vector<std::uint8_t> labels_;       ///< beside scores: the code of each line
  bool keeps_rows_ = false;                ///< of labels: every line, as codes, in place of counts
  std::vector<std::uint8_t> rows_;         ///< those codes, row-major, by span
  std::vector<std::uint32_t> row_counts_;  ///< how many lines the first of these rows stand for
  std::vector<double> numbers_;            ///< scores, row-major
};

/// Of a text that is long enough; nothing of others.
std::optional<Reading> read_column_lines(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
