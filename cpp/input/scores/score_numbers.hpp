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

/// What the cells of a column say about the numbers in it.
struct NumberProfile {
  bool numeric = true;      ///< nothing but numbers and missing values, some of them numbers
  bool mostly = false;      ///< at least half of the values are numbers
  bool fractional = false;  ///< numeric, and some number is not whole, infinite or a percentage
};

/// Looks at the first thousand cells, and at the others as far as fractions are concerned.
NumberProfile profile_of(const Column& column);

/// Takes the place of a score that is missing.
inline constexpr double no_score = std::numeric_limits<double>::quiet_NaN();

/// Reads the scores of one table, which all use the same decimal sign: finite or infinite ones, and
/// percentages as hundredths.
class ScoreNumbers {
 public:
  ScoreNumbers(Source& source, const ReadOptions& options) : source_(source), options_(options) {}

  /// Lets a column tell the decimal sign. To be called for all before `settle`.
  void see(const Column& column);

  /// Settles the decimal sign, with a notice where it is the comma.
  void settle();

  /// Appends a number for each cell, of which `per_case` belong to one case; `no_score` where a
  /// value is missing. Errors: `nan-score` (unless missing values are omitted), `not-a-number`,
  /// `number-too-large`, `shortened-print`.
  std::optional<InputError> read(const Column& column, std::vector<double>& values,
                                 std::size_t per_case = 1);

  /// States the percentages that were read.
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

/// All `cells`, `per_case` to a case, as scores, none of which may be missing. Errors: those of
/// ScoreNumbers, and `missing-value`.
std::optional<InputError> read_complete_scores(Source& source, const ReadOptions& options,
                                               const std::vector<Cell>& cells, std::size_t per_case,
                                               std::vector<double>& values);

/// Why rows of numbers are no probabilities, where they are none: `negative-probability`,
/// `probability-above-one` or `probabilities-do-not-sum`. `place` is that of the fault, in the case
/// counted from 1.
std::optional<InputError> not_probabilities(const Source& source, const ProbabilityRows& rows,
                                            const Cell& place, std::size_t case_number);

}  // namespace deconfuse
