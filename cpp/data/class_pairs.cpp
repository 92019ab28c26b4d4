#include "data/class_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>

#include "data/score_order.hpp"
#include "numbers/lanes.hpp"

namespace deconfuse {

namespace {

// As WebAssembly, 10⁵ cases of 10 classes take 22 ms; sorting all cases for each class takes 36 ms.

/// There are more parts than numbers, so that most parts contain at most one number.
constexpr std::size_t parts_per_number = 4;

/// Number of entries of a part that are compared, even if the part has fewer.
constexpr std::size_t compared = 2;

/// Classes and rows that are processed together. The numbers of these classes are adjacent, and a
/// cache holds their sorted numbers.
constexpr std::size_t classes_at_once = 8;
constexpr std::size_t rows_at_once = 512;

/// An integer that increases with a non-negative number. 0 and −0 give the same.
std::int32_t place_of(double number) {
  std::uint64_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return static_cast<std::int32_t>(bits << 1 >> 33);
}

/// Sorted numbers in which others are looked up. None of either is negative.
class SortedNumbers {
 public:
  explicit SortedNumbers(std::span<const double> numbers) {
    if (numbers.empty()) return;
    const ScoreKeys keys(numbers, true);  // the lowest first
    SortedKeys sorted(numbers.size());
    for (std::size_t at = 0; at < numbers.size(); ++at) sorted[at] = keys.key(numbers[at]);
    sorted.sort(keys.bits());
    distinct_.reserve(numbers.size() + compared);
    before_.reserve(numbers.size() + 1);
    for (std::size_t at = 0; at < numbers.size(); ++at) {
      if (at > 0 && sorted[at] == sorted[at - 1]) continue;
      distinct_.push_back(keys.score(sorted[at]));
      before_.push_back(static_cast<std::uint32_t>(at));
    }
    before_.push_back(static_cast<std::uint32_t>(numbers.size()));
    has_ties_ = distinct_.size() < numbers.size();
    divide();
    // NaN is neither below nor equal to any number.
    distinct_.resize(distinct_.size() + compared, std::numeric_limits<double>::quiet_NaN());
  }

  bool empty() const { return distinct_.empty(); }

  /// Looks up `count` numbers that are `step` apart. Returns the sum, over these, of the number of
  /// sorted numbers below and the number of sorted numbers below or equal.
  std::uint64_t below_and_up_to(const double* number, std::size_t step, std::size_t count) const {
    return has_ties_ ? look_up<true>(number, step, count) : look_up<false>(number, step, count);
  }

 private:
  /// Divides the numbers into parts, each with lower numbers than the next.
  void divide() {
    // 0 does not extend the range: it is so far below the next number that most parts would be
    // empty.
    const bool from_zero = distinct_.front() == 0 && distinct_.size() > 1;
    first_ = place_of(distinct_[from_zero ? 1 : 0]);
    last_ = place_of(distinct_.back()) - first_;
    const std::size_t most = parts_per_number * distinct_.size();
    while (static_cast<std::size_t>(last_ >> shift_) > most) ++shift_;
    starts_.resize((static_cast<std::size_t>(last_) >> shift_) + 2);
    for (const double number : distinct_) ++starts_[part_of(number) + 1];
    for (std::size_t part = 1; part < starts_.size(); ++part) starts_[part] += starts_[part - 1];
    for (std::size_t part = 0; part + 1 < starts_.size(); ++part) {
      if (starts_[part + 1] - starts_[part] > compared) starts_[part] |= crowded;
    }
  }

  std::size_t part_of(double number) const {
    const std::int32_t place = std::clamp(place_of(number) - first_, 0, last_);
    return static_cast<std::size_t>(place) >> shift_;
  }

