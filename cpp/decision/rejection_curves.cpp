#include "decision/rejection_curves.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "numbers/exact_sum.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// Numbers of observations that are accepted, and of those that are accepted and wrong, at each
/// threshold. Observations are weighted with their probabilities if these are known.
struct Acceptance {
  std::vector<double> threshold;
  std::vector<double> accepted;
  std::vector<double> wrong;
  double observations = 0;  ///< sum over all
};

std::optional<Acceptance> acceptance_of(const DecisionProblem& problem) {
  const std::size_t count = problem.observation_count();
  const std::size_t states = problem.states.size();
  if (count == 0 || !problem.values.empty()) return std::nullopt;
  std::vector<double> largest(count);
  std::vector<double> error(count);
  for (std::size_t x = 0; x < count; ++x) {
    const auto begin = problem.posteriors.begin() + static_cast<std::ptrdiff_t>(x * states);
    const auto top = std::max_element(begin, begin + static_cast<std::ptrdiff_t>(states));
    if (std::isnan(*top)) return std::nullopt;
    largest[x] = *top;
    error[x] = problem.truth.empty() ? 1 - *top : problem.truth[x] != top - begin;
  }
  const auto order = places_in_order(
      count, [&](std::size_t one, std::size_t other) { return largest[one] > largest[other]; });
  Acceptance acceptance;
  const auto weight = [&](std::size_t x) {
    return problem.evidence.empty() ? 1.0 : problem.evidence[x];
  };
  ExactSum accepted;
  ExactSum wrong;
  for (std::size_t at = 0; at <= count; ++at) {
    if (at == count || at == 0 || largest[order[at]] != largest[order[at - 1]]) {
      // At the last threshold all are accepted.
      acceptance.threshold.push_back(at == count ? 0 : largest[order[at]]);
      acceptance.accepted.push_back(accepted.value());
      acceptance.wrong.push_back(wrong.value());
    }
    if (at == count) break;
    accepted.add(weight(order[at]));
    wrong.add(weight(order[at]) * error[order[at]]);
  }
  acceptance.observations = accepted.value();
  return acceptance;
}

}  // namespace

std::optional<Curve> error_reject_curve(const DecisionProblem& problem) {
  const std::optional<Acceptance> acceptance = acceptance_of(problem);
  if (!acceptance) return std::nullopt;
  const double n = acceptance->observations;
  Curve curve;
  curve.threshold = acceptance->threshold;
  for (std::size_t at = 0; at < curve.threshold.size(); ++at) {
    curve.x.push_back((n - acceptance->accepted[at]) / n);
    curve.y.push_back(acceptance->wrong[at] / n);
  }
  return curve;
}

std::optional<Curve> accuracy_coverage_curve(const DecisionProblem& problem) {
  const std::optional<Acceptance> acceptance = acceptance_of(problem);
  if (!acceptance) return std::nullopt;
  Curve curve;
  std::vector<double> thresholds;
  for (std::size_t at = 1; at < acceptance->threshold.size(); ++at) {
    const double accepted = acceptance->accepted[at];
    thresholds.push_back(acceptance->threshold[at]);
    curve.x.push_back(accepted / acceptance->observations);
    curve.y.push_back((accepted - acceptance->wrong[at]) / accepted);
  }
  curve.threshold = std::move(thresholds);
  return curve;
}

}  // namespace deconfuse
