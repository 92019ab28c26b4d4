#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/readings/read.hpp"

using deconfuse::code_text;
using deconfuse::Dataset;
using deconfuse::ErrorCode;
using deconfuse::InputError;
using deconfuse::Notice;
using deconfuse::NoticeCode;
using deconfuse::PrintedReport;
using deconfuse::read;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::understand;

namespace {

const std::vector<double> counts = {20, 5, 10, 15};

Dataset read_well(std::string_view text) {
  auto result = read(text, ReadOptions{});
  if (const auto* error = std::get_if<InputError>(&result)) MESSAGE(code_text(error->code));
  REQUIRE(std::holds_alternative<Dataset>(result));
  return std::move(std::get<Dataset>(result));
}

bool has(const Dataset& dataset, NoticeCode code) {
  return std::any_of(dataset.notices.begin(), dataset.notices.end(),
                     [code](const Notice& notice) { return notice.code == code; });
}

void check_counts(std::string_view text) {
  CAPTURE(std::string(text));
  const Dataset dataset = read_well(text);
  CHECK(dataset.labels == std::vector<std::string>{"ham", "spam"});
  CHECK(dataset.predicted_labels == dataset.labels);
  CHECK(dataset.matrix.cells() == counts);
}

}  // namespace

TEST_CASE("Weka's matrix is read by its letters, in any surroundings") {
  check_counts("  a  b   <-- classified as\n 20  5 |  a = ham\n 10 15 |  b = spam\n");
  const Dataset dataset = read_well(
      "Correctly Classified Instances          35               70      %\n\n"
      "=== Confusion Matrix ===\n\n"
      "  a  b  c   <-- classified as\n 50  0  0 |  a = New York\n  0 49  1 |  b = Rome\n"
      "  0  2 48 |  c = Oslo\n\nTime taken: 0.1 seconds\n");
  CHECK(dataset.labels == std::vector<std::string>{"New York", "Rome", "Oslo"});
  CHECK(dataset.matrix.cells() == std::vector<double>{50, 0, 0, 0, 49, 1, 0, 2, 48});
  const auto wrong = read("  a  b   <-- classified as\n 20  5 |  a = ham\n", ReadOptions{});
  CHECK(std::holds_alternative<InputError>(wrong));
}

TEST_CASE("NLTK's matrix is read by its legend") {
  const Dataset dataset = read_well(
      "     |     s |\n     |   h p |\n     |   a a |\n     |   m m |\n-----+-------+\n"
      " ham |<20>  5 |\nspam |  . <15>|\n-----+-------+\n(row = reference; col = test)\n");
  CHECK(dataset.labels == std::vector<std::string>{"ham", "spam"});
  CHECK(dataset.matrix.cells() == std::vector<double>{20, 5, 0, 15});
  CHECK(!has(dataset, NoticeCode::heading_skipped));
}

TEST_CASE("series printed one below the other are columns") {
  const Dataset dataset = read_well(
      "0    ham\n1    ham\n2    New York\nName: y_true, dtype: object\n"
      "0    ham\n1    New York\n2    New York\nName: y_pred, dtype: object\n");
  CHECK(dataset.labels == std::vector<std::string>{"New York", "ham"});
  CHECK(dataset.matrix.cells() == std::vector<double>{1, 0, 1, 1});
}

TEST_CASE("rates beside a matrix are not part of it") {
  const std::vector<std::string> tables = {
      // RapidMiner, H2O, randomForest
      "\ttrue ham\ttrue spam\tclass precision\npred. ham\t20\t10\t66.67%\n"
      "pred. spam\t5\t15\t75.00%\nclass recall\t80.00%\t60.00%\t\n",
      "Confusion Matrix (vertical: actual; across: predicted) for max f1 @ threshold = 0.4:\n"
      "       ham spam    Error      Rate\nham     20    5 0.200000     =5/25\n"
      "spam    10   15 0.400000    =10/25\nTotals  30   20 0.300000    =15/50\n",
      "        OOB estimate of  error rate: 30%\nConfusion matrix:\n     ham spam class.error\n"
      "ham   20    5         0.2\nspam  10   15         0.4\n"};
  for (const std::string& text : tables) {
    check_counts(text);
    CHECK(has(read_well(text), NoticeCode::columns_ignored));
  }
  // A matrix of shares keeps all of its columns.
  CHECK(read_well("\ta\tb\tc\nx\t0.2\t0.3\t0.1\ny\t0.1\t0.1\t0.2\n").matrix.cells().size() == 6);
}

