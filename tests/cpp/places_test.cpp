#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "formula/evaluate.hpp"
#include "small_table.hpp"

using namespace deconfuse;

namespace {

const Expression cell = SmallTable::cell;
const Expression row_total = SmallTable::row_total;
const Expression N = SmallTable::N;
const Expression i = SmallTable::i;
const Expression j = SmallTable::j;
const Expression e = SmallTable::e;

class RandomFormula {
 public:
  explicit RandomFormula(std::uint64_t seed) : random_(seed) {}

  Expression operator()(int depth) {
    const Expression leaves[] = {cell,
                                 row_total,
                                 N,
                                 i,
                                 j,
                                 2,
                                 0,
                                 0.5,
                                 SmallTable::missing,
                                 value_of("share"),
                                 counted_value_of("share"),
                                 value_of_column("share"),
                                 value_of("half")};
    if (depth == 0) return leaves[random_() % std::size(leaves)];
    const Expression x = (*this)(depth - 1);
    const Expression y = (*this)(depth - 1);
    switch (random_() % 20) {
      case 0:
        return x + y;
      case 1:
        return x - y;
      case 2:
        return -x;
      case 3:
        return x * y;
      case 4:
        return x / y;
      case 5:
        return square(x);
      case 6:
        return power(x, y);
      case 7:
        return root(x);
      case 8:
        return log(x, 2);
      case 9:
        return log(x, 10);
      case 10:
        return log(x, e);
      case 11:
        return minimum(x, y);
      case 12:
        return maximum(x, y);
      case 13:
        return absolute(x);
      case 14:
        return cases(x, y, x);
      case 15:
        return x + y + cell;
      case 16:
        return x * y * cell;
      case 17:
        return cell_sum(Region::column_others);
      case 18:
        return chi_squared_upper_tail(x, y);
      default:
        return maximum_over(Over::columns, x);
    }
  }

 private:
  std::mt19937_64 random_;
};

bool identical(double left, double right) {
  return std::isnan(left) ? std::isnan(right) : std::memcmp(&left, &right, sizeof left) == 0;
}

constexpr Over every_index[] = {Over::classes, Over::rows,          Over::columns,
                                Over::cells,   Over::other_classes, Over::above_diagonal};

}  // namespace

TEST_CASE("values at many places agree to the last bit with the formula at each place") {
  std::mt19937_64 random(41);
  std::vector<double> cells(7 * 7);
  for (double& count : cells) count = static_cast<double>(random() % 5);
  const SmallTable table(7, 7, cells);
  RandomFormula formulas(42);
  std::vector<double> values(7);
  for (int round = 0; round < 3000; ++round) {
    const Expression formula = formulas(1 + round % 3);
    for (const Over over : every_index) {
      std::vector<Place> places;
      for_each_place(over, table, {3, 2}, [&](Place place) { places.push_back(place); });
      std::size_t seen = 0;
      for_each_run(over, table, {3, 2}, [&](const Places& run) {
        evaluate(formula, table, run, values.data());
        for (std::size_t at = 0; at < run.count; ++at, ++seen) {
          REQUIRE(run[at].row == places[seen].row);
          REQUIRE(run[at].column == places[seen].column);
          REQUIRE(identical(values[at], evaluate(formula, table, places[seen])));
        }
      });
      REQUIRE(seen == places.size());
    }
  }
}

TEST_CASE("values at many places keep digits that cancel, to the last bit") {
  constexpr std::size_t classes = 40;
  for (const double parts : {4.0, 10.0}) {
    std::mt19937_64 random(43);
    std::vector<double> cells(classes * classes);
    // Cells have a few sizes, so that many differences are nearly or exactly zero.
    for (double& count : cells) {
      count =
          static_cast<double>(random() % 3) * 0x1p30 + static_cast<double>(random() % 4) / parts;
    }
    const SmallTable table(classes, classes, cells);
    std::vector<double> values(classes);
    const auto check = [&](const Expression& formula) {
      for (const Over over : {Over::classes, Over::columns}) {
        for_each_run(over, table, {3, 2}, [&](const Places& run) {
          evaluate(formula, table, run, values.data());
          for (std::size_t at = 0; at < run.count; ++at) {
            REQUIRE(identical(values[at], evaluate(formula, table, run[at])));
          }
        });
      }
    };
    RandomFormula formulas(44);
    for (int round = 0; round < 500; ++round) check(formulas(1 + round % 3));
    check(N + i / 3 - N);
    check(cell + j / 7 - cell - i / 9);
  }
}

TEST_CASE("sums with more terms than are evaluated per walk of the formula") {
  const std::size_t classes = 1100;
  std::vector<double> row(classes);
  for (std::size_t at = 0; at < classes; ++at) row[at] = static_cast<double>(at % 11);
  const SmallTable table(1, classes, row);
  const Expression formulas[] = {cell * j, log(cell, 2) * cell, cell / (j - 600)};
  for (const Expression& formula : formulas) {
    double expected = 0;
    for (std::size_t at = 0; at < classes; ++at) expected += evaluate(formula, table, {0, at});
    const double value = evaluate(sum(Over::columns, formula), table, {});
    CHECK(identical(value, expected));
  }
}

TEST_CASE("sums beside the diagonal") {
  const SmallTable table(3, 3, {5, 2, 7, 1, 3, 9, 4, 6, 8});
  CHECK(evaluate(sum(Over::other_classes, cell), table, {0, 0}) == 9);
  CHECK(evaluate(sum(Over::other_classes, cell), table, {1, 1}) == 10);
  CHECK(evaluate(sum(Over::other_classes, cell), table, {2, 2}) == 10);
  CHECK(evaluate(sum(Over::above_diagonal, cell), table, {}) == 18);
  CHECK(evaluate_exactly(sum(Over::above_diagonal, cell), table, {}).fraction().text() == "18");
  CHECK(evaluate_exactly(sum(Over::other_classes, cell), table, {1, 1}).fraction().text() == "10");
  const SmallTable one(1, 1, {5});
  CHECK(std::isnan(evaluate(sum(Over::above_diagonal, cell), one, {})));
  CHECK(std::isnan(evaluate(sum(Over::other_classes, cell), one, {})));
}

TEST_CASE("both ends of an interval") {
  struct Case {
    Expression formula;
    double low;
    double high;
  };
  const SmallTable table(1, 1, {5});
  const Case rows[] = {
      {plus_minus(cell, 2), 3, 7},
      {interval(cell, 9), 5, 9},
      {power(2, plus_minus(3, 1)), 4, 16},
      {plus_minus(cell, 1) / 2, 2, 3},
      {cell, 5, 5},
  };
  for (const Case& row : rows) {
    CHECK(evaluate(row.formula, table, {}) == row.low);
    CHECK(evaluate(row.formula, table, {}, End::high) == row.high);
  }
}
