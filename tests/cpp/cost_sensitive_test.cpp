#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "binary_cases.hpp"
#include "curves/operating_points.hpp"
#include "displayed.hpp"
#include "drawn.hpp"
#include "metrics/report.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

using Numbers = std::vector<double>;

Options costs_of(Numbers losses, Numbers priors = {}) {
  Options options;
  options.cost_matrix = std::move(losses);
  options.priors = std::move(priors);
  return options;
}

/// Six cases, a third of them positive.
ScoreColumns six_cases() { return binary({0.9, 0.8, 0.6, 0.4, 0.3, 0.1}, {1, 0, 1, 0, 0, 0}); }

ScoreColumns columns_of(RandomColumns& random) {
  ScoreColumns columns = random.scores();
  columns.decision_values = false;
  return columns;
}

/// Whole losses; some are negative.
Numbers random_losses(RandomColumns& random) {
  Numbers losses;
  for (int at = 0; at < 4; ++at) losses.push_back(static_cast<double>(random.below(9)) - 3);
  return losses;
}

/// Random priors in sixteenths, or none.
Numbers random_priors(RandomColumns& random) {
  const double share = static_cast<double>(random.below(17)) / 16;
  return random.below(2) == 0 ? Numbers{} : Numbers{1 - share, share};
}

bool has_both_classes(const Scored& scored) { return scored.cases().ranking(0).both_classes(); }

/// The cost at one point, from counts as exact fractions.
Fraction cost_at(const Ranking& ranking, std::size_t point, const DecisionCosts& costs) {
  const auto number = [](double value) { return Fraction::of_decimal(value); };
  const Fraction P = number(ranking.positives()), N = number(ranking.negatives());
  const Fraction TP = number(ranking.true_positives()[point]);
  const Fraction FP = number(ranking.false_positives()[point]);
  const Numbers& loss = costs.losses;
  const bool given = !costs.priors.empty();
  const Fraction of_negatives = given ? number(costs.priors[0]) : N / (P + N);
  const Fraction of_positives = given ? number(costs.priors[1]) : P / (P + N);
  return of_negatives * ((N - FP) / N * number(loss[0]) + FP / N * number(loss[1])) +
         of_positives * ((P - TP) / P * number(loss[2]) + TP / P * number(loss[3]));
}

}  // namespace

TEST_CASE("costs of six cases, by hand") {
  struct Case {
    const char* name;
    Options options;
    const char* id;
    double value;
    const char* exact;
  };
  Options at_a_half = costs_of({0, 1, 5, 0});
  Options shifted = costs_of({0, 1, 5, 0}, {0.9, 0.1});
  Options gains = costs_of({-1, 2, 5, -3});
  const Case table[] = {
      // At 0.5 both positives are found, and one negative is a false alarm.
      {"one false positive", at_a_half, "expected_cost_at_threshold", 1.0 / 6, "1/6"},
      {"the same is cheapest", at_a_half, "minimum_expected_cost", 1.0 / 6, "1/6"},
      {"its threshold", at_a_half, "minimum_expected_cost_threshold", 0.6, ""},
      {"slope of the sample", at_a_half, "iso_cost_slope", 0.4, "2/5"},
      {"threshold of the sample", at_a_half, "prior_shift_threshold", 1.0 / 6, "1/6"},
      // 0.9 · 1/4
      {"rarer positives", shifted, "expected_cost_at_threshold", 0.225, "9/40"},
      // 0.1 · 5/2 is more; predicting no case as positive would cost 0.5.
      {"still cheapest", shifted, "minimum_expected_cost", 0.225, "9/40"},
      {"a steeper line", shifted, "iso_cost_slope", 1.8, "9/5"},
      // A = 0.9 / (2/3), B = 5 · 0.1 / (1/3): 1.35 / (1.35 + 1.5)
      {"rarer positives need more", shifted, "prior_shift_threshold", 9.0 / 19, "9/19"},
      // 2/3 · (3/4 · −1 + 1/4 · 2) + 1/3 · −3
      {"gains", gains, "expected_cost_at_threshold", -7.0 / 6, "-7/6"},
      {"slope with gains", gains, "iso_cost_slope", 0.75, "3/4"},
      {"threshold with gains", gains, "prior_shift_threshold", 3.0 / 11, "3/11"},
  };
  for (const Case& row : table) {
    const Scored scored(six_cases(), row.options);
    CAPTURE(row.name);
    CHECK(scored.value(row.id) == doctest::Approx(row.value).epsilon(1e-14));
    CHECK(scored.exact(row.id) == row.exact);
  }
}

