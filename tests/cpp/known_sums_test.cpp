#include "metrics/known_sums.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "matrices.hpp"
#include "metrics/matrix_evaluation.hpp"

using namespace deconfuse;

namespace {

/// Evaluates every term, without known sums.
class PlainEvaluation : public MatrixEvaluation {
 public:
  using MatrixEvaluation::MatrixEvaluation;
  double known(Known, Place) const override { return std::numeric_limits<double>::quiet_NaN(); }
};

constexpr std::string_view ids[] = {"joint_entropy",
                                    "conditional_entropy_true_given_predicted",
                                    "conditional_entropy_predicted_given_true",
                                    "mutual_information",
                                    "variation_of_information",
                                    "normalized_mutual_information_arithmetic",
                                    "adjusted_mutual_information_max",
                                    "homogeneity",
                                    "completeness",
                                    "pairs_together",
                                    "pairs_split",
                                    "pairs_joined",
                                    "pairs_apart",
                                    "adjusted_rand_index",
                                    "confusion_entropy",
                                    "modified_confusion_entropy",
                                    "overall_confusion_entropy"};

bool alike(double known, double plain) {
  if (std::isnan(plain) || plain == 0)
    return std::isnan(plain) ? std::isnan(known) : known == plain;
  return std::fabs(known - plain) <= 1e-11 * std::fabs(plain);
}

void check_alike(const Dataset& dataset) {
  const MatrixCatalogue catalogue;
  for (const double base : {2.0, 10.0, 2.5}) {
    Options options;
    options.base = base;
    const MatrixEvaluation known(catalogue, dataset, options);
    const PlainEvaluation plain(catalogue, dataset, options);
    for (const std::string_view id : ids) {
      const std::size_t metric = catalogue.find(id);
      if (!plain.applies(catalogue[metric])) continue;
      const std::size_t places = catalogue[metric].per_class ? dataset.matrix.rows() : 1;
      for (std::size_t at = 0; at < places; ++at) {
        CAPTURE(id);
        CAPTURE(at);
        const double value = known.value(metric, {at, at}, false);
        const double expected = plain.value(metric, {at, at}, false);
        CAPTURE(value);
        CAPTURE(expected);
        CHECK(alike(value, expected));
      }
    }
  }
}

}  // namespace

TEST_CASE("known sums over the cells of a large matrix agree with the sums of their terms") {
  std::mt19937_64 random(91);
  constexpr std::size_t classes = 70;
  enum { sparse, dense, large, huge, fractional, kinds };
  for (int kind = 0; kind < kinds; ++kind) {
    std::vector<double> counts(classes * classes);
    for (std::size_t at = 0; at < counts.size(); ++at) {
      const bool is_empty = at / classes == 3 || at % classes == 5 || at / classes == 9;
      if (is_empty || (kind == sparse && random() % 3 != 0) || at % classes == 9) continue;
      counts[at] = static_cast<double>(random() % (kind == large  ? 9000
                                                   : kind == huge ? 1000000
                                                                  : 5));
      if (kind == fractional) counts[at] += 0.25;
      if (at % (classes + 1) == 0) counts[at] *= 100;
    }
    CAPTURE(kind);
    check_alike(dataset_of(classes, counts));
    check_alike(contingency_of(2 * classes, classes / 2, counts));
  }
}

TEST_CASE("known sums of cells with few cases, for every number of columns modulo eight") {
  std::mt19937_64 random(92);
  for (std::size_t columns = 70; columns < 79; ++columns) {
    for (const std::uint64_t largest : {1U, 3U, 4U, 300U}) {
      std::vector<double> counts(70 * columns);
      for (double& count : counts) {
        count = static_cast<double>(random() % 4);
        if (random() % 50 == 0) count = static_cast<double>(random() % (largest + 1));
      }
      check_alike(contingency_of(70, columns, counts));
      if (columns == 70) check_alike(dataset_of(70, counts));
    }
  }
}

TEST_CASE("values that are zero are exactly zero in a large matrix, too") {
  constexpr std::size_t classes = 70;
  std::vector<double> nothing(classes * classes), equal(classes * classes, 7),
      same = nothing, nearly = nothing, of_one_class = nothing;
  for (std::size_t at = 0; at < classes; ++at) {
    same[at * classes + at] = static_cast<double>(1 + at);
    nearly[at * classes + at] = 10000;
    of_one_class[at * classes + 2] = static_cast<double>(1 + at % 9);
  }
  nearly[1] = 1;
  for (const auto& counts : {nothing, equal, same, nearly, of_one_class}) {
    check_alike(dataset_of(classes, counts));
  }
}

TEST_CASE("sums are not known in advance for cells of too many different sizes") {
  std::vector<double> counts(100 * 100);
  for (std::size_t at = 0; at < counts.size(); ++at)
    counts[at] = 5000 + static_cast<double>(at % 7);
  CHECK(std::isnan(sums_of_sizes(ConfusionMatrix(100, 100, counts))[joint_logarithms]));
  for (double& count : counts) count = 3;
  CHECK(sums_of_sizes(ConfusionMatrix(100, 100, counts))[cells_with_cases] == 10000);
}

TEST_CASE("nearly equal distributions keep digits that their terms have lost") {
  struct Case {
    std::vector<double> counts;
    double g_squared, mutual_information, kl_divergence, jensen_shannon_divergence;
  };
  // Computed with 60 digits.
  const Case table[] = {
      {{123456789, 246913579, 271604937, 543209876},
       7.670455254507463e-12,
       4.668522663986383e-21,
       0.0014242681957491075,
       0.00035803546183921404},
      {{1e12, 1, 2, 1e12 + 5},
       2772588722081.858,
       0.9999999999390412,
       7.213475204387109e-25,
       1.8033688010967774e-25},
      {{1e14, 3, 1, 40},
       2332.6212147950746,
       1.6826305294278813e-11,
       6.81673283333416e-16,
       1.7176564057888918e-16},
      {{3000, 3001, 3002, 3003},
       3.6981542121968314e-11,
       2.2219343421535065e-15,
       2.0017409728781743e-08,
       5.004352495844595e-09},
  };
  const MatrixCatalogue catalogue;
  const Options options;
  for (const Case& row : table) {
    const Dataset dataset = dataset_of(2, row.counts);
    const MatrixEvaluation evaluation(catalogue, dataset, options);
    const auto near = [&](std::string_view id, double expected) {
      CAPTURE(std::string(id));
      const double value = evaluation.value(catalogue.find(id), {0, 0}, true);
      CHECK(std::fabs(value / expected - 1) < 2e-15);
    };
    near("g_squared", row.g_squared);
    near("mutual_information", row.mutual_information);
    near("kl_divergence", row.kl_divergence);
    near("jensen_shannon_divergence", row.jensen_shannon_divergence);
  }
}
