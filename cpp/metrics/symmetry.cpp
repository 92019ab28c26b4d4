#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics symmetry() {
  const Expression pair = n_ij + n_ji;
  const Metrics metrics = {
      // Pairs of classes that were never confused do not count.
      {.id = "bowker_statistic",
       .symbol = "X_B^2",
       .formula = sum_defined(Over::above_diagonal, square(n_ij - n_ji) / pair),
       .range = {0, unbounded},
       .of_sample = true,
       .tier = 3,
       .reference = "Bowker 1948"},
      {.id = "bowker_df",
       .symbol = "df_B",
       .formula = count_defined(Over::above_diagonal, 1 / pair, confused_pairs),
       .range = {0, K * (K - 1) / 2},
       .count = true,
       .tier = 3,
       .reference = "Bowker 1948"},
      {.id = "bowker_p_value",
       .symbol = "p_B",
       .formula = chi_squared_upper_tail(value_of("bowker_statistic"), value_of("bowker_df")),
       .range = {0, 1},
       .whole_counts = true,
       .tier = 3,
       .reference = "Bowker 1948"},
  };
  return group_of(Scope::overall, "symmetry_test", metrics);
}

}  // namespace deconfuse
