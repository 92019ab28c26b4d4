#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics costs() {
  const Expression total = sum(Over::cells, cost * n_ij);
  const Range any_cost{-unbounded, unbounded};  // gains are negative losses
  const Metrics metrics = {
      {.id = "expected_cost",
       .symbol = "EC",
       .formula = total / N,
       .range = any_cost,
       .better = Better::lower,
       .reference = "Hand 1997"},
      // Against the best of the decisions that ignore the case.
      {.id = "normalized_expected_cost",
       .symbol = "NEC",
       .formula = total / minimum_over(Over::columns, sum(Over::rows, cost * row_total)),
       .range = any_cost,
       .better = Better::lower,
       .tier = 3,
       .reference = "Ferrer 2022"},
      {.id = "expected_cost_with_priors",
       .symbol = "EC_\\pi",
       .formula = sum(Over::cells, cases(prior, prior * cost * n_ij / row_total, 0)),
       .range = any_cost,
       .better = Better::lower,
       .tier = 3,
       .reference = "Hand 1997"},
  };
  return group_of(Scope::decision, "decision", metrics);
}

}  // namespace deconfuse
