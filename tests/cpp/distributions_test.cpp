#include "formula/distributions.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "formula/undefined.hpp"

using namespace deconfuse;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// P(X >= k), summed term by term.
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
  CHECK(binomial_tail(6, 5, 0.5) == 0);
  CHECK(std::isnan(binomial_tail(7, 5, 0.5)));
  CHECK(std::isnan(binomial_tail(-1, 5, 0.5)));
  CHECK(std::isnan(binomial_tail(1, 5, 1.5)));
  CHECK(std::isnan(binomial_tail(1, 5, undefined)));
  CHECK(std::isnan(binomial_tail(undefined, 5, 0.5)));
}

TEST_CASE(
    "the upper tail of the beta distribution has digits that one minus the lower tail lacks") {
  for (const double a : {1.0, 2.0, 5.5}) {
    for (const double x : {0.0, 0.25, 0.5, 0.875, 1.0}) {
      CAPTURE(a);
      CAPTURE(x);
      CHECK(beta_upper_tail(x, a, 3) == doctest::Approx(1 - distribution_of_beta(x, a, 3)));
      CHECK(beta_upper_tail(x, a, 3) == doctest::Approx(distribution_of_beta(1 - x, 3, a)));
    }
  }
  // (1 − x)^b for a very small 1 − x.
  CHECK(beta_upper_tail(1 - 0x1p-50, 1, 2) == doctest::Approx(0x1p-100).epsilon(1e-14).scale(0));
  CHECK(beta_upper_tail(1e-9, 1, 1e9) ==
        doctest::Approx(std::exp(1e9 * std::log1p(-1e-9))).epsilon(1e-14).scale(0));
  for (const double x : {-0.5, 1.5, undefined}) CHECK(std::isnan(beta_upper_tail(x, 2, 3)));
  CHECK(std::isnan(beta_upper_tail(0.5, 0, 3)));
  CHECK(std::isnan(beta_upper_tail(0.5, 2, 0)));
}

TEST_CASE("the binomial tail of very many cases approaches that of the normal distribution") {
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

// Reference values to twenty digits, by bisection of the incomplete beta function.
TEST_CASE("quantiles of the beta distribution") {
  struct Case {
    double p, a, b, quantile;
  };
  const Case table[] = {
      {0.025, 1, 10, 0.0025285785444617846442},
      {0.975, 3, 8, 0.55609546230764148305},
      {0.025, 45, 14, 0.6472761012312498711},
      {0.975, 46, 13, 0.87491081085743088734},
      {0.5, 0.5, 0.5, 0.5},
      {0.025, 0.5, 10.5, 0.000047890433157581895232},
      {0.005, 81, 1, 0.93668210288210644976},
      {0.025, 800, 9201, 0.074755634416452863992},
  };
  for (const Case& row : table) {
    CAPTURE(row.a);
    CAPTURE(row.b);
    CHECK(quantile_of_beta(row.p, row.a, row.b) ==
          doctest::Approx(row.quantile).epsilon(1e-12).scale(0));
  }
  for (int n = 1; n <= 40; n += 3) {
    for (int k = 1; k <= n; ++k) {
      for (const double p : {0.005, 0.025, 0.5, 0.975}) {
        // P(X >= k) at the quantile is p.
        CHECK(binomial_tail(k, n, quantile_of_beta(p, k, n - k + 1)) ==
              doctest::Approx(p).epsilon(1e-11));
      }
    }
  }
  CHECK(quantile_of_beta(0.3, 0, 2) == 0);
  CHECK(quantile_of_beta(0.3, 2, 0) == 1);
  for (const double p : {0.0, 1.0, undefined}) CHECK(std::isnan(quantile_of_beta(p, 2, 3)));
  CHECK(std::isnan(quantile_of_beta(0.3, 0, 0)));
}

TEST_CASE("the deviance near its zero") {
  CHECK(deviance(5, 5) == 0);
  CHECK(deviance(0, 3) == 3);
  for (const double step : {1e-12, 1e-9, 1e-6, 1e-4}) {
    // n·ln(n/m) + m − n = m·(d²/2 − d³/6 + …) with n = m·(1 + d).
    const double n = 1000 * (1 + step);
    const double d = (n - 1000) / 1000;
    const double series = 1000 * d * d * (0.5 - d / 6 + d * d / 12);
    CHECK(deviance(n, 1000) == doctest::Approx(series).epsilon(1e-10).scale(0));
  }
}

TEST_CASE("hypergeometric probabilities") {
  CHECK(hypergeometric_probability(1, 2, 3, 5) == doctest::Approx(0.6).epsilon(1e-14));
  CHECK(hypergeometric_probability(2, 2, 3, 5) == doctest::Approx(0.3).epsilon(1e-14));
  for (const double N : {1.0, 7.0, 60.0, 1000.0}) {
    for (const double drawn : {0.0, 1.0, std::floor(N / 3), N}) {
      for (const double marked : {0.0, 1.0, std::floor(N / 2), N}) {
        double all = 0;
        for (double k = std::max(0.0, drawn + marked - N); k <= std::min(drawn, marked); ++k) {
          all += hypergeometric_probability(k, drawn, marked, N);
        }
        CHECK(all == doctest::Approx(1).epsilon(1e-12));
      }
    }
  }
}

TEST_CASE("the time for both tails of a table near 2^53 depends on its smallest margin") {
  constexpr double most = 0x1p53 - 2;
  CHECK(hypergeometric_tails(most, 1, 2, 1) ==
        doctest::Approx(6 * 0x1p-53).epsilon(1e-12).scale(0));
  const double tails = hypergeometric_tails(most, 12305, 67890, 990);
  CHECK(tails == 0);  // 10^-9480
  CHECK(tails == hypergeometric_tails(12305, most, 990, 67890));
  CHECK(tails == hypergeometric_tails(67890, 990, most, 12305));
  CHECK(tails == hypergeometric_tails(990, 67890, 12305, most));
}

TEST_CASE("both tails of small tables, and the binomial tail, agree with exact fractions") {
  const auto real = [](const Fraction& value) {
    REQUIRE(value.present());
    return static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
  };
  for (int a = 0; a <= 8; ++a) {
    for (int b = 0; b <= 8; ++b) {
      for (int c = 0; c <= 8; ++c) {
        for (int d = 0; d <= 8; ++d) {
          const double exact =
              real(hypergeometric_tails(Fraction(a), Fraction(b), Fraction(c), Fraction(d)));
          REQUIRE(hypergeometric_tails(static_cast<double>(a), static_cast<double>(b),
                                       static_cast<double>(c), static_cast<double>(d)) ==
                  doctest::Approx(exact).epsilon(1e-12).scale(0));
        }
      }
    }
  }
  for (int n = 1; n <= 20; ++n) {
    for (int k = 0; k <= n; ++k) {
      CHECK(binomial_tail(static_cast<double>(k), static_cast<double>(n), 0.25) ==
            doctest::Approx(real(binomial_tail(Fraction(k), Fraction(n), Fraction(1, 4))))
                .epsilon(1e-12)
                .scale(0));
    }
  }
}
