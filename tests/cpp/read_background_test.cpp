#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <variant>

#include "codes.hpp"
#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/matrix_evaluation.hpp"

using namespace deconfuse;

namespace {

Result<Dataset> dataset_of(std::string_view text) { return read(text, {}); }

/// "cat dog (background) | 45 3 6 / 2 38 5 / 4 7 0" for a detector's matrix, "classes" for any
/// other.
std::string described(std::string_view text) {
  const auto result = dataset_of(text);
  if (const auto* error = std::get_if<InputError>(&result)) return code_text(error->code);
  const auto& dataset = std::get<Dataset>(result);
  if (!dataset.background) return "classes";
  std::string said;
  for (std::size_t at = 0; at < dataset.labels.size(); ++at)
    said += (at == dataset.background ? "(" + dataset.labels[at] + ")" : dataset.labels[at]) + " ";
  said += "|";
  const ConfusionMatrix& matrix = dataset.matrix;
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    if (row > 0) said += " /";
    for (std::size_t column = 0; column < matrix.columns(); ++column)
      said += " " + text_of(matrix(row, column));
  }
  return said;
}

double metric(std::string_view text, const char* id, std::size_t of_class = 0) {
  const auto result = dataset_of(text);
  const Options options;
  const MatrixEvaluation evaluation(matrix_catalogue(), std::get<Dataset>(result), options);
  return evaluation.value(matrix_catalogue().find(id), {of_class, of_class}, false);
}

const char* const detector = ",cat,dog,background\ncat,45,3,6\ndog,2,38,5\nbackground,4,7,0\n";

struct Case {
  const char* text;
  const char* expected;
};

}  // namespace

TEST_CASE("a row and a column that stand for no class") {
  const Case cases[] = {
      {detector, "cat dog (background) | 45 3 6 / 2 38 5 / 4 7 0"},
      {",background,cat,dog\nbackground,0,4,7\ncat,6,45,3\ndog,5,2,38\n",
       "(background) cat dog | 0 4 7 / 6 45 3 / 5 2 38"},
      {"| Actual \\ Predicted | helmet | vest | False Negative |\n|---|---|---|---|\n"
       "| helmet | 120 | 0 | 15 |\n| vest | 0 | 88 | 22 |\n| False Positive | 10 | 14 | - |\n",
       "helmet vest (False Positive) | 120 0 15 / 0 88 22 / 10 14 0"},
      // "background FN" is the name of a prediction, so the rows are predictions.
      {"\tcat\tdog\tbackground FP\ncat\t30\t2\t5\ndog\t1\t25\t3\nbackground FN\t4\t6\t\n",
       "cat dog (background FN) | 30 1 4 / 2 25 6 / 5 3 0"},
      // Detections without an object, and with them precision, are unknown.
      {"           cat  dog  Missed\ncat         82    1      17\ndog          0   64      11\n",
       "not-square"},
      {"\tpersona\tcoche\tno detectado\npersona\t50\t2\t8\ncoche\t1\t70\t9\nfalso "
       "positivo\t5\t6\t0\n",
       "persona coche (falso positivo) | 50 2 8 / 1 70 9 / 5 6 0"},
      {",object,background\nobject,40,10\nbackground,8,0\n", "object (background) | 40 10 / 8 0"},
      // In a segmentation the background is a class.
      {",background,road,car\nbackground,9000,120,30\nroad,100,7500,10\ncar,20,15,2000\n",
       "classes"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(described(one.text) == one.expected);
  }
}

TEST_CASE("metrics with and without the need for true negatives") {
  const char* const first = ",background,cat,dog\nbackground,0,4,7\ncat,6,45,3\ndog,5,2,38\n";
  for (const char* id : {"recall_macro", "precision_weighted", "f1_micro"})
    CHECK(metric(first, id) == metric(detector, id));
  CHECK(metric(detector, "class_count") == 2);
  CHECK(metric(detector, "precision") == doctest::Approx(45.0 / 51));
  CHECK(metric(detector, "recall") == doctest::Approx(45.0 / 54));
  CHECK(metric(detector, "f1", 1) == doctest::Approx(2 * 38.0 / (48 + 45)));
  CHECK(metric(detector, "precision_micro") == doctest::Approx(83.0 / 99));
  CHECK(metric(detector, "recall_micro") == doctest::Approx(83.0 / 99));
  CHECK(metric(detector, "recall_macro") == doctest::Approx((45.0 / 54 + 38.0 / 45) / 2));
  CHECK(metric(detector, "jaccard") == doctest::Approx(45.0 / 60));
  for (const char* id : {"accuracy", "specificity", "cohen_kappa", "matthews_correlation"}) {
    CAPTURE(id);
    CHECK(std::isnan(metric(detector, id)));
  }
  // True negatives would be background that is found as such.
  CHECK(std::isnan(metric(detector, "recall", 2)));
}
