#include "data/dataset.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"

using namespace deconfuse;

namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

using Texts = std::vector<std::string>;

LabelColumns columns_of(const Texts& truth, const Texts& predicted) {
  LabelColumns columns;
  const auto code = [&](const std::string& name) {
    for (std::size_t at = 0; at < columns.names.size(); ++at) {
      if (columns.names[at] == name) return static_cast<std::int32_t>(at);
    }
    columns.names.push_back(name);
    return static_cast<std::int32_t>(columns.names.size() - 1);
  };
  for (const std::string& name : truth) columns.truth.push_back(code(name));
  for (const std::string& name : predicted) columns.predicted.push_back(code(name));
  return columns;
}

CountTable table_of(std::size_t rows, std::size_t columns, std::vector<double> counts) {
  CountTable table;
  table.rows = rows;
  table.columns = columns;
  table.counts = std::move(counts);
  return table;
}

Dataset accepted(const Result<Dataset>& result) {
  REQUIRE(std::holds_alternative<Dataset>(result));
  return std::get<Dataset>(result);
}

/// The error's code, its excerpt, and its parameters as "name=value".
std::string refused(const Result<Dataset>& result) {
  if (std::holds_alternative<Dataset>(result)) return "accepted";
  const InputError& error = std::get<InputError>(result);
  std::string text = code_text(error.code);
  if (!error.excerpt.empty()) text += " '" + error.excerpt + "'";
  for (const auto& [name, value] : error.parameters) text += " " + name + "=" + value;
  return text;
}

std::vector<double> cells(const Dataset& dataset) { return dataset.matrix.cells(); }

}  // namespace

TEST_CASE("cases are counted; rows are the truth") {
  const Dataset dataset =
      accepted(count_cases(columns_of({"1", "2", "2", "3", "3", "3", "4", "4", "4", "4"},
                                      {"1", "1", "1", "1", "2", "2", "2", "3", "3", "4"})));
  CHECK(dataset.kind == Kind::labels);
  CHECK(dataset.classification);
  CHECK(dataset.labels == Texts{"1", "2", "3", "4"});
  CHECK(dataset.predicted_labels == dataset.labels);
  CHECK(cells(dataset) == std::vector<double>{1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 0, 1, 2, 1});
  CHECK(dataset.truth == std::vector<std::int32_t>{0, 1, 1, 2, 2, 2, 3, 3, 3, 3});
  CHECK(dataset.predicted == std::vector<std::int32_t>{0, 0, 0, 0, 1, 1, 1, 2, 2, 3});
  CHECK(dataset.weights.empty());
  CHECK(dataset.notices.empty());
  CHECK(dataset.matrix.total() == 10);
}

TEST_CASE("classes are the labels of both columns, numbers first, then in natural order") {
  const Dataset dataset =
      accepted(count_cases(columns_of({"b10", "b2", "10"}, {"9", "b2", "-1.5"})));
  CHECK(dataset.labels == Texts{"-1.5", "9", "10", "b2", "b10"});
  CHECK(dataset.matrix(4, 1) == 1);
  CHECK(dataset.matrix(3, 3) == 1);
  CHECK(dataset.matrix(2, 0) == 1);
}

TEST_CASE("different spellings of a label are one class") {
  const Dataset dataset =
      accepted(count_cases(columns_of({"1", "1.0", " 1 ", "2"}, {"01", "+1", "2", "2.00"})));
  CHECK(dataset.labels == Texts{"1", "2"});
  CHECK(cells(dataset) == std::vector<double>{2, 1, 0, 1});
}

TEST_CASE("names without cases are not classes") {
  LabelColumns columns = columns_of({"a", "b"}, {"b", "a"});
  columns.names.push_back("unused");
  CHECK(accepted(count_cases(columns)).labels == Texts{"a", "b"});
}

TEST_CASE("the caller's classes and their order") {
  LabelColumns columns = columns_of({"a", "b", "b"}, {"b", "b", "a"});
  columns.labels = Texts{"c", " b ", "a"};
  const Dataset dataset = accepted(count_cases(columns));
  CHECK(dataset.labels == Texts{"c", "b", "a"});
  CHECK(cells(dataset) == std::vector<double>{0, 0, 0, 0, 1, 1, 0, 1, 0});
  CHECK(dataset.truth == std::vector<std::int32_t>{2, 1, 1});
  CHECK(dataset.predicted == std::vector<std::int32_t>{1, 1, 2});
}

