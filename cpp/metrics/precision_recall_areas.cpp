#include <algorithm>
#include <cmath>

#include "curves/operating_points.hpp"
#include "formula/distributions.hpp"
#include "metrics/quantities.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"
#include "numbers/sum.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

constexpr Quantity P_k = of_points("precision_k", "P_k", [](const Points& of, std::size_t k) {
  return Ratio{of.TP[k + 1], of.TP[k + 1] + of.FP[k + 1]};
});
/// 1 if no case is predicted positive.
constexpr Quantity previous_P =
    of_points("previous_precision", "P_{k-1}", [](const Points& of, std::size_t k) {
      return k == 0 ? Ratio{1, 1} : Ratio{of.TP[k], of.TP[k] + of.FP[k]};
    });
/// False positives per true positive of a step.
constexpr Quantity s_k = of_points("false_per_true", "s_k", [](const Points& of, std::size_t k) {
  return Ratio{of.FP[k + 1] - of.FP[k], of.TP[k + 1] - of.TP[k]};
});

/// The highest precision where recall is at least 0, 0.1, …, 1.
constexpr Quantity P_at_level =
    of_data("precision_at_level", "P_{int}(r)", [](const ScoreData& data, Place place) {
      const SharedNumbers& TP = data.ranking(place.row).true_positives();
      const SharedNumbers& FP = data.ranking(place.row).false_positives();
      const double positives = TP.back() + data.cases().missed;
      if (TP.back() == 0) return Ratio();
      const double least = static_cast<double>(place.column) * positives;
      const auto first = std::partition_point(TP.begin() + 1, TP.end(),
                                              [=](double count) { return 10 * count < least; });
      if (first == TP.end()) return Ratio{0, 1};  // this recall is never reached
      const std::size_t point =
          data.best_from_here(place.row)[static_cast<std::size_t>(first - TP.begin())];
      return Ratio{TP[point], TP[point] + FP[point]};
    });

double number_of_top(const Options& options) { return static_cast<double>(options.k.value_or(0)); }

/// Positive cases among the k with the most positive scores.
constexpr Quantity top_positives{
    .id = "top_positives",
    .symbol = "TP@k",
    .option = "k",
    .fraction = true,
    .value =
        [](const Environment& environment, Place place) {
          const ScoreData& data = data_of(environment);
          const double k = number_of_top(data.options());
          return k == 0 || k > data.total_weight()
                     ? undefined
                     : positives_in_top(data.ranking(place.row), k).value;
        },
    .exact = [](const Environment& environment, Place place, double) -> Exact {
      const ScoreData& data = data_of(environment);
      return positives_in_top(data.ranking(place.row), number_of_top(data.options())).exact;
    },
    .is_given = quantities::is_k_given};

/// Σ (TP_k − TP_{k−1})·P_k for cases without weights, two terms at a time.
double sum_of_precisions(const Environment& environment, Place place) {
  const ScoreData& data = data_of(environment);
  if (!data.cases().weights.empty()) return undefined;
  const Points of(data.ranking(place.row));
  const std::size_t size = data.ranking(place.row).size();
  Sum sum;
  std::size_t k = 1;
  for (; k + 2 <= size; k += 2) {
    const Lanes<double> TP = lanes_at(of.TP + k);
    sum.add((TP - lanes_at(of.TP + k - 1)) * (TP / (TP + lanes_at(of.FP + k))));
  }
  if (k < size)
    sum.add(Lanes<double>{(of.TP[k] - of.TP[k - 1]) * (of.TP[k] / (of.TP[k] + of.FP[k])), 0});
  return sum.value();
}

/// The sum of area_of_step(), in a form in which nothing cancels.
double area_between_points(const Environment& environment, Place place) {
  const SharedNumbers& TP = data_of(environment).ranking(place.row).true_positives();
  const SharedNumbers& FP = data_of(environment).ranking(place.row).false_positives();
  ExactSum sum;
  for (std::size_t k = 1; k < TP.size(); ++k) {
    const double positives = TP[k] - TP[k - 1];
    if (positives == 0) continue;
    const double cases = positives + (FP[k] - FP[k - 1]);
    const double before = TP[k - 1] + FP[k - 1];
    const double share = positives / cases;
    if (before == 0) {
      sum.add(positives * share);
      continue;
    }
    sum.add(share * TP[k - 1] * std::log1p(cases / before));
    sum.add(share * share * deviance(before, before + cases, -cases));
  }
  return sum.value();
}

/// What one step adds to the sum of precisions at positives, on average over all orders of its
/// cases, if these have no weights.
constexpr Quantity expected_precisions =
    of_data("expected_precisions", "\\overline{S}_k", [](const ScoreData& data, Place place) {
      // There is one term per case, but weights may stand for any number of cases.
      if (!data.cases().weights.empty()) return undefined;
      const Points of(data.ranking(place.row));
      const std::size_t k = place.column;
      const double before = of.TP[k] + of.FP[k];
      const double positives = of.TP[k + 1] - of.TP[k];
      const double cases = of.TP[k + 1] + of.FP[k + 1] - before;
      // The share of positives among the other cases of the step, if one is positive.
      const double others = cases > 1 ? (positives - 1) / (cases - 1) : 0;
      ExactSum sum;
      for (double i = 1; i <= cases; ++i) sum.add((of.TP[k] + (i - 1) * others + 1) / (before + i));
      return positives / cases * sum.value();
    });

const Expression P = positives;
const Expression more_TP = Expression(TP_k) - previous_TP;

/// The area below one step of the curve, on which TP and FP grow in proportion, times P. Recall 0
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
          .of_positives = true,
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
  Metric expected = area("average_precision_expected", "\\overline{AP}",
                         sum(Over::points, expected_precisions) / P, 3, "McSherry and Najork 2008");
  expected.unweighted = true;
  const Metrics metrics = {
      headed(2, area("average_precision", "AP", step_sum_of_precision(), 1,
                     "Buckley and Voorhees 2000; Zhu 2004")),
      expected,
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
       .formula = Expression(top_positives) / quantities::top_k,
       .range = {0, 1},
       .better = Better::higher,
       .whole_counts = true,
       .of_positives = true,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Manning et al. 2008"},
      {.id = "recall_at_k",
       .symbol = "R@k",
       .formula = Expression(top_positives) / P,
       .range = {0, 1},
       .better = Better::higher,
       .whole_counts = true,
       .of_positives = true,
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
