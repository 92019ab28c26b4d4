#pragma once

#include <optional>
#include <vector>

#include "checker/value_slips.hpp"
#include "data/decision.hpp"
#include "decision/decision_evaluation.hpp"

namespace deconfuse {

/// Slips with Bayes' theorem, risks and F of precision and recall: forgetting the prior, taking the
/// likelihood for the posterior (the base-rate fallacy; Kahneman and Tversky 1973), reading the
/// loss table with rows and columns exchanged, taking the action for the most probable state for
/// the cheapest one, and taking the plain mean of precision and recall. Catalogue, problem and
/// options must outlive this object.
class DecisionSlips : public ValueSlips {
 public:
  DecisionSlips(const Catalogue& catalogue, const DecisionEvaluation& evaluation);

  /// Only metrics with one value: for values of observations, the observation has to be given.
  std::vector<Candidate> all_candidates() const override;
  void visit_slips(const Asked& asked, const Visit& visit) const override;

 protected:
  Expression formula_with(const Asked& computed, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_with(const std::vector<Slip>& slips) const override;

 private:
  using MisreadProblem = Misread<DecisionProblem, DecisionEvaluation>;

  std::vector<Suspect> misreadings(const Asked& asked) const;
  std::vector<Suspect> likelihoods(const Asked& asked) const;
  std::vector<Suspect> most_probable_actions(const Asked& asked) const;
  std::vector<Suspect> arithmetic_means(const Asked& asked) const;

  const DecisionEvaluation& decision_;
  std::optional<MisreadProblem> transposed_;
  std::optional<MisreadProblem> without_prior_;
  std::optional<MisreadProblem> prior_for_posterior_;
};

}  // namespace deconfuse
