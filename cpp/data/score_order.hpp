#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "numbers/lanes.hpp"

namespace deconfuse {

/// Scores, none of which is NaN, as whole numbers: 0 is the most positive score, and equal scores
/// have equal keys. 0 and −0 are one score.
class ScoreKeys {
 public:
  ScoreKeys(std::span<const double> scores, bool lower_is_positive);

  /// Of one of the scores.
  std::uint64_t key(double score) const {
    const std::int64_t place = place_of(score);
    return static_cast<std::uint64_t>(first_) - static_cast<std::uint64_t>(place);
  }

  /// Of two of them, one after the other.
  Lanes<std::uint64_t> keys(const double* scores) const {
    const auto bits = reinterpret_cast<Lanes<std::int64_t>>(lanes_at(scores));
    const Lanes<std::int64_t> magnitudes = bits & std::numeric_limits<std::int64_t>::max();
    const Lanes<std::int64_t> places = magnitudes == 0 ? magnitudes : magnitudes - gap_;
    const Lanes<std::int64_t> turned = (bits < 0) ^ (lower_is_positive_ ? -1 : 0);
    return static_cast<std::uint64_t>(first_) -
           reinterpret_cast<Lanes<std::uint64_t>>((places ^ turned) - turned);
  }

  /// The score that has the key; never −0.
  double score(std::uint64_t key) const {
    const auto place = static_cast<std::int64_t>(static_cast<std::uint64_t>(first_) - key);
    // Without jumps, so that several can be worked out at once.
    const std::int64_t negative = place >> 63;
    const std::int64_t magnitude = (place ^ negative) - negative + (place == 0 ? 0 : gap_);
    const bool below_zero = (negative != 0) != lower_is_positive_ && place != 0;
    const std::uint64_t bits = static_cast<std::uint64_t>(magnitude) | (below_zero ? sign : 0);
    double score;
    std::memcpy(&score, &bits, sizeof score);
    return score;
  }

  /// All keys are below two to this power.
  int bits() const { return bits_; }

 private:
  /// Grows with the score, or falls where lower is positive.
  std::int64_t place_of(double score) const {
    std::uint64_t bits;
    std::memcpy(&bits, &score, sizeof bits);
    const auto magnitude = static_cast<std::int64_t>(bits & ~sign);
    const std::int64_t place = magnitude == 0 ? 0 : magnitude - gap_;
    return ((bits & sign) != 0) == lower_is_positive_ ? place : -place;
  }

  static constexpr std::uint64_t sign = std::uint64_t{1} << 63;

  bool lower_is_positive_;
  std::int64_t gap_ = 0;    // below the smallest magnitude that is not 0, so that keys are short
  std::int64_t first_ = 0;  // the place of the most positive score
  int bits_ = 0;
};

/// A case in the order of scores. Two cases have the same key where they have the same
/// score.
struct RankedCase {
  std::uint64_t key;
  std::uint32_t index;  ///< of the case as given
};

/// Fewer than 2^32 cases by their scores, which are not NaN: the most positive first, equal ones as
/// given. 0 and −0 are one score. Linear in the number of cases but for scores that differ in their
/// last digits only: as WebAssembly 10⁶ scores take 24 ms, with std::stable_sort 154.
std::vector<RankedCase> order_of_scores(std::span<const double> scores, bool lower_is_positive);

/// Numbers to be sorted, fewer than 2^32. Not a vector, which would be filled with zeros first.
class SortedKeys {
 public:
  explicit SortedKeys(std::size_t size);

  std::size_t size() const { return size_; }
  const std::uint64_t* data() const { return keys_.get(); }
  std::uint64_t& operator[](std::size_t at) { return keys_[at]; }
  std::uint64_t operator[](std::size_t at) const { return keys_[at]; }

  /// Once all are given: sorts them, as fast as scores. They are below two to the power of `bits`.
  void sort(int bits);

 private:
  std::size_t size_;
  std::unique_ptr<std::uint64_t[]> keys_;
  std::unique_ptr<std::uint64_t[]> others_;
};

}  // namespace deconfuse
