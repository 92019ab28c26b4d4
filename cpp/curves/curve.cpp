#include "curves/curve.hpp"

#include <utility>

#include "data/listed.hpp"

namespace deconfuse {

namespace {

template <class Numbers>
void keep_of(Numbers& column, const std::vector<std::size_t>& points) {
  if (column.empty()) return;
  std::vector<double> kept;
  kept.reserve(points.size());
  for (const std::size_t point : points) kept.push_back(column[point]);
  column = std::move(kept);
}

}  // namespace

void Curve::keep(const std::vector<std::size_t>& points) {
  for (auto* column : {&x, &y, &low, &high, &cases, &positives}) keep_of(*column, points);
  for (auto* column : {&threshold, &true_positives, &false_positives}) keep_of(*column, points);
}

std::vector<double> shares(const SharedNumbers& numbers, double all) {
  const double* const number = numbers.data();
  return listed(numbers.size(), [=](std::size_t at) { return number[at] / all; });
}

}  // namespace deconfuse
