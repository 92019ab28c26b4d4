#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "data/message.hpp"
#include "data/probability_rows.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Properties of the numbers in a column.
struct NumberProfile {
  bool numeric = true;      ///< only numbers and missing values, at least one number
  bool mostly = false;      ///< at least half of the values are numbers
  bool fractional = false;  ///< numeric, and some value is not whole, is infinite, or is a
                            ///< percentage
};

/// Inspects the first thousand cells, and the others for fractions only.
NumberProfile profile_of(const Column& column);

/// The value of a missing score.
inline constexpr double no_score = std::numeric_limits<double>::quiet_NaN();

/// Reads the scores of one table, which all use the same decimal sign. They are finite or infinite;
/// percentages are read as hundredths.
class ScoreNumbers {
 public:
  ScoreNumbers(Source& source, const ReadOptions& options) : source_(source), options_(options) {}

  /// Takes a column as evidence for the decimal sign. To be called for all columns before `settle`.
  void see(const Column& column);

  /// Decides the decimal sign, with a notice if it is the comma.
  void settle();

  /// Appends a number for each cell; `per_case` cells belong to one case. A missing value becomes
  /// `no_score`. Errors: `nan-score` (unless missing values are omitted), `not-a-number`,
  /// `number-too-large`, `shortened-print`.
  std::optional<InputError> read(const Column& column, std::vector<double>& values,
                                 std::size_t per_case = 1);

  /// Adds a notice about percentages, if any were read.
  void finish();

 private:
  std::optional<InputError> read_unusual(const Cell& cell, double& value);

  Source& source_;
  const ReadOptions& options_;
  char decimal_ = '.';
  bool seen_point_ = false;
  const Cell* decimal_comma_ = nullptr;
  const Cell* percentage_ = nullptr;
};

/// Reads `cells`, `per_case` to a case, as scores; none may be missing. Errors: those of
/// ScoreNumbers, and `missing-value`.
std::optional<InputError> read_complete_scores(Source& source, const ReadOptions& options,
                                               const std::vector<Cell>& cells, std::size_t per_case,
                                               std::vector<double>& values);

/// The error if rows of numbers are not probabilities: `negative-probability`,
/// `probability-above-one` or `probabilities-do-not-sum`. `place` is the place of the fault, in the
/// case `case_number`, counted from 1.
std::optional<InputError> not_probabilities(const Source& source, const ProbabilityRows& rows,
                                            const Cell& place, std::size_t case_number);

}  // namespace deconfuse
