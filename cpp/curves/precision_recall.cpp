#include "curves/precision_recall.hpp"

namespace deconfuse {

std::vector<std::size_t> recall_steps(const Ranking& ranking) {
  const SharedNumbers& right = ranking.true_positives();
  std::vector<std::size_t> kept;
  for (std::size_t point = 0; point < right.size(); ++point) {
    // The start is a convention, so the point after it counts as the first end.
    const bool between = point > 1 && point + 1 < right.size() &&
                         right[point - 1] == right[point] && right[point] == right[point + 1];
    if (!between) kept.push_back(point);
  }
  return kept;
}

}  // namespace deconfuse
