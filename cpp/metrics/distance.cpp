#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics class_distance() {
  const Expression FNR = value_of("false_negative_rate");
  const Expression FPR = value_of("false_positive_rate");
  const Metrics metrics = {
      {.id = "distance_index",
       .symbol = "dInd",
       .formula = root(square(FNR) + square(FPR)),
       .alternative = root(square(1 - value_of("recall")) + square(1 - value_of("specificity"))),
       .range = {0, root(2)},
       .better = Better::lower,
       .tier = 3,
       .reference = "Flach 2003"},
      {.id = "similarity_index",
       .symbol = "sInd",
       .formula = 1 - value_of("distance_index") / root(2),
       .range = {0, 1},
       .better = Better::higher,
       .tier = 3,
       .reference = "Branco et al. 2016"},
      {.id = "bray_curtis",
       .symbol = "BCD",
       .formula = absolute(FP - FN) / (2 * N),
       .alternative =
           absolute(value_of("predicted_positive") - value_of("condition_positive")) / (2 * N),
       .range = {0, 0.5},
       .better = Better::lower,
       .tier = 3,
       .reference = "Bray and Curtis 1957"},
  };
  return group_of(Scope::class_, "distance", metrics);
}

}  // namespace deconfuse
