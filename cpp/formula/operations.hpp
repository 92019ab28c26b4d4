#pragma once

#include <cstddef>
#include <cstdint>

#include "formula/exact.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// An operation: its result in doubles and without rounding, its derivatives, and how a person
/// works it out. NaN is undefined, and an infinity is the logarithm of zero.
struct Operation {
  Op op;
  Text name;                  ///< in formulas as data
  std::uint8_t operands = 0;  ///< number; if 2, any number one after another; 0: see Op

  /// Computes `count` places at once: operand k at place i is values[k][i], and the result goes to
  /// values[0].
  void (*values)(double* const* values, std::size_t count) = nullptr;

  Exact (*exact)(const Exact* operands) = nullptr;

  /// Name of the result if a person writes it down; empty if there is nothing new to write down;
  /// null if nobody does this by hand.
  const char* step = nullptr;

  /// The partial derivative by each operand at these operands; NaN if the result has a kink there.
  /// Null: not known.
  void (*partials)(const double* operands, double* partials) = nullptr;

  /// The result in doubles.
  double operator()(const double* operands) const;
};

const Operation& operation(Op op);

/// Largest number of operands taken at once.
inline constexpr std::size_t most_operands = 4;

}  // namespace deconfuse
