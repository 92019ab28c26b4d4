#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity iba_alpha = option("iba_alpha", "\\alpha", "ibaAlpha",
                                      [](const Options& options) { return options.iba_alpha; });

}  // namespace

Metrics skill() {
  const Range share{0, 1};
  const Range signed_share{-1, 1};
  const Expression PPV = value_of("precision");
  const Expression NPV = value_of("negative_predictive_value");
  const Expression TPR = value_of("recall");
  const Expression TNR = value_of("specificity");
  const Expression FPR = value_of("false_positive_rate");
  const Expression FNR = value_of("false_negative_rate");
  const Expression agreement = (TP + TN) / N;
  const Expression chance = ((TP + FN) * (TP + FP) + (FP + TN) * (TN + FN)) / square(N);
  // Prevalence is computed first, because N·N/N can differ from N, but N·(N/N) cannot.
  const Expression random_hits = (TP + FP) * ((TP + FN) / N);
  const Metrics metrics = {
      {.id = "informedness",
       .symbol = "BM",
       .formula = TPR + TNR - 1,
       .range = signed_share,
       .better = Better::higher,
       .reference = "Peirce 1884; Youden 1950; Powers 2003"},
      {.id = "markedness",
       .symbol = "MK",
       .formula = PPV + NPV - 1,
       .range = signed_share,
       .better = Better::higher,
       .reference = "Powers 2003"},
      {.id = "matthews_correlation_class",
       .symbol = "MCC_i",
       .formula = (TP * TN - FP * FN) / root((TP + FP) * (TP + FN) * (TN + FP) * (TN + FN)),
       .range = signed_share,
       .better = Better::higher,
       .reference = "Yule 1912; Matthews 1975"},
      {.id = "cohen_kappa_class",
       .symbol = "\\kappa_i",
       .formula = 2 * (TP * TN - FP * FN) / ((TP + FP) * (FP + TN) + (TP + FN) * (FN + TN)),
       .alternative = beyond_chance(agreement, chance),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Heidke 1926; Cohen 1960"},
      {.id = "yule_q",
       .symbol = "Q",
       .formula = (TP * TN - FP * FN) / (TP * TN + FP * FN),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Yule 1900"},
      {.id = "yule_y",
       .symbol = "Y",
       .formula = (root(TP * TN) - root(FP * FN)) / (root(TP * TN) + root(FP * FN)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Yule 1912"},
      {.id = "gilbert_skill_score",
       .symbol = "GSS",
       .formula = (TP * TN - FP * FN) / (TP * TN - FP * FN + N * (FP + FN)),
       .alternative = (TP - random_hits) / (TP + FP + FN - random_hits),
       .range = {Expression(-1) / 3, 1},
       .better = Better::higher,
       .tier = 2,
       .reference = "Gilbert 1884; Schaefer 1990"},
      {.id = "symmetric_extremal_dependence_index",
       .symbol = "SEDI",
       .formula = (log(FPR, e) - log(TPR, e) - log(TNR, e) + log(FNR, e)) /
                  (log(FPR, e) + log(TPR, e) + log(TNR, e) + log(FNR, e)),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Ferro and Stephenson 2011"},
      {.id = "frequency_bias",
       .symbol = "B",
       .formula = (TP + FP) / (TP + FN),
       .range = {0, unbounded},
       .tier = 2,
       .reference = "Wilks 2011"},
      {.id = "lift",
       .symbol = "LS",
       .formula = TP * N / ((TP + FP) * (TP + FN)),
       .alternative = PPV / value_of("prevalence"),
       .range = {0, unbounded},
       .better = Better::higher,
       .tier = 2,
       .reference = "Standard in data mining"},
      {.id = "index_of_balanced_accuracy",
       .symbol = "IBA_\\alpha",
       .formula = (1 + iba_alpha * (TPR - TNR)) * TPR * TNR,
       .range = {minimum(0, 1 - iba_alpha), 1 + iba_alpha},
       .better = Better::higher,
       .tier = 2,
       .reference = "Garcia et al. 2009"},
      {.id = "optimized_precision",
       .symbol = "OP",
       .formula = agreement - absolute(TNR - TPR) / (TNR + TPR),
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Ranawana and Palade 2006"},
      {.id = "individual_classification_success_index",
       .symbol = "ICSI",
       .formula = PPV + TPR - 1,
       .range = signed_share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Labatut and Cherifi 2011"},
      {.id = "aupr_single_point",
       .symbol = "AUPR_1",
       .formula = (PPV + TPR) / 2,
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "PyCM"},
  };
  return group_of(Scope::class_, "skill", metrics);
}

}  // namespace deconfuse
