#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/decision.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// What there is to compute of a problem of decision, which must outlive it. Rows are observations;
/// columns are actions or classes, as the metric says.
class DecisionEvaluation : public Evaluation {
 public:
  DecisionEvaluation(const Catalogue& catalogue, const DecisionProblem& problem,
                     const Options& options);

  bool applies(const Metric& metric) const override;
  Place extent_of(const Metric& metric) const override;

  std::size_t rows() const override { return problem_.observation_count(); }
  std::size_t columns() const override { return problem_.actions.size(); }
  std::size_t extent(Over over, Place place) const override;
  double quantity(const Quantity& quantity, Place place) const override;
  Exact exact_quantity(const Quantity& quantity, Place place) const override;
  double cell_sum(Region region, Place place) const override;
  Exact exact_cell_sum(Region region, Place place) const override;

  /// The actions of least risk in the order of the problem, compared without rounding; none where
  /// the observation cannot be.
  const std::vector<std::size_t>& best_actions(std::size_t observation) const;

  /// The same of the classes of largest posterior probability.
  const std::vector<std::size_t>& most_probable(std::size_t observation) const;

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }
  Reason reason_of(const Quantity& quantity) const override;
  const Expression* term_of(const Quantity& quantity) const override;

 private:
  std::size_t states() const { return problem_.states.size(); }
  double likelihood(std::size_t observation, std::size_t state) const;
  /// Whether the tables are small enough for fractions.
  bool is_exact() const;
  /// p(x, h), or where it was given p(h|x).
  Fraction exact_joint(std::size_t observation, std::size_t state) const;
  const Fraction& exact_evidence(std::size_t observation) const;
  Fraction exact_posterior(std::size_t observation, std::size_t state) const;
  bool is_possible(std::size_t observation) const;
  int sign_of_margin(std::size_t observation) const;
  double margin(std::size_t observation) const;
  bool is_wrong(std::size_t observation) const;

  const DecisionProblem& problem_;
  double largest_loss_ = 0;
  mutable std::vector<std::optional<Fraction>> exact_evidence_;
  mutable std::vector<std::optional<std::vector<std::size_t>>> best_actions_;
  mutable std::vector<std::optional<std::vector<std::size_t>>> most_probable_;
};

}  // namespace deconfuse
