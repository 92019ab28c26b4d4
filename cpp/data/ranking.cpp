#include "data/ranking.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "data/exact_sum.hpp"
#include "data/orientation.hpp"
#include "data/zeros.hpp"

namespace deconfuse {

namespace {

/// Whether the weights and all their sums are whole numbers that doubles hold exactly.
bool sums_are_counts(std::span<const double> weights) {
  const Integer limit = Integer{1} << 53;
  Integer sum = 0;
  for (const double weight : weights) {
    if (weight != std::floor(weight)) return false;
    sum += static_cast<Integer>(weight);
    if (sum > limit) return false;
  }
  return true;
}

/// Adds the weights in an order that does not depend on that of the cases, and forgets them.
void add_all(std::vector<double>& weights, ExactSum& sum) {
  std::sort(weights.begin(), weights.end());
  for (const double weight : weights) sum.add(weight);
  weights.clear();
}

}  // namespace

Ranking::Ranking(std::span<const double> scores, std::span<const std::uint8_t> positive,
                 std::span<const double> weights, bool lower_is_positive)
    : lower_is_positive_(lower_is_positive) {
  const double infinity = std::numeric_limits<double>::infinity();
  thresholds_[0] = lower_is_positive ? -infinity : infinity;
  const ScoreKeys keys(scores, lower_is_positive);
  // One bit is left for the class, so that cases need no index.
  if (weights.empty() && keys.bits() < 64) {
    count(scores, positive, keys);
    return;
  }

  whole_ = sums_are_counts(weights);
  const std::vector<RankedCase> cases = order_of_scores(scores, lower_is_positive);
  std::size_t distinct = 0;
  for (std::size_t at = 0; at < cases.size(); ++at) {
    if (at == 0 || cases[at].key != cases[at - 1].key) ++distinct;
  }
  for (auto* column : {&thresholds_, &true_positives_, &false_positives_}) {
    column->reserve(distinct + 1);
  }

  const auto add_point = [&](double score, double true_positives, double false_positives) {
    // A weight that is lost beside the others makes no point.
    if (true_positives == true_positives_.back() && false_positives == false_positives_.back()) {
      return;
    }
    thresholds_.push_back(score + 0.0);  // never −0
    true_positives_.push_back(true_positives);
    false_positives_.push_back(false_positives);
  };
  std::size_t at = 0;
  if (whole_) {
    double sums[] = {0, 0};
    while (at < cases.size()) {
      const RankedCase first = cases[at];
      double in_group = 0;
      for (; at < cases.size() && cases[at].key == first.key; ++at) {
        const std::uint32_t index = cases[at].index;
        const double weight = weights.empty() ? 1 : weights[index];
        sums[positive[index] != 0] += weight;
        in_group += weight;
      }
      if (in_group > 0) add_point(scores[first.index], sums[1], sums[0]);
    }
    return;
  }
  ExactSum sums[2];
  std::vector<double> group[2];
  while (at < cases.size()) {
    const RankedCase first = cases[at];
    for (; at < cases.size() && cases[at].key == first.key; ++at) {
      const std::uint32_t index = cases[at].index;
      if (weights[index] > 0) group[positive[index] != 0].push_back(weights[index]);
    }
    if (group[0].empty() && group[1].empty()) continue;
    for (const int side : {0, 1}) add_all(group[side], sums[side]);
    add_point(scores[first.index], sums[1].value(), sums[0].value());
  }
}

void Ranking::count(std::span<const double> scores, std::span<const std::uint8_t> positive,
                    const ScoreKeys& of) {
  const std::size_t size = scores.size();
  SortedKeys keys(size);
  for (std::size_t at = 0; at < size; ++at) {
    keys[at] = of.key(scores[at]) << 1 | (positive[at] != 0 ? 1 : 0);
  }
  keys.sort(of.bits() + 1);
  std::size_t points = size == 0 ? 1 : 2;
  for (std::size_t at = 1; at < size; ++at) points += keys[at] >> 1 != keys[at - 1] >> 1 ? 1 : 0;
  const double before_all = thresholds_[0];
  for (auto* column : {&thresholds_, &true_positives_, &false_positives_}) {
    *column = zeros<double>(points);
  }
  thresholds_[0] = before_all;
  double* const thresholds = thresholds_.data();
  double* const true_positives = true_positives_.data();
  double* const false_positives = false_positives_.data();
  std::uint32_t positives = 0;
  for (std::uint32_t at = 0, point = 1; at < size; ++at) {
    const std::uint64_t key = keys[at];
    positives += static_cast<std::uint32_t>(key & 1);
    if (at + 1 < size && keys[at + 1] >> 1 == key >> 1) continue;
    thresholds[point] = of.score(key >> 1);
    true_positives[point] = positives;
    false_positives[point] = at + 1 - positives;
    ++point;
  }
}

double Ranking::twice_pairs_in_order() const {
  double twice = 0;
  for (std::size_t point = 1; point < size(); ++point) {
    twice += (false_positives_[point] - false_positives_[point - 1]) *
             (true_positives_[point] + true_positives_[point - 1]);
  }
  return twice;
}

std::size_t Ranking::point_at(double threshold) const {
  const auto first = thresholds_.begin() + 1;
  const auto at = lower_is_positive_
                      ? std::upper_bound(first, thresholds_.end(), threshold)
                      : std::upper_bound(first, thresholds_.end(), threshold,
                                         [](double left, double right) { return left > right; });
  return static_cast<std::size_t>(at - thresholds_.begin()) - 1;
}

std::vector<std::size_t> Ranking::hull() const {
  if (!both_classes()) {
    if (size() == 1) return {0};
    return {0, size() - 1};
  }
  std::vector<std::size_t> vertices;
  for (std::size_t point = 0; point < size(); ++point) {
    while (vertices.size() >= 2 &&
           orientation(*this, vertices[vertices.size() - 2], vertices.back(), point) >= 0) {
      vertices.pop_back();
    }
    vertices.push_back(point);
  }
  return vertices;
}

}  // namespace deconfuse
