#include "data/whole_numbers.hpp"
#include "metrics/quantities.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

Ratio area_of_pair(const ScoreData& data, Place place) {
  const std::vector<double>& sizes = data.class_sizes();
  return {data.twice_pairs_in_order()[place.row * data.classes() + place.column],
          2 * sizes[place.row] * sizes[place.column]};
}

/// The share of pairs of a case of class i and a case of class j in which the first has the higher
/// number for class i, ties counting half.
constexpr Quantity A_ij{
    .id = "pair_auc",
    .symbol = "A(i\\,|\\,j)",
    .fraction = true,
    .value = [](const Environment& environment,
                Place place) { return area_of_pair(data_of(environment), place).value(); },
    .exact = [](const Environment& environment, Place place, double) -> Exact {
      const ScoreData& data = data_of(environment);
      const Ratio area = area_of_pair(data, place);
      // Products of weights are exact only if these are whole and the products within 2^53.
      const bool is_rounded = !data.cases().whole_weights || area.denominator > largest_count;
      return is_rounded ? Fraction::absent() : area.fraction();
    }};
constexpr Quantity A_ji = turned(with_symbol("A(j\\,|\\,i)", A_ij));
constexpr Quantity pair_size =
    of_data("pair_size", "n_i+n_j", [](const ScoreData& data, Place place) {
      return data.class_sizes()[place.row] + data.class_sizes()[place.column];
    });

/// Number of cases whose class is among the k classes with the highest numbers; equal numbers rank
/// in the order of the classes.
double hits_in_top_k(const ScoreData& data) {
  if (!data.options().k) return undefined;
  ExactSum hits;
  for (std::size_t at = 0; at < data.cases().size; ++at) {
    const std::size_t truth = data.class_of(at);
    const double own = data.probability(at, truth);
    std::size_t before = 0;
    for (std::size_t label = 0; label < data.classes(); ++label) {
      const double other = data.probability(at, label);
      if (other > own || (other == own && label < truth)) ++before;
    }
    if (before < *data.options().k) hits.add(data.cases().weight(at));
  }
  return hits.value();
}

constexpr Quantity top_k_hits = with_option(
    "k",
    given_by(quantities::is_k_given, costly_quantity<ScoreEvaluation>(
                                         "top_k_hits", "h", [](const ScoreEvaluation& evaluation) {
                                           return hits_in_top_k(evaluation.data());
                                         })));

// The highest-ranked cases of a class, at rank r.
constexpr Quantity top_hits = of_data("top_hits", "h_r", [](const ScoreData& data, Place place) {
  return data.top_cases(place.row).hits[place.column];
});
constexpr Quantity place_r =
    of_data("rank", "r", [](const ScoreData&, Place place) { return place.column + 1; });
constexpr Quantity is_hit = of_data("top_relevant", "y_r", [](const ScoreData& data, Place place) {
  return data.class_of(data.top_cases(place.row).cases[place.column]) == place.row;
});
constexpr Quantity top_relevant_count = with_option(
    "mapK",
    given_by(
        [](const Environment& environment) { return options_of(environment).map_k.has_value(); },
        of_data("top_relevant_count", "\\min(n_i,K_{map})", [](const ScoreData& data, Place place) {
          const std::optional<std::size_t> most = data.options().map_k;
          return most ? std::min(data.class_sizes()[place.row], static_cast<double>(*most))
                      : undefined;
        })));

Expression mean_by_class_size(Expression value) {
  return weighted_mean_defined(Over::classes, n_i, value);
}

Metric of_classes(Text id, Text symbol, Expression formula, std::int8_t tier, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = {0, 1},
          .better = Better::higher,
          .needs = Needs::class_scores,
          .tier = tier,
          .reference = reference};
}

Metric pooled(Metric metric) {
  metric.view = View::pooled;
  return metric;
}

Metric unweighted(Metric metric) {
  metric.unweighted = true;
  return metric;
}

Metric of_each_class(Metric metric) {
  metric.per_class = true;
  return metric;
}

}  // namespace

Metrics class_rankings() {
  const Expression AUC = value_of("roc_auc_class");
  const Expression AP = value_of("average_precision_class");
  const Expression pair = (Expression(A_ij) + A_ji) / 2;
  Metrics roc = {
      of_each_class(of_classes("roc_auc_class", "AUC", area_under_roc(), 1, "Fawcett 2001")),
      headed(1, of_classes("roc_auc_ovr_macro", "AUNU", mean_over_classes(AUC), 1,
                           "Fawcett 2001; Ferri et al. 2009")),
      of_classes("roc_auc_ovr_weighted", "AUNP", mean_by_class_size(AUC), 2,
                 "Provost and Domingos 2001; Fawcett 2006"),
      pooled(of_classes("roc_auc_ovr_micro", "AUC_{micro}", area_under_roc(), 3, "scikit-learn")),
      headed(2, of_classes("roc_auc_ovo_macro", "M",
                           mean_defined(Over::above_diagonal, pair, quantities::defined_pairs), 1,
                           "Hand and Till 2001")),
      of_classes("roc_auc_ovo_weighted", "AU1P",
                 weighted_mean_defined(Over::above_diagonal, pair_size, pair), 3,
                 "Ferri et al. 2009"),
  };
  Metrics precision_recall = {
      of_each_class(
          of_classes("average_precision_class", "AP", step_sum_of_precision(), 1, "Standard")),
      headed(3, of_classes("mean_average_precision", "mAP", mean_over_classes(AP), 1, "Standard")),
      of_classes("average_precision_weighted", "AP_{weighted}", mean_by_class_size(AP), 3,
                 "scikit-learn"),
      pooled(of_classes("average_precision_micro", "AP_{micro}", step_sum_of_precision(), 3,
                        "scikit-learn")),
  };
  const Metrics ranking = {
      headed(6, of_classes("top_k_accuracy", "ACC@k", Expression(top_k_hits) / total_weight, 1,
                           "Standard")),
      {.id = "average_precision_at_k_class",
       .symbol = "AP@K",
       .formula = sum(Over::ranks, Expression(is_hit) * top_hits / place_r) / top_relevant_count,
       .range = {0, 1},
       .unweighted = true,
       .per_class = true,
       .auxiliary = true,
       .needs = Needs::class_scores},
      unweighted(of_classes("mean_average_precision_at_k", "mAP@K",
                            mean_over_classes(value_of("average_precision_at_k_class")), 2,
                            "Standard (retrieval)")),
  };
  for (Metric& metric : roc) {
    if (!metric.per_class) metric.of_class = "roc_auc_class";
  }
  for (Metric& metric : precision_recall) {
    if (!metric.per_class) metric.of_class = "average_precision_class";
  }
  return joined(joined(group_of(Scope::probability, "roc", roc),
                       group_of(Scope::probability, "precision_recall", precision_recall)),
                group_of(Scope::probability, "ranking", ranking));
}

}  // namespace deconfuse
