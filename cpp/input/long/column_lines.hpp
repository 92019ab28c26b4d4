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

/// Reads labels or scores of very many cases, one case per line. The first lines are read like any
/// text, which shows what each column holds; the other lines are split into columns in one pass
/// over their bytes. The meaning of the texts in a column is learnt from a sample: the first lines,
/// and each line in which a text is new, read like any text. Labels become counts of their
/// combinations, so that memory grows with the number of different combinations only. If there are
/// too many, as for many models, a case takes one byte per label; a case with scores takes one byte
/// and its doubles.
class ColumnLines {
 public:
  /// Minimum size of a text; shorter ones are read fast enough without this class.
  static constexpr std::size_t fewest_bytes = 1U << 18U;

  /// Maximum number of scores. At 8 bytes each, with the data made from them, they fill the 4 GB of
  /// WebAssembly.
  static constexpr std::size_t most_numbers = std::size_t{1} << 26U;

  /// `size` is the size of the whole text in bytes, or 0 if it is not known.
  ColumnLines(ReadOptions options, std::size_t size) : options_(std::move(options)), size_(size) {}

  /// Adds the next piece of the text. False if the lines differ in form, or too many texts are
  /// different.
  bool add(std::string_view piece);

  /// Adds the last line. To be called once, after all pieces. False if there are few lines.
  bool finish();

  /// Number of lines of the whole text, valid after `finish`.
  std::size_t lines() const;

  /// The reading of the whole text, with weights in place of repeated labels. To be called once,
  /// after `finish`, since it hands over the numbers. Nothing if a reading of the whole text might
  /// be anything but one case of the same columns for each line below the first ones.
  std::optional<Reading> read();

 private:
  /// Bytes in which line ends are searched together, so that lines do not wait for a mispredicted
  /// number of line ends per block; and the maximum number of lines in them.
  static constexpr std::size_t batch_size = 32 * block_size;

  /// The columns whose cells are looked up as one text.
  struct Span {
    std::size_t first = 0, last = 0;
  };

  /// The use of a column. The text of a span runs from the column that begins it to the one that
  /// ends it.
  struct Use {
    enum Kind : std::uint8_t { none, label, number } kind = none;
    std::size_t index = 0;  ///< index of the span, or of the number
    bool begins = false, ends = false;
  };

  /// Lines that are processed together, so that look-ups and counts of one line do not wait for
  /// those of another.
  struct Batch {
    std::vector<std::string_view> lines = std::vector<std::string_view>(batch_size);
    std::vector<std::vector<std::string_view>> texts;  ///< by span
    std::vector<std::vector<std::uint32_t>> codes;     ///< by span
  };

  /// The meanings of the texts in the columns.
  struct Meanings;

  static constexpr std::size_t few_texts = 1U << 11U;   ///< for texts that can be looked up by
                                                        ///< column, or for one column
  static constexpr std::size_t most_texts = 1U << 15U;  ///< for other texts
  static constexpr std::size_t most_labels = 1U << 8U;  ///< for codes of one byte
  static constexpr std::size_t longest_line = 1U << 14U;

  std::size_t add_to_beginning(std::string_view piece);
  bool read_beginning();
  bool has_numbers() const { return layout_ && !layout_->numbers.empty(); }
  void look_up_together();
  bool look_up_apart();
  static std::vector<Span> spans_of(const std::vector<std::size_t>& columns);
  void set_spans(std::vector<Span> spans);
  void set_uses();

  // Called once per piece: WebAssembly that has been optimised in the meantime runs only when a
  // function is called again.
  [[gnu::noinline]] bool add_piece(std::string_view piece);
  std::optional<std::size_t> add_copy(std::string_view text);
  std::optional<std::size_t> add_inside(std::string_view text);
  std::optional<std::size_t> add_whole_lines(std::string_view text);
  std::optional<std::size_t> add_cells(std::string_view text);
  bool take(std::size_t count);
  std::string_view line_of_batch(std::size_t line) const;
  void sample(std::size_t count);
  void make_room();
  /// The count of a combination of texts. With a single text per line, the second code is 0.
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
  std::size_t beginning_lines_ = 0;  ///< number of its lines that end outside of a quoted cell
  bool is_open_quote_ = false;       ///< it ends inside a quoted cell
  std::size_t first_case_ = 0;       ///< position in it of the first case's line
  std::size_t first_lines_ = 0;      ///< number of its lines from there on
  bool is_beginning_ = false;        ///< its own lines are being processed

  std::optional<ColumnLayout> layout_;  ///< none if lines can only be looked up as a whole
  bool whole_lines_ = false;            ///< each line is looked up as one text
  std::vector<Use> uses_;               ///< by column
  bool has_unused_ = false;             ///< some column is unused
  std::vector<Span> spans_;             ///< one, two, or one per label
  TextCodes texts_ = TextCodes(few_texts);
  std::vector<std::vector<char>> seen_;  ///< by span and code: a line with this text has been
                                         ///< processed
  unsigned way_ = 0;                     ///< number of changes of the way in which texts are looked
                                         ///< up

  std::size_t lines_ = 0;             ///< number of processed lines, from the first case on
  std::string sample_;                ///< sampled lines below the beginning
  std::vector<std::size_t> sampled_;  ///< numbers of the sampled lines
  std::string_view last_;             ///< last line of the current batch
  std::string last_line_;             ///< last line that has been processed
  std::string open_;                  ///< an incomplete line at the end of a piece

  Batch batch_;
  std::vector<std::uint32_t> counts_;      ///< counts of labels, by the codes of the texts
  std::size_t width_ = 1;                  ///< number of codes of the second text that counts_ has
                                           ///< room for
  std::vector<std::uint8_t> labels_;       ///< with scores: the code of each line
  bool keeps_rows_ = false;                ///< for labels: keeps every line as codes, in place of
                                           ///< counts
  std::vector<std::uint8_t> rows_;         ///< these codes, row-major, by span
  std::vector<std::uint32_t> row_counts_;  ///< number of lines that each of the first of these rows
                                           ///< stands for
  std::vector<double> numbers_;            ///< scores, row-major
};

/// Reads a text with at least ColumnLines::fewest_bytes bytes; nothing for shorter ones.
std::optional<Reading> read_column_lines(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
