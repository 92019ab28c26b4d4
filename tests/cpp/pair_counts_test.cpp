#include "data/pair_counts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "data/confusion_matrix.hpp"

using namespace deconfuse;

namespace {

struct Shape {
  std::size_t rows, columns;
};

}  // namespace

TEST_CASE("pairs of codes are counted as if one by one") {
  std::mt19937 random(11);
  for (const Shape shape :
       {Shape{1, 1}, Shape{2, 2}, Shape{10, 10}, Shape{13, 13}, Shape{1, 181}, Shape{182, 1},
        Shape{45, 45}, Shape{1, 2047}, Shape{2048, 1}, Shape{3, 1000}, Shape{1000, 1000}}) {
    for (const std::size_t size : {0u, 1u, 2u, 3u, 4u, 5u, 7u, 8u, 9u, 999u, 200000u}) {
      for (const bool alike : {false, true}) {
        CAPTURE(shape.rows);
        CAPTURE(shape.columns);
        CAPTURE(size);
        std::vector<std::int32_t> rows(size), columns(size);
        std::vector<double> expected(shape.rows * shape.columns);
        for (std::size_t at = 0; at < size; ++at) {
          const std::size_t row = alike ? shape.rows - 1 : random() % shape.rows;
          const std::size_t column = alike ? shape.columns - 1 : random() % shape.columns;
          rows[at] = static_cast<std::int32_t>(row);
          columns[at] = static_cast<std::int32_t>(column);
          expected[row * shape.columns + column] += 1;
        }
        CHECK(pair_counts(rows, columns, shape.rows, shape.columns) == expected);
      }
    }
  }
}

TEST_CASE("pairs that recur up to the limit of a byte, and beyond it") {
  for (const Shape shape : {Shape{1, 1}, Shape{3, 4}, Shape{50, 50}, Shape{2, 3000}}) {
    std::vector<std::int32_t> rows, columns;
    std::vector<double> expected(shape.rows * shape.columns);
    std::size_t cell = 0;
    for (const std::size_t times : {255u, 256u, 257u, 511u, 512u, 513u, 65535u, 65536u, 65537u}) {
      cell = (cell + 347) % expected.size();
      rows.insert(rows.end(), times, static_cast<std::int32_t>(cell / shape.columns));
      columns.insert(columns.end(), times, static_cast<std::int32_t>(cell % shape.columns));
      expected[cell] += static_cast<double>(times);
    }
    CHECK(pair_counts(rows, columns, shape.rows, shape.columns) == expected);
  }
}

TEST_CASE("sums of counts agree with sums without rounding") {
  std::mt19937_64 random(13);
  for (int trial = 0; trial < 300; ++trial) {
    const std::size_t rows = 1 + random() % 6, columns = 1 + random() % 6;
    std::vector<double> cells(rows * columns);
    std::vector<ExactSum> sums;
    for (double& cell : cells) {
      // Small, large enough to round, or not whole.
      cell = static_cast<double>(trial % 3 == 1 ? random() >> 11 : random() % 50);
      if (trial % 3 == 2) cell /= 8;
      sums.push_back(ExactSum(cell));
    }
    const ConfusionMatrix matrix(rows, columns, cells);
    const ConfusionMatrix plain(rows, columns, sums);
    REQUIRE(matrix.whole() == plain.whole());
    REQUIRE(matrix.row_totals() == plain.row_totals());
    REQUIRE(matrix.column_totals() == plain.column_totals());
    for (int at = 0; at <= static_cast<int>(Region::near_diagonal); ++at) {
      const Region region = static_cast<Region>(at);
      for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
          REQUIRE(matrix.sum(region, row, column) == plain.sum(region, row, column));
          REQUIRE(matrix.exact_sum(region, row, column).text() ==
                  plain.exact_sum(region, row, column).text());
        }
      }
    }
  }
}

TEST_CASE("one cell that is not whole is found in any position") {
  for (std::size_t columns = 1; columns < 6; ++columns) {
    for (std::size_t at = 0; at < 3 * columns; ++at) {
      for (const double fraction : {0.5, 0x1p-1074, 1e-200, 3.25, 0x1p51 + 0.5}) {
        std::vector<double> cells(3 * columns, 2);
        CHECK(ConfusionMatrix(3, columns, cells).whole());
        cells[at] = fraction;
        CHECK_FALSE(ConfusionMatrix(3, columns, cells).whole());
        cells[at] = 0x1p53;
        CHECK(ConfusionMatrix(3, columns, cells).whole());
      }
    }
  }
}
