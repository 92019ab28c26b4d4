#include "curves/by_threshold.hpp"

#include <cmath>
#include <cstddef>

#include "formula/undefined.hpp"

namespace deconfuse {

namespace {

/// `value` gives y for true and false positives.
template <class Value>
Curve against_threshold(const Ranking& ranking, Value value) {
  Curve curve;
  curve.x.assign(ranking.thresholds().begin(), ranking.thresholds().end());
  curve.threshold = ranking.thresholds();
  curve.y.reserve(ranking.size());
  for (std::size_t point = 0; point < ranking.size(); ++point) {
    curve.y.push_back(value(ranking.true_positives()[point], ranking.false_positives()[point]));
  }
  return curve;
}

}  // namespace

std::optional<Curve> kolmogorov_smirnov_curve(const Ranking& ranking) {
  if (!ranking.both_classes()) return std::nullopt;
  const double positives = ranking.positives(), negatives = ranking.negatives();
  Curve curve =
      against_threshold(ranking, [positives](double right, double) { return right / positives; });
  for (const double wrong : ranking.false_positives()) curve.low.push_back(wrong / negatives);
  return curve;
}

std::optional<Curve> accuracy_curve(const Ranking& ranking) {
  const double negatives = ranking.negatives(), all = ranking.positives() + negatives;
  if (!(all > 0)) return std::nullopt;
  return against_threshold(ranking, [negatives, all](double right, double wrong) {
    return (right + (negatives - wrong)) / all;
  });
}

std::optional<Curve> f_curve(const Ranking& ranking, double beta) {
  const double positives = ranking.positives();
  if (!(positives > 0)) return std::nullopt;
  const double squared = beta * beta;
  return against_threshold(ranking, [positives, squared](double right, double wrong) {
    // Divided by 1 + β², which for large β would not let the numerator be finite.
    const double share = 1 / (1 + squared);
    return right / (share * (right + wrong) + (1 - share) * positives);
  });
}

std::optional<Curve> mcc_curve(const Ranking& ranking) {
  if (!ranking.both_classes()) return std::nullopt;
  const double positives = ranking.positives(), negatives = ranking.negatives();
  const double product = positives * negatives;
  return against_threshold(ranking, [=](double right, double wrong) {
    const double predicted = right + wrong;
    const double rest = (positives - right) + (negatives - wrong);
    if (!(predicted > 0 && rest > 0)) return undefined;
    return (right * negatives - wrong * positives) / product /
           std::sqrt(predicted * rest / product);
  });
}

}  // namespace deconfuse
