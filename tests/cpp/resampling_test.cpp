#include "curves/resampling.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "binary_cases.hpp"
#include "curves/comparison.hpp"

using namespace deconfuse;

namespace {

bool alike(const Resampling::Result& left, const Resampling::Result& right) {
  return left.estimate == right.estimate && left.standard_error == right.standard_error &&
         left.low == right.low && left.high == right.high;
}

/// Overlapping scores of two models.
struct Models {
  std::vector<double> first, second;
  std::vector<std::uint8_t> positive;

  Resampling difference(std::uint64_t seed) const {
    return Resampling(first, second, positive, false, seed);
  }
};

Models overlapping_models(std::size_t count, std::size_t distinct) {
  std::mt19937_64 random(61);
  Models models;
  for (std::size_t at = 0; at < count; ++at) {
    const bool positive = at % 3 == 0;
    const std::size_t shared = random() % distinct;
    models.positive.push_back(positive);
    models.first.push_back(static_cast<double>(shared + random() % distinct) +
                           (positive ? static_cast<double>(distinct) / 2 : 0));
    models.second.push_back(static_cast<double>(shared + random() % distinct) +
                            (positive ? static_cast<double>(distinct) / 4 : 0));
  }
  return models;
}

}  // namespace

TEST_CASE("the estimate is the area, or the difference of areas, of the given cases") {
  std::mt19937_64 random(62);
  for (int round = 0; round < 40; ++round) {
    const BinaryCases first = random_cases(random, 40, 1 + random() % 20, Weights::none);
    BinaryCases second = random_cases(random, 40, 1 + random() % 20, Weights::none);
    for (const bool lower : {false, true}) {
      const PairedAreas areas = paired_areas(first.scores, second.scores, first.positive, lower);
      CHECK(Resampling(first.scores, first.positive, lower, 1).result(0.95).estimate ==
            areas.first);
      CHECK(
          Resampling(first.scores, second.scores, first.positive, lower, 1).result(0.95).estimate ==
          areas.difference);
    }
  }
}

