#include "curves/cost.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace deconfuse {

std::optional<Curve> cost_curve(const Ranking& ranking) {
  if (!ranking.both_classes()) return std::nullopt;
  const double positives = ranking.positives(), negatives = ranking.negatives();
  const auto& right = ranking.true_positives();
  const auto& wrong = ranking.false_positives();

  // A point of the ROC curve becomes a line from its FPR at x = 0 to its FNR at x = 1. An edge of
  // the hull becomes the crossing of two such lines.
  const std::vector<std::size_t> hull = ranking.hull();
  Curve curve;
  std::vector<double> thresholds;
  curve.x.push_back(0);
  curve.y.push_back(0);
  thresholds.push_back(ranking.thresholds()[0]);
  for (std::size_t at = 1; at < hull.size(); ++at) {
    const std::size_t from = hull[at - 1], to = hull[at];
    const double run = (wrong[to] - wrong[from]) / negatives;
    const double rise = (right[to] - right[from]) / positives;
    const double x = run / (run + rise);
    const double y =
        (positives - right[to]) / positives * x + wrong[to] / negatives * (rise / (run + rise));
    if (x > 0) {
      curve.x.push_back(x);
      curve.y.push_back(y);
      thresholds.push_back(ranking.thresholds()[to]);
    } else {
      thresholds.back() = ranking.thresholds()[to];  // a vertical edge crosses at x = 0
    }
  }
  if (curve.x.back() < 1) {
    curve.x.push_back(1);
    curve.y.push_back(0);
    thresholds.push_back(ranking.thresholds().back());
  }
  curve.threshold = std::move(thresholds);
  return curve;
}

}  // namespace deconfuse
