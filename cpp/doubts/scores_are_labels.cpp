#include <algorithm>
#include <iterator>
#include <utility>

#include "doubts/laws.hpp"

namespace deconfuse {

/// Two different scores that are 0 and 1, −1 and 1, or 1 and 2 are predictions: their curve has one
/// corner, and its area is the balanced accuracy.
Doubtful scores_are_labels(const ScoredCases& cases) {
  constexpr std::size_t few = 10;
  constexpr std::pair<double, double> codes[] = {{0, 1}, {-1, 1}, {1, 2}};
  if (cases.kind != Kind::scores || cases.size < few) return std::nullopt;
  for (const std::vector<double>& scores : cases.scores) {
    const auto [low, high] = std::minmax_element(scores.begin(), scores.end());
    if (std::find(std::begin(codes), std::end(codes), std::pair(*low, *high)) == std::end(codes))
      continue;
    if (!std::all_of(scores.begin(), scores.end(), [low = *low, high = *high](double score) {
          return score == low || score == high;
        }))
      continue;
    const double positive = cases.lower_is_positive ? *low : *high;
    Doubt doubt{DoubtCode::scores_are_labels,
                Sureness::likely,
                {{"low", decimal(*low)}, {"high", decimal(*high)}},
                {}};
    // With more classes it is not known which of the others was predicted.
    if (cases.scores.size() == 1 && cases.labels.size() == 2)
      doubt.remedy = TakeScoresForLabels{decimal(positive)};
    return doubt;
  }
  return std::nullopt;
}

}  // namespace deconfuse
