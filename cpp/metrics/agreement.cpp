#include "metrics/aickin.hpp"
#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// Disagreement weights.
constexpr Quantity kappa_weight = table_option(
    "kappa_weight", "w_{ij}", "kappaWeights",
    [](const Options& options) -> const std::vector<double>& { return options.kappa_weights; });

/// Ranks of the classes if true and predicted labels are ordered together; ties have the middle
/// rank.
constexpr Quantity pooled_rank_i = given<MatrixEvaluation>(
    "pooled_rank", "r_i",
    [](const MatrixEvaluation& data, Place place) { return data.pooled_ranks()[place.row]; });
constexpr Quantity pooled_rank_j = turned(with_symbol("r_j", pooled_rank_i));

constexpr Quantity aickin_chance = with_exact(
    costly_quantity<MatrixEvaluation>("aickin_chance_agreement", "p_e",
                                      [](const MatrixEvaluation& data) {
                                        return aickin_chance_agreement(data.dataset().matrix);
                                      }),
    irrational);

/// κ with disagreement weights: one minus observed over expected disagreement (Cohen 1968).
Expression weighted_kappa(const Expression& weight) {
  return 1 - sum(Over::cells, weight * n_ij) /
                 (sum(Over::cells, weight * row_total * column_total_j) / N);
}

/// α with disagreement weights: the same with the labels of both raters pooled, and with the
/// correction for small samples (Krippendorff 2004).
Expression weighted_alpha(const Expression& weight) {
  return 1 - (2 * N - 1) * sum(Over::cells, weight * (n_ij + n_ji)) /
                 sum(Over::cells,
                     weight * ((row_total + column_total_i) * (row_total_j + column_total_j)));
}

}  // namespace

// If a formula has two forms, the first one does not subtract numbers of the size of N² from each
// other, which would lose half of the digits on skewed data.
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
       .of_class = "cohen_kappa_class",
       .range = signed_share,
       .better = Better::higher,
       .headline = 7,
       .family = "kappa",
       .reference = "Cohen 1960"},
      // The largest kappa that the margins allow.
      {.id = "kappa_max",
       .symbol = "\\kappa_{max}",
       .formula = 1 - N * sum(Over::classes, row_total - minimum(row_total, column_total)) /
                          sum(Over::classes, row_total * (N - column_total)),
       .alternative = beyond_chance(sum(Over::classes, minimum(row_total, column_total)) / N,
                                    value_of("overall_random_accuracy")),
       .range = below_one,
       .tier = 3,
       .reference = "Cohen 1960"},
      {.id = "kappa_no_prevalence",
       .symbol = "\\kappa_{np}",
       .formula = 2 * ACC - 1,
       .range = signed_share,
       .better = Better::higher,
       .tier = 3,
       .family = "kappa",
       .reference = "Byrt et al. 1993"},
      {.id = "cohen_kappa_linear",
       .symbol = "\\kappa_l",
       .formula = weighted_kappa(absolute(i - j)),
       .range = signed_share,
       .better = Better::higher,
       .ordered = true,
       .tier = 2,
       .family = "weighted_kappa",
       .reference = "Cicchetti and Allison 1971"},
      {.id = "cohen_kappa_quadratic",
       .symbol = "\\kappa_q",
       .formula = weighted_kappa(square(i - j)),
       .range = signed_share,
       .better = Better::higher,
       .ordered = true,
       .tier = 2,
       .family = "weighted_kappa",
       .reference = "Fleiss and Cohen 1973"},
      {.id = "cohen_kappa_weighted",
       .symbol = "\\kappa_w",
       .formula = weighted_kappa(kappa_weight),
       .range = below_one,
       .better = Better::higher,
       .tier = 2,
       .family = "weighted_kappa",
       .reference = "Cohen 1968"},
      {.id = "scott_pi",
       .symbol = "\\pi",
       .formula = 1 - 4 * N * wrong / sum(Over::classes, both * (2 * N - row_total - column_total)),
       .alternative = beyond_chance(ACC, sum(Over::classes, square(pooled))),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .family = "kappa",
       .reference = "Scott 1955"},
      {.id = "bennett_s",
       .symbol = "S",
       .formula = beyond_chance(ACC, 1 / Expression(K)),
       .range = {Expression(-1) / (K - 1), 1},
       .better = Better::higher,
       .tier = 2,
       .family = "kappa",
       .reference = "Bennett et al. 1954; Brennan and Prediger 1981"},
      {.id = "gwet_ac1",
       .symbol = "AC_1",
       .formula = beyond_chance(ACC, sum(Over::classes, pooled * (1 - pooled)) / (K - 1)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .family = "kappa",
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
       .family = "krippendorff_alpha",
       .reference = "Krippendorff 1970"},
      {.id = "krippendorff_alpha_ordinal",
       .symbol = "\\alpha_{ord}",
       .formula = weighted_alpha(square(pooled_rank_i - pooled_rank_j)),
       .range = below_one,
       .better = Better::higher,
       .whole_counts = true,
       .ordered = true,
       .tier = 3,
       .family = "krippendorff_alpha",
       .reference = "Krippendorff 2004"},
      {.id = "krippendorff_alpha_interval",
       .symbol = "\\alpha_{int}",
       .formula = weighted_alpha(square(i - j)),
       .range = below_one,
       .better = Better::higher,
       .whole_counts = true,
       .ordered = true,
       .tier = 3,
       .family = "krippendorff_alpha",
       .reference = "Krippendorff 2004"},
      {.id = "krippendorff_alpha_weighted",
       .symbol = "\\alpha_w",
       .formula = weighted_alpha(kappa_weight),
       .range = below_one,
       .better = Better::higher,
       .whole_counts = true,
       .tier = 3,
       .family = "krippendorff_alpha",
       .reference = "Krippendorff 2004"},
      {.id = "aickin_alpha",
       .symbol = "\\alpha_A",
       .formula = cases(wrong, beyond_chance(ACC, aickin_chance),
                        beyond_chance(ACC, value_of("overall_random_accuracy"))),
       .range = below_one,
       .better = Better::higher,
       .tier = 3,
       .reference = "Aickin 1990"},
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
       .of_two_classes = (TP * TN - FP * FN) / root((TP + FP) * (TP + FN) * (TN + FP) * (TN + FN)),
       .of_class = "matthews_correlation_class",
       .range = signed_share,
       .better = Better::higher,
       .headline = 6,
       .reference = "Matthews 1975; Gorodkin 2004"},
  };
  return group_of(Scope::overall, "correlation", metrics);
}

}  // namespace deconfuse
