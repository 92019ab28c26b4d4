#include "data/decision.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "data/label_codes.hpp"
#include "data/probability_rows.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {
namespace {

using Refusal = std::optional<InputError>;

Refusal check_size(const char* path, std::size_t found, std::size_t expected) {
  if (found == expected) return std::nullopt;
  return input_error(
      ErrorCode::wrong_length,
      {{"path", path}, {"found", std::to_string(found)}, {"expected", std::to_string(expected)}});
}

/// Limit of losses: larger ones might overflow when they are added or subtracted.
constexpr double largest_loss = 1e150;

Refusal check_finite(const char* path, const std::vector<double>& numbers) {
  for (const double number : numbers) {
    if (std::fabs(number) <= largest_loss) continue;
    const ErrorCode code =
        std::isfinite(number) ? ErrorCode::number_too_large : ErrorCode::infinite_number;
    return input_error(code, {{"path", path}}, decimal(number));
  }
  return std::nullopt;
}

/// Checks that rows are probabilities that sum to 1.
Refusal check_rows(const char* path, const std::vector<double>& numbers, std::size_t columns,
                   std::vector<Notice>& notices) {
  const ProbabilityRows rows = inspect_probability_rows(numbers, columns, false);
  if (rows.fault != ProbabilityFault::none) {
    InputError error = error_of_row(rows, numbers, columns);
    if (rows.fault == ProbabilityFault::sum) error.code = ErrorCode::shares_do_not_sum;
    error.parameters.emplace_back("path", path);
    return error;
  }
  if (rows.largest_deviation > stated_deviation) {
    notices.push_back({NoticeCode::probabilities_sum,
                       0,
                       {{"case", std::to_string(rows.deviating_row + 1)},
                        {"difference", decimal(rows.largest_deviation)}}});
  }
  return std::nullopt;
}

Refusal check_share(const char* path, double share) {
  if (share >= 0 && share <= 1) return std::nullopt;
  return input_error(ErrorCode::share_outside, {{"path", path}, {"found", decimal(share)}},
                     decimal(share));
}

void note(DecisionProblem& problem, NoticeCode code, Parameters parameters = {}) {
  problem.notices.push_back({code, 0, std::move(parameters)});
}

void note_gains(DecisionProblem& problem) {
  for (std::size_t at = 0; at < problem.loss.size(); ++at) {
    if (problem.loss[at] >= 0) continue;
    const std::string name = problem.states[at / problem.actions.size()] + ", " +
                             problem.actions[at % problem.actions.size()];
    note(problem, NoticeCode::negative_loss,
         {{"name", name}, {"value", decimal(problem.loss[at])}});
    return;
  }
}

Refusal check_losses(DecisionProblem& problem) {
  if (problem.states.empty()) return input_error(ErrorCode::no_states, {});
  if (problem.actions.empty()) return input_error(ErrorCode::no_actions, {});
  problem.actions = canonical_labels(problem.actions);
  if (auto refused = check_labels(problem.actions)) return refused;
  const std::size_t cells = problem.states.size() * problem.actions.size();
  if (auto refused = check_size("loss", problem.loss.size(), cells)) return refused;
  if (auto refused = check_finite("loss", problem.loss)) return refused;
  note_gains(problem);
  return std::nullopt;
}

/// Computes the posteriors by Bayes' theorem; those of an impossible observation are undefined.
Refusal derive_posteriors(DecisionProblem& problem) {
  const std::size_t states = problem.states.size();
  if (auto refused = check_size("prior", problem.prior.size(), states)) return refused;
  if (auto refused = check_rows("prior", problem.prior, states, problem.notices)) return refused;
  const std::size_t observations = problem.likelihoods.size() / states;
  if (observations == 0) return input_error(ErrorCode::no_observations, {});
  if (auto refused = check_size("likelihoods", problem.likelihoods.size(), states * observations)) {
    return refused;
  }
  if (auto refused = check_rows("likelihoods", problem.likelihoods, observations, problem.notices))
    return refused;
  for (std::size_t x = 0; x < observations; ++x) {
    // For decimals the theorem is exact up to the last rounding.
    std::vector<Fraction> joint;
    std::vector<double> rounded_joint;
    Fraction evidence;
    double rounded_evidence = 0;
    for (std::size_t h = 0; h < states; ++h) {
      const double likelihood = problem.likelihoods[h * observations + x];
      joint.push_back(Fraction::of_decimal(problem.prior[h]) * Fraction::of_decimal(likelihood));
      rounded_joint.push_back(problem.prior[h] * likelihood);
      evidence = evidence + joint.back();
      rounded_evidence += rounded_joint.back();
    }
    problem.evidence.push_back(nearest(evidence, rounded_evidence));
    for (std::size_t h = 0; h < states; ++h) {
      problem.posteriors.push_back(
          nearest(joint[h] / evidence, rounded_joint[h] / rounded_evidence));
    }
  }
  return std::nullopt;
}

/// Names the observations from 1 on if they have no names.
Refusal name_observations(DecisionProblem& problem, const char* path, std::size_t count) {
  if (problem.observations.empty()) {
    for (std::size_t x = 1; x <= count; ++x) problem.observations.push_back(std::to_string(x));
    return std::nullopt;
  }
  if (auto refused = check_size(path, problem.observations.size(), count)) return refused;
  problem.observations = canonical_labels(problem.observations);
  return check_labels(problem.observations);
}

Refusal check_observations(DecisionProblem& problem) {
  const std::size_t states = problem.states.size();
  if (!problem.prior.empty() || !problem.likelihoods.empty()) {
    if (auto refused = derive_posteriors(problem)) return refused;
  } else if (problem.posteriors.empty()) {
    if (problem.reject_losses || !problem.values.empty())
      return input_error(ErrorCode::no_observations, {});
    note(problem, NoticeCode::losses_only);
    return std::nullopt;
  } else {
    const std::size_t rows = problem.posteriors.size() / states;
    if (auto refused = check_size("posteriors", problem.posteriors.size(), rows * states)) {
      return refused;
    }
    if (auto refused = check_rows(problem.values.empty() ? "posteriors" : "posterior",
                                  problem.posteriors, states, problem.notices))
      return refused;
    // A probability above 1 within the tolerance would make a loss negative.
    for (double& probability : problem.posteriors) probability = std::min(probability, 1.0);
    if (!problem.evidence.empty()) {
      if (auto refused = check_size("evidence", problem.evidence.size(), rows)) return refused;
      if (auto refused = check_rows("evidence", problem.evidence, rows, problem.notices))
        return refused;
    } else if (!problem.actions.empty() && rows > 1) {
      note(problem, NoticeCode::evidence_equal);
    }
  }
  const std::size_t count = problem.observation_count();
  if (auto refused = name_observations(problem, "observations", count)) return refused;
  for (std::size_t x = 0; x < count; ++x) {
    if (std::isnan(problem.posteriors[x * states])) {
      note(problem, NoticeCode::impossible_observation, {{"observation", problem.observations[x]}});
      break;
    }
  }
  return std::nullopt;
}

Refusal check_rejection(DecisionProblem& problem) {
  const auto& [reject, error] = *problem.reject_losses;
  if (auto refused = check_finite("rejectLoss, errorLoss", {reject, error})) return refused;
  for (const auto& [path, loss] :
       {std::pair("rejectLoss", reject), std::pair("errorLoss", error)}) {
    if (loss < 0)
      return input_error(ErrorCode::negative_loss, {{"path", path}, {"found", decimal(loss)}});
  }
  if (error == 0) {
    note(problem, NoticeCode::no_error_loss);
  } else if (const auto classes = static_cast<double>(problem.states.size());
             reject * classes > error * (classes - 1)) {
    // The largest posterior is at least 1/K, which is above the threshold here.
    note(problem, NoticeCode::never_rejects, {{"threshold", decimal(1 - reject / error)}});
  } else if (reject == 0) {
    note(problem, NoticeCode::always_rejects);
  }
  if (problem.truth.empty()) return std::nullopt;
  return check_size("truth", problem.truth.size(), problem.observation_count());
}

/// Exact for decimals: 0.3 − 0.2 is 0.1, and 0.1 + (0.2 − 0.3) is 0.
double difference_of_decimals(double left, double right) {
  return nearest(Fraction::of_decimal(left) - Fraction::of_decimal(right), left - right);
}

Refusal check_costs(DecisionProblem& problem) {
  const auto& [l00, l01, l10, l11] = *problem.costs;
  if (auto refused = check_finite("costs", {l00, l01, l10, l11})) return refused;
  for (const auto& [name, loss] : {std::pair("ℓ00", l00), std::pair("ℓ01", l01),
                                   std::pair("ℓ10", l10), std::pair("ℓ11", l11)}) {
    if (loss >= 0) continue;
    note(problem, NoticeCode::negative_loss, {{"name", name}, {"value", decimal(loss)}});
    break;
  }
  const double of_zero = difference_of_decimals(l01, l00);
  const double of_one = difference_of_decimals(l10, l11);
  if (of_zero == 0 && of_one == 0) {
    note(problem, NoticeCode::zero_costs);
  } else if (of_zero + of_one <= 0) {
    note(problem, NoticeCode::no_threshold);
  } else if (of_zero <= 0) {
    note(problem, NoticeCode::always_positive);
  } else if (of_one <= 0) {
    note(problem, NoticeCode::always_negative);
  }
  return std::nullopt;
}

Refusal check_rates(DecisionProblem& problem) {
  const std::size_t classes = problem.precision.size();
  if (auto refused = check_size("recall", problem.recall.size(), classes)) return refused;
  if (classes == 0) return input_error(ErrorCode::no_observations, {});
  for (const auto& [path, shares] :
       {std::pair("precision", &problem.precision), std::pair("recall", &problem.recall)}) {
    for (const double share : *shares) {
      if (auto refused = check_share(path, share)) return refused;
    }
  }
  return name_observations(problem, "labels", classes);
}

Refusal check_values(DecisionProblem& problem) {
  if (auto refused = check_finite("values", problem.values)) return refused;
  if (problem.estimate) {
    if (auto refused = check_finite("action", {*problem.estimate})) return refused;
  }
  for (const double value : problem.values) problem.states.push_back(decimal(value));
  return check_size("posterior", problem.posteriors.size(), problem.values.size());
}

}  // namespace

