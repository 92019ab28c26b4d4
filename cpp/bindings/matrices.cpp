#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "bindings/answers.hpp"
#include "bindings/columns.hpp"
#include "bindings/crossing.hpp"
#include "bindings/doubts.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "bindings/resampled.hpp"
#include "data/dataset.hpp"
#include "data/labels.hpp"
#include "data/parts.hpp"
#include "data/recovered_counts.hpp"
#include "data/used_codes.hpp"
#include "doubts/doubts.hpp"
#include "formula/undefined.hpp"
#include "inference/bootstrap.hpp"
#include "inference/delta_method.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/paired_tests.hpp"
#include "metrics/report.hpp"
#include "names/enum_name.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// Highest whole number that may be its own code.
constexpr std::uint32_t highest_code = (1U << 12U) - 1;

/// `columns` is {names?, truth, predicted, others, models, weights, labels?, predictedLabels?,
/// positive?, grouping?}, where truth and predictions are codes into names. Without names each
/// number is its own code and name, and the outcome contains the highest one; undefined if a number
/// is negative or too large for that.
val read_cases(const val& columns) {
  LabelColumns cases;
  cases.truth = numbers_of<std::int32_t>(columns["truth"]);
  cases.predicted = numbers_of<std::int32_t>(columns["predicted"]);
  const val others = columns["others"];
  const auto count = others["length"].as<std::size_t>();
  for (std::size_t other = 0; other < count; ++other)
    cases.others.push_back(numbers_of<std::int32_t>(others[other]));
  std::uint32_t highest = 0;
  if (columns["names"].isUndefined()) {
    for (const auto* codes : {&cases.truth, &cases.predicted})
      highest = std::max(highest, highest_of(*codes));
    for (const auto& codes : cases.others) highest = std::max(highest, highest_of(codes));
    if (highest > highest_code) return val::undefined();
    for (std::uint32_t code = 0; code <= highest; ++code)
      cases.names.push_back(std::to_string(code));
  } else {
    cases.names = emscripten::vecFromJSArray<std::string>(columns["names"]);
  }
  cases.models = emscripten::vecFromJSArray<std::string>(columns["models"]);
  cases.weights = numbers_of<double>(columns["weights"]);
  cases.labels = optional_texts(columns["labels"]);
  cases.predicted_labels = optional_texts(columns["predictedLabels"]);
  cases.positive = optional_text(columns["positive"]);
  cases.grouping = grouping_of(columns["grouping"]);
  val result = outcome(count_cases(std::move(cases)));
  put(result, "highest", static_cast<double>(highest));
  return result;
}

val read_counts(const val& table) { return outcome(take_counts(count_table_of(table))); }

val read_class_counts(const val& lists) {
  return outcome(take_class_counts(class_counts_of(lists)));
}

val read_report(const val& report) { return outcome(take_report(printed_report_of(report))); }

val read_proportion(double successes, double trials) {
  return outcome(take_proportion({successes, trials}));
}

val read_rivals(double only_first_right, double only_second_right) {
  Rivals rivals;
  rivals.only_first_right = only_first_right;
  rivals.only_second_right = only_second_right;
  return outcome(take_rivals(rivals));
}

val matrix_metrics() { return plain(matrix_catalogue()); }

std::string matrix_metric_kinds() { return kinds_of(matrix_catalogue()); }

std::string canonical_name(const std::string& label) { return canonical_label(label); }

val dataset_description(const Dataset& dataset) { return plain(dataset); }

val dataset_matrix(const Dataset& dataset) { return numbers(dataset.matrix.cells()); }

val dataset_truth(const Dataset& dataset) { return numbers(dataset.truth); }

val dataset_predicted(const Dataset& dataset) { return numbers(dataset.predicted); }

val dataset_other(const Dataset& dataset, std::size_t other) {
  return numbers(dataset.others[other]);
}

val dataset_groups(const Dataset& dataset) { return numbers(dataset.grouping->of_case); }

val dataset_part(const Dataset& dataset, std::size_t part) {
  return outcome(part_of(dataset, part));
}

val dataset_cochran_test(const Dataset& dataset) {
  const CochranTest test = cochran_test(dataset);
  val object = val::object();
  put(object, "statistic", test.statistic);
  put(object, "degreesOfFreedom", test.degrees_of_freedom);
  put(object, "p", test.p);
  return object;
}

val dataset_weights(const Dataset& dataset) { return numbers(dataset.weights); }

val dataset_doubts(const Dataset& dataset) { return plain(doubts_about(dataset)); }

val dataset_report(const Dataset& dataset, const val& given, const std::string& ids) {
  const Options options = options_of(given);
  return reports(ids, matrix_catalogue(), MatrixEvaluation(matrix_catalogue(), dataset, options));
}

/// `row` and `column` are indices of classes; both are the class for metrics of one class.
val dataset_explanation(const Dataset& dataset, const std::string& id, std::size_t row,
                        std::size_t column, const val& given) {
  const Options options = options_of(given);
  return explanation(id, MatrixEvaluation(matrix_catalogue(), dataset, options), {row, column});
}