TEST_CASE("predicting no case, or every case, as positive may be cheapest") {
  const ScoreColumns inverted = binary({0.9, 0.8}, {0, 1});
  CHECK(Scored(inverted, costs_of({0, 9, 1, 0})).value("minimum_expected_cost_threshold") ==
        infinite);
  // A positive that is found costs as much as predicting none: the first of both points counts.
  CHECK(Scored(six_cases(), costs_of({0, 1, 0, 0})).value("minimum_expected_cost_threshold") ==
        infinite);
  CHECK(Scored(six_cases(), costs_of({1, 0, 1, 0})).value("minimum_expected_cost_threshold") ==
        0.1);
}

TEST_CASE("the cheapest point is the first one that no other undercuts") {
  std::mt19937_64 random(191);
  RandomColumns numbers(192);
  for (int round = 0; round < 400; ++round) {
    const Ranking ranking = random_cases(random, 2 + random() % 30, 1 + random() % 25,
                                         round % 2 == 0 ? Weights::none : Weights::whole)
                                .ranking();
    if (!ranking.both_classes()) continue;
    const DecisionCosts costs{random_losses(numbers), random_priors(numbers)};
    CAPTURE(round);
    std::size_t best = 0;
    for (std::size_t point = 1; point < ranking.size(); ++point) {
      if ((cost_at(ranking, point, costs) - cost_at(ranking, best, costs)).sign() < 0) best = point;
    }
    CHECK(least_expected_cost(ranking, costs) == best);
  }
}

TEST_CASE("weights and losses in tenths give the same point as whole ones") {
  std::mt19937_64 random(193);
  RandomColumns numbers(194);
  for (int round = 0; round < 400; ++round) {
    BinaryCases cases = random_cases(random, 60, 1 + random() % 25, Weights::whole);
    const Ranking whole = cases.ranking();
    for (double& weight : cases.weights) weight /= 10;
    const Ranking tenths = cases.ranking();
    if (!whole.both_classes()) continue;
    const DecisionCosts costs{random_losses(numbers), random_priors(numbers)};
    DecisionCosts less = costs;
    for (double& loss : less.losses) loss /= 10;
    CAPTURE(round);
    CHECK(least_expected_cost(tenths, costs) == least_expected_cost(whole, costs));
    CHECK(least_expected_cost(whole, less) == least_expected_cost(whole, costs));
  }
}

TEST_CASE("losses that exceed fractions of 128 bits still give the cheapest point") {
  const Scored scored(six_cases());
  const Ranking& ranking = scored.cases().ranking(0);
  CHECK(least_expected_cost(ranking, {{0, 1e-300, 5e-300, 0}, {}}) == 3);
  CHECK(least_expected_cost(ranking, {{0, 1e300, 5e300, 0}, {0.7, 0.3}}) == 3);
}

TEST_CASE("the metrics are points of the curve, and its lowest") {
  RandomColumns random(195);
  int seen = 0;
  for (int round = 0; round < 200; ++round) {
    Options options = costs_of(random_losses(random), random_priors(random));
    options.threshold = random.unit();
    const DecisionCosts costs{options.cost_matrix, options.priors};
    const Scored scored(columns_of(random), options);
    const Ranking& ranking = scored.cases().ranking(0);
    const std::optional<Curve> curve = drawn(scored.cases(), "expected_cost_curve", options);
    REQUIRE(curve.has_value() == has_both_classes(scored));
    if (!curve) continue;
    CAPTURE(round);
    ++seen;
    CHECK(curve->x == ranking.thresholds());
    CHECK(near(scored.value("expected_cost_at_threshold"),
               curve->y[ranking.point_at(options.threshold)], unrounded));
    const double least = scored.value("minimum_expected_cost");
    for (const double y : curve->y) CHECK(y >= least - unrounded);
    const std::size_t point = least_expected_cost(ranking, costs);
    CHECK(near(curve->y[point], least, unrounded));
    CHECK(scored.value("minimum_expected_cost_threshold") == ranking.thresholds()[point]);
  }
  CHECK(seen > 100);
}

TEST_CASE("adding a constant to all costs of a class changes no decision") {
  RandomColumns random(196);
  for (int round = 0; round < 200; ++round) {
    const ScoreColumns columns = columns_of(random);
    const Options options = costs_of(random_losses(random), random_priors(random));
    Options more = options, scaled = options;
    const double for_negatives = static_cast<double>(random.below(7));
    const double for_positives = -static_cast<double>(random.below(7));
    for (std::size_t at = 0; at < 4; ++at) {
      more.cost_matrix[at] += at < 2 ? for_negatives : for_positives;
      scaled.cost_matrix[at] *= 3;
    }
    const Scored before(columns, options), added(columns, more), tripled(columns, scaled);
    if (!has_both_classes(before)) continue;
    CAPTURE(round);
    for (const char* id : {"minimum_expected_cost_threshold", "iso_cost_slope"}) {
      CHECK(near(added.value(id), before.value(id)));
      CHECK(near(tripled.value(id), before.value(id)));
    }
    const std::size_t shift = find_scored("prior_shift_threshold");
    if ((*before).applies(score_catalogue()[shift])) {
      CHECK(near(added.value("prior_shift_threshold"), before.value("prior_shift_threshold")));
      CHECK(near(tripled.value("prior_shift_threshold"), before.value("prior_shift_threshold")));
    }
    const Ranking& ranking = before.cases().ranking(0);
    const double positives =
        options.priors.empty() ? share_of_class(ranking, true) : options.priors[1];
    CHECK(near(added.value("minimum_expected_cost"), before.value("minimum_expected_cost") +
                                                         (1 - positives) * for_negatives +
                                                         positives * for_positives));
    CHECK(near(tripled.value("minimum_expected_cost"), 3 * before.value("minimum_expected_cost")));
  }
}

