#pragma once

#include <array>
#include <cstdint>

namespace deconfuse {

/// A generator of pseudo-random numbers that gives the same ones on every machine: xoshiro256**
/// (Blackman and Vigna 2021), seeded by SplitMix64 (Steele, Lea and Flood 2014).
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed);

  std::uint64_t next();

  /// Each of 0 … bound − 1, bound >= 1, equally often (Lemire 2019).
  std::uint32_t below(std::uint32_t bound);

  /// Uniform in [0, 1), a multiple of 2^-53.
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  /// How many of n trials succeed, each with probability p in [0, 1]; n < 2^31 (Hörmann 1993).
  std::uint32_t binomial(std::uint32_t n, double p);

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace deconfuse
