#include "numbers/random_numbers.hpp"

#include <cmath>

namespace deconfuse {
namespace {

/// Adds up probabilities from 0 successes on until the sum exceeds u in [0, 1); fast for small n·p.
std::uint32_t binomial_by_inversion(std::uint32_t n, double p, double u) {
  const double odds = p / (1 - p);
  double probability = std::pow(1 - p, n);
  std::uint32_t k = 0;
  while (u >= probability && k < n) {
    u -= probability;
    ++k;
    probability *= odds * (n - k + 1.0) / k;
  }
  return k;
}

}  // namespace

RandomNumbers::RandomNumbers(std::uint64_t seed) {
  for (std::uint64_t& word : state_) {
    seed += 0x9E3779B97F4A7C15;
    word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    word ^= word >> 31;
  }
}

// Transformed rejection with squeeze, algorithm BTRS.
std::uint32_t RandomNumbers::binomial(std::uint32_t n, double p) {
  if (p > 0.5) return n - binomial(n, 1 - p);
  if (n * p < 10) return binomial_by_inversion(n, p, uniform());
  const double spread = std::sqrt(n * p * (1 - p));
  const double b = 1.15 + 2.53 * spread;
  const double a = -0.0873 + 0.0248 * b + 0.01 * p;
  const double mode = std::floor((n + 1.0) * p);
  const auto log_ways = [n](double k) { return std::lgamma(k + 1) + std::lgamma(n - k + 1); };
  while (true) {
    const double u = uniform() - 0.5;
    const double v = uniform();
    const double edge = 0.5 - std::fabs(u);
    const double k = std::floor((2 * a / edge + b) * u + n * p + 0.5);
    if (k < 0 || k > n) continue;
    if (edge >= 0.07 && v <= 0.92 - 4.2 / b) return static_cast<std::uint32_t>(k);
    const double ratio = v * (2.83 + 5.1 / b) * spread / (a / (edge * edge) + b);
    if (std::log(ratio) <= log_ways(mode) - log_ways(k) + (k - mode) * std::log(p / (1 - p))) {
      return static_cast<std::uint32_t>(k);
    }
  }
}

}  // namespace deconfuse
