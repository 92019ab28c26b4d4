#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "metrics/report.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

/// The ids of metrics without a value, although every option is given.
std::set<std::string> undefined_ids(const Scored& scored) {
  std::set<std::string> ids;
  for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
    const Metric& declared = score_catalogue()[metric];
    if (declared.auxiliary || !std::isnan((*scored).value(metric, place, true))) return;
    ids.insert(declared.id.c_str());
  });
  return ids;
}

Options with_k() {
  Options options;
  options.k = 1;
  return options;
}

Options with_k_and_costs() {
  Options options = with_k();
  options.cost_matrix = {0, 1, 5, 0};
  return options;
}

using Ids = std::set<std::string>;

/// Metrics that compare the two classes.
const Ids of_both_classes = {
    "roc_auc",
    "gini",
    "mann_whitney_u",
    "roc_auc_convex_hull",
    "partial_roc_auc",
    "partial_roc_auc_standardized",
    "auc_variance_delong",
    "auc_standard_error_delong",
    "auc_ci_delong",
    "auc_standard_error_hanley_mcneil",
    "auc_ci_hanley_mcneil",
    "equal_error_rate",
    "ks_statistic",
    "youden_j_max",
    "youden_threshold",
    "closest_topleft_distance",
    "closest_topleft_threshold",
    "sensitivity_at_specificity",
    "specificity_at_sensitivity",
    "h_measure",
    "h_measure_beta22",
    "h_measure_severity_ratio",
    "precision_recall_gain_auc",
    "expected_cost_at_threshold",
    "minimum_expected_cost",
    "minimum_expected_cost_threshold",
    "prior_shift_threshold",
    "tjur_r2",
    "d2_log_loss",
    "d2_brier",
};

/// Metrics that are a share of the positive cases.
const Ids of_positives = {
    "average_precision",
    "average_precision_expected",
    "pr_auc_trapezoid",
    "pr_auc_davis_goadrich",
    "interpolated_average_precision_11",
    "interpolated_average_precision",
    "f1_max",
    "f1_max_threshold",
    "recall_at_precision",
    "precision_at_recall",
    "recall_at_k",
    "lift_at_k",
    "iso_cost_slope",
};

}  // namespace

TEST_CASE("with a single class, metrics that compare two classes have no value") {
  const Scored positive(binary({0.9, 0.4, 0.2}, {1, 1, 1}), with_k_and_costs());
  CHECK(undefined_ids(positive) == of_both_classes);
  CHECK(positive.value("average_precision") == 1);
  CHECK(positive.value("brier_score") == doctest::Approx((0.01 + 0.36 + 0.64) / 3));
  CHECK(positive.value("accuracy_max") == 1);

  Ids without_positives = of_both_classes;
  without_positives.insert(of_positives.begin(), of_positives.end());
  const Scored negative(binary({0.9, 0.4, 0.2}, {0, 0, 0}), with_k_and_costs());
  CHECK(undefined_ids(negative) == without_positives);
  CHECK(negative.value("precision_at_k") == 0);
  CHECK(negative.value("log_loss") ==
        doctest::Approx(-(std::log(0.1) + std::log(0.6) + std::log(0.8)) / 3));
  CHECK(negative.cause("roc_auc") == "zero denominator");
  CHECK(negative.cause("h_measure") == "requirement");
}

TEST_CASE("every undefined value has a cause, and no other value has one") {
  for_random_cases(81, 150, [&](auto columns, const Options& options) {
    const Options none;
    for (const Options* some : {&none, &options}) {
      const Scored scored(columns, *some);
      for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
        if (score_catalogue()[metric].shape == Shape::decisions) return;
        const bool is_undefined = std::isnan((*scored).value(metric, place, false));
        REQUIRE((*scored).cause(metric, place).has_value() == is_undefined);
      });
    }
  });
}

TEST_CASE("causes of undefined values for scores") {
  const ScoreColumns plain = binary({0.9, 0.8, 0.3, 0.2}, {0, 1, 1, 0});
  ScoreColumns halves = plain;
  halves.weights = {0.5, 1, 1, 1};
  ScoreColumns whole = plain;
  whole.weights = {2, 1, 1, 1};
  ScoreColumns two = whole;
  two.models = {"A", "B"};
  two.scores.push_back({0.1, 0.2, 0.3, 0.4});
  Options k5, threshold, certain;
  k5.k = 5;
  threshold.threshold = 1;
  certain.at_precision = 1;
  struct Case {
    const char* name;
    const ScoreColumns& columns;
    Options options;
    const char* id;
    const char* cause;
  };
  const Case table[] = {
      {"k is missing", plain, {}, "precision_at_k", "needs option"},
      {"k is missing", plain, {}, "recall_at_k", "needs option"},
      {"k is missing", plain, {}, "lift_at_k", "needs option"},
      {"k is there", plain, with_k(), "precision_at_k", "defined"},
      {"k beyond the cases", plain, k5, "precision_at_k", "out of domain"},
      {"k beyond the cases", plain, k5, "recall_at_k", "out of domain"},
      {"k up to the weights", whole, k5, "precision_at_k", "defined"},
      {"fractions", halves, k5, "precision_at_k", "fractional counts"},
      {"fractions", halves, {}, "mann_whitney_u", "fractional counts"},
      {"fractions", halves, {}, "auc_variance_delong", "fractional counts"},
      {"fractions", halves, {}, "auc_ci_hanley_mcneil", "fractional counts"},
      {"fractions", halves, {}, "spiegelhalter_z", "fractional counts"},
      {"fractions", halves, {}, "roc_auc", "defined"},
      {"weights", whole, {}, "auc_variance_delong", "defined"},
      {"weights", two, {}, "delong_p_value", "defined"},
      {"weights", two, {}, "delong_covariance", "defined"},
      {"weights", two, {}, "auc_difference", "defined"},
      {"a threshold that is no probability", plain, threshold, "net_benefit_at_threshold",
       "requirement"},
      {"a half", plain, {}, "net_benefit_at_threshold", "defined"},
      {"precision that is not reached", plain, certain, "recall_at_precision", "not reached"},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.name));
    CAPTURE(std::string(row.id));
    const Scored scored(row.columns, row.options);
    CHECK(scored.cause(row.id) == std::string(row.cause));
    CHECK(std::isnan(scored.value(row.id)) == (std::string_view(row.cause) != "defined"));
  }
}

