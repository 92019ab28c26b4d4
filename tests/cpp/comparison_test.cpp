#include "curves/comparison.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "binary_cases.hpp"

using namespace deconfuse;

namespace {

using Numbers = std::vector<double>;

/// Two models on the same cases.
struct Pair {
  BinaryCases first, second;

  PairedAreas areas(bool lower_is_positive = false) const {
    return paired_areas(first.scores, second.scores, first.positive, lower_is_positive);
  }
};

Pair random_pair(std::mt19937_64& random, std::size_t count, std::size_t distinct) {
  Pair pair;
  pair.first = random_cases(random, count, distinct, Weights::none);
  pair.second = pair.first;
  for (double& score : pair.second.scores) {
    if (random() % 2 == 0) score = static_cast<double>(random() % distinct) / 10;
  }
  return pair;
}

/// Placements, by comparing every positive case with every negative one.
Numbers placements(const BinaryCases& cases, bool of_positives) {
  Numbers result;
  for (std::size_t i = 0; i < cases.scores.size(); ++i) {
    if (cases.positive[i] != of_positives) continue;
    double wins = 0, others = 0;
    for (std::size_t j = 0; j < cases.scores.size(); ++j) {
      if (cases.positive[j] == of_positives) continue;
      const double lead = (cases.scores[i] - cases.scores[j]) * (of_positives ? 1 : -1);
      wins += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
      others += 1;
    }
    result.push_back(wins / others);
  }
  return result;
}

double mean(const Numbers& numbers) {
  double sum = 0;
  for (const double number : numbers) sum += number;
  return sum / static_cast<double>(numbers.size());
}

double sample_covariance(const Numbers& left, const Numbers& right) {
  double sum = 0;
  for (std::size_t at = 0; at < left.size(); ++at) {
    sum += (left[at] - mean(left)) * (right[at] - mean(right));
  }
  return sum / static_cast<double>(left.size() - 1);
}

double delong_covariance(const BinaryCases& left, const BinaryCases& right) {
  double sum = 0;
  for (const bool of_positives : {false, true}) {
    const Numbers a = placements(left, of_positives), b = placements(right, of_positives);
    sum += sample_covariance(a, b) / static_cast<double>(a.size());
  }
  return sum;
}

}  // namespace

TEST_CASE("areas, variances and covariance agree with those computed from all pairs") {
  std::mt19937_64 random(41);
  for (int round = 0; round < 60; ++round) {
    const Pair pair = random_pair(random, 20 + random() % 40, 1 + random() % 20);
    const PairedAreas areas = pair.areas();
    CAPTURE(round);
    const double first = mean(placements(pair.first, true));
    const double second = mean(placements(pair.second, true));
    CHECK(areas.first == doctest::Approx(first).epsilon(1e-13));
    CHECK(areas.second == doctest::Approx(second).epsilon(1e-13));
    CHECK(std::abs(areas.difference - (first - second)) < 1e-13);
    const double a = delong_covariance(pair.first, pair.first);
    const double b = delong_covariance(pair.second, pair.second);
    const double both = delong_covariance(pair.first, pair.second);
    CHECK(std::abs(areas.first_variance - a) < 1e-14);
    CHECK(std::abs(areas.second_variance - b) < 1e-14);
    CHECK(std::abs(areas.covariance - both) < 1e-14);
    CHECK(std::abs(areas.difference_variance - (a + b - 2 * both)) < 1e-13);

    if (a > 1e-9 && b > 1e-9) {
      const auto hanley_mcneil = [&](double area) {
        const double p = areas.positives, n = areas.negatives;
        return std::sqrt((area * (1 - area) + (p - 1) * (area / (2 - area) - area * area) +
                          (n - 1) * (2 * area * area / (1 + area) - area * area)) /
                         (p * n));
      };
      const double e1 = hanley_mcneil(first), e2 = hanley_mcneil(second);
      const double r = both / std::sqrt(a * b);
      CHECK(compare_hanley_mcneil(areas, 0.95).standard_error ==
            doctest::Approx(std::sqrt(e1 * e1 + e2 * e2 - 2 * r * e1 * e2)).epsilon(1e-9));
    }
  }
}

TEST_CASE("two models on ten cases") {
  // In the first model the positive score 4.5 is below the negative 5. In the second, the negative
  // 10 is above all positives, and the positive 2.5 is below four other negatives.
  Pair pair;
  const double second[] = {9, 8, 7, 2.5, 10, 6, 5, 4, 3, 2};
  for (int at = 0; at < 10; ++at) {
    const bool positive = at < 4;
    pair.first.add(positive ? (at == 3 ? 4.5 : 9 - at) : 6 - (at - 3), positive);
    pair.second.add(second[at], positive);
  }
  const PairedAreas areas = pair.areas();
  CHECK(areas.first == doctest::Approx(23.0 / 24));
  CHECK(areas.second == doctest::Approx(16.0 / 24));
  CHECK(areas.difference == doctest::Approx(7.0 / 24));
  // Placements of the positives: 1, 1, 1, 5/6 and 5/6, 5/6, 5/6, 1/6.
  // Placements of the negatives: 3/4, 1, 1, 1, 1, 1 and 0, 3/4, 3/4, 3/4, 3/4, 1.
  CHECK(areas.first_variance ==
        doctest::Approx((1.0 / 36 - 4.0 / 576) / 3 / 4 + (1.0 / 16 - 6.0 / 576) / 5 / 6));
  const Comparison delong = compare_delong(areas, 0.9);
  CHECK(delong.standard_error == doctest::Approx(std::sqrt(areas.difference_variance)));
  CHECK(delong.z == doctest::Approx(areas.difference / delong.standard_error));
  CHECK(delong.high - delong.low ==
        doctest::Approx(2 * 1.6448536269514722 * delong.standard_error));
  CHECK(delong.p == doctest::Approx(std::erfc(delong.z / std::sqrt(2.0))));
}