TEST_CASE("columns with other names than the rows") {
  LabelColumns columns = columns_of({"a", "b", "b"}, {"x", "y", "x"});
  columns.predicted_labels = Texts{"y", "x", "z"};
  const Dataset dataset = accepted(count_cases(columns));
  CHECK_FALSE(dataset.classification);
  CHECK(dataset.labels == Texts{"a", "b"});
  CHECK(dataset.predicted_labels == Texts{"y", "x", "z"});
  CHECK(dataset.matrix.rows() == 2);
  CHECK(dataset.matrix.columns() == 3);
  CHECK(cells(dataset) == std::vector<double>{0, 1, 0, 1, 1, 0});
}

TEST_CASE("weights") {
  LabelColumns columns;
  columns.names = {"no", "yes"};
  for (int at = 0; at < 10; ++at) {
    columns.truth.push_back(0);
    columns.predicted.push_back(0);
    columns.weights.push_back(0.1);
  }
  columns.truth.push_back(1);
  columns.predicted.push_back(0);
  columns.weights.push_back(0);
  const Dataset dataset = accepted(count_cases(columns));
  CHECK(cells(dataset) == std::vector<double>{1, 0, 0, 0});
  CHECK(dataset.weights == columns.weights);
  CHECK(dataset.matrix.whole());

  columns.weights[0] = largest_count;
  CHECK(refused(count_cases(columns)) == "accepted");
  columns.weights[0] = 0.25;
  CHECK_FALSE(accepted(count_cases(columns)).matrix.whole());
  for (const double bad : {-0.5, not_a_number, infinite, largest_count + 2}) {
    columns.weights[0] = 1;
    columns.weights[3] = bad;
    CHECK(refused(count_cases(columns)) == "bad-weight case=4");
  }
  // In doubles, each 1 would be lost in the sum with 2^53.
  for (double& weight : columns.weights) weight = 0;
  columns.weights[0] = largest_count;
  columns.weights[1] = columns.weights[2] = 1;
  CHECK(cells(accepted(count_cases(columns))) == std::vector<double>{largest_count + 2, 0, 0, 0});
}

TEST_CASE("cases that are refused") {
  CHECK(refused(count_cases(LabelColumns())) == "no-cases");
  CHECK(refused(count_cases(columns_of({"a", "b"}, {"a"}))) ==
        "unequal-lengths truth=2 predicted=1");
  CHECK(refused(count_cases(columns_of({}, {"a"}))) == "unequal-lengths truth=0 predicted=1");

  LabelColumns columns = columns_of({"a", "b"}, {"a", "c"});
  columns.weights = {1};
  CHECK(refused(count_cases(columns)) == "unequal-lengths truth=2 weights=1");
  columns.weights.clear();

  columns.labels = Texts{"a", "b"};
  CHECK(refused(count_cases(columns)) == "unknown-label 'c' label=c case=2");
  columns.labels = Texts{"b", "c"};
  CHECK(refused(count_cases(columns)) == "unknown-label 'a' label=a case=1");
  columns.labels = Texts{"a", "b", "c", "a "};
  CHECK(refused(count_cases(columns)) == "duplicate-label 'a' label=a");
  columns.labels.reset();

  columns.predicted_labels = Texts{"a", "b"};
  CHECK(refused(count_cases(columns)) == "unknown-label 'c' label=c case=2");
  columns.predicted_labels = Texts{"a", "c", "c"};
  CHECK(refused(count_cases(columns)) == "duplicate-label 'c' label=c");
  columns.predicted_labels.reset();

  columns.positive = "d";
  CHECK(refused(count_cases(columns)) == "unknown-positive 'd' label=d");
}

TEST_CASE("the number of classes is checked before a matrix is made") {
  for (const std::size_t classes : {maximum_classes, maximum_classes + 1}) {
    LabelColumns columns;
    for (std::size_t at = 0; at < classes; ++at) {
      columns.names.push_back(std::to_string(at));
      columns.truth.push_back(static_cast<std::int32_t>(at));
    }
    columns.predicted.resize(classes);
    CHECK(refused(count_cases(columns)) ==
          (classes == maximum_classes ? "accepted" : "too-many-classes found=2001 maximum=2000"));
  }
  CHECK(refused(take_counts(table_of(1'000'000, 1'000'000, {}))) ==
        "too-many-classes found=1000000 maximum=2000");
  CountTable wide = table_of(1, 2001, std::vector<double>(2001));
  wide.predicted_labels = Texts(2001);
  CHECK(refused(take_counts(wide)) == "too-many-classes found=2001 maximum=2000");
}

