#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

// The classes are in order, at equal distances.
Metrics ordinal() {
  const Range signed_share{-1, 1};
  const Range steps{0, K - 1};
  const Expression concordant = value_of("concordant_pairs");
  const Expression discordant = value_of("discordant_pairs");
  // Twice the number of pairs of cases that differ in truth, or in prediction.
  const Expression different_truth = sum(Over::rows, row_total * (N - row_total));
  const Expression different_prediction = sum(Over::columns, column_total_j * (N - column_total_j));
  const Metrics metrics = {
      {.id = "ordinal_mae",
       .symbol = "MAE",
       .formula = sum(Over::cells, absolute(i - j) * n_ij) / N,
       .range = steps,
       .better = Better::lower,
       .ordered = true,
       .tier = 3,
       .family = "ordinal_mae",
       .reference = "Gaudette and Japkowicz 2009"},
      {.id = "ordinal_mse",
       .symbol = "MSE",
       .formula = sum(Over::cells, square(i - j) * n_ij) / N,
       .range = {0, square(K - 1)},
       .better = Better::lower,
       .ordered = true,
       .tier = 3,
       .reference = "Gaudette and Japkowicz 2009"},
      {.id = "ordinal_mae_macro",
       .symbol = "MAE_M",
       .formula = sum_defined(Over::rows, sum(Over::columns, absolute(i - j) * n_ij) / row_total) /
                  count_defined(Over::rows, 1 / Expression(row_total), defined_classes),
       .range = steps,
       .better = Better::lower,
       .ordered = true,
       .tier = 3,
       .family = "ordinal_mae",
       .reference = "Baccianella et al. 2009"},
      {.id = "within_one_accuracy",
       .symbol = "ACC_{1}",
       .formula = cell_sum(Region::near_diagonal) / N,
       .range = {0, 1},
       .better = Better::higher,
       .ordered = true,
       .tier = 3,
       .reference = "Standard"},
      {.id = "concordant_pairs",
       .symbol = "C",
       .formula = sum(Over::cells, n_ij * below_right),
       .range = {0, unbounded},
       .auxiliary = true,
       .count = true},
      {.id = "discordant_pairs",
       .symbol = "D",
       .formula = sum(Over::cells, n_ij * below_left),
       .range = {0, unbounded},
       .auxiliary = true,
       .count = true},
      {.id = "kendall_tau_b",
       .symbol = "\\tau_b",
       .formula = 2 * (concordant - discordant) / root(different_truth * different_prediction),
       .range = signed_share,
       .better = Better::higher,
       .ordered = true,
       .tier = 3,
       .family = "rank_correlation",
       .reference = "Kendall 1945"},
      {.id = "goodman_kruskal_gamma",
       .symbol = "\\gamma",
       .formula = (concordant - discordant) / (concordant + discordant),
       .range = signed_share,
       .better = Better::higher,
       .ordered = true,
       .tier = 3,
       .family = "rank_correlation",
       .reference = "Goodman and Kruskal 1954"},
      {.id = "somers_d",
       .symbol = "d",
       .formula = 2 * (concordant - discordant) / different_truth,
       .range = signed_share,
       .better = Better::higher,
       .ordered = true,
       .tier = 3,
       .family = "rank_correlation",
       .reference = "Somers 1962"},
  };
  return group_of(Scope::overall, "ordinal", metrics);
}

}  // namespace deconfuse
