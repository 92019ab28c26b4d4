#pragma once

#include <array>
#include <cstdint>

namespace deconfuse {

/// Generator of pseudo-random numbers that are the same on every machine: xoshiro256** (Blackman
/// and Vigna 2021), seeded by SplitMix64 (Steele, Lea and Flood 2014).
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed);

  std::uint64_t next();

  /// One of 0 … bound − 1, bound >= 1, each equally likely (Lemire 2019).
  std::uint32_t below(std::uint32_t bound);

  /// Uniform in [0, 1), a multiple of 2^-53.
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  /// Number of successes in n trials, each with probability p in [0, 1]; n < 2^31 (Hörmann 1993).
  std::uint32_t binomial(std::uint32_t n, double p);

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace deconfuse
