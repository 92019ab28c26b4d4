#include "metrics/drawn_curves.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "curves/precision_recall.hpp"
#include "curves/roc.hpp"
#include "metrics/quantities.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

const Expression P = positives;
const Expression N = negatives;

using Kept = std::vector<std::size_t> (*)(const Ranking& ranking);

Metric curve(Text id, Text symbol, Expression formula, Expression required, std::int8_t tier,
             Text reference, Kept kept = nullptr) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .required = required,
          .range = {0, 1},
          .needs = Needs::scores,
          .shape = Shape::curve,
          .tier = tier,
          .kept = kept,
          .reference = reference};
}

Metric with_range(Range range, Metric metric) {
  metric.range = range;
  return metric;
}

std::vector<std::size_t> hull_of(const Ranking& ranking) { return ranking.hull(); }

/// All points except the start, where no case is predicted positive.
std::vector<std::size_t> without_start(const Ranking& ranking) {
  std::vector<std::size_t> kept;
  for (std::size_t point = 1; point < ranking.size(); ++point) kept.push_back(point);
  return kept;
}

}  // namespace

Metrics drawn_curves() {
  const Expression predicted = Expression(TP_t) + FP_t;
  const Expression rejected = (N - FP_t) + (P - TP_t);
  const Expression TPR = TP_t / P;
  const Expression FPR = FP_t / N;
  const Expression FNR = (P - TP_t) / P;
  // 1 by convention if no case is predicted positive.
  const Expression precision = cases(predicted, TP_t / predicted, 1);
  const Expression share_predicted = predicted / (P + N);
  const Expression b = square(quantities::beta);
  const Expression f = (1 + b) * TP_t / ((1 + b) * TP_t + b * (P - TP_t) + FP_t);

  const Expression both = P * N;
  const Metrics roc = {
      curve("roc_curve", "(FPR,TPR)", point(FPR, TPR), both, 1, "Egan 1975; Fawcett 2006"),
      curve("roc_curve_reduced", "(FPR,TPR)", point(FPR, TPR), both, 2, "Fawcett 2006",
            roc_corners),
      curve("roc_convex_hull", "ROCCH", point(FPR, TPR), both, 2, "Provost and Fawcett 2001",
            hull_of),
      curve("det_curve", "(FPR,FNR)", point(FPR, FNR), both, 3, "Martin et al. 1997"),
  };
  const Expression interpolated = point(TPR, interpolated_P_t);
  Metric interpolated_reduced = curve("pr_curve_interpolated_reduced", "(TPR,PPV_{int})",
                                      interpolated, P, 3, "", recall_steps);
  interpolated_reduced.auxiliary = true;
  Metrics precision_recall = {
      curve("pr_curve", "(TPR,PPV)", point(TPR, precision), P, 1, "Raghavan et al. 1989"),
      curve("pr_curve_reduced", "(TPR,PPV)", point(TPR, precision), P, 3, "scikit-learn 1.3",
            recall_steps),
      curve("pr_curve_interpolated", "(TPR,PPV_{int})", interpolated, P, 2,
            "Manning et al. 2008; Everingham et al. 2010"),
      interpolated_reduced,
  };
  for (Metric& metric : precision_recall) metric.of_positives = true;
  const Expression lift = TP_t / predicted / (P / (P + N));
  const Metrics ranking = {
      curve("gain_curve", "(\\hat\\pi,TPR)", point(share_predicted, TPR), P, 2,
            "Standard (data mining)"),
      with_range({0, unbounded}, curve("lift_curve", "(\\hat\\pi,L)", point(share_predicted, lift),
                                       P, 2, "Standard (data mining)", without_start)),
  };
  const Expression accuracy = (TP_t + (N - FP_t)) / (P + N);
  const Expression mcc = (TPR - FPR) / root(predicted / P * (rejected / N));
  const Metrics operating_point = {
      curve("kolmogorov_smirnov_curve", "(t,TPR,FPR)", point(t, TPR, FPR), both, 2, "Smirnov 1948"),
      curve("accuracy_curve", "(t,ACC)", point(t, accuracy), P + N, 2, "Standard"),
      curve("f_curve", "(t,F_\\beta)", point(t, f), P, 2, "van Rijsbergen 1979"),
      with_range({-1, 1}, curve("mcc_curve", "(t,MCC)", point(t, mcc), both, 2, "Matthews 1975")),
  };
  Metrics all;
  const auto add = [&](Text group, const Metrics& metrics) {
    const Metrics grouped = group_of(Scope::curve, group, metrics);
    all.insert(all.end(), grouped.begin(), grouped.end());
  };
  add("roc", roc);
  add("precision_recall", precision_recall);
  add("ranking", ranking);
  add("operating_point", operating_point);
  return all;
}

std::optional<Curve> drawn(const Metric& curve, const ScoreEvaluation& evaluation,
                           std::size_t row) {
  const bool is_known = evaluation.data().cases().missed == 0 || curve.of_positives;
  if (!is_known || !evaluation.has_required(curve, {row, 0})) return std::nullopt;
  const Ranking& ranking = evaluation.data().ranking(row);
  const std::vector<Expression>& coordinates = curve.formula.node().arguments;
  const auto values_of = [&](std::size_t coordinate) {
    std::vector<double> values;
    values.reserve(ranking.size());
    // In pieces, because a vector that is given its size is first filled with zeros.
    std::array<double, 512> some;
    for (std::size_t done = 0; done < ranking.size(); done += some.size()) {
      const Places places{{row, done}, {0, 1}, std::min(some.size(), ranking.size() - done)};
      evaluate(coordinates[coordinate], evaluation, places, some.data(), false);
      values.insert(values.end(), some.begin(), some.begin() + places.count);
    }
    return values;
  };
  Curve result;
  result.x = values_of(0);
  result.y = values_of(1);
  if (coordinates.size() > 2) result.low = values_of(2);
  result.threshold = ranking.thresholds();
  result.true_positives = ranking.true_positives();
  result.false_positives = ranking.false_positives();
  if (curve.kept != nullptr) result.keep(curve.kept(ranking));
  return result;
}

}  // namespace deconfuse
