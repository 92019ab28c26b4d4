#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "input/blocks/brackets.hpp"
#include "input/blocks/sentence_lists.hpp"
#include "input/readings/find.hpp"
#include "input/readings/read.hpp"
#include "input/stated/report_in_text.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Points for covering all that may be data: a block of half the rows has half of them.
/// Names of bracketed values may stand outside of these, which counts less.
inline constexpr double all_rows = 2, all_lines = 2, all_items = 3;

/// The part that some are of all; 0 of none.
double share(std::size_t part, std::size_t whole);

/// What a source says, with its notices.
Result<Reading> reading_of(Source& source, Result<Data> data);

/// Reads the blocks of a text and keeps what they say, with what speaks for it.
class BlockReader {
 public:
  /// All three have to live as long. `lines` are those of the text.
  BlockReader(const std::string& text, const TextView& lines, const ReadOptions& options);

  /// Lines, or pieces of them, as any text is read: whether they were. `points` are added to the
  /// evidence. Of the blocks that can't be read the error of the one with most `rows` is kept; of
  /// those with none no error is.
  bool read_lines(const TextView& lines, double points, std::size_t rows);

  /// Of a view: values in brackets, outcomes with their counts, lists in sentences, records and
  /// rows of names and figures, ranked lists.
  void read_brackets(const TextView& view);
  void read_outcomes(const TextView& view);
  void read_sentences(const TextView& view);
  void read_tables(const TextView& view);
  void read_ranked(const TextView& view);
  void read_grid(const Grid& grid, const TextView& lines);

  /// Reads the printed reports in a view. Returns whether any was read; of one that no counts give,
  /// nearest_error() says why. Skips reports if nearest_error() stands outside of them: then the
  /// text holds other data, which are broken.
  bool read_reports(const TextView& view);

  /// Keeps what was read of these pieces of the text, with its evidence and `points` more.
  void keep(Reading reading, double points, const TextView& pieces,
            std::vector<std::vector<std::string>> first_rows = {});

  /// Tells in a notice of the block that was kept last what may be a row of it and is left out.
  void tell_left_out(const Piece& row);

  std::vector<Found>& found() { return found_; }
  /// What is wrong with boxes of objects and detections, which no other data are.
  const std::optional<InputError>& error_of_boxes() const { return error_of_boxes_; }
  const std::optional<InputError>& nearest_error() const { return nearest_; }

 private:
  std::size_t line_of(std::size_t place) const;
  bool names_columns(const TextView& pieces) const;
  bool belong_together(const TextView& view, const Bracketed& one, const Bracketed& other) const;
  template <class IsTaken>
  bool read_values(std::span<const Bracketed> values, std::size_t all, IsTaken is_taken);
  InputError error_in(const TextView& view, const ReportInText& found,
                      const InputError& refused) const;
  Result<Data> read_lists(Source& source, const SentenceList& truth,
                          const SentenceList& other) const;

  const std::string& text_;
  const TextView& lines_;
  const ReadOptions& options_;
  /// Bytes of blocks that are read in all, so that a long text takes no longer than it is long.
  std::size_t budget_;
  std::vector<Found> found_;
  std::size_t most_rows_ = 0;
  std::optional<InputError> nearest_;
  std::optional<InputError> error_of_boxes_;
};

}  // namespace deconfuse
