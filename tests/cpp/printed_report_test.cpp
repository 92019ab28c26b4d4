#include "data/printed_report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/recovered_counts.hpp"
#include "numbers/random_numbers.hpp"

using namespace deconfuse;

namespace {

double share(double numerator, double denominator, std::size_t decimals) {
  const double unit = std::pow(10, decimals);
  return denominator == 0 ? 0 : std::round(numerator / denominator * unit) / unit;
}

/// The printed report of a matrix.
PrintedReport report_of(const std::vector<std::vector<double>>& matrix, std::size_t decimals) {
  PrintedReport report;
  report.decimals = decimals;
  double hits = 0, cases = 0;
  for (std::size_t k = 0; k < matrix.size(); ++k) {
    double row = 0, column = 0;
    for (std::size_t j = 0; j < matrix.size(); ++j) row += matrix[k][j], column += matrix[j][k];
    report.precision.push_back(share(matrix[k][k], column, decimals));
    report.recall.push_back(share(matrix[k][k], row, decimals));
    report.f1.push_back(share(2 * matrix[k][k], row + column, decimals));
    report.support.push_back(row);
    hits += matrix[k][k];
    cases += row;
  }
  report.accuracy = share(hits, cases, decimals);
  return report;
}

bool fits(double numerator, double denominator, double printed, std::size_t decimals) {
  if (denominator == 0) return printed == 0;
  return std::fabs(numerator / denominator - printed) <=
         std::pow(10, -double(decimals)) / 2 + 1e-12;
}

/// Number of choices that fit, by trying every one.
double tried(const PrintedReport& report) {
  const std::size_t classes = report.support.size();
  double cases = 0, found = 0;
  for (const double support : report.support) cases += support;
  const double most = report.micro ? 20 * cases : cases;
  const auto fits_sums = [&](double hits, double predicted) {
    const auto fits_share = [&](double numerator, double denominator, double printed) {
      return fits(numerator, denominator, printed, report.decimals);
    };
    if (report.micro) {
      return fits_share(hits, predicted, report.micro->precision) &&
             fits_share(hits, cases, report.micro->recall) &&
             fits_share(2 * hits, predicted + cases, report.micro->f1);
    }
    return predicted == cases && (!report.accuracy || fits_share(hits, cases, *report.accuracy));
  };
  const std::function<void(std::size_t, double, double)> choose = [&](std::size_t k, double hits,
                                                                      double predicted) {
    if (predicted > most) return;
    if (k == classes) {
      if (fits_sums(hits, predicted)) ++found;
      return;
    }
    for (double tp = 0; tp <= report.support[k]; ++tp) {
      if (!fits(tp, report.support[k], report.recall[k], report.decimals)) continue;
      for (double p = tp; p <= most; ++p) {
        if (!fits(tp, p, report.precision[k], report.decimals)) continue;
        const bool fits_f1 =
            report.f1.empty() || fits(2 * tp, p + report.support[k], report.f1[k], report.decimals);
        if (fits_f1) choose(k + 1, hits + tp, predicted + p);
      }
    }
  };
  choose(0, 0, 0);
  return found;
}

std::vector<std::vector<double>> random_matrix(RandomNumbers& random, std::size_t classes,
                                               double most) {
  std::vector<std::vector<double>> matrix(classes, std::vector<double>(classes));
  for (auto& row : matrix)
    for (double& count : row) count = std::floor(random.uniform() * most);
  return matrix;
}

std::string code_of(const Result<ReportSolutions>& result) {
  const auto* error = std::get_if<InputError>(&result);
  return error == nullptr ? "taken" : code_text(error->code);
}

std::string parameter(const Result<ReportSolutions>& result, const std::string& name) {
  return deconfuse::parameter(std::get<InputError>(result).parameters, name);
}

}  // namespace

