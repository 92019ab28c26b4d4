#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// κ with disagreement weights: one minus observed over expected disagreement (Cohen 1968).
Expression weighted_kappa(const Expression& weight) {
  return 1 - sum(Over::cells, weight * n_ij) /
                 (sum(Over::cells, weight * row_total * column_total_j) / N);
}

/// Agreement beyond chance, as a share of what is possible beyond chance.
Expression beyond_chance(const Expression& agreement, const Expression& chance) {
  return (agreement - chance) / (1 - chance);
}

}  // namespace

// Where a formula has two forms, the first is the one that does not subtract numbers of the size of
// N² from each other: on skewed data that would cost half of the digits.
Metrics agreement() {
  const Range signed_share{-1, 1};
  const Range below_one{-unbounded, 1};
  const Expression ACC = value_of("accuracy");
  const Expression both = row_total + column_total;
  const Expression pooled = both / (2 * N);
  const Metrics metrics = {
      {.id = "cohen_kappa",
       .symbol = "\\kappa",
       .formula = 1 - N * wrong / sum(Over::classes, row_total * (N - column_total)),
       .alternative = beyond_chance(ACC, sum(Over::classes, row_total * column_total) / square(N)),
       .range = signed_share,
       .better = Better::higher,
       .headline = 7,
       .reference = "Cohen 1960"},
      {.id = "cohen_kappa_linear",
       .symbol = "\\kappa_l",
       .formula = weighted_kappa(absolute(i - j)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Cicchetti and Allison 1971"},
      {.id = "cohen_kappa_quadratic",
       .symbol = "\\kappa_q",
       .formula = weighted_kappa(square(i - j)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Fleiss and Cohen 1973"},
      {.id = "cohen_kappa_weighted",
       .symbol = "\\kappa_w",
       .formula = weighted_kappa(kappa_weight),
       .range = below_one,
       .better = Better::higher,
       .tier = 2,
       .reference = "Cohen 1968"},
      {.id = "scott_pi",
       .symbol = "\\pi",
       .formula = 1 - 4 * N * wrong / sum(Over::classes, both * (2 * N - row_total - column_total)),
       .alternative = beyond_chance(ACC, sum(Over::classes, square(pooled))),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Scott 1955"},
      {.id = "bennett_s",
       .symbol = "S",
       .formula = beyond_chance(ACC, 1 / Expression(K)),
       .range = {Expression(-1) / (K - 1), 1},
       .better = Better::higher,
       .tier = 2,
       .reference = "Bennett et al. 1954; Brennan and Prediger 1981"},
      {.id = "gwet_ac1",
       .symbol = "AC_1",
       .formula = beyond_chance(ACC, sum(Over::classes, pooled * (1 - pooled)) / (K - 1)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Gwet 2008"},
      // Nominal data, with the correction for small samples.
      {.id = "krippendorff_alpha",
       .symbol = "\\alpha",
       .formula = 1 - (2 * N - 1) * (2 * wrong) /
                          sum(Over::classes, both * (2 * N - row_total - column_total)),
       .range = below_one,
       .better = Better::higher,
       .whole_counts = true,
       .tier = 2,
       .reference = "Krippendorff 1970"},
      {.id = "bangdiwala_b",
       .symbol = "B",
       .formula = sum(Over::classes, square(n_ii)) / sum(Over::classes, row_total * column_total),
       .range = {0, 1},
       .better = Better::higher,
       .tier = 2,
       .reference = "Bangdiwala 1985"},
  };
  return group_of(Scope::overall, "agreement", metrics);
}

Metrics correlation() {
  const Range signed_share{-1, 1};
  const Metrics metrics = {
      {.id = "matthews_correlation",
       .symbol = "MCC",
       .formula =
           sum(Over::classes, TP * TN - FP * FN) / root(sum(Over::classes, (TP + FP) * (TN + FN)) *
                                                        sum(Over::classes, (TP + FN) * (TN + FP))),
       .alternative = (correct * N - sum(Over::classes, row_total * column_total)) /
                      root((square(N) - sum(Over::classes, square(column_total))) *
                           (square(N) - sum(Over::classes, square(row_total)))),
       .range = signed_share,
       .better = Better::higher,
       .headline = 6,
       .reference = "Matthews 1975; Gorodkin 2004"},
  };
  return group_of(Scope::overall, "correlation", metrics);
}

}  // namespace deconfuse
