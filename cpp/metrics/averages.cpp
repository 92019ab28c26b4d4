#include <string>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// The three usual averages of a metric of one class (Sokolova and Lapalme 2009). Macro and
/// weighted averages run over the classes for which the value is defined, and the weights are the
/// true counts of these classes; the micro average is the same formula on summed counts.
void append_averages(const Metric& metric, std::deque<std::string>& names, Metrics& metrics) {
  const Expression value =
      metric.zero_division ? counted_value_of(metric.id.c_str()) : value_of(metric.id.c_str());
  const auto kept = [&](std::string text) { return names.emplace_back(std::move(text)).c_str(); };
  const Text family = kept(std::string(metric.id.c_str()) + "_average");
  const auto append = [&](const std::string& kind, Expression formula) {
    metrics.push_back({.id = kept(std::string(metric.id.c_str()) + "_" + kind),
                       .symbol = kept(with_subscript(metric.symbol, kind)),
                       .formula = formula,
                       .of_class = metric.id.c_str(),
                       .range = metric.range,
                       .better = metric.better,
                       .zero_division = metric.zero_division,
                       .tier = metric.averages,
                       .headline = kind == "macro" ? metric.headline : std::int8_t{0},
                       .family = family,
                       .reference = "Sokolova and Lapalme 2009"});
  };
  append("macro", mean_over_classes(value));
  append("micro", pooled_over_classes(metric.formula));
  append("weighted", weighted_mean_defined(Over::classes, row_total, value));
}

}  // namespace

Metrics averages(const Metrics& class_metrics, std::deque<std::string>& names) {
  Metrics metrics;
  for (const Metric& metric : class_metrics) {
    if (metric.averages != 0) append_averages(metric, names, metrics);
  }
  const Expression P = value_of("precision_macro");
  const Expression R = value_of("recall_macro");
  // This is not the mean of the class F1, and never below it (Opitz and Burst 2019).
  metrics.push_back({.id = "f1_of_macro_averages",
                     .symbol = "F_1(\\bar P,\\bar R)",
                     .formula = 2 * P * R / (P + R),
                     .of_class = "f1",
                     .range = {0, 1},
                     .better = Better::higher,
                     .zero_division = true,
                     .family = "f1_average",
                     .reference = "Sokolova and Lapalme 2009; Grandini et al. 2020"});
  const Expression TPR = value_of("recall");
  const Expression both_rates = (TPR + value_of("specificity")) / 2;
  const Expression jaccard = value_of("jaccard");
  const Metrics others = {
      {.id = "accuracy_class_macro",
       .symbol = "\\overline{ACC}",
       .formula = mean_over_classes(value_of("accuracy_class")),
       .of_class = "accuracy_class",
       .range = {0, 1},
       .better = Better::higher,
       .tier = 3,
       .family = "accuracy",
       .reference = "Sokolova and Lapalme 2009"},
      {.id = "error_rate_class_macro",
       .symbol = "\\overline{ERR}",
       .formula = mean_over_classes(value_of("error_rate_class")),
       .of_class = "error_rate_class",
       .range = {0, 1},
       .better = Better::lower,
       .tier = 3,
       .family = "error_rate",
       .reference = "Sokolova and Lapalme 2009"},
      {.id = "informedness_macro",
       .symbol = "\\bar J",
       .formula = mean_over_classes(value_of("informedness")),
       .of_class = "informedness",
       .range = {-1, 1},
       .better = Better::higher,
       .tier = 3,
       .reference = "Powers 2003"},
  };
  const Metrics of_all_classes = {
      {.id = "g_mean_overall",
       .symbol = "GM_K",
       .formula = power(product_defined(Over::classes, TPR),
                        1 / count_defined(Over::classes, TPR, defined_classes)),
       .range = {0, 1},
       .better = Better::higher,
       .tier = 2,
       .reference = "Sun et al. 2006"},
      {.id = "aunu_labels",
       .symbol = "AUNU",
       .formula = mean_over_classes(both_rates),
       .range = {0, 1},
       .better = Better::higher,
       .tier = 3,
       .family = "balanced_accuracy",
       .reference = "Ferri et al. 2009"},
      {.id = "aunp_labels",
       .symbol = "AUNP",
       .formula = weighted_mean_defined(Over::classes, row_total, both_rates),
       .range = {0, 1},
       .better = Better::higher,
       .tier = 3,
       .family = "balanced_accuracy",
       .reference = "Ferri et al. 2009"},
      {.id = "classification_success_index",
       .symbol = "CSI",
       .formula = mean_over_classes(value_of("individual_classification_success_index")),
       .range = {-1, 1},
       .better = Better::higher,
       .tier = 3,
       .reference = "Labatut and Cherifi 2011"},
      {.id = "jaccard_sum",
       .symbol = "\\sum J_i",
       .formula = sum_defined(Over::classes, jaccard),
       .range = {0, K},
       .better = Better::higher,
       .tier = 3,
       .reference = "PyCM"},
  };
  return joined(group_of(Scope::average, "average", joined(std::move(metrics), others)),
                group_of(Scope::overall, "average", of_all_classes));
}

}  // namespace deconfuse