TEST_CASE("exchanging the models changes the sign") {
  std::mt19937_64 random(42);
  Pair pair = random_pair(random, 50, 12);
  const PairedAreas before = pair.areas();
  std::swap(pair.first, pair.second);
  const PairedAreas after = pair.areas();
  for (const auto method : {compare_delong, compare_hanley_mcneil}) {
    const Comparison left = method(before, 0.95), right = method(after, 0.95);
    CHECK(left.difference == -right.difference);
    CHECK(left.z == doctest::Approx(-right.z));
    CHECK(left.p == doctest::Approx(right.p));
    CHECK(left.low == doctest::Approx(-right.high));
  }
}

TEST_CASE("the order of the cases and rescaled scores change no bit") {
  std::mt19937_64 random(43);
  Pair pair = random_pair(random, 200, 15);
  const PairedAreas before = pair.areas();
  for (std::size_t left = 200; left > 1; --left) {
    const std::size_t other = random() % left;
    std::swap(pair.first.positive[left - 1], pair.first.positive[other]);
    std::swap(pair.first.scores[left - 1], pair.first.scores[other]);
    std::swap(pair.second.scores[left - 1], pair.second.scores[other]);
  }
  for (double& score : pair.second.scores) score *= 4;
  const PairedAreas after = pair.areas();
  CHECK(before.first == after.first);
  CHECK(before.second == after.second);
  CHECK(before.first_variance == after.first_variance);
  CHECK(before.covariance == after.covariance);
  CHECK(before.difference_variance == after.difference_variance);

  for (auto* model : {&pair.first, &pair.second}) {
    for (double& score : model->scores) score = -score;
  }
  CHECK(pair.areas(true).difference_variance == after.difference_variance);
}

TEST_CASE("undefined results are NaN") {
  std::mt19937_64 random(44);
  Pair same = random_pair(random, 40, 9);
  same.second = same.first;
  const Comparison equal = compare_delong(same.areas(), 0.95);
  CHECK(equal.difference == 0);
  CHECK(equal.standard_error == 0);
  CHECK(std::isnan(equal.z));
  CHECK(std::isnan(equal.p));
  CHECK(equal.low == 0);
  CHECK(equal.high == 0);

  Pair perfect = random_pair(random, 40, 9);
  for (std::size_t at = 0; at < 40; ++at) perfect.first.scores[at] = perfect.first.positive[at];
  CHECK(perfect.areas().first_variance == 0);
  CHECK(std::isnan(compare_hanley_mcneil(perfect.areas(), 0.95).z));
  CHECK(!std::isnan(compare_delong(perfect.areas(), 0.95).z));

  Pair one;
  for (const bool positive : {true, false, false}) {
    one.first.add(positive, positive);
    one.second.add(positive ? 0.5 : 0.7, positive);
  }
  CHECK(one.areas().difference == 1);
  CHECK(std::isnan(one.areas().covariance));
  CHECK(std::isnan(compare_delong(one.areas(), 0.95).standard_error));
  CHECK(std::isnan(compare_delong(one.areas(), 0.95).p));

  Pair negatives;
  negatives.first.add(1, false);
  negatives.second.add(1, false);
  CHECK(std::isnan(negatives.areas().difference));
  CHECK(std::isnan(compare_delong(negatives.areas(), 0.95).low));
  CHECK(std::isnan(compare_hanley_mcneil(negatives.areas(), 0.95).low));
}

TEST_CASE("millions of cases are compared without overflow or loss") {
  // Each of a thousand cases occurs `copies` times. The areas stay the same and the variances
  // become smaller by that factor, except for their divisor n − 1. For four million cases the sums
  // do not fit 64 bits.
  std::mt19937_64 random(45);
  const Pair once = random_pair(random, 1000, 300);
  const PairedAreas small = once.areas();
  for (const int copies : {1000, 4000}) {
    CAPTURE(copies);
    Pair often;
    for (int copy = 0; copy < copies; ++copy) {
      for (std::size_t at = 0; at < 1000; ++at) {
        often.first.add(once.first.scores[at], once.first.positive[at]);
        often.second.scores.push_back(once.second.scores[at]);
      }
    }
    const PairedAreas large = often.areas();
    CHECK(large.first == small.first);
    CHECK(large.difference == doctest::Approx(small.difference).epsilon(1e-15));
    CHECK(large.difference_variance ==
          doctest::Approx(small.difference_variance / copies).epsilon(0.01));
  }
}
