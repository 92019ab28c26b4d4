#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "data/message.hpp"

namespace deconfuse {

/// Largest tolerated deviation of the sum of a row from 1, as in rounded output; the deviation is
/// stated. Three times 0.333333 deviates by 10⁻⁶, apart from the rounding of doubles.
inline constexpr double tolerated_deviation = 1e-6 + 1e-12;

/// Smaller deviations are rounding errors in the last digits and are not stated.
inline constexpr double stated_deviation = 1e-9;

/// Reason why a number or a row is not a probability or a distribution.
enum class ProbabilityFault : std::uint8_t {
  none,
  not_finite,  ///< a number is NaN or infinite
  negative,    ///< a number is below 0
  above_one,   ///< a number is above 1 by more than tolerated_deviation
  sum,         ///< a row does not sum to 1, or, if rows are to be normalised, sums to 0
};

/// Findings about rows of numbers that should be one probability per class.
struct ProbabilityRows {
  ProbabilityFault fault = ProbabilityFault::none;  ///< the first, row by row; a number that is not
                                                    ///< finite takes precedence
  std::size_t row = 0;                              ///< row of the fault
  std::size_t column = 0;         ///< column of the fault, if it is that of one number
  double sum = 1;                 ///< sum of the row at fault
  double largest_deviation = 0;   ///< of the sum of a row from 1, if its numbers have no fault;
                                  ///< deviations too small to be stated may be left out
  std::size_t deviating_row = 0;  ///< row with that deviation
  std::size_t valid_rows = 0;     ///< number of rows without fault
  bool outside = false;           ///< some number is below 0 or above 1
  bool finite = true;             ///< all numbers are finite
};

/// Inspects `numbers`, row-major with `columns` > 0 per row. If rows are to be normalised, any
/// positive sum and numbers above 1 are accepted.
ProbabilityRows inspect_probability_rows(std::span<const double> numbers, std::size_t columns,
                                         bool normalise);

/// Error about the row at fault: `infinite-number`, `negative-probability`, `probability-above-one`
/// or `probabilities-do-not-sum`.
InputError error_of_row(const ProbabilityRows& rows, std::span<const double> numbers,
                        std::size_t columns);

/// True if the numbers are more likely logits or margins: fewer than half of the rows are
/// distributions, some numbers are below 0 or above 1, and all are finite.
bool look_like_decision_values(const ProbabilityRows& rows, std::size_t count);

}  // namespace deconfuse
