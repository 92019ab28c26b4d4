#include "decision/decision_groups.hpp"
#include "decision/decision_quantities.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace decision_quantities;

namespace {

/// The weighted harmonic mean; 0 if precision and recall are both 0, because then there is no hit.
Expression f_of(Expression precision, Expression recall) {
  const Expression weight = square(quantities::beta);
  return cases(precision + recall,
               (1 + weight) * precision * recall / (weight * precision + recall), 0);
}

}  // namespace

Metrics f_of_rates() {
  const Expression P = precision_of_class;
  const Expression R = recall_of_class;
  const auto mean = [](Expression rate) { return sum(Over::observations, rate) / rated_classes; };
  const auto rate = [](Text id, Text symbol, Expression formula, Text reference) {
    return Metric{.id = id,
                  .symbol = symbol,
                  .formula = formula,
                  .range = {0, 1},
                  .better = Better::higher,
                  .needs = Needs::rates,
                  .reference = reference};
  };
  Metric of_class = rate("f_from_rates", "F_\\beta", f_of(P, R), "van Rijsbergen 1979");
  of_class.per_case = true;
  const Metrics metrics = {
      of_class,
      rate("macro_precision_from_rates", "\\bar P", mean(P), "Standard"),
      rate("macro_recall_from_rates", "\\bar R", mean(R), "Standard"),
      rate("macro_f_from_rates", "\\bar F_\\beta", mean(value_of("f_from_rates")),
           "Opitz and Burst 2019"),
      rate("f_from_macro_rates", "F_\\beta(\\bar P,\\bar R)",
           f_of(value_of("macro_precision_from_rates"), value_of("macro_recall_from_rates")),
           "Sokolova and Lapalme 2009"),
  };
  return group_of(Scope::decision, "f_of_rates", metrics);
}

}  // namespace deconfuse
