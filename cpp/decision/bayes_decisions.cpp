#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

Metrics bayes_decisions() {
  const Expression risk = value_of("conditional_risk");
  const Metrics metrics = {
      {.id = "conditional_risk",
       .symbol = "R(a|x)",
       .formula = sum(Over::states, Expression(loss) * posterior_of_state),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .needs = Needs::losses,
       .shape = Shape::table,
       .reference = "Berger 1985"},
      {.id = "bayes_action",
       .symbol = "\\pi^*(x)",
       .formula = arg_minimum(Over::actions, risk, best_action, chosen_action),
       .range = {0, unbounded},
       .per_case = true,
       .needs = Needs::losses,
       .shape = Shape::choice,
       .reference = "Berger 1985"},
      {.id = "bayes_risk",
       .symbol = "R^*(x)",
       .formula = minimum_over(Over::actions, risk),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .per_case = true,
       .needs = Needs::losses,
       .reference = "Berger 1985"},
      {.id = "total_bayes_risk",
       .symbol = "R^*",
       // An impossible observation has no risk and adds nothing to the total.
       .formula = sum_defined(Over::observations,
                              Expression(observation_probability) * value_of("bayes_risk")),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .needs = Needs::losses,
       .reference = "Berger 1985"},
      {.id = "zero_one_risk",
       .symbol = "R_{01}(y|x)",
       .formula = 1 - Expression(posterior_of_class),
       .range = {0, 1},
       .better = Better::lower,
       .by_class = true,
       .needs = Needs::posteriors,
       .shape = Shape::table,
       .tier = 2,
       .reference = "Murphy 2022"},
      {.id = "map_decision",
       .symbol = "\\hat y_{MAP}",
       .formula =
           arg_maximum(Over::decided_classes, posterior_of_class, most_probable, chosen_class),
       .range = {0, unbounded},
       .per_case = true,
       .needs = Needs::posteriors,
       .shape = Shape::choice,
       .tier = 2,
       .reference = "Murphy 2022"},
  };
  return group_of(Scope::decision, "bayes_decision", metrics);
}

}  // namespace deconfuse
