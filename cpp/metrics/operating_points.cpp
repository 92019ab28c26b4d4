#include "curves/operating_points.hpp"

#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

constexpr Quantity threshold =
    option("threshold", "t", "threshold", [](const Options& options) { return options.threshold; });
constexpr Quantity at_specificity =
    option("at_specificity", "s", "atSpecificity",
           [](const Options& options) { return options.at_specificity; });
constexpr Quantity at_sensitivity =
    option("at_sensitivity", "s", "atSensitivity",
           [](const Options& options) { return options.at_sensitivity; });
constexpr Quantity at_precision =
    option("at_precision", "p", "atPrecision",
           [](const Options& options) { return options.at_precision; });
constexpr Quantity at_recall =
    option("at_recall", "r", "atRecall", [](const Options& options) { return options.at_recall; });

/// A point that exists if there are cases of both classes, or positive ones.
template <class Best>
constexpr Quantity with_both_classes(Text id, Best) {
  return point_of(id,
                  [](const ScoreData& data, const Ranking& ranking) -> std::optional<std::size_t> {
                    if (!ranking.both_classes()) return std::nullopt;
                    return Best()(ranking, data.options());
                  });
}
template <class Best>
constexpr Quantity with_positives(Text id, Best) {
  return point_of(id,
                  [](const ScoreData& data, const Ranking& ranking) -> std::optional<std::size_t> {
                    if (!(ranking.positives() > 0)) return std::nullopt;
                    return Best()(ranking, data.options());
                  });
}

constexpr Quantity at_youden = with_both_classes(
    "best_informedness",
    [](const Ranking& ranking, const Options&) { return best_informedness(ranking); });
constexpr Quantity at_gap = with_both_classes(
    "largest_gap", [](const Ranking& ranking, const Options&) { return largest_gap(ranking); });
constexpr Quantity at_corner = with_both_classes(
    "closest_to_corner",
    [](const Ranking& ranking, const Options&) { return closest_to_top_left(ranking); });
constexpr Quantity at_given_specificity =
    with_both_classes("best_sensitivity", [](const Ranking& ranking, const Options& options) {
      return best_sensitivity_at(ranking, Fraction::of_decimal(options.at_specificity));
    });
constexpr Quantity at_given_sensitivity =
    with_both_classes("best_specificity", [](const Ranking& ranking, const Options& options) {
      return best_specificity_at(ranking, Fraction::of_decimal(options.at_sensitivity));
    });
constexpr Quantity at_f1 = with_positives(
    "best_f1", [](const Ranking& ranking, const Options&) { return best_f1(ranking); });
constexpr Quantity at_given_precision =
    with_positives("best_recall", [](const Ranking& ranking, const Options& options) {
      return best_recall_at(ranking, Fraction::of_decimal(options.at_precision));
    });
constexpr Quantity at_given_recall =
    with_positives("best_precision", [](const Ranking& ranking, const Options& options) {
      return best_precision_at(ranking, Fraction::of_decimal(options.at_recall));
    });
constexpr Quantity at_accuracy =
    point_of("best_accuracy",
             [](const ScoreData& data, const Ranking& ranking) -> std::optional<std::size_t> {
               if (!(data.total_weight() > 0)) return std::nullopt;
               return best_accuracy(ranking);
             });

/// The points around the equal error rate: the last point a with FPR <= FNR, and the next, b.
Ratio at_crossing(const ScoreData& data, Place place, std::size_t later, bool of_negatives) {
  const Ranking& ranking = data.ranking(place.row);
  if (!ranking.both_classes()) return {};
  const ScoreData::Find find = [](const ScoreData&, const Ranking& of) {
    return std::optional(crossing(of));
  };
  const std::size_t point = static_cast<std::size_t>(data.point(find, place.row)) + later;
  if (of_negatives) return {ranking.false_positives()[point], ranking.negatives()};
  return {ranking.positives() - ranking.true_positives()[point], ranking.positives()};
}

constexpr Quantity FPR_a = of_data("crossing_fpr", "FPR_a", [](const ScoreData& data, Place place) {
  return at_crossing(data, place, 0, true);
});
constexpr Quantity FNR_a = of_data("crossing_fnr", "FNR_a", [](const ScoreData& data, Place place) {
  return at_crossing(data, place, 0, false);
});
constexpr Quantity FPR_b = of_data("next_fpr", "FPR_b", [](const ScoreData& data, Place place) {
  return at_crossing(data, place, 1, true);
});
constexpr Quantity FNR_b = of_data("next_fnr", "FNR_b", [](const ScoreData& data, Place place) {
  return at_crossing(data, place, 1, false);
});

/// TN, FP, FN and TP at the threshold of the options.
constexpr Quantity decision_cell = with_option(
    "threshold", of_data("decision_cell", "n_{ij}(t)", [](const ScoreData& data, Place place) {
      const Points of(data.ranking(place.row));
      const std::size_t point = data.ranking(place.row).point_at(data.options().threshold);
      const double cells[] = {of.N - of.FP[point], of.FP[point], of.P - of.TP[point], of.TP[point]};
      return cells[place.column];
    }));

const Expression P = positives;
const Expression N = negatives;

