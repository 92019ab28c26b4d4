#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "formula/evaluate.hpp"
#include "formula/expression.hpp"
#include "formula/undefined.hpp"
#include "small_table.hpp"

using namespace deconfuse;

namespace {

const Expression TP = SmallTable::TP;
const Expression FP = SmallTable::FP;
const Expression row_total = SmallTable::row_total;
const Expression cell = SmallTable::cell;
const Expression N = SmallTable::N;
const Expression i = SmallTable::i;
const Expression j = SmallTable::j;
const Expression e = SmallTable::e;
const Expression missing = SmallTable::missing;
const Expression share = value_of("share");
const Expression counted_share = counted_value_of("share");

// The third class is never predicted.
const SmallTable& three_classes() {
  static const SmallTable table(3, 3, {5, 2, 0, 1, 3, 0, 4, 6, 0});
  return table;
}

std::string exactly(const Expression& formula, const SmallTable& table = three_classes(),
                    Place place = {}) {
  const Exact value = evaluate_exactly(formula, table, place);
  if (value.is_undefined()) return "undefined";
  return value.fraction().present() ? value.fraction().text() : "unknown";
}

struct Case {
  const char* name;
  Expression formula;
  double value;       ///< NaN: undefined
  const char* exact;  ///< "undefined"; "unknown" if it is irrational
  Place place = {};
};

}  // namespace

TEST_CASE("every operation in doubles and in fractions") {
  const Case table[] = {
      {"number", 2.5, 2.5, "5/2"},
      {"quantity", TP, 5, "5"},
      {"quantity of another class", TP, 3, "3", {1, 1}},
      {"undefined quantity", missing, undefined, "undefined"},
      {"metric", share, 0.5, "1/2"},
      {"undefined metric", share, undefined, "undefined", {2, 2}},
      {"counted metric", counted_share, 0, "0", {2, 2}},
      {"add", TP + FP, 10, "10"},
      {"add three", TP + FP + 1, 11, "11"},
      {"subtract", TP - N, -16, "-16"},
      {"negate", -TP, -5, "-5"},
      {"multiply", TP * FP, 25, "25"},
      {"multiply three", TP * FP * 2, 50, "50"},
      {"divide", TP / N, 5.0 / 21, "5/21"},
      {"power", power(TP, 3), 125, "125"},
      {"square", square(TP), 25, "25"},
      {"cube root", power(8, 1 / Expression(3)), 2, "2"},
      {"root", root(TP * FP), 5, "5"},
      {"irrational root", root(2), std::sqrt(2.0), "unknown"},
      {"roots that cancel", root(8) / root(2), 2, "2"},
      {"log to base 2", log(8, 2), 3, "3"},
      {"log to base 10", log(1000, 10), 3, "3"},
      {"log to base 3", log(9, 3), 2, "2"},
      {"natural log", log(e, e), 1, "unknown"},
      {"log of 1", log(1, e), 0, "0"},
      {"minimum", minimum(TP, N), 5, "5"},
      {"maximum", maximum(TP, N), 21, "21"},
      {"absolute", absolute(TP - N), 16, "16"},
      {"absolute of positive", absolute(TP), 5, "5"},
      {"cases, positive", cases(TP, 1, 2), 1, "1"},
      {"cases, zero", cases(TP - TP, 1, 2), 2, "2"},
      {"cases, negative", cases(TP - N, 1, 2), 2, "2"},
      {"cases, undefined", cases(missing, 1, 2), undefined, "undefined"},
      {"cases evaluate one branch", cases(TP, 1, missing), 1, "1"},
      {"cell", cell_sum(Region::cell), 2, "2", {0, 1}},
      {"row", cell_sum(Region::row), 10, "10", {2, 2}},
      {"all", cell_sum(Region::all), 21, "21"},
      {"normal quantile", normal_quantile(0.5, 0.5), 0, "unknown"},
      {"binomial tail", binomial_upper_tail(1, 2, 0.5), 0.75, "3/4"},
      {"chi-squared tail", chi_squared_upper_tail(0, 1), 1, "unknown"},
      {"index of the row", i, 3, "3", {2, 0}},
      {"index of the column", j, 1, "1", {2, 0}},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.name));
    const double value = evaluate(row.formula, three_classes(), row.place);
    if (std::isnan(row.value)) {
      CHECK(std::isnan(value));
    } else {
      CHECK(value == doctest::Approx(row.value).epsilon(1e-15));
    }
    CHECK(exactly(row.formula, three_classes(), row.place) == row.exact);
  }
}

TEST_CASE("undefined values propagate, and division by zero is undefined") {
  const Expression zero = TP - TP;
  const Expression formulas[] = {
      TP / zero,
      zero / zero,
      zero * (TP / zero),
      (TP / zero) * zero,
      minimum(TP, missing),
      minimum(missing, TP),
      maximum(TP, missing),
      maximum(missing, TP),
      absolute(missing),
      -missing,
      power(1, missing),
      power(missing, zero),
      root(missing),
      root(zero - 1),
      log(missing, 2),
      log(1, missing),
      sum(Over::classes, missing),
      1 + missing,
  };
  for (const Expression& formula : formulas) {
    CHECK(std::isnan(evaluate(formula, three_classes(), {})));
    CHECK(exactly(formula) == "undefined");
  }
}

