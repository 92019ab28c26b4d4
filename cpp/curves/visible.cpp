#include "curves/visible.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "formula/distributions.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {

namespace {

constexpr std::size_t interruption = std::numeric_limits<std::size_t>::max();

/// True if the coordinate has a finite position.
bool placed(double coordinate, Axes axes) {
  return axes == Axes::linear ? std::isfinite(coordinate) : 0 < coordinate && coordinate < 1;
}

/// The coordinates at which one column of pixels ends and the next begins, from `left` to `right`.
std::vector<double> borders(double left, double right, std::size_t columns) {
  const double from = standard_normal_quantile(left), to = standard_normal_quantile(right);
  std::vector<double> borders;
  for (std::size_t column = 1; column < columns; ++column) {
    const double share = static_cast<double>(column) / static_cast<double>(columns);
    borders.push_back(std::erfc(-std::lerp(from, to, share) / std::sqrt(2.0)) / 2);
  }
  return borders;
}

/// The index of each point's column of pixels; `interruption` for a point without a finite
/// position.
std::vector<std::size_t> columns_of(const Curve& curve, std::size_t columns, Axes axes) {
  const auto seen = [&](std::size_t point) {
    return placed(curve.x[point], axes) && placed(curve.y[point], axes);
  };
  double left = std::numeric_limits<double>::infinity(), right = -left;
  for (std::size_t point = 0; point < curve.x.size(); ++point) {
    if (!seen(point)) continue;
    left = std::min(left, curve.x[point]);
    right = std::max(right, curve.x[point]);
  }
  std::vector<double> uneven;
  if (axes == Axes::normal_deviates && left < right) uneven = borders(left, right, columns);
  const auto column_of = [&](double x) -> std::size_t {
    if (axes == Axes::normal_deviates) {
      const auto border = std::upper_bound(uneven.begin(), uneven.end(), x);
      return static_cast<std::size_t>(border - uneven.begin());
    }
    // Halved, because the difference of two doubles may be too large for a double.
    const double share = (x / 2 - left / 2) / (right / 2 - left / 2);
    const double n = static_cast<double>(columns);
    return share > 0 ? static_cast<std::size_t>(std::min(share * n, n - 1)) : 0;
  };
  std::vector<std::size_t> of_points;
  of_points.reserve(curve.x.size());
  for (std::size_t point = 0; point < curve.x.size(); ++point) {
    of_points.push_back(seen(point) ? column_of(curve.x[point]) : interruption);
  }
  return of_points;
}

}  // namespace

Curve visible(Curve curve, std::size_t columns, Axes axes) {
  const std::vector<std::size_t> column = columns_of(curve, columns, axes);
  const std::size_t size = column.size();
  std::vector<std::size_t> kept;
  for (std::size_t first = 0; first < size;) {
    std::size_t end = first;
    while (end < size && column[end] == column[first]) ++end;
    std::vector<std::size_t> extremes{first, end - 1};
    for (const auto* heights : {&curve.y, &curve.low, &curve.high}) {
      if (heights->empty() || column[first] == interruption) continue;
      const auto from = heights->begin() + static_cast<std::ptrdiff_t>(first);
      const auto to = heights->begin() + static_cast<std::ptrdiff_t>(end);
      for (const auto extreme : {std::min_element(from, to), std::max_element(from, to)}) {
        extremes.push_back(static_cast<std::size_t>(extreme - heights->begin()));
      }
    }
    put_in_order(extremes);
    extremes.erase(std::unique(extremes.begin(), extremes.end()), extremes.end());
    kept.insert(kept.end(), extremes.begin(), extremes.end());
    first = end;
  }
  curve.keep(kept);
  return curve;
}

}  // namespace deconfuse
