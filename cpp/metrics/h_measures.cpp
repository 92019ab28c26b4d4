#include <utility>

#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

/// The cost from which vertex k of the convex hull is better than the one before.
constexpr Quantity c_k = of_data("hull_breakpoint", "c_k", [](const ScoreData& data, Place place) {
  const Points of(data.ranking(place.row));
  const std::vector<std::size_t>& vertices = data.hull(place.row);
  const std::size_t before = vertices[place.column];
  const std::size_t after = vertices[place.column + 1];
  const double more_TP = of.TP[after] - of.TP[before];
  return Ratio{more_TP, more_TP + of.FP[after] - of.FP[before]};
});

/// The cost of a false positive relative to that of a false negative.
constexpr Quantity severity_ratio{
    .id = "severity_ratio",
    .symbol = "SR",
    .option = "severityRatio",
    .value =
        [](const Environment& environment, Place place) {
          const Points of(data_of(environment).ranking(place.row));
          return options_of(environment).severity_ratio.value_or(Ratio{of.P, of.N}.value());
        },
    .exact = [](const Environment& environment, Place place, double value) -> Exact {
      const Points of(data_of(environment).ranking(place.row));
      return options_of(environment).severity_ratio ? Fraction::of_decimal(value)
                                                    : Ratio{of.P, of.N}.fraction();
    }};

const Expression P = positives;
const Expression N = negatives;

/// The expected loss, in cases, if the positives and negatives of a step of the curve are predicted
/// positive for costs up to `c` and negative above, with costs distributed as Beta(a, b).
Expression loss_of_step(Expression more_TP, Expression more_FP, Expression c, Expression a,
                        Expression b) {
  const Expression missed = more_TP * (b / (a + b)) * incomplete_beta(1 - c, b + 1, a);
  const Expression false_alarms = more_FP * (a / (a + b)) * incomplete_beta(c, a + 1, b);
  return missed + false_alarms;
}

/// A measure and its parts. The normalised cost of a false positive is distributed as Beta(a, b).
struct Variant {
  Text id;
  Text symbol;
  Text first_parameter;  ///< ids of the parts of the formula; empty for parameters that are plain
                         ///< numbers
  Text second_parameter;
  Text loss;
  Text null_loss;
  Expression a;
  Expression b;
  std::int8_t tier;
  Text reference;
};

Metric named(Text id, Text symbol, Expression formula) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .required = P * N,
          .range = {0, unbounded},
          .auxiliary = true,
          .needs = Needs::scores};
}

/// 1 − L/L_0: the expected least loss relative to that of the better trivial classifier (Hand
/// 2009).
void append(const Variant& variant, Metrics& metrics) {
  const auto parameter = [&](const Text& id, Text symbol, Expression value) {
    if (id.empty()) return value;
    metrics.push_back(named(id, symbol, value));
    return value_of(id.c_str());
  };
  const Expression a = parameter(variant.first_parameter, "a", variant.a);
  const Expression b = parameter(variant.second_parameter, "b", variant.b);
  // L takes each step of the hull up to its own cost; L_0, without scores, has a single step.
  metrics.push_back(named(
      variant.loss, "L",
      sum(Over::hull_points, loss_of_step(Expression(hull_TP) - previous_hull_TP,
                                          Expression(hull_FP) - previous_hull_FP, c_k, a, b))));
  metrics.push_back(named(variant.null_loss, "L_0", loss_of_step(P, N, P / (P + N), a, b)));
  metrics.push_back(
      {.id = variant.id,
       .symbol = variant.symbol,
       .formula = 1 - value_of(variant.loss.c_str()) / value_of(variant.null_loss.c_str()),
       .required = P * N,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = variant.tier,
       .family = "h_measure",
       .reference = variant.reference});
}

}  // namespace

Metrics h_measures() {
  const Variant variants[] = {
      {"h_measure", "H", "h_first_parameter", "h_second_parameter", "h_loss", "h_null_loss",
       1 + P / (P + N), 1 + N / (P + N), 2, "Hand 2009; Hand and Anagnostopoulos 2014"},
      {"h_measure_beta22", "H_{2,2}", "", "", "h_loss_beta22", "h_null_loss_beta22", 2, 2, 3,
       "Hand 2009"},
      {"h_measure_severity_ratio", "H_{SR}", "", "h_severity_parameter", "h_loss_severity_ratio",
       "h_null_loss_severity_ratio", 2, 1 + 1 / Expression(severity_ratio), 3,
       "Hand and Anagnostopoulos 2012"},
  };
  Metrics metrics;
  for (const Variant& variant : variants) append(variant, metrics);
  return group_of(Scope::curve, "cost_curve", std::move(metrics));
}

}  // namespace deconfuse
