#include "curves/comparison.hpp"
#include "metrics/roc_areas.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

// The share of the other class that a group k of cases, or a case m, is ordered correctly with.
constexpr Quantity V_10 =
    of_points("positive_placement", "V_{10,k}", [](const Points& of, std::size_t k) {
      return Ratio{2 * of.N - of.FP[k + 1] - of.FP[k], 2 * of.N};
    });
constexpr Quantity V_01 =
    of_points("negative_placement", "V_{01,k}", [](const Points& of, std::size_t k) {
      return Ratio{of.TP[k + 1] + of.TP[k], 2 * of.P};
    });
constexpr Quantity V_10_m =
    of_data("case_positive_placement", "V_{10,m}",
            [](const ScoreData& data, Place m) { return data.placement(0, true, m.row); });
constexpr Quantity V_01_m =
    of_data("case_negative_placement", "V_{01,m}",
            [](const ScoreData& data, Place m) { return data.placement(0, false, m.row); });
constexpr Quantity rival_V_10_m =
    of_data("rival_positive_placement", "V'_{10,m}",
            [](const ScoreData& data, Place m) { return data.placement(1, true, m.row); });
constexpr Quantity rival_V_01_m =
    of_data("rival_negative_placement", "V'_{01,m}",
            [](const ScoreData& data, Place m) { return data.placement(1, false, m.row); });
constexpr Quantity w_positive =
    as_weight(of_data("positive_weight", "w_m", [](const ScoreData& data, Place m) {
      return data.cases().weight(data.cases_of(true)[m.row]);
    }));
constexpr Quantity w_negative =
    as_weight(of_data("negative_weight", "w_m", [](const ScoreData& data, Place m) {
      return data.cases().weight(data.cases_of(false)[m.row]);
    }));

/// A(1 − A) + (P − 1)(Q_1 − A²) + (N − 1)(Q_2 − A²), computed from 1 − A, which near A = 1 has
/// digits that the difference loses.
double hanley_mcneil_sum(const Environment& environment, Place place) {
  const Points of(data_of(environment).ranking(place.row));
  const std::size_t size = data_of(environment).ranking(place.row).size();
  ExactSum twice_pairs;
  for (std::size_t k = 1; k < size; ++k)
    twice_pairs.add((of.TP[k] - of.TP[k - 1]) * (of.FP[k] + of.FP[k - 1]));
  const double above = twice_pairs.value() / (2 * of.P * of.N);
  return of.P * of.N * hanley_mcneil_variance(1 - above, above, of.P, of.N);
}

const Expression P = positives;
const Expression N = negatives;
const Expression A = value_of("roc_auc");
const Expression z = value_of("normal_score");

Expression within_unit(Expression interval) { return maximum(0, minimum(1, interval)); }

/// The covariance of two areas, or the variance of one, from products over the cases.
Expression by_class(Expression of_positives, Expression of_negatives) {
  return sum(Over::positive_cases, w_positive * of_positives) / ((P - 1) * P) +
         sum(Over::negative_cases, w_negative * of_negatives) / ((N - 1) * N);
}

}  // namespace

