#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity cost = table_option(
    "cost", "L_{ij}", "costMatrix",
    [](const Options& options) -> const std::vector<double>& { return options.cost_matrix; });
/// The share of a class where decisions will be made.
constexpr Quantity prior = fixed(with_option(
    "priors",
    given_by([](const Environment& environment) { return !options_of(environment).priors.empty(); },
             given<Evaluation>("prior", "\\pi_i", [](const Evaluation& data, Place place) {
               const std::vector<double>& priors = data.options().priors;
               return priors.empty() ? undefined : priors[place.row];
             }))));

}  // namespace

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
      // Relative to the best of the decisions that ignore the case.
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
