#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

Metrics cost_thresholds() {
  // How much more a wrong decision costs than a right one, if 0 is true and if 1 is true.
  const Expression of_zero = Expression(l_01) - l_00;
  const Expression of_one = Expression(l_10) - l_11;
  const Metrics metrics = {
      {.id = "cost_sensitive_threshold",
       .symbol = "t",
       .formula = of_zero / (of_zero + of_one),
       .required = of_zero + of_one,
       // Outside [0, 1] if a wrong decision about one of the classes costs less than a right one.
       .range = {-unbounded, unbounded},
       .needs = Needs::costs,
       .reference = "Elkan 2001"},
      {.id = "cost_ratio_threshold",
       .symbol = "t_c",
       .formula = 1 / (1 + Expression(cost_ratio)),
       .range = {-unbounded, unbounded},
       .needs = Needs::cost_ratio,
       .reference = "Elkan 2001"},
  };
  return group_of(Scope::decision, "cost_threshold", metrics);
}

}  // namespace deconfuse
