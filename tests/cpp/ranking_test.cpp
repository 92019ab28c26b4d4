#include "data/ranking.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "binary_cases.hpp"

using namespace deconfuse;

namespace {

const double kInfinite = std::numeric_limits<double>::infinity();

bool at_least_as_positive(double score, double threshold, bool lower_is_positive) {
  return lower_is_positive ? score <= threshold : score >= threshold;
}

void check_against_counting(const BinaryCases& cases, bool lower_is_positive) {
  const Ranking ranking = cases.ranking(lower_is_positive);
  const bool whole = ranking.whole();
  std::vector<double> distinct;
  for (std::size_t at = 0; at < cases.scores.size(); ++at) {
    if (cases.weight(at) > 0) distinct.push_back(cases.scores[at]);
  }
  std::sort(distinct.begin(), distinct.end());
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  if (!lower_is_positive) std::reverse(distinct.begin(), distinct.end());

  REQUIRE(ranking.size() == distinct.size() + 1);
  CHECK(ranking.thresholds()[0] == (lower_is_positive ? -kInfinite : kInfinite));
  CHECK(ranking.true_positives()[0] == 0);
  CHECK(ranking.false_positives()[0] == 0);
  for (std::size_t point = 1; point < ranking.size(); ++point) {
    const double threshold = distinct[point - 1];
    REQUIRE(ranking.thresholds()[point] == threshold);
    REQUIRE(!(threshold == 0 && std::signbit(ranking.thresholds()[point])));
    REQUIRE(ranking.point_at(threshold) == point);
    double true_positives = 0, false_positives = 0;
    for (std::size_t at = 0; at < cases.scores.size(); ++at) {
      if (!at_least_as_positive(cases.scores[at], threshold, lower_is_positive)) continue;
      (cases.positive[at] ? true_positives : false_positives) += cases.weight(at);
    }
    if (whole) {
      REQUIRE(ranking.true_positives()[point] == true_positives);
      REQUIRE(ranking.false_positives()[point] == false_positives);
    } else {
      REQUIRE(ranking.true_positives()[point] == doctest::Approx(true_positives).epsilon(1e-12));
      REQUIRE(ranking.false_positives()[point] == doctest::Approx(false_positives).epsilon(1e-12));
    }
  }
}

}  // namespace

TEST_CASE("points agree with counting at each distinct score") {
  std::mt19937_64 random(3);
  for (int round = 0; round < 120; ++round) {
    const BinaryCases cases =
        random_cases(random, 1 + random() % 60, 1 + random() % 40, static_cast<Weights>(round % 3));
    CAPTURE(round);
    check_against_counting(cases, round % 2 == 0);
  }
}

TEST_CASE("scores of every magnitude are in order") {
  std::mt19937_64 random(4);
  BinaryCases cases;
  const double tiny = std::numeric_limits<double>::denorm_min();
  for (const double size : {0.0, tiny, 2 * tiny, 1e-300, 0.1, std::nextafter(0.1, 1), 1.0, 1e300,
                            std::numeric_limits<double>::max(), kInfinite}) {
    for (const double score : {size, -size}) {
      cases.add(score, random() % 2 == 0);
      cases.add(score, random() % 2 == 0);
    }
  }
  check_against_counting(cases, false);
  check_against_counting(cases, true);
  CHECK(cases.ranking().size() == 20);  // 0 and −0 are one
}

TEST_CASE("the point for a threshold between, above and below the scores") {
  BinaryCases cases;
  for (const double score : {0.2, 0.4, 0.4, 0.9}) cases.add(score, score > 0.3);
  const Ranking ranking = cases.ranking();
  CHECK(ranking.point_at(kInfinite) == 0);
  CHECK(ranking.point_at(0.91) == 0);
  CHECK(ranking.point_at(0.5) == 1);
  CHECK(ranking.point_at(0.4) == 2);
  CHECK(ranking.point_at(0.3) == 2);
  CHECK(ranking.point_at(0) == 3);
  CHECK(ranking.point_at(-kInfinite) == 3);
  const Ranking lower = cases.ranking(true);
  CHECK(lower.point_at(-kInfinite) == 0);
  CHECK(lower.point_at(0.1) == 0);
  CHECK(lower.point_at(0.2) == 1);
  CHECK(lower.point_at(0.4) == 2);
  CHECK(lower.point_at(1) == 3);
}

