#include "numbers/random_numbers.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

using namespace deconfuse;

TEST_CASE("the generator gives the numbers of xoshiro256** seeded by SplitMix64") {
  RandomNumbers random(0);
  CHECK(random.next() == 11091344671253066420u);
  CHECK(random.next() == 13793997310169335082u);
  CHECK(random.next() == 1900383378846508768u);
  RandomNumbers other(1);
  CHECK(other.next() == 12966619160104079557u);
}

TEST_CASE("bounded numbers are in bounds and equally frequent") {
  RandomNumbers random(7);
  for (const std::uint32_t bound : {1u, 2u, 3u, 10u, 0x80000001u, 0xFFFFFFFFu}) {
    std::vector<int> times(10);
    for (int draw = 0; draw < 10'000; ++draw) {
      const std::uint32_t number = random.below(bound);
      REQUIRE(number < bound);
      ++times[static_cast<std::size_t>(std::uint64_t{number} * 10 / bound)];
    }
    if (bound < 10) continue;
    double chi_squared = 0;
    for (const int count : times) chi_squared += (count - 1000.0) * (count - 1000.0) / 1000;
    CHECK(chi_squared < 27.9);  // 1 in 1000 of 9 degrees of freedom; the seed is fixed
  }
}

TEST_CASE("binomial numbers have the right mean, variance and probabilities") {
  RandomNumbers random(55);
  for (const std::uint32_t n : {1u, 7u, 40u, 1000u, 2'000'000'000u}) {
    for (const double p : {0.0, 1e-9, 0.02, 0.3, 0.5, 0.85, 1.0}) {
      CAPTURE(n);
      CAPTURE(p);
      constexpr int draws = 20'000;
      const double mean = n * p;
      const double variance = n * p * (1 - p);
      double sum = 0, squares = 0;
      for (int draw = 0; draw < draws; ++draw) {
        const std::uint32_t k = random.binomial(n, p);
        REQUIRE(k <= n);
        sum += k - mean;
        squares += (k - mean) * (k - mean);
      }
      // Five standard errors; the variance of squares is at most 2σ⁴ + σ².
      CHECK(std::fabs(sum / draws) <= 5 * std::sqrt(variance / draws));
      const double reach = 5 * std::sqrt((2 * variance * variance + variance) / draws);
      CHECK(std::fabs(squares / draws - variance) <= reach);
    }
  }
  std::vector<double> times(41);
  for (int draw = 0; draw < 100'000; ++draw) ++times[random.binomial(40, 0.4)];
  double chi_squared = 0;
  double probability = std::pow(0.6, 40);
  for (int k = 0; k <= 40; ++k) {
    const double expected = 1e5 * probability;
    const double seen = times[static_cast<std::size_t>(k)];
    if (expected > 5) chi_squared += (seen - expected) * (seen - expected) / expected;
    probability *= (40.0 - k) / (k + 1) * 0.4 / 0.6;
  }
  CHECK(chi_squared < 50);  // 1 in 1000 of about 23 degrees of freedom; the seed is fixed
}
