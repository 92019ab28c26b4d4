#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "evaluated.hpp"
#include "matrices.hpp"

using namespace deconfuse;

namespace {

using Labels = std::vector<std::size_t>;

Labels random_labels(std::mt19937_64& random, std::size_t cases, std::size_t groups) {
  Labels labels(cases);
  for (std::size_t& label : labels) label = random() % groups;
  return labels;
}

Dataset crossing(const Labels& first, const Labels& second, std::size_t groups) {
  std::vector<double> counts(groups * groups);
  for (std::size_t at = 0; at < first.size(); ++at) counts[first[at] * groups + second[at]] += 1;
  return contingency_of(groups, groups, counts);
}

}  // namespace

TEST_CASE("the variation of information is a distance between groupings") {
  std::mt19937_64 random(71);
  const auto distance = [](const Labels& first, const Labels& second) {
    return Evaluated(crossing(first, second, 5)).value("variation_of_information");
  };
  for (int round = 0; round < 150; ++round) {
    const std::size_t cases = 1 + random() % 30;
    const Labels a = random_labels(random, cases, 1 + random() % 5);
    const Labels b = random_labels(random, cases, 1 + random() % 5);
    const Labels c = random_labels(random, cases, 1 + random() % 5);
    REQUIRE(distance(a, c) <= distance(a, b) + distance(b, c) + unrounded);
    REQUIRE(near(distance(a, b), distance(b, a)));
    Labels renamed = a;
    for (std::size_t& label : renamed) label = (label + 2) % 5;
    REQUIRE(distance(a, renamed) == 0);
    // It is zero for no other pair, since different groupings meet in more cells than there are
    // groups.
    const Evaluated evaluated(crossing(a, b, 5));
    REQUIRE((distance(a, b) == 0) == (evaluated.value("mirkin_metric") == 0));
  }
}

TEST_CASE("information is never negative, and no more than either entropy") {
  RandomCounts random(72, 100);
  for (int round = 0; round < 300; ++round) {
    const std::size_t classes = random.classes();
    const Evaluated evaluated(dataset_of(classes, random(classes)));
    const double shared = evaluated.value("mutual_information");
    if (std::isnan(shared)) continue;
    REQUIRE(shared >= -unrounded);
    REQUIRE(shared <= evaluated.value("entropy_true") + unrounded);
    REQUIRE(shared <= evaluated.value("entropy_predicted") + unrounded);
    REQUIRE(near(shared, evaluated.value("entropy_true") + evaluated.value("entropy_predicted") -
                             evaluated.value("joint_entropy")));
  }
}

TEST_CASE(
    "agreement adjusted for chance is near 0 for random groupings and exactly 1 for identical "
    "ones") {
  std::mt19937_64 random(73);
  for (int round = 0; round < 5; ++round) {
    const Labels a = random_labels(random, 20000, 4);
    const Labels b = random_labels(random, 20000, 4);
    const Evaluated independent(crossing(a, b, 4));
    CHECK(std::fabs(independent.value("adjusted_rand_index")) < 0.002);
    CHECK(std::fabs(independent.value("adjusted_mutual_information_arithmetic")) < 0.002);
    Labels renamed = a;
    for (std::size_t& label : renamed) label = 3 - label;
    const Evaluated identical(crossing(a, renamed, 4));
    for (const char* id : {"adjusted_rand_index", "adjusted_mutual_information_arithmetic",
                           "normalized_mutual_information_arithmetic", "v_measure"}) {
      CAPTURE(std::string(id));
      CHECK(identical.value(id) == 1);
    }
  }
  const Evaluated single(contingency_of(1, 3, {4, 5, 6}));
  CHECK(single.value("adjusted_mutual_information_arithmetic") == 0);
  CHECK(single.value("normalized_mutual_information_arithmetic") == 0);
}

