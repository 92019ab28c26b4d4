#pragma once

#include <cstddef>

#include "formula/distributions.hpp"

namespace deconfuse {

/// Largest p-value that counts as evidence.
inline constexpr double significant = 0.001;

/// Two classifications of the same cases: the number of cases that only one of them gets right.
struct Paired {
  double only_first = 0;
  double only_second = 0;

  /// p-value of the exact one-sided sign test (McNemar 1947) that the second is no better.
  double p() const { return binomial_tail(only_second, only_first + only_second, 0.5); }

  void add(bool first, bool second) {
    only_first += first && !second ? 1 : 0;
    only_second += second && !first ? 1 : 0;
  }
};

}  // namespace deconfuse
