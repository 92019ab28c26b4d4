#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics counts() {
  const Range from_zero{0, N};
  const Metrics metrics = {
      {.id = "true_positive",
       .symbol = "TP",
       .formula = cell_sum(Region::cell),
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      {.id = "false_positive",
       .symbol = "FP",
       .formula = cell_sum(Region::column_others),
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      {.id = "false_negative",
       .symbol = "FN",
       .formula = cell_sum(Region::row_others),
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      // Every case outside the row and the column of the class, not only the
      // correct ones there.
      {.id = "true_negative",
       .symbol = "TN",
       .formula = cell_sum(Region::others),
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      {.id = "condition_positive",
       .symbol = "P",
       .formula = TP + FN,
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      {.id = "condition_negative",
       .symbol = "N_{-}",
       .formula = FP + TN,
       .range = from_zero,
       .count = true,
       .tier = 2,
       .reference = "Standard"},
      {.id = "predicted_positive",
       .symbol = "\\hat P",
       .formula = TP + FP,
       .range = from_zero,
       .count = true,
       .reference = "Standard"},
      {.id = "predicted_negative",
       .symbol = "\\hat N",
       .formula = TN + FN,
       .range = from_zero,
       .count = true,
       .tier = 2,
       .reference = "Standard"},
      {.id = "hamming_distance_class",
       .symbol = "HD",
       .formula = FP + FN,
       .range = from_zero,
       .better = Better::lower,
       .count = true,
       .tier = 2,
       .reference = "Hamming 1950"},
      {.id = "prediction_excess",
       .symbol = "AM",
       .formula = FP - FN,
       .alternative = value_of("predicted_positive") - value_of("condition_positive"),
       .range = {-Expression(N), N},
       .count = true,
       .tier = 2,
       .reference = "PyCM"},
  };
  return group_of(Scope::class_, "counts", metrics);
}

}  // namespace deconfuse
