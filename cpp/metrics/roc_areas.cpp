#include "metrics/roc_areas.hpp"

#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

const Expression P = positives;
const Expression N = negatives;

/// Twice the area of the trapezoid below one step, in counts.
Expression trapezoid(Expression x, Expression previous_x, Expression y, Expression previous_y) {
  return (x - previous_x) * (y + previous_y);
}

Expression trapezoids() {
  return known_as(twice_pairs_in_order,
                  sum(Over::points, trapezoid(FP_k, previous_FP, TP_k, previous_TP)));
}

}  // namespace

Expression area_under_roc() { return trapezoids() / (2 * P * N); }

Expression pairs_in_order() {
  // Of the positives of a group: the negatives below it, and half of those within.
  const Expression outranked = N - (Expression(FP_k) + previous_FP) / 2;
  return sum(Over::points, (Expression(TP_k) - previous_TP) * outranked) / (P * N);
}

Metrics roc_areas() {
  const Expression AUC = value_of("roc_auc");
  const Expression f = max_fpr;
  const Expression half_square = square(f) / 2;
  const Metrics metrics = {
      {.id = "roc_auc",
       .symbol = "AUC",
       .formula = area_under_roc(),
       .alternative = pairs_in_order(),
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .headline = 1,
       .family = "roc_area",
       .reference = "Bamber 1975; Hanley and McNeil 1982"},
      {.id = "gini",
       .symbol = "G",
       .formula = 2 * AUC - 1,
       .range = {-1, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Engelmann et al. 2003"},
      {.id = "mann_whitney_u",
       .symbol = "U",
       .formula = trapezoids() / 2,
       .alternative = AUC * P * N,
       .required = P * N,
       .range = {0, unbounded},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 3,
       .reference = "Mann and Whitney 1947"},
      {.id = "roc_auc_convex_hull",
       .symbol = "AUCH",
       .formula =
           sum(Over::hull_points, trapezoid(hull_FP, previous_hull_FP, hull_TP, previous_hull_TP)) /
           (2 * P * N),
       .range = {0.5, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 3,
       .family = "roc_area",
       .reference = "Provost and Fawcett 2001"},
      {.id = "partial_roc_auc",
       .symbol = "pAUC",
       .formula =
           sum(Over::cut_points, trapezoid(cut_x, previous_cut_x, cut_y, previous_cut_y)) / 2,
       .required = P * N,
       .range = {0, f},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .family = "roc_area",
       .reference = "McClish 1989"},
      {.id = "partial_roc_auc_standardized",
       .symbol = "pAUC_s",
       .formula = (1 + (value_of("partial_roc_auc") - half_square) / (f - half_square)) / 2,
       .required = P * N,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .family = "roc_area",
       .reference = "McClish 1989"},
  };
  return group_of(Scope::curve, "roc", metrics);
}

}  // namespace deconfuse
