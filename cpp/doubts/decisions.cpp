#include "doubts/decisions.hpp"

#include <algorithm>

namespace deconfuse {

std::vector<std::int32_t> decided(const ScoredCases& cases, std::size_t model) {
  std::vector<std::int32_t> predicted(cases.size);
  if (cases.kind == Kind::scores) {
    const std::vector<double>& scores = cases.scores[model];
    const auto positives =
        static_cast<std::size_t>(std::count(cases.is_positive.begin(), cases.is_positive.end(), 1));
    if (positives == 0) return predicted;
    const double sign = cases.lower_is_positive ? -1 : 1;
    std::vector<double> ordered = scores;
    for (double& score : ordered) score *= sign;
    std::sort(ordered.begin(), ordered.end());
    const double threshold = ordered[ordered.size() - positives];
    for (std::size_t at = 0; at < cases.size; ++at)
      predicted[at] = sign * scores[at] >= threshold ? 1 : 0;
    return predicted;
  }
  const std::size_t classes = cases.labels.size();
  for (std::size_t at = 0; at < cases.size; ++at) {
    const double* row = cases.numbers.data() + at * classes;
    predicted[at] = static_cast<std::int32_t>(std::max_element(row, row + classes) - row);
  }
  return predicted;
}

std::vector<std::int32_t> true_classes(const ScoredCases& cases) {
  if (cases.kind != Kind::scores) return cases.truth;
  return {cases.is_positive.begin(), cases.is_positive.end()};
}

}  // namespace deconfuse
