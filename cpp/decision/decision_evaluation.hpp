#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/decision.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// The values of metrics for a decision problem, which must outlive this object. Rows are
/// observations; columns are actions or classes, depending on the metric.
class DecisionEvaluation : public Evaluation {
 public:
  DecisionEvaluation(const Catalogue& catalogue, const DecisionProblem& problem,
                     const Options& options);

  bool applies(const Metric& metric) const override;
  Place extent_of(const Metric& metric) const override;

  /// Number of observations, or of the classes whose precision and recall are given.
  std::size_t rows() const override {
    return problem_.precision.empty() ? problem_.observation_count() : problem_.precision.size();
  }
  std::size_t columns() const override { return problem_.actions.size(); }
  std::size_t extent(Over over, Place place) const override;

  const DecisionProblem& problem() const { return problem_; }
  std::size_t states() const { return problem_.states.size(); }

  /// State and observation of a place under a sum over states.
  std::size_t state(Place place) const { return place.row % states(); }
  std::size_t observation(Place place) const { return place.row / states(); }

  double likelihood(std::size_t observation, std::size_t state) const {
    return problem_.likelihoods[state * rows() + observation];
  }

  /// True if the tables are small enough for fractions.
  bool is_exact() const;
  const Fraction& exact_evidence(std::size_t observation) const;
  Fraction exact_posterior(std::size_t observation, std::size_t state) const;

  /// The actions of least risk in the order of the problem, compared without rounding; empty if the
  /// observation is impossible.
  const std::vector<std::size_t>& best_actions(std::size_t observation) const;

  /// The same for the classes of largest posterior probability.
  const std::vector<std::size_t>& most_probable(std::size_t observation) const;
  static double first_of(const std::vector<std::size_t>& best) {
    return best.empty() ? undefined : static_cast<double>(best.front());
  }

  /// The largest posterior probability minus the threshold of rejection; the sign is right however
  /// close both are. NaN if the observation is impossible.
  double margin(std::size_t observation) const;

  /// True if the most probable class is not the true one.
  bool is_wrong(std::size_t observation) const;

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }
  Reason reason_of(const Quantity&) const override { return Reason::zero_denominator; }
  const Expression* term_of(const Quantity& quantity) const override;

 private:
  /// p(x, h), or p(h|x) if that was given.
  Fraction exact_joint(std::size_t observation, std::size_t state) const;
  bool is_possible(std::size_t observation) const;
  int sign_of_margin(std::size_t observation) const;

  const DecisionProblem& problem_;
  std::size_t conditional_risk_;  // its index in the catalogue
  double largest_loss_ = 0;
  mutable std::vector<std::optional<Fraction>> exact_evidence_;
  mutable std::vector<std::optional<std::vector<std::size_t>>> best_actions_;
  mutable std::vector<std::optional<std::vector<std::size_t>>> most_probable_;
};

}  // namespace deconfuse