TEST_CASE("with 0–1 loss the cost is one minus the accuracy") {
  RandomColumns random(197);
  for (int round = 0; round < 100; ++round) {
    const Scored scored(columns_of(random), costs_of({0, 1, 1, 0}));
    if (!has_both_classes(scored)) continue;
    CAPTURE(round);
    CHECK(near(scored.value("minimum_expected_cost"), 1 - scored.value("accuracy_max")));
    CHECK(scored.value("minimum_expected_cost_threshold") ==
          scored.value("accuracy_max_threshold"));
  }
}

TEST_CASE("the slope and the threshold describe the same decision") {
  // A line of slope s touches the curve where the odds of the probability are s · π_1 / π_0.
  const Scored same(six_cases(), costs_of({0, 1, 5, 0}));
  const double threshold = same.value("prior_shift_threshold");
  CHECK(threshold / (1 - threshold) == doctest::Approx(same.value("iso_cost_slope") / 2));
  const Scored given(six_cases(), costs_of({0, 1, 5, 0}, {4.0 / 6, 2.0 / 6}));
  for (const char* id : {"prior_shift_threshold", "iso_cost_slope", "minimum_expected_cost",
                         "minimum_expected_cost_threshold", "expected_cost_at_threshold"}) {
    CHECK(near(given.value(id), same.value(id)));
  }
  CHECK(same.value("prior_shift_threshold") == doctest::Approx(1 / (1 + 5.0)));
}

TEST_CASE("costs that leave nothing to decide have no slope and no threshold") {
  struct Case {
    const char* name;
    Options options;
    const char* id;
    const char* cause;
  };
  const Case table[] = {
      {"no costs", {}, "expected_cost_at_threshold", "needs option"},
      {"no costs", {}, "minimum_expected_cost", "needs option"},
      {"no costs", {}, "minimum_expected_cost_threshold", "needs option"},
      {"no costs", {}, "iso_cost_slope", "needs option"},
      {"no costs", {}, "prior_shift_threshold", "needs option"},
      {"costs of nothing", costs_of({0, 0, 0, 0}), "iso_cost_slope", "requirement"},
      {"costs of nothing", costs_of({0, 0, 0, 0}), "prior_shift_threshold", "requirement"},
      {"costs of nothing", costs_of({0, 0, 0, 0}), "minimum_expected_cost", "defined"},
      {"misses are free", costs_of({0, 1, 0, 0}), "iso_cost_slope", "requirement"},
      {"misses are free", costs_of({0, 1, 0, 0}), "prior_shift_threshold", "defined"},
      {"errors are gains", costs_of({1, 0, 0, 1}), "prior_shift_threshold", "requirement"},
      {"no positives", costs_of({0, 1, 5, 0}, {1, 0}), "iso_cost_slope", "requirement"},
      {"no positives", costs_of({0, 1, 5, 0}, {1, 0}), "prior_shift_threshold", "defined"},
  };
  for (const Case& row : table) {
    CAPTURE(row.name);
    CAPTURE(row.id);
    CHECK(Scored(six_cases(), row.options).cause(row.id) == row.cause);
  }
  const Scored one_class(binary({0.5, 0.25}, {1, 1}), costs_of({0, 1, 5, 0}));
  CHECK(one_class.cause("minimum_expected_cost") == "zero denominator");
  CHECK_FALSE(drawn(one_class.cases(), "expected_cost_curve", costs_of({0, 1, 5, 0})).has_value());
}

TEST_CASE("the derivation contains the reader's numbers") {
  const Scored scored(six_cases(), costs_of({0, 1.5, 5, -2}, {0.9, 0.1}));
  const Formula substituted =
      explain(score_catalogue(), *scored, find_scored("prior_shift_threshold"), {}).substituted;
  CHECK(substituted.op == Op::divide);
  // (1.5 − 0) · 0.9 / (4/6) / (… + (5 + 2) · 0.1 / (2/6))
  CHECK(value_of_displayed(substituted) == doctest::Approx(2.025 / (2.025 + 2.1)));
  CHECK(scored.exact("prior_shift_threshold") == "27/55");
}
