#include "data/score_order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

namespace deconfuse {

namespace {

constexpr int digit_bits = 11;
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
/// differ further down only by comparing them.
template <class Record>
void sort_records(std::span<Record> given, int bits) {
  const std::size_t size = given.size();
  if (size < few) return sort_by_comparing(given.data(), given.data() + size);
  const int below = std::max(0, bits - digit_bits * static_cast<int>(digits));
  const auto digit_of = [below](const Record& record, std::size_t digit) {
    const int shift = below + digit_bits * static_cast<int>(digit);
    return static_cast<std::size_t>(key_of(record) >> shift) & (digit_values - 1);
  };
  std::uint32_t starts[digits][digit_values] = {};
  for (const Record& record : given) {
    for (std::size_t digit = 0; digit < digits; ++digit) ++starts[digit][digit_of(record, digit)];
  }
  // Not a vector, which would be filled with zeros first.
  const std::unique_ptr<Record[]> other(new Record[size]);
  Record* from = given.data();
  Record* to = other.get();
  for (std::size_t digit = 0; digit < digits; ++digit) {
    auto& start = starts[digit];
    if (start[digit_of(from[0], digit)] == size) continue;  // all the same here
    std::uint32_t sum = 0;
    for (std::uint32_t& value : start) sum += std::exchange(value, sum);
    for (std::size_t at = 0; at < size; ++at) to[start[digit_of(from[at], digit)]++] = from[at];
    std::swap(from, to);
  }
  if (from != given.data()) std::copy(from, from + size, given.data());
  if (below == 0) return;
  Record* const records = given.data();
  const auto top = [=](std::size_t at) { return key_of(records[at]) >> below; };
  for (std::size_t at = 1; at < size; ++at) {
    if (!is_before(records[at], records[at - 1])) continue;
    std::size_t first = at - 1;
    while (first > 0 && top(first - 1) == top(at)) --first;
    std::size_t end = at + 1;
    while (end < size && top(end) == top(at)) ++end;
    sort_by_comparing(records + first, records + end);
    at = end - 1;
  }
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
  sort_records(std::span(cases), keys.bits());
  return cases;
}

void sort_keys(std::span<std::uint64_t> keys, int bits) { sort_records(keys, bits); }

}  // namespace deconfuse
