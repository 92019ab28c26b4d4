#include "curves/comparison.hpp"

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "data/score_order.hpp"
#include "formula/distributions.hpp"
#include "formula/fraction.hpp"

namespace deconfuse {

namespace {

const double kUndefined = std::numeric_limits<double>::quiet_NaN();

/// By case, twice the number of cases of the other class that it is ordered rightly with, ties as
/// half of one: 2 · N⁻ or 2 · N⁺ times its placement value.
std::vector<std::int64_t> doubled_placements(std::span<const double> scores,
                                             std::span<const std::uint8_t> positive,
                                             std::int64_t negatives, bool lower_is_positive) {
  std::vector<std::int64_t> placements(scores.size());
  const std::vector<RankedCase> cases = order_of_scores(scores, lower_is_positive);
  std::int64_t above[] = {0, 0};  // negative and positive cases
  for (std::size_t at = 0; at < cases.size();) {
    std::int64_t tied[] = {0, 0};
    std::size_t end = at;
    for (; end < cases.size() && cases[end].key == cases[at].key; ++end) {
      ++tied[positive[cases[end].index] != 0];
    }
    for (; at < end; ++at) {
      const std::uint32_t index = cases[at].index;
      placements[index] =
          positive[index] ? 2 * (negatives - above[0]) - tied[0] : 2 * above[1] + tied[1];
    }
    above[0] += tied[0];
    above[1] += tied[1];
  }
  return placements;
}

/// Sums over the cases of one class, from which their covariance follows.
class Moments {
 public:
  void add(std::int64_t first, std::int64_t second) {
    count_ += 1;
    first_ += first;
    second_ += second;
    products_ += static_cast<Integer>(first) * second;
  }

  /// The sample covariance divided by the number of cases; NaN below two.
  double covariance_of_means() const {
    if (count_ < 2) return kUndefined;
    const double n = static_cast<double>(count_);
    return static_cast<double>(count_ * products_ - first_ * second_) / (n * n * (n - 1));
  }

  Integer first_sum() const { return first_; }

 private:
  Integer count_ = 0;
  Integer first_ = 0;
  Integer second_ = 0;
  Integer products_ = 0;
};

double hanley_mcneil_variance(double area, double positives, double negatives) {
  const double q1 = area / (2 - area);
  const double q2 = 2 * area * area / (1 + area);
  const double sum = area * (1 - area) + (positives - 1) * (q1 - area * area) +
                     (negatives - 1) * (q2 - area * area);
  return sum / (positives * negatives);
}

Comparison compare(double difference, double variance, double level) {
  const double error = std::sqrt(variance);
  const double z = error > 0 ? difference / error : kUndefined;
  const double margin = standard_normal_quantile((1 + level) / 2) * error;
  return {
      difference,         error, z, std::erfc(std::abs(z) / std::sqrt(2.0)), difference - margin,
      difference + margin};
}

}  // namespace

PairedAreas paired_areas(std::span<const double> first, std::span<const double> second,
                         std::span<const std::uint8_t> positive, bool lower_is_positive) {
  std::int64_t count[] = {0, 0};
  for (const std::uint8_t is_positive : positive) ++count[is_positive != 0];
  const double negatives = static_cast<double>(count[0]);
  const double positives = static_cast<double>(count[1]);
  PairedAreas areas{kUndefined, kUndefined, kUndefined, kUndefined, kUndefined,
                    kUndefined, kUndefined, positives,  negatives};
  if (count[0] == 0 || count[1] == 0) return areas;

  const auto of_first = doubled_placements(first, positive, count[0], lower_is_positive);
  const auto of_second = doubled_placements(second, positive, count[0], lower_is_positive);
  struct OfClass {
    Moments first, second, both, difference;
  } of_class[2];
  for (std::size_t at = 0; at < positive.size(); ++at) {
    OfClass& sums = of_class[positive[at] != 0];
    const std::int64_t a = of_first[at], b = of_second[at];
    sums.first.add(a, a);
    sums.second.add(b, b);
    sums.both.add(a, b);
    sums.difference.add(a - b, a - b);
  }
  const double twice_pairs = 2 * positives * negatives;
  const auto area = [&](Moments OfClass::*moments) {
    return static_cast<double>((of_class[1].*moments).first_sum()) / twice_pairs;
  };
  const auto variance = [&](Moments OfClass::*moments) {
    return (of_class[1].*moments).covariance_of_means() / (4 * negatives * negatives) +
           (of_class[0].*moments).covariance_of_means() / (4 * positives * positives);
  };
  areas.first = area(&OfClass::first);
  areas.second = area(&OfClass::second);
  areas.difference = area(&OfClass::difference);
  areas.first_variance = variance(&OfClass::first);
  areas.second_variance = variance(&OfClass::second);
  areas.covariance = variance(&OfClass::both);
  areas.difference_variance = variance(&OfClass::difference);
  return areas;
}

Comparison compare_delong(const PairedAreas& areas, double level) {
  return compare(areas.difference, areas.difference_variance, level);
}

Comparison compare_hanley_mcneil(const PairedAreas& areas, double level) {
  const double first = hanley_mcneil_variance(areas.first, areas.positives, areas.negatives);
  const double second = hanley_mcneil_variance(areas.second, areas.positives, areas.negatives);
  const double correlation =
      areas.covariance / std::sqrt(areas.first_variance * areas.second_variance);
  // Rounding must not make it negative where the models are alike.
  const double variance =
      std::fmax(first + second - 2 * correlation * std::sqrt(first * second), 0);
  return compare(areas.difference, std::isnan(correlation) ? kUndefined : variance, level);
}

}  // namespace deconfuse
