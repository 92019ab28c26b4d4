#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "checker/value_slips.hpp"
#include "metrics/ranked_evaluation.hpp"

namespace deconfuse {

/// What can go wrong with ranked lists, besides what can with any metric: relevant items that were
/// not returned left out of account, ranks counted from 0, the last relevant item taken for the
/// first, the precision averaged over all ranks.
/// Catalogue and evaluation must outlive it.
class RankedSlips : public ValueSlips {
 public:
  RankedSlips(const Catalogue& catalogue, const RankedEvaluation& evaluation);

  void visit_slips(const Asked& asked, const Visit& visit) const override;

 protected:
  Expression route(const Asked& asked, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_with(const std::vector<Slip>& slips) const override;

 private:
  /// Lists that somebody took for those at hand.
  struct Misread {
    Misread(const RankedEvaluation& right, RankedLists misread)
        : lists(std::move(misread)), evaluation(right.catalogue(), lists, right.options()) {}

    RankedLists lists;
    RankedEvaluation evaluation;
  };

  const RankedEvaluation& ranked_;
  Misread found_only_;
  Misread last_hit_;
  std::optional<Misread> from_zero_;
};

}  // namespace deconfuse
