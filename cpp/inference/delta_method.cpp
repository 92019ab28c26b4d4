#include "inference/delta_method.hpp"

#include <algorithm>
#include <cmath>

#include "formula/distributions.hpp"

namespace deconfuse {
namespace {

/// Σ n (g − ḡ)², which loses no digits where all g are alike.
double variance(const std::vector<double>& counts, const Gradient& gradient) {
  double cases = 0;
  double sum = 0;
  for (std::size_t at = 0; at < counts.size(); ++at) {
    if (counts[at] == 0) continue;
    cases += counts[at];
    sum += counts[at] * gradient[at];
  }
  const double mean = sum / cases;
  double squares = 0;
  for (std::size_t at = 0; at < counts.size(); ++at) {
    if (counts[at] == 0) continue;
    const double deviation = gradient[at] - mean;
    squares += counts[at] * deviation * deviation;
  }
  return squares;
}

/// Whether a bound is one that all data have: −1, 0 or 1.
bool is_bound(const Expression& bound) {
  if (!bound || bound.node().op != Op::number) return false;
  const double number = bound.node().number;
  return number == -1 || number == 0 || number == 1;
}

}  // namespace

bool is_sample(const Dataset& dataset) {
  return dataset.kind != Kind::class_counts && !dataset.shares && dataset.weights.empty() &&
         dataset.matrix.rows() > 0 && dataset.matrix.whole();
}

std::variant<Estimate, Obstacle> delta_method(const MatrixEvaluation& evaluation,
                                              std::size_t metric, Place place, double level) {
  const Dataset& dataset = evaluation.dataset();
  if (!is_sample(dataset)) return Obstacle::no_sample;
  const auto found = gradient_of(evaluation, metric, place);
  if (const auto* obstacle = std::get_if<Obstacle>(&found)) return *obstacle;
  const double variance =
      deconfuse::variance(dataset.matrix.cells(), *std::get_if<Gradient>(&found));
  if (!std::isfinite(variance)) return Obstacle::no_value;
  const double error = std::sqrt(variance);
  const double reach = -standard_normal_quantile((1 - level) / 2) * error;
  const double value = evaluation.value(metric, place, false);
  const auto& [low, high] = evaluation.catalogue()[metric].range;
  Estimate estimate{error, value - reach, value + reach};
  if (is_bound(low)) estimate.low = std::max(estimate.low, low.node().number);
  if (is_bound(high)) estimate.high = std::min(estimate.high, high.node().number);
  return estimate;
}

}  // namespace deconfuse
