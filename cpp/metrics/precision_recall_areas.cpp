#include "metrics/quantities.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

const Expression P = positives;
const Expression more_TP = Expression(TP_k) - previous_TP;

/// The area below one step of the curve on which TP and FP grow in proportion, times P: recall 0
/// has the precision of the first step. Steps without positives have no width.
Expression area_of_step() {
  const Expression predicted = Expression(TP_k) + FP_k;
  const Expression predicted_before = Expression(previous_TP) + previous_FP;
  const Expression slope = 1 + Expression(s_k);
  const Expression offset = previous_FP - Expression(s_k) * previous_TP;
  const Expression later =
      more_TP / slope - offset / square(slope) * log(predicted / predicted_before, quantities::e);
  return cases(predicted_before, later, more_TP / slope);
}

Metric area(Text id, Text symbol, Expression formula, std::int8_t tier, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .required = P,
          .range = {0, 1},
          .better = Better::higher,
          .needs = Needs::scores,
          .tier = tier,
          .family = "precision_recall_area",
          .reference = reference};
}

}  // namespace

Expression step_sum_of_precision() {
  return known_as(sum_of_precisions, sum(Over::points, more_TP * P_k)) / P;
}

Metrics precision_recall_areas() {
  Metric average_precision = area("average_precision", "AP", step_sum_of_precision(), 1,
                                  "Buckley and Voorhees 2000; Zhu 2004");
  average_precision.headline = 2;
  const Metrics metrics = {
      average_precision,
      area("pr_auc_trapezoid", "AUPR",
           sum(Over::points, more_TP * (Expression(P_k) + previous_P)) / (2 * P), 2,
           "Davis and Goadrich 2006"),
      area("pr_auc_davis_goadrich", "AUPR_{DG}",
           known_as(area_between_points, sum_defined(Over::points, area_of_step())) / P, 2,
           "Davis and Goadrich 2006; Keilwagen et al. 2014"),
      area("interpolated_average_precision_11", "AP_{11}",
           sum(Over::recall_levels, P_at_level) / 11, 2,
           "Salton and McGill 1983; Everingham et al. 2010"),
      area("interpolated_average_precision", "AP_{int}",
           sum(Over::points, more_TP * interpolated_P) / P, 2, "Everingham et al. 2010"),
  };
  return group_of(Scope::curve, "precision_recall", metrics);
}

Metrics top_of_ranking() {
  const Expression share = Expression(positives) / (Expression(positives) + negatives);
  const Metrics metrics = {
      {.id = "precision_at_k",
       .symbol = "P@k",
       .formula = Expression(top_positives) / k,
       .range = {0, 1},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Manning et al. 2008"},
      {.id = "recall_at_k",
       .symbol = "R@k",
       .formula = Expression(top_positives) / P,
       .range = {0, 1},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 3,
       .reference = "Manning et al. 2008"},
      {.id = "lift_at_k",
       .symbol = "L@k",
       .formula = value_of("precision_at_k") / share,
       .range = {0, unbounded},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 3,
       .reference = "Standard (data mining)"},
  };
  return group_of(Scope::curve, "ranking", metrics);
}

}  // namespace deconfuse
