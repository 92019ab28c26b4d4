#include "inference/delta_method.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "formula/distributions.hpp"

namespace deconfuse {
namespace {

/// Σ n (g − ḡ)², a form that loses no digits if all g are equal.
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

/// True if the bound is the number −1, 0 or 1, which holds for all data.
bool is_bound(const Expression& bound) {
  if (!bound || bound.node().op != Op::number) return false;
  const double number = bound.node().number;
  return number == -1 || number == 0 || number == 1;
}

}  // namespace

bool is_sample(const Dataset& dataset) {
  return dataset.kind != Kind::class_counts && !dataset.background && !dataset.shares &&
         dataset.matrix.rows() > 0 && dataset.matrix.whole();
}

std::variant<Estimate, Obstacle> delta_method(const MatrixEvaluation& evaluation,
                                              std::size_t metric, Place place, double level) {
  const Dataset& dataset = evaluation.dataset();
  if (!is_sample(dataset)) return Obstacle::no_sample;
  auto found = gradient_of(evaluation, metric, place);
  if (const auto* obstacle = std::get_if<Obstacle>(&found)) return *obstacle;
  Estimate estimate;
  estimate.gradient = std::move(*std::get_if<Gradient>(&found));
  estimate.standard_error = std::sqrt(variance(dataset.matrix.cells(), estimate.gradient));
  if (!std::isfinite(estimate.standard_error)) return Obstacle::no_value;
  estimate.z = -standard_normal_quantile((1 - level) / 2);
  const double value = evaluation.value(metric, place, false);
  estimate.low = value - estimate.z * estimate.standard_error;
  estimate.high = value + estimate.z * estimate.standard_error;
  const auto& [low, high] = evaluation.catalogue()[metric].range;
  if (is_bound(low)) estimate.low = std::max(estimate.low, low.node().number);
  if (is_bound(high)) estimate.high = std::min(estimate.high, high.node().number);
  return estimate;
}

}  // namespace deconfuse
