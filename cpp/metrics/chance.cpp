#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics class_chance() {
  const Expression P = TP + FN;
  const Expression predicted = TP + FP;
  const Metrics metrics = {
      {.id = "random_accuracy",
       .symbol = "RACC",
       .formula = P * predicted / square(N),
       .range = {0, 1},
       .tier = 3,
       .family = "random_accuracy",
       .reference = "Cohen 1960"},
      {.id = "random_accuracy_unbiased",
       .symbol = "RACCU",
       .formula = square((P + predicted) / (2 * N)),
       .range = {0, 1},
       .tier = 3,
       .family = "random_accuracy",
       .reference = "Scott 1955"},
  };
  return group_of(Scope::class_, "chance", metrics);
}

Metrics chance() {
  const Metrics metrics = {
      {.id = "overall_random_accuracy",
       .symbol = "p_e",
       .formula = sum(Over::classes, row_total * column_total) / square(N),
       .range = {0, 1},
       .tier = 3,
       .family = "overall_random_accuracy",
       .reference = "Cohen 1960"},
      {.id = "overall_random_accuracy_unbiased",
       .symbol = "p_{e,U}",
       .formula = sum(Over::classes, square((row_total + column_total) / (2 * N))),
       .range = {0, 1},
       .tier = 3,
       .family = "overall_random_accuracy",
       .reference = "Scott 1955"},
  };
  return group_of(Scope::overall, "chance", metrics);
}

}  // namespace deconfuse
