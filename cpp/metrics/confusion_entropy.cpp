#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// The entropy of the errors that involve a class, as shares of `cases`.
Expression entropy_of_errors(const Expression& cases, Known known) {
  const Expression logarithm_base = 2 * (K - 1);
  const auto term = [&](const Quantity& cell) {
    return cell / cases * log(cell / cases, logarithm_base);
  };
  return -known_as(known, sum(Over::other_classes, term(n_ij) + term(n_ji)));
}

}  // namespace

Metrics class_confusion_entropy() {
  const Expression P = value_of("condition_positive");
  const Expression predicted = value_of("predicted_positive");
  const Metrics metrics = {
      {.id = "confusion_entropy",
       .symbol = "CEN",
       .formula = entropy_of_errors(P + predicted, known<error_logarithms>),
       .required = K - 1,
       .range = {0, 1.07},
       .better = Better::lower,
       .tier = 3,
       .reference = "Wei et al. 2010"},
      {.id = "modified_confusion_entropy",
       .symbol = "MCEN",
       .formula = entropy_of_errors(P + predicted - value_of("true_positive"),
                                    known<modified_error_logarithms>),
       .required = K - 1,
       .range = {0, 1.07},
       .better = Better::lower,
       .tier = 3,
       .reference = "Delgado and Nunez-Gonzalez 2019"},
  };
  return group_of(Scope::class_, "confusion_entropy", metrics);
}

Metrics confusion_entropy() {
  const Expression CEN = value_of("confusion_entropy");
  const Expression MCEN = value_of("modified_confusion_entropy");
  const Expression both = row_total + column_total;
  // The shares of the classes sum to one only if there are more than two.
  const Expression cases_counted = cases(K - 2, 2 * N - correct, 2 * N);
  const Metrics metrics = {
      {.id = "overall_confusion_entropy",
       .symbol = "CEN_K",
       .formula = sum_defined(Over::classes, both / (2 * N) * CEN),
       .required = K - 1,
       .range = {0, 1.07},
       .better = Better::lower,
       .tier = 3,
       .reference = "Wei et al. 2010"},
      {.id = "overall_modified_confusion_entropy",
       .symbol = "MCEN_K",
       .formula = sum_defined(Over::classes, (both - n_ii) * MCEN) / cases_counted,
       .required = K - 1,
       .range = {0, 1},
       .better = Better::lower,
       .tier = 3,
       .reference = "Delgado and Nunez-Gonzalez 2019"},
  };
  return group_of(Scope::overall, "confusion_entropy", metrics);
}

}  // namespace deconfuse
