#include <string>
#include <utility>

#include "metrics/quantities.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

/// Number of labels with at least this score for case m; if `relevant_only`, of those that the case
/// has.
double labels_from(const ScoreData& data, std::size_t m, double least, bool relevant_only) {
  double count = 0;
  for (std::size_t label = 0; label < data.classes(); ++label) {
    if (data.probability(m, label) >= least && (data.has_label(m, label) || !relevant_only))
      ++count;
  }
  return count;
}

double relevant_labels(const ScoreData& data, std::size_t m) {
  double count = 0;
  for (std::size_t label = 0; label < data.classes(); ++label)
    count += data.has_label(m, label) ? 1 : 0;
  return count;
}

// Quantities of case m, of a label j of it, and of rank r.
constexpr Quantity y_count =
    of_data("relevant_labels", "|y_m|",
            [](const ScoreData& data, Place m) { return relevant_labels(data, m.row); });
constexpr Quantity coverage = of_data("coverage", "c_m", [](const ScoreData& data, Place m) {
  double deepest = 0;
  for (std::size_t label = 0; label < data.classes(); ++label) {
    if (data.has_label(m.row, label))
      deepest = std::max(deepest, labels_from(data, m.row, data.probability(m.row, label), false));
  }
  return deepest;
});
constexpr Quantity y_mj = of_data("is_relevant", "y_{mj}", [](const ScoreData& data, Place place) {
  return data.has_label(place.row, place.column);
});
constexpr Quantity label_hits =
    of_data("label_hits", "h_{mj}", [](const ScoreData& data, Place place) {
      return labels_from(data, place.row, data.probability(place.row, place.column), true);
    });
constexpr Quantity label_rank =
    of_data("label_rank", "r_{mj}", [](const ScoreData& data, Place place) {
      return labels_from(data, place.row, data.probability(place.row, place.column), false);
    });
constexpr Quantity misordered =
    of_data("misordered_pairs", "d_m", [](const ScoreData& data, Place m) {
      double pairs = 0;
      for (std::size_t label = 0; label < data.classes(); ++label) {
        if (!data.has_label(m.row, label)) continue;
        const double score = data.probability(m.row, label);
        pairs += labels_from(data, m.row, score, false) - labels_from(data, m.row, score, true);
      }
      return pairs;
    });
constexpr Quantity top_wrong =
    of_data("top_label_wrong", "e_m", [](const ScoreData& data, Place m) {
      return !data.has_label(m.row, data.most_probable(m.row));
    });

/// By rank: the share of true labels among the labels with the same score.
std::vector<Ratio> gains(const ScoreData& data, std::size_t m) {
  const std::vector<RankedCase> order =
      descending(data.classes(), [&](std::size_t label) { return data.probability(m, label); });
  std::vector<Ratio> gains;
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    double relevant = 0;
    for (; end < order.size() && order[end].key == order[first].key; ++end)
      relevant += data.has_label(m, order[end].index) ? 1 : 0;
    gains.resize(end, {relevant, static_cast<double>(end - first)});
    first = end;
  }
  return gains;
}

constexpr Quantity gain{
    .id = "gain",
    .symbol = "g_{mr}",
    .option = "k",
    .fraction = true,
    .fill =
        [](const Environment& environment, const Places& places, double* values) {
          const std::vector<Ratio> of_case = gains(data_of(environment), places.first.row);
          for (std::size_t at = 0; at < places.count; ++at)
            values[at] = of_case[places[at].column].value();
        },
    .exact = [](const Environment& environment, Place place, double) -> Exact {
      return gains(data_of(environment), place.row)[place.column].fraction();
    }};
constexpr Quantity rank_r =
    of_data("rank", "r", [](const ScoreData&, Place place) { return place.column + 1; });
constexpr Quantity ideal_gain =
    of_data("ideal_gain", "g^*_{mr}", [](const ScoreData& data, Place place) {
      return static_cast<double>(place.column) < relevant_labels(data, place.row);
    });
constexpr Quantity AUC_m = of_data("case_auc", "AUC_m", [](const ScoreData& data, Place m) {
  const Ranking labels = data.cases().ranking_of_case(m.row);
  return Ratio{labels.twice_pairs_in_order(), 2 * labels.positives() * labels.negatives()};
});

