#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

const Expression P = positives;
const Expression N = negatives;

/// The loss, in cases, that costs c with distribution Beta(a, b) take away from it when threshold
/// after threshold is used where it is best: one term for each step of `more_TP` and `more_FP`
/// that pays from the cost `c` down.
Expression gain_of_step(Expression more_TP, Expression more_FP, Expression c, Expression a,
                        Expression b) {
  const Expression mean = a / (a + b);
  const Expression rest = b / (a + b);
  return more_TP * rest * incomplete_beta(c, a, b + 1) -
         more_FP * mean * incomplete_beta(c, a + 1, b);
}

/// 1 − L/L₀: the expected least loss against that of the better of the two trivial classifiers,
/// with the normalised cost of a false positive distributed as Beta(a, b) (Hand 2009).
Expression h_of(Expression a, Expression b) {
  const Expression nobody_positive = P * (b / (a + b));
  const Expression of_scores =
      nobody_positive -
      sum(Over::hull_points, gain_of_step(Expression(hull_TP) - previous_hull_TP,
                                          Expression(hull_FP) - previous_hull_FP, c_k, a, b));
  const Expression of_no_scores = nobody_positive - gain_of_step(P, N, P / (P + N), a, b);
  return 1 - of_scores / of_no_scores;
}

Metric h_measure(Text id, Text symbol, Expression a, Expression b, std::int8_t tier,
                 Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = h_of(a, b),
          .required = P * N,
          .range = {0, 1},
          .better = Better::higher,
          .needs = Needs::scores,
          .tier = tier,
          .family = "h_measure",
          .reference = reference};
}

}  // namespace

Metrics h_measures() {
  const Metrics metrics = {
      h_measure("h_measure", "H", 1 + P / (P + N), 1 + N / (P + N), 2,
                "Hand 2009; Hand and Anagnostopoulos 2014"),
      h_measure("h_measure_beta22", "H_{2,2}", 2, 2, 3, "Hand 2009"),
      h_measure("h_measure_severity_ratio", "H_{SR}", 2, 1 + 1 / Expression(severity_ratio), 3,
                "Hand and Anagnostopoulos 2012"),
  };
  return group_of(Scope::curve, "cost_curve", metrics);
}

}  // namespace deconfuse
