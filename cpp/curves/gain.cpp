#include "curves/gain.hpp"

#include <cstddef>

namespace deconfuse {

namespace {

/// The points from this one on, with the shares predicted positive; y is yet to be filled in.
Curve shares_from(const Ranking& ranking, std::size_t first) {
  Curve curve;
  curve.threshold = ranking.thresholds().from(first);
  curve.true_positives = ranking.true_positives().from(first);
  curve.false_positives = ranking.false_positives().from(first);
  const double all = ranking.positives() + ranking.negatives();
  for (std::size_t point = 0; point < curve.threshold.size(); ++point) {
    curve.x.push_back((curve.true_positives[point] + curve.false_positives[point]) / all);
  }
  return curve;
}

}  // namespace

std::optional<Curve> gain_curve(const Ranking& ranking) {
  if (!(ranking.positives() > 0)) return std::nullopt;
  Curve curve = shares_from(ranking, 0);
  for (const double right : curve.true_positives) curve.y.push_back(right / ranking.positives());
  return curve;
}

std::optional<Curve> lift_curve(const Ranking& ranking) {
  if (!(ranking.positives() > 0)) return std::nullopt;
  Curve curve = shares_from(ranking, 1);
  const double prevalence = ranking.positives() / (ranking.positives() + ranking.negatives());
  for (std::size_t point = 0; point < curve.x.size(); ++point) {
    const double right = curve.true_positives[point];
    curve.y.push_back(right / (right + curve.false_positives[point]) / prevalence);
  }
  return curve;
}

}  // namespace deconfuse
