#pragma once

#include <optional>

#include "data/message.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Reads the numbers of one table, which all use the same marks.
class CountReader {
 public:
  CountReader(Source& source, const ReadOptions& options) : source_(source), options_(options) {}

  /// Lets a number tell what points and commas mean. To be called for all before the first `read`.
  void see(const Cell& cell);

  /// Settles what points and commas mean, with a notice where that was a choice.
  /// Error: `ambiguous-number`.
  std::optional<InputError> settle();

  /// A weight: finite, >= 0, and a whole number where `whole`. `negative_code` and `word_code` name
  /// the error of a negative number and of text that is no number, or a percentage, unless the
  /// caller tells these apart: they are read as 50 for 50 %. Errors: these,
  /// `infinite-number`, `number-too-large`, `count-too-large` and, where `whole`, `percentages` and
  /// `fractional-count`.
  Result<double> read(const Cell& cell, bool whole, ErrorCode negative_code, ErrorCode word_code,
                      bool percentages = false) const;

  /// '.' or ',', once settled.
  char decimal() const { return decimal_; }

 private:
  Source& source_;
  const ReadOptions& options_;
  char decimal_ = '.';
  bool seen_point_is_decimal_ = false;
  bool seen_comma_is_decimal_ = false;
  std::optional<Cell> point_unclear_;
  std::optional<Cell> comma_unclear_;
  std::optional<Cell> decimal_comma_;
  std::optional<Cell> grouped_;  ///< thousands beyond doubt
};

/// Whether the numbers below the first row and behind the first column are counts, some of them
/// with a comma between thousands: all are whole but for one group of three digits behind a comma,
/// and whole numbers stand in the same column or the table is square, and no name is that of
/// scores.
///
///   |        | Pred A | Pred B |
///   | True A |  1,301 |     85 |
///   | True B |     19 |    738 |
bool groups_thousands(const Grid& grid);

}  // namespace deconfuse