TEST_CASE("causes of undefined values for probabilities") {
  const ProbabilityColumns plain = rows_of({0.5, 0.5, 0, 0.25, 0.5, 0.25}, {0, 1}, 3);
  ProbabilityColumns weighted = plain;
  weighted.weights = {1, 2};
  Options places;
  places.map_k = 2;
  const ProbabilityColumns one_class = rows_of({0.5, 0.5, 0.25, 0.75}, {1, 1}, 2);
  const ProbabilityColumns single = rows_of({1, 1}, {0, 0}, 1);
  struct Case {
    const ProbabilityColumns& columns;
    Options options;
    const char* id;
    std::size_t at;
    const char* cause;
  };
  const Case table[] = {
      {plain, {}, "top_k_accuracy", 0, "needs option"},
      {plain, with_k(), "top_k_accuracy", 0, "defined"},
      {plain, {}, "classification_cost", 0, "needs option"},
      {plain, {}, "mean_average_precision_at_k", 0, "no class"},
      {plain, places, "mean_average_precision_at_k", 0, "defined"},
      {weighted, places, "mean_average_precision_at_k", 0, "weights given"},
      {plain, {}, "roc_auc_class", 0, "defined"},
      {plain, {}, "roc_auc_class", 2, "zero denominator"},
      {plain, {}, "average_precision_class", 2, "zero denominator"},
      {plain, {}, "roc_auc_ovr_macro", 0, "defined"},
      {one_class, {}, "roc_auc_ovr_macro", 0, "no class"},
      {one_class, {}, "roc_auc_ovo_macro", 0, "no class"},
      {one_class, {}, "d2_brier", 0, "zero denominator"},
      {single, {}, "ranked_probability_score", 0, "zero denominator"},
      {single, {}, "log_loss", 0, "defined"},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.id));
    const Scored scored(row.columns, row.options);
    CHECK(scored.cause(row.id, row.at) == std::string(row.cause));
    CHECK(std::isnan(scored.value(row.id, row.at)) == (std::string_view(row.cause) != "defined"));
  }
}

TEST_CASE("an absent class is left out of averages and named in the report") {
  const Scored scored(rows_of({0.5, 0.5, 0, 0.25, 0.5, 0.25}, {0, 1}, 3));
  const MetricReport macro = report(score_catalogue(), *scored, find_scored("roc_auc_ovr_macro"));
  REQUIRE(macro.undefined.size() == 1);
  CHECK(macro.undefined[0].class_index == std::size_t{2});
  CHECK(macro.undefined[0].cause.reason == Reason::zero_denominator);
  CHECK(macro.values ==
        std::vector<double>{(scored.value("roc_auc_class", 0) + scored.value("roc_auc_class", 1)) /
                            2});
}

TEST_CASE("the policy replaces 0/0 for label sets") {
  LabelSetColumns columns;
  columns.labels = {"a", "b"};
  columns.truth = {1, 0, 1, 0};  // b is never true nor predicted
  columns.predicted = {1, 0, 0, 0};
  const auto macro = [&](ZeroDivision policy) {
    Options options;
    options.zero_division = policy;
    return Scored(columns, options).value("multilabel_recall_macro");
  };
  CHECK(macro(ZeroDivision::zero) == 0.25);
  CHECK(macro(ZeroDivision::one) == 0.75);
  CHECK(macro(ZeroDivision::undefined) == 0.5);
}

TEST_CASE("cases with a total weight of 0 have no values and cause no failure") {
  ScoreColumns scores = binary({0.9, 0.1}, {1, 0}, {0, 0});
  ProbabilityColumns rows = rows_of({0.5, 0.5, 1, 0}, {0, 1}, 2);
  rows.weights = {0, 0};
  LabelSetColumns sets;
  sets.labels = {"a"};
  sets.truth = {1, 0};
  sets.predicted = {1, 1};
  sets.scores = {0.5, 0.25};
  sets.weights = {0, 0};
  const auto look = [](const Scored& scored, const char* id) {
    for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
      explain(score_catalogue(), *scored, metric, place);
    });
    CHECK(scored.cause(id) == "zero denominator");
  };
  look(Scored(scores), "brier_score");
  look(Scored(rows), "log_loss");
  look(Scored(sets), "subset_accuracy");
}
