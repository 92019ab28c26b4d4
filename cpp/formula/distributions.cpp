#include "formula/distributions.hpp"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "formula/undefined.hpp"

// Boost calls these if exceptions are off. The policy below leaves it nothing to report.
namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const boost::source_location&) {
  std::abort();
}
}  // namespace boost

// Boost reflects the gamma function to negative arguments with this function. Such arguments do not
// occur, and Boost's version would add the sine with all its digits of π to the download.
namespace boost::math::detail {
template <>
double sinpx(double) {
  return deconfuse::undefined;
}
}  // namespace boost::math::detail

namespace deconfuse {
namespace {

namespace policies = boost::math::policies;
using Quiet = policies::policy<policies::domain_error<policies::ignore_error>,
                               policies::pole_error<policies::ignore_error>,
                               policies::overflow_error<policies::ignore_error>,
                               policies::underflow_error<policies::ignore_error>,
                               policies::denorm_error<policies::ignore_error>,
                               policies::evaluation_error<policies::ignore_error>,
                               policies::rounding_error<policies::ignore_error>,
                               policies::indeterminate_result_error<policies::ignore_error>,
                               policies::promote_double<false>, policies::promote_float<false>>;

/// Exact sums of more terms hardly ever fit.
constexpr int most_exact_terms = 200;

/// ln n! minus Stirling's formula ½·ln(2πn) + n·ln n − n, for whole n >= 1.
double stirling_error(double n) {
  if (n < 16) {
    double factorial = 1;
    for (double factor = 2; factor <= n; ++factor) factorial *= factor;
    return std::log(factorial) - (n + 0.5) * std::log(n) + n - 0.5 * std::log(2 * std::acos(-1.0));
  }
  const double square = n * n;
  return (1.0 / 12 -
          (1.0 / 360 - (1.0 / 1260 - (1.0 / 1680 - 1.0 / 1188 / square) / square) / square) /
              square) /
         n;
}

/// ln P(X = x) for X ~ Bin(n, p), with q = 1 − p.
double log_binomial_probability(double x, double n, double p, double q) {
  constexpr double impossible = -std::numeric_limits<double>::infinity();
  if (p == 0) return x == 0 ? 0 : impossible;
  if (q == 0) return x == n ? 0 : impossible;
  if (x == 0) return p < 0.1 ? n * std::log1p(-p) : n * std::log(q);
  if (x == n) return q < 0.1 ? n * std::log1p(-q) : n * std::log(p);
  return stirling_error(n) - stirling_error(x) - stirling_error(n - x) - deviance(x, n * p) -
         deviance(n - x, n * q) -
         0.5 * (std::log(2 * std::acos(-1.0)) + std::log(x) + std::log1p(-x / n));
}

}  // namespace

double standard_normal_quantile(double p) {
  if (!(p > 0 && p < 1)) return undefined;
  return -std::sqrt(2.0) * boost::math::erfc_inv(2 * p, Quiet());
}

double standard_normal_distribution(double z) {
  // The square of z has a χ² distribution, which this file computes already.
  const double both_tails = chi_squared_tail(z * z, 1);
  return z < 0 ? both_tails / 2 : 1 - both_tails / 2;
}

double distribution_of_beta(double x, double a, double b) {
  if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) return undefined;
  return std::clamp(boost::math::ibeta(a, b, x, Quiet()), 0.0, 1.0);
}

double beta_upper_tail(double x, double a, double b) {
  if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) return undefined;
  return std::clamp(boost::math::ibetac(a, b, x, Quiet()), 0.0, 1.0);
}

double quantile_of_beta(double p, double a, double b) {
  if (!(p > 0 && p < 1 && a >= 0 && b >= 0) || (a == 0 && b == 0)) return undefined;
  if (a == 0) return 0;
  if (b == 0) return 1;
  // Boost's own inverse, ibeta_inv, is several times as large as everything else in use here.
  const auto excess = [=](double x) { return boost::math::ibeta(a, b, x, Quiet()) - p; };
  std::uintmax_t steps = 200;
  const auto [low, high] = boost::math::tools::toms748_solve(
      excess, 0.0, 1.0, -p, 1 - p, boost::math::tools::eps_tolerance<double>(), steps, Quiet());
  return low + (high - low) / 2;
}

double binomial_tail(double k, double n, double p) {
  if (!(k >= 0 && k <= n + 1 && p >= 0 && p <= 1)) return undefined;
  if (k > n) return 0;
  if (k == 0 || p == 1) return 1;
  if (p == 0) return 0;
  // For n far beyond 10^10 the series loses digits, but the result stays a probability.
  return std::clamp(boost::math::ibeta(k, n - k + 1, p, Quiet()), 0.0, 1.0);
}

