#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "choices.hpp"
#include "curves/bins.hpp"
#include "curves/comparison.hpp"
#include "curves/cost.hpp"
#include "curves/resampling.hpp"
#include "curves/roc.hpp"
#include "curves/visible.hpp"
#include "data/boxes.hpp"
#include "data/class_counts.hpp"
#include "data/dataset.hpp"
#include "data/decision.hpp"
#include "data/distributions.hpp"
#include "data/losses.hpp"
#include "data/ranked_lists.hpp"
#include "data/recovered_counts.hpp"
#include "data/scored_cases.hpp"
#include "decision/decision_evaluation.hpp"
#include "decision/rejection_curves.hpp"
#include "expect.hpp"
#include "input/readings/read.hpp"
#include "messages.hpp"
#include "metrics/distribution_evaluation.hpp"
#include "metrics/drawn_curves.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/ranked_evaluation.hpp"
#include "metrics/score_evaluation.hpp"
#include "values.hpp"

/// Everything that cpp/bindings makes from data: a dataset or an error, its reports, explanations
/// and curves.
namespace deconfuse::fuzz {

/// Larger data get only the checks that a fuzzer has time for.
inline constexpr std::size_t most_classes = 6;
inline constexpr std::size_t most_cases = 120;

/// Tolerance for rounding if cells or weights may have any size.
inline constexpr double usual_slack = 1e-9;

/// Tolerance for counts of this kind. Sums of counts that are not whole, or beyond 2^53, are
/// rounded; the rounding of their differences grows with the ratio of the total to the smallest
/// count. If products underflow, values are no longer correct.
inline double slack_of(std::span<const double> counts) {
  double sum = 0, smallest = HUGE_VAL;
  bool are_whole = true;
  for (const double count : counts) {
    sum += count;
    if (count > 0) smallest = std::min(smallest, count);
    are_whole = are_whole && count == std::floor(count);
  }
  if (smallest < 1e-100) return HUGE_VAL;
  return are_whole && sum <= largest_count ? usual_slack
                                           : std::max(usual_slack, 0x1p-48 * sum / smallest);
}

inline void expect_dataset(const Dataset& dataset, Choices& choices) {
  const ConfusionMatrix& matrix = dataset.matrix;
  EXPECT(matrix.cells().size() == matrix.rows() * matrix.columns());
  for (const double cell : matrix.cells()) EXPECT(cell >= 0 && std::isfinite(cell));
  const bool has_matrix = dataset.kind != Kind::counts && dataset.kind != Kind::report;
  EXPECT(!has_matrix || dataset.labels.size() == matrix.rows());
  EXPECT(!has_matrix || dataset.predicted_labels.size() == matrix.columns());
  EXPECT(dataset.kind == Kind::counts || dataset.positive < dataset.labels.size());
  EXPECT(!dataset.classification || dataset.labels == dataset.predicted_labels);
  for (const std::int32_t code : dataset.truth)
    EXPECT(code >= 0 && static_cast<std::size_t>(code) < matrix.rows());
  for (const std::int32_t code : dataset.predicted)
    EXPECT(code >= 0 && static_cast<std::size_t>(code) < matrix.columns());
  for (std::size_t at = 0; at < dataset.labels.size(); ++at) {
    for (std::size_t other = 0; other < at && at < most_cases; ++other)
      EXPECT(dataset.labels[at] != dataset.labels[other]);
  }
  if (std::max(matrix.rows(), matrix.columns()) > most_classes) return;
  const Some some{choices.below(Some::explained)};
  const Options options = report_options_of(choices, dataset.labels.size(), 0);
  expect_values(matrix_catalogue(), MatrixEvaluation(matrix_catalogue(), dataset, options),
                slack_of(matrix.cells()), some);
}

inline void expect_curve(const std::optional<Curve>& curve, std::size_t pixels, Axes axes) {
  if (!curve) return;
  const std::size_t size = curve->x.size();
  EXPECT(curve->y.size() == size);
  const auto fits = [&](std::size_t length) { return length == 0 || length == size; };
  EXPECT(fits(std::span<const double>(curve->threshold).size()));
  EXPECT(fits(curve->low.size()) && fits(curve->high.size()));
  EXPECT(fits(curve->cases.size()) && fits(curve->positives.size()));
  const Curve seen = visible(*curve, pixels, axes);
  EXPECT(seen.x.size() <= size && seen.y.size() == seen.x.size());
  if (size > 0) EXPECT(!seen.x.empty() && same_bits(seen.x.back(), curve->x.back()));
}

inline void expect_rates(const std::optional<Curve>& curve) {
  if (!curve) return;
  for (const auto* coordinates : {&curve->x, &curve->y}) {
    for (const double rate : *coordinates) EXPECT(rate >= 0 && rate <= 1);
  }
  for (std::size_t at = 1; at < curve->x.size(); ++at) EXPECT(curve->x[at] >= curve->x[at - 1]);
}

inline void expect_curves(const ScoredCases& cases, Choices& choices) {
  if (cases.scores.empty() && cases.numbers.empty()) return;
  const std::size_t count =
      cases.kind == Kind::scores ? cases.scores.size() : cases.labels.size() + 1;
  const std::size_t at = choices.below(count);
  const Ranking& ranking = cases.ranking(at);
  static constexpr std::size_t widths[] = {1, 2, 7, 400};
  const std::size_t pixels = choices.one_of(widths);
  const std::size_t bins = 1 + choices.below(12);
  Options options;
  options.beta = 0;
  options.cost_matrix = {0, 1, 5, -1};
  if (cases.kind == Kind::scores) options.model = at;
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  const std::size_t row = cases.kind == Kind::scores ? 0 : at;
  for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
    const Metric& declared = score_catalogue()[metric];
    if (declared.shape != Shape::curve) continue;
    const std::optional<Curve> curve = drawn(declared, evaluation, row);
    const std::string_view id = declared.id;
    if (id.find("roc_") == 0 || id.find("pr_") == 0) expect_rates(curve);
    expect_curve(curve, pixels, id == "det_curve" ? Axes::normal_deviates : Axes::linear);
    if (id == "roc_curve" && curve && ranking.whole())
      expect_curve(roc_band(*curve, ranking, 0.95), pixels, Axes::linear);
    if (!curve) continue;
    const std::size_t point = choices.below(ranking.size());
    for (std::size_t of = 0; of < declared.formula.node().arguments.size(); ++of)
      explain_coordinate(score_catalogue(), evaluation, metric, of, {row, point});
  }
  for (const auto& curve : {cost_curve(ranking), histogram(ranking, bins),
                            calibration_curve(ranking, bins, Binning::equal_mass),
                            calibration_curve(ranking, bins, Binning::equal_width)}) {
    expect_curve(curve, pixels, Axes::linear);
  }
}

