#include <algorithm>
#include <iterator>
#include <string_view>

#include "data/ascii.hpp"
#include "doubts/laws.hpp"

namespace deconfuse {

/// No probability is below 1/2, and negative cases have as high ones as positive cases. Each is
/// then likely the probability of the predicted class. The predictions are needed to mend the
/// scores.
Doubtful confidence_not_score(const ScoredCases& cases) {
  constexpr double few_of_class = 10;
  constexpr double ranks_well = 0.75;
  constexpr std::string_view names[] = {"confid", "certain", "confianza", "confiance", "konfidenz"};
  if (cases.kind != Kind::scores || cases.lower_is_positive || cases.decision_values)
    return std::nullopt;
  const Ranking& ranking = cases.ranking(0);
  if (ranking.positives() < few_of_class || ranking.negatives() < few_of_class) return std::nullopt;
  const auto [low, high] = std::minmax_element(cases.scores[0].begin(), cases.scores[0].end());
  constexpr double half = 0.5, well_above = 0.6;
  if (*low < half || *high > 1 || *high < well_above || *low == 1) return std::nullopt;
  const double pairs = 2 * ranking.positives() * ranking.negatives();
  if (cases.twice_pairs_in_order(0) / pairs > ranks_well) return std::nullopt;
  const std::string name = lower_case(cases.score_name);
  const bool is_named = std::any_of(
      std::begin(names), std::end(names),
      [&name](std::string_view known) { return name.find(known) != std::string::npos; });
  return Doubt{
      DoubtCode::confidence_not_score,
      is_named || ranking.negatives() >= 2 * few_of_class ? Sureness::likely : Sureness::possible,
      {{"lowest", decimal(*low)},
       {"negatives", count_text(ranking.negatives())},
       {"positive", cases.labels[cases.positive]}},
      {}};
}

}  // namespace deconfuse
