#include "input/text/number.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>

using deconfuse::mark_use;
using deconfuse::MarkUse;
using deconfuse::Number;
using deconfuse::NumberForm;
using deconfuse::parse_number;
using deconfuse::text_of;
using deconfuse::text_of_deviation;

TEST_CASE("numbers as messages quote them") {
  struct Row {
    double value;
    const char* text;
  };
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const Row rows[] = {
      {0, "0"},
      {-3, "-3"},
      {0.5, "0.5"},
      {0.1 + 0.2, "0.3"},
      {2.0 / 3, "0.666667"},
      {-1.25, "-1.25"},
      {1e-7, "0"},
      {0.9999999, "1"},
      {2.9999996, "3"},
      {9007199254740992, "9007199254740992"},
      {1e17, "1e17"},
      {-2.5e20, "-2.5e20"},
      {infinity, "Infinity"},
      {-infinity, "-Infinity"},
      {std::numeric_limits<double>::quiet_NaN(), "NaN"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.value);
    CHECK(text_of(row.value) == row.text);
  }
}

TEST_CASE("deviations have two digits") {
  struct Row {
    double value;
    const char* text;
  };
  const Row rows[] = {{0, "0"},        {0.03, "0.03"},  {0.034999, "0.035"}, {1.04, "1"},
                      {1.96, "2"},     {0.0999, "0.1"}, {2.54e-7, "2.5e-7"}, {9.96e-7, "1e-6"},
                      {1e-4, "0.0001"}};
  for (const Row& row : rows) {
    CAPTURE(row.value);
    CHECK(text_of_deviation(row.value) == row.text);
  }
}

TEST_CASE("the meaning of points and commas in a number") {
  struct Row {
    const char* text;
    MarkUse use;
  };
  const Row rows[] = {
      {"12", MarkUse::none},
      {"word.", MarkUse::none},
      {"1.2.3", MarkUse::none},
      {"0.5", MarkUse::point_decimal},
      {"1,234.5", MarkUse::point_decimal},
      {"1,234,567", MarkUse::point_decimal},
      {"0,5", MarkUse::comma_decimal},
      {"1.234,5", MarkUse::comma_decimal},
      {"1.234.567", MarkUse::comma_decimal},
      {"1.234", MarkUse::point_unclear},
      {"1,234", MarkUse::comma_unclear},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.text));
    CHECK(mark_use(row.text) == row.use);
  }
}

TEST_CASE("a number of any length may have a decimal comma, as it may have a point") {
  const std::string digits = "0.1" + std::string(100, '2');
  std::string with_comma = digits;
  with_comma[1] = ',';
  const Number number = parse_number(with_comma, ',');
  CHECK(number.form == NumberForm::finite);
  CHECK(number.value == parse_number(digits, '.').value);
  CHECK(parse_number(with_comma, '.').form == NumberForm::none);
  CHECK(parse_number("1,5,5", ',').form == NumberForm::none);
  CHECK(parse_number(",5", ',').value == 0.5);
}
