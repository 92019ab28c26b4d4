#pragma once

#include "numbers/fraction.hpp"

namespace deconfuse {

/// Φ⁻¹(p) for 0 < p < 1; NaN elsewhere.
double standard_normal_quantile(double p);

/// Φ(z).
double standard_normal_distribution(double z);

/// I_x(a, b) for 0 <= x <= 1 and positive a and b; NaN elsewhere.
double distribution_of_beta(double x, double a, double b);

/// 1 − I_x(a, b), for the same arguments.
double beta_upper_tail(double x, double a, double b);

/// The quantile of the beta distribution with parameters a and b, not both 0: 0 if a is 0, 1 if b
/// is 0, NaN unless 0 < p < 1.
double quantile_of_beta(double p, double a, double b);

/// P(X >= k) for X ~ Bin(n, p), with whole 0 <= k <= n + 1 and 0 <= p <= 1; NaN elsewhere.
double binomial_tail(double k, double n, double p);

/// The same without rounding; absent if it does not fit, for instance if p is 0 or 1, or n above
/// 200.
Fraction binomial_tail(const Fraction& k, const Fraction& n, const Fraction& p);

/// P(X >= x) for X ~ χ², with x >= 0 and more than zero degrees of freedom; NaN elsewhere.
double chi_squared_tail(double x, double degrees_of_freedom);

/// The probability of k marked things among `drawn` things that are drawn from N, of which `marked`
/// are marked; all whole, 0 <= k <= drawn <= N and k <= marked <= N. Relative error about 1e-14
/// (Loader 2000).
double hypergeometric_probability(double k, double drawn, double marked, double N);

/// n·ln(n/m) + m − n for n >= 0 and m > 0: never negative, and without cancellation near n = m
/// (Loader 2000). `difference` is n − m, which the caller may know more precisely.
double deviance(double n, double m, double difference);
inline double deviance(double n, double m) { return deviance(n, m, n - m); }

/// The logarithm of a number to a base. A quotient of logarithms would give 2.9999999999999996 for
/// 1000 in base 10.
[[gnu::noinline]] double logarithm(double value, double base);

/// The logarithm of a/b to a base. Near 1, the quotient has lost digits that a − b still has.
[[gnu::noinline]] double log_of_quotient(double a, double b, double base);

/// The probability of all 2×2 tables with the margins of [[a, b], [c, d]] that are at most as
/// probable as this table, for whole counts; NaN if there are more than 100,000 such tables.
double hypergeometric_tails(double a, double b, double c, double d);

/// The same without rounding; absent if it does not fit, for instance for counts above 200.
Fraction hypergeometric_tails(const Fraction& a, const Fraction& b, const Fraction& c,
                              const Fraction& d);

}  // namespace deconfuse
