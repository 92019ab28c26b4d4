#include "metrics/score_evaluation.hpp"

#include <algorithm>

namespace deconfuse {

ScoreEvaluation::ScoreEvaluation(const Catalogue& catalogue, const ScoredCases& cases,
                                 const Options& options)
    : Evaluation(catalogue, options), cases_(cases), data_(cases, options) {}

bool ScoreEvaluation::weighted() const {
  return !cases_.weights.empty() || !options().class_weights.empty();
}

bool ScoreEvaluation::applies(const Metric& metric) const {
  const bool of_scores = data_.of_scores();
  const bool of_classes = cases_.kind == Kind::probabilities;
  const bool of_sets = cases_.kind == Kind::multilabel;
  switch (metric.needs) {
    case Needs::anything:
      return true;
    case Needs::scores:
      return of_scores;
    case Needs::probability_scores:
      return of_scores && data_.are_probabilities();
    case Needs::decision_scores:
      return of_scores && data_.are_decision_values();
    case Needs::two_models:
      return cases_.scores.size() > 1;
    case Needs::true_class_probabilities:
      return data_.are_probabilities();
    case Needs::class_probabilities:
      return of_classes && data_.are_probabilities();
    case Needs::class_scores:
      return of_classes;
    case Needs::class_decision_values:
      return of_classes && data_.are_decision_values();
    case Needs::label_sets:
      return of_sets;
    case Needs::predicted_sets:
      return of_sets && !cases_.predicted_sets.empty();
    case Needs::label_scores:
      return of_sets && !cases_.numbers.empty();
    default:
      return false;
  }
}

std::optional<Reason> ScoreEvaluation::refusal(const Metric& metric) const {
  if (metric.unweighted && !cases_.weights.empty()) return Reason::weights_given;
  if (metric.whole_counts && !cases_.whole_weights) return Reason::fractional_counts;
  if (cases_.missed > 0 && !metric.of_positives) return Reason::negatives_unknown;
  return std::nullopt;
}

Place ScoreEvaluation::origin(const Metric& metric, Place place) const {
  switch (metric.view) {
    case View::second:
      return {1, 1};
    case View::pooled:
      return {rows(), rows()};
    case View::first:
      break;
  }
  return metric.per_class || metric.per_case || is_matrix(metric) ? place : Place{};
}

std::size_t ScoreEvaluation::extent(Over over, Place place) const {
  switch (over) {
    case Over::points:
      return data_.ranking(place.row).size() - 1;
    case Over::hull_points:
      return data_.hull(place.row).size() - 1;
    case Over::cut_points:
      return data_.cut(place.row).last + (data_.cut(place.row).interpolated ? 1 : 0);
    case Over::recall_levels:
      return 11;
    case Over::bins:
      return data_.bins(place.row).size();
    case Over::confidence_bins:
      return data_.confidence_bins().size();
    case Over::confidence_bins_of_class:
      return data_.confidence_bins_of(place.row).size();
    case Over::ranks:
      if (cases_.kind == Kind::probabilities) return data_.top_cases(place.row).cases.size();
      return std::min(options().k.value_or(rows()), rows());
    case Over::positive_cases:
      return data_.cases_of(true).size();
    case Over::negative_cases:
      return data_.cases_of(false).size();
    default:
      return cases_.size;
  }
}

}  // namespace deconfuse