TEST_CASE("every resample of few cases is as frequent as its probability") {
  // Positive cases score 3 and 1, negative ones 2 and 0. Of the 16 ways to draw two of each, 1 has
  // an area of 0, 4 have 1/2, 4 have 3/4 and 7 have 1.
  const std::vector<double> scores = {3, 1, 2, 0};
  const std::vector<std::uint8_t> positive = {1, 1, 0, 0};
  Resampling resampling(scores, positive, false, 5);
  resampling.advance(16'000);
  const struct {
    double probability, area;
  } rows[] = {{0.05, 0},    {0.075, 0.5}, {0.295, 0.5}, {0.33, 0.75},
              {0.54, 0.75}, {0.58, 1},    {0.99, 1}};
  for (const auto& row : rows) {
    CAPTURE(row.probability);
    const Resampling::Result result = resampling.result(std::abs(2 * row.probability - 1));
    CHECK((row.probability < 0.5 ? result.low : result.high) == row.area);
  }
}

TEST_CASE("quantiles are interpolated between the resamples") {
  const Models models = overlapping_models(60, 10);
  Resampling resampling = models.difference(9);
  resampling.advance(1);
  const double first = resampling.result(0.5).low;
  CHECK(resampling.result(0.99).high == first);
  resampling.advance(1);
  const Resampling::Result half = resampling.result(0.5);
  const double spread = 2 * (half.high - half.low);
  REQUIRE(spread > 0);
  const double low = half.low - spread / 4, high = half.high + spread / 4;
  CHECK((first == doctest::Approx(low) || first == doctest::Approx(high)));
  const Resampling::Result most = resampling.result(0.9);
  CHECK(most.low == doctest::Approx(low + 0.05 * spread));
  CHECK(most.high == doctest::Approx(low + 0.95 * spread));
  CHECK(most.standard_error == doctest::Approx(spread / std::sqrt(2.0)));
}

TEST_CASE("the bootstrap agrees with DeLong for many cases") {
  const Models models = overlapping_models(1500, 1000);
  const PairedAreas areas = paired_areas(models.first, models.second, models.positive);
  Resampling one(models.first, models.positive, false, 3);
  one.advance(1500);
  const Resampling::Result of_one = one.result(0.95);
  const double error = std::sqrt(areas.first_variance);
  CHECK(of_one.standard_error == doctest::Approx(error).epsilon(0.06));
  CHECK(of_one.low == doctest::Approx(areas.first - 1.96 * error).epsilon(0.004));
  CHECK(of_one.high == doctest::Approx(areas.first + 1.96 * error).epsilon(0.004));
  CHECK(std::isnan(of_one.z));
  CHECK(std::isnan(of_one.p));

  Resampling both = models.difference(3);
  both.advance(1500);
  const Resampling::Result of_both = both.result(0.9);
  const Comparison delong = compare_delong(areas, 0.9);
  CHECK(of_both.standard_error == doctest::Approx(delong.standard_error).epsilon(0.06));
  CHECK(of_both.z == of_both.estimate / of_both.standard_error);
  CHECK(of_both.p == doctest::Approx(std::erfc(std::abs(of_both.z) / std::sqrt(2.0))));
  CHECK(std::abs(of_both.low - delong.low) < 0.2 * delong.standard_error);
  CHECK(std::abs(of_both.high - delong.high) < 0.2 * delong.standard_error);
}

TEST_CASE("the same seed gives the same resamples, in any division into steps") {
  const Models models = overlapping_models(100, 20);
  Resampling at_once = models.difference(17), bit_by_bit = models.difference(17);
  at_once.advance(300);
  for (int step = 0; step < 30; ++step) bit_by_bit.advance(10);
  CHECK(bit_by_bit.done() == 300);
  CHECK(alike(at_once.result(0.95), bit_by_bit.result(0.95)));
  Resampling other = models.difference(18);
  other.advance(300);
  CHECK(!alike(at_once.result(0.95), other.result(0.95)));
}

TEST_CASE("the order of the cases changes no bit of the resamples") {
  Models models = overlapping_models(150, 6);
  Resampling before = models.difference(4);
  std::mt19937_64 random(63);
  for (std::size_t left = models.positive.size(); left > 1; --left) {
    const std::size_t other = random() % left;
    std::swap(models.first[left - 1], models.first[other]);
    std::swap(models.second[left - 1], models.second[other]);
    std::swap(models.positive[left - 1], models.positive[other]);
  }
  Resampling after = models.difference(4);
  before.advance(50);
  after.advance(50);
  CHECK(alike(before.result(0.95), after.result(0.95)));
}

TEST_CASE("equal models have a difference of 0 in every resample") {
  Models models = overlapping_models(80, 9);
  models.second = models.first;
  Resampling resampling = models.difference(2);
  resampling.advance(100);
  const Resampling::Result result = resampling.result(0.95);
  CHECK(result.estimate == 0);
  CHECK(result.standard_error == 0);
  CHECK(result.low == 0);
  CHECK(result.high == 0);
  CHECK(std::isnan(result.z));
  CHECK(std::isnan(result.p));
}

TEST_CASE("without resamples, or without a class, there is no interval") {
  const Models models = overlapping_models(30, 9);
  Resampling resampling = models.difference(2);
  CHECK(std::isnan(resampling.result(0.95).low));
  CHECK(!std::isnan(resampling.result(0.95).estimate));
  resampling.advance(1);
  CHECK(resampling.result(0.95).low == resampling.result(0.95).high);
  CHECK(std::isnan(resampling.result(0.95).standard_error));

  const std::vector<std::uint8_t> none(30, 0);
  Resampling one_class(models.first, none, false, 1);
  one_class.advance(10);
  CHECK(one_class.done() == 10);
  CHECK(std::isnan(one_class.result(0.95).estimate));
  CHECK(std::isnan(one_class.result(0.95).low));
  CHECK(std::isnan(one_class.result(0.95).standard_error));
}
