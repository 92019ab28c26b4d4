#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <variant>

#include "codes.hpp"
#include "decisions.hpp"

using namespace deconfuse;

namespace {

DecisionTables rated(std::vector<double> precision, std::vector<double> recall) {
  DecisionTables tables;
  tables.precision = std::move(precision);
  tables.recall = std::move(recall);
  return tables;
}

}  // namespace

TEST_CASE("F follows from precision and recall for every beta") {
  const Decided one(rated({0.66}, {0.8}));
  CHECK(one.value("f_from_rates") == doctest::Approx(528.0 / 730));
  const Decided three(rated({2.0 / 3, 0.25, 1}, {2.0 / 3, 1, 0.5}));
  CHECK(three.value("f_from_rates", 1) == doctest::Approx(0.4));
  CHECK(three.value("macro_f_from_rates") == doctest::Approx(26.0 / 45));
  CHECK(three.value("macro_precision_from_rates") == doctest::Approx(23.0 / 36));
  CHECK(three.value("macro_recall_from_rates") == doctest::Approx(13.0 / 18));
  const double P = 23.0 / 36, R = 13.0 / 18;
  CHECK(three.value("f_from_macro_rates") == doctest::Approx(2 * P * R / (P + R)));
  const Decided never(rated({0, 1}, {0, 1}));
  CHECK(never.value("f_from_rates", 0) == 0);
  CHECK(never.value("macro_f_from_rates") == 0.5);
}

TEST_CASE("Precision and recall outside their range are refused") {
  const auto code = [](DecisionTables tables) {
    const auto result = take_decision(std::move(tables));
    const auto* error = std::get_if<InputError>(&result);
    return error == nullptr ? "" : code_text(error->code);
  };
  CHECK(code(rated({0.5, 0.5}, {0.5})) == "wrong-length");
  CHECK(code(rated({1.5}, {0.5})) == "share-outside");
  CHECK(code(rated({0.5}, {std::nan("")})) == "share-outside");
  DecisionTables twice = rated({0.5, 0.5}, {0.5, 1});
  twice.observations = {"a", " a"};
  CHECK(code(twice) == "duplicate-label");
}
