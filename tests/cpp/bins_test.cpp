#include "curves/bins.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <random>
#include <utility>

#include "binary_cases.hpp"
#include "curve_properties.hpp"

using namespace deconfuse;

TEST_CASE("calibration bins include their upper limit") {
  BinaryCases cases;
  for (const double score : {0.0, 0.1, 0.10000000000000002, 0.3, 0.30000000000000004, 1.0}) {
    cases.add(score, score > 0.2);
  }
  const Curve curve = calibration_curve(cases.ranking(), 10, Binning::equal_width).value();
  CHECK(curve.threshold == Numbers{0.1, 0.2, 0.3, 0.4, 1});
  CHECK(curve.cases == Numbers{2, 1, 1, 1, 1});
  CHECK(curve.positives == Numbers{0, 0, 1, 1, 1});
  CHECK(curve.x == Numbers{0.05, 0.10000000000000002, 0.3, 0.30000000000000004, 1});
  CHECK(curve.y == Numbers{0, 0, 1, 1, 1});
}

TEST_CASE("every limit i/n of calibration bins is in the bin below it") {
  for (std::size_t bins = 1; bins <= 120; ++bins) {
    BinaryCases cases;
    for (std::size_t at = 1; at <= bins; ++at) {
      cases.add(static_cast<double>(at) / static_cast<double>(bins), true);
    }
    const Curve curve = calibration_curve(cases.ranking(), bins, Binning::equal_width).value();
    CHECK(curve.cases == Numbers(bins, 1));
    CHECK(curve.x == curve.threshold);
  }
}

TEST_CASE("calibration counts every case once, for any binning and direction") {
  std::mt19937_64 random(17);
  for (int round = 0; round < 90; ++round) {
    BinaryCases cases =
        random_cases(random, 100, 1 + random() % 60, static_cast<Weights>(round % 3));
    for (double& score : cases.scores) score = std::abs(score);
    for (const Binning binning : {Binning::equal_width, Binning::equal_mass}) {
      const Ranking ranking = cases.ranking(round % 2 == 0);
      const Curve curve = calibration_curve(ranking, 8, binning).value();
      double all = 0, positives = 0, scores = 0, expected = 0;
      for (std::size_t at = 0; at < curve.x.size(); ++at) {
        all += curve.cases[at];
        positives += curve.positives[at];
        scores += curve.cases[at] * curve.x[at];
      }
      for (std::size_t at = 0; at < cases.scores.size(); ++at) {
        expected += cases.weight(at) * cases.scores[at];
      }
      CHECK(curve.x.size() <= 8);
      CHECK(all == doctest::Approx(ranking.positives() + ranking.negatives()).epsilon(1e-12));
      CHECK(positives == doctest::Approx(ranking.positives()).epsilon(1e-12));
      CHECK(scores == doctest::Approx(expected).epsilon(1e-12));
      CHECK(rising(curve.x));
      CHECK(within(curve.y, 0, 1));
    }
  }
}

TEST_CASE("bins of equal mass are as equal in size as ties allow") {
  BinaryCases cases;
  for (int at = 0; at < 12; ++at) cases.add(at / 12.0, at > 5);
  const Curve equal = calibration_curve(cases.ranking(), 4, Binning::equal_mass).value();
  CHECK(equal.cases == Numbers{3, 3, 3, 3});
  CHECK(equal.threshold == Numbers{2 / 12.0, 5 / 12.0, 8 / 12.0, 11 / 12.0});
  CHECK(equal.y == Numbers{0, 0, 1, 1});
  for (int at = 0; at < 12; ++at) cases.add(0.5, true);
  const Curve tied = calibration_curve(cases.ranking(), 4, Binning::equal_mass).value();
  CHECK(tied.cases == Numbers{6, 13, 5});
}

TEST_CASE("histograms") {
  BinaryCases cases;
  for (const double score : {-2.0, -1.0, 0.0, 0.5, 2.0, kInf, -kInf}) {
    cases.add(score, score > 0);
  }
  const Curve curve = histogram(cases.ranking(), 4).value();
  CHECK(curve.x == Numbers{-2, -1, 0, 1});
  CHECK(curve.threshold == Numbers{-1, 0, 1, 2});
  CHECK(curve.cases == Numbers{3, 1, 1, 2});
  CHECK(curve.y == curve.cases);
  CHECK(curve.positives == Numbers{0, 0, 1, 2});

  BinaryCases one;
  one.add(3, true);
  one.add(3, false);
  one.add(kInf, true);
  const Curve single = histogram(one.ranking(), 20).value();
  CHECK(single.x == Numbers{3});
  CHECK(single.threshold == Numbers{3});
  CHECK(single.cases == Numbers{3});

  BinaryCases infinite;
  infinite.add(kInf, true);
  CHECK(!histogram(infinite.ranking(), 20));
}

TEST_CASE("histograms of the widest and the narrowest range lose no case") {
  const double most = std::numeric_limits<double>::max();
  const double least = std::numeric_limits<double>::denorm_min();
  for (const auto& range :
       {std::pair{-most, most}, std::pair{0.0, least}, std::pair{1.0, std::nextafter(1.0, 2.0)}}) {
    BinaryCases cases;
    cases.add(range.first, false);
    cases.add(range.second, true);
    const Curve curve = histogram(cases.ranking(), 20).value();
    CHECK(rising(curve.threshold));
    double sum = 0;
    for (const double count : curve.cases) sum += count;
    CHECK(sum == 2);
    CHECK(curve.cases.front() == 1);
  }
}
