#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "binary_cases.hpp"
#include "curve_properties.hpp"
#include "curves/bins.hpp"
#include "curves/cost.hpp"
#include "drawn.hpp"
#include "metrics/report.hpp"

using namespace deconfuse;

namespace {

/// The probability that a positive case scores above a negative one; ties count half.
double mann_whitney(const BinaryCases& cases) {
  double wins = 0, pairs = 0;
  for (std::size_t i = 0; i < cases.scores.size(); ++i) {
    for (std::size_t j = 0; j < cases.scores.size(); ++j) {
      if (!cases.positive[i] || cases.positive[j]) continue;
      const double weight = cases.weight(i) * cases.weight(j);
      pairs += weight;
      if (cases.scores[i] > cases.scores[j]) wins += weight;
      if (cases.scores[i] == cases.scores[j]) wins += weight / 2;
    }
  }
  return wins / pairs;
}

double area(const Curve& curve) {
  double sum = 0;
  for (std::size_t at = 1; at < curve.x.size(); ++at) {
    sum += (curve.x[at] - curve.x[at - 1]) * (curve.y[at] + curve.y[at - 1]) / 2;
  }
  return sum;
}

/// The height at x of a polyline with increasing x.
double height_at(const Curve& curve, double x) {
  std::size_t at = 1;
  while (at + 1 < curve.x.size() && curve.x[at] < x) ++at;
  const double run = curve.x[at] - curve.x[at - 1];
  if (run == 0) return curve.y[at];
  return curve.y[at - 1] + (curve.y[at] - curve.y[at - 1]) * (x - curve.x[at - 1]) / run;
}

/// All curves, one after the other.
std::vector<std::optional<Curve>> all_curves(const Drawn& of) {
  const Ranking& ranking = of.ranking();
  Options costs;
  costs.cost_matrix = {0, 1, 5, 0};
  costs.priors = {0.75, 0.25};
  return {of("roc_curve"),
          of("roc_curve_reduced"),
          of("roc_convex_hull"),
          of.band(0.9),
          of("det_curve"),
          of("pr_curve"),
          of("pr_curve_interpolated_reduced"),
          of("gain_curve"),
          of("lift_curve"),
          of("kolmogorov_smirnov_curve"),
          of("accuracy_curve"),
          of("f_curve", with_beta(2)),
          of("mcc_curve"),
          cost_curve(ranking),
          calibration_curve(ranking, 7, Binning::equal_width),
          calibration_curve(ranking, 7, Binning::equal_mass),
          histogram(ranking, 9),
          of("expected_cost_curve", costs)};
}

}  // namespace

TEST_CASE("the ROC curve of eight cases") {
  const Drawn of(eight_cases());
  const Curve curve = of("roc_curve").value();
  CHECK(curve.x == Numbers{0, 0, 0.25, 0.25, 0.25, 0.5, 0.75, 0.75, 1});
  CHECK(curve.y == Numbers{0, 0.25, 0.25, 0.5, 0.75, 0.75, 0.75, 1, 1});
  CHECK(curve.threshold == Numbers{kInf, 0.9, 0.8, 0.7, 0.6, 0.55, 0.3, 0.2, 0.1});
  CHECK(curve.true_positives == Numbers{0, 1, 1, 2, 3, 3, 3, 4, 4});
  CHECK(curve.false_positives == Numbers{0, 0, 1, 1, 1, 2, 3, 3, 4});

  const Curve corners = of("roc_curve_reduced").value();
  CHECK(corners.x == Numbers{0, 0, 0.25, 0.25, 0.75, 0.75, 1});
  CHECK(corners.y == Numbers{0, 0.25, 0.25, 0.75, 0.75, 1, 1});
  CHECK(corners.threshold == Numbers{kInf, 0.9, 0.8, 0.6, 0.3, 0.2, 0.1});

  const Curve hull = of("roc_convex_hull").value();
  CHECK(hull.x == Numbers{0, 0, 0.25, 0.75, 1});
  CHECK(hull.y == Numbers{0, 0.25, 0.75, 1, 1});

  CHECK(of("det_curve")->y == Numbers{1, 0.75, 0.75, 0.5, 0.25, 0.25, 0.25, 0, 0});
}

