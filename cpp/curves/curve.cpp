#include "curves/curve.hpp"

namespace deconfuse {

void Curve::keep(const std::vector<std::size_t>& points) {
  for (auto* column :
       {&x, &y, &threshold, &true_positives, &false_positives, &low, &high, &cases, &positives}) {
    if (column->empty()) continue;
    std::vector<double> kept;
    kept.reserve(points.size());
    for (const std::size_t point : points) kept.push_back((*column)[point]);
    *column = std::move(kept);
  }
}

}  // namespace deconfuse