TEST_CASE("the order of the groups does not matter") {
  std::mt19937_64 random(74);
  for (int round = 0; round < 60; ++round) {
    const std::size_t rows = 1 + random() % 6;
    const std::size_t columns = 1 + random() % 6;
    std::vector<double> counts(rows * columns);
    for (double& count : counts) count = static_cast<double>(random() % 7);
    std::vector<double> permuted(counts.size());
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns; ++column) {
        permuted[(rows - 1 - row) * columns + (column + 1) % columns] =
            counts[row * columns + column];
      }
    }
    const Evaluated original(contingency_of(rows, columns, counts));
    const Evaluated other(contingency_of(rows, columns, permuted));
    for_each_value(*original, [&](std::size_t metric, Place place) {
      const Metric& declared = catalogue()[metric];
      if (declared.scope != Scope::information && declared.scope != Scope::clustering) return;
      const bool of_cells = declared.shape == Shape::matrix;
      const Place moved =
          of_cells ? Place{rows - 1 - place.row, (place.column + 1) % columns} : place;
      REQUIRE(near((*original).value(metric, place, false), (*other).value(metric, moved, false),
                   1e-10));
    });
  }
}

TEST_CASE("intervals contain their estimate and grow with the level") {
  const std::pair<const char*, const char*> of_classes[] = {
      {"recall", "recall_ci_wilson"},
      {"precision", "precision_ci_wilson"},
      {"specificity", "specificity_ci_wilson"},
      {"negative_predictive_value", "negative_predictive_value_ci_wilson"},
      {"positive_likelihood_ratio", "positive_likelihood_ratio_ci"},
      {"negative_likelihood_ratio", "negative_likelihood_ratio_ci"},
      {"diagnostic_odds_ratio", "diagnostic_odds_ratio_ci"},
      {"accuracy", "accuracy_ci_wald"},
      {"accuracy", "accuracy_ci_wilson"},
      {"accuracy", "accuracy_ci_agresti_coull"},
      {"accuracy", "accuracy_ci_clopper_pearson"},
      {"cohen_kappa", "kappa_ci"},
      {"cohen_kappa", "kappa_ci_fleiss"},
  };
  RandomCounts random(75, 30);
  for (int round = 0; round < 150; ++round) {
    const std::size_t classes = random.classes();
    const std::vector<double> counts = random(classes);
    Options low;
    low.level = 0.8;
    Options high;
    high.level = 0.99;
    const Evaluated narrow(dataset_of(classes, counts), low);
    const Evaluated wide(dataset_of(classes, counts), high);
    for (const auto& pair : of_classes) {
      const auto& estimate = pair.first;
      const auto& interval = pair.second;
      CAPTURE(std::string(interval));
      for (std::size_t at = 0; at < classes; ++at) {
        const auto inner = narrow.ends(interval, at);
        if (std::isnan(inner.first)) continue;
        const auto outer = wide.ends(interval, at);
        const double value = narrow.value(estimate, at);
        const double slack = unrounded * std::max(1.0, std::fabs(value));
        REQUIRE(inner.first <= value + slack);
        REQUIRE(inner.second >= value - slack);
        REQUIRE(outer.first <= inner.first + slack);
        REQUIRE(outer.second >= inner.second - slack);
      }
    }
  }
  const char* of_proportions[] = {"proportion_ci_wald",          "proportion_ci_wilson",
                                  "proportion_ci_agresti_coull", "proportion_ci_clopper_pearson",
                                  "proportion_ci_wilson_cc",     "proportion_ci_jeffreys"};
  for (int n = 1; n <= 25; ++n) {
    for (int x = 0; x <= n; ++x) {
      const Evaluated evaluated(
          std::get<Dataset>(take_proportion({static_cast<double>(x), static_cast<double>(n)})));
      const double p = static_cast<double>(x) / n;
      for (const char* id : of_proportions) {
        CAPTURE(std::string(id));
        CAPTURE(x);
        CAPTURE(n);
        const auto [low, high] = evaluated.ends(id);
        REQUIRE(low <= p + unrounded);
        REQUIRE(high >= p - unrounded);
      }
      if (x == 0) CHECK(evaluated.ends("proportion_ci_wilson").first == 0);
      if (x == n) CHECK(evaluated.ends("proportion_ci_wilson").second == 1);
    }
  }
}