TEST_CASE("the number of choices that fit a report agrees with trying every one") {
  RandomNumbers random(7);
  for (int round = 0; round < 150; ++round) {
    const std::size_t classes = 2 + static_cast<std::size_t>(round) % 3;
    const auto matrix = random_matrix(random, classes, classes == 2 ? 12 : 5);
    PrintedReport report = report_of(matrix, 1 + static_cast<std::size_t>(round) % 2);
    if (round % 5 == 0) report.f1.clear();
    if (round % 7 == 0) report.accuracy.reset();
    const double cases = report.support[0] + report.support[1];
    if (cases == 0) continue;
    const auto result = solutions_of(report);
    REQUIRE(std::holds_alternative<ReportSolutions>(result));
    const auto& solutions = std::get<ReportSolutions>(result);
    CHECK(solutions.count == tried(report));
    CHECK(solutions.possible >= 1);
    CHECK(solutions.possible <= solutions.count);
    // The matrix is one of them.
    for (std::size_t k = 0; k < classes; ++k) {
      double column = 0;
      for (std::size_t j = 0; j < classes; ++j) column += matrix[j][k];
      CHECK(solutions.true_positives[k].least <= matrix[k][k]);
      CHECK(solutions.true_positives[k].most >= matrix[k][k]);
      CHECK(solutions.false_positives[k].least <= column - matrix[k][k]);
      CHECK(solutions.false_positives[k].most >= column - matrix[k][k]);
    }
  }
}

TEST_CASE("the micro average limits the predictions if cases have several labels") {
  RandomNumbers random(11);
  for (int round = 0; round < 60; ++round) {
    PrintedReport report;
    report.decimals = 2;
    double hits = 0, cases = 0, predicted = 0;
    for (int k = 0; k < 2; ++k) {
      const double tp = 1 + std::floor(random.uniform() * 8);
      const double support = tp + std::floor(random.uniform() * 6);
      const double predictions = tp + std::floor(random.uniform() * 6);
      report.precision.push_back(share(tp, predictions, 2));
      report.recall.push_back(share(tp, support, 2));
      report.f1.push_back(share(2 * tp, support + predictions, 2));
      report.support.push_back(support);
      hits += tp, cases += support, predicted += predictions;
    }
    report.micro = MicroAverage{share(hits, predicted, 2), share(hits, cases, 2),
                                share(2 * hits, cases + predicted, 2)};
    const auto result = solutions_of(report);
    REQUIRE(std::holds_alternative<ReportSolutions>(result));
    const auto& solutions = std::get<ReportSolutions>(result);
    CHECK(solutions.count == tried(report));
    CHECK(solutions.possible == solutions.count);
  }
}

TEST_CASE("a report that fits a single choice determines the counts") {
  PrintedReport report;
  report.labels = {"cat", "dog"};
  report.precision = {0.67, 0.75};
  report.recall = {0.8, 0.6};
  report.f1 = {0.73, 0.67};
  report.support = {5, 5};
  report.accuracy = 0.7;
  const auto taken = take_report(report);
  const auto& dataset = std::get<Dataset>(taken);
  CHECK(dataset.kind == Kind::matrix);
  CHECK(dataset.matrix(0, 0) == 4);
  CHECK(dataset.matrix(0, 1) == 1);
  CHECK(dataset.matrix(1, 0) == 2);
  CHECK(dataset.matrix(1, 1) == 3);
  REQUIRE(dataset.notices.size() == 1);
  CHECK(dataset.notices[0].code == NoticeCode::recovered_from_report);
}

TEST_CASE("a report that fits several choices has no matrix") {
  PrintedReport report;
  report.labels = {"cat", "dog", "bird"};
  report.precision = {0.5, 0.5, 0.5};
  report.recall = {0.5, 0.5, 0.5};
  report.support = {40, 40, 40};
  report.decimals = 1;
  const auto taken = take_report(report);
  const auto& dataset = std::get<Dataset>(taken);
  CHECK(dataset.kind == Kind::report);
  CHECK(dataset.labels == report.labels);
  CHECK(dataset.matrix.rows() == 0);
  CHECK(dataset.notices.empty());
  REQUIRE(dataset.solutions);
  CHECK((std::isnan(dataset.solutions->count) || dataset.solutions->count > 1));
  // The least and the most that still print as 0.5.
  CHECK(dataset.solutions->true_positives[0].least < 20);
  CHECK(dataset.solutions->true_positives[0].most > 20);

  report.labels.clear();
  const auto unnamed = take_report(report);
  CHECK(std::get<Dataset>(unnamed).labels == std::vector<std::string>{"1", "2", "3"});

  const auto refusal = [](const PrintedReport& given) {
    const auto result = take_report(given);
    const auto* error = std::get_if<InputError>(&result);
    return error == nullptr ? "taken" : code_text(error->code);
  };
  report.labels = {"cat", "dog"};
  CHECK(refusal(report) == "label-count");
  report.labels = {"cat", "dog", "cat"};
  CHECK(refusal(report) == "duplicate-label");
  report.labels = {"cat", "dog", "bird"};
  report.positive = "fish";
  CHECK(refusal(report) == "unknown-positive");
  report.positive.reset();
  report.support.assign(2001, 1);
  report.precision = report.recall = std::vector<double>(2001, 0.5);
  CHECK(refusal(report) == "too-many-classes");
}

