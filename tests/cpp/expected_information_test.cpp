#include "metrics/expected_information.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "formula/distributions.hpp"

using namespace deconfuse;

namespace {

/// A table with these margins, filled from its first corner.
ConfusionMatrix with_margins(std::vector<double> rows, std::vector<double> columns) {
  std::vector<double> cells(rows.size() * columns.size());
  const std::size_t width = columns.size();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < width; ++column) {
      const double count = std::min(rows[row], columns[column]);
      cells[row * width + column] = count;
      rows[row] -= count;
      columns[column] -= count;
    }
  }
  return ConfusionMatrix(rows.size(), width, cells);
}

double information(const std::vector<std::size_t>& truth, const std::vector<std::size_t>& predicted,
                   std::size_t groups) {
  std::vector<double> cells(groups * groups);
  for (std::size_t at = 0; at < truth.size(); ++at) cells[truth[at] * groups + predicted[at]] += 1;
  const ConfusionMatrix table(groups, groups, cells);
  double sum = 0;
  for (std::size_t row = 0; row < groups; ++row) {
    for (std::size_t column = 0; column < groups; ++column) {
      const double n = table(row, column);
      if (n == 0) continue;
      sum +=
          n * std::log(n * table.total() / table.row_totals()[row] / table.column_totals()[column]);
    }
  }
  return sum / table.total();
}

std::vector<std::size_t> labels_of(const std::vector<double>& sizes) {
  std::vector<std::size_t> labels;
  for (std::size_t group = 0; group < sizes.size(); ++group) {
    labels.insert(labels.end(), static_cast<std::size_t>(sizes[group]), group);
  }
  return labels;
}

struct Case {
  std::vector<double> rows;
  std::vector<double> columns;
  double expected = 0;
};

}  // namespace

TEST_CASE("the expected information is the mean over all arrangements of the labels") {
  const Case table[] = {
      {{3, 4}, {2, 5}}, {{1, 1, 5}, {3, 4}},       {{2, 2, 2, 1}, {3, 3, 1}},
      {{8}, {3, 5}},    {{1, 1, 1, 1, 1}, {2, 3}}, {{4, 4}, {4, 4}},
  };
  for (const Case& row : table) {
    const std::vector<std::size_t> truth = labels_of(row.rows);
    std::vector<std::size_t> predicted = labels_of(row.columns);
    double sum = 0;
    double arrangements = 0;
    do {
      sum += information(truth, predicted, std::max(row.rows.size(), row.columns.size()));
      ++arrangements;
    } while (std::next_permutation(predicted.begin(), predicted.end()));
    CHECK(expected_information(with_margins(row.rows, row.columns)) ==
          doctest::Approx(sum / arrangements).epsilon(1e-12));
  }
}

// Reference values were summed to sixty digits.
TEST_CASE("ten million cases") {
  const Case table[] = {
      {{3e6, 7e6}, {4e6, 6e6}, 5.0000009927252075987e-8},
      {{5, 10, 9999985}, std::vector<double>(10, 1e6), 1.0100795524671246212e-6},
      {{1, 9999999}, {1, 9999999}, 1.8118095600958319788e-13},
      {{2, 2, 2, 9999994}, {3, 9999997}, 2.6680066062906554241e-12},
      {{1234567, 8765432, 1}, {3333333, 3333333, 3333334}, 2.0986129380590378413e-7},
  };
  for (const Case& row : table) {
    const double value = expected_information(with_margins(row.rows, row.columns));
    CAPTURE(value / row.expected - 1);
    CHECK(std::fabs(value / row.expected - 1) < 1e-10);
  }
}

TEST_CASE("a single group shares no information, and an empty table has no mean") {
  CHECK(expected_information(with_margins({7}, {3, 4})) == 0);
  CHECK(std::isnan(expected_information(ConfusionMatrix(1, 1, std::vector<double>{0}))));
}

TEST_CASE("many small groups") {
  const std::vector<double> rows(100, 90), columns = {900, 100, 3000, 5000};
  double sum = 0;
  for (const double a : rows) {
    for (const double b : columns) {
      const double mean = a * b / 9000;
      for (double n = 0; n <= a; ++n) {
        sum += hypergeometric_probability(n, a, b, 9000) * deviance(n, mean);
      }
    }
  }
  CHECK(expected_information(with_margins(rows, columns)) ==
        doctest::Approx(sum / 9000).epsilon(1e-12));
}

TEST_CASE("a group so small that rounding removes it beside the other") {
  const double shared =
      expected_information(ConfusionMatrix(2, 2, std::vector<double>{1, 1.2e-16, 0, 0}));
  CHECK(std::fabs(shared) < 1e-15);
}
