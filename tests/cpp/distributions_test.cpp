#include "formula/distributions.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <limits>

using namespace deconfuse;

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

/// P(X >= k) term by term.
double summed_binomial_tail(int k, int n, double p) {
  double tail = 0;
  for (int x = k; x <= n; ++x) {
    const double choose = std::lgamma(n + 1.0) - std::lgamma(x + 1.0) - std::lgamma(n - x + 1.0);
    tail += std::exp(choose + x * std::log(p) + (n - x) * std::log1p(-p));
  }
  return tail;
}

double normal_distribution(double z) { return std::erfc(-z / std::sqrt(2.0)) / 2; }

}  // namespace

TEST_CASE("quantiles of the normal distribution") {
  CHECK(standard_normal_quantile(0.5) == 0);
  CHECK(standard_normal_quantile(0.975) == doctest::Approx(1.959963984540054).epsilon(1e-14));
  CHECK(standard_normal_quantile(0.05) == doctest::Approx(-1.6448536269514722).epsilon(1e-14));
  CHECK(standard_normal_quantile(1e-300) == doctest::Approx(-37.0471).epsilon(1e-5));
  for (int hundredth = 1; hundredth < 100; ++hundredth) {
    const double p = hundredth / 100.0;
    CHECK(normal_distribution(standard_normal_quantile(p)) == doctest::Approx(p).epsilon(1e-14));
    CHECK(standard_normal_quantile(p) ==
          doctest::Approx(-standard_normal_quantile(1 - p)).epsilon(1e-13));
  }
  for (const double p : {0.0, 1.0, -0.1, 1.1, undefined, infinite}) {
    CAPTURE(p);
    CHECK(std::isnan(standard_normal_quantile(p)));
  }
}

TEST_CASE("tails of the binomial distribution") {
  for (const int n : {1, 2, 5, 20, 60}) {
    for (int k = 0; k <= n; ++k) {
      for (const double p : {0.001, 0.2, 0.5, 0.9}) {
        CAPTURE(n);
        CAPTURE(k);
        CAPTURE(p);
        CHECK(binomial_tail(k, n, p) ==
              doctest::Approx(summed_binomial_tail(k, n, p)).epsilon(1e-11).scale(0));
      }
    }
  }
  CHECK(binomial_tail(0, 0, 0.3) == 1);
  CHECK(binomial_tail(0, 5, 0) == 1);
  CHECK(binomial_tail(1, 5, 0) == 0);
  CHECK(binomial_tail(5, 5, 1) == 1);
  CHECK(std::isnan(binomial_tail(6, 5, 0.5)));
  CHECK(std::isnan(binomial_tail(-1, 5, 0.5)));
  CHECK(std::isnan(binomial_tail(1, 5, 1.5)));
  CHECK(std::isnan(binomial_tail(1, 5, undefined)));
  CHECK(std::isnan(binomial_tail(undefined, 5, 0.5)));
}

TEST_CASE("the binomial tail of very many cases is that of the normal distribution") {
  for (const double n : {1e8, 1e9, 1e10}) {
    for (const double z : {-3.0, -1.0, 0.0, 0.5, 2.0, 4.0}) {
      CAPTURE(n);
      CAPTURE(z);
      const double deviation = std::sqrt(n) / 2;
      const double k = std::round(n / 2 + z * deviation);
      const double exact_z = (k - 0.5 - n / 2) / deviation;
      CHECK(binomial_tail(k, n, 0.5) ==
            doctest::Approx(normal_distribution(-exact_z)).epsilon(1e-6).scale(0));
    }
  }
}

TEST_CASE("tails of the chi-squared distribution") {
  for (const double x : {0.0, 0.1, 1.0, 3.84, 50.0, 700.0}) {
    CAPTURE(x);
    CHECK(chi_squared_tail(x, 2) == doctest::Approx(std::exp(-x / 2)).epsilon(1e-13).scale(0));
    CHECK(chi_squared_tail(x, 4) ==
          doctest::Approx(std::exp(-x / 2) * (1 + x / 2)).epsilon(1e-13).scale(0));
    CHECK(chi_squared_tail(x, 1) ==
          doctest::Approx(std::erfc(std::sqrt(x / 2))).epsilon(1e-12).scale(0));
  }
  CHECK(chi_squared_tail(1e12, 5) == 0);
  CHECK(chi_squared_tail(4e6, 4e6) ==
        doctest::Approx(0.5 - 1 / (3 * std::sqrt(3.141592653589793 * 4e6))).epsilon(1e-6).scale(0));
  CHECK(std::isnan(chi_squared_tail(-1, 2)));
  CHECK(std::isnan(chi_squared_tail(1, 0)));
  CHECK(std::isnan(chi_squared_tail(1, undefined)));
  CHECK(std::isnan(chi_squared_tail(undefined, 1)));
}
