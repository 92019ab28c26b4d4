#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "data/message.hpp"

namespace deconfuse {

/// A row may miss the sum 1 by this much, as rounded prints do; the deviation is stated.
/// Of 0.333333 three times it is 10⁻⁶ but for the rounding of doubles.
inline constexpr double tolerated_deviation = 1e-6 + 1e-12;

/// Below this a deviation is rounding in the last digits and is not worth a word.
inline constexpr double stated_deviation = 1e-9;

/// What keeps a number or a row from being probabilities.
enum class ProbabilityFault : std::uint8_t {
  none,
  not_finite,  ///< a number is NaN or infinite
  negative,    ///< a number is below 0
  above_one,   ///< a number is above 1 by more than tolerated_deviation
  sum,         ///< a row sums to something else than 1, or to 0 where rows are to be normalised
};

/// What rows of numbers are, taken as one probability per class.
struct ProbabilityRows {
  ProbabilityFault fault =
      ProbabilityFault::none;     ///< the first one, row by row; if any, one that is not finite
  std::size_t row = 0;            ///< of the fault
  std::size_t column = 0;         ///< of the fault, where it is one number's
  double sum = 1;                 ///< of the row at fault
  double largest_deviation = 0;   ///< of the sum of a row without faults of its numbers from 1;
                                  ///< what is not worth a word may be left out
  std::size_t deviating_row = 0;  ///< the row that deviates so far
  std::size_t valid_rows = 0;     ///< rows without fault
  bool outside = false;           ///< some number is below 0 or above 1
  bool finite = true;             ///< all numbers are
};

/// Looks at `numbers`, row-major with `columns` > 0 to a row. Where rows are to be normalised, any
/// positive sum and numbers above 1 will do.
ProbabilityRows inspect_probability_rows(std::span<const double> numbers, std::size_t columns,
                                         bool normalise);

/// What is wrong with the row at fault: `infinite-number`, `negative-probability`,
/// `probability-above-one` or `probabilities-do-not-sum`.
InputError error_of_row(const ProbabilityRows& rows, std::span<const double> numbers,
                        std::size_t columns);

/// Whether the numbers are rather logits or margins: fewer than half of the rows are distributions,
/// and some numbers are below 0 or above 1, all of them finite.
bool look_like_decision_values(const ProbabilityRows& rows, std::size_t count);

}  // namespace deconfuse
