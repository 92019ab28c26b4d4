#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

Metrics squared_loss() {
  const Expression h = value;
  const Expression p = posterior_of_state;
  const Expression a = estimate;
  const Expression mean = value_of("mmse_estimate");
  const Expression mean_square = sum(Over::states, square(h) * p);
  const auto loss_of = [&](Expression guess) { return sum(Over::states, square(h - guess) * p); };
  const Metrics metrics = {
      {.id = "mmse_estimate",
       .symbol = "E[h|x]",
       .formula = sum(Over::states, h * p),
       .range = {-unbounded, unbounded},
       .needs = Needs::values,
       .tier = 2,
       .reference = "Murphy 2022"},
      // The expanded form loses digits if the values are far from 0.
      {.id = "expected_squared_loss",
       .symbol = "R_2(a|x)",
       .formula = loss_of(a),
       .alternative = mean_square - 2 * a * mean + square(a),
       .range = {0, unbounded},
       .better = Better::lower,
       .needs = Needs::values,
       .tier = 2,
       .reference = "Murphy 2022"},
      {.id = "posterior_variance",
       .symbol = "V[h|x]",
       .formula = loss_of(mean),
       .alternative = mean_square - square(mean),
       .range = {0, unbounded},
       .better = Better::lower,
       .needs = Needs::values,
       .tier = 2,
       .reference = "Murphy 2022"},
  };
  return group_of(Scope::decision, "squared_loss", metrics);
}

}  // namespace deconfuse
