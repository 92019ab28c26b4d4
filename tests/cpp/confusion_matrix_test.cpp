#include "data/confusion_matrix.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "numbers/exact_sum.hpp"

using namespace deconfuse;

namespace {

constexpr Region regions[] = {
    Region::cell,   Region::row, Region::column,   Region::row_others,   Region::column_others,
    Region::others, Region::all, Region::diagonal, Region::off_diagonal, Region::near_diagonal,
};

bool contains(Region region, std::size_t i, std::size_t j, std::size_t row, std::size_t column) {
  switch (region) {
    case Region::cell:
      return i == row && j == column;
    case Region::row:
      return i == row;
    case Region::column:
      return j == column;
    case Region::row_others:
      return i == row && j != column;
    case Region::column_others:
      return j == column && i != row;
    case Region::others:
      return i != row && j != column;
    case Region::all:
      return true;
    case Region::diagonal:
      return i == j;
    case Region::off_diagonal:
      return i != j;
    case Region::near_diagonal:
      return i <= j + 1 && j <= i + 1;
    case Region::below_right:
      return i > row && j > column;
    case Region::below_left:
      return i > row && j < column;
  }
  return false;
}

/// Checks every region at every place against the cells, which are multiples of a quarter.
void check_regions(std::size_t rows, std::size_t columns, const std::vector<double>& cells) {
  const ConfusionMatrix matrix(rows, columns, cells);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      for (const Region region : regions) {
        Integer quarters = 0;
        for (std::size_t i = 0; i < rows; ++i) {
          for (std::size_t j = 0; j < columns; ++j) {
            if (!contains(region, i, j, row, column)) continue;
            quarters += static_cast<Integer>(4 * cells[i * columns + j]);
          }
        }
        CAPTURE(static_cast<int>(region));
        REQUIRE(matrix.exact_sum(region, row, column) == Fraction(quarters, 4));
        REQUIRE(matrix.sum(region, row, column) == static_cast<double>(quarters) / 4);
      }
    }
  }
}

}  // namespace

TEST_CASE("sums over regions equal the sums of their cells") {
  std::mt19937_64 random(1);
  for (std::size_t rows = 1; rows <= 6; ++rows) {
    for (std::size_t columns = 1; columns <= 6; ++columns) {
      for (const std::uint64_t largest : {std::uint64_t{3}, std::uint64_t{1} << 53}) {
        std::vector<double> cells(rows * columns);
        for (double& cell : cells) cell = static_cast<double>(random() % (largest + 1));
        check_regions(rows, columns, cells);
        cells.back() += 0.25;
        check_regions(rows, columns, cells);
      }
    }
  }
}

TEST_CASE("totals beyond 2^53 are exact and rounded once") {
  const double most = 9007199254740992;  // 2^53
  const ConfusionMatrix matrix(2, 2, std::vector<double>{most, 1, 1, most});
  CHECK(matrix.exact_sum(Region::all, 0, 0).text() == "18014398509481986");
  CHECK(matrix.total() == 18014398509481984.0);  // half way, to even
  CHECK(matrix.exact_sum(Region::row, 0, 0).text() == "9007199254740993");
  CHECK(matrix.exact_sum(Region::off_diagonal, 0, 0).text() == "2");
  CHECK(matrix.sum(Region::off_diagonal, 0, 0) == 2);
  CHECK(matrix.sum(Region::row_others, 0, 0) == 1);
  CHECK(matrix.sum(Region::others, 0, 1) == 1);

  constexpr std::size_t classes = 300;
  std::vector<double> cells(classes * classes, most);
  cells.back() = 1;
  const ConfusionMatrix large(classes, classes, cells);
  const Integer expected = Integer{classes * classes - 1} * (Integer{1} << 53) + 1;
  CHECK(large.exact_sum(Region::all, 0, 0) == Fraction(expected));
  CHECK(large.sum(Region::others, 0, 0) ==
        static_cast<double>(expected - Integer{2 * classes - 1} * (Integer{1} << 53)));
}

TEST_CASE("the other rows and columns of a single class are empty") {
  const ConfusionMatrix matrix(1, 1, std::vector<double>{7});
  CHECK(matrix.sum(Region::row_others, 0, 0) == 0);
  CHECK(matrix.sum(Region::column_others, 0, 0) == 0);
  CHECK(matrix.sum(Region::others, 0, 0) == 0);
  CHECK(matrix.sum(Region::off_diagonal, 0, 0) == 0);
  CHECK(matrix.exact_sum(Region::others, 0, 0).text() == "0");
}

TEST_CASE("decimals and fractions count as they are written") {
  const ConfusionMatrix tenths(2, 2, std::vector<double>{0.1, 0.2, 0.3, 0.4});
  CHECK(tenths.exact_sum(Region::cell, 0, 0).text() == "1/10");
  CHECK(tenths.exact_sum(Region::row, 0, 0).text() == "3/10");
  CHECK(tenths.exact_sum(Region::all, 0, 0).text() == "1");
  CHECK(tenths.sum(Region::row, 0, 0) == 0.3);  // in doubles 0.1 + 0.2 is more
  CHECK(tenths.total() == 1);

  const ConfusionMatrix thirds(1, 3, std::vector<double>{1.0 / 3, 1.0 / 6, 0.5});
  CHECK(thirds.exact_sum(Region::cell, 0, 0).text() == "1/3");
  CHECK(thirds.exact_sum(Region::row_others, 0, 0).text() == "2/3");
  CHECK(thirds.total() == 1);

  // Neither a short decimal nor a fraction of small numbers, so the doubles count exactly.
  const double irrational = std::sqrt(0.5);
  const ConfusionMatrix others(1, 2, std::vector<double>{irrational, 0.25});
  CHECK(others.exact_sum(Region::cell, 0, 0) == Fraction::of(irrational));
  CHECK(others.total() == irrational + 0.25);
}

