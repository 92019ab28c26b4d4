#include "curves/operating_points.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <random>
#include <vector>

#include "binary_cases.hpp"

using namespace deconfuse;

namespace {

/// The rates at a point of unweighted cases.
struct Rates {
  Fraction tpr, fpr, precision, f1, accuracy;
};

std::vector<Rates> rates_of(const Ranking& ranking) {
  const auto exact = [](double value) { return Fraction(static_cast<Integer>(value)); };
  const Fraction positives = exact(ranking.positives()), negatives = exact(ranking.negatives());
  std::vector<Rates> rates;
  for (std::size_t point = 0; point < ranking.size(); ++point) {
    const Fraction right = exact(ranking.true_positives()[point]);
    const Fraction wrong = exact(ranking.false_positives()[point]);
    rates.push_back({right / positives, wrong / negatives, right / (right + wrong),
                     exact(2) * right / (right + wrong + positives),
                     (right + negatives - wrong) / (positives + negatives)});
  }
  return rates;
}

/// The first point with the largest value among those from `first` on that qualify.
template <class Value, class Qualifies>
std::optional<std::size_t> first_largest(const std::vector<Rates>& rates, std::size_t first,
                                         Value value, Qualifies qualifies) {
  std::optional<std::size_t> best;
  for (std::size_t point = first; point < rates.size(); ++point) {
    if (!qualifies(rates[point])) continue;
    if (!best || (value(rates[point]) - value(rates[*best])).sign() > 0) best = point;
  }
  return best;
}

bool reaches(const Fraction& value, const Fraction& target) { return (value - target).sign() >= 0; }

}  // namespace

TEST_CASE("each chosen point is the best one, and the first of equally good ones") {
  std::mt19937_64 random(31);
  const auto any = [](const Rates&) { return true; };
  const Fraction one(1);
  for (int round = 0; round < 400; ++round) {
    const Ranking ranking = random_cases(random, 2 + random() % 30, 1 + random() % 25,
                                         round % 2 == 0 ? Weights::none : Weights::whole)
                                .ranking();
    if (!ranking.both_classes()) continue;
    CAPTURE(round);
    const std::vector<Rates> rates = rates_of(ranking);
    const Fraction target(static_cast<Integer>(random() % 11), 10);
    const auto informedness = [](const Rates& at) { return at.tpr - at.fpr; };
    const auto gap = [](const Rates& at) {
      const Fraction difference = at.tpr - at.fpr;
      return difference.sign() < 0 ? -difference : difference;
    };
    const auto nearness = [&](const Rates& at) {
      const Fraction fnr = one - at.tpr;
      return -(at.fpr * at.fpr + fnr * fnr);
    };
    CHECK(best_informedness(ranking) == first_largest(rates, 0, informedness, any));
    CHECK(largest_gap(ranking) == first_largest(rates, 0, gap, any));
    CHECK(closest_to_top_left(ranking) == first_largest(rates, 0, nearness, any));
    CHECK(best_f1(ranking) == first_largest(
                                  rates, 0, [](const Rates& at) { return at.f1; }, any));
    CHECK(best_accuracy(ranking) ==
          first_largest(
              rates, 0, [](const Rates& at) { return at.accuracy; }, any));
    const auto tpr = [](const Rates& at) { return at.tpr; };
    const auto tnr = [&](const Rates& at) { return one - at.fpr; };
    const auto precision = [](const Rates& at) { return at.precision; };
    CHECK(best_sensitivity_at(ranking, target) ==
          first_largest(rates, 0, tpr, [&](const Rates& at) { return reaches(tnr(at), target); }));
    CHECK(best_specificity_at(ranking, target) ==
          first_largest(rates, 0, tnr, [&](const Rates& at) { return reaches(at.tpr, target); }));
    CHECK(best_recall_at(ranking, target) == first_largest(rates, 1, tpr, [&](const Rates& at) {
            return reaches(at.precision, target);
          }));
    CHECK(best_precision_at(ranking, target) ==
          first_largest(rates, 1, precision,
                        [&](const Rates& at) { return reaches(at.tpr, target); }));
    std::size_t last = 0;
    for (std::size_t point = 0; point < rates.size(); ++point) {
      if (reaches(one - rates[point].tpr, rates[point].fpr)) last = point;
    }
    CHECK(crossing(ranking) == last);
    CHECK(last + 1 < ranking.size());
  }
}

