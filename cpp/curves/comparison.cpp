#include "curves/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "data/score_order.hpp"
#include "formula/distributions.hpp"
#include "formula/undefined.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

namespace {

/// Sums over the placements that two models give to the cases of one class.
struct Sums {
  Integer count = 0;
  Integer first = 0;
  Integer second = 0;
  Integer first_squares = 0;
  Integer second_squares = 0;
  Integer products = 0;

  /// Sample covariance, divided by the number of cases, of two variables with these sums; NaN for
  /// fewer than two cases.
  double covariance_of_means(Integer of_one, Integer of_other, Integer of_products) const {
    if (count < 2) return undefined;
    const double n = static_cast<double>(count);
    return static_cast<double>(count * of_products - of_one * of_other) / (n * n * (n - 1));
  }

  double first_variance() const { return covariance_of_means(first, first, first_squares); }
  double second_variance() const { return covariance_of_means(second, second, second_squares); }
  double covariance() const { return covariance_of_means(first, second, products); }
  double difference_variance() const {
    return covariance_of_means(first - second, first - second,
                               first_squares - 2 * products + second_squares);
  }
};

/// Sums over the positive or the negative cases. Placements are below `limit`, which is at most
/// 2^31.
Sums sums_of(std::span<const std::int64_t> first, std::span<const std::int64_t> second,
             std::span<const std::uint8_t> positive, bool is_positive, std::uint64_t limit) {
  // Number of cases whose sums fit 64 bits.
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / (limit * limit);
  Sums sums;
  for (std::size_t at = 0; at < positive.size();) {
    std::uint64_t count = 0, a_sum = 0, b_sum = 0, a_squares = 0, b_squares = 0, products = 0;
    for (; at < positive.size() && count < most; ++at) {
      if ((positive[at] != 0) != is_positive) continue;
      const auto a = static_cast<std::uint64_t>(first[at]);
      const auto b = static_cast<std::uint64_t>(second[at]);
      ++count;
      a_sum += a;
      b_sum += b;
      a_squares += a * a;
      b_squares += b * b;
      products += a * b;
    }
    sums.count += count;
    sums.first += a_sum;
    sums.second += b_sum;
    sums.first_squares += a_squares;
    sums.second_squares += b_squares;
    sums.products += products;
  }
  return sums;
}

Comparison compare(double difference, double variance, double level) {
  const double error = std::sqrt(variance);
  const double z = error > 0 ? difference / error : undefined;
  const double margin = standard_normal_quantile((1 + level) / 2) * error;
  return {
      difference,         error, z, std::erfc(std::abs(z) / std::sqrt(2.0)), difference - margin,
      difference + margin};
}

}  // namespace

Placements placements_of(std::span<const double> scores, std::span<const std::uint8_t> positive,
                         bool lower_is_positive) {
  const auto negatives = std::count(positive.begin(), positive.end(), std::uint8_t{0});
  Placements placements(scores.size());
  const std::vector<RankedCase> cases = order_of_scores(scores, lower_is_positive);
  std::int64_t above[] = {0, 0};  // numbers of negative and of positive cases
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

PairedAreas paired_areas(std::span<const double> first, std::span<const double> second,
                         std::span<const std::uint8_t> positive, bool lower_is_positive) {
  return paired_areas(placements_of(first, positive, lower_is_positive),
                      placements_of(second, positive, lower_is_positive), positive);
}

PairedAreas paired_areas(const Placements& of_first, const Placements& of_second,
                         std::span<const std::uint8_t> positive) {
  std::int64_t count[] = {0, 0};
  for (const std::uint8_t is_positive : positive) ++count[is_positive != 0];
  const double negatives = static_cast<double>(count[0]);
  const double positives = static_cast<double>(count[1]);
  PairedAreas areas{undefined, undefined, undefined, undefined, undefined,
                    undefined, undefined, positives, negatives};
  if (count[0] == 0 || count[1] == 0) return areas;

  const auto of = [&](bool is_positive) {
    // A placement is at most twice the number of cases of the other class.
    const auto limit = static_cast<std::uint64_t>(2 * count[is_positive ? 0 : 1] + 1);
    return sums_of(of_first, of_second, positive, is_positive, limit);
  };
  const Sums of_class[] = {of(false), of(true)};
  const double twice_pairs = 2 * positives * negatives;
  const auto area = [=](Integer sum) { return static_cast<double>(sum) / twice_pairs; };
  const auto variance = [&](double (Sums::*covariance)() const) {
    return (of_class[1].*covariance)() / (4 * negatives * negatives) +
           (of_class[0].*covariance)() / (4 * positives * positives);
  };
  areas.first = area(of_class[1].first);
  areas.second = area(of_class[1].second);
  areas.difference = area(of_class[1].first - of_class[1].second);
  areas.first_variance = variance(&Sums::first_variance);
  areas.second_variance = variance(&Sums::second_variance);
  areas.covariance = variance(&Sums::covariance);
  areas.difference_variance = variance(&Sums::difference_variance);
  return areas;
}

double hanley_mcneil_variance(double area, double area_above, double positives, double negatives) {
  // Q_1 − A² is A(1 − A)²/(2 − A), and Q_2 − A² is A²(1 − A)/(1 + A). In this form nothing cancels.
  const double beside =
      (positives - 1) * area_above / (1 + area_above) + (negatives - 1) * area / (1 + area);
  return area * area_above * (1 + beside) / (positives * negatives);
}

Comparison compare_delong(const PairedAreas& areas, double level) {
  return compare(areas.difference, areas.difference_variance, level);
}

Comparison compare_hanley_mcneil(const PairedAreas& areas, double level) {
  const auto variance_of = [&](double area) {
    return hanley_mcneil_variance(area, 1 - area, areas.positives, areas.negatives);
  };
  const double first = variance_of(areas.first);
  const double second = variance_of(areas.second);
  const double correlation =
      areas.covariance / std::sqrt(areas.first_variance * areas.second_variance);
  // Rounding must not make the variance negative if the models are alike.
  const double variance =
      std::fmax(first + second - 2 * correlation * std::sqrt(first * second), 0);
  return compare(areas.difference, std::isnan(correlation) ? undefined : variance, level);
}

}  // namespace deconfuse
