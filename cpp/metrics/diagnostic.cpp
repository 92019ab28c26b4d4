#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity net_benefit_threshold =
    option("net_benefit_threshold", "p_t", "netBenefitThreshold",
           [](const Options& options) { return options.net_benefit_threshold; });

}  // namespace

Metrics diagnostic() {
  const Range positive{0, unbounded};
  const Expression TPR = value_of("recall");
  const Expression TNR = value_of("specificity");
  const Expression FPR = value_of("false_positive_rate");
  const Expression FNR = value_of("false_negative_rate");
  const Expression odds = net_benefit_threshold / (1 - net_benefit_threshold);
  const Metrics metrics = {
      {.id = "positive_likelihood_ratio",
       .symbol = "LR_+",
       .formula = TPR / FPR,
       .range = positive,
       .better = Better::higher,
       .reference = "Simel et al. 1991"},
      {.id = "negative_likelihood_ratio",
       .symbol = "LR_-",
       .formula = FNR / TNR,
       .range = positive,
       .better = Better::lower,
       .reference = "Simel et al. 1991"},
      {.id = "diagnostic_odds_ratio",
       .symbol = "DOR",
       .formula = TP * TN / (FP * FN),
       .range = positive,
       .better = Better::higher,
       .tier = 2,
       .reference = "Glas et al. 2003"},
      // √3/π scales a logit to unit variance, so the logarithm is the natural one.
      {.id = "discriminant_power",
       .symbol = "DP",
       .formula = root(3) / pi * (log(TP / FN, e) + log(TN / FP, e)),
       .range = {-unbounded, unbounded},
       .better = Better::higher,
       .tier = 2,
       .reference = "Blakeley and Oddone 1995; Sokolova et al. 2006"},
      {.id = "discriminant_power_log10",
       .symbol = "DP_{10}",
       .formula = root(3) / pi * (log(TP / FN, 10) + log(TN / FP, 10)),
       .range = {-unbounded, unbounded},
       .better = Better::higher,
       .tier = 3,
       .reference = "PyCM"},
      {.id = "d_prime",
       .symbol = "d'",
       .formula = normal_quantile(TPR, FNR) - normal_quantile(FPR, TNR),
       .range = {-unbounded, unbounded},
       .better = Better::higher,
       .tier = 2,
       .reference = "Tanner and Swets 1954; Green and Swets 1966"},
      {.id = "prevalence_threshold",
       .symbol = "\\phi_e",
       .formula = root(FPR) / (root(TPR) + root(FPR)),
       .range = {0, 1},
       .better = Better::lower,
       .tier = 3,
       .reference = "Balayla 2020"},
      {.id = "number_needed_to_diagnose",
       .symbol = "NND",
       .formula = 1 / value_of("informedness"),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .tier = 3,
       .reference = "Linn and Grunau 2006"},
      {.id = "net_benefit",
       .symbol = "NB",
       .formula = TP / N - FP / N * odds,
       .range = {-unbounded, 1},
       .better = Better::higher,
       .tier = 2,
       .reference = "Vickers and Elkin 2006"},
  };
  return group_of(Scope::class_, "diagnostic", metrics);
}

Metrics class_information() {
  const Metrics metrics = {
      {.id = "information_score",
       .symbol = "IS",
       .formula = log(TP / (TP + FP) / ((TP + FN) / N), base),
       .range = {-unbounded, unbounded},
       .better = Better::higher,
       .tier = 2,
       .reference = "Kononenko and Bratko 1991"},
  };
  return group_of(Scope::class_, "information", metrics);
}

}  // namespace deconfuse
