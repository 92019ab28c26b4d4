#pragma once

#include "numbers/fraction.hpp"
#include "numbers/sum.hpp"

namespace deconfuse {

/// A sum of doubles kept as two doubles: the second holds the rounding error of the first.
class ExactSum {
 public:
  ExactSum() = default;
  explicit ExactSum(double value) : high_(value) {}

  void add(double value) {
    const double error = two_sum(high_, value);
    if (two_sum(low_, error) != 0) exact_ = false;
    low_ = two_sum(high_, low_);
  }

  void add(const ExactSum& other, double sign = 1) {
    add(sign * other.high_);
    add(sign * other.low_);
    exact_ = exact_ && other.exact_;
  }

  /// The sum, rounded once.
  double value() const { return high_ + low_; }

  /// The sum without rounding; absent if two doubles cannot hold it exactly.
  Fraction fraction() const {
    return exact_ ? Fraction::of(high_) + Fraction::of(low_) : Fraction::absent();
  }

 private:
  double high_ = 0;
  double low_ = 0;
  bool exact_ = true;
};

}  // namespace deconfuse
