#pragma once

#include <cmath>
#include <cstddef>

#include "numbers/lanes.hpp"

namespace deconfuse {

/// Adds the term to one number, or to two at once, and returns the rounding error, which is itself
/// a double (Knuth 1969).
template <class Number>
Number two_sum(Number& target, Number term) {
  const Number sum = target + term;
  const Number back = sum - target;
  const Number error = (target - (sum - back)) + (term - back);
  target = sum;
  return error;
}

/// A sum of doubles that also adds up the rounding errors, so that the order of its terms hardly
/// ever matters. It adds in two lanes, without a branch.
class Sum {
 public:
  void add(Lanes<double> terms) { lost_ += two_sum(sum_, terms); }

  void add(const double* terms, std::size_t count) {
    std::size_t at = 0;
    for (; at + 2 <= count; at += 2) add(lanes_at(terms + at));
    if (at < count) add(Lanes<double>{terms[at], 0});
  }

  double value() const {
    double sum = sum_[0];
    const double lost = two_sum(sum, sum_[1]) + (lost_[0] + lost_[1]);
    // Next to an infinite term the rounding error is NaN.
    return std::isfinite(sum) ? sum + lost : sum;
  }

 private:
  Lanes<double> sum_{};
  Lanes<double> lost_{};
};

}  // namespace deconfuse
