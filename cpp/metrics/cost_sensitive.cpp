#include "curves/operating_points.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

/// The loss by truth and decision.
template <std::size_t truth, std::size_t decision>
constexpr Quantity loss(Text id, Text symbol) {
  return given_by(
      [](const Environment& environment) { return !options_of(environment).cost_matrix.empty(); },
      option(id, symbol, "costMatrix", [](const Options& options) {
        return options.cost_matrix.empty() ? undefined : options.cost_matrix[2 * truth + decision];
      }));
}

constexpr Quantity loss_00 = loss<0, 0>("loss_00", "\\ell_{00}");
constexpr Quantity loss_01 = loss<0, 1>("loss_01", "\\ell_{01}");
constexpr Quantity loss_10 = loss<1, 0>("loss_10", "\\ell_{10}");
constexpr Quantity loss_11 = loss<1, 1>("loss_11", "\\ell_{11}");

// Shares of the classes: among the cases, and where decisions will be made.

Ratio share_of(const ScoreData& data, Place place, std::size_t label) {
  const Ranking& ranking = data.ranking(place.row);
  return {label == 1 ? ranking.positives() : ranking.negatives(), data.total_weight()};
}

template <std::size_t label>
constexpr Quantity sample_prior(Text id, Text symbol) {
  return of_data(id, symbol,
                 [](const ScoreData& data, Place place) { return share_of(data, place, label); });
}

template <std::size_t label>
constexpr Quantity target_prior(Text id, Text symbol) {
  return {.id = id,
          .symbol = symbol,
          .option = "priors",
          .fraction = true,
          .value =
              [](const Environment& environment, Place place) {
                const std::vector<double>& priors = options_of(environment).priors;
                return priors.empty() ? share_of(data_of(environment), place, label).value()
                                      : priors[label];
              },
          .exact = [](const Environment& environment, Place place, double value) -> Exact {
            if (!options_of(environment).priors.empty()) return Fraction::of_decimal(value);
            return share_of(data_of(environment), place, label).fraction();
          }};
}

constexpr Quantity sample_prior_0 = sample_prior<0>("sample_prior_0", "\\pi_0");
constexpr Quantity sample_prior_1 = sample_prior<1>("sample_prior_1", "\\pi_1");
constexpr Quantity target_prior_0 = target_prior<0>("target_prior_0", "\\pi'_0");
constexpr Quantity target_prior_1 = target_prior<1>("target_prior_1", "\\pi'_1");

constexpr Quantity at_expected_cost = point_of(
    "least_expected_cost",
    [](const ScoreData& data, const Ranking& ranking) -> std::optional<std::size_t> {
      if (!ranking.both_classes() || data.options().cost_matrix.empty()) return std::nullopt;
      return least_expected_cost(ranking, {data.options().cost_matrix, data.options().priors});
    });

/// The mean cost if this many positive and negative cases are predicted positive.
Expression expected_cost_of(const Quantity& true_positives, const Quantity& false_positives) {
  const Expression P = positives;
  const Expression N = negatives;
  const Expression of_negatives =
      (N - false_positives) / N * loss_00 + Expression(false_positives) / N * loss_01;
  const Expression of_positives =
      (P - true_positives) / P * loss_10 + Expression(true_positives) / P * loss_11;
  return target_prior_0 * of_negatives + target_prior_1 * of_positives;
}

}  // namespace

Metrics cost_sensitive() {
  const Expression cost_of_point = expected_cost_of(TP_t, FP_t);
  // How much more a wrong decision costs than the right one.
  const Expression false_positive = Expression(loss_01) - loss_00;
  const Expression false_negative = Expression(loss_10) - loss_11;
  const Expression shifted_0 = false_positive * (Expression(target_prior_0) / sample_prior_0);
  const Expression shifted_1 = false_negative * (Expression(target_prior_1) / sample_prior_1);
  const Metrics metrics = {
      {.id = "expected_cost_at_threshold",
       .symbol = "EC(t)",
       .formula = expected_cost_of(TP_at_threshold, FP_at_threshold),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Hand 1997"},
      {.id = "minimum_expected_cost",
       .symbol = "EC^*",
       .formula = minimum_at(Over::points, cost_of_point, at_expected_cost),
       .range = {-unbounded, unbounded},
       .better = Better::lower,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Metz 1978"},
      {.id = "minimum_expected_cost_threshold",
       .symbol = "t_{EC}",
       .formula = arg_minimum(Over::points, cost_of_point, at_expected_cost, t),
       .range = {-unbounded, unbounded},
       .divergent = true,
       .needs = Needs::scores,
       .tier = 2,
       .family = "threshold",
       .reference = "Metz 1978"},
      // The slope of lines of equal cost in the plane of FPR and TPR.
      {.id = "iso_cost_slope",
       .symbol = "s",
       .formula = target_prior_0 * false_positive / (target_prior_1 * false_negative),
       .required = target_prior_1 * false_negative,
       .range = {-unbounded, unbounded},
       .needs = Needs::scores,
       .tier = 3,
       .reference = "Metz 1978; Provost and Fawcett 2001"},
      // For probabilities that are calibrated for the shares of the classes in the sample.
      {.id = "prior_shift_threshold",
       .symbol = "t'",
       .formula = shifted_0 / (shifted_0 + shifted_1),
       .required = shifted_0 + shifted_1,
       .range = {-unbounded, unbounded},
       .needs = Needs::probability_scores,
       .tier = 2,
       .family = "threshold",
       .reference = "Elkan 2001; Saerens et al. 2002"},
      {.id = "expected_cost_curve",
       .symbol = "(t,EC)",
       .formula = point(t, cost_of_point),
       .required = Expression(positives) * negatives,
       .range = {-unbounded, unbounded},
       .needs = Needs::scores,
       .shape = Shape::curve,
       .tier = 2,
       .reference = "Hand 1997"},
  };
  return group_of(Scope::curve, "decision", metrics);
}

}  // namespace deconfuse
