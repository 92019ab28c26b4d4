#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

Metrics totals() {
  const Range from_zero{0, N};
  const Metrics metrics = {
      {.id = "sample_size",
       .symbol = "N",
       .formula = cell_sum(Region::all),
       .range = {0, unbounded},
       .count = true,
       .needs = Needs::groups,
       .reference = "Standard"},
      {.id = "class_count",
       .symbol = "K",
       .formula = K,
       .range = {1, unbounded},
       .count = true,
       .reference = "Standard"},
      {.id = "correct_count",
       .symbol = "c",
       .formula = cell_sum(Region::diagonal),
       .range = from_zero,
       .better = Better::higher,
       .count = true,
       .reference = "Standard"},
      {.id = "error_count",
       .symbol = "e",
       .formula = cell_sum(Region::off_diagonal),
       .alternative = N - Expression(correct),
       .range = from_zero,
       .better = Better::lower,
       .count = true,
       .reference = "Standard"},
      {.id = "mean_predictions_per_class",
       .symbol = "RR",
       .formula = N / Expression(K),
       .range = {0, unbounded},
       .tier = 3,
       .reference = "PyCM"},
  };
  return group_of(Scope::overall, "counts", metrics);
}

Metrics accuracies() {
  const Range share{0, 1};
  const Expression supported = count_defined(Over::classes, value_of("recall"), defined_classes);
  const Metrics metrics = {
      {.id = "accuracy",
       .symbol = "ACC",
       .formula = sum(Over::classes, n_ii) / N,
       .of_class = "accuracy_class",
       .range = share,
       .better = Better::higher,
       .headline = 1,
       .family = "accuracy",
       .reference = "Standard"},
      {.id = "error_rate",
       .symbol = "ERR",
       .formula = wrong / Expression(N),
       .alternative = 1 - value_of("accuracy"),
       .of_class = "error_rate_class",
       .range = share,
       .better = Better::lower,
       .family = "error_rate",
       .reference = "Standard"},
      // The mean over the classes with cases, whatever the zero-division policy.
      {.id = "balanced_accuracy",
       .symbol = "BA",
       .formula = sum_defined(Over::classes, n_ii / row_total) / supported,
       .of_class = "recall",
       .range = share,
       .better = Better::higher,
       .headline = 5,
       .family = "balanced_accuracy",
       .reference = "Brodersen et al. 2010; Kelleher et al. 2015"},
      {.id = "balanced_accuracy_adjusted",
       .symbol = "BA_{adj}",
       .formula = (value_of("balanced_accuracy") - 1 / supported) / (1 - 1 / supported),
       .range = {Expression(-1) / (supported - 1), 1},
       .better = Better::higher,
       .tier = 2,
       .family = "balanced_accuracy",
       .reference = "Mosley 2013"},
      {.id = "class_balance_accuracy",
       .symbol = "CBA",
       .formula = mean_over_classes(n_ii / maximum(row_total, column_total)),
       .range = share,
       .better = Better::higher,
       .tier = 2,
       .family = "balanced_accuracy",
       .reference = "Mosley 2013"},
      {.id = "no_information_rate",
       .symbol = "NIR",
       .formula = maximum_over(Over::classes, row_total) / N,
       .range = share,
       .reference = "caret"},
      // The exact one-sided binomial test.
      {.id = "accuracy_p_value",
       .symbol = "p",
       .formula = binomial_upper_tail(correct, N, value_of("no_information_rate")),
       .range = share,
       .better = Better::lower,
       .whole_counts = true,
       .tier = 2,
       .reference = "caret; exact binomial test"},
  };
  return group_of(Scope::overall, "accuracy", metrics);
}

}  // namespace deconfuse