Result<DecisionProblem> take_decision(DecisionTables tables) {
  DecisionProblem problem;
  static_cast<DecisionTables&>(problem) = std::move(tables);
  if (!problem.values.empty()) {
    if (const auto refused = check_values(problem)) return *refused;
  } else {
    problem.states = canonical_labels(problem.states);
    if (const auto refused = check_labels(problem.states)) return *refused;
  }
  if (!problem.actions.empty() || !problem.loss.empty()) {
    if (const auto refused = check_losses(problem)) return *refused;
  }
  if (!problem.states.empty()) {
    if (const auto refused = check_observations(problem)) return *refused;
  }
  const bool rates = !problem.precision.empty() || !problem.recall.empty();
  const bool stateless = problem.costs || problem.cost_ratio || problem.test || rates;
  if (problem.states.empty() && (problem.reject_losses || !stateless)) {
    return input_error(ErrorCode::no_states, {});
  }
  if (problem.reject_losses) {
    if (const auto refused = check_rejection(problem)) return *refused;
  }
  if (rates) {
    if (const auto refused = check_rates(problem)) return *refused;
  }
  if (problem.costs) {
    if (const auto refused = check_costs(problem)) return *refused;
  }
  if (problem.cost_ratio) {
    if (const auto refused = check_finite("costRatio", {*problem.cost_ratio})) return *refused;
    if (*problem.cost_ratio < 0) {
      note(problem, NoticeCode::negative_ratio, {{"value", decimal(*problem.cost_ratio)}});
    }
  }
  if (problem.test) {
    const auto& [prior, sensitivity, specificity] = *problem.test;
    if (const auto refused = check_share("prior", prior)) return *refused;
    if (const auto refused = check_share("sensitivity", sensitivity)) return *refused;
    if (const auto refused = check_share("specificity", specificity)) return *refused;
  }
  return problem;
}

}  // namespace deconfuse
