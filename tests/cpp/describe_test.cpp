#include "formula/describe.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "small_table.hpp"

using namespace deconfuse;

namespace {

const Expression TP = SmallTable::TP;
const Expression FP = SmallTable::FP;
const Expression cell = SmallTable::cell;
const Expression row_total = SmallTable::row_total;
const Expression N = SmallTable::N;
const Expression missing = SmallTable::missing;
const Expression share = value_of("share");

const SmallTable& three_classes() {
  static const SmallTable table(3, 3, {5, 2, 0, 1, 3, 0, 4, 6, 0});
  return table;
}

SmallTable diagonal_of(std::size_t classes) {
  std::vector<double> cells(classes * classes);
  for (std::size_t at = 0; at < classes; ++at) cells[at * classes + at] = static_cast<double>(at);
  return SmallTable(classes, classes, cells);
}

Formula symbolic(const Expression& formula) { return describe(formula, three_classes()); }

Formula with_numbers(const Expression& formula, const SmallTable& table = three_classes(),
                     Place place = {}) {
  return substitute(formula, table, table, place);
}

}  // namespace

TEST_CASE("subscripts") {
  struct Case {
    const char* symbol;
    const char* subscript;
    const char* expected;
  };
  const Case table[] = {
      {"TP", "i", "TP_i"},
      {"F_1", "i", "F_{1,i}"},
      {"F_{0.5}", "i", "F_{0.5,i}"},
      {"F_\\beta", "macro", "F_{\\beta,macro}"},
      {"PPV", "micro", "PPV_{micro}"},
      {"\\hat P", "i", "\\hat P_i"},
      {"ACC_i", "macro", "ACC_{i,macro}"},
  };
  for (const Case& row : table) CHECK(with_subscript(row.symbol, row.subscript) == row.expected);
}

TEST_CASE("leaves displayed as symbols") {
  const Formula number = symbolic(2.5);
  CHECK(number.op == Op::number);
  CHECK(number.value == 2.5);
  CHECK_FALSE(number.substituted);

  const Formula quantity = symbolic(TP);
  CHECK(quantity.op == Op::quantity);
  CHECK(quantity.id == "true_positive");
  CHECK(quantity.symbol == "TP");
  CHECK_FALSE(quantity.cells.has_value());

  const Formula metric = symbolic(share);
  CHECK(metric.op == Op::metric);
  CHECK(metric.id == "share");
  CHECK(metric.symbol == "S_1");
  CHECK(metric.exact.empty());
}

TEST_CASE("in a sum over classes, quantities of one class have the index i") {
  const Formula sum_of = symbolic(sum(Over::classes, TP / N + share * value_of("half")));
  REQUIRE(sum_of.op == Op::sum);
  REQUIRE_FALSE(sum_of.over.empty());
  CHECK(sum_of.over == "classes");
  REQUIRE(sum_of.arguments.size() == 1);
  const Formula& added = sum_of.arguments[0];
  REQUIRE(added.op == Op::add);
  CHECK(added.arguments[0].arguments[0].symbol == "TP_i");
  CHECK(added.arguments[0].arguments[1].symbol == "N");
  CHECK(added.arguments[1].arguments[0].symbol == "S_{1,i}");
  CHECK(added.arguments[1].arguments[1].symbol == "H");

  CHECK(symbolic(pooled_over_classes(TP / N)).arguments[0].arguments[0].symbol == "TP_i");
  CHECK(symbolic(TP / N).arguments[0].symbol == "TP");

  const Formula nested = symbolic(sum(Over::columns, maximum_over(Over::rows, cell)));
  CHECK(nested.over == "columns");
  CHECK(nested.arguments[0].op == Op::maximum);
  CHECK(nested.arguments[0].over == "rows");
  CHECK(nested.arguments[0].arguments[0].symbol == "n_{ij}");
}