TEST_CASE("0 log 0 is 0, and an infinite logarithm is no number") {
  const Expression zero = TP - TP;
  CHECK(evaluate(zero * log(zero, 2), three_classes(), {}) == 0);
  CHECK(evaluate(log(zero, 2) * zero, three_classes(), {}) == 0);
  CHECK(evaluate(-(zero * log(zero, e)), three_classes(), {}) == 0);
  CHECK(exactly(zero * log(zero, 2)) == "0");
  CHECK(evaluate(3 * log(zero, 2), three_classes(), {}) ==
        -std::numeric_limits<double>::infinity());
  CHECK(exactly(3 * log(zero, 2)) == "unknown");
  CHECK(std::isnan(evaluate(log(zero, 2) - log(zero, 2), three_classes(), {})));
  CHECK(std::isnan(evaluate(log(zero, 2) / log(zero, 2), three_classes(), {})));
}

TEST_CASE("sums, products, minima and maxima over an index") {
  const Case table[] = {
      {"classes", sum(Over::classes, TP), 8, "8"},
      {"classes, nothing of the class", sum(Over::classes, 1), 3, "3"},
      {"rows", sum(Over::rows, row_total), 21, "21"},
      {"rows keep the column", sum(Over::rows, cell), 11, "11", {0, 1}},
      {"columns keep the row", sum(Over::columns, cell), 4, "4", {1, 0}},
      {"cells", sum(Over::cells, cell * i * j), 5 + 4 + 2 + 12 + 12 + 36, "71"},
      {"an undefined term", sum(Over::classes, share), undefined, "undefined"},
      {"a counted term", sum(Over::classes, counted_share), 0.5 + 3.0 / 11, "17/22"},
      {"defined terms", sum_defined(Over::classes, share), 0.5 + 3.0 / 11, "17/22"},
      {"no defined term", sum_defined(Over::classes, missing), undefined, "undefined"},
      {"where another is defined", sum_where_defined(Over::classes, row_total, share), 11, "11"},
      {"where nothing is defined", sum_where_defined(Over::classes, row_total, missing), undefined,
       "undefined"},
      {"product", product_defined(Over::classes, share), 1.5 / 11, "3/22"},
      {"no factor", product_defined(Over::classes, missing), undefined, "undefined"},
      {"maximum", maximum_over(Over::rows, row_total), 10, "10"},
      {"maximum of undefined", maximum_over(Over::classes, share), undefined, "undefined"},
      {"maxima within a sum", sum(Over::columns, maximum_over(Over::rows, cell)), 11, "11"},
      {"count", count_defined(Over::classes, share, SmallTable::how_many), 2, "2"},
      {"count of none", count_defined(Over::classes, missing, SmallTable::how_many), 0, "0"},
      {"count of all", count_defined(Over::cells, 1, SmallTable::how_many), 9, "9"},
      {"pooled", pooled_over_classes(TP / (TP + FP)), 8.0 / 21, "8/21"},
      {"pooled leaves the whole alone", pooled_over_classes(TP / N), 8.0 / 21, "8/21"},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.name));
    const double value = evaluate(row.formula, three_classes(), row.place);
    if (std::isnan(row.value)) {
      CHECK(std::isnan(value));
    } else {
      CHECK(value == doctest::Approx(row.value).epsilon(1e-15));
    }
    CHECK(exactly(row.formula, three_classes(), row.place) == row.exact);
  }
}

TEST_CASE("different numbers of rows and columns") {
  const SmallTable table(2, 3, {1, 2, 3, 4, 5, 6});
  CHECK(evaluate(sum(Over::cells, cell), table, {}) == 21);
  CHECK(evaluate(sum(Over::rows, 1), table, {}) == 2);
  CHECK(evaluate(sum(Over::columns, 1), table, {}) == 3);
  CHECK(evaluate(sum(Over::columns, maximum_over(Over::rows, cell)), table, {}) == 15);
  CHECK(exactly(sum(Over::rows, maximum_over(Over::columns, cell)), table) == "9");
}

TEST_CASE("a square cancels against the product") {
  // pow(x, 2) of the C library differs from x * x for some of these.
  for (int step = 1; step <= 200'000; ++step) {
    const double n = 5'000'011.0 * step;
    const SmallTable one(1, 1, {n});
    REQUIRE(evaluate(square(N) - N * N, one, {}) == 0);
  }
}

TEST_CASE("chains of one operation become one node, other nestings are kept") {
  CHECK((TP + FP + N).node().arguments.size() == 3);
  CHECK((TP * FP * N).node().arguments.size() == 3);
  CHECK((TP + (FP + N)).node().arguments.size() == 2);
  CHECK((TP - FP - N).node().arguments.size() == 2);
  CHECK((TP / FP / N).node().arguments.size() == 2);
  CHECK((sum(Over::classes, TP) + N).node().arguments.size() == 2);
  CHECK(evaluate(TP - FP - N, three_classes(), {}) == -21);
  CHECK(evaluate(TP - (FP - N), three_classes(), {}) == 21);
}

TEST_CASE("the double gives the sign of a number that is not known exactly") {
  // Fractions of these tables do not fit 128 bits.
  std::vector<double> cells(12 * 12);
  for (std::size_t at = 0; at < 12; ++at) {
    cells[at * 13] = 1e12;
    cells[at * 12 + (at + 1) % 12] = static_cast<double>(at * at + 37);
  }
  const SmallTable table(12, 12, cells);
  REQUIRE(exactly(sum(Over::classes, share), table) == "unknown");
  CHECK(exactly(count_defined(Over::classes, share, SmallTable::how_many), table) == "12");
  CHECK(exactly(cases(sum(Over::classes, share), 1, 0), table) == "1");
  CHECK(evaluate(cases(sum(Over::classes, share), 1, 0), table, {}) == 1);
  CHECK(exactly(minimum(sum(Over::classes, share), 1), table) == "unknown");
}