TEST_CASE("results above a matrix are left out") {
  const std::string matrix = "     ham spam\nham   20    5\nspam  10   15\n";
  for (const std::string above :
       {"Accuracy: 0.7\n", "Accuracy: 70%\nF1 = 0.72\n\n",
        "Call:\n fit(y ~ ., d)\n\nerror rate: 30%\nConfusion matrix:\n"}) {
    check_counts(above + matrix);
  }
  const std::string report =
      "              precision    recall  f1-score   support\n\n"
      "         ham       0.67      0.80      0.73        25\n"
      "        spam       0.75      0.60      0.67        25\n\n";
  CHECK(read_well(report + "[[20  5]\n [10 15]]\n").matrix.cells() == counts);
  const auto alone = understand(report, ReadOptions{});
  REQUIRE(std::holds_alternative<Reading>(alone));
  CHECK(std::holds_alternative<PrintedReport>(std::get<Reading>(alone).data));
}

TEST_CASE("bars between groups of numbers are not cells") {
  check_counts(
      "           |         pred\n     truth |       ham       spam |     Total\n"
      "-----------+----------------------+----------\n"
      "       ham |        20          5 |        25 \n"
      "      spam |        10         15 |        25 \n"
      "-----------+----------------------+----------\n"
      "     Total |        30         20 |        50 \n");
}

TEST_CASE("records of psql and MySQL are rows") {
  check_counts(
      "-[ RECORD 1 ]\ntruth | ham\npred  | ham\nn     | 20\n-[ RECORD 2 ]\ntruth | ham\n"
      "pred  | spam\nn     | 5\n-[ RECORD 3 ]\ntruth | spam\npred  | ham\nn     | 10\n"
      "-[ RECORD 4 ]\ntruth | spam\npred  | spam\nn     | 15\n");
  check_counts(
      "*************************** 1. row ***************************\ntruth: ham\n pred: ham\n"
      "    n: 20\n*************************** 2. row ***************************\ntruth: ham\n"
      " pred: spam\n    n: 5\n*************************** 3. row ***************************\n"
      "truth: spam\n pred: ham\n    n: 10\n"
      "*************************** 4. row ***************************\ntruth: spam\n pred: spam\n"
      "    n: 15\n4 rows in set (0.00 sec)\n");
}

TEST_CASE("counts of pairs of keys, and rows by their names") {
  check_counts(
      "Counter({('ham', 'ham'): 20, ('spam', 'spam'): 15, ('spam', 'ham'): 10, ('ham', 'spam'): "
      "5})");
  check_counts(
      "{('ham', 'ham'): 20,\n ('ham', 'spam'): 5,\n ('spam', 'ham'): 10,\n ('spam', 'spam'): 15}");
  check_counts("rbind(ham = c(20, 5), spam = c(10, 15))");
  check_counts("cbind(ham = c(20, 10), spam = c(5, 15))");
  check_counts("ham = [20, 5]\nspam = [10, 15]\n");
  check_counts("ham: [20, 5]\nspam: [10, 15]\n");
  // Values that recur are labels of cases.
  CHECK(read_well("a = [0, 1]\nb = [0, 1]\n").matrix.total() == 2);
  CHECK(read_well("tf.Tensor(\n[[20  5]\n [10 15]], shape=(2, 2), dtype=int32)").matrix.cells() ==
        counts);
}

TEST_CASE("a colon after the first of two labels is not part of it") {
  const Dataset dataset = read_well("ham: ham\nham: spam\nspam: spam\nspam: ham\n");
  CHECK(dataset.labels == std::vector<std::string>{"ham", "spam"});
}

TEST_CASE("sums beside the classes are totals, whatever their name") {
  for (const std::string name : {"support", "Tot.", "N", "Gesamt"}) {
    check_counts("\tham\tspam\t" + name + "\nham\t20\t5\t25\nspam\t10\t15\t25\n");
    check_counts("\tham\tspam\nham\t20\t5\nspam\t10\t15\n" + name + "\t30\t20\n");
  }
}

