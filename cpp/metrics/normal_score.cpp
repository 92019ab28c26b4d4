#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

Metrics normal_score() {
  const Expression level = quantities::level;
  const Metrics metrics = {
      {.id = "normal_score",
       .symbol = "z",
       .formula = normal_quantile((1 + level) / Expression(2), (1 - level) / Expression(2)),
       .range = {0, unbounded},
       .auxiliary = true,
       .needs = Needs::anything},
  };
  return group_of(Scope::interval, "interval", metrics);
}

}  // namespace deconfuse
