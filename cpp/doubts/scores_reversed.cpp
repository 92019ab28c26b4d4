#include <cmath>
#include <string>
#include <vector>

#include "doubts/laws.hpp"
#include "doubts/paired_test.hpp"
#include "formula/distributions.hpp"

namespace deconfuse {

/// The area under the ROC curve is far below 1/2: negative cases have the higher scores. The
/// p-value is that of the rank sum test (Mann and Whitney 1947), by its normal approximation.
Doubtful scores_reversed(const ScoredCases& cases) {
  constexpr double far_below = 0.4;
  if (cases.kind != Kind::scores || probabilities_of_the_other_class(cases)) return std::nullopt;
  std::vector<std::size_t> reversed;
  double worst = 1, p_of_worst = 1;
  for (std::size_t model = 0; model < cases.scores.size(); ++model) {
    const Ranking& ranking = cases.ranking(model);
    if (!ranking.both_classes() || !ranking.whole()) return std::nullopt;
    const double P = ranking.positives(), N = ranking.negatives();
    const double area = cases.twice_pairs_in_order(model) / (2 * P * N);
    const double z = (area - 0.5) / std::sqrt((P + N + 1) / (12 * P * N));
    const double p = standard_normal_distribution(z);
    if (area >= far_below || p >= significant) continue;
    reversed.push_back(model);
    if (area < worst) worst = area, p_of_worst = p;
  }
  if (reversed.empty()) return std::nullopt;
  const std::string name = cases.models.empty() ? "" : cases.models[reversed.front()];
  return Doubt{DoubtCode::scores_reversed,
               Sureness::likely,
               {{"positive", cases.labels[cases.positive]},
                {"model", name},
                {"area", decimal(worst)},
                {"other", decimal(1 - worst)},
                {"p", decimal(p_of_worst)}},
               ReverseScores{reversed}};
}

}  // namespace deconfuse
