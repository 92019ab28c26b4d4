#include <string>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// The three usual averages of a metric of one class (Sokolova and Lapalme 2009). Macro and
/// weighted averages run over the classes where the value is defined, the weights being the true
/// counts of these classes; the micro average is the same formula on summed counts.
void append_averages(const Metric& metric, Metrics& metrics) {
  const Expression value = counted_value_of(metric.id);
  const auto append = [&](const std::string& kind, Expression formula) {
    metrics.push_back({.id = metric.id + "_" + kind,
                       .symbol = with_subscript(metric.symbol, kind),
                       .formula = std::move(formula),
                       .range = metric.range,
                       .better = metric.better,
                       .zero_division = true,
                       .tier = metric.averages,
                       .headline = kind == "macro" ? metric.headline : 0,
                       .reference = "Sokolova and Lapalme 2009"});
  };
  append("macro",
         sum_defined(Over::classes, value) / count_defined(Over::classes, value, defined_classes));
  append("micro", pooled_over_classes(metric.formula));
  append("weighted", sum_defined(Over::classes, row_total * value) /
                         sum_where_defined(Over::classes, row_total, value));
}

}  // namespace

Metrics averages(const Metrics& class_metrics) {
  Metrics metrics;
  for (const Metric& metric : class_metrics) {
    if (metric.averages != 0) append_averages(metric, metrics);
  }
  const Expression P = value_of("precision_macro");
  const Expression R = value_of("recall_macro");
  // Not the mean of the class F1: never below it (Opitz and Burst 2019).
  metrics.push_back({.id = "f1_of_macro_averages",
                     .symbol = "F_1(\\bar P,\\bar R)",
                     .formula = 2 * P * R / (P + R),
                     .range = {0, 1},
                     .better = Better::higher,
                     .reference = "Sokolova and Lapalme 2009; Grandini et al. 2020"});
  const Expression TPR = value_of("recall");
  metrics.push_back({.id = "g_mean_overall",
                     .symbol = "GM_K",
                     .formula = power(product_defined(Over::classes, TPR),
                                      1 / count_defined(Over::classes, TPR, defined_classes)),
                     .range = {0, 1},
                     .better = Better::higher,
                     .tier = 2,
                     .reference = "Sun et al. 2006"});
  return group_of(Scope::average, "average", std::move(metrics));
}

}  // namespace deconfuse
