#include <string>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// Average precision if positive cases come last, and if they come first, among equal scores
/// (McSherry and Najork 2008). The order of scores that are not equal is given.
struct Extremes {
  double lowest = 0;
  double highest = 0;
  double tied = 0;  ///< cases whose score is that of a case of the other class
};

Extremes extremes_of(const Ranking& ranking, double positives) {
  Extremes found;
  for (std::size_t point = 1; point < ranking.size(); ++point) {
    const double right = ranking.true_positives()[point - 1];
    const double before = right + ranking.false_positives()[point - 1];
    const double positive = ranking.true_positives()[point] - right;
    const double negative = ranking.false_positives()[point] - (before - right);
    if (positive > 0 && negative > 0) found.tied += positive + negative;
    for (double rank = 1; rank <= positive; ++rank) {
      found.highest += (right + rank) / (before + rank) / positives;
      found.lowest += (right + rank) / (before + negative + rank) / positives;
    }
  }
  return found;
}

}  // namespace

/// Some libraries count equal scores as one group, trec_eval orders them by name, and others keep
/// the order of the data.
Doubtful ties_move_precision(const ScoredCases& cases) {
  constexpr double seen = 0.02;  // visible in two decimals, however they are rounded
  if (cases.kind != Kind::scores || !cases.weights.empty()) return std::nullopt;
  for (std::size_t model = 0; model < cases.scores.size(); ++model) {
    const Ranking& ranking = cases.ranking(model);
    if (!ranking.both_classes()) return std::nullopt;
    const Extremes found = extremes_of(ranking, ranking.positives() + cases.missed);
    if (found.highest - found.lowest < seen) continue;
    return Doubt{DoubtCode::ties_move_precision,
                 Sureness::possible,
                 {{"model", cases.models.empty() ? "" : cases.models[model]},
                  {"cases", count_text(found.tied)},
                  {"lowest", decimal(found.lowest)},
                  {"highest", decimal(found.highest)}},
                 {}};
  }
  return std::nullopt;
}

}  // namespace deconfuse
