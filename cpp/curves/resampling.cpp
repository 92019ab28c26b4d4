#include "curves/resampling.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "data/score_order.hpp"
#include "formula/undefined.hpp"
#include "numbers/in_order.hpp"
#include "numbers/order_statistics.hpp"

namespace deconfuse {

Resampling::Resampling(std::span<const double> scores, std::span<const std::uint8_t> positive,
                       bool lower_is_positive, std::uint64_t seed)
    : Resampling(scores, {}, positive, lower_is_positive, seed) {}

Resampling::Resampling(std::span<const double> first, std::span<const double> second,
                       std::span<const std::uint8_t> positive, bool lower_is_positive,
                       std::uint64_t seed)
    : times_(first.size(), 1), random_(seed) {
  for (const std::uint8_t is_positive : positive) ++(is_positive ? positives_ : negatives_);

  // Cases are numbered by their scores, so that their order in the input does not matter and memory
  // is read in sequence.
  std::vector<RankedCase> ranked = order_of_scores(first, lower_is_positive);
  for (std::size_t at = 0; at < ranked.size() && !second.empty();) {
    std::size_t end = at;
    while (end < ranked.size() && ranked[end].key == ranked[at].key) ++end;
    put_in_order(std::span(ranked).subspan(at, end - at),
                 [&](const RankedCase& left, const RankedCase& right) {
                   return second[left.index] < second[right.index];
                 });
    at = end;
  }
  std::vector<std::uint32_t> numbers(first.size());
  std::uint32_t next[] = {positives_, 0};  // for negative and positive cases
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
    // Without a branch, because its outcome would be unpredictable.
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
  // The compiler keeps a local copy in registers.
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

  result.standard_error = standard_deviation(sorted);
  if (orders_.size() > 1 && result.standard_error > 0) {
    result.z = estimate_ / result.standard_error;
    result.p = std::erfc(std::abs(result.z) / std::sqrt(2.0));
  }
  return result;
}

}  // namespace deconfuse