inline void expect_comparisons(const ScoredCases& cases) {
  if (cases.kind != Kind::scores || !cases.weights.empty()) return;
  const std::size_t last = cases.scores.size() - 1;
  const PairedAreas areas =
      paired_areas(cases.scores[0], cases.scores[last], cases.is_positive, cases.lower_is_positive);
  EXPECT(std::isnan(areas.first) || (areas.first >= 0 && areas.first <= 1));
  for (const Comparison& comparison :
       {compare_delong(areas, 0.95), compare_hanley_mcneil(areas, 0.5)}) {
    EXPECT(!(comparison.low > comparison.high));
    EXPECT(std::isnan(comparison.p) || (comparison.p >= 0 && comparison.p <= 1));
  }
  Resampling resampling(cases.scores[0], cases.scores[last], cases.is_positive,
                        cases.lower_is_positive, cases.size);
  resampling.advance(3);
  EXPECT(resampling.done() <= 3);
  const Resampling::Result result = resampling.result(0.95);
  EXPECT(!(result.low > result.high));
}

inline void expect_scored(const ScoredCases& cases, Choices& choices) {
  EXPECT(cases.size > 0);
  EXPECT(cases.weights.empty() || cases.weights.size() == cases.size);
  const std::size_t classes = cases.labels.size();
  for (const std::vector<double>& model : cases.scores) EXPECT(model.size() == cases.size);
  EXPECT(cases.numbers.empty() || cases.numbers.size() == cases.size * classes);
  EXPECT(cases.truth_sets.empty() || cases.truth_sets.size() == cases.size * classes);
  for (const std::int32_t code : cases.truth)
    EXPECT(code >= 0 && static_cast<std::size_t>(code) < std::max<std::size_t>(classes, 2));
  if (classes > most_classes || cases.size > most_cases) return;
  const Some some{choices.below(Some::explained)};
  const Options options =
      report_options_of(choices, cases.kind == Kind::scores ? 2 : classes, cases.scores.size());
  expect_values(score_catalogue(), ScoreEvaluation(score_catalogue(), cases, options),
                slack_of(cases.weights), some);
  expect_curves(cases, choices);
  expect_comparisons(cases);
}

