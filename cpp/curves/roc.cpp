#include "curves/roc.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "data/orientation.hpp"

namespace deconfuse {

namespace {

std::vector<std::size_t> corners(const Ranking& ranking) {
  std::vector<std::size_t> kept{0};
  for (std::size_t point = 1; point + 1 < ranking.size(); ++point) {
    if (orientation(ranking, kept.back(), point, point + 1) != 0) kept.push_back(point);
  }
  kept.push_back(ranking.size() - 1);
  return kept;
}

/// Half the width of the band around the distribution of so many cases.
double half_width(double cases, double level) {
  return std::sqrt(std::log(2 / (1 - level)) / (2 * cases));
}

}  // namespace

std::optional<Curve> roc_curve(const Ranking& ranking, bool drop_collinear) {
  if (!ranking.both_classes()) return std::nullopt;
  Curve curve;
  curve.threshold = ranking.thresholds();
  curve.true_positives = ranking.true_positives();
  curve.false_positives = ranking.false_positives();
  if (drop_collinear) curve.keep(corners(ranking));
  curve.x = shares(curve.false_positives, ranking.negatives());
  curve.y = shares(curve.true_positives, ranking.positives());
  return curve;
}

std::optional<Curve> roc_hull(const Ranking& ranking) {
  std::optional<Curve> curve = roc_curve(ranking);
  if (curve) curve->keep(ranking.hull());
  return curve;
}

std::optional<Curve> roc_band(const Ranking& ranking, double level) {
  if (!ranking.whole()) return std::nullopt;
  std::optional<Curve> curve = roc_curve(ranking);
  if (!curve) return curve;
  const double of_each = std::sqrt(level);
  const double of_x = half_width(ranking.negatives(), of_each);
  const double of_y = half_width(ranking.positives(), of_each);
  // The true curve at x is that at a threshold whose observed rate is within of_x of it.
  const auto& x = curve->x;
  const auto& y = curve->y;
  std::size_t left = 0, right = 0;
  for (std::size_t point = 0; point < x.size(); ++point) {
    while (x[left] < x[point] - of_x) ++left;
    while (right + 1 < x.size() && x[right + 1] <= x[point] + of_x) ++right;
    curve->low.push_back(std::max(0.0, y[left] - of_y));
    curve->high.push_back(std::min(1.0, y[right] + of_y));
  }
  return curve;
}

std::optional<Curve> det_curve(const Ranking& ranking) {
  std::optional<Curve> curve = roc_curve(ranking);
  if (!curve) return curve;
  for (std::size_t point = 0; point < curve->y.size(); ++point) {
    curve->y[point] = (ranking.positives() - curve->true_positives[point]) / ranking.positives();
  }
  return curve;
}

}  // namespace deconfuse
