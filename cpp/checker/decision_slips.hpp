#pragma once

#include <optional>
#include <vector>

#include "checker/value_slips.hpp"
#include "data/decision.hpp"
#include "decision/decision_evaluation.hpp"

namespace deconfuse {

/// What can go wrong with Bayes' theorem and with risks: the prior forgotten, the likelihood taken
/// for the posterior (the base-rate fallacy; Kahneman and Tversky 1973), the loss table read the
/// other way round, the action for the most probable state for the cheapest one; and
/// with F of precision and recall: their plain mean. Catalogue, problem and options must
/// outlive it.
class DecisionSlips : public ValueSlips {
 public:
  DecisionSlips(const Catalogue& catalogue, const DecisionEvaluation& evaluation);

  /// Those with one value: of an observation it has to be said which one.
  std::vector<Candidate> all_candidates() const override;
  void visit_slips(const Asked& asked, const Visit& visit) const override;

 protected:
  Expression route(const Asked& asked, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_with(const std::vector<Slip>& slips) const override;

 private:
  /// A problem that somebody took for the one at hand.
  struct Misread {
    Misread(const DecisionEvaluation& right, DecisionProblem misread)
        : problem(std::move(misread)), evaluation(right.catalogue(), problem, right.options()) {}

    DecisionProblem problem;
    DecisionEvaluation evaluation;
  };

  std::vector<Suspect> misreadings(const Asked& asked) const;
  std::vector<Suspect> likelihoods(const Asked& asked) const;
  std::vector<Suspect> most_probable_actions(const Asked& asked) const;
  std::vector<Suspect> arithmetic_means(const Asked& asked) const;

  const DecisionEvaluation& decision_;
  std::optional<Misread> transposed_;
  std::optional<Misread> without_prior_;
  std::optional<Misread> prior_for_posterior_;
};

}  // namespace deconfuse
