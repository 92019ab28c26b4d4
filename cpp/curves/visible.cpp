#include "curves/visible.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace deconfuse {

namespace {

constexpr std::int64_t kInterruption = -1;

/// The column of pixels of each point.
std::vector<std::int64_t> columns_of(const Curve& curve, std::size_t columns) {
  double left = std::numeric_limits<double>::infinity(), right = -left;
  for (const double x : curve.x) {
    if (!std::isfinite(x)) continue;
    left = std::min(left, x);
    right = std::max(right, x);
  }
  const double n = static_cast<double>(columns);
  std::vector<std::int64_t> of_points;
  of_points.reserve(curve.x.size());
  for (std::size_t point = 0; point < curve.x.size(); ++point) {
    const double x = curve.x[point];
    if (!std::isfinite(x) || !std::isfinite(curve.y[point])) {
      of_points.push_back(kInterruption);
      continue;
    }
    // Halved, because the range of all doubles is no double.
    const double share = (x / 2 - left / 2) / (right / 2 - left / 2);
    of_points.push_back(share > 0 ? static_cast<std::int64_t>(std::min(share * n, n - 1)) : 0);
  }
  return of_points;
}

}  // namespace

Curve visible(Curve curve, std::size_t columns) {
  const std::vector<std::int64_t> column = columns_of(curve, columns);
  const std::size_t size = column.size();
  std::vector<std::size_t> kept;
  for (std::size_t first = 0; first < size;) {
    std::size_t end = first;
    while (end < size && column[end] == column[first]) ++end;
    std::vector<std::size_t> extremes{first};
    if (column[first] != kInterruption) {
      extremes.push_back(end - 1);
      for (const auto* heights : {&curve.y, &curve.low, &curve.high}) {
        if (heights->empty()) continue;
        const auto from = heights->begin() + static_cast<std::ptrdiff_t>(first);
        const auto to = heights->begin() + static_cast<std::ptrdiff_t>(end);
        for (const auto extreme : {std::min_element(from, to), std::max_element(from, to)}) {
          extremes.push_back(static_cast<std::size_t>(extreme - heights->begin()));
        }
      }
    }
    if (end == size) extremes.push_back(size - 1);
    std::sort(extremes.begin(), extremes.end());
    extremes.erase(std::unique(extremes.begin(), extremes.end()), extremes.end());
    kept.insert(kept.end(), extremes.begin(), extremes.end());
    first = end;
  }
  curve.keep(kept);
  return curve;
}

}  // namespace deconfuse
