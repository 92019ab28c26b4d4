#include "curves/precision_recall.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "data/listed.hpp"

namespace deconfuse {

std::optional<Curve> precision_recall_curve(const Ranking& ranking, bool drop_collinear,
                                            bool interpolated) {
  if (!(ranking.positives() > 0)) return std::nullopt;
  Curve curve;
  curve.threshold = ranking.thresholds();
  curve.true_positives = ranking.true_positives();
  curve.false_positives = ranking.false_positives();
  const double* const right = curve.true_positives.data();
  const double* const wrong = curve.false_positives.data();
  const std::size_t size = ranking.size();
  curve.x = shares(curve.true_positives, ranking.positives());
  curve.y = listed(size, [=](std::size_t at) { return right[at] / (right[at] + wrong[at]); });
  curve.y[0] = 1;
  if (interpolated) {
    for (std::size_t point = size - 1; point-- > 1;) {
      curve.y[point] = std::max(curve.y[point], curve.y[point + 1]);
    }
    curve.y[0] = curve.y[1];
  }
  if (drop_collinear) {
    std::vector<std::size_t> kept;
    for (std::size_t point = 0; point < size; ++point) {
      // The start is a convention, so that the point after it is an end.
      const bool between = point > 1 && point + 1 < size && right[point - 1] == right[point] &&
                           right[point] == right[point + 1];
      if (!between) kept.push_back(point);
    }
    curve.keep(kept);
  }
  return curve;
}

}  // namespace deconfuse