TEST_CASE("counts are taken as they are") {
  const Dataset dataset = accepted(take_counts(table_of(2, 2, {20, 3, 5, 30.5})));
  CHECK(dataset.kind == Kind::matrix);
  CHECK(dataset.classification);
  CHECK(dataset.labels == Texts{"1", "2"});
  CHECK(dataset.predicted_labels == dataset.labels);
  CHECK(cells(dataset) == std::vector<double>{20, 3, 5, 30.5});
  CHECK_FALSE(dataset.matrix.whole());
  CHECK(dataset.truth.empty());
  CHECK(dataset.notices.empty());

  CountTable named = table_of(2, 2, {1, 2, 3, largest_count});
  named.labels = Texts{" spam ", "2.0"};
  CHECK(accepted(take_counts(named)).labels == Texts{"spam", "2"});

  CountTable contingency = table_of(2, 3, {1, 2, 3, 4, 5, 6});
  contingency.predicted_labels = Texts{"x", "y", "z"};
  const Dataset crossed = accepted(take_counts(contingency));
  CHECK_FALSE(crossed.classification);
  CHECK(crossed.labels == Texts{"1", "2"});
  CHECK(crossed.predicted_labels == Texts{"x", "y", "z"});
  CHECK(crossed.matrix.rows() == 2);
  CHECK(crossed.matrix.columns() == 3);

  // Columns with the same names as the rows are the same classes.
  CountTable square = table_of(1, 1, {1});
  square.labels = Texts{"a"};
  square.predicted_labels = Texts{"a"};
  CHECK(accepted(take_counts(square)).classification);
}

TEST_CASE("counts that are refused") {
  CHECK(refused(take_counts(CountTable())) == "empty-matrix");
  CHECK(refused(take_counts(table_of(0, 3, {}))) == "empty-matrix");
  CHECK(refused(take_counts(table_of(3, 0, {}))) == "empty-matrix");
  CHECK(refused(take_counts(table_of(2, 3, {1, 2, 3, 4, 5, 6}))) == "not-square rows=2 columns=3");
  CHECK(refused(take_counts(table_of(2, 2, {1, 2, -3, 4}))) == "negative-count row=2 cell=1");
  CHECK(refused(take_counts(table_of(2, 2, {1, 2, 3, -infinite}))) ==
        "negative-count row=2 cell=2");
  CHECK(refused(take_counts(table_of(2, 2, {1, largest_count + 2, 3, 4}))) ==
        "count-too-large row=1 cell=2");
  CHECK(refused(take_counts(table_of(2, 2, {infinite, 2, 3, 4}))) ==
        "count-too-large row=1 cell=1");
  CHECK(refused(take_counts(table_of(2, 2, {1, not_a_number, 3, 4}))) == "bad-count row=1 cell=2");

  CountTable table = table_of(2, 2, {1, 2, 3, 4});
  table.labels = Texts{"a"};
  CHECK(refused(take_counts(table)) == "label-count found=1 expected=2");
  table.labels = Texts{"a", "a"};
  CHECK(refused(take_counts(table)) == "duplicate-label 'a' label=a");
  table.labels = Texts{"1", "1.0"};
  CHECK(refused(take_counts(table)) == "duplicate-label '1' label=1");
  table.labels = Texts{"a", "b"};
  table.predicted_labels = Texts{"x", "y", "z"};
  CHECK(refused(take_counts(table)) == "label-count found=3 expected=2");
  table.predicted_labels = Texts{"x", "x"};
  CHECK(refused(take_counts(table)) == "duplicate-label 'x' label=x");
  table.predicted_labels.reset();
  table.positive = "c";
  CHECK(refused(take_counts(table)) == "unknown-positive 'c' label=c");
}

TEST_CASE("an error quotes as much of a long label as fits") {
  std::string label, quoted;
  for (int letter = 0; letter < 200; ++letter) {
    label += "ä";
    if (letter < 79) quoted += "ä";
  }
  CountTable table = table_of(2, 2, {1, 2, 3, 4});
  table.labels = Texts{label, label};
  CHECK(refused(take_counts(table)) == "duplicate-label '" + quoted + "…' label=" + label);
}

