#pragma once

#include <cstdint>
#include <cstring>

namespace deconfuse {

/// Two numbers that are worked on together, also where the code around them is compiled to be
/// small.
using Two = double __attribute__((vector_size(16)));

/// The bits of two numbers, or two whole numbers. A comparison of numbers gives −1 where it holds
/// and 0 elsewhere.
using TwoBits = std::uint64_t __attribute__((vector_size(16)));
using TwoCounts = std::int64_t __attribute__((vector_size(16)));

/// A number and the one behind it.
inline Two two_at(const double* number) {
  Two two;
  std::memcpy(&two, number, sizeof two);
  return two;
}

}  // namespace deconfuse
