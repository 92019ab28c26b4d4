#include "data/ranking.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

#include "data/orientation.hpp"
#include "data/whole_numbers.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

namespace {

/// Adds the weights in an order that does not depend on that of the cases, and clears the list.
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
  const double before_all = lower_is_positive ? -infinity : infinity;
  const ScoreKeys keys(scores, lower_is_positive);
  // The spare bit holds the class, so that cases need no index.
  if (weights.empty() && keys.bits() < 64) {
    count(scores, positive, keys, before_all);
    return;
  }

  whole_ = add_up_exactly(weights);
  const std::vector<RankedCase> cases = order_of_scores(scores, lower_is_positive);
  std::size_t distinct = 0;
  for (std::size_t at = 0; at < cases.size(); ++at) {
    if (at == 0 || cases[at].key != cases[at - 1].key) ++distinct;
  }
  std::vector<double> thresholds{before_all}, right{0}, wrong{0};
  for (auto* column : {&thresholds, &right, &wrong}) column->reserve(distinct + 1);
  const auto add_point = [&](double score, double true_positives, double false_positives) {
    // A weight too small to change a sum adds no point.
    if (true_positives == right.back() && false_positives == wrong.back()) return;
    thresholds.push_back(score + 0.0);  // −0 becomes 0
    right.push_back(true_positives);
    wrong.push_back(false_positives);
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
  } else {
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
  thresholds_ = std::move(thresholds);
  true_positives_ = std::move(right);
  false_positives_ = std::move(wrong);
}

void Ranking::count(std::span<const double> scores, std::span<const std::uint8_t> positive,
                    const ScoreKeys& of, double before_all) {
  const std::size_t size = scores.size();
  SortedKeys keys(size);
  const auto class_of = [=](std::size_t at) { return std::uint64_t{positive[at] != 0}; };
  std::size_t given = 0;
  for (; given + 2 <= size; given += 2) {
    const Lanes<std::uint64_t> two =
        of.keys(&scores[given]) << 1 | Lanes<std::uint64_t>{class_of(given), class_of(given + 1)};
    std::memcpy(&keys[given], &two, sizeof two);
  }
  for (; given < size; ++given) keys[given] = of.key(scores[given]) << 1 | class_of(given);
  keys.sort(of.bits() + 1);
  const std::uint64_t* const sorted = keys.data();
  const auto is_last_of_score = [=](std::size_t at) {
    return sorted[at] >> 1 != sorted[at + 1] >> 1;
  };
  std::uint64_t groups = size == 0 ? 0 : 1;
  for (std::size_t at = 0; at + 1 < size; ++at) groups += is_last_of_score(at) ? 1 : 0;
  const auto points = static_cast<std::size_t>(groups) + 1;
  // All three columns share one block of memory, which is not filled with zeros first.
  const std::shared_ptr<double> columns(new double[3 * points], std::default_delete<double[]>());
  double* const thresholds = columns.get();
  double* const right = thresholds + points;
  double* const wrong = right + points;
  thresholds[0] = before_all;
  right[0] = wrong[0] = 0;
  std::uint32_t positives = 0;
  std::size_t point = 1;
  for (std::uint32_t at = 0; at < size; ++at) {
    positives += static_cast<std::uint32_t>(sorted[at] & 1);
    // Overwritten by the next case with the same score. A branch would be unpredictable.
    thresholds[point] = of.score(sorted[at] >> 1);
    right[point] = positives;
    wrong[point] = at + 1 - positives;
    point += at + 1 < size && is_last_of_score(at) ? 1 : 0;
  }
  thresholds_ = {columns, points};
  true_positives_ = {std::shared_ptr<const double>(columns, right), points};
  false_positives_ = {std::shared_ptr<const double>(columns, wrong), points};
}

double Ranking::twice_pairs_in_order() const {
  const double* const right = true_positives_.data();
  const double* const wrong = false_positives_.data();
  // One sum for even and one for odd points, so that fewer additions wait for the one before.
  Lanes<double> twice{0, 0};
  std::size_t point = 1;
  for (; point + 2 <= size(); point += 2) {
    twice += (lanes_at(wrong + point) - lanes_at(wrong + point - 1)) *
             (lanes_at(right + point) + lanes_at(right + point - 1));
  }
  if (point < size()) {
    twice[0] += (wrong[point] - wrong[point - 1]) * (right[point] + right[point - 1]);
  }
  return twice[0] + twice[1];
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