/// Interval of one value by the delta method, at the level of the options: {standardError, low,
/// high, z, gradient}, or the name of the obstacle.
val dataset_interval(const Dataset& dataset, const std::string& id, std::size_t row,
                     std::size_t column, const val& given) {
  const Options options = options_of(given);
  const MatrixEvaluation evaluation(matrix_catalogue(), dataset, options);
  const std::size_t metric = matrix_catalogue().find(id);
  const auto found = delta_method(evaluation, metric, {row, column}, options.level);
  if (const auto* obstacle = std::get_if<Obstacle>(&found)) {
    return val(std::string(name_of(*obstacle)));
  }
  const Estimate& estimate = *std::get_if<Estimate>(&found);
  val object = val::object();
  put(object, "standardError", estimate.standard_error);
  put(object, "low", estimate.low);
  put(object, "high", estimate.high);
  put(object, "z", estimate.z);
  put(object, "gradient", numbers(estimate.gradient));
  return object;
}

/// Ends of the intervals of the metrics' values, in the order of reports(). NaN for values without
/// an interval and for standard errors and tests, which are about uncertainty themselves.
val dataset_intervals(const Dataset& dataset, const val& given, const std::string& ids) {
  const Options options = options_of(given);
  const MatrixEvaluation evaluation(matrix_catalogue(), dataset, options);
  std::vector<double> ends;
  for_each_value(ids, matrix_catalogue(), dataset.labels.size(),
                 [&](const WantedValue& value, bool has_interval) {
                   const auto found = has_interval ? delta_method(evaluation, value.metric,
                                                                  value.place, options.level)
                                                   : Obstacle::no_value;
                   const auto* estimate = std::get_if<Estimate>(&found);
                   ends.push_back(estimate ? estimate->low : undefined);
                   ends.push_back(estimate ? estimate->high : undefined);
                 });
  return numbers(ends);
}

/// Null if the counts are no sample, or have more cases than the bootstrap takes.
std::shared_ptr<Bootstrap> bootstrap_of(const Dataset& dataset, std::vector<WantedValue> wanted,
                                        const val& given, double seed) {
  if (!is_sample(dataset) || dataset.matrix.total() > Bootstrap::most_cases) return nullptr;
  return std::make_shared<Bootstrap>(matrix_catalogue(), dataset, options_of(given),
                                     std::move(wanted), static_cast<std::uint64_t>(seed));
}

/// Bootstrap of one value.
std::shared_ptr<Bootstrap> dataset_resampling(const Dataset& dataset, const std::string& id,
                                              std::size_t row, std::size_t column, const val& given,
                                              double seed) {
  return bootstrap_of(dataset, {{matrix_catalogue().find(id), {row, column}}}, given, seed);
}

/// Bootstrap of every value of a report.
std::shared_ptr<Bootstrap> dataset_resampling_of_all(const Dataset& dataset, const val& given,
                                                     const std::string& ids, double seed) {
  return bootstrap_of(dataset, wanted_of(ids, matrix_catalogue(), dataset.labels.size()), given,
                      seed);
}

val ends_of_all(const Bootstrap& bootstrap, const std::string& ids, std::size_t classes,
                double level, bool corrected) {
  return ends_of(bootstrap, ids, matrix_catalogue(), classes, level, corrected);
}

val result_of(const Bootstrap& bootstrap, double level) {
  return plain(bootstrap.result(0, level));
}

}  // namespace

EMSCRIPTEN_BINDINGS(matrices) {
  emscripten::class_<Dataset>("Dataset")
      .smart_ptr<std::shared_ptr<Dataset>>("DatasetPointer")
      .function("description", &dataset_description)
      .function("matrix", &dataset_matrix)
      .function("truth", &dataset_truth)
      .function("predicted", &dataset_predicted)
      .function("other", &dataset_other)
      .function("groups", &dataset_groups)
      .function("part", &dataset_part)
      .function("exactMcNemarTest", &exact_mcnemar_test)
      .function("cochranTest", &dataset_cochran_test)
      .function("weights", &dataset_weights)
      .function("doubts", &dataset_doubts)
      .function("report", &dataset_report)
      .function("explain", &dataset_explanation)
      .function("interval", &dataset_interval)
      .function("intervals", &dataset_intervals)
      .function("resample", &dataset_resampling)
      .function("resampleAll", &dataset_resampling_of_all)
      .function("check", &check_answers)
      .function("likelyAnswers", &likely_answers_of);
  emscripten::class_<Bootstrap>("Bootstrap")
      .smart_ptr<std::shared_ptr<Bootstrap>>("BootstrapPointer")
      .function("advance", &Bootstrap::advance)
      .function("result", &result_of)
      .function("ends", &ends_of_all);
  emscripten::function("canonicalLabel", &canonical_name);
  emscripten::function("matrixMetrics", &matrix_metrics);
  emscripten::function("matrixMetricKinds", &matrix_metric_kinds);
  emscripten::function("readCases", &read_cases);
  emscripten::function("readCounts", &read_counts);
  emscripten::function("readClassCounts", &read_class_counts);
  emscripten::function("readReport", &read_report);
  emscripten::function("readProportion", &read_proportion);
  emscripten::function("readRivals", &read_rivals);
}

}  // namespace deconfuse