TEST_CASE("axes are named in German and French, too") {
  check_counts(
      "\tVorhergesagt ham\tVorhergesagt spam\nTatsächlich ham\t20\t5\n"
      "Tatsächlich spam\t10\t15\n");
  check_counts("\tRéel ham\tRéel spam\nPrédit ham\t20\t10\nPrédit spam\t5\t15\n");
}

TEST_CASE("a name at a prompt may have letters of any alphabet") {
  const Dataset dataset = read_well(
      "julia> y\n3-element Vector{Int64}:\n 1\n 0\n 1\n\njulia> ŷ\n3-element Vector{Int64}:\n 1\n"
      " 1\n 1\n");
  CHECK(dataset.matrix.cells() == std::vector<double>{0, 1, 0, 2});
}

TEST_CASE("errors count characters of the pasted text") {
  const auto result = read("truth\u00A0pred\u00A0site\na\u00A0b\u00A0c\na\u00A0b\n", ReadOptions{});
  REQUIRE(std::holds_alternative<InputError>(result));
  const auto& error = std::get<InputError>(result);
  CHECK(error.code == ErrorCode::ragged_rows);
  CHECK(error.line == 3);
  CHECK(error.column == 3);
  CHECK(error.excerpt == "b");
}

TEST_CASE("names on both sides are classes, whatever they mean elsewhere") {
  const std::vector<std::vector<std::string>> names = {
      {"TRUE", "FALSE"}, {"real", "fake"},      {"y", "n"},
      {"+", "-"},        {"pred", "truth"},     {"Los Angeles", "New York"},
      {"model", "left"}, {"class 1", "class 2"}};
  const auto wide = [](const std::string& text) {
    return std::string(15 - std::min<std::size_t>(14, text.size()), ' ') + text;
  };
  for (const auto& pair : names) {
    CAPTURE(pair[0]);
    const std::string& a = pair[0];
    const std::string& b = pair[1];
    const std::string caret = std::string(15, ' ') + "Reference\nPrediction" + wide(a) + wide(b) +
                              "\n" + wide(a) + wide("20") + wide("10") + "\n" + wide(b) +
                              wide("5") + wide("15") + "\n";
    const std::string rates =
        "\t" + a + "\t" + b + "\trecall\n" + a + "\t20\t5\t0.8\n" + b + "\t10\t15\t0.6\n";
    for (const std::string& text : {caret, rates}) {
      CAPTURE(text);
      const Dataset dataset = read_well(text);
      CHECK(dataset.labels == pair);
      CHECK(dataset.matrix.cells() == counts);
    }
  }
}

TEST_CASE("a heading with single blanks is divided at the names of the rows") {
  const std::string rows =
      "  Los Angeles             3        0             0\n"
      "  New York                0        4             1\n"
      "  San Francisco           0        0             2\n";
  const std::vector<std::string> cities = {"Los Angeles", "New York", "San Francisco"};
  const auto read_under = [&](const std::string& heading) { return read_well(heading + rows); };
  const Dataset caret =
      read_under("               Reference\nPrediction      Los Angeles New York San Francisco\n");
  CHECK(caret.labels == cities);
  CHECK(caret.matrix.cells() == std::vector<double>{3, 0, 0, 0, 4, 0, 0, 1, 2});
  const Dataset table =
      read_under("               pred\ntruth           Los Angeles New York San Francisco\n");
  CHECK(table.labels == cities);
  CHECK(table.matrix.cells() == std::vector<double>{3, 0, 0, 0, 4, 1, 0, 0, 2});
}

TEST_CASE("computed values, and two tables side by side, are refused") {
  const auto code_of = [](std::string_view text) {
    const auto result = read(text, ReadOptions{});
    const auto* error = std::get_if<InputError>(&result);
    return error == nullptr ? std::string() : code_text(error->code);
  };
  CHECK(code_of("truth <- 1 - c(0, 1)\npred <- c(0, 1)\n") == "code-not-run");
  CHECK(code_of("truth = 2 * np.array([0, 1])\npred = np.array([0, 1])\n") == "code-not-run");
  CHECK(code_of("t(matrix(c(50, 3, 2, 45), 2))\n") == "unknown-function");
  CHECK(code_of("1 0 | 2 3\n0 1 | 4 5\n") == "unexpected-text");
  // A bar before sums may stand at different positions in the rows.
  CHECK(read_well("20 5 | 25\n1 10 | 11\n").matrix.cells() == std::vector<double>{20, 5, 1, 10});
}
