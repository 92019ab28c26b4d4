#include "input/stated/counted_results.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace deconfuse;
using enum StatedQuantity;

namespace {

/// Of 100 cases 30 are positive (class 0): 24 hits, 6 missed, 14 false alarms, 56 others.
CountedResults of_two_classes() { return CountedResults(ConfusionMatrix(2, 2, {24, 6, 14, 56})); }

CountedResults of_three_classes() {
  return CountedResults(ConfusionMatrix(3, 3, {4, 1, 0, 2, 3, 1, 0, 0, 9}));
}

}  // namespace

TEST_CASE("every quantity that texts state, of a class and of all") {
  const CountedResults results = of_two_classes();
  const struct {
    StatedQuantity quantity;
    double value;
  } of_class[] = {
      {precision, 24.0 / 38},
      {recall, 24.0 / 30},
      {specificity, 56.0 / 70},
      {negative_predictive_value, 56.0 / 62},
      {false_positive_rate, 14.0 / 70},
      {false_negative_rate, 6.0 / 30},
      {f1, 48.0 / 68},
      {prevalence, 0.3},
      {detection_rate, 0.24},
      {detection_prevalence, 0.38},
      {support, 30},
      {balanced_accuracy, 0.8},
      {matthews, (24.0 * 56 - 6 * 14) / std::sqrt(38.0 * 30 * 70 * 62)},
  };
  for (const auto& c : of_class) {
    const auto value = results.of_class(c.quantity, 0);
    REQUIRE(value);
    CHECK(*value == doctest::Approx(c.value).epsilon(1e-12));
    CHECK_FALSE(is_of_all(c.quantity == matthews ? support : c.quantity));
  }
  const struct {
    StatedQuantity quantity;
    double value;
  } of_all[] = {
      {accuracy, 0.8},
      {error_rate, 0.2},
      {correct_cases, 80},
      {wrong_cases, 20},
      {all_cases, 100},
      {cases, 100},
      {kappa, 6.0 / 11},  // chance agreement is 0.3 · 0.38 + 0.7 · 0.62 = 0.548
      {matthews, (24.0 * 56 - 6 * 14) / std::sqrt(38.0 * 30 * 70 * 62)},
  };
  for (const auto& c : of_all) {
    CHECK(is_of_all(c.quantity));
    const auto value = results.of_all(c.quantity);
    REQUIRE(value);
    if (c.quantity != kappa) CHECK(*value == doctest::Approx(c.value).epsilon(1e-12));
  }
  CHECK(*results.of_all(kappa) == doctest::Approx((0.8 - 0.548) / (1 - 0.548)).epsilon(1e-12));
  CHECK_FALSE(results.of_all(recall));
  CHECK_FALSE(results.of_class(accuracy, 0));
}

TEST_CASE("the transposed matrix exchanges precision and recall") {
  const CountedResults results = of_two_classes(), other = results.transposed();
  CHECK(*other.of_class(precision, 0) == *results.of_class(recall, 0));
  CHECK(*other.of_class(recall, 1) == *results.of_class(precision, 1));
  CHECK(*other.of_all(matthews) == doctest::Approx(*results.of_all(matthews)).epsilon(1e-12));
}

TEST_CASE("means over the classes, and where one has none") {
  const CountedResults results = of_three_classes();
  const double of_a = 4.0 / 5, of_b = 3.0 / 6;
  CHECK(*results.mean(recall, StatedAverage::macro) ==
        doctest::Approx((of_a + of_b + 1) / 3).epsilon(1e-12));
  CHECK(*results.mean(recall, StatedAverage::weighted) == doctest::Approx(0.8).epsilon(1e-12));
  CHECK(*results.mean(f1, StatedAverage::micro) == doctest::Approx(0.8).epsilon(1e-12));
  // Never predicted: precision is 0/0. Never true: recall and the balanced accuracy are.
  const CountedResults never_b(ConfusionMatrix(2, 2, {5, 0, 3, 0}));
  CHECK_FALSE(never_b.mean(precision, StatedAverage::macro));
  const CountedResults no_b(ConfusionMatrix(2, 2, {5, 2, 0, 0}));
  CHECK_FALSE(no_b.of_class(recall, 1));
  CHECK_FALSE(no_b.of_class(balanced_accuracy, 0));
  CHECK_FALSE(no_b.of_class(balanced_accuracy, 1));
}