TEST_CASE("the area under the ROC curve is the Mann-Whitney statistic") {
  std::mt19937_64 random(11);
  for (int round = 0; round < 90; ++round) {
    const BinaryCases cases =
        random_cases(random, 2 + random() % 60, 1 + random() % 30, static_cast<Weights>(round % 3));
    const Drawn of(cases);
    const Ranking& ranking = of.ranking();
    const std::optional<Curve> curve = of("roc_curve");
    REQUIRE(curve.has_value() == ranking.both_classes());
    if (!curve) continue;
    const double expected = mann_whitney(cases);
    CHECK(area(*curve) == doctest::Approx(expected).epsilon(1e-12));
    CHECK(area(*of("roc_curve_reduced")) == doctest::Approx(expected).epsilon(1e-12));
    CHECK(area(*of("roc_convex_hull")) >= expected - 1e-12);
    CHECK(rising(curve->x));
    CHECK(rising(curve->y));
    CHECK(curve->x.back() == 1);
    CHECK(curve->y.back() == 1);
  }
}

TEST_CASE("the reduced ROC curve keeps all corners and nothing else") {
  std::mt19937_64 random(12);
  for (int round = 0; round < 90; ++round) {
    const Weights weights = round % 2 == 0 ? Weights::none : Weights::whole;
    const Drawn of(random_cases(random, 80, 1 + random() % 40, weights));
    const Curve all = of("roc_curve").value();
    const Curve corners = of("roc_curve_reduced").value();
    const auto turn = [](const Curve& curve, std::size_t at) {
      const auto& x = curve.false_positives;
      const auto& y = curve.true_positives;
      return (x[at] - x[at - 1]) * (y[at + 1] - y[at]) - (x[at + 1] - x[at]) * (y[at] - y[at - 1]);
    };
    std::size_t corner = 0;
    for (std::size_t at = 0; at < all.x.size(); ++at) {
      const bool end = at == 0 || at + 1 == all.x.size();
      if (!end && turn(all, at) == 0) continue;
      REQUIRE(corner < corners.x.size());
      CHECK(corners.threshold[corner] == all.threshold[at]);
      ++corner;
    }
    CHECK(corner == corners.x.size());
    for (std::size_t at = 1; at + 1 < corners.x.size(); ++at) CHECK(turn(corners, at) != 0);
  }
}

TEST_CASE("steps of unequal length on one line are collinear for any weights") {
  BinaryCases cases;
  for (const double step : {3.0, 1.0, 2.0}) {
    for (int count = 0; count < step; ++count) {
      cases.add(-step, true, 0.1);
      cases.add(-step, false, 0.7);
    }
  }
  const Curve corners = Drawn(cases)("roc_curve_reduced").value();
  CHECK(corners.x == Numbers{0, 1});
}

TEST_CASE("the band around the ROC curve") {
  BinaryCases cases;
  std::mt19937_64 random(13);
  for (int at = 0; at < 400; ++at) {
    const bool positive = at % 4 == 0;
    cases.add(static_cast<double>(random() % 1000) + (positive ? 300 : 0), positive);
  }
  const Drawn of(cases);
  const double level = 0.81;  // 0.9 for each rate
  const Curve band = of.band(level).value();
  const double across = std::sqrt(std::log(2 / 0.1) / 600), up = std::sqrt(std::log(2 / 0.1) / 200);
  for (std::size_t at = 0; at < band.x.size(); ++at) {
    double low = 1, high = 0;
    for (std::size_t other = 0; other < band.x.size(); ++other) {
      if (std::abs(band.x[other] - band.x[at]) > across) continue;
      low = std::min(low, band.y[other] - up);
      high = std::max(high, band.y[other] + up);
    }
    REQUIRE(band.low[at] == doctest::Approx(std::max(low, 0.0)).epsilon(1e-12));
    REQUIRE(band.high[at] == doctest::Approx(std::min(high, 1.0)).epsilon(1e-12));
  }
  CHECK(rising(band.low));
  CHECK(rising(band.high));
  const Curve wider = of.band(0.99).value();
  for (std::size_t at = 0; at < band.x.size(); ++at) {
    CHECK(wider.low[at] <= band.low[at]);
    CHECK(wider.high[at] >= band.high[at]);
  }
  cases.weights.assign(cases.scores.size(), 0.5);
  CHECK(!Drawn(cases).band(0.9));
}

