#include "curves/resampling.hpp"

#include <algorithm>
#include <cmath>

#include "data/score_order.hpp"
#include "formula/undefined.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

namespace {

std::uint64_t rotated_left(std::uint64_t value, int bits) {
  return value << bits | value >> (64 - bits);
}

/// q quantile of sorted numbers, at least one.
double quantile(const std::vector<double>& sorted, double q) {
  const double place = static_cast<double>(sorted.size() - 1) * q;
  const std::size_t below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], place - std::floor(place));
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

std::uint64_t RandomNumbers::next() {
  const std::uint64_t result = rotated_left(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = rotated_left(state_[3], 45);
  return result;
}

std::uint32_t RandomNumbers::below(std::uint32_t bound) {
  while (true) {
    const std::uint64_t product = (next() >> 32) * bound;
    const std::uint32_t remainder = static_cast<std::uint32_t>(product);
    // So many remainders would come up once too often.
    if (remainder >= bound || remainder >= (0 - bound) % bound) {
      return static_cast<std::uint32_t>(product >> 32);
    }
  }
}

Resampling::Resampling(std::span<const double> scores, std::span<const std::uint8_t> positive,
                       bool lower_is_positive, std::uint64_t seed)
    : Resampling(scores, {}, positive, lower_is_positive, seed) {}

Resampling::Resampling(std::span<const double> first, std::span<const double> second,
                       std::span<const std::uint8_t> positive, bool lower_is_positive,
                       std::uint64_t seed)
    : times_(first.size(), 1), random_(seed) {
  for (const std::uint8_t is_positive : positive) ++(is_positive ? positives_ : negatives_);

  // Cases are numbered by their scores, so that neither the order they came in nor the cache is
  // felt.
  std::vector<RankedCase> ranked = order_of_scores(first, lower_is_positive);
  for (std::size_t at = 0; at < ranked.size() && !second.empty();) {
    std::size_t end = at;
    while (end < ranked.size() && ranked[end].key == ranked[at].key) ++end;
    std::sort(ranked.begin() + static_cast<std::ptrdiff_t>(at),
              ranked.begin() + static_cast<std::ptrdiff_t>(end),
              [&](const RankedCase& left, const RankedCase& right) {
                return second[left.index] < second[right.index];
              });
    at = end;
  }
  std::vector<std::uint32_t> numbers(first.size());
  std::uint32_t next[] = {positives_, 0};  // of negative and positive cases
  for (const RankedCase& one : ranked) numbers[one.index] = next[positive[one.index] != 0]++;

  orders_.push_back(order(first, numbers, lower_is_positive));
  if (!second.empty()) orders_.push_back(order(second, numbers, lower_is_positive));
  estimate_ = statistic();
}

Resampling::Order Resampling::order(std::span<const double> scores,
                                    std::span<const std::uint32_t> numbers,
                                    bool lower_is_positive) const {
  const std::vector<RankedCase> ranked = order_of_scores(scores, lower_is_positive);
  Order order;
  order.reserve(ranked.size());
  for (std::size_t at = 0; at < ranked.size(); ++at) {
    const bool last = at + 1 == ranked.size() || ranked[at + 1].key != ranked[at].key;
    order.push_back(numbers[ranked[at].index] << 1 | (last ? 1 : 0));
  }
  return order;
}

std::int64_t Resampling::twice_ordered_pairs(const Order& order) const {
  std::int64_t pairs = 0, above = 0, tied_positives = 0, tied_negatives = 0;
  for (const std::uint32_t entry : order) {
    const std::uint32_t number = entry >> 1;
    const std::int64_t times = times_[number];
    // Without a jump, which nobody could predict.
    const std::int64_t positive = number < positives_ ? times : 0;
    tied_positives += positive;
    tied_negatives += times - positive;
    if (entry & 1) {
      pairs += tied_negatives * (2 * above + tied_positives);
      above += tied_positives;
      tied_positives = tied_negatives = 0;
    }
  }
  return pairs;
}

double Resampling::statistic() const {
  if (positives_ == 0 || negatives_ == 0) return undefined;
  std::int64_t pairs = twice_ordered_pairs(orders_[0]);
  if (orders_.size() > 1) pairs -= twice_ordered_pairs(orders_[1]);
  return static_cast<double>(pairs) / (2.0 * positives_ * negatives_);
}

void Resampling::advance(std::size_t resamples) {
  // A copy, which stays in registers.
  RandomNumbers random = random_;
  const auto draw = [&random](std::uint32_t* times, std::uint32_t cases) {
    for (std::uint32_t drawn = 0; drawn < cases; ++drawn) ++times[random.below(cases)];
  };
  for (; resamples > 0; --resamples) {
    std::fill(times_.begin(), times_.end(), 0);
    draw(times_.data(), positives_);
    draw(times_.data() + positives_, negatives_);
    drawn_.push_back(statistic());
  }
  random_ = random;
}

Resampling::Result Resampling::result(double level) const {
  Result result{estimate_, undefined, undefined, undefined, undefined, undefined};
  if (drawn_.empty() || std::isnan(estimate_)) return result;
  std::vector<double> sorted = drawn_;
  std::sort(sorted.begin(), sorted.end());
  result.low = quantile(sorted, (1 - level) / 2);
  result.high = quantile(sorted, (1 + level) / 2);
  if (sorted.size() < 2) return result;

  const double size = static_cast<double>(sorted.size());
  ExactSum sum, squares;
  for (const double value : sorted) sum.add(value);
  const double mean = sum.value() / size;
  for (const double value : sorted) squares.add((value - mean) * (value - mean));
  // All alike, but perhaps not their rounded mean.
  const bool spread = sorted.front() < sorted.back();
  result.standard_error = spread ? std::sqrt(squares.value() / (size - 1)) : 0;
  if (orders_.size() > 1 && spread) {
    result.z = estimate_ / result.standard_error;
    result.p = std::erfc(std::abs(result.z) / std::sqrt(2.0));
  }
  return result;
}

}  // namespace deconfuse
