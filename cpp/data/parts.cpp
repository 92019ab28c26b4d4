#include "data/parts.hpp"

#include <cstdint>
#include <optional>
#include <utility>

namespace deconfuse {
namespace {

Parts parts(const std::optional<Grouping>& grouping, const std::vector<std::string>& models) {
  if (!grouping) return {PartedBy::models, models};
  return {grouping->folds ? PartedBy::folds : PartedBy::groups, grouping->names};
}

/// The entries of some cases in a list with `width` entries per case; empty if the list is empty.
template <class Value>
std::vector<Value> some(const std::vector<Value>& all, const std::vector<std::size_t>& cases,
                        std::size_t width = 1) {
  std::vector<Value> chosen;
  if (all.empty()) return chosen;
  chosen.reserve(cases.size() * width);
  for (const std::size_t at : cases) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(at * width);
    chosen.insert(chosen.end(), first, first + static_cast<std::ptrdiff_t>(width));
  }
  return chosen;
}

template <class Value>
std::vector<std::vector<Value>> some_of_each(const std::vector<std::vector<Value>>& lists,
                                             const std::vector<std::size_t>& cases) {
  std::vector<std::vector<Value>> chosen;
  chosen.reserve(lists.size());
  for (const std::vector<Value>& list : lists) chosen.push_back(some(list, cases));
  return chosen;
}

std::optional<std::string> positive_label(const std::vector<std::string>& labels,
                                          std::size_t positive) {
  if (positive >= labels.size()) return std::nullopt;
  return labels[positive];
}

Result<ScoredCases> part_of_probabilities(const ScoredCases& cases, std::size_t part) {
  const std::vector<std::size_t> chosen = cases.grouping->cases_of(part);
  ProbabilityColumns columns;
  columns.names = columns.labels = cases.labels;
  columns.truth = some(cases.truth, chosen);
  columns.probabilities = some(cases.numbers, chosen, cases.labels.size());
  columns.weights = some(cases.weights, chosen);
  columns.positive = positive_label(cases.labels, cases.positive);
  columns.decision_values = cases.decision_values;
  return take_probabilities(std::move(columns));
}

}  // namespace

Parts parts_of(const Dataset& dataset) { return parts(dataset.grouping, dataset.models); }

Parts parts_of(const ScoredCases& cases) { return parts(cases.grouping, cases.models); }

Result<Dataset> part_of(const Dataset& dataset, std::size_t part) {
  LabelColumns columns;
  columns.names = dataset.labels;
  columns.labels = dataset.labels;
  if (!dataset.classification) {
    columns.names.insert(columns.names.end(), dataset.predicted_labels.begin(),
                         dataset.predicted_labels.end());
    columns.predicted_labels = dataset.predicted_labels;
  }
  columns.positive = positive_label(dataset.labels, dataset.positive);
  if (dataset.grouping) {
    const std::vector<std::size_t> cases = dataset.grouping->cases_of(part);
    columns.truth = some(dataset.truth, cases);
    columns.predicted = some(dataset.predicted, cases);
    columns.others = some_of_each(dataset.others, cases);
    columns.models = dataset.models;
    columns.weights = some(dataset.weights, cases);
  } else {
    columns.truth = dataset.truth;
    columns.predicted = predictions_of(dataset, part);
    columns.weights = dataset.weights;
  }
  if (!dataset.classification) {
    for (std::int32_t& code : columns.predicted)
      code += static_cast<std::int32_t>(dataset.labels.size());
  }
  return count_cases(std::move(columns));
}

Result<ScoredCases> part_of(const ScoredCases& cases, std::size_t part) {
  if (cases.kind == Kind::probabilities) return part_of_probabilities(cases, part);
  ScoreColumns columns;
  columns.names = cases.labels;
  columns.positive = positive_label(cases.labels, cases.positive);
  columns.lower_is_positive = cases.lower_is_positive;
  columns.decision_values = cases.decision_values;
  if (cases.grouping) {
    const std::vector<std::size_t> chosen = cases.grouping->cases_of(part);
    columns.truth = some(cases.truth, chosen);
    columns.scores = some_of_each(cases.scores, chosen);
    columns.models =
        cases.models.empty() ? std::vector<std::string>{cases.score_name} : cases.models;
    columns.weights = some(cases.weights, chosen);
  } else {
    columns.truth = cases.truth;
    columns.scores = {cases.scores[part]};
    columns.models = {cases.models[part]};
    columns.weights = cases.weights;
  }
  return take_scores(std::move(columns));
}

ScoredCases cases_at(const ScoredCases& cases, const std::vector<std::size_t>& places) {
  ScoredCases chosen;
  chosen.kind = cases.kind;
  chosen.labels = cases.labels;
  chosen.positive = cases.positive;
  chosen.models = cases.models;
  chosen.score_name = cases.score_name;
  chosen.size = places.size();
  chosen.truth = some(cases.truth, places);
  chosen.is_positive = some(cases.is_positive, places);
  chosen.scores = some_of_each(cases.scores, places);
  const std::size_t labels = cases.labels.size();
  chosen.numbers = some(cases.numbers, places, labels);
  chosen.truth_sets = some(cases.truth_sets, places, labels);
  chosen.predicted_sets = some(cases.predicted_sets, places, labels);
  chosen.lower_is_positive = cases.lower_is_positive;
  chosen.decision_values = cases.decision_values;
  chosen.within_unit = cases.within_unit;
  return chosen;
}

}  // namespace deconfuse