TEST_CASE("the band contains the true curve as often as its level says") {
  // Scores of negative cases are uniform on [0, 1], those of positive cases are square roots of
  // such numbers, so the true curve is y = 1 − (1 − x)².
  std::mt19937_64 random(14);
  const auto uniform = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  int held = 0;
  for (int round = 0; round < 200; ++round) {
    BinaryCases cases;
    for (int at = 0; at < 60; ++at) {
      cases.add(uniform(), false);
      cases.add(std::sqrt(uniform()), true);
    }
    const Curve band = Drawn(cases).band(0.8).value();
    bool all = true;
    for (std::size_t at = 0; at < band.x.size(); ++at) {
      const double truth = 1 - (1 - band.x[at]) * (1 - band.x[at]);
      all = all && band.low[at] <= truth && truth <= band.high[at];
    }
    held += all;
  }
  CHECK(held >= 160);
}

TEST_CASE("the precision-recall curve of eight cases") {
  const Drawn of(eight_cases());
  const Curve curve = of("pr_curve").value();
  CHECK(curve.x == Numbers{0, 0.25, 0.25, 0.5, 0.75, 0.75, 0.75, 1, 1});
  CHECK(curve.y == Numbers{1, 1, 0.5, 2.0 / 3, 0.75, 0.6, 0.5, 4.0 / 7, 0.5});
  const Curve reduced = of("pr_curve_reduced").value();
  CHECK(reduced.threshold == Numbers{kInf, 0.9, 0.8, 0.7, 0.6, 0.3, 0.2, 0.1});
  const Curve interpolated = of("pr_curve_interpolated").value();
  CHECK(interpolated.y == Numbers{1, 1, 0.75, 0.75, 0.75, 0.6, 4.0 / 7, 4.0 / 7, 0.5});
}

TEST_CASE("precision and recall at every threshold") {
  std::mt19937_64 random(15);
  for (int round = 0; round < 60; ++round) {
    const Drawn of(random_cases(random, 50, 1 + random() % 30, static_cast<Weights>(round % 3)));
    const Ranking& ranking = of.ranking();
    const Curve curve = of("pr_curve").value();
    const double all = ranking.positives() + ranking.negatives();
    CHECK(curve.y.back() == ranking.positives() / all);  // the prevalence
    CHECK(curve.x.back() == 1);
    const Curve interpolated = of("pr_curve_interpolated").value();
    CHECK(rising(Numbers(interpolated.y.rbegin(), interpolated.y.rend())));
    for (std::size_t at = 1; at < curve.x.size(); ++at) {
      double largest = 0;
      for (std::size_t other = at; other < curve.x.size(); ++other) {
        largest = std::max(largest, curve.y[other]);
      }
      CHECK(interpolated.y[at] == largest);
    }
    CHECK(interpolated.y[0] == interpolated.y[1]);
  }
}

TEST_CASE("a first case that is negative starts the interpolated curve below 1") {
  BinaryCases cases;
  cases.add(3, false);
  cases.add(2, true);
  cases.add(1, false);
  const Drawn of(cases);
  CHECK(of("pr_curve")->y == Numbers{1, 0, 0.5, 1.0 / 3});
  CHECK(of("pr_curve_interpolated")->y == Numbers{0.5, 0.5, 0.5, 1.0 / 3});
}

TEST_CASE("the start, the first and the last point of the precision-recall curve stay") {
  BinaryCases cases;
  const bool positive[] = {false, false, false, true, true, false, false, false};
  for (int at = 0; at < 8; ++at) cases.add(-at, positive[at]);
  const Curve reduced = Drawn(cases)("pr_curve_reduced").value();
  CHECK(reduced.threshold == Numbers{kInf, 0, -2, -3, -4, -7});
}

