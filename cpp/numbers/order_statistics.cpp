#include "numbers/order_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "numbers/exact_sum.hpp"

namespace deconfuse {

double quantile(const std::vector<double>& sorted, double q) {
  const double place = static_cast<double>(sorted.size() - 1) * q;
  const std::size_t below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], place - std::floor(place));
}

double standard_deviation(const std::vector<double>& sorted) {
  // If all are equal, their rounded mean may still differ from them.
  if (sorted.front() == sorted.back()) return 0;
  const double size = static_cast<double>(sorted.size());
  ExactSum sum, squares;
  for (const double value : sorted) sum.add(value);
  const double mean = sum.value() / size;
  for (const double value : sorted) squares.add((value - mean) * (value - mean));
  return std::sqrt(squares.value() / (size - 1));
}

}  // namespace deconfuse