  template <bool has_ties>
  std::uint64_t look_up(const double* number, std::size_t step, std::size_t count) const {
    const double* const distinct = distinct_.data();
    const std::uint32_t* const before = before_.data();
    const std::uint32_t* const starts = starts_.data();
    std::uint64_t sum = 0;
    Lanes<std::int64_t> below = {0, 0}, up_to = {0, 0};
    for (; count > 0; --count, number += step) {
      const std::size_t part = part_of(*number);
      const std::uint32_t start = starts[part];
      if ((start & crowded) != 0) {
        const double* const first = distinct + (start & ~crowded);
        const double* const found =
            std::lower_bound(first, distinct + (starts[part + 1] & ~crowded), *number);
        sum += before[found - distinct] + before[found - distinct + (*found == *number ? 1 : 0)];
        continue;
      }
      // A branch would be unpredictable. Entries after the part are above the number.
      if constexpr (has_ties) {
        const double* const first = distinct + start;
        const std::uint32_t less = (first[0] < *number ? 1 : 0) + (first[1] < *number ? 1 : 0);
        const std::uint32_t most = (first[0] <= *number ? 1 : 0) + (first[1] <= *number ? 1 : 0);
        sum += before[start + less] + before[start + most];
      } else {
        const Lanes<double> numbers = {*number, *number};
        const Lanes<double> first = lanes_at(distinct + start);
        below -= first < numbers;
        up_to -= first <= numbers;
        sum += 2 * start;
      }
    }
    return sum + static_cast<std::uint64_t>(below[0] + below[1] + up_to[0] + up_to[1]);
  }

  // Flag of a part with more than `compared` numbers. No start needs this bit: only the smaller
  // side of the cases is sorted, at most half of fewer than 2^32. For the same reason the sum of
  // two entries of before_ fits 32 bits.
  static constexpr std::uint32_t crowded = std::uint32_t{1} << 31;

  std::vector<double> distinct_;       // ascending
  std::vector<std::uint32_t> before_;  // how many numbers are below each distinct one
  std::vector<std::uint32_t> starts_;  // index of each part's first distinct number
  std::int32_t first_ = 0;
  std::int32_t last_ = 0;
  int shift_ = 0;
  bool has_ties_ = false;
};

}  // namespace

std::vector<std::uint64_t> twice_pairs_in_order(std::span<const double> numbers,
                                                std::span<const std::int32_t> truth,
                                                std::size_t classes) {
  const std::size_t cases = truth.size();
  std::vector<std::vector<double>> own(classes);
  for (std::size_t row = 0; row < cases; ++row) {
    const auto label = static_cast<std::size_t>(truth[row]);
    own[label].push_back(numbers[row * classes + label]);
  }
  std::vector<std::uint64_t> in_order(classes);
  for (std::size_t left = 0; left < classes; left += classes_at_once) {
    const std::size_t right = std::min(left + classes_at_once, classes);
    std::vector<SortedNumbers> sorted;
    std::uint64_t sums[classes_at_once] = {};
    std::size_t sizes[classes_at_once] = {};
    for (std::size_t label = left; label < right; ++label) {
      sizes[label - left] = own[label].size();
      if (own[label].size() > cases / 2) {
        own[label].clear();
        for (std::size_t row = 0; row < cases; ++row) {
          if (truth[row] == static_cast<std::int32_t>(label)) continue;
          own[label].push_back(numbers[row * classes + label]);
        }
      }
      sorted.emplace_back(own[label]);
    }
    for (std::size_t first = 0; first < cases; first += rows_at_once) {
      const std::size_t rows = std::min(rows_at_once, cases - first);
      for (std::size_t label = left; label < right; ++label) {
        if (sorted[label - left].empty()) continue;
        const double* const number = numbers.data() + first * classes + label;
        sums[label - left] += sorted[label - left].below_and_up_to(number, classes, rows);
      }
    }
    for (std::size_t label = left; label < right; ++label) {
      const std::uint64_t positives = sizes[label - left];
      const std::uint64_t negatives = cases - positives;
      // The sorted cases are looked up as well, which adds the square of their number. Subtracting
      // it is faster than checking the class of each case.
      const std::uint64_t size = own[label].size();
      const std::uint64_t of_others = sums[label - left] - size * size;
      in_order[label] = size < positives ? of_others : 2 * positives * negatives - of_others;
    }
  }
  return in_order;
}

}  // namespace deconfuse