TEST_CASE("gain and lift") {
  const Drawn of(eight_cases());
  const Curve gain = of("gain_curve").value();
  CHECK(gain.x == Numbers{0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1});
  CHECK(gain.y == of("roc_curve")->y);
  const Curve lift = of("lift_curve").value();
  CHECK(lift.x == Numbers{0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1});
  CHECK(lift.y == Numbers{2, 1, 4.0 / 3, 1.5, 1.2, 1, 8.0 / 7, 1});
  CHECK(lift.threshold[0] == 0.9);
  CHECK(lift.true_positives.size() == 8);
}

TEST_CASE("metrics as functions of the threshold") {
  const Drawn of(eight_cases());
  const Curve roc = of("roc_curve").value();
  const Curve distance = of("kolmogorov_smirnov_curve").value();
  CHECK(distance.x == roc.threshold);
  CHECK(distance.y == roc.y);
  CHECK(distance.low == roc.x);

  CHECK(of("accuracy_curve")->y == Numbers{0.5, 0.625, 0.5, 0.625, 0.75, 0.625, 0.5, 0.625, 0.5});
  const Curve f1 = of("f_curve", with_beta(1)).value();
  CHECK(f1.y[0] == 0);
  CHECK(f1.y[4] == 0.75);
  CHECK(f1.y[8] == 2.0 / 3);
  const Curve precision = of("f_curve", with_beta(0)).value();
  CHECK(std::isnan(precision.y[0]));
  CHECK(precision.y[7] == 4.0 / 7);
  const Curve f2 = of("f_curve", with_beta(2)).value();
  CHECK(f2.y[4] == doctest::Approx(5 * 3 / (5 * 3 + 4 * 1 + 1.0)));

  const Curve mcc = of("mcc_curve").value();
  CHECK(std::isnan(mcc.y.front()));
  CHECK(std::isnan(mcc.y.back()));
  CHECK(mcc.y[4] == 0.5);
  CHECK(mcc.y[1] == doctest::Approx(4 / std::sqrt(1.0 * 7 * 4 * 4)));
}

TEST_CASE("a perfect and an inverted ranking have an MCC of exactly 1 and −1") {
  for (const bool inverted : {false, true}) {
    BinaryCases cases;
    for (int at = 0; at < 7; ++at) cases.add(inverted ? 0 : 1, true);
    for (int at = 0; at < 11; ++at) cases.add(inverted ? 1 : 0, false);
    CHECK(Drawn(cases)("mcc_curve")->y[1] == (inverted ? -1 : 1));
  }
}

TEST_CASE("the cost curve is the lower envelope of the lines of all thresholds") {
  std::mt19937_64 random(16);
  for (int round = 0; round < 60; ++round) {
    const Drawn of(random_cases(random, 60, 1 + random() % 30, static_cast<Weights>(round % 3)));
    const Ranking& ranking = of.ranking();
    const Curve roc = of("roc_curve").value();
    const Curve cost = cost_curve(ranking).value();
    CHECK(rising(cost.x));
    CHECK(cost.x.front() == 0);
    CHECK(cost.y.front() == 0);
    CHECK(cost.x.back() == 1);
    CHECK(std::abs(cost.y.back()) < 1e-15);
    CHECK(within(cost.y, 0, 0.5));
    for (int step = 0; step <= 40; ++step) {
      const double x = step / 40.0;
      double least = 1;
      for (std::size_t at = 0; at < roc.x.size(); ++at) {
        least = std::min(least, (1 - roc.y[at]) * x + roc.x[at] * (1 - x));
      }
      CHECK(height_at(cost, x) == doctest::Approx(least).epsilon(1e-12));
    }
    // Between two corners, the given threshold is one of the best.
    for (std::size_t at = 0; at + 1 < cost.x.size(); ++at) {
      const double x = (cost.x[at] + cost.x[at + 1]) / 2;
      // The first point may share its threshold with an infinite score.
      const std::size_t point =
          at == 0 && cost.threshold[0] == kInf ? 0 : ranking.point_at(cost.threshold[at]);
      CHECK((1 - roc.y[point]) * x + roc.x[point] * (1 - x) ==
            doctest::Approx(height_at(cost, x)).epsilon(1e-12));
    }
  }
}

