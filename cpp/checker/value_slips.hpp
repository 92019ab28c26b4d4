#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "checker/slip_space.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Slips with metrics that have one value each, as those of distributions and of raters: another
/// base, another metric (including p and q exchanged), the opposite sign, 1 minus the value. No
/// suspect is undefined or has the right value. Catalogue, evaluation and options must outlive this
/// object.
class ValueSlips : public SlipSpace {
 public:
  ValueSlips(const Catalogue& catalogue, const Evaluation& evaluation);

  const Catalogue& catalogue() const override { return catalogue_; }
  const Evaluation& evaluation() const override { return evaluation_; }
  std::vector<Candidate> all_candidates() const override;
  std::optional<double> change_of_base(const Asked& asked, double base) const override;
  void visit_slips(const Asked& asked, const Visit& visit) const override;
  void visit_pairs(const Asked& asked, const Visit& visit) const override;

 protected:
  /// Data that somebody took for the given ones.
  template <class Data, class DataEvaluation>
  struct Misread {
    Misread(const DataEvaluation& right, Data misread)
        : data(std::move(misread)), evaluation(right.catalogue(), data, right.options()) {}

    Data data;
    DataEvaluation evaluation;
  };

  Route route_of(const Asked& asked, const std::vector<Slip>& slips) const override;

  /// The formula of the metric `computed` with these slips, and the evaluation of its data.
  virtual Expression formula_with(const Asked& computed, const std::vector<Slip>& slips) const;
  virtual const Evaluation& evaluation_with(const std::vector<Slip>&) const { return evaluation_; }

 private:
  std::vector<Suspect> other_bases(std::size_t metric) const;
  std::vector<Suspect> other_metrics(const Asked& asked) const;

  const Catalogue& catalogue_;
  const Evaluation& evaluation_;
};

}  // namespace deconfuse