Metrics auc_intervals() {
  const Expression Q_1 = value_of("hanley_q1");
  const Expression Q_2 = value_of("hanley_q2");
  const Metrics metrics = {
      {.id = "placement_variance_positives",
       .symbol = "S_{10}",
       .formula = sum(Over::points, (Expression(TP_k) - previous_TP) * square(V_10 - A)) / (P - 1),
       .range = {0, 1},
       .auxiliary = true,
       .needs = Needs::scores},
      {.id = "placement_variance_negatives",
       .symbol = "S_{01}",
       .formula = sum(Over::points, (Expression(FP_k) - previous_FP) * square(V_01 - A)) / (N - 1),
       .range = {0, 1},
       .auxiliary = true,
       .needs = Needs::scores},
      {.id = "auc_variance_delong",
       .symbol = "\\widehat{Var}",
       .formula = value_of("placement_variance_positives") / P +
                  value_of("placement_variance_negatives") / N,
       .range = {0, unbounded},
       .whole_counts = true,
       .needs = Needs::scores,
       .reference = "DeLong et al. 1988"},
      {.id = "auc_standard_error_delong",
       .symbol = "SE_{DL}",
       .formula = root(value_of("auc_variance_delong")),
       .range = {0, unbounded},
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "DeLong et al. 1988"},
      {.id = "auc_ci_delong",
       .symbol = "CI_{DL}(AUC)",
       .formula = within_unit(plus_minus(A, z * value_of("auc_standard_error_delong"))),
       .range = {0, 1},
       .whole_counts = true,
       .needs = Needs::scores,
       .shape = Shape::interval,
       .family = "auc_interval",
       .reference = "DeLong et al. 1988"},
      {.id = "hanley_q1",
       .symbol = "Q_1",
       .formula = A / (2 - A),
       .range = {0, 1},
       .auxiliary = true,
       .needs = Needs::scores},
      {.id = "hanley_q2",
       .symbol = "Q_2",
       .formula = 2 * square(A) / (1 + A),
       .range = {0, 1},
       .auxiliary = true,
       .needs = Needs::scores},
      {.id = "auc_standard_error_hanley_mcneil",
       .symbol = "SE_{HM}",
       .formula = root(known_as(hanley_mcneil_sum, A * (1 - A) + (P - 1) * (Q_1 - square(A)) +
                                                       (N - 1) * (Q_2 - square(A))) /
                       (P * N)),
       .range = {0, unbounded},
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Hanley and McNeil 1982"},
      {.id = "auc_ci_hanley_mcneil",
       .symbol = "CI_{HM}(AUC)",
       .formula = within_unit(plus_minus(A, z * value_of("auc_standard_error_hanley_mcneil"))),
       .range = {0, 1},
       .whole_counts = true,
       .needs = Needs::scores,
       .shape = Shape::interval,
       .tier = 3,
       .family = "auc_interval",
       .reference = "Hanley and McNeil 1982"},
  };
  return group_of(Scope::interval, "interval_auc", metrics);
}

Metrics model_comparison() {
  const Expression B = value_of("rival_roc_auc");
  const Expression difference = value_of("auc_difference");
  const Expression error = value_of("auc_difference_standard_error");
  const Expression positive_difference = V_10_m - Expression(rival_V_10_m);
  const Expression negative_difference = V_01_m - Expression(rival_V_01_m);
  const Metrics metrics = {
      {.id = "rival_roc_auc",
       .symbol = "AUC_2",
       .formula = area_under_roc(),
       .range = {0, 1},
       .view = View::second,
       .auxiliary = true,
       .needs = Needs::two_models},
      {.id = "auc_difference",
       .symbol = "\\Delta",
       .formula = A - B,
       .range = {-1, 1},
       .needs = Needs::two_models,
       .tier = 2,
       .reference = "DeLong et al. 1988"},
      {.id = "delong_covariance",
       .symbol = "C_{12}",
       .formula = by_class((V_10_m - A) * (rival_V_10_m - B), (V_01_m - A) * (rival_V_01_m - B)),
       .range = {-unbounded, unbounded},
       .whole_counts = true,
       .needs = Needs::two_models,
       .tier = 3,
       .reference = "DeLong et al. 1988"},
      {.id = "rival_auc_variance",
       .symbol = "Var_2",
       .formula = by_class(square(rival_V_10_m - B), square(rival_V_01_m - B)),
       .range = {0, unbounded},
       .auxiliary = true,
       .needs = Needs::two_models},
      // Exactly 0 for models with the same ranking; V_1 + V_2 − 2·C_12 might not be when rounded.
      {.id = "auc_difference_standard_error",
       .symbol = "SE_\\Delta",
       .formula = root(by_class(square(positive_difference - difference),
                                square(negative_difference - difference))),
       .range = {0, unbounded},
       .auxiliary = true,
       .needs = Needs::two_models},
      {.id = "auc_difference_ci",
       .symbol = "CI(\\Delta)",
       .formula = plus_minus(difference, z * error),
       .range = {-unbounded, unbounded},
       .whole_counts = true,
       .needs = Needs::two_models,
       .shape = Shape::interval,
       .tier = 2,
       .reference = "DeLong et al. 1988"},
      {.id = "delong_z",
       .symbol = "z_\\Delta",
       .formula = difference / error,
       .alternative = difference / root(maximum(0, value_of("auc_variance_delong") +
                                                       value_of("rival_auc_variance") -
                                                       2 * value_of("delong_covariance"))),
       .range = {-unbounded, unbounded},
       .whole_counts = true,
       .needs = Needs::two_models,
       .tier = 2,
       .reference = "DeLong et al. 1988"},
      {.id = "delong_p_value",
       .symbol = "p_\\Delta",
       .formula = 2 * normal_distribution(-absolute(value_of("delong_z"))),
       .range = {0, 1},
       .whole_counts = true,
       .needs = Needs::two_models,
       .reference = "DeLong et al. 1988"},
  };
  return group_of(Scope::interval, "test", metrics);
}

}  // namespace deconfuse
