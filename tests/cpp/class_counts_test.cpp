#include "data/class_counts.hpp"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "metrics/matrix_evaluation.hpp"

using namespace deconfuse;

namespace {

ClassCounts counts_of(std::vector<double> tp, std::vector<double> fp, std::vector<double> fn,
                      std::vector<double> tn = {}) {
  ClassCounts counts;
  counts.true_positives = std::move(tp);
  counts.false_positives = std::move(fp);
  counts.false_negatives = std::move(fn);
  counts.true_negatives = std::move(tn);
  return counts;
}

std::string refusal_of(ClassCounts counts) {
  const auto result = take_class_counts(std::move(counts));
  const auto* error = std::get_if<InputError>(&result);
  return error == nullptr ? "taken" : code_text(error->code);
}

}  // namespace

TEST_CASE("some matrix with the given counts of its classes is found") {
  const std::vector<std::vector<double>> rows = {
      {5, 0, 0, 0, 0}, {1, 1, 1, 1, 1}, {0, 4, 0, 0, 4}, {9, 0, 3, 2, 0}, {0.5, 1.5, 2, 4, 4}};
  for (const auto& fn : rows) {
    for (const auto& fp : rows) {
      double missed = 0, alarms = 0, most = 0;
      for (std::size_t k = 0; k < fn.size(); ++k) {
        missed += fn[k];
        alarms += fp[k];
        most = std::max(most, fn[k] + fp[k]);
      }
      const auto result = take_class_counts(counts_of({1, 2, 3, 4, 5}, fp, fn));
      const auto* dataset = std::get_if<Dataset>(&result);
      REQUIRE((dataset != nullptr) == (missed == alarms && most <= missed));
      if (dataset == nullptr) continue;
      CHECK(dataset->kind == Kind::class_counts);
      for (std::size_t k = 0; k < fn.size(); ++k) {
        CHECK(dataset->matrix(k, k) == static_cast<double>(k + 1));
        CHECK(dataset->matrix.sum(Region::row_others, k, k) == fn[k]);
        CHECK(dataset->matrix.sum(Region::column_others, k, k) == fp[k]);
      }
    }
  }
}

TEST_CASE("for two classes the counts determine the matrix") {
  const auto result = take_class_counts(counts_of({20, 30}, {5, 3}, {3, 5}, {30, 20}));
  const auto& dataset = std::get<Dataset>(result);
  CHECK(dataset.kind == Kind::matrix);
  CHECK(dataset.matrix.cells() == std::vector<double>{20, 3, 5, 30});
}

TEST_CASE("counts that belong to no matrix are refused") {
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {1, 1, 0}, {1, 1, 0})), "taken");
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {1, 0, 0}, {1, 1, 0})), "errors-do-not-fit");
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {2, 0, 0}, {2, 0, 0})), "errors-do-not-fit");
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {1, 1, 0}, {1, 1, 0}, {2, 2, 3})),
           "true-negatives-do-not-fit");
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {1, 1, 0}, {1, 1, 0}, {2, 2, 4})), "taken");
  CHECK_EQ(refusal_of(counts_of({1, 1, 1}, {1, 1}, {1, 1, 0})), "wrong-length");
  CHECK_EQ(refusal_of(counts_of({1, -1, 1}, {1, 1, 0}, {1, 1, 0})), "negative-count");
  CHECK_EQ(refusal_of(counts_of(std::vector<double>(2001, 1), std::vector<double>(2001, 0),
                                std::vector<double>(2001, 0))),
           "too-many-classes");
  CHECK_EQ(refusal_of({}), "empty-matrix");
}

TEST_CASE("metrics of single cells do not apply if only the counts of classes are known") {
  const MatrixCatalogue catalogue;
  const auto result = take_class_counts(counts_of({2, 1, 3}, {1, 3, 0}, {1, 0, 3}));
  const auto& dataset = std::get<Dataset>(result);
  const Options options;
  const MatrixEvaluation evaluation(catalogue, dataset, options);
  for (const char* id : {"f1_macro", "accuracy", "matthews_correlation", "cohen_kappa", "f1"})
    CHECK(evaluation.applies(catalogue[catalogue.find(id)]));
  for (const char* id :
       {"mutual_information", "confusion_matrix", "bowker_statistic", "adjusted_rand_index"})
    CHECK_FALSE(evaluation.applies(catalogue[catalogue.find(id)]));
  CHECK(evaluation.value(catalogue.find("f1_macro"), {}, true) == doctest::Approx(26.0 / 45));
}

TEST_CASE("detections have a background that is no class of theirs") {
  ClassCounts counts = counts_of({15, 4}, {10, 1}, {25, 0});
  counts.labels = {"car", "bus"};
  counts.background = true;
  const auto result = take_class_counts(std::move(counts));
  const auto& dataset = std::get<Dataset>(result);
  CHECK(dataset.kind == Kind::class_counts);
  CHECK(dataset.labels == std::vector<std::string>{"car", "bus", "background"});
  CHECK(dataset.matrix.cells() == std::vector<double>{15, 0, 25, 0, 4, 0, 10, 1, 0});

  ClassCounts unnamed = counts_of({3}, {1}, {2});
  unnamed.background = true;
  const auto numbered = take_class_counts(std::move(unnamed));
  CHECK(std::get<Dataset>(numbered).labels == std::vector<std::string>{"1", "background"});
}