Metric largest(Text id, Text symbol, Expression term, const Quantity& attained) {
  return {.id = id,
          .symbol = symbol,
          .formula = maximum_at(Over::points, term, attained),
          .range = {0, 1},
          .better = Better::higher,
          .needs = Needs::scores};
}

/// The threshold at which a term is largest; infinite if that is before the first score.
Metric threshold_of_largest(Text id, Text symbol, Expression term, const Quantity& attained) {
  return {.id = id,
          .symbol = symbol,
          .formula = arg_maximum(Over::points, term, attained, t),
          .range = {-unbounded, unbounded},
          .divergent = true,
          .needs = Needs::scores,
          .family = "threshold"};
}

Metric with(Metric metric, std::int8_t tier, Text reference) {
  metric.tier = tier;
  metric.reference = reference;
  return metric;
}

}  // namespace

Metrics operating_points() {
  const Expression TPR = Expression(TP_t) / P;
  const Expression FPR = Expression(FP_t) / N;
  const Expression TNR = (N - FP_t) / N;
  const Expression FNR = (P - TP_t) / P;
  const Expression precision = Expression(TP_t) / (Expression(TP_t) + FP_t);
  const Expression f1 = 2 * Expression(TP_t) / (Expression(TP_t) + FP_t + P);
  const Expression accuracy = (TP_t + (N - FP_t)) / (P + N);
  const Expression corner_square = square(FPR) + square(FNR);
  const Expression crossing = FNR_a - Expression(FPR_a) + (Expression(FPR_b) - FNR_b);
  Metric equal_error_rate = {
      .id = "equal_error_rate",
      .symbol = "EER",
      .formula = FPR_a + (FNR_a - Expression(FPR_a)) * (FPR_b - Expression(FPR_a)) / crossing,
      .required = P * N,
      .range = {0, 1},
      .better = Better::lower,
      .needs = Needs::scores,
      .headline = 6,
      .reference = "Standard (biometrics)"};
  const Metric ks = headed(
      5, with(largest("ks_statistic", "KS", absolute(TPR - FPR), at_gap), 1, "Smirnov 1948"));
  const Metric corner = {.id = "closest_topleft_distance",
                         .symbol = "d^*",
                         .formula = root(minimum_at(Over::points, corner_square, at_corner)),
                         .range = {0, 1},
                         .better = Better::lower,
                         .needs = Needs::scores,
                         .tier = 3,
                         .reference = "Perkins and Schisterman 2006"};
  Metric corner_threshold =
      with(threshold_of_largest("closest_topleft_threshold", "t_d", root(corner_square), at_corner),
           3, "Perkins and Schisterman 2006");
  corner_threshold.formula = arg_minimum(Over::points, root(corner_square), at_corner, t);
  const auto at_given = [](Text id, Text symbol, Expression term, const Quantity& attained,
                           Expression condition) {
    return Metric{.id = id,
                  .symbol = symbol,
                  .formula = maximum_at(Over::points, term, attained, condition),
                  .range = {0, 1},
                  .better = Better::higher,
                  .needs = Needs::scores,
                  .tier = 2,
                  .reference = "Standard"};
  };
  const Metric decisions = {.id = "confusion_matrix_at_threshold",
                            .symbol = "n_{ij}(t)",
                            .formula = decision_cell,
                            .required = P + N,
                            .range = {0, unbounded},
                            .count = true,
                            .needs = Needs::scores,
                            .shape = Shape::decisions,
                            .reference = "Standard"};
  const Metrics metrics = {
      equal_error_rate,
      ks,
      with(largest("youden_j_max", "J^*", TPR - FPR, at_youden), 2, "Youden 1950"),
      with(threshold_of_largest("youden_threshold", "t_J", TPR - FPR, at_youden), 1, "Youden 1950"),
      corner,
      corner_threshold,
      at_given("sensitivity_at_specificity", "TPR_s", TPR, at_given_specificity,
               at_least(TNR, at_specificity)),
      at_given("specificity_at_sensitivity", "TNR_s", TNR, at_given_sensitivity,
               at_least(TPR, at_sensitivity)),
      with(largest("f1_max", "F_1^*", f1, at_f1), 1, "Standard"),
      with(threshold_of_largest("f1_max_threshold", "t_{F_1}", f1, at_f1), 2, "Standard"),
      at_given("recall_at_precision", "R_p", TPR, at_given_precision,
               at_least(precision, at_precision)),
      at_given("precision_at_recall", "P_r", precision, at_given_recall, at_least(TPR, at_recall)),
      with(largest("accuracy_max", "ACC^*", accuracy, at_accuracy), 2, "Standard"),
      with(threshold_of_largest("accuracy_max_threshold", "t_{ACC}", accuracy, at_accuracy), 3,
           "Standard"),
      decisions,
  };
  const Expression threshold_ = threshold;
  const Metrics net_benefit = {
      {.id = "net_benefit_at_threshold",
       .symbol = "NB(t)",
       .formula =
           TP_at_threshold / (P + N) - FP_at_threshold / (P + N) * (threshold_ / (1 - threshold_)),
       .required = threshold_ * (1 - threshold_),
       .range = {-unbounded, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Vickers and Elkin 2006"},
  };
  return joined(group_of(Scope::curve, "operating_point", metrics),
                group_of(Scope::curve, "decision", net_benefit));
}

}  // namespace deconfuse
