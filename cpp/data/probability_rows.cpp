#include "data/probability_rows.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "data/label_codes.hpp"
#include "numbers/sum.hpp"

namespace deconfuse {
namespace {

ProbabilityFault fault_of_number(double value, bool normalise) {
  if (!std::isfinite(value)) return ProbabilityFault::not_finite;
  if (value < 0) return ProbabilityFault::negative;
  return !normalise && value > 1 + tolerated_deviation ? ProbabilityFault::above_one
                                                       : ProbabilityFault::none;
}

/// True if a row is certainly a distribution, with a sum so close to 1 that nothing has to be
/// stated. For up to `most` numbers in [0, 1] the rounding error of the sum is far smaller than
/// that.
bool is_clearly_distribution(std::span<const double> row) {
  constexpr std::size_t most = 4096;
  if (row.size() > most) return false;
  Lanes<double> sum = {0, 0}, other_sum = {0, 0};  // independent, so that neither waits
  Lanes<double> lowest = {0, 0}, highest = {0, 0};
  const auto look_at = [&](Lanes<double> numbers) {
    lowest = numbers < lowest ? numbers : lowest;
    highest = numbers > highest ? numbers : highest;
  };
  const double* number = row.data();
  std::size_t left = row.size();
  for (; left >= 4; left -= 4, number += 4) {
    const Lanes<double> first = lanes_at(number), second = lanes_at(number + 2);
    look_at(first);
    look_at(second);
    sum += first;
    other_sum += second;
  }
  for (; left > 0; --left, ++number) {
    look_at(Lanes<double>{*number, 0});
    sum[0] += *number;
  }
  sum += other_sum;
  return std::fabs(sum[0] + sum[1] - 1) < stated_deviation / 2 && lowest[0] >= 0 &&
         lowest[1] >= 0 && highest[0] <= 1 && highest[1] <= 1;
}

}  // namespace

ProbabilityRows inspect_probability_rows(std::span<const double> numbers, std::size_t columns,
                                         bool normalise) {
  ProbabilityRows rows;
  const std::size_t count = numbers.size() / columns;
  for (std::size_t r = 0; r < count; ++r) {
    const auto row = numbers.subspan(r * columns, columns);
    if (is_clearly_distribution(row)) {
      ++rows.valid_rows;
      continue;
    }
    ProbabilityFault fault = ProbabilityFault::none;
    std::size_t column = 0;
    // With many classes, the rounding error of a plain sum would be taken for a deviation.
    Sum of_row;
    of_row.add(row.data(), row.size());
    const double sum = of_row.value();
    bool within = true;
    for (const double value : row) within &= value >= 0 && value <= 1;
    for (std::size_t c = 0; !within && c < columns; ++c) {
      const double value = row[c];
      rows.outside = rows.outside || value < 0 || value > 1;
      rows.finite = rows.finite && std::isfinite(value);
      // A number that is not finite takes precedence over other faults.
      if (fault == ProbabilityFault::not_finite) continue;
      const ProbabilityFault found = fault_of_number(value, normalise);
      if (fault != ProbabilityFault::none && found != ProbabilityFault::not_finite) continue;
      fault = found;
      if (fault != ProbabilityFault::none) column = c;
    }
    if (fault == ProbabilityFault::none) {
      const double deviation = std::fabs(sum - 1);
      if (normalise ? !(sum > 0 && std::isfinite(sum)) : deviation > tolerated_deviation) {
        fault = ProbabilityFault::sum;
      } else if (deviation > rows.largest_deviation) {
        rows.largest_deviation = deviation;
        rows.deviating_row = r;
      }
    }
    if (fault == ProbabilityFault::none) {
      ++rows.valid_rows;
    } else if (rows.fault == ProbabilityFault::none ||
               (fault == ProbabilityFault::not_finite && rows.fault != fault)) {
      rows.fault = fault;
      rows.row = r;
      rows.column = column;
      rows.sum = sum;
    }
  }
  return rows;
}

InputError error_of_row(const ProbabilityRows& rows, std::span<const double> numbers,
                        std::size_t columns) {
  const double value = numbers[rows.row * columns + rows.column];
  Parameters parameters{{"case", std::to_string(rows.row + 1)}};
  const auto of_number = [&](ErrorCode code) {
    parameters.emplace_back("column", std::to_string(rows.column + 1));
    parameters.emplace_back("value", decimal(value));
    return input_error(code, std::move(parameters), decimal(value));
  };
  switch (rows.fault) {
    case ProbabilityFault::not_finite:
      return of_number(ErrorCode::infinite_number);
    case ProbabilityFault::negative:
      return of_number(ErrorCode::negative_probability);
    case ProbabilityFault::above_one:
      return of_number(ErrorCode::probability_above_one);
    default:
      parameters.emplace_back("sum", decimal(rows.sum));
      parameters.emplace_back("difference", decimal(rows.sum - 1));
      return input_error(ErrorCode::probabilities_do_not_sum, std::move(parameters));
  }
}

bool look_like_decision_values(const ProbabilityRows& rows, std::size_t count) {
  return rows.outside && rows.finite && 2 * rows.valid_rows < count;
}

}  // namespace deconfuse