TEST_CASE("the large-sample error of weighted kappa, term by term") {
  RandomCounts random(76, 20);
  for (int round = 0; round < 60; ++round) {
    const std::size_t K = 2 + static_cast<std::size_t>(round) % 5;
    const Evaluated evaluated(dataset_of(K, random(K)));
    const auto cell = [&](std::size_t i, std::size_t j) {
      return (*evaluated).cell_sum(Region::cell, {i, j});
    };
    const double N = evaluated.value("sample_size");
    for (const bool linear : {true, false}) {
      const double kappa = evaluated.value(linear ? "cohen_kappa_linear" : "cohen_kappa_quadratic");
      if (std::isnan(kappa)) continue;
      const auto weight = [&](std::size_t i, std::size_t j) {
        const double apart =
            std::fabs(static_cast<double>(i) - static_cast<double>(j)) / static_cast<double>(K - 1);
        return 1 - (linear ? apart : apart * apart);
      };
      const auto p = [&](std::size_t i) { return (*evaluated).cell_sum(Region::row, {i, i}) / N; };
      const auto q = [&](std::size_t j) {
        return (*evaluated).cell_sum(Region::column, {j, j}) / N;
      };
      double chance = 0;
      double squares = 0;
      for (std::size_t i = 0; i < K; ++i) {
        for (std::size_t j = 0; j < K; ++j) {
          chance += p(i) * q(j) * weight(i, j);
          double row = 0;
          double column = 0;
          for (std::size_t k = 0; k < K; ++k) {
            row += q(k) * weight(i, k);
            column += p(k) * weight(k, j);
          }
          const double term = weight(i, j) - (row + column) * (1 - kappa);
          squares += cell(i, j) / N * term * term;
        }
      }
      const double mean = kappa - chance * (1 - kappa);
      const double variance = (squares - mean * mean) / (N * (1 - chance) * (1 - chance));
      const double error = evaluated.value(linear ? "kappa_linear_standard_error_fleiss"
                                                  : "kappa_quadratic_standard_error_fleiss");
      REQUIRE(near(error * error, variance, 1e-11));
    }
  }
}

TEST_CASE("words at the limits of a scale are those of the exact value") {
  struct Case {
    double right, wrong;
    const char* word;
  };
  // kappa = (right − wrong) / (right + wrong)
  const Case table[] = {{1, 1, "Slight"},      {3, 2, "Fair"},           {7, 3, "Moderate"},
                        {4, 1, "Substantial"}, {9, 1, "Almost Perfect"}, {12, 3, "Substantial"},
                        {1, 2, "Poor"}};
  for (const Case& row : table) {
    const Evaluated evaluated(dataset_of(2, {row.right, row.wrong, row.wrong, row.right}));
    CHECK(evaluated.word("kappa_landis_koch") == row.word);
  }
  const Evaluated useless(dataset_of(2, {3, 1, 3, 1}));
  CHECK(useless.value("lambda_true_given_predicted") == 0);
  CHECK(useless.word("lambda_true_interpretation") == "none");
  CHECK(useless.word("lambda_predicted_interpretation") == "none");
}

TEST_CASE("unbounded values, and metrics with requirements") {
  const Evaluated unseen(dataset_of(2, {3, 0, 2, 0}));
  CHECK(unseen.value("kl_divergence") == unbounded);
  CHECK(unseen.cause("kl_divergence") == "defined");
  CHECK(std::isfinite(unseen.value("jensen_shannon_divergence")));
  const Evaluated single(dataset_of(1, {5}));
  CHECK(std::isnan(single.value("confusion_entropy")));
  CHECK(single.cause("confusion_entropy") == "requirement: K - 1");
}
