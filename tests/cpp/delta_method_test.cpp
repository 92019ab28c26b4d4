#include "inference/delta_method.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "evaluated.hpp"
#include "matrices.hpp"

using namespace deconfuse;

namespace {

/// The counts are so large that a small relative change of one of them is a whole number.
constexpr double scale = 1e6;
constexpr double change = 20;

std::vector<double> scaled(std::vector<double> counts) {
  for (double& count : counts) count *= scale;
  return counts;
}

/// The value of a metric for a dataset of the same rows and columns with other counts.
double value_of(const Dataset& like, std::vector<double> counts, std::size_t metric, Place place) {
  const std::size_t rows = like.matrix.rows();
  const std::size_t columns = like.matrix.columns();
  const Dataset dataset = like.classification ? dataset_of(rows, std::move(counts))
                                              : contingency_of(rows, columns, std::move(counts));
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  return evaluation.value(metric, place, false);
}

std::variant<Estimate, Obstacle> estimate_of(const Dataset& dataset, std::string_view id,
                                             Place place = {}) {
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  return delta_method(evaluation, find(id), place, 0.95);
}

}  // namespace

TEST_CASE("the gradient of every metric agrees with small changes of the counts") {
  RandomCounts random(20261128, 30);
  std::set<std::string> without;
  int compared = 0;
  std::vector<Dataset> datasets;
  for (std::size_t classes = 2; classes <= 4; ++classes) {
    datasets.push_back(dataset_of(classes, scaled(random(classes))));
  }
  datasets.push_back(contingency_of(2, 4, scaled({5, 7, 0, 3, 11, 2, 6, 1})));
  datasets.push_back(contingency_of(4, 2, scaled({5, 7, 4, 3, 11, 2, 6, 1})));
  for (const Dataset& dataset : datasets) {
    const std::vector<double>& counts = dataset.matrix.cells();
    const Options options;
    const MatrixEvaluation evaluation(catalogue(), dataset, options);
    for_each_value(evaluation, [&](std::size_t metric, Place place) {
      const Metric& declared = catalogue()[metric];
      const double value = evaluation.value(metric, place, false);
      if (goes_through_tables(declared.formula) || !std::isfinite(value)) return;
      const auto found = gradient_of(evaluation, metric, place);
      if (const auto* obstacle = std::get_if<Obstacle>(&found)) {
        if (*obstacle == Obstacle::no_closed_form && declared.shape == Shape::scalar) {
          without.emplace(declared.id);
        }
        return;
      }
      const Gradient& gradient = std::get<Gradient>(found);
      for (std::size_t cell = 0; cell < counts.size(); ++cell) {
        if (counts[cell] == 0) continue;
        std::vector<double> moved = counts;
        moved[cell] += change;
        const double above = value_of(dataset, moved, metric, place);
        moved[cell] -= 2 * change;
        const double below = value_of(dataset, moved, metric, place);
        const double slope = (above - below) / (2 * change);
        CAPTURE(cell);
        CAPTURE(value);
        const double rounding = 1e-13 * std::max(1.0, std::fabs(value));
        CHECK(std::fabs(gradient[cell] - slope) <= 1e-6 * std::fabs(slope) + rounding);
        ++compared;
      }
    });
  }
  CHECK(compared > 5000);
  CHECK(without == std::set<std::string>{"accuracy_p_value", "aickin_alpha", "bowker_p_value",
                                         "chi_squared_p_value", "clustering_accuracy",
                                         "g_squared_p_value", "krippendorff_alpha_ordinal"});
}

TEST_CASE("the delta method gives the standard errors that have a formula of their own") {
  RandomCounts random(54, 40);
  int compared = 0;
  for (int round = 0; round < 100; ++round) {
    const std::size_t classes = random.classes();
    const Dataset dataset = dataset_of(classes, random(classes));
    const Evaluated evaluated(dataset);
    const std::pair<const char*, const char*> known[] = {
        {"accuracy", "accuracy_standard_error"},
        {"cohen_kappa", "kappa_standard_error_fleiss"},
        {"cohen_kappa_linear", "kappa_linear_standard_error_fleiss"},
        {"cohen_kappa_quadratic", "kappa_quadratic_standard_error_fleiss"}};
    for (const auto& pair : known) {
      const auto [metric, error] = pair;
      CAPTURE(pair.first);
      const auto found = estimate_of(dataset, metric);
      if (const auto* estimate = std::get_if<Estimate>(&found)) {
        CHECK(near(estimate->standard_error, evaluated.value(error), 1e-9));
        ++compared;
      } else {
        CHECK(std::isnan(evaluated.value(metric)));
      }
    }
  }
  CHECK(compared > 250);
}

TEST_CASE("an interval ends at the limits of the metric's range") {
  const Dataset dataset = dataset_of(2, {9, 1, 0, 10});
  const auto accuracy = std::get<Estimate>(estimate_of(dataset, "accuracy"));
  CHECK(accuracy.high == 1);
  CHECK(accuracy.low == doctest::Approx(0.95 - 1.959963984540054 * std::sqrt(0.95 * 0.05 / 20)));
  const auto recall = std::get<Estimate>(estimate_of(dataset, "recall", {1, 1}));
  CHECK(recall.standard_error == 0);
  CHECK(recall.low == 1);
}

TEST_CASE("a missing standard error has a reason") {
  const auto obstacle = [](const Dataset& dataset, std::string_view id) {
    return std::get<Obstacle>(estimate_of(dataset, id));
  };
  const Dataset tied = dataset_of(2, {10, 5, 5, 10});
  CHECK(obstacle(tied, "no_information_rate") == Obstacle::tie);
  CHECK(obstacle(tied, "adjusted_mutual_information_arithmetic") == Obstacle::no_closed_form);
  CHECK(obstacle(dataset_of(2, {10, 0, 0, 0}), "cohen_kappa") == Obstacle::no_value);
  CHECK(obstacle(dataset_of(2, {10.5, 5, 5, 10}), "accuracy") == Obstacle::no_sample);
  // Except for rounding, mutual information is never negative; at 0 its derivative is 0.
  const auto independent = estimate_of(dataset_of(2, {13, 13, 15, 15}), "mutual_information");
  CHECK(std::get<Estimate>(independent).standard_error == 0);
}
