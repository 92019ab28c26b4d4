#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity n01 = given<MatrixEvaluation>(
    "only_first_right", "n_{01}",
    [](const MatrixEvaluation& data, Place) { return data.dataset().rivals->only_first_right; });
constexpr Quantity n10 = given<MatrixEvaluation>(
    "only_second_right", "n_{10}",
    [](const MatrixEvaluation& data, Place) { return data.dataset().rivals->only_second_right; });

}  // namespace

// Two classifiers on the same cases: only the cases that exactly one of them gets right count.
Metrics rivals() {
  const Expression both = n01 + Expression(n10);
  const Expression larger = maximum(n01, n10);
  const Expression difference = absolute(n01 - Expression(n10));
  const Range share{0, 1};
  Metrics metrics = {
      {.id = "mcnemar_statistic",
       .symbol = "X^2",
       .formula = square(difference) / both,
       .range = {0, unbounded},
       .tier = 2,
       .family = "mcnemar_statistic",
       .reference = "McNemar 1947"},
      {.id = "mcnemar_statistic_corrected",
       .symbol = "X_c^2",
       .formula = square(maximum(difference - 1, 0)) / both,
       .range = {0, unbounded},
       .tier = 2,
       .family = "mcnemar_statistic",
       .reference = "Edwards 1948"},
      {.id = "mcnemar_p_value",
       .symbol = "p",
       .formula = chi_squared_upper_tail(value_of("mcnemar_statistic"), 1),
       .range = share,
       .tier = 1,
       .family = "mcnemar_p_value",
       .reference = "McNemar 1947"},
      {.id = "mcnemar_p_value_corrected",
       .symbol = "p_c",
       .formula = chi_squared_upper_tail(value_of("mcnemar_statistic_corrected"), 1),
       .range = share,
       .tier = 2,
       .family = "mcnemar_p_value",
       .reference = "Edwards 1948"},
      {.id = "mcnemar_exact_p_value",
       .symbol = "p_{exact}",
       .formula = minimum(1, 2 * binomial_upper_tail(larger, both, 0.5)),
       .range = share,
       .tier = 1,
       .family = "mcnemar_p_value",
       .reference = "McNemar 1947"},
      {.id = "mcnemar_mid_p_value",
       .symbol = "p_{mid}",
       .formula = minimum(
           1, binomial_upper_tail(larger, both, 0.5) + binomial_upper_tail(larger + 1, both, 0.5)),
       .range = share,
       .tier = 3,
       .family = "mcnemar_p_value",
       .reference = "Lancaster 1961; Fagerland et al. 2013"},
  };
  for (Metric& metric : metrics) {
    metric.needs = Needs::rivals;
    metric.whole_counts = true;
  }
  return group_of(Scope::interval, "test", std::move(metrics));
}

}  // namespace deconfuse
