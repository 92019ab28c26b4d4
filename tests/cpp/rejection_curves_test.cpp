#include "decision/rejection_curves.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "decisions.hpp"

using namespace deconfuse;

namespace {

using Numbers = std::vector<double>;

/// A problem with two classes, given the probabilities of the first.
DecisionTables of_two(const Numbers& first, std::vector<std::int32_t> truth = {}) {
  DecisionTables tables;
  tables.states = {"a", "b"};
  for (const double p : first) tables.posteriors.insert(tables.posteriors.end(), {p, 1 - p});
  tables.truth = std::move(truth);
  tables.reject_losses = {1, 4};
  return tables;
}

}  // namespace

TEST_CASE("curves computed by hand, from all rejected to all accepted") {
  // The largest posteriors are 0.75, 0.5, 0.875 and 0.75.
  const DecisionProblem expected = problem_of(of_two({0.75, 0.5, 0.125, 0.25}));
  const std::optional<Curve> errors = error_reject_curve(expected);
  REQUIRE(errors.has_value());
  CHECK(errors->threshold == Numbers{0.875, 0.75, 0.5, 0});
  CHECK(errors->x == Numbers{1, 0.75, 0.25, 0});
  CHECK(errors->y == Numbers{0, 0.125 / 4, 0.625 / 4, 1.125 / 4});
  const std::optional<Curve> accuracy = accuracy_coverage_curve(expected);
  REQUIRE(accuracy.has_value());
  CHECK(accuracy->threshold == Numbers{0.75, 0.5, 0});
  CHECK(accuracy->x == Numbers{0.25, 0.75, 1});
  CHECK(accuracy->y == Numbers{0.875, 2.375 / 3, 2.875 / 4});
}

TEST_CASE(
    "with a known truth errors are counted, and the first of equally probable classes is taken") {
  const DecisionProblem counted = problem_of(of_two({0.75, 0.5, 0.125, 0.25}, {0, 1, 0, 1}));
  const std::optional<Curve> errors = error_reject_curve(counted);
  REQUIRE(errors.has_value());
  CHECK(errors->x == Numbers{1, 0.75, 0.25, 0});
  CHECK(errors->y == Numbers{0, 0.25, 0.25, 0.5});
  const std::optional<Curve> accuracy = accuracy_coverage_curve(counted);
  REQUIRE(accuracy.has_value());
  CHECK(accuracy->x == Numbers{0.25, 0.75, 1});
  CHECK(accuracy->y == Numbers{0, 2.0 / 3, 0.5});
}

TEST_CASE("equal observations, or a single one, are all rejected or all accepted") {
  for (const Numbers& alike : {Numbers{1}, Numbers{0.5}, Numbers{0.25, 0.75, 0.25}}) {
    const DecisionProblem problem = problem_of(of_two(alike));
    const double top = std::max(alike[0], 1 - alike[0]);
    const std::optional<Curve> errors = error_reject_curve(problem);
    REQUIRE(errors.has_value());
    CHECK(errors->x == Numbers{1, 0});
    CHECK(errors->y == Numbers{0, 1 - top});
    CHECK(errors->threshold == Numbers{top, 0});
    const std::optional<Curve> accuracy = accuracy_coverage_curve(problem);
    REQUIRE(accuracy.has_value());
    CHECK(accuracy->x == Numbers{1});
    CHECK(accuracy->y == Numbers{top});
  }
}

TEST_CASE("without posteriors of classes there are no curves") {
  DecisionTables losses;
  losses.states = {"a"};
  losses.actions = {"p"};
  losses.loss = {1};
  DecisionTables ratio;
  ratio.cost_ratio = 1;
  DecisionTables impossible = losses;
  impossible.prior = {1};
  impossible.likelihoods = {1, 0};
  DecisionTables values;
  values.values = {1, 2};
  values.posteriors = {0.5, 0.5};
  for (const DecisionTables& tables : {losses, ratio, impossible, values}) {
    const DecisionProblem problem = problem_of(tables);
    CHECK_FALSE(error_reject_curve(problem).has_value());
    CHECK_FALSE(accuracy_coverage_curve(problem).has_value());
  }
}

TEST_CASE("every point of the curve agrees with rejection up to its threshold") {
  RandomDecisions random(21);
  std::size_t points = 0;
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    const DecisionTables given = random.rejection();
    const DecisionProblem problem = problem_of(given);
    const std::size_t count = problem.observation_count();
    const std::size_t classes = given.states.size();
    std::vector<double> largest;
    std::vector<double> wrong;
    std::set<double> distinct;
    for (std::size_t x = 0; x < count; ++x) {
      std::size_t top = 0;
      for (std::size_t y = 1; y < classes; ++y) {
        if (given.posteriors[x * classes + y] > given.posteriors[x * classes + top]) top = y;
      }
      const double p = given.posteriors[x * classes + top];
      largest.push_back(p);
      distinct.insert(p);
      wrong.push_back(given.truth.empty() ? 1 - p
                                          : static_cast<std::size_t>(given.truth[x]) != top);
    }
    const std::optional<Curve> errors = error_reject_curve(problem);
    const std::optional<Curve> accuracy = accuracy_coverage_curve(problem);
    REQUIRE(errors.has_value());
    REQUIRE(accuracy.has_value());
    REQUIRE(errors->x.size() == distinct.size() + 1);
    REQUIRE(errors->y.size() == errors->x.size());
    REQUIRE(errors->threshold.size() == errors->x.size());
    REQUIRE(accuracy->x.size() == distinct.size());
    REQUIRE(errors->x.front() == 1);
    REQUIRE(errors->x.back() == 0);
    for (std::size_t at = 0; at < errors->x.size(); ++at) {
      double rejected = 0;
      double mistakes = 0;
      for (std::size_t x = 0; x < count; ++x) {
        if (largest[x] > errors->threshold[at]) {
          mistakes += wrong[x];
        } else {
          ++rejected;
        }
      }
      const double n = static_cast<double>(count);
      REQUIRE(near(errors->x[at], rejected / n));
      REQUIRE(near(errors->y[at], mistakes / n));
      if (at == 0) continue;
      REQUIRE(errors->x[at] < errors->x[at - 1]);
      REQUIRE(errors->y[at] >= errors->y[at - 1]);
      REQUIRE(accuracy->threshold[at - 1] == errors->threshold[at]);
      REQUIRE(near(accuracy->x[at - 1], 1 - rejected / n));
      REQUIRE(near(accuracy->y[at - 1], 1 - mistakes / (n - rejected)));
      ++points;
    }
  }
  CHECK(points > 1000);
}

TEST_CASE("Chow's rule is a point of the curve") {
  RandomDecisions random(22);
  for (int round = 0; round < 300; ++round) {
    const DecisionTables given = random.rejection();
    const Decided decided(given);
    const double rate = decided.value("chow_reject_rate");
    if (std::isnan(rate)) continue;
    const std::optional<Curve> errors = error_reject_curve(decided.problem());
    REQUIRE(errors.has_value());
    const double error = given.truth.empty() ? decided.value("chow_error_rate")
                                             : decided.value("chow_observed_error_rate");
    bool found = false;
    for (std::size_t at = 0; at < errors->x.size(); ++at) {
      found = found || (near(errors->x[at], rate) && near(errors->y[at], error));
    }
    REQUIRE(found);
  }
}