TEST_CASE("sums of cells displayed as symbols") {
  struct Case {
    Region region;
    std::string_view over;
    const char* symbol;
  };
  const Case table[] = {
      {Region::row, "columns", "n_{ij}"},
      {Region::column, "rows", "n_{ji}"},
      {Region::row_others, "other-classes", "n_{ij}"},
      {Region::column_others, "other-classes", "n_{ji}"},
      {Region::others, "other-cells", "n_{jk}"},
      {Region::all, "cells", "n_{ij}"},
      {Region::diagonal, "classes", "n_{ii}"},
      {Region::off_diagonal, "off-diagonal", "n_{ij}"},
  };
  for (const Case& row : table) {
    CAPTURE(static_cast<int>(row.region));
    const Formula formula = symbolic(cell_sum(row.region));
    CHECK(formula.op == Op::sum);
    REQUIRE_FALSE(formula.over.empty());
    CHECK(formula.over == row.over);
    REQUIRE(formula.arguments.size() == 1);
    CHECK(formula.arguments[0].symbol == row.symbol);
  }
  CHECK(symbolic(cell_sum(Region::cell)).op == Op::quantity);
  CHECK(symbolic(cell_sum(Region::cell)).symbol == "n_{ii}");
}

TEST_CASE("a count is displayed by its name") {
  const Expression count = count_defined(Over::classes, share, SmallTable::how_many);
  CHECK(symbolic(count).op == Op::quantity);
  CHECK(symbolic(count).symbol == "K'");
  const Formula numbers = with_numbers(count);
  CHECK(numbers.op == Op::quantity);
  CHECK(numbers.id == "how_many");
  CHECK(numbers.value == 2);
}

TEST_CASE("quantities displayed with numbers name their cells") {
  const Formula precision = with_numbers(TP / (TP + FP), three_classes(), {1, 1});
  REQUIRE(precision.op == Op::divide);
  CHECK(precision.substituted);
  CHECK(precision.value == 3.0 / 11);
  const Formula& hits = precision.arguments[0];
  CHECK(hits.symbol == "TP");
  CHECK(hits.value == 3);
  REQUIRE(hits.cells.has_value());
  CHECK(hits.cells->region == Region::cell);
  CHECK(hits.cells->place.row == 1);
  CHECK(hits.cells->place.column == 1);
  const Formula& below = precision.arguments[1];
  CHECK(below.value == 11);
  CHECK_FALSE(below.cells.has_value());
  REQUIRE(below.arguments[1].cells.has_value());
  CHECK(below.arguments[1].cells->region == Region::column_others);
  CHECK(below.arguments[1].value == 8);

  CHECK_FALSE(with_numbers(SmallTable::i).cells.has_value());
  CHECK(std::isnan(with_numbers(missing).value));
}

TEST_CASE("metrics displayed with numbers have their fraction") {
  const Formula second = with_numbers(share, three_classes(), {1, 1});
  CHECK(second.op == Op::metric);
  CHECK(second.exact == "3/11");
  CHECK_FALSE(second.replaced);
  CHECK(with_numbers(share, diagonal_of(2), {1, 1}).exact.empty());  // 1 needs no fraction

  const Formula undefined = with_numbers(share, three_classes(), {2, 2});
  CHECK(std::isnan(undefined.value));
  CHECK(undefined.exact.empty());
  CHECK_FALSE(undefined.replaced);

  const Formula counted = with_numbers(counted_value_of("share"), three_classes(), {2, 2});
  CHECK(counted.value == 0);
  CHECK(counted.replaced);
  CHECK_FALSE(with_numbers(counted_value_of("share"), three_classes(), {1, 1}).replaced);
}

TEST_CASE(
    "few terms are listed; of many, those that are not 0; of more, the first two and the last") {
  for (std::size_t classes = 1; classes <= listed_others + 3; ++classes) {
    CAPTURE(classes);
    // Only the first term is 0.
    const SmallTable table = diagonal_of(classes);
    const Formula formula = with_numbers(sum(Over::classes, TP), table);
    CHECK(formula.op == Op::sum);
    CHECK(formula.over.empty());
    CHECK(formula.value == static_cast<double>(classes * (classes - 1) / 2));
    if (classes <= listed_others + 1) {
      CHECK_FALSE(formula.elided);
      CHECK(formula.terms == 0);
      REQUIRE(formula.arguments.size() == classes);
      for (std::size_t at = 0; at < classes; ++at) {
        CHECK(formula.arguments[at].value == static_cast<double>(at));
      }
    } else {
      CHECK(formula.elided);
      CHECK(formula.terms == classes);
      REQUIRE(formula.arguments.size() == 3);
      CHECK(formula.arguments[0].value == 0);
      CHECK(formula.arguments[1].value == 1);
      CHECK(formula.arguments[2].value == static_cast<double>(classes - 1));
      CHECK(formula.arguments[2].cells->place.row == classes - 1);
    }
  }
}

