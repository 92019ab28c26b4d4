#include "data/probability_rows.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

using deconfuse::inspect_probability_rows;
using deconfuse::look_like_decision_values;
using deconfuse::ProbabilityFault;
using deconfuse::ProbabilityRows;

TEST_CASE("rows of probabilities are checked row by row") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  struct Case {
    std::string name;
    std::vector<double> numbers;  ///< two per row
    ProbabilityFault fault;
    std::size_t row;
    std::size_t column;
    std::size_t valid_rows;
    bool normalise = false;
  };
  const std::vector<Case> cases = {
      {"distributions", {0.5, 0.5, 1, 0, 0.1, 0.9}, ProbabilityFault::none, 0, 0, 3},
      {"rounded", {0.5, 0.5000009, 0.4999991, 0.5}, ProbabilityFault::none, 0, 0, 2},
      {"a sum that is off", {0.5, 0.5, 0.5, 0.500002}, ProbabilityFault::sum, 1, 0, 1},
      {"negative", {0.5, 0.5, 1.25, -0.25}, ProbabilityFault::above_one, 1, 0, 1},
      {"negative first", {-0.25, 1.25, 0.5, 0.5}, ProbabilityFault::negative, 0, 0, 1},
      {"above one", {0, 1.25, 0.5, 0.5}, ProbabilityFault::above_one, 0, 1, 1},
      {"infinite", {0.5, 0.5, 0, infinity}, ProbabilityFault::not_finite, 1, 1, 1},
      {"NaN", {std::nan(""), 0.5, 0, 1}, ProbabilityFault::not_finite, 0, 0, 1},
      {"to be normalised", {3, 1, 0.25, 0.25}, ProbabilityFault::none, 0, 0, 2, true},
      {"nothing to normalise", {3, 1, 0, 0}, ProbabilityFault::sum, 1, 0, 1, true},
      {"negative, to be normalised", {3, 1, -1, 3}, ProbabilityFault::negative, 1, 0, 1, true},
  };
  for (const Case& c : cases) {
    CAPTURE(c.name);
    const ProbabilityRows rows = inspect_probability_rows(c.numbers, 2, c.normalise);
    CHECK(rows.fault == c.fault);
    CHECK(rows.row == c.row);
    CHECK(rows.column == c.column);
    CHECK(rows.valid_rows == c.valid_rows);
  }
}

TEST_CASE("the largest deviation and its row are reported") {
  const std::vector<double> numbers = {0.5, 0.5, 0.5, 0.5000004, 0.25, 0.7499999};
  const ProbabilityRows rows = inspect_probability_rows(numbers, 2, false);
  CHECK(rows.deviating_row == 1);
  CHECK(rows.largest_deviation == doctest::Approx(4e-7).epsilon(1e-6));
}

TEST_CASE("rounding in the sum of a thousand classes is not taken for a deviation") {
  const std::vector<double> numbers(1000, 0.001);
  CHECK(inspect_probability_rows(numbers, 1000, false).largest_deviation < 1e-15);
}

TEST_CASE("numbers outside [0, 1] in most rows are decision values") {
  const std::vector<double> margins = {-1.5, 2, 0.5, 0.5, 3, 1};
  CHECK(look_like_decision_values(inspect_probability_rows(margins, 2, false), 3));
  const std::vector<double> one_slip = {-0.5, 1.5, 0.5, 0.5, 0.25, 0.75};
  CHECK_FALSE(look_like_decision_values(inspect_probability_rows(one_slip, 2, false), 3));
  const std::vector<double> inside = {0.5, 0.25, 0.125, 0.25, 0.5, 0};
  CHECK_FALSE(look_like_decision_values(inspect_probability_rows(inside, 2, false), 3));
}

TEST_CASE("0.333333 three times is a distribution") {
  const std::vector<double> thirds(3, 0.333333);
  CHECK(inspect_probability_rows(thirds, 3, false).fault == ProbabilityFault::none);
  const std::vector<double> short_of_it = {0.333333, 0.333333, 0.333332};
  CHECK(inspect_probability_rows(short_of_it, 3, false).fault == ProbabilityFault::sum);
}

TEST_CASE("numbers outside [0, 1] are found in rows of any width") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (std::size_t columns = 1; columns <= 11; ++columns) {
    for (std::size_t at = 0; at < columns; ++at) {
      CAPTURE(columns);
      CAPTURE(at);
      const auto inspected = [&](double number) {
        std::vector<double> row(columns);
        row[at] = number;
        return inspect_probability_rows(row, columns, false);
      };
      CHECK_FALSE(inspected(1).outside);
      CHECK(inspected(1).valid_rows == 1);
      // Slightly above 1: tolerated in a sum, but not a probability.
      CHECK(inspected(1 + 0x1p-52).outside);
      CHECK(inspected(1 + 0x1p-52).valid_rows == 1);
      CHECK(inspected(1 + 4e-10).outside);
      CHECK(inspected(std::nan("")).fault == ProbabilityFault::not_finite);
      CHECK(inspected(infinity).fault == ProbabilityFault::not_finite);
      CHECK(inspected(-1).fault == ProbabilityFault::negative);
      CHECK(inspected(0.999).fault == ProbabilityFault::sum);
      CHECK(inspected(1 - 2e-9).largest_deviation == doctest::Approx(2e-9));
      if (columns == 1) continue;
      std::vector<double> row(columns);
      row[at] = 1 + 1e-10;
      row[(at + 1) % columns] = -1e-10;
      const ProbabilityRows rows = inspect_probability_rows(row, columns, false);
      CHECK(rows.fault == ProbabilityFault::negative);
      CHECK(rows.outside);
    }
  }
}
