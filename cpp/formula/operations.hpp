#pragma once

#include <cstddef>
#include <cstdint>

#include "formula/exact.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// What an operation does with its operands, in doubles and without rounding, how it changes with
/// them, and how a person works it out. NaN is undefined, and an infinity the logarithm of zero.
struct Operation {
  Op op;
  Text name;                  ///< in formulas as data
  std::uint8_t operands = 0;  ///< of one that takes two, any number one after another; 0: see Op

  /// Of so many places at once: operand k at place i is values[k][i], and the result goes to
  /// values[0].
  void (*values)(double* const* values, std::size_t count) = nullptr;

  Exact (*exact)(const Exact* operands) = nullptr;

  /// By hand: what a result that is written down is called; empty where there is nothing to write
  /// down that is not there already. Null where nobody does it by hand.
  const char* step = nullptr;

  /// The partial derivative by each operand where these are the operands: NaN where the result has
  /// a kink there. Null: not known.
  void (*partials)(const double* operands, double* partials) = nullptr;

  /// The result in doubles.
  double operator()(const double* operands) const;
};

const Operation& operation(Op op);

/// At most so many operands are taken at once.
inline constexpr std::size_t most_operands = 4;

}  // namespace deconfuse
