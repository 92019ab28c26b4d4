#include "metrics/quantities.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

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

/// The four averages of an area that each label, all of them pooled, and each case have.
struct Area {
  Expression (*formula)();
  const Quantity& of_case;
  const char* of_label;
  const char* symbol;
  const char* micro;
  const char* macro;
  const char* weighted;
  const char* samples;
};

const Area areas[] = {
    {area_under_roc, AUC_m, "label_roc_auc", "AUC", "multilabel_roc_auc_micro",
     "multilabel_roc_auc_macro", "multilabel_roc_auc_weighted", "multilabel_roc_auc_samples"},
    {step_sum_of_precision, AP_m, "label_average_precision", "AP",
     "multilabel_average_precision_micro", "multilabel_average_precision_macro",
     "multilabel_average_precision_weighted", "multilabel_average_precision_samples"},
};

void append_area(const Area& area, Metrics& metrics) {
  const Expression of_label = value_of(area.of_label);
  const Expression of_case = area.of_case;
  const auto append = [&](const char* id, Expression formula, View view) {
    Metric metric = ranking(id, area.symbol, formula, Better::higher, 3, "scikit-learn");
    metric.view = view;
    metric.family = area.of_label;
    metrics.push_back(metric);
  };
  metrics.push_back({.id = area.of_label,
                     .symbol = area.symbol,
                     .formula = area.formula(),
                     .range = {0, 1},
                     .per_class = true,
                     .auxiliary = true,
                     .needs = Needs::label_scores});
  append(area.micro, area.formula(), View::pooled);
  append(area.macro,
         sum_defined(Over::classes, of_label) /
             count_defined(Over::classes, of_label, quantities::defined_classes),
         View::first);
  append(
      area.weighted,
      sum_defined(Over::classes, n_j * of_label) / sum_where_defined(Over::classes, n_j, of_label),
      View::first);
  append(area.samples,
         sum_defined(Over::cases, w * of_case) / sum_where_defined(Over::cases, w, of_case),
         View::first);
}

}  // namespace

Metrics label_rankings() {
  const Expression relevant = y_count;
  // Zero where a case has no label, or all of them.
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
  Metric precision = ranking("label_ranking_average_precision", "LRAP", mean(cases(mixed, LRAP, 1)),
                             Better::higher, 2, "Schapire and Singer 2000");
  precision.headline = 6;
  Metrics metrics = {
      coverage_error,
      precision,
      ranking("label_ranking_loss", "RL", mean(cases(mixed, misordered / mixed, 0)), Better::lower,
              2, "Tsoumakas et al. 2010"),
      ranking("one_error", "OE", mean(top_wrong), Better::lower, 3, "Schapire and Singer 2000"),
      dcg,
      ranking("ndcg", "NDCG", mean(cases(relevant, DCG / ideal, 0)), Better::higher, 2,
              "Jarvelin and Kekalainen 2002"),
  };
  for (const Area& area : areas) append_area(area, metrics);
  return group_of(Scope::multilabel, "multilabel_ranking", metrics);
}

}  // namespace deconfuse