TEST_CASE("with a micro average the cases may have several labels, so there is no matrix") {
  PrintedReport report;
  report.labels = {"cat", "dog"};
  report.precision = {0.67, 0.75};
  report.recall = {0.8, 0.6};
  report.f1 = {0.73, 0.67};
  report.support = {5, 5};
  report.micro = MicroAverage{0.7, 0.7, 0.7};
  const auto taken = take_report(report);
  CHECK(std::get<Dataset>(taken).kind == Kind::report);
}

TEST_CASE("a choice that belongs to no matrix is not a solution") {
  // With seven other cases there are at most seven false positives.
  PrintedReport report;
  report.precision = {0.94, 0};
  report.recall = {0.94, 0};
  report.f1 = {0.94, 0};
  report.support = {124, 7};
  report.accuracy = 0.89;
  const auto result = solutions_of(report);
  const auto& solutions = std::get<ReportSolutions>(result);
  CHECK(solutions.count == 4);
  CHECK(solutions.possible == 2);
  CHECK(solutions.false_positives[0].most <= 7);
}

TEST_CASE("an impossible report gives an error that tells why") {
  PrintedReport report;
  report.labels = {"a", "b"};
  report.precision = {0.5, 0.5};
  report.recall = {0.71, 0.5};
  report.support = {6, 6};
  report.accuracy = 0.5;
  auto result = solutions_of(report);
  CHECK(code_of(result) == "report-recall-impossible");
  CHECK(parameter(result, "label") == "a");
  CHECK(parameter(result, "recall") == "0.71");
  CHECK(parameter(result, "hits") == "5");
  CHECK(parameter(result, "other") == "7");
  report.recall[0] = 0.5;
  report.precision[0] = 0.9;
  result = solutions_of(report);
  CHECK(code_of(result) == "report-row-impossible");
  CHECK(parameter(result, "precision") == "0.90");
  report.precision[0] = 0.75;
  CHECK(code_of(solutions_of(report)) == "report-impossible");
}

TEST_CASE("an incomplete or invalid report is refused") {
  PrintedReport report;
  report.precision = {0.5, 0.5};
  report.recall = {0.5, 0.5};
  report.support = {2, 2};
  const auto with = [&](auto change) {
    PrintedReport changed = report;
    change(changed);
    return code_of(solutions_of(changed));
  };
  CHECK(with([](PrintedReport&) {}) == "taken");
  CHECK(with([](PrintedReport& r) { r.recall.pop_back(); }) == "wrong-length");
  CHECK(with([](PrintedReport& r) { r.f1 = {0.5}; }) == "wrong-length");
  CHECK(with([](PrintedReport& r) { r.precision[1] = 50; }) == "share-outside");
  CHECK(with([](PrintedReport& r) { r.accuracy = std::nan(""); }) == "share-outside");
  CHECK(with([](PrintedReport& r) { r.support[1] = 2.5; }) == "count-not-whole");
  CHECK(with([](PrintedReport& r) { r.support = {0, 0}; }) == "no-cases");
  CHECK(with([](PrintedReport& r) { r.support[0] = 1e8; }) == "too-many-cases");
  CHECK(with([](PrintedReport& r) { r.decimals = 0; }) == "report-decimals");
}

TEST_CASE("with too many choices to list, each row has its own ranges") {
  PrintedReport report;
  for (int k = 0; k < 200; ++k) {
    report.precision.push_back(0.5);
    report.recall.push_back(0.5);
    report.support.push_back(101);
  }
  const auto result = solutions_of(report);
  const auto& solutions = std::get<ReportSolutions>(result);
  CHECK(solutions.count > 1e4);
  CHECK(solutions.true_positives[0].least == 50);
  CHECK(solutions.true_positives[0].most == 51);
  CHECK(solutions.false_positives[0].least == 50);
  CHECK(solutions.false_positives[0].most == 52);
}
