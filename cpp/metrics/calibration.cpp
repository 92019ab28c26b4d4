#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

// Quantities of point k of the ranking, a group of cases with equal scores.
constexpr Quantity t_k = of_points("threshold_value", "t_k",
                                   [](const Points& of, std::size_t k) { return of.t[k + 1]; });
constexpr Quantity n_k = of_points("group_cases", "n_k", [](const Points& of, std::size_t k) {
  return of.TP[k + 1] - of.TP[k] + (of.FP[k + 1] - of.FP[k]);
});
constexpr Quantity o_k = of_points("group_rate", "o_k", [](const Points& of, std::size_t k) {
  return Ratio{of.TP[k + 1] - of.TP[k], of.TP[k + 1] - of.TP[k] + (of.FP[k + 1] - of.FP[k])};
});

// Bins b of probabilities: of one class, and of the most probable one.

/// A sum of products of weights and probabilities.
template <class BinOf>
constexpr Quantity sum_of_probabilities(Text id, Text symbol, BinOf) {
  return with_exact(
      of_data(id, symbol,
              [](const ScoreData& data, Place b) { return BinOf()(data, b).probability.value(); }),
      [](const Environment& environment, Place b, double) -> Exact {
        const ScoreData& data = data_of(environment);
        return data.cases().weights.empty() ? BinOf()(data, b).probability.fraction()
                                            : Fraction::absent();
      });
}

constexpr auto bin = [](const ScoreData& data, Place b) -> const ScoreData::Bin& {
  return data.bins(b.row)[b.column];
};
constexpr auto confident_bin = [](const ScoreData& data, Place b) -> const ScoreData::Bin& {
  return data.confidence_bins()[b.column];
};
constexpr auto bin_of_class = [](const ScoreData& data, Place b) -> const ScoreData::Bin& {
  return data.confidence_bins_of(b.row)[b.column];
};

constexpr Quantity bin_cases = of_data(
    "bin_cases", "n_b", [](const ScoreData& data, Place b) { return bin(data, b).cases.value(); });
constexpr Quantity bin_positives = with_option(
    "bins", of_data("bin_positives", "y_b",
                    [](const ScoreData& data, Place b) { return bin(data, b).hits.value(); }));
constexpr Quantity bin_probability = sum_of_probabilities("bin_probability", "p_b", bin);
constexpr Quantity bin_confident_cases =
    of_data("bin_confident_cases", "n_b",
            [](const ScoreData& data, Place b) { return confident_bin(data, b).cases.value(); });
constexpr Quantity bin_correct =
    with_option("bins", of_data("bin_correct", "c_b", [](const ScoreData& data, Place b) {
                  return confident_bin(data, b).hits.value();
                }));
constexpr Quantity bin_confidence =
    sum_of_probabilities("bin_confidence", "\\hat p_b", confident_bin);
constexpr Quantity class_bin_correct =
    with_option("bins", of_data("class_bin_correct", "c_{i,b}", [](const ScoreData& data, Place b) {
                  return bin_of_class(data, b).hits.value();
                }));
constexpr Quantity class_bin_confidence =
    sum_of_probabilities("class_bin_confidence", "\\hat p_{i,b}", bin_of_class);
constexpr Quantity cases_predicted =
    of_data("cases_predicted", "\\hat n_i", [](const ScoreData& data, Place i) {
      ExactSum sum;
      for (const ScoreData::Bin& bin : data.confidence_bins_of(i.row)) sum.add(bin.cases);
      return sum.value();
    });

/// 1 − P/(P + N).
double share_of_negatives(const Environment& environment, Place place) {
  const double P = environment.quantity(positives, place);
  const double N = environment.quantity(negatives, place);
  return N / (P + N);
}

const Expression n = total_weight;

/// The hits of a bin minus their expected number by its probabilities.
Expression gap() { return Expression(bin_positives) - bin_probability; }
Expression confidence_gap() { return Expression(bin_correct) - bin_confidence; }

Metric error(Text id, Text symbol, Expression formula, Needs needs, std::int8_t tier,
             Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .required = n,
          .range = {0, 1},
          .better = Better::lower,
          .needs = needs,
          .tier = tier,
          .family = "calibration_error",
          .reference = reference};
}

}  // namespace

