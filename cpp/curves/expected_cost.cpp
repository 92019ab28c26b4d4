#include "curves/expected_cost.hpp"

#include <cstddef>

namespace deconfuse {

double share_of_class(const Ranking& ranking, bool positive) {
  const double cases = positive ? ranking.positives() : ranking.negatives();
  return cases / (ranking.positives() + ranking.negatives());
}

std::optional<Curve> expected_cost_curve(const Ranking& ranking, const DecisionCosts& costs) {
  if (!ranking.both_classes()) return std::nullopt;
  const double positives = ranking.positives(), negatives = ranking.negatives();
  const std::vector<double>& loss = costs.losses;
  const auto share = [&](std::size_t label) {
    return costs.priors.empty() ? share_of_class(ranking, label == 1) : costs.priors[label];
  };
  const double of_negatives = share(0), of_positives = share(1);
  Curve curve;
  curve.x.assign(ranking.thresholds().begin(), ranking.thresholds().end());
  curve.threshold = ranking.thresholds();
  curve.y.reserve(ranking.size());
  for (std::size_t point = 0; point < ranking.size(); ++point) {
    const double right = ranking.true_positives()[point];
    const double wrong = ranking.false_positives()[point];
    curve.y.push_back(
        of_negatives * ((negatives - wrong) / negatives * loss[0] + wrong / negatives * loss[1]) +
        of_positives * ((positives - right) / positives * loss[2] + right / positives * loss[3]));
  }
  return curve;
}

}  // namespace deconfuse
