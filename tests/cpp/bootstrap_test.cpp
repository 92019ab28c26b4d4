#include "inference/bootstrap.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "evaluated.hpp"
#include "inference/delta_method.hpp"
#include "matrices.hpp"

using namespace deconfuse;

namespace {

const Dataset& mails() {
  static const Dataset dataset = dataset_of(3, {150, 20, 8, 30, 120, 25, 4, 35, 108});
  return dataset;
}

Bootstrap bootstrap_of(const Dataset& dataset, std::vector<std::string_view> ids,
                       std::uint64_t seed) {
  static const Options options;
  std::vector<WantedValue> wanted;
  for (const std::string_view id : ids) wanted.push_back({find(id), {}});
  return Bootstrap(catalogue(), dataset, options, std::move(wanted), seed);
}

}  // namespace

TEST_CASE("for many cases the bootstrap agrees with the standard errors of the delta method") {
  const std::vector<std::string_view> ids = {
      "accuracy",           "f1_macro", "cohen_kappa",  "matthews_correlation",
      "mutual_information", "recall",   "jaccard_macro"};
  Bootstrap bootstrap = bootstrap_of(mails(), ids, 1);
  bootstrap.advance(4000);
  CHECK(bootstrap.done() == 4000);
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), mails(), options);
  for (std::size_t at = 0; at < ids.size(); ++at) {
    CAPTURE(ids[at]);
    const auto estimate = std::get<Estimate>(delta_method(evaluation, find(ids[at]), {}, 0.95));
    const auto result = bootstrap.result(at, 0.95);
    REQUIRE(result.has_value());
    CHECK(result->undefined_share == 0);
    CHECK(near(result->standard_error / estimate.standard_error, 1, 0.05));
    const double tolerance = 0.25 * estimate.standard_error;
    CHECK(std::fabs(result->low - estimate.low) < tolerance);
    CHECK(std::fabs(result->high - estimate.high) < tolerance);
    REQUIRE(result->corrected_low.has_value());
    CHECK(std::fabs(*result->corrected_low - estimate.low) < 2 * tolerance);
    CHECK(std::fabs(*result->corrected_high - estimate.high) < 2 * tolerance);
  }
}

TEST_CASE("the same seed draws the same resamples, in steps or at once") {
  Bootstrap at_once = bootstrap_of(mails(), {"f1_macro"}, 7);
  Bootstrap in_steps = bootstrap_of(mails(), {"f1_macro"}, 7);
  Bootstrap others = bootstrap_of(mails(), {"f1_macro"}, 8);
  at_once.advance(200);
  for (int step = 0; step < 4; ++step) in_steps.advance(50);
  others.advance(200);
  CHECK(at_once.result(0, 0.9)->low == in_steps.result(0, 0.9)->low);
  CHECK(at_once.result(0, 0.9)->standard_error == in_steps.result(0, 0.9)->standard_error);
  CHECK(at_once.result(0, 0.9)->low != others.result(0, 0.9)->low);
}

TEST_CASE("the ends are not corrected if the jackknife would need too many values") {
  const std::size_t classes = 60;
  std::vector<double> counts(classes * classes, 1);
  for (std::size_t k = 0; k < classes; ++k) counts[k * (classes + 1)] = 20;
  const Dataset dataset = dataset_of(classes, counts);
  const std::size_t many = Bootstrap::most_left_out / counts.size() + 1;
  for (const std::size_t wanted : {std::size_t{1}, many}) {
    Bootstrap bootstrap =
        bootstrap_of(dataset, std::vector<std::string_view>(wanted, "accuracy"), 1);
    bootstrap.advance(20);
    const auto result = bootstrap.result(0, 0.95);
    REQUIRE(result.has_value());
    CHECK(result->corrected_low.has_value() == (wanted == 1));
  }
}

TEST_CASE("a case is only replaced by cases of its group") {
  // All cases of one group are right and all of the other wrong, so resampling within groups
  // changes nothing.
  LabelColumns columns;
  columns.names = {"a", "b"};
  columns.truth = {0, 0, 0, 1, 0, 1};
  columns.predicted = {0, 0, 0, 1, 1, 0};
  columns.grouping = Grouping{false, {"right", "wrong"}, {0, 0, 0, 0, 1, 1}};
  const auto counted = count_cases(columns);
  Bootstrap within = bootstrap_of(std::get<Dataset>(counted), {"accuracy"}, 1);
  within.advance(100);
  CHECK(within.result(0, 0.95)->standard_error == 0);
  columns.grouping.reset();
  const auto whole = count_cases(columns);
  Bootstrap among_all = bootstrap_of(std::get<Dataset>(whole), {"accuracy"}, 1);
  among_all.advance(100);
  CHECK(among_all.result(0, 0.95)->standard_error > 0.1);
}

TEST_CASE("a corrected interval needs values on both sides, and a plain one two values") {
  const Dataset perfect = dataset_of(2, {10, 0, 0, 10});
  Bootstrap bootstrap = bootstrap_of(perfect, {"accuracy", "f1_macro"}, 1);
  CHECK_FALSE(bootstrap.result(0, 0.95).has_value());
  bootstrap.advance(100);
  const auto result = bootstrap.result(0, 0.95);
  REQUIRE(result.has_value());
  CHECK(result->standard_error == 0);
  CHECK(result->low == 1);
  CHECK_FALSE(result->corrected_low.has_value());
}

TEST_CASE("resamples without a value are counted and left out") {
  // Without the only case of class 2, kappa of the remaining cases is 0/0.
  const Dataset dataset = dataset_of(2, {5, 0, 0, 1});
  Bootstrap bootstrap = bootstrap_of(dataset, {"cohen_kappa"}, 3);
  bootstrap.advance(2000);
  const auto result = bootstrap.result(0, 0.95);
  REQUIRE(result.has_value());
  CHECK(std::fabs(result->undefined_share - std::pow(5.0 / 6, 6)) < 0.04);
}
