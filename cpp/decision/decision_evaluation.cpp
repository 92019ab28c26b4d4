#include "decision/decision_evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "decision/decision_quantities.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// Denominator of Bayes' theorem: 0 for an impossible observation. It is made as the program
/// starts, because formulas that are made during a question live no longer than the question.
const Expression impossible_denominator = decision_quantities::observation_probability;

/// Largest number of terms that are computed as fractions. More would take seconds, and nobody
/// reads them.
constexpr std::size_t most_exact_terms = 200'000;

/// The sign of left − right. Doubles decide unless they are so close that rounding may matter; then
/// the exact difference decides. `scale` is the magnitude of the numbers that the sides were added
/// up from: if gains cancel losses, all that is left of a risk may be a rounding error.
template <class Difference>
int compare(double left, double right, double scale, Difference exact_difference) {
  if (std::fabs(left - right) <= 1e-9 * scale) {
    const Fraction difference = exact_difference();
    if (difference.present()) return difference.sign();
  }
  return left > right ? 1 : left < right ? -1 : 0;
}

}  // namespace

DecisionEvaluation::DecisionEvaluation(const Catalogue& catalogue, const DecisionProblem& problem,
                                       const Options& options)
    : Evaluation(catalogue, options),
      problem_(problem),
      conditional_risk_(catalogue.find("conditional_risk")),
      exact_evidence_(problem.observation_count()),
      best_actions_(problem.observation_count()),
      most_probable_(problem.observation_count()) {
  for (const double loss : problem.loss) largest_loss_ = std::fmax(largest_loss_, std::fabs(loss));
}

bool DecisionEvaluation::applies(const Metric& metric) const {
  const bool observed = problem_.observation_count() > 0;
  switch (metric.needs) {
    case Needs::losses:
      return observed && !problem_.loss.empty();
    case Needs::posteriors:
      return observed && problem_.values.empty();
    case Needs::likelihoods:
      return !problem_.likelihoods.empty();
    case Needs::reject_losses:
      return problem_.reject_losses.has_value();
    case Needs::known_truth:
      return problem_.reject_losses.has_value() && !problem_.truth.empty();
    case Needs::costs:
      return problem_.costs.has_value();
    case Needs::cost_ratio:
      return problem_.cost_ratio.has_value();
    case Needs::test:
      return problem_.test.has_value();
    case Needs::rates:
      return !problem_.precision.empty();
    case Needs::values:
      return !problem_.values.empty();
    default:
      return false;
  }
}

Place DecisionEvaluation::extent_of(const Metric& metric) const {
  return {rows(), metric.by_class ? states() : columns()};
}

const Expression* DecisionEvaluation::term_of(const Quantity&) const {
  return &impossible_denominator;
}

std::size_t DecisionEvaluation::extent(Over over, Place) const {
  switch (over) {
    case Over::states:
    case Over::decided_classes:
      return states();
    case Over::actions:
      return columns();
    default:
      return rows();
  }
}

Fraction DecisionEvaluation::exact_joint(std::size_t observation, std::size_t state) const {
  if (problem_.likelihoods.empty()) {
    return Fraction::of_decimal(problem_.posteriors[observation * states() + state]);
  }
  return Fraction::of_decimal(problem_.prior[state]) *
         Fraction::of_decimal(likelihood(observation, state));
}

const Fraction& DecisionEvaluation::exact_evidence(std::size_t observation) const {
  std::optional<Fraction>& evidence = exact_evidence_[observation];
  if (!evidence) {
    evidence = Fraction();
    for (std::size_t h = 0; h < states(); ++h) *evidence = *evidence + exact_joint(observation, h);
  }
  return *evidence;
}

Fraction DecisionEvaluation::exact_posterior(std::size_t observation, std::size_t state) const {
  const Fraction joint = exact_joint(observation, state);
  return problem_.likelihoods.empty() ? joint : joint / exact_evidence(observation);
}

bool DecisionEvaluation::is_exact() const {
  return rows() * states() * std::max<std::size_t>(columns(), 1) <= most_exact_terms;
}

const std::vector<std::size_t>& DecisionEvaluation::best_actions(std::size_t observation) const {
  std::optional<std::vector<std::size_t>>& best = best_actions_[observation];
  if (best) return *best;
  best.emplace();
  if (!is_possible(observation)) return *best;
  // Division by p(x) would not change the order.
  const auto exact_risk = [&](std::size_t action) {
    Fraction sum;
    for (std::size_t h = 0; h < states(); ++h) {
      sum = sum + Fraction::of_decimal(problem_.loss[h * columns() + action]) *
                      exact_joint(observation, h);
    }
    return sum;
  };
  double least = 0;
  std::optional<Fraction> exact_least;
  for (std::size_t action = 0; action < columns(); ++action) {
    const double found = value(conditional_risk_, {observation, action}, false);
    const int order = best->empty() ? -1 : compare(found, least, largest_loss_, [&] {
      if (!is_exact()) return Fraction::absent();
      if (!exact_least) exact_least = exact_risk(best->front());
      return exact_risk(action) - *exact_least;
    });
    if (order < 0) {
      best->clear();
      least = found;
      exact_least.reset();
    }
    if (order <= 0) best->push_back(action);
  }
  return *best;
}

const std::vector<std::size_t>& DecisionEvaluation::most_probable(std::size_t observation) const {
  std::optional<std::vector<std::size_t>>& best = most_probable_[observation];
  if (best) return *best;
  best.emplace();
  if (!is_possible(observation)) return *best;
  double largest = 0;
  for (std::size_t at = 0; at < states(); ++at) {
    const double found = problem_.posteriors[observation * states() + at];
    const int order = best->empty() ? 1 : compare(found, largest, 1, [&] {
      return exact_joint(observation, at) - exact_joint(observation, best->front());
    });
    if (order > 0) {
      best->clear();
      largest = found;
    }
    if (order >= 0) best->push_back(at);
  }
  return *best;
}

bool DecisionEvaluation::is_possible(std::size_t observation) const {
  return !std::isnan(problem_.posteriors[observation * states()]);
}

/// The observation must be possible.
int DecisionEvaluation::sign_of_margin(std::size_t observation) const {
  const std::size_t top = most_probable(observation).front();
  const auto [reject, error] = *problem_.reject_losses;
  const Fraction share = Fraction::of_decimal(reject) / Fraction::of_decimal(error);
  return compare(problem_.posteriors[observation * states() + top], 1 - reject / error, 1,
                 [&] { return exact_posterior(observation, top) - (Fraction(1) - share); });
}

double DecisionEvaluation::margin(std::size_t observation) const {
  if (!is_possible(observation)) return undefined;
  const std::size_t top = most_probable(observation).front();
  const auto& [reject, error] = *problem_.reject_losses;
  const double difference =
      problem_.posteriors[observation * states() + top] - (1 - reject / error);
  const int sign = sign_of_margin(observation);
  return sign * std::fmax(std::fabs(difference), std::numeric_limits<double>::min());
}

bool DecisionEvaluation::is_wrong(std::size_t observation) const {
  return most_probable(observation).front() !=
         static_cast<std::size_t>(problem_.truth[observation]);
}

}  // namespace deconfuse
