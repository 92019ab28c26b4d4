#include "data/score_order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <utility>

namespace deconfuse {

namespace {

/// Largest number of bits per digit: with more, the counts and the places written to would exceed
/// the nearest cache.
constexpr int widest_digit = 12;

/// Largest number of records that fit the nearer caches. For more, it pays to write to fewer places
/// at once, even if that takes one more digit.
constexpr std::size_t near = std::size_t{1} << 17;
constexpr int widest_digit_of_far = 10;

/// Number of sorted bits beyond those needed to number the keys. With them, few distinct keys have
/// the same sorted bits.
constexpr int spare_bits = 4;

/// Up to this many records, insertion sort is faster.
constexpr std::size_t few = 32;

/// More records than this are first distributed by one digit into parts that each fit a cache.
constexpr std::size_t many = std::size_t{1} << 20;

std::uint64_t key_of(std::uint64_t key) { return key; }
std::uint64_t key_of(const RankedCase& ranked) { return ranked.key; }

bool is_before(const auto& left, const auto& right) { return key_of(left) < key_of(right); }

template <class Record>
void insert_each(Record* first, Record* end) {
  for (Record* next = first; next < end; ++next) {
    const Record record = *next;
    Record* place = next;
    for (; place > first && is_before(record, place[-1]); --place) *place = place[-1];
    *place = record;
  }
}

/// Sorts by the highest bits, somewhat more than are needed to number the keys, digit by digit from
/// the lowest digit to the highest. The few records that differ only in lower bits are sorted
/// afterwards. The order of equal records is kept. Both arrays have room for all records; the
/// returned one holds the result.
template <class Record>
Record* sort_records(Record* from, Record* to, std::size_t size, int bits) {
  if (bits == 0) return from;
  if (size <= few) {
    insert_each(from, from + size);
    return from;
  }
  int sorted_bits = spare_bits;
  while (sorted_bits < bits && size >> (sorted_bits - spare_bits) != 0) ++sorted_bits;
  sorted_bits = std::min(sorted_bits, bits);
  const bool is_near = size <= near;
  const int widest = is_near ? widest_digit : widest_digit_of_far;
  const int digits = size > many ? 1 : (sorted_bits + widest - 1) / widest;
  // For many records, digits of full width take no longer and leave fewer keys that are alike.
  const int width = is_near ? (sorted_bits + digits - 1) / digits : widest;
  const int below = std::max(0, bits - digits * width);
  for (int digit = 0; digit < digits; ++digit) {
    const int shift = below + digit * width;
    const std::size_t highest = (std::size_t{1} << width) - 1;
    const auto digit_of = [=](const Record& record) {
      return static_cast<std::size_t>(key_of(record) >> shift) & highest;
    };
    std::uint32_t starts[std::size_t{1} << widest_digit];
    std::fill_n(starts, highest + 1, 0U);
    for (std::size_t at = 0; at < size; ++at) ++starts[digit_of(from[at])];
    if (starts[digit_of(from[0])] == size) continue;  // all have the same digit
    std::uint32_t sum = 0;
    for (std::size_t value = 0; value <= highest; ++value) sum += std::exchange(starts[value], sum);
    for (std::size_t at = 0; at < size; ++at) {
      const Record record = from[at];
      to[starts[digit_of(record)]++] = record;
    }
    std::swap(from, to);
  }
  if (below == 0) return from;
  const auto top = [=](std::size_t at) { return key_of(from[at]) >> below; };
  for (std::size_t at = 1; at < size; ++at) {
    if (!is_before(from[at], from[at - 1])) continue;
    std::size_t first = at - 1;
    while (first > 0 && top(first - 1) == top(at)) --first;
    std::size_t end = at + 1;
    while (end < size && top(end) == top(at)) ++end;
    // If there are many, their lower bits are sorted in the same way.
    const Record* const sorted = sort_records(from + first, to + first, end - first, below);
    if (sorted != from + first) std::copy(sorted, sorted + (end - first), from + first);
    at = end - 1;
  }
  return from;
}

}  // namespace

ScoreKeys::ScoreKeys(std::span<const double> scores, bool lower_is_positive)
    : lower_is_positive_(lower_is_positive) {
  if (scores.empty()) return;
  const double infinity = std::numeric_limits<double>::infinity();
  // Two of these take turns with two scores each, so that no comparison waits for the one before.
  struct Ends {
    Lanes<double> lows, highs;

    void look_at(Lanes<double> two) {
      lows = two < lows ? two : lows;
      highs = two > highs ? two : highs;
    }
  };
  Ends ends{{infinity, infinity}, {-infinity, -infinity}};
  Ends others = ends;
  std::size_t at = 0;
  for (; at + 4 <= scores.size(); at += 4) {
    ends.look_at(lanes_at(&scores[at]));
    others.look_at(lanes_at(&scores[at + 2]));
  }
  for (; at < scores.size(); ++at) ends.look_at(Lanes<double>{scores[at], scores[at]});
  ends.lows = others.lows < ends.lows ? others.lows : ends.lows;
  ends.highs = others.highs > ends.highs ? others.highs : ends.highs;
  const double lowest = std::min(ends.lows[0], ends.lows[1]);
  const double highest = std::max(ends.highs[0], ends.highs[1]);
  // Smallest magnitude that is not 0.
  double nearest = lowest > 0 ? lowest : highest < 0 ? -highest : infinity;
  if (nearest == infinity) {
    for (const double score : scores) {
      if (score != 0) nearest = std::min(nearest, std::fabs(score));
    }
  }
  std::memcpy(&gap_, &nearest, sizeof gap_);
  --gap_;
  first_ = place_of(lower_is_positive ? lowest : highest);
  std::uint64_t last = key(lower_is_positive ? highest : lowest);
  for (; last != 0; last >>= 1) ++bits_;
}

std::vector<RankedCase> order_of_scores(std::span<const double> scores, bool lower_is_positive) {
  const ScoreKeys keys(scores, lower_is_positive);
  std::vector<RankedCase> cases(scores.size());
  for (std::size_t index = 0; index < scores.size(); ++index) {
    cases[index] = {keys.key(scores[index]), static_cast<std::uint32_t>(index)};
  }
  std::vector<RankedCase> others(cases.size());
  if (sort_records(cases.data(), others.data(), cases.size(), keys.bits()) == others.data()) {
    return others;
  }
  return cases;
}

SortedKeys::SortedKeys(std::size_t size)
    : size_(size), keys_(new std::uint64_t[size]), others_(new std::uint64_t[size]) {}

void SortedKeys::sort(int bits) {
  if (sort_records(keys_.get(), others_.get(), size_, bits) == others_.get()) keys_.swap(others_);
  others_.reset();
}

}  // namespace deconfuse
