#pragma once

#include <cstddef>

#include "formula/distributions.hpp"

namespace deconfuse {

/// Below it, what was seen is not taken for chance.
inline constexpr double significant = 0.001;

/// Of cases that are right in one of two ways of looking at them: how many are right in the second
/// alone, and in the first alone.
struct Paired {
  double only_first = 0;
  double only_second = 0;

  /// The probability that at least so many are right in the second alone, were both ways equally
  /// good: the exact one-sided sign test (McNemar 1947).
  double p() const { return binomial_tail(only_second, only_first + only_second, 0.5); }

  void add(bool first, bool second) {
    only_first += first && !second ? 1 : 0;
    only_second += second && !first ? 1 : 0;
  }
};

}  // namespace deconfuse