constexpr Quantity AP_m{
    .id = "case_average_precision",
    .symbol = "AP_m",
    .fraction = true,
    .value =
        [](const Environment& environment, Place m) {
          const Ranking labels = data_of(environment).cases().ranking_of_case(m.row);
          const Points of(labels);
          double sum = 0;
          for (std::size_t k = 1; k < labels.size(); ++k)
            sum += (of.TP[k] - of.TP[k - 1]) * of.TP[k] / (of.TP[k] + of.FP[k]);
          return Ratio{sum, of.P}.value();
        },
    .exact = [](const Environment& environment, Place m, double) -> Exact {
      const Ranking labels = data_of(environment).cases().ranking_of_case(m.row);
      const Points of(labels);
      Fraction sum;
      for (std::size_t k = 1; k < labels.size(); ++k)
        sum = sum + Ratio{(of.TP[k] - of.TP[k - 1]) * of.TP[k], of.TP[k] + of.FP[k]}.fraction();
      return sum / Fraction::of(of.P);
    }};

const Expression n = total_weight;
const Expression w = w_m;

Expression mean(Expression term) { return sum(Over::cases, w * term) / n; }

Metric ranking(Text id, Text symbol, Expression formula, Better better, std::int8_t tier,
               Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = {0, 1},
          .better = better,
          .needs = Needs::label_scores,
          .tier = tier,
          .reference = reference};
}

/// An area that each label, all labels pooled, and each case have, and its name in the ids of its
/// averages.
struct Area {
  Expression (*formula)();
  const Quantity& of_case;
  const char* symbol;
  const char* name;
};

const Area areas[] = {{area_under_roc, AUC_m, "AUC", "roc_auc"},
                      {step_sum_of_precision, AP_m, "AP", "average_precision"}};

void append_averages(const Area& area, std::deque<std::string>& names, Metrics& metrics) {
  const auto kept = [&](std::string text) { return names.emplace_back(std::move(text)).c_str(); };
  const std::string name = area.name;
  const char* const id_of_label = kept("label_" + name);
  const Expression of_label = value_of(id_of_label);
  const auto append = [&](const char* kind, Expression formula, View view) {
    Metric metric = ranking(kept("multilabel_" + name + "_" + kind), area.symbol, formula,
                            Better::higher, 3, "scikit-learn");
    metric.view = view;
    metric.family = id_of_label;
    metric.of_class = id_of_label;
    metrics.push_back(metric);
  };
  metrics.push_back({.id = id_of_label,
                     .symbol = area.symbol,
                     .formula = area.formula(),
                     .range = {0, 1},
                     .per_class = true,
                     .auxiliary = true,
                     .needs = Needs::label_scores});
  append("micro", area.formula(), View::pooled);
  append("macro", mean_over_classes(of_label), View::first);
  append("weighted", weighted_mean_defined(Over::classes, n_j, of_label), View::first);
  append("samples", weighted_mean_defined(Over::cases, w, area.of_case), View::first);
}

}  // namespace

Metrics label_rankings(std::deque<std::string>& names) {
  const Expression relevant = y_count;
  // Zero if a case has no label, or all of them.
  const Expression mixed = relevant * (L - relevant);
  const Expression discount = log(1 + Expression(rank_r), 2);
  const Expression DCG = sum(Over::ranks, gain / discount);
  const Expression ideal = sum(Over::ranks, ideal_gain / discount);
  const Expression LRAP = sum(Over::columns, Expression(y_mj) * label_hits / label_rank) / relevant;
  Metric coverage_error =
      ranking("coverage_error", "COV", mean(coverage), Better::lower, 2, "Tsoumakas et al. 2010");
  coverage_error.range = {0, L};
  Metric dcg = ranking("dcg", "DCG", mean(DCG), Better::higher, 3, "Jarvelin and Kekalainen 2002");
  dcg.range = {0, unbounded};
  Metrics metrics = {
      coverage_error,
      headed(6, ranking("label_ranking_average_precision", "LRAP", mean(cases(mixed, LRAP, 1)),
                        Better::higher, 2, "Schapire and Singer 2000")),
      ranking("label_ranking_loss", "RL", mean(cases(mixed, misordered / mixed, 0)), Better::lower,
              2, "Tsoumakas et al. 2010"),
      ranking("one_error", "OE", mean(top_wrong), Better::lower, 3, "Schapire and Singer 2000"),
      dcg,
      ranking("ndcg", "NDCG", mean(cases(relevant, DCG / ideal, 0)), Better::higher, 2,
              "Jarvelin and Kekalainen 2002"),
  };
  for (const Area& area : areas) append_averages(area, names, metrics);
  return group_of(Scope::multilabel, "multilabel_ranking", metrics);
}

}  // namespace deconfuse
