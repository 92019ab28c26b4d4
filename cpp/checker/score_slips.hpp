#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "checker/slip_space.hpp"
#include "data/scored_cases.hpp"
#include "metrics/score_evaluation.hpp"

namespace deconfuse {

/// Slips with scores, probabilities and label sets. No suspect is undefined or has the right value.
/// Catalogue, cases and options must outlive this object.
///
/// For scores, a slip of kind class_ says which class was taken as positive, and its `metric` is
/// absent. A pair lists first what happens to the cases or the base, and last what is done with the
/// value.
class ScoreSlips : public SlipSpace {
 public:
  ScoreSlips(const Catalogue& catalogue, const ScoredCases& cases, const Options& options);
  ~ScoreSlips() override;

  const Catalogue& catalogue() const override { return catalogue_; }
  const Evaluation& evaluation() const override { return evaluation_; }
  std::vector<Candidate> all_candidates() const override;
  std::optional<double> change_of_base(const Asked& asked, double base) const override;
  void visit_slips(const Asked& asked, const Visit& visit) const override;
  void visit_pairs(const Asked& asked, const Visit& visit) const override;

  /// Largest number of cases that are also ranked in another way: in reverse, with another class as
  /// positive, or for metrics of another group.
  static constexpr std::size_t most_ranked_again = 20'000;

 private:
  /// A misreading of the ranking of the cases.
  struct Misreading {
    std::optional<std::size_t> positive;
    bool reversed = false;

    friend bool operator==(const Misreading&, const Misreading&) = default;
  };
  struct Situation;

  Route route_of(const Asked& asked, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_for(const Misreading& misreading) const;

  /// The suspects of each kind, without values.
  std::vector<Suspect> logit_losses(const Asked& asked) const;
  std::vector<Suspect> trapezoids(const Asked& asked) const;
  std::vector<Suspect> all_ranks(const Asked& asked) const;
  std::vector<Suspect> miscounted_ties(const Asked& asked) const;
  std::vector<Suspect> other_bases(const Asked& asked) const;
  std::vector<Suspect> reversals(const Asked& asked) const;
  std::vector<Suspect> other_averages(const Asked& asked) const;
  std::vector<Suspect> other_classes(const Asked& asked) const;
  std::vector<Suspect> complements(const Asked& asked) const;
  std::vector<Suspect> other_signs() const;
  std::vector<Suspect> other_denominators(const Asked& asked) const;
  std::vector<Suspect> other_metrics(const Asked& asked) const;

  static std::optional<Expression> divisor_of_mean(const Metric& metric);
  std::optional<double> base_of(std::size_t metric) const;
  bool is_infinite(const Asked& asked) const;
  bool is_unit_range(std::size_t metric) const;

  const Catalogue& catalogue_;
  const ScoredCases& cases_;
  const Options& options_;
  ScoreEvaluation evaluation_;
  mutable std::vector<std::unique_ptr<Situation>> situations_;
};

}  // namespace deconfuse
