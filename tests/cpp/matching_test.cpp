#include "metrics/matching.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

using namespace deconfuse;

namespace {

/// The best matching over all permutations of the longer side.
double best_of_all(const ConfusionMatrix& matrix) {
  const bool turned = matrix.rows() > matrix.columns();
  std::vector<std::size_t> order(std::max(matrix.rows(), matrix.columns()));
  std::iota(order.begin(), order.end(), std::size_t{0});
  const std::size_t shorter = std::min(matrix.rows(), matrix.columns());
  double best = 0;
  do {
    double sum = 0;
    for (std::size_t at = 0; at < shorter; ++at) {
      sum += turned ? matrix(order[at], at) : matrix(at, order[at]);
    }
    best = std::max(best, sum);
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

}  // namespace

TEST_CASE("the best matching is the best of all permutations") {
  std::mt19937_64 random(51);
  for (std::size_t rows = 1; rows <= 6; ++rows) {
    for (std::size_t columns = 1; columns <= 6; ++columns) {
      for (int round = 0; round < 12; ++round) {
        // Few different counts give ties; with 0 alone, every matching is the best.
        const std::uint64_t different[] = {1, 2, 3, 10, 1'000'000'000};
        std::vector<double> cells(rows * columns);
        for (double& cell : cells) cell = static_cast<double>(random() % different[round % 5]);
        const ConfusionMatrix matrix(rows, columns, cells);
        CAPTURE(rows);
        CAPTURE(columns);
        REQUIRE(best_matching(matrix).value() == best_of_all(matrix));
      }
    }
  }
}
