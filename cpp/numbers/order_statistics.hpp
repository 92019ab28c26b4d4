#pragma once

#include <vector>

namespace deconfuse {

/// The q quantile, 0 <= q <= 1, of sorted numbers, at least one: interpolated linearly between the
/// order statistics, at place 1 + (m − 1)·q of m numbers (type 7 of Hyndman and Fan 1996).
double quantile(const std::vector<double>& sorted, double q);

/// √(Σ (x − x̄)²/(m − 1)) of sorted numbers, at least two; 0 if all are equal.
double standard_deviation(const std::vector<double>& sorted);

}  // namespace deconfuse
