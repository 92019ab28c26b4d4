#include "metrics/score_quantities.hpp"

#include <algorithm>

#include "metrics/score_quantity.hpp"

namespace deconfuse {

void fill_points(FillPoints fill, const ScoreData& data, const Places& places, double* values) {
  if (places.step.row == 0 && places.step.column == 1) {
    const Points points(data.ranking(places.first.row));
    return fill(points, places.first.column, places.count, values);
  }
  for (std::size_t at = 0; at < places.count; ++at) {
    fill(Points(data.ranking(places[at].row)), places[at].column, 1, values + at);
  }
}

namespace score_quantities {
namespace {

double positives_of(const ScoreData& data, std::size_t row) {
  const ScoredCases& cases = data.cases();
  const bool is_size = cases.kind == Kind::probabilities && cases.weights.empty();
  // This needs no ranking.
  if (is_size && row < data.classes()) return data.class_sizes()[row];
  return data.ranking(row).positives() + cases.missed;
}

double negatives_of(const ScoreData& data, std::size_t row) {
  const ScoredCases& cases = data.cases();
  const bool is_size = cases.kind == Kind::probabilities && cases.weights.empty();
  if (is_size && row < data.classes()) return data.total_weight() - data.class_sizes()[row];
  return data.ranking(row).negatives();
}

template <class Value>
constexpr Quantity at_threshold(Text id, Text symbol, Value) {
  return with_option("threshold", of_data(id, symbol, [](const ScoreData& data, Place place) {
                       const Ranking& ranking = data.ranking(place.row);
                       return Value()(ranking)[ranking.point_at(data.options().threshold)];
                     }));
}

/// The highest precision at equal or higher recall, for the point `later` places after k.
template <std::size_t later>
constexpr Quantity interpolated_precision(Text id, Text symbol) {
  return {.id = id,
          .symbol = symbol,
          .fraction = true,
          .fill =
              [](const Environment& environment, const Places& places, double* values) {
                const ScoreData& data = data_of(environment);
                // All places have the same ranking.
                const Points of(data.ranking(places.first.row));
                const std::size_t* best = data.best_from_here(places.first.row).data();
                for (std::size_t at = 0; at < places.count; ++at) {
                  const std::size_t point = best[places[at].column + later];
                  values[at] = of.TP[point] / (of.TP[point] + of.FP[point]);
                }
              },
          .exact = [](const Environment& environment, Place place, double) -> Exact {
            const ScoreData& data = data_of(environment);
            const Points of(data.ranking(place.row));
            const std::size_t point = data.best_from_here(place.row)[place.column + later];
            return Ratio{of.TP[point], of.TP[point] + of.FP[point]}.fraction();
          }};
}

}  // namespace

constexpr Quantity TP_k = of_points("score_true_positive", "TP_k",
                                    [](const Points& of, std::size_t k) { return of.TP[k + 1]; });
constexpr Quantity previous_TP = of_points(
    "previous_true_positive", "TP_{k-1}", [](const Points& of, std::size_t k) { return of.TP[k]; });
constexpr Quantity FP_k = of_points("score_false_positive", "FP_k",
                                    [](const Points& of, std::size_t k) { return of.FP[k + 1]; });
constexpr Quantity previous_FP =
    of_points("previous_false_positive", "FP_{k-1}",
              [](const Points& of, std::size_t k) { return of.FP[k]; });

constexpr Quantity interpolated_P =
    interpolated_precision<1>("interpolated_precision", "P_{int,k}");

constexpr Quantity positives =
    of_ranking("positives", "P",
               [](const ScoreData& data, std::size_t row) { return positives_of(data, row); });
constexpr Quantity negatives =
    of_ranking("negatives", "N_-",
               [](const ScoreData& data, std::size_t row) { return negatives_of(data, row); });

constexpr Quantity TP_t =
    of_points("true_positive_at", "TP_t", [](const Points& of, std::size_t k) { return of.TP[k]; });
constexpr Quantity FP_t = of_points("false_positive_at", "FP_t",
                                    [](const Points& of, std::size_t k) { return of.FP[k]; });
// A score is not a fraction of anything.
constexpr Quantity t = with_exact(
    of_points("threshold_at", "t", [](const Points& of, std::size_t k) { return of.t[k]; }),
    irrational);
constexpr Quantity interpolated_P_t =
    interpolated_precision<0>("interpolated_precision_at", "P_{int}");

constexpr Quantity TP_at_threshold =
    at_threshold("true_positive_at_threshold", "TP_t",
                 [](const Ranking& ranking) { return ranking.true_positives(); });
constexpr Quantity FP_at_threshold =
    at_threshold("false_positive_at_threshold", "FP_t",
                 [](const Ranking& ranking) { return ranking.false_positives(); });

constexpr Quantity hull_TP =
    of_data("hull_true_positive", "TP_k", [](const ScoreData& data, Place place) {
      return data.ranking(place.row).true_positives()[data.hull(place.row)[place.column + 1]];
    });
constexpr Quantity previous_hull_TP =
    of_data("previous_hull_true_positive", "TP_{k-1}", [](const ScoreData& data, Place place) {
      return data.ranking(place.row).true_positives()[data.hull(place.row)[place.column]];
    });
constexpr Quantity hull_FP =
    of_data("hull_false_positive", "FP_k", [](const ScoreData& data, Place place) {
      return data.ranking(place.row).false_positives()[data.hull(place.row)[place.column + 1]];
    });
constexpr Quantity previous_hull_FP =
    of_data("previous_hull_false_positive", "FP_{k-1}", [](const ScoreData& data, Place place) {
      return data.ranking(place.row).false_positives()[data.hull(place.row)[place.column]];
    });

constexpr Quantity s_m{
    .id = "case_score",
    .symbol = "s_m",
    .fill = [](const Environment& environment, const Places& places, double* values) {
      const ScoreData& data = data_of(environment);
      const double* scores = data.cases().scores[data.options().model].data();
      for (std::size_t at = 0; at < places.count; ++at) values[at] = scores[places[at].row];
    }};
constexpr Quantity y_m = of_cases("case_truth", "y_m", [](const ScoreData& data, Place m) {
  return data.cases().is_positive[m.row];
});
constexpr Quantity w_m =
    as_weight(of_cases("case_weight", "w_m",
                       [](const ScoreData& data, Place m) { return data.cases().weight(m.row); }));

constexpr Quantity total_weight = everywhere(
    of_data("total_weight", "N", [](const ScoreData& data, Place) { return data.total_weight(); }));
constexpr Quantity classes = everywhere(
    of_data("class_count", "K", [](const ScoreData& data, Place) { return data.classes(); }));
constexpr Quantity L = with_symbol("L", with_id("label_count", classes));
constexpr Quantity n_i = of_data("class_size", "n_i", [](const ScoreData& data, Place place) {
  return data.class_sizes()[place.row];
});
constexpr Quantity n_j = of_data("label_size", "n_j", [](const ScoreData& data, Place place) {
  ExactSum sum;
  for (std::size_t m = 0; m < data.cases().size; ++m) {
    if (data.has_label(m, place.row)) sum.add(data.cases().weight(m));
  }
  return sum.value();
});

}  // namespace score_quantities

}  // namespace deconfuse