TEST_CASE("weights are summed without rounding") {
  ExactSum tenths;
  for (int at = 0; at < 10; ++at) tenths.add(0.1);
  CHECK(tenths.value() == 1);
  CHECK(tenths.fraction() == Fraction(10) * Fraction::of(0.1));

  ExactSum cancelled;
  for (const double value : {1e16, 1.0, -1e16, 0.1, -1.0}) cancelled.add(value);
  CHECK(cancelled.value() == 0.1);
  CHECK(cancelled.fraction() == Fraction::of(0.1));

  ExactSum difference = tenths;
  difference.add(tenths, -1);
  CHECK(difference.value() == 0);
  CHECK(difference.fraction().text() == "0");

  const ConfusionMatrix matrix(1, 2, std::vector<ExactSum>{tenths, ExactSum(2)});
  CHECK(matrix(0, 0) == 1);
  CHECK(matrix.total() == 3);
  CHECK(matrix.cells() == std::vector<double>{1, 2});
  CHECK(matrix.exact_sum(Region::row, 0, 0) == Fraction(2) + Fraction(10) * Fraction::of(0.1));
  CHECK(matrix.sum(Region::row_others, 0, 1) == 1);
}

TEST_CASE(
    "a sum that does not fit two doubles has no fraction, and neither has any sum that contains "
    "it") {
  ExactSum wide;
  for (const double value : {1e40, 1.0, 1e-40}) wide.add(value);
  CHECK_FALSE(wide.fraction().present());
  CHECK(wide.value() == 1e40);
  ExactSum other(2);
  other.add(wide);
  CHECK_FALSE(other.fraction().present());

  const ConfusionMatrix matrix(1, 2, std::vector<ExactSum>{wide, ExactSum(2)});
  CHECK_FALSE(matrix.exact_sum(Region::row, 0, 0).present());
  CHECK(matrix.exact_sum(Region::cell, 0, 1).text() == "2");
}

TEST_CASE("lost digits of a tiny weight make no sum negative") {
  std::vector<ExactSum> cells(9);
  const auto add = [&](std::size_t row, std::size_t column, double weight) {
    cells[row * 3 + column].add(weight);
  };
  add(0, 0, 1);
  add(0, 1, 0.75);
  add(0, 2, 0.82291666666666663);
  add(0, 2, 0.75);
  add(1, 0, 0.75);
  add(2, 0, 3.5617799604027659e-187);
  add(2, 0, 1);
  const ConfusionMatrix matrix(3, 3, std::move(cells));
  for (const Region region : {Region::row_others, Region::column_others, Region::others})
    for (std::size_t at = 0; at < 3; ++at) CHECK(matrix.sum(region, at, at) >= 0);
}

TEST_CASE("the value of random weights is their exact sum, rounded") {
  std::mt19937_64 random(2);
  for (int round = 0; round < 500; ++round) {
    ExactSum sum;
    Fraction exact;
    for (int at = 0; at < 50; ++at) {
      const double weight =
          std::ldexp(static_cast<double>(random() >> 11), -static_cast<int>(50 + random() % 20));
      sum.add(weight);
      exact = exact + Fraction::of(weight);
    }
    REQUIRE(sum.fraction() == exact);
    // Correctly rounded means that no other double is nearer.
    const auto distance = [&](double value) {
      const Fraction off = Fraction::of(value) - exact;
      return off.sign() < 0 ? -off : off;
    };
    const Fraction error = distance(sum.value());
    for (const double towards : {0.0, 1e300}) {
      REQUIRE((distance(std::nextafter(sum.value(), towards)) - error).sign() >= 0);
    }
  }
}

TEST_CASE("whole matrices") {
  CHECK(ConfusionMatrix(2, 2, std::vector<double>{1, 0, 3, 4}).whole());
  CHECK_FALSE(ConfusionMatrix(2, 2, std::vector<double>{1, 0, 3.5, 4}).whole());
  CHECK(ConfusionMatrix(1, 1, std::vector<double>{0}).whole());
}

TEST_CASE("sums below a cell, to its right or left, equal the sums of their cells") {
  std::mt19937_64 random(3);
  for (std::size_t rows = 1; rows <= 6; ++rows) {
    for (std::size_t columns = 1; columns <= 6; ++columns) {
      std::vector<double> cells(rows * columns);
      for (double& cell : cells) cell = static_cast<double>(random() % 1000);
      const ConfusionMatrix matrix(rows, columns, cells);
      for (const Region region : {Region::below_right, Region::below_left}) {
        const std::vector<double> sums = matrix.sums_below(region);
        REQUIRE(sums.size() == cells.size());
        for (std::size_t row = 0; row < rows; ++row) {
          for (std::size_t column = 0; column < columns; ++column) {
            double expected = 0;
            for (std::size_t i = 0; i < rows; ++i) {
              for (std::size_t j = 0; j < columns; ++j) {
                if (contains(region, i, j, row, column)) expected += cells[i * columns + j];
              }
            }
            REQUIRE(sums[row * columns + column] == expected);
          }
        }
      }
    }
  }
}
