#pragma once

namespace deconfuse {

/// Φ⁻¹(p) for 0 < p < 1; NaN elsewhere.
double standard_normal_quantile(double p);

/// P(X >= k) for X ~ Bin(n, p), with whole 0 <= k <= n and 0 <= p <= 1; NaN elsewhere.
double binomial_tail(double k, double n, double p);

/// P(X >= x) for X ~ χ², with x >= 0 and more than zero degrees of freedom; NaN elsewhere.
double chi_squared_tail(double x, double degrees_of_freedom);

}  // namespace deconfuse
