#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity tversky_alpha =
    option("tversky_alpha", "\\alpha", "tverskyAlpha",
           [](const Options& options) { return options.tversky_alpha; });
constexpr Quantity tversky_beta =
    option("tversky_beta", "\\beta", "tverskyBeta",
           [](const Options& options) { return options.tversky_beta; });

/// van Rijsbergen's F, from counts: 0 instead of 0/0 if the class is missed entirely. `b` is β².
Expression f_score(Expression b) { return (1 + b) * TP / ((1 + b) * TP + b * FN + FP); }

}  // namespace

Metrics f_family() {
  const Range share{0, 1};
  const Expression PPV = value_of("precision");
  const Expression TPR = value_of("recall");
  const Expression TNR = value_of("specificity");
  const Expression negatives = value_of("condition_negative") / N;
  const Metrics metrics = {
      {.id = "f1",
       .symbol = "F_1",
       .formula = 2 * TP / (2 * TP + FP + FN),
       .alternative = 2 * PPV * TPR / (PPV + TPR),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .averages = 1,
       .headline = 4,
       .reference = "Dice 1945; van Rijsbergen 1979"},
      {.id = "f0_5",
       .symbol = "F_{0.5}",
       .formula = 1.25 * TP / (1.25 * TP + 0.25 * FN + FP),
       .alternative = 1.25 * PPV * TPR / (0.25 * PPV + TPR),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .tier = 2,
       .reference = "van Rijsbergen 1979"},
      {.id = "f2",
       .symbol = "F_2",
       .formula = 5 * TP / (5 * TP + 4 * FN + FP),
       .alternative = 5 * PPV * TPR / (4 * PPV + TPR),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .tier = 2,
       .reference = "van Rijsbergen 1979"},
      {.id = "f_beta",
       .symbol = "F_\\beta",
       .formula = f_score(square(beta)),
       .alternative = (1 + square(beta)) * PPV * TPR / (square(beta) * PPV + TPR),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .averages = 2,
       .reference = "van Rijsbergen 1979"},
      {.id = "jaccard",
       .symbol = "J",
       .formula = TP / (TP + FP + FN),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .averages = 2,
       .reference = "Jaccard 1901"},
      {.id = "tversky_index",
       .symbol = "TI",
       .formula = TP / (TP + tversky_alpha * FN + tversky_beta * FP),
       .range = share,
       .better = Better::higher,
       .zero_division = true,
       .tier = 2,
       .reference = "Tversky 1977"},
      {.id = "g_measure",
       .symbol = "G",
       .formula = TP / root((TP + FP) * (TP + FN)),
       .alternative = root(PPV * TPR),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Ochiai 1957; Fowlkes and Mallows 1983"},
      {.id = "g_mean",
       .symbol = "GM",
       .formula = root(TPR * TNR),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Kubat and Matwin 1997"},
      // GM is positive exactly if TPR and TNR are; if only TNR is 0, both branches give 0.
      {.id = "adjusted_g_mean",
       .symbol = "AGM",
       .formula =
           cases(value_of("g_mean"), (value_of("g_mean") + TNR * negatives) / (1 + negatives), 0),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Batuwita and Palade 2009"},
      // The second factor is F0.5 with the two classes exchanged.
      {.id = "adjusted_f_score",
       .symbol = "AGF",
       .formula = root(value_of("f2") * (1.25 * TN / (1.25 * TN + 0.25 * FP + FN))),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Maratea et al. 2014"},
      {.id = "p4",
       .symbol = "P_4",
       .formula = 4 * TP * TN / (4 * TP * TN + (TP + TN) * (FP + FN)),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Sitarz 2022"},
      {.id = "overlap_coefficient",
       .symbol = "OC",
       .formula = TP / minimum(TP + FP, TP + FN),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Simpson 1943"},
      {.id = "braun_blanquet",
       .symbol = "BB",
       .formula = TP / maximum(TP + FP, TP + FN),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .reference = "Braun-Blanquet 1932"},
  };
  return group_of(Scope::class_, "f_family", metrics);
}

}  // namespace deconfuse