Fraction binomial_tail(const Fraction& k, const Fraction& n, const Fraction& p) {
  const auto fits = [](const Fraction& value) { return value.whole() && value.sign() >= 0; };
  if (!fits(k) || !fits(n) || !p.present() || n.numerator() > most_exact_terms) {
    return Fraction::absent();
  }
  const Fraction q = Fraction(1) - p;
  if (p.sign() <= 0 || q.sign() <= 0) return Fraction::absent();
  Fraction probability(1);  // of n successes, then of one fewer each time
  for (Integer at = 0; at < n.numerator(); ++at) probability = probability * p;
  Fraction tail;
  for (Integer at = n.numerator(); at >= k.numerator(); --at) {
    tail = tail + probability;
    probability = probability * Fraction(at, n.numerator() - at + 1) * (q / p);
  }
  return tail;
}

double chi_squared_tail(double x, double degrees_of_freedom) {
  if (!(x >= 0 && degrees_of_freedom > 0)) return undefined;
  return boost::math::gamma_q(degrees_of_freedom / 2, x / 2, Quiet());
}

double logarithm(double value, double base) {
  if (base == 2) return std::log2(value);
  if (base == 10) return std::log10(value);
  return std::log(value) / std::log(base);
}

double log_of_quotient(double a, double b, double base) {
  const double quotient = a / b;
  // In this range the difference is exact.
  if (quotient > 0.5 && quotient < 2) return std::log1p((a - b) / b) / std::log(base);
  return logarithm(quotient, base);
}

double deviance(double n, double m, double difference) {
  const double sum = n + m;
  if (std::fabs(difference) >= 0.1 * sum) return (n == 0 ? 0 : n * std::log(n / m)) - difference;
  const double ratio = difference / sum;
  double total = difference * ratio;
  double power = 2 * n * ratio;
  for (double odd = 3;; odd += 2) {
    power *= ratio * ratio;
    const double next = total + power / odd;
    if (next == total) return total;
    total = next;
  }
}

double hypergeometric_probability(double k, double drawn, double marked, double N) {
  if (N == 0 || drawn == 0 || drawn == N) return 1;
  const double p = drawn / N;
  const double q = (N - drawn) / N;
  return std::exp(log_binomial_probability(k, marked, p, q) +
                  log_binomial_probability(drawn - k, N - marked, p, q) -
                  log_binomial_probability(drawn, N, p, q));
}

double hypergeometric_tails(double a, double b, double c, double d) {
  constexpr double most_tables = 1e5;
  // Finds tables of equal probability despite rounding.
  constexpr double tie = 1 + 1e-10;
  if (!(a >= 0 && b >= 0 && c >= 0 && d >= 0)) return undefined;
  // With the smaller row and the smaller column, `a` runs from 0, where doubles hold every whole
  // number.
  if (a + b > c + d) {
    std::swap(a, c);
    std::swap(b, d);
  }
  if (a + c > b + d) {
    std::swap(a, b);
    std::swap(c, d);
  }
  const double row = a + b;
  const double column = a + c;
  const double N = row + c + d;
  const double most = std::min(row, column);
  if (most >= most_tables) return undefined;
  const double limit = hypergeometric_probability(a, row, column, N) * tie;
  double tails = 0;
  for (double k = 0; k <= most; ++k) {
    const double probability = hypergeometric_probability(k, row, column, N);
    if (probability <= limit) tails += probability;
  }
  return std::min(tails, 1.0);
}

Fraction hypergeometric_tails(const Fraction& a, const Fraction& b, const Fraction& c,
                              const Fraction& d) {
  for (const Fraction& count : {a, b, c, d}) {
    if (!count.whole() || count.sign() < 0 || count.numerator() > most_exact_terms) {
      return Fraction::absent();
    }
  }
  const Integer fewest = std::max<Integer>(0, a.numerator() - d.numerator());
  const Integer most = a.numerator() + std::min(b.numerator(), c.numerator());
  // The probability of each table relative to that of the observed one.
  const auto next = [&](const Fraction& ratio, Integer k) {
    const Integer shift = k - a.numerator();
    return ratio * Fraction(b.numerator() - shift, k + 1) *
           Fraction(c.numerator() - shift, d.numerator() + shift + 1);
  };
  Fraction first(1);
  for (Integer k = a.numerator(); k > fewest; --k) first = first / next(Fraction(1), k - 1);
  Fraction all;
  Fraction tails;
  Fraction ratio = first;
  for (Integer k = fewest; k <= most; ++k) {
    all = all + ratio;
    const Fraction excess = ratio - Fraction(1);
    if (!excess.present()) return Fraction::absent();
    if (excess.sign() <= 0) tails = tails + ratio;
    ratio = next(ratio, k);
  }
  return tails / all;
}

}  // namespace deconfuse
