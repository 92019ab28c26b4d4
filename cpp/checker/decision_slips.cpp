#include "checker/decision_slips.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include "checker/rewriting.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {
namespace {

using namespace decision_quantities;

/// Costs, as for other metrics: −log of how often each slip is seen.
constexpr double likelihood_cost = 1;
constexpr double without_prior_cost = 1.1;
constexpr double prior_for_posterior_cost = 1.2;
constexpr double transposed_cost = 1.1;
constexpr double most_probable_cost = 1.1;
constexpr double arithmetic_mean_cost = 1;

DecisionProblem with_transposed_losses(DecisionProblem problem) {
  const std::size_t size = problem.states.size();
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t column = 0; column < row; ++column)
      std::swap(problem.loss[row * size + column], problem.loss[column * size + row]);
  }
  return problem;
}

/// The problem with equal prior probabilities of all states.
std::optional<DecisionProblem> with_equal_priors(DecisionProblem problem) {
  if (problem.test) {
    problem.test->prior = 0.5;
    return problem;
  }
  if (problem.likelihoods.empty()) return std::nullopt;
  problem.prior.assign(problem.prior.size(), 1 / static_cast<double>(problem.prior.size()));
  problem.posteriors.clear();
  problem.evidence.clear();
  auto taken = take_decision(std::move(problem));
  if (auto* other = std::get_if<DecisionProblem>(&taken)) return std::move(*other);
  return std::nullopt;
}

DecisionProblem with_priors_for_posteriors(DecisionProblem problem) {
  const std::size_t observations = problem.observation_count();
  problem.posteriors.clear();
  for (std::size_t x = 0; x < observations; ++x)
    problem.posteriors.insert(problem.posteriors.end(), problem.prior.begin(), problem.prior.end());
  problem.likelihoods.clear();  // otherwise exact posteriors would be computed from them
  return problem;
}

/// True if each state has an action of its own, in the same order, which is the cheapest in that
/// state.
bool has_action_for_each_state(const DecisionProblem& problem) {
  const std::size_t size = problem.states.size();
  if (problem.loss.empty() || problem.actions.size() != size) return false;
  for (std::size_t state = 0; state < size; ++state) {
    const auto row = problem.loss.begin() + static_cast<std::ptrdiff_t>(state * size);
    const auto cheapest = std::min_element(row, row + static_cast<std::ptrdiff_t>(size));
    if (static_cast<std::size_t>(cheapest - row) != state) return false;
  }
  return true;
}

}  // namespace

DecisionSlips::DecisionSlips(const Catalogue& catalogue, const DecisionEvaluation& evaluation)
    : ValueSlips(catalogue, evaluation), decision_(evaluation) {
  const DecisionProblem& problem = evaluation.problem();
  if (!problem.loss.empty() && problem.actions.size() == problem.states.size())
    transposed_.emplace(evaluation, with_transposed_losses(problem));
  if (auto other = with_equal_priors(problem))
    without_prior_.emplace(evaluation, *std::move(other));
  if (!problem.prior.empty())
    prior_for_posterior_.emplace(evaluation, with_priors_for_posteriors(problem));
}

const Evaluation& DecisionSlips::evaluation_with(const std::vector<Slip>& slips) const {
  for (const Slip& slip : slips) {
    if (slip.kind == SlipKind::transposed) return transposed_->evaluation;
    if (slip.kind != SlipKind::prior) continue;
    return (slip.manner == "ignored" ? without_prior_ : prior_for_posterior_)->evaluation;
  }
  return decision_;
}

Expression DecisionSlips::formula_with(const Asked& computed,
                                       const std::vector<Slip>& slips) const {
  const SlipKind kind = slips.front().kind;
  if (kind == SlipKind::most_probable) {
    return catalogue().resolved(arg_maximum(Over::decided_classes, posterior_of_class,
                                            decision_quantities::most_probable,
                                            value_of("conditional_risk")));
  }
  const std::string_view id = catalogue()[computed.metric].id;
  if (kind == SlipKind::arithmetic_f1) {
    if (id == "f_from_rates") return (Expression(precision_of_class) + recall_of_class) / 2;
    return catalogue().resolved(
        (value_of("macro_precision_from_rates") + value_of("macro_recall_from_rates")) / 2);
  }
  if (kind != SlipKind::likelihood) return ValueSlips::formula_with(computed, slips);
  if (id == "posterior_positive") return test_sensitivity;
  if (id == "posterior_negative") return 1 - Expression(test_sensitivity);
  return likelihood_of_class;
}

std::vector<SlipSpace::Candidate> DecisionSlips::all_candidates() const {
  std::vector<Candidate> candidates = ValueSlips::all_candidates();
  std::erase_if(candidates, [&](const Candidate& candidate) {
    return catalogue()[candidate.asked.metric].per_case;
  });
  return candidates;
}

/// Suspects that compute the metric correctly from misread data.
std::vector<Suspect> DecisionSlips::misreadings(const Asked& asked) const {
  const Metric& metric = catalogue()[asked.metric];
  const bool is_risk = metric.needs == Needs::losses;
  std::vector<Suspect> suspects;
  const auto append = [&](SlipKind kind, std::string_view how, double cost) {
    Slip slip = slip_of(kind);
    slip.manner = how;
    suspects.push_back(suspect_of(std::move(slip), cost));
  };
  if (is_risk && transposed_) append(SlipKind::transposed, "losses", transposed_cost);
  if (without_prior_) append(SlipKind::prior, "ignored", without_prior_cost);
  if (is_risk && prior_for_posterior_)
    append(SlipKind::prior, "for-posterior", prior_for_posterior_cost);
  return suspects;
}

std::vector<Suspect> DecisionSlips::likelihoods(const Asked& asked) const {
  const std::string_view id = catalogue()[asked.metric].id;
  if (id != "posterior" && id != "posterior_positive" && id != "posterior_negative") return {};
  return {suspect_of(slip_of(SlipKind::likelihood), likelihood_cost)};
}

/// The risk of the action for the most probable state, instead of the cheapest action.
std::vector<Suspect> DecisionSlips::most_probable_actions(const Asked& asked) const {
  const bool is_least_risk = catalogue()[asked.metric].id == "bayes_risk";
  if (!is_least_risk || !has_action_for_each_state(decision_.problem())) return {};
  return {suspect_of(slip_of(SlipKind::most_probable), most_probable_cost)};
}

std::vector<Suspect> DecisionSlips::arithmetic_means(const Asked& asked) const {
  const std::string_view id = catalogue()[asked.metric].id;
  if (id != "f_from_rates" && id != "f_from_macro_rates") return {};
  return {suspect_of(slip_of(SlipKind::arithmetic_f1), arithmetic_mean_cost)};
}

void DecisionSlips::visit_slips(const Asked& asked, const Visit& visit) const {
  offer(asked, likelihoods(asked), visit);
  offer(asked, misreadings(asked), visit);
  offer(asked, most_probable_actions(asked), visit);
  offer(asked, arithmetic_means(asked), visit);
  ValueSlips::visit_slips(asked, visit);
}

}  // namespace deconfuse