TEST_CASE("curves are absent if a class that they need is absent") {
  BinaryCases positives, negatives;
  for (const double score : {0.2, 0.4}) {
    positives.add(score, true);
    negatives.add(score, false);
  }
  const std::vector<bool> of_positives = {false, false, false, false, false, true,
                                          true,  true,  true,  false, true,  true,
                                          false, false, true,  true,  true,  false};
  const std::vector<bool> of_negatives = {false, false, false, false, false, false,
                                          false, false, false, false, true,  false,
                                          false, false, true,  true,  true,  false};
  const auto given = [](const Drawn& of) {
    std::vector<bool> result;
    for (const auto& curve : all_curves(of)) result.push_back(curve.has_value());
    return result;
  };
  CHECK(given(Drawn(positives)) == of_positives);
  CHECK(given(Drawn(negatives)) == of_negatives);
  const Ranking none = BinaryCases().ranking();
  CHECK(!cost_curve(none));
  CHECK(!calibration_curve(none, 7, Binning::equal_width));
  CHECK(!histogram(none, 9));
  positives.scores[0] = 1.5;
  CHECK(!calibration_curve(positives.ranking(), 10, Binning::equal_width));
  CHECK(histogram(positives.ranking(), 10));
}

TEST_CASE("the order of the cases changes no bit of any curve") {
  std::mt19937_64 random(18);
  for (int round = 0; round < 30; ++round) {
    BinaryCases cases = random_cases(random, 90, 12, static_cast<Weights>(round % 3));
    if (round % 2 == 0) {
      for (double& score : cases.scores) score = std::abs(score);
    }
    const auto before = all_curves(Drawn(cases));
    cases.shuffle(random);
    const auto after = all_curves(Drawn(cases));
    for (std::size_t at = 0; at < before.size(); ++at) {
      CAPTURE(at);
      REQUIRE(before[at].has_value() == after[at].has_value());
      if (before[at]) CHECK(same_bits(*before[at], *after[at]));
    }
  }
}

TEST_CASE("whole weights are repeated cases") {
  std::mt19937_64 random(19);
  for (int round = 0; round < 20; ++round) {
    const BinaryCases weighted = random_cases(random, 60, 20, Weights::whole);
    BinaryCases repeated;
    for (std::size_t at = 0; at < weighted.scores.size(); ++at) {
      for (int copy = 0; copy < weighted.weights[at]; ++copy) {
        repeated.add(weighted.scores[at], weighted.positive[at]);
      }
    }
    const auto left = all_curves(Drawn(weighted));
    const auto right = all_curves(Drawn(repeated));
    for (std::size_t at = 0; at < left.size(); ++at) {
      REQUIRE(left[at].has_value() == right[at].has_value());
      if (left[at]) CHECK(same_bits(*left[at], *right[at]));
    }
  }
}

TEST_CASE("with lower scores positive, curves are those of the negated scores") {
  std::mt19937_64 random(20);
  BinaryCases cases = random_cases(random, 60, 20, Weights::none);
  const auto lower = all_curves(Drawn(cases, true));
  for (double& score : cases.scores) score = -score;
  const auto higher = all_curves(Drawn(cases));
  // Curves of the threshold and of bins are left out.
  for (const std::size_t at : std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 13}) {
    CHECK(same_bits(lower[at]->x, higher[at]->x));
    CHECK(same_bits(lower[at]->y, higher[at]->y));
    CHECK(lower[at]->threshold[0] == -higher[at]->threshold[0]);
  }
}

TEST_CASE("a curve has the columns of its ranking, and leaves them as they are") {
  const Drawn of(eight_cases());
  const Ranking& ranking = of.ranking();
  const Numbers thresholds(ranking.thresholds().begin(), ranking.thresholds().end());
  Curve curve = of("roc_curve").value();
  CHECK(curve.threshold.data() == ranking.thresholds().data());
  CHECK(curve.true_positives.data() == ranking.true_positives().data());
  curve.keep({0, 3});
  CHECK(curve.threshold == Numbers{thresholds[0], thresholds[3]});
  CHECK(ranking.thresholds() == thresholds);
}