TEST_CASE("weights in tenths give the same points as whole ones") {
  std::mt19937_64 random(32);
  for (int round = 0; round < 400; ++round) {
    BinaryCases cases = random_cases(random, 60, 1 + random() % 25, Weights::whole);
    const Ranking whole = cases.ranking();
    for (double& weight : cases.weights) weight /= 10;
    const Ranking tenths = cases.ranking();
    if (!whole.both_classes()) continue;
    const Fraction target = Fraction::of_decimal(static_cast<double>(random() % 21) / 20);
    CAPTURE(round);
    CHECK(best_informedness(tenths) == best_informedness(whole));
    CHECK(largest_gap(tenths) == largest_gap(whole));
    CHECK(closest_to_top_left(tenths) == closest_to_top_left(whole));
    CHECK(best_f1(tenths) == best_f1(whole));
    CHECK(best_accuracy(tenths) == best_accuracy(whole));
    CHECK(best_sensitivity_at(tenths, target) == best_sensitivity_at(whole, target));
    CHECK(best_specificity_at(tenths, target) == best_specificity_at(whole, target));
    CHECK(best_recall_at(tenths, target) == best_recall_at(whole, target));
    CHECK(best_precision_at(tenths, target) == best_precision_at(whole, target));
    CHECK(crossing(tenths) == crossing(whole));
  }
}

TEST_CASE("a required share that doubles would just miss is reached") {
  // 7/25 is 0.28, but 0.28 · 25 exceeds 7 in doubles.
  REQUIRE(0.28 * 25 > 7);
  BinaryCases cases;
  for (int at = 0; at < 25; ++at) cases.add(at < 7 ? 2 : 1, true);
  cases.add(0, false);
  CHECK(best_specificity_at(cases.ranking(), Fraction::of_decimal(0.28)) == 1);
}

TEST_CASE("no threshold reaches the required precision") {
  BinaryCases cases;
  cases.add(2, false);
  cases.add(1, true);
  CHECK(!best_recall_at(cases.ranking(), Fraction(3, 4)));
  CHECK(best_recall_at(cases.ranking(), Fraction(1, 2)) == 2);
}

TEST_CASE("counts whose products no double holds are compared exactly") {
  const double large = 3'000'000'000;
  for (const double more : {-1.0, 0.0, 1.0}) {
    BinaryCases cases;
    cases.add(3, true, large);
    cases.add(2, true, large + more);
    cases.add(2, false, large);
    cases.add(1, true, 1 - more);
    cases.add(1, false, 1);
    // TPR − FPR is (2·large + more)/(2·large + 1) − large/(large + 1) at the second point, and
    // large/(2·large + 1) at the first.
    const Ranking ranking = cases.ranking();
    const std::vector<Rates> rates = rates_of(ranking);
    const Fraction first = rates[1].tpr - rates[1].fpr, second = rates[2].tpr - rates[2].fpr;
    CHECK(best_informedness(ranking) == ((second - first).sign() > 0 ? 2u : 1u));
  }
  BinaryCases close;
  close.add(3, true, 94906267);
  close.add(3, false, 94906265);
  close.add(2, true, 94906266);
  close.add(2, false, 94906264);
  close.add(1, false, 1);
  // 94906267/94906265 < 94906266/94906264 by one part in 9e15, so the precision at the point that
  // includes both is larger.
  CHECK(best_precision_at(close.ranking(), Fraction(0)) == 2);
}

TEST_CASE("the number of positive cases among the highest scores") {
  BinaryCases cases;
  for (const double score : {5.0, 4.0, 4.0, 4.0, 1.0}) cases.add(score, score != 1);
  cases.positive[2] = 0;
  const Ranking ranking = cases.ranking();
  const struct {
    double k;
    Fraction expected;
  } rows[] = {{0, Fraction(0)}, {1, Fraction(1)}, {2, Fraction(5, 3)}, {3, Fraction(7, 3)},
              {4, Fraction(3)}, {5, Fraction(3)}, {9, Fraction(3)}};
  for (const auto& row : rows) {
    CAPTURE(row.k);
    const PositivesInTop top = positives_in_top(ranking, row.k);
    CHECK(top.exact == row.expected);
    CHECK(top.value == doctest::Approx(static_cast<double>(row.expected.numerator()) /
                                       static_cast<double>(row.expected.denominator())));
  }
  cases.weights.assign(5, 0.5);
  const PositivesInTop weighted = positives_in_top(cases.ranking(), 1);
  CHECK(!weighted.exact.present());
  CHECK(weighted.value == doctest::Approx(0.5 + 0.5 * 2 / 3));
}
