#pragma once

#include <optional>

#include "data/message.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Reads the numbers of one table, which all use the same decimal and thousands separators.
class CountReader {
 public:
  CountReader(Source& source, const ReadOptions& options) : source_(source), options_(options) {}

  /// Takes a number as evidence of what points and commas mean. To be called for all numbers before
  /// the first `read`.
  void see(const Cell& cell);

  /// Decides what points and commas mean, with a notice where both meanings are possible. Error:
  /// `ambiguous-number`.
  std::optional<InputError> settle();

  /// A weight: finite, >= 0, and a whole number if `whole`. `negative_code` is the error for a
  /// negative number; `word_code` is the error for text that is no number, and for percentages.
  /// With `percentages`, 50 % is read as 50. Other errors: `infinite-number`, `number-too-large`,
  /// `count-too-large` and, if `whole`, `percentages` and `fractional-count`.
  Result<double> read(const Cell& cell, bool whole, ErrorCode negative_code, ErrorCode word_code,
                      bool percentages = false) const;

  /// '.' or ',', valid after `settle`.
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
  std::optional<Cell> grouped_;  ///< a number that certainly has thousands separators
};

/// Whether the numbers below the first row and right of the first column are counts, some of them
/// with a comma between thousands. All numbers must be whole except those with one group of three
/// digits after a comma; some column must hold numbers of both forms, or the table must be square;
/// and no column may have a name of scores.
///
///   |        | Pred A | Pred B |
///   | True A |  1,301 |     85 |
///   | True B |     19 |    738 |
bool groups_thousands(const Grid& grid);

}  // namespace deconfuse
