#include "metrics/aickin.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

using namespace deconfuse;

TEST_CASE("the model of two classes has its closed-form solution by the odds ratio") {
  // With given margins and agreement the table itself fits: u_i·v_j off the diagonal, and a common
  // factor d on it, so d² is the odds ratio. The table of hard cases is then the independent one.
  std::mt19937_64 random(61);
  int solved = 0;
  for (int round = 0; round < 200; ++round) {
    const double a = static_cast<double>(20 + random() % 50);
    const double d = static_cast<double>(20 + random() % 50);
    const double b = static_cast<double>(1 + random() % 9);
    const double c = static_cast<double>(1 + random() % 9);
    const double factor = std::sqrt(a * d / (b * c));
    const double hard = (a + d) / factor;
    const double expected = hard / (hard + b + c);
    CHECK(aickin_chance_agreement(ConfusionMatrix(2, 2, std::vector<double>{a, b, c, d})) ==
          doctest::Approx(expected).epsilon(1e-10));
    ++solved;
  }
  CHECK(solved == 200);
}

TEST_CASE("no model fits an empty table or hits in a single class") {
  for (const std::vector<double>& cells :
       {std::vector<double>{0, 0, 0, 0}, std::vector<double>{0, 4, 3, 8}}) {
    CHECK(std::isnan(aickin_chance_agreement(ConfusionMatrix(2, 2, cells))));
  }
}
