#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "checker/value_slips.hpp"
#include "metrics/ranked_evaluation.hpp"

namespace deconfuse {

/// Slips with ranked lists, besides those possible with any metric: ignoring relevant items that
/// were not returned, counting ranks from 0, taking the last relevant item for the first, and
/// averaging the precision over all ranks. Catalogue and evaluation must outlive this object.
class RankedSlips : public ValueSlips {
 public:
  RankedSlips(const Catalogue& catalogue, const RankedEvaluation& evaluation);

  void visit_slips(const Asked& asked, const Visit& visit) const override;

 protected:
  Expression formula_with(const Asked& computed, const std::vector<Slip>& slips) const override;
  const Evaluation& evaluation_with(const std::vector<Slip>& slips) const override;

 private:
  using MisreadLists = Misread<RankedLists, RankedEvaluation>;

  const RankedEvaluation& ranked_;
  MisreadLists found_only_;
  MisreadLists last_hit_;
  std::optional<MisreadLists> from_zero_;
};

}  // namespace deconfuse
