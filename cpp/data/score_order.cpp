#include "data/score_order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <utility>

namespace deconfuse {

namespace {

constexpr int digit_bits = 10;
constexpr std::size_t digit_values = std::size_t{1} << digit_bits;
constexpr std::size_t digits = 3;

/// Fewer than these are sorted faster by comparing them.
constexpr std::size_t few = 512;

std::uint64_t key_of(std::uint64_t key) { return key; }
std::uint64_t key_of(const RankedCase& ranked) { return ranked.key; }

bool is_before(std::uint64_t left, std::uint64_t right) { return left < right; }
bool is_before(const RankedCase& left, const RankedCase& right) {
  return left.key != right.key ? left.key < right.key : left.index < right.index;
}

template <class Record>
void sort_by_comparing(Record* first, Record* end) {
  std::sort(first, end,
            [](const Record& left, const Record& right) { return is_before(left, right); });
}

/// By their highest bits digit by digit, from the lowest digit to the highest; then those few that
/// differ further down only by comparing them. Both have room for all of them; they are in the one
/// that is returned.
template <class Record>
Record* sort_records(Record* from, Record* to, std::size_t size, int bits) {
  if (size < few) {
    sort_by_comparing(from, from + size);
    return from;
  }
  const int below = std::max(0, bits - digit_bits * static_cast<int>(digits));
  const auto digit_of = [below](const Record& record, std::size_t digit) {
    const int shift = below + digit_bits * static_cast<int>(digit);
    return static_cast<std::size_t>(key_of(record) >> shift) & (digit_values - 1);
  };
  std::uint32_t starts[digits][digit_values] = {};
  static_assert(digits == 3);
  for (std::size_t at = 0; at < size; ++at) {
    ++starts[0][digit_of(from[at], 0)];
    ++starts[1][digit_of(from[at], 1)];
    ++starts[2][digit_of(from[at], 2)];
  }
  for (std::size_t digit = 0; digit < digits; ++digit) {
    std::uint32_t* const start = starts[digit];
    if (start[digit_of(from[0], digit)] == size) continue;  // all the same here
    std::uint32_t sum = 0;
    for (std::size_t value = 0; value < digit_values; ++value) {
      sum += std::exchange(start[value], sum);
    }
    for (std::size_t at = 0; at < size; ++at) {
      const Record record = from[at];
      to[start[digit_of(record, digit)]++] = record;
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
    sort_by_comparing(from + first, from + end);
    at = end - 1;
  }
  return from;
}

}  // namespace

ScoreKeys::ScoreKeys(std::span<const double> scores, bool lower_is_positive)
    : lower_is_positive_(lower_is_positive) {
  if (scores.empty()) return;
  double lowest = scores[0], highest = scores[0];
  double nearest = std::numeric_limits<double>::infinity();  // to 0, without being it
  for (const double score : scores) {
    lowest = score < lowest ? score : lowest;
    highest = score > highest ? score : highest;
    const double magnitude = std::fabs(score);
    nearest = magnitude < nearest && magnitude != 0 ? magnitude : nearest;
  }
  std::memcpy(&gap_, &nearest, sizeof gap_);
  --gap_;
  first_ = place_of(lower_is_positive ? lowest : highest);
  std::uint64_t last = key(lower_is_positive ? highest : lowest);
  for (; last != 0; last >>= 1) ++bits_;
}

double ScoreKeys::score(std::uint64_t key) const {
  const auto place = static_cast<std::int64_t>(static_cast<std::uint64_t>(first_) - key);
  if (place == 0) return 0;
  const std::int64_t magnitude = (place < 0 ? -place : place) + gap_;
  double score;
  std::memcpy(&score, &magnitude, sizeof score);
  return (place < 0) == lower_is_positive_ ? score : -score;
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
