#pragma once

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "checker/misread_matrix.hpp"
#include "checker/slip_space.hpp"
#include "data/dataset.hpp"
#include "metrics/matrix_evaluation.hpp"

namespace deconfuse {

/// Slips with a confusion matrix or a table of counts. Catalogue, dataset and options must outlive
/// this object.
class MatrixSlips : public SlipSpace {
 public:
  MatrixSlips(const Catalogue& catalogue, const Dataset& dataset, const Options& options);
  ~MatrixSlips() override;

  const Catalogue& catalogue() const override { return catalogue_; }
  const Evaluation& evaluation() const override { return evaluation_; }
  std::vector<Candidate> all_candidates() const override;
  std::optional<double> change_of_base(const Asked& asked, double base) const override;
  void visit_slips(const Asked& asked, const Visit& visit) const override;
  void visit_misread_cells(const Asked& asked, const Visit& visit) const override;
  void visit_pairs(const Asked& asked, const Visit& visit) const override;

 private:
  Route route_of(const Asked& asked, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_for(const Misreading& misreading) const;

  void visit_all(const Asked& asked, std::vector<Suspect> suspects, const Visit& visit) const;

  // Suspects of one kind, without values: something else taken for what was asked.
  std::vector<Suspect> transpositions() const;
  std::vector<Suspect> other_classes(const Asked& asked) const;
  std::vector<Suspect> other_averages(const Asked& asked) const;
  std::vector<Suspect> other_metrics(const Asked& asked) const;
  std::vector<Suspect> usual_metrics(const Asked& asked) const;  ///< the likely ones of them
  std::vector<Suspect> other_bases(const Asked& asked) const;
  std::vector<Suspect> other_policies(const Asked& asked) const;
  std::vector<Suspect> other_betas(const Asked& asked) const;
  std::vector<Suspect> course_formulas(const Asked& asked) const;
  std::vector<Suspect> other_rates(const Asked& asked) const;

  // Likewise: counts and results that are misread or calculated in the wrong way.
  std::vector<Suspect> complements(const Asked& asked) const;
  std::vector<Suspect> other_turns(const Asked& asked) const;
  std::vector<Suspect> other_totals(const Asked& asked, double furthest) const;
  std::vector<Suspect> other_denominators(const Asked& asked) const;
  std::vector<Suspect> other_numerators(const Asked& asked) const;
  std::vector<Suspect> other_true_negatives(const Asked& asked) const;
  std::vector<Suspect> misread_cells(const Asked& asked) const;

  std::string_view stem(std::size_t metric) const;
  std::optional<std::size_t> found(std::string_view id) const;
  std::optional<std::size_t> metric_of_class(std::size_t metric) const;
  bool has_kernel(std::size_t metric) const;
  Expression other_formula(std::size_t metric) const;
  Expression formula_with(const Slip& slip, std::size_t metric) const;

  const Catalogue& catalogue_;
  const Dataset& dataset_;
  const Options& options_;
  MatrixEvaluation evaluation_;
  mutable std::vector<std::unique_ptr<MisreadMatrix>> misread_;
};

}  // namespace deconfuse