TEST_CASE("terms that are 0 are counted and not listed") {
  // The diagonal is 0 … 9; all other cells are 0.
  const Formula all = with_numbers(cell_sum(Region::all), diagonal_of(10));
  CHECK_FALSE(all.elided);
  REQUIRE(all.arguments.size() == 10);
  CHECK(all.arguments[0].symbol == "n_{2,2}");
  CHECK(all.arguments[8].symbol == "n_{10,10}");
  const Formula& zeros = all.arguments[9];
  CHECK(zeros.op == Op::multiply);
  CHECK(zeros.value == 0);
  REQUIRE(zeros.arguments.size() == 2);
  CHECK(zeros.arguments[0].value == 91);
  CHECK(zeros.arguments[1].value == 0);
  CHECK(all.value == 45);
  CHECK(with_numbers(cell_sum(Region::all), diagonal_of(listed_others + 2)).elided);
}

TEST_CASE("undefined terms that the sum leaves out are not listed") {
  CHECK(with_numbers(sum_defined(Over::classes, share)).arguments.size() == 2);
  CHECK(with_numbers(sum_where_defined(Over::classes, row_total, share)).arguments.size() == 2);
  CHECK(with_numbers(sum(Over::classes, counted_value_of("share"))).arguments.size() == 3);
  const Formula none = with_numbers(sum_defined(Over::classes, missing));
  CHECK(none.arguments.empty());
  CHECK(std::isnan(none.value));
  const Formula product = with_numbers(product_defined(Over::classes, share));
  CHECK(product.op == Op::multiply);
  CHECK(product.arguments.size() == 2);
}

TEST_CASE("sums of cells displayed with numbers") {
  static_assert(listed_terms >= 6);
  struct Case {
    Region region;
    std::vector<std::string> symbols;
    double value;
  };
  // Regions around the cell in the second row and the first column.
  const Case table[] = {
      {Region::row, {"n_{2,1}", "n_{2,2}", "n_{2,3}"}, 4},
      {Region::column, {"n_{1,1}", "n_{2,1}", "n_{3,1}"}, 10},
      {Region::row_others, {"n_{2,2}", "n_{2,3}"}, 3},
      {Region::column_others, {"n_{1,1}", "n_{3,1}"}, 9},
      {Region::others, {"n_{1,2}", "n_{1,3}", "n_{3,2}", "n_{3,3}"}, 8},
      {Region::diagonal, {"n_{1,1}", "n_{2,2}", "n_{3,3}"}, 8},
      {Region::off_diagonal,
       {"n_{1,2}", "n_{1,3}", "n_{2,1}", "n_{2,3}", "n_{3,1}", "n_{3,2}"},
       13},
  };
  for (const Case& row : table) {
    CAPTURE(static_cast<int>(row.region));
    const Formula formula = with_numbers(cell_sum(row.region), three_classes(), {1, 0});
    CHECK(formula.op == Op::sum);
    CHECK(formula.value == row.value);
    CHECK_FALSE(formula.elided);
    std::vector<std::string> symbols;
    for (const Formula& argument : formula.arguments) {
      symbols.push_back(argument.symbol);
      REQUIRE(argument.cells.has_value());
      CHECK(argument.cells->region == Region::cell);
      CHECK(argument.value == three_classes().cell_sum(Region::cell, argument.cells->place));
    }
    CHECK(symbols == row.symbols);
  }
  const std::size_t many = listed_others + 2;
  const Formula all = with_numbers(cell_sum(Region::all), diagonal_of(many));
  CHECK(all.elided);
  CHECK(all.terms == many * many);
  REQUIRE(all.arguments.size() == 3);
  CHECK(all.arguments[1].symbol == "n_{1,2}");
  CHECK(all.value == static_cast<double>(many * (many - 1)) / 2);

  const Formula single = with_numbers(cell_sum(Region::cell), three_classes(), {1, 0});
  CHECK(single.op == Op::quantity);
  CHECK(single.value == 1);
}

TEST_CASE("only the branch that applies is displayed with numbers") {
  const Expression branches = cases(TP - FP, TP, FP);
  CHECK(symbolic(branches).op == Op::cases);
  CHECK(symbolic(branches).arguments.size() == 3);
  CHECK(with_numbers(branches).id == SmallTable::FP.id);
  CHECK(with_numbers(cases(TP, TP, FP)).id == SmallTable::TP.id);
}
