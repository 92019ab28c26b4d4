#include "curves/roc.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "data/orientation.hpp"

namespace deconfuse {

namespace {

/// Half the width of the band around the empirical distribution of this many cases.
double half_width(double cases, double level) {
  return std::sqrt(std::log(2 / (1 - level)) / (2 * cases));
}

}  // namespace

std::vector<std::size_t> roc_corners(const Ranking& ranking) {
  std::vector<std::size_t> kept{0};
  for (std::size_t point = 1; point + 1 < ranking.size(); ++point) {
    if (orientation(ranking, kept.back(), point, point + 1) != 0) kept.push_back(point);
  }
  kept.push_back(ranking.size() - 1);
  return kept;
}

Curve roc_band(Curve roc, const Ranking& ranking, double level) {
  const double of_each = std::sqrt(level);
  const double of_x = half_width(ranking.negatives(), of_each);
  const double of_y = half_width(ranking.positives(), of_each);
  // The threshold with the true rate x has an observed rate within of_x of x.
  const auto& x = roc.x;
  const auto& y = roc.y;
  std::size_t left = 0, right = 0;
  for (std::size_t point = 0; point < x.size(); ++point) {
    while (x[left] < x[point] - of_x) ++left;
    while (right + 1 < x.size() && x[right + 1] <= x[point] + of_x) ++right;
    roc.low.push_back(std::max(0.0, y[left] - of_y));
    roc.high.push_back(std::min(1.0, y[right] + of_y));
  }
  return roc;
}

}  // namespace deconfuse