Metrics calibration() {
  const Expression P = positives;
  const Expression base_rate = P / (P + negatives);
  const Expression p = s_m;
  const Expression w = w_m;
  const Metrics of_scores = {
      {.id = "brier_reliability",
       .symbol = "REL",
       .formula = sum(Over::points, Expression(n_k) * square(t_k - Expression(o_k))) / n,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::probability_scores,
       .tier = 2,
       .reference = "Murphy 1973"},
      {.id = "brier_resolution",
       .symbol = "RES",
       .formula = sum(Over::points, Expression(n_k) * square(o_k - base_rate)) / n,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::probability_scores,
       .tier = 2,
       .reference = "Murphy 1973"},
      {.id = "brier_uncertainty",
       .symbol = "UNC",
       .formula = base_rate * known_as(share_of_negatives, 1 - base_rate),
       .range = {0, 0.25},
       .needs = Needs::probability_scores,
       .tier = 2,
       .reference = "Murphy 1973"},
      {.id = "spiegelhalter_z",
       .symbol = "z_S",
       .formula = sum(Over::cases, w * ((Expression(y_m) - p) * (1 - 2 * p))) /
                  root(sum(Over::cases, w * (square(1 - 2 * p) * p * (1 - p)))),
       .range = {-unbounded, unbounded},
       .whole_counts = true,
       .needs = Needs::probability_scores,
       .tier = 3,
       .reference = "Spiegelhalter 1986"},
      {.id = "spiegelhalter_p_value",
       .symbol = "p_S",
       .formula = 2 * normal_distribution(-absolute(value_of("spiegelhalter_z"))),
       .range = {0, 1},
       .whole_counts = true,
       .needs = Needs::probability_scores,
       .tier = 3,
       .reference = "Spiegelhalter 1986"},
      error("ece_binary", "ECE_+", sum(Over::bins, absolute(gap())) / n, Needs::probability_scores,
            2, "Naeini et al. 2015"),
      error("mce_binary", "MCE_+", maximum_over(Over::bins, absolute(gap()) / bin_cases),
            Needs::probability_scores, 2, "Naeini et al. 2015"),
  };
  const Metrics of_classes = {
      error("ece", "ECE", sum(Over::confidence_bins, absolute(confidence_gap())) / n,
            Needs::class_probabilities, 1, "Naeini et al. 2015; Guo et al. 2017"),
      error("mce", "MCE",
            maximum_over(Over::confidence_bins, absolute(confidence_gap()) / bin_confident_cases),
            Needs::class_probabilities, 2, "Naeini et al. 2015"),
      error("rmsce", "RMSCE",
            root(sum(Over::confidence_bins, square(confidence_gap()) / bin_confident_cases) / n),
            Needs::class_probabilities, 3, "Kumar et al. 2019"),
      {.id = "class_calibration_error",
       .symbol = "ECE",
       .formula = sum(Over::bins, absolute(gap())) / n,
       .range = {0, 1},
       .per_class = true,
       .auxiliary = true,
       .needs = Needs::class_probabilities},
      error("classwise_ece", "cwECE",
            sum(Over::classes, value_of("class_calibration_error")) / classes,
            Needs::class_probabilities, 3, "Kull et al. 2019; Nixon et al. 2019"),
      {.id = "top_label_gap",
       .symbol = "\\Delta",
       .formula = sum(Over::confidence_bins_of_class,
                      absolute(class_bin_correct - Expression(class_bin_confidence))),
       .required = cases_predicted,
       .range = {0, unbounded},
       .per_class = true,
       .auxiliary = true,
       .needs = Needs::class_probabilities},
      error("top_label_calibration_error", "TCE",
            sum_defined(Over::classes, value_of("top_label_gap")) / n, Needs::class_probabilities,
            3, "Gupta and Ramdas 2022"),
  };
  return joined(group_of(Scope::curve, "calibration", of_scores),
                group_of(Scope::probability, "calibration", of_classes));
}

}  // namespace deconfuse