TEST_CASE("an infinite score is positive from the infinite threshold on") {
  BinaryCases cases;
  cases.add(kInfinite, true);
  cases.add(0, false);
  const Ranking ranking = cases.ranking();
  REQUIRE(ranking.size() == 3);
  CHECK(ranking.point_at(kInfinite) == 1);
  CHECK(ranking.true_positives()[1] == 1);
}

TEST_CASE("the order of the cases changes no bit") {
  std::mt19937_64 random(5);
  for (int round = 0; round < 60; ++round) {
    BinaryCases cases = random_cases(random, 80, 8, static_cast<Weights>(round % 3));
    const Ranking before = cases.ranking();
    cases.shuffle(random);
    const Ranking after = cases.ranking();
    CHECK(before.thresholds() == after.thresholds());
    CHECK(before.true_positives() == after.true_positives());
    CHECK(before.false_positives() == after.false_positives());
  }
}

TEST_CASE("sums are counts if weights are whole and their sum is exact") {
  const auto whole = [](std::vector<double> weights) {
    BinaryCases cases;
    for (const double weight : weights) cases.add(weight, true, weight);
    return cases.ranking().whole();
  };
  CHECK(whole({1, 2, 0}));
  CHECK(whole({9007199254740991, 1}));
  CHECK(!whole({9007199254740991, 2}));
  CHECK(!whole({1, 2.5}));
}

TEST_CASE("cases of weight 0 are left out") {
  BinaryCases cases;
  cases.add(3, true, 0);
  cases.add(2, true, 2);
  cases.add(1, false, 0);
  for (const double other : {1.0, 0.5}) {
    cases.weights[1] = other;
    const Ranking ranking = cases.ranking();
    CHECK(ranking.thresholds() == std::vector<double>{kInfinite, 2});
    CHECK(ranking.positives() == other);
    CHECK(ranking.negatives() == 0);
    CHECK(!ranking.both_classes());
  }
}

TEST_CASE("a ranking without cases") {
  const BinaryCases none;
  const Ranking ranking = none.ranking();
  CHECK(ranking.size() == 1);
  CHECK(ranking.thresholds()[0] == kInfinite);
  CHECK(ranking.point_at(0) == 0);
  CHECK(ranking.hull() == std::vector<std::size_t>{0});
}

TEST_CASE("the hull has every point on it or below it, and only corners") {
  std::mt19937_64 random(6);
  for (int round = 0; round < 90; ++round) {
    const Weights weights = static_cast<Weights>(round % 3);
    const Ranking ranking = random_cases(random, 2 + random() % 50, 30, weights).ranking();
    const std::vector<std::size_t> hull = ranking.hull();
    CHECK(hull.front() == 0);
    CHECK(hull.back() == ranking.size() - 1);
    if (!ranking.both_classes()) {
      CHECK(hull.size() == 2);
      continue;
    }
    const auto& x = ranking.false_positives();
    const auto& y = ranking.true_positives();
    const auto turn = [&](std::size_t a, std::size_t b, std::size_t c) {
      return (x[b] - x[a]) * (y[c] - y[b]) - (x[c] - x[b]) * (y[b] - y[a]);
    };
    const double slack = weights == Weights::fractional ? 1e-9 : 0;
    for (std::size_t at = 1; at < hull.size(); ++at) {
      for (std::size_t point = hull[at - 1]; point <= hull[at]; ++point) {
        REQUIRE(turn(hull[at - 1], point, hull[at]) >= -slack);
      }
      if (at + 1 < hull.size()) REQUIRE(turn(hull[at - 1], hull[at], hull[at + 1]) < 0);
    }
  }
}

TEST_CASE("counts whose products exceed doubles still distinguish straight from bent") {
  const double large = 3'000'000'001;
  for (const double more : {0.0, 1.0}) {
    BinaryCases cases;
    cases.add(3, true, large);
    cases.add(3, false, large - 1);
    cases.add(2, true, large + more);
    cases.add(2, false, large - 1);
    cases.add(1, true, large);
    cases.add(1, false, large - 1);
    // Straight if `more` is 0; else the second step is steeper than the first, and the third less
    // steep.
    const std::vector<std::size_t> expected =
        more == 0 ? std::vector<std::size_t>{0, 3} : std::vector<std::size_t>{0, 2, 3};
    CHECK(cases.ranking().hull() == expected);
  }
}

TEST_CASE("weights in tenths do not bend straight lines") {
  BinaryCases cases;
  for (int score = 0; score < 50; ++score) {
    cases.add(score, true, 0.1);
    cases.add(score, false, 0.3);
  }
  CHECK(cases.ranking().hull() == std::vector<std::size_t>{0, 50});
}