TEST_CASE("the positive class") {
  LabelColumns columns = columns_of({"yes", "no"}, {"no", "yes"});
  CHECK(accepted(count_cases(columns)).positive == 1);
  columns.positive = " no ";
  CHECK(accepted(count_cases(columns)).positive == 0);

  CountTable table = table_of(2, 2, {1, 2, 3, 4});
  table.labels = Texts{"sick", "healthy"};
  CHECK(accepted(take_counts(table)).positive == 1);
  table.positive = "sick";
  CHECK(accepted(take_counts(table)).positive == 0);
}

TEST_CASE("labels that differ in case only are kept apart, with a notice") {
  const auto notice_of = [](const Dataset& dataset) {
    std::string text;
    for (const Notice& notice : dataset.notices) {
      text += code_text(notice.code);
      for (const auto& [name, value] : notice.parameters) text += " " + name + "=" + value;
      text += "\n";
    }
    return text;
  };
  const Dataset counted = accepted(count_cases(columns_of({"Spam", "spam"}, {"spam", "Spam"})));
  CHECK(counted.labels.size() == 2);
  CHECK(notice_of(counted) ==
        "labels-differ-in-case first=" + counted.labels[0] + " second=" + counted.labels[1] + "\n");
  CountTable table = table_of(3, 3, std::vector<double>(9, 1));
  table.labels = Texts{"a", "B", "A"};
  CHECK(notice_of(accepted(take_counts(table))) == "labels-differ-in-case first=a second=A\n");
  table.labels = Texts{"a", "b", "c"};
  CHECK(notice_of(accepted(take_counts(table))).empty());
}

TEST_CASE("proportions and counts of two classifiers") {
  const Dataset proportion = accepted(take_proportion({7, 10}));
  CHECK(proportion.kind == Kind::counts);
  CHECK(proportion.proportion->successes == 7);
  CHECK(proportion.proportion->trials == 10);
  CHECK(proportion.matrix.rows() == 0);
  CHECK(proportion.labels.empty());
  CHECK(refused(take_proportion({11, 10})) == "more-successes-than-trials");
  for (const double bad : {-1.0, 0.5, largest_count + 2, infinite, not_a_number}) {
    CHECK(refused(take_proportion({bad, 10})) == "count-not-whole name=successes");
    CHECK(refused(take_proportion({1, bad})) == "count-not-whole name=trials");
    CHECK(refused(take_rivals({0, bad, 3, 0})) == "count-not-whole name=n01");
    CHECK(refused(take_rivals({0, 3, bad, 0})) == "count-not-whole name=n10");
  }
  const Dataset rivals = accepted(take_rivals({0, 4, 9, 0}));
  CHECK(rivals.kind == Kind::counts);
  CHECK(rivals.rivals->only_first_right == 4);
  CHECK(rivals.rivals->only_second_right == 9);
}

TEST_CASE("two classifiers on the same cases") {
  LabelColumns columns = columns_of({"a", "b", "b", "a"}, {"a", "a", "b", "b"});
  columns.names.push_back("c");
  columns.others = {{0, 1, 2, 2}};  // a b c c
  columns.weights = {1, 0.5, 2, 4};
  const Dataset dataset = accepted(count_cases(columns));
  CHECK(dataset.labels == Texts{"a", "b", "c"});  // c is in the second predictions only
  CHECK(dataset.others[0] == std::vector<std::int32_t>{0, 1, 2, 2});
  REQUIRE(dataset.rivals.has_value());
  CHECK(dataset.rivals->both_right == 1);
  CHECK(dataset.rivals->only_first_right == 2);
  CHECK(dataset.rivals->only_second_right == 0.5);
  CHECK(dataset.rivals->both_wrong == 4);
  CHECK(cells(dataset) == std::vector<double>{1, 4, 0, 0.5, 2, 0, 0, 0, 0});

  LabelColumns shorter = columns;
  shorter.others[0].pop_back();
  CHECK(refused(count_cases(shorter)) == "unequal-lengths truth=4 predicted=3");
  columns.predicted_labels = Texts{"x", "y"};
  CHECK(refused(count_cases(columns)) == "rivals-without-classes");
}