inline void expect_problem(const DecisionProblem& problem, Choices& choices) {
  const std::size_t observations = problem.observation_count();
  EXPECT(problem.loss.size() == problem.states.size() * problem.actions.size());
  if (problem.states.size() > most_classes || problem.actions.size() > most_classes ||
      observations > most_cases)
    return;
  const Some some{choices.below(Some::explained)};
  const Options options = report_options_of(choices, problem.states.size(), 0);
  const DecisionEvaluation evaluation(decision_catalogue(), problem, options);
  for (std::size_t x = 0; x < observations; ++x) {
    for (const std::size_t action : evaluation.best_actions(x))
      EXPECT(action < problem.actions.size());
    for (const std::size_t state : evaluation.most_probable(x))
      EXPECT(state < problem.states.size());
  }
  expect_values(decision_catalogue(), evaluation, usual_slack, some);
  expect_curve(error_reject_curve(problem), 7, Axes::linear);
  expect_curve(accuracy_coverage_curve(problem), 7, Axes::linear);
}

inline void expect_distributions(const Distributions& data, Choices& choices) {
  EXPECT(!data.p.empty());
  EXPECT(data.labels.size() == data.p.size());
  EXPECT(data.q.empty() || data.q.size() == data.p.size());
  for (const std::int32_t code : data.cases)
    EXPECT(code >= 0 && static_cast<std::size_t>(code) < data.labels.size());
  if (data.labels.size() > most_classes) return;
  const Some some{choices.below(Some::explained)};
  const Options options = report_options_of(choices, data.labels.size(), 0);
  expect_values(distribution_catalogue(),
                DistributionEvaluation(distribution_catalogue(), data, options), usual_slack, some);
}

inline void expect_lists(const RankedLists& lists, Choices& choices) {
  EXPECT(lists.queries.size() == lists.lists() && lists.relevant.size() == lists.lists());
  std::size_t items = 0;
  for (const auto& relevance : lists.relevance) items += relevance.size();
  if (lists.lists() > most_classes || items > most_cases) return;
  const Some some{choices.below(Some::explained)};
  const Options options = report_options_of(choices, lists.lists(), 0);
  expect_values(ranked_catalogue(), RankedEvaluation(ranked_catalogue(), lists, options),
                usual_slack, some);
}

/// Checks what is made from columns, either read from a text or handed over by a program.
class Taken {
 public:
  explicit Taken(Choices& choices) : choices_(choices) {}

  void operator()(LabelColumns columns) const { judge(count_cases(std::move(columns))); }
  void operator()(CountTable table) const { judge(take_counts(std::move(table))); }
  void operator()(ScoreColumns columns) const { judge(take_scores(std::move(columns))); }
  void operator()(ProbabilityColumns columns) const {
    judge(take_probabilities(std::move(columns)));
  }
  void operator()(LabelSetColumns columns) const { judge(take_label_sets(std::move(columns))); }
  void operator()(LossTable table) const {
    DecisionTables tables;
    tables.states = std::move(table.states);
    tables.actions = std::move(table.actions);
    tables.loss = std::move(table.loss);
    tables.observations = std::move(table.observations);
    tables.posteriors = std::move(table.posteriors);
    judge(take_decision(std::move(tables)));
  }
  void operator()(ClassCounts counts) const { judge(take_class_counts(std::move(counts))); }
  void operator()(PrintedReport report) const { judge(take_report(std::move(report))); }
  void operator()(Ratings ratings) const {
    const auto result = take_ratings(std::move(ratings));
    if (const auto* error = std::get_if<InputError>(&result)) expect_error(*error, nullptr);
  }
  void operator()(RankedLists lists) const { judge_lists(take_ranked_lists(std::move(lists))); }
  void operator()(const DetectedBoxes& boxes) const { judge_lists(take_boxes(boxes)); }
  void operator()(Distributions data) const {
    const auto result = take_distributions(std::move(data));
    if (const auto* error = std::get_if<InputError>(&result)) return expect_error(*error, nullptr);
    expect_distributions(std::get<Distributions>(result), choices_);
  }

  template <class Value>
  void judge(const Result<Value>& result) const {
    if (const auto* error = std::get_if<InputError>(&result)) return expect_error(*error, nullptr);
    const auto& value = std::get<Value>(result);
    expect_notices(value.notices, 0);
    expect(value);
  }

 private:
  void judge_lists(const Result<RankedLists>& result) const {
    if (const auto* error = std::get_if<InputError>(&result)) return expect_error(*error, nullptr);
    expect_lists(std::get<RankedLists>(result), choices_);
  }
  void expect(const Dataset& dataset) const { expect_dataset(dataset, choices_); }
  void expect(const ScoredCases& cases) const { expect_scored(cases, choices_); }
  void expect(const DecisionProblem& problem) const { expect_problem(problem, choices_); }

  Choices& choices_;
};

}  // namespace deconfuse::fuzz
