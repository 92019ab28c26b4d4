#include "bindings/columns.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bindings/crossing.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

std::vector<double> number_list(const val& list) { return numbers_of<double>(list); }

}  // namespace

CountTable count_table_of(const val& table) {
  CountTable counts;
  counts.rows = table["rows"].as<std::size_t>();
  counts.columns = table["columns"].as<std::size_t>();
  counts.counts = number_list(table["counts"]);
  counts.labels = optional_texts(table["labels"]);
  counts.predicted_labels = optional_texts(table["predictedLabels"]);
  counts.positive = optional_text(table["positive"]);
  counts.shares = table["shares"].isTrue();
  if (!table["background"].isUndefined()) counts.background = table["background"].as<std::size_t>();
  return counts;
}

std::optional<Grouping> grouping_of(const val& grouping) {
  if (grouping.isUndefined()) return std::nullopt;
  return Grouping{grouping["folds"].isTrue(),
                  emscripten::vecFromJSArray<std::string>(grouping["names"]),
                  numbers_of<std::int32_t>(grouping["codes"])};
}

ClassCounts class_counts_of(const val& lists) {
  ClassCounts counts;
  counts.labels = emscripten::vecFromJSArray<std::string>(lists["labels"]);
  counts.true_positives = number_list(lists["tp"]);
  counts.false_positives = number_list(lists["fp"]);
  counts.false_negatives = number_list(lists["fn"]);
  counts.true_negatives = number_list(lists["tn"]);
  counts.positive = optional_text(lists["positive"]);
  counts.background = lists["background"].isTrue();
  return counts;
}

PrintedReport printed_report_of(const val& report) {
  PrintedReport printed;
  printed.labels = emscripten::vecFromJSArray<std::string>(report["labels"]);
  printed.precision = number_list(report["precision"]);
  printed.recall = number_list(report["recall"]);
  printed.f1 = number_list(report["f1"]);
  printed.support = number_list(report["support"]);
  if (!report["accuracy"].isUndefined()) printed.accuracy = report["accuracy"].as<double>();
  const val micro = report["micro"];
  if (!micro.isUndefined()) {
    printed.micro = MicroAverage{micro["precision"].as<double>(), micro["recall"].as<double>(),
                                 micro["f1"].as<double>()};
  }
  printed.decimals = report["decimals"].as<std::size_t>();
  printed.positive = optional_text(report["positive"]);
  return printed;
}

ScoreColumns score_columns_of(const val& columns) {
  ScoreColumns scores;
  scores.names = emscripten::vecFromJSArray<std::string>(columns["names"]);
  scores.truth = numbers_of<std::int32_t>(columns["truth"]);
  scores.models = emscripten::vecFromJSArray<std::string>(columns["models"]);
  for (std::size_t at = 0; at < scores.models.size(); ++at) {
    scores.scores.push_back(number_list(columns["scores"][at]));
  }
  scores.weights = number_list(columns["weights"]);
  scores.positive = optional_text(columns["positive"]);
  scores.lower_is_positive = columns["lowerIsPositive"].as<bool>();
  scores.decision_values = columns["decisionValues"].as<bool>();
  scores.missed = columns["missed"].as<double>();
  scores.grouping = grouping_of(columns["grouping"]);
  return scores;
}

ProbabilityColumns probability_columns_of(const val& columns) {
  ProbabilityColumns probabilities;
  probabilities.names = emscripten::vecFromJSArray<std::string>(columns["names"]);
  probabilities.truth = numbers_of<std::int32_t>(columns["truth"]);
  probabilities.labels = emscripten::vecFromJSArray<std::string>(columns["labels"]);
  probabilities.probabilities = number_list(columns["probabilities"]);
  probabilities.weights = number_list(columns["weights"]);
  probabilities.positive = optional_text(columns["positive"]);
  probabilities.normalise = columns["normalise"].as<bool>();
  probabilities.decision_values = columns["decisionValues"].as<bool>();
  probabilities.grouping = grouping_of(columns["grouping"]);
  return probabilities;
}

LabelSetColumns label_set_columns_of(const val& sets) {
  LabelSetColumns columns;
  columns.labels = emscripten::vecFromJSArray<std::string>(sets["labels"]);
  columns.truth = numbers_of<std::uint8_t>(sets["truth"]);
  columns.predicted = numbers_of<std::uint8_t>(sets["predicted"]);
  columns.scores = number_list(sets["scores"]);
  columns.weights = number_list(sets["weights"]);
  return columns;
}

}  // namespace deconfuse
