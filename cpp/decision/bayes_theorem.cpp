#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

Metrics bayes_theorem() {
  const Expression joint = Expression(prior_of_class) * likelihood_of_class;
  const Expression evidence = sum(Over::states, Expression(prior_of_state) * likelihood_of_state);
  const Metrics of_states = {
      {.id = "posterior",
       .symbol = "p(h|x)",
       .formula = joint / evidence,
       .range = {0, 1},
       .by_class = true,
       .needs = Needs::likelihoods,
       .shape = Shape::table,
       .reference = "Bayes 1763"},
      {.id = "evidence",
       .symbol = "p(x)",
       .formula = evidence,
       .range = {0, 1},
       .per_case = true,
       .needs = Needs::likelihoods,
       .tier = 2,
       .reference = "Bayes 1763"},
  };
  const Expression prior = test_prior;
  const Expression sensitivity = test_sensitivity;
  const Expression specificity = test_specificity;
  // Written as usual: π·TPR against (1 − π)(1 − TNR).
  const Expression detected = prior * sensitivity;
  const Expression missed = prior * (1 - sensitivity);
  const Metrics of_test = {
      {.id = "posterior_positive",
       .symbol = "p(1|+)",
       .formula = detected / (detected + (1 - prior) * (1 - specificity)),
       .range = {0, 1},
       .needs = Needs::test,
       .reference = "Vecchio 1966"},
      {.id = "posterior_negative",
       .symbol = "p(1|-)",
       .formula = missed / (missed + (1 - prior) * specificity),
       .range = {0, 1},
       .needs = Needs::test,
       .reference = "Bayes 1763"},
  };
  return joined(group_of(Scope::decision, "bayes_decision", of_states),
                group_of(Scope::decision, "bayes_theorem", of_test));
}

}  // namespace deconfuse