TEST_CASE("the columns of a curve outlive its ranking") {
  const Curve curve = Drawn(eight_cases())("roc_curve").value();
  CHECK(curve.threshold == Numbers{kInf, 0.9, 0.8, 0.7, 0.6, 0.55, 0.3, 0.2, 0.1});
}

TEST_CASE("a curve of counts has small steps or none") {
  const auto steps_of = [](Numbers right, Numbers wrong) {
    Curve curve;
    curve.true_positives = std::move(right);
    curve.false_positives = std::move(wrong);
    return small_steps(curve);
  };
  using Steps = std::vector<std::uint8_t>;
  CHECK(steps_of({0, 1, 1, 16}, {0, 0, 15, 15}) == Steps{0, 1, 15 << 4, 15});
  CHECK(steps_of({2, 2}, {3, 4}) == Steps{2 | 3 << 4, 1 << 4});
  CHECK(steps_of({0, 16}, {0, 0}) == std::nullopt);
  CHECK(steps_of({0, 0}, {0, 16}) == std::nullopt);
  CHECK(steps_of({0}, {17}) == std::nullopt);
  CHECK(steps_of({0, 1, 2}, {0, 0, 16}) == std::nullopt);
  CHECK(steps_of({}, {}) == Steps{});
  for (const double many : {0x1p32, 0x1p51, 0x1p52 - 1, 0x1p52, 0x1p52 + 1, 0x1p53, 0x1p54}) {
    CHECK(steps_of({0, many}, {0, 0}) == std::nullopt);
    CHECK(steps_of({0, 0, 0}, {0, 1, many}) == std::nullopt);
    CHECK(steps_of({0, many, many + 1}, {0, 1, 2}) == std::nullopt);
  }
}

TEST_CASE("a curve agrees with its steps") {
  std::mt19937_64 random(6);
  int small = 0;
  for (int round = 0; round < 60; ++round) {
    const BinaryCases cases =
        random_cases(random, 1 + random() % 90, 1 + random() % 90, static_cast<Weights>(round % 3));
    const std::optional<Curve> curve = Drawn(cases)("roc_curve");
    if (!curve || !cases.ranking().whole()) continue;
    const auto steps = small_steps(*curve);
    if (!steps) continue;
    ++small;
    double right = 0, wrong = 0;
    for (std::size_t point = 0; point < curve->true_positives.size(); ++point) {
      CHECK((right += (*steps)[point] & 15) == curve->true_positives[point]);
      CHECK((wrong += (*steps)[point] >> 4) == curve->false_positives[point]);
    }
  }
  CHECK(small > 10);
}

TEST_CASE("the derivation of a point gives the point that is drawn") {
  RandomColumns random(197);
  int undefined_ones = 0;
  for (int round = 0; round < 60; ++round) {
    const ScoredCases cases = cases_of(random.scores());
    Options options;
    options.beta = static_cast<double>(random.below(4)) / 2;
    options.cost_matrix = {0, 1, 5, -1};
    const ScoreEvaluation evaluation(score_catalogue(), cases, options);
    for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
      const Metric& declared = score_catalogue()[metric];
      if (declared.shape != Shape::curve || declared.kept != nullptr) continue;
      const std::optional<Curve> curve = drawn(declared, evaluation, 0);
      if (!curve) continue;
      CAPTURE(std::string_view(declared.id));
      const std::vector<double>* const columns[] = {&curve->x, &curve->y, &curve->low};
      const std::size_t coordinates = declared.formula.node().arguments.size();
      for (std::size_t of = 0; of < coordinates; ++of) {
        for (std::size_t point = 0; point < curve->x.size(); ++point) {
          const Explanation worked =
              explain_coordinate(score_catalogue(), evaluation, metric, of, {0, point});
          const double seen = (*columns[of])[point];
          // The derivation recovers digits that cancel.
          REQUIRE(std::isnan(worked.value) == std::isnan(seen));
          if (!std::isnan(seen)) REQUIRE((worked.value == seen || near(worked.value, seen)));
          REQUIRE(worked.undefined.empty() == !std::isnan(seen));
          undefined_ones += std::isnan(seen);
          REQUIRE((!worked.exact.present() || near(nearest(worked.exact, 0), seen)));
        }
      }
    }
  }
  CHECK(undefined_ones > 100);
}
