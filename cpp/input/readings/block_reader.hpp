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

/// Points for covering all rows, lines or items that may be data; a block with half of the rows
/// gets half of the points. Lists without names get less, since their names may stand outside of
/// them.
inline constexpr double all_rows = 2, all_lines = 2, all_items = 3;

/// The proportion of `part` in `whole`; 0 if `whole` is 0.
double share(std::size_t part, std::size_t whole);

/// The data of a source as a reading, with its notices.
Result<Reading> reading_of(Source& source, Result<Data> data);

/// Reads the blocks of a text and keeps their readings with the evidence for each.
class BlockReader {
 public:
  /// All three have to outlive the reader. `lines` are the lines of the text.
  BlockReader(const std::string& text, const TextView& lines, const ReadOptions& options);

  /// Reads lines, or pieces of them, like any text; true if they were read. `points` are added to
  /// the evidence. Of the blocks that cannot be read, the error of the one with most `rows` is
  /// kept; blocks with 0 rows never give an error.
  bool read_lines(const TextView& lines, double points, std::size_t rows);

  /// Readers of a view: bracketed values, outcomes with their counts, lists in sentences, records
  /// and rows of names and figures, ranked lists.
  void read_brackets(const TextView& view);
  void read_outcomes(const TextView& view);
  void read_sentences(const TextView& view);
  void read_tables(const TextView& view);
  void read_ranked(const TextView& view);
  void read_grid(const Grid& grid, const TextView& lines);

  /// Reads the printed reports in a view; true if any was read. If no counts give the numbers of a
  /// report, nearest_error() tells why. Reports are skipped if nearest_error() lies outside of
  /// them, since the text then holds other data, which are broken.
  bool read_reports(const TextView& view);

  /// Keeps the reading of these pieces of the text, with its evidence plus `points`.
  void keep(Reading reading, double points, const TextView& pieces,
            std::vector<std::vector<std::string>> first_rows = {});

  /// Adds a notice to the block kept last about a line that may be a row of it but is left out.
  void tell_left_out(const Piece& row);

  std::vector<Found>& found() { return found_; }
  /// An error about boxes of objects and detections, if the text holds such boxes.
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
  /// Number of bytes of blocks that may be read in total, so that reading takes time linear in the
  /// text.
  std::size_t budget_;
  std::vector<Found> found_;
  std::size_t most_rows_ = 0;
  std::optional<InputError> nearest_;
  std::optional<InputError> error_of_boxes_;
};

}  // namespace deconfuse
