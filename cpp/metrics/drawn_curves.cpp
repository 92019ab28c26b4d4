#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

Metric curve(Text id, Text symbol, Expression formula, std::int8_t tier, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = {0, 1},
          .needs = Needs::scores,
          .shape = Shape::curve,
          .tier = tier,
          .reference = reference};
}

}  // namespace

Metrics drawn_curves() {
  const Expression P = positives;
  const Expression N = negatives;
  const Expression TPR = TP_t / P;
  const Expression FPR = FP_t / N;
  const Expression FNR = (P - TP_t) / P;
  const Expression precision = TP_t / (Expression(TP_t) + FP_t);
  const Metrics roc = {
      curve("roc_curve", "(FPR,TPR)", point(FPR, TPR), 1, "Egan 1975; Fawcett 2006"),
      curve("roc_curve_reduced", "(FPR,TPR)", point(FPR, TPR), 2, "Fawcett 2006"),
      curve("roc_convex_hull", "ROCCH", point(hull_FP / N, hull_TP / P), 2,
            "Provost and Fawcett 2001"),
      curve("det_curve", "(FPR,FNR)", point(FPR, FNR), 3, "Martin et al. 1997"),
  };
  const Metrics precision_recall = {
      curve("pr_curve", "(R,P)", point(TPR, precision), 1, "Raghavan et al. 1989"),
      curve("pr_curve_reduced", "(R,P)", point(TPR, precision), 3, "scikit-learn 1.3"),
      curve("pr_curve_interpolated", "(R,P_{int})", point(TPR, interpolated_P), 2,
            "Manning et al. 2008; Everingham et al. 2010"),
  };
  Metrics all = group_of(Scope::curve, "roc", roc);
  const Metrics more = group_of(Scope::curve, "precision_recall", precision_recall);
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace deconfuse
