#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "curves/curve.hpp"
#include "data/shared_numbers.hpp"

namespace deconfuse {

using Numbers = std::vector<double>;

inline const double kInf = std::numeric_limits<double>::infinity();

inline bool rising(const SharedNumbers& numbers) {
  return std::is_sorted(numbers.begin(), numbers.end());
}

inline bool within(const Numbers& numbers, double low, double high) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [=](double value) { return low <= value && value <= high; });
}

inline bool same_bits(const SharedNumbers& left, const SharedNumbers& right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

inline bool same_bits(const Curve& left, const Curve& right) {
  return same_bits(left.x, right.x) && same_bits(left.y, right.y) &&
         same_bits(left.threshold, right.threshold) &&
         same_bits(left.true_positives, right.true_positives) &&
         same_bits(left.false_positives, right.false_positives) && same_bits(left.low, right.low) &&
         same_bits(left.high, right.high) && same_bits(left.cases, right.cases) &&
         same_bits(left.positives, right.positives);
}

}  // namespace deconfuse
