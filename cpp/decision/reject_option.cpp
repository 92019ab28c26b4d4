#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

Metrics reject_option() {
  const Expression n = observation_count;
  const Expression largest = value_of("largest_posterior");
  const Expression accepted = sum(Over::observations, is_accepted);
  // Expected if the posteriors are right.
  const Expression expected_errors =
      sum(Over::observations, Expression(is_accepted) * (1 - largest));
  const Expression observed_errors = sum(Over::observations, accepted_and_wrong);
  const Expression most_probable_class =
      arg_maximum(Over::decided_classes, posterior_of_class, most_probable, chosen_class);
  const Metrics metrics = {
      {.id = "largest_posterior",
       .symbol = "p^*(x)",
       .formula = maximum_over(Over::decided_classes, posterior_of_class),
       .range = {0, 1},
       .per_case = true,
       .auxiliary = true,
       .needs = Needs::posteriors},
      {.id = "chow_threshold",
       .symbol = "\\lambda^*",
       .formula = 1 - Expression(reject_loss) / error_loss,
       .range = {-unbounded, 1},
       .needs = Needs::reject_losses,
       .reference = "Chow 1970"},
      {.id = "chow_decision",
       .symbol = "\\pi^*(x)",
       .formula = cases(rejection_margin, most_probable_class, rejection),
       .required = error_loss,
       .range = {0, unbounded},
       .per_case = true,
       .needs = Needs::reject_losses,
       .shape = Shape::choice,
       .tier = 2,
       .reference = "Chow 1970"},
      {.id = "chow_reject_rate",
       .symbol = "r",
       .formula = sum(Over::observations, is_rejected) / n,
       .required = error_loss,
       .range = {0, 1},
       .needs = Needs::reject_losses,
       .tier = 3,
       .reference = "Chow 1970"},
      {.id = "chow_error_rate",
       .symbol = "e",
       .formula = expected_errors / n,
       .required = error_loss,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::reject_losses,
       .tier = 3,
       .reference = "Chow 1970"},
      {.id = "chow_observed_error_rate",
       .symbol = "\\hat e",
       .formula = observed_errors / n,
       .required = error_loss,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::known_truth,
       .tier = 3,
       .reference = "Chow 1970"},
      {.id = "selective_risk",
       .symbol = "e_a",
       .formula = expected_errors / accepted,
       .required = error_loss,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::reject_losses,
       .tier = 3,
       .reference = "El-Yaniv and Wiener 2010"},
      {.id = "observed_selective_risk",
       .symbol = "\\hat e_a",
       .formula = observed_errors / accepted,
       .required = error_loss,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::known_truth,
       .tier = 3,
       .reference = "El-Yaniv and Wiener 2010"},
      {.id = "chow_risk",
       .symbol = "R",
       .formula = Expression(reject_loss) * value_of("chow_reject_rate") +
                  Expression(error_loss) * value_of("chow_error_rate"),
       .range = {0, unbounded},
       .better = Better::lower,
       .needs = Needs::reject_losses,
       .tier = 3,
       .reference = "Chow 1970"},
  };
  return group_of(Scope::decision, "reject_option", metrics);
}

}  // namespace deconfuse
