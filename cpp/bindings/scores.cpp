#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bindings/answers.hpp"
#include "bindings/columns.hpp"
#include "bindings/crossing.hpp"
#include "bindings/doubts.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "bindings/resampled.hpp"
#include "curves/bins.hpp"
#include "curves/comparison.hpp"
#include "curves/cost.hpp"
#include "curves/resampling.hpp"
#include "curves/roc.hpp"
#include "curves/visible.hpp"
#include "data/parts.hpp"
#include "data/scored_cases.hpp"
#include "doubts/doubts.hpp"
#include "inference/case_bootstrap.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/drawn_curves.hpp"
#include "metrics/report.hpp"
#include "metrics/score_evaluation.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

val read_scores(const val& columns) { return outcome(take_scores(score_columns_of(columns))); }

val read_probabilities(const val& columns) {
  return outcome(take_probabilities(probability_columns_of(columns)));
}

val read_label_sets(const val& sets) {
  return outcome(take_label_sets(label_set_columns_of(sets)));
}

val score_metrics() { return plain(score_catalogue()); }

std::string score_metric_kinds() { return kinds_of(score_catalogue()); }

val description_of(const ScoredCases& cases) {
  val object = val::object();
  put(object, "labels", plain(cases.labels));
  put(object, "models", plain(cases.models));
  put(object, "positive", static_cast<double>(cases.positive));
  put(object, "cases", static_cast<double>(cases.size));
  ExactSum total(cases.weights.empty() ? static_cast<double>(cases.size) : 0);
  for (const double weight : cases.weights) total.add(weight);
  put(object, "total", total.value());
  put(object, "lowerIsPositive", cases.lower_is_positive);
  put(object, "decisionValues", cases.decision_values);
  put(object, "missed", cases.missed);
  val within_unit = val::array();
  for (const bool within : cases.within_unit) within_unit.call<void>("push", within);
  put(object, "withinUnit", within_unit);
  put(object, "predicted", !cases.predicted_sets.empty());
  put(object, "scored", !cases.scores.empty() || !cases.numbers.empty());
  put(object, "weighted", !cases.weights.empty());
  put(object, "notices", plain(cases.notices));
  put(object, "parts", plain(parts_of(cases)));
  return object;
}

/// The data that a dataset was made from.
val data_of(const ScoredCases& cases) {
  val object = val::object();
  put(object, "truth", numbers(cases.truth));
  val scores = val::array();
  for (const std::vector<double>& model : cases.scores) scores.call<void>("push", numbers(model));
  put(object, "scores", scores);
  put(object, "numbers", numbers(cases.numbers));
  put(object, "truthSets", numbers(cases.truth_sets));
  put(object, "predictedSets", numbers(cases.predicted_sets));
  put(object, "weights", numbers(cases.weights));
  if (cases.grouping) put(object, "groups", numbers(cases.grouping->of_case));
  return object;
}

val part(const ScoredCases& cases, std::size_t at) { return outcome(part_of(cases, at)); }

val doubts_of(const ScoredCases& cases) { return plain(doubts_about(cases)); }

val report_of(const ScoredCases& cases, const val& given, const std::string& ids) {
  const Options options = score_options_of(given);
  return reports(ids, score_catalogue(), ScoreEvaluation(score_catalogue(), cases, options));
}

bool applies_to(const ScoredCases& cases, const std::string& id, const val& given) {
  const Options options = score_options_of(given);
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  return evaluation.applies(score_catalogue()[score_catalogue().find(id)]);
}

/// `row` is a class; `column` is a cell of a matrix of decisions, in the order TN, FP, FN, TP.
val explanation_of(const ScoredCases& cases, const std::string& id, std::size_t row,
                   std::size_t column, const val& given) {
  const Options options = score_options_of(given);
  return explanation(id, ScoreEvaluation(score_catalogue(), cases, options), {row, column});
}

// In the functions below, `at` says whose curve it is: the index of a model, or of a class or
// label, or the number of classes or labels for all of them pooled.

Options curve_options_of(const ScoredCases& cases, std::size_t at, const val& given) {
  Options options = score_options_of(given);
  if (cases.kind == Kind::scores) options.model = at;
  return options;
}

std::size_t ranking_row(const ScoredCases& cases, std::size_t at) {
  return cases.kind == Kind::scores ? 0 : at;
}

/// Explanation of one coordinate (0 is x) of a curve in the catalogue, at a point of the whole
/// ranking; null if there is none.
val explanation_of_point(const ScoredCases& cases, const std::string& id, std::size_t coordinate,
                         std::size_t at, std::size_t point, const val& given) {
  const std::size_t curve = score_catalogue().find(id);
  const std::size_t coordinates = score_catalogue()[curve].formula.node().arguments.size();
  const bool is_drawn = !cases.scores.empty() || !cases.numbers.empty();
  if (!is_drawn || !(coordinate < coordinates) || !(point < cases.ranking(at).size())) {
    return val::null();
  }
  const Options options = curve_options_of(cases, at, given);
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  return plain(explain_coordinate(score_catalogue(), evaluation, curve, coordinate,
                                  {ranking_row(cases, at), point}),
               score_catalogue());
}

/// A curve that the catalogue declares, or one that is drawn by a procedure.
std::optional<Curve> curve_named(const std::string& name, const ScoredCases& cases, std::size_t at,
                                 const val& given) {
  const Options options = curve_options_of(cases, at, given);
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  const auto declared = [&](const std::string& id) {
    return drawn(score_catalogue()[score_catalogue().find(id)], evaluation, ranking_row(cases, at));
  };
  const Ranking& ranking = cases.ranking(at);
  if (name == "roc-band") {
    std::optional<Curve> roc = declared("roc_curve");
    if (!roc || !ranking.whole()) return std::nullopt;
    return roc_band(*std::move(roc), ranking, options.level);
  }
  if (name == "cost") return cost_curve(ranking);
  if (name == "calibration") {
    const bool equal_mass = optional_text(given["binning"]) == "equal-mass";
    return calibration_curve(ranking, options.bins,
                             equal_mass ? Binning::equal_mass : Binning::equal_width);
  }
  if (name == "histogram") {
    return histogram(ranking, given["bins"].isUndefined() ? 20 : options.bins);
  }
  return declared(name);
}

/// Null if there is no such curve.
val curve_of(const ScoredCases& cases, const std::string& name, std::size_t at, const val& given) {
  if (cases.scores.empty() && cases.numbers.empty()) return val::null();
  std::optional<Curve> curve = curve_named(name, cases, at, given);
  if (!curve) return val::null();
  if (!given["pixels"].isUndefined()) {
    const Axes axes = name == "det_curve" ? Axes::normal_deviates : Axes::linear;
    curve = visible(*std::move(curve), given["pixels"].as<std::size_t>(), axes);
  }
  val object = val::object();
  put(object, "x", column(curve->x));
  put(object, "y", column(curve->y));
  put(object, "threshold", column(curve->threshold));
  const auto set = [&](const char* name_of_column, std::span<const double> numbers) {
    if (!numbers.empty()) put(object, name_of_column, column(numbers));
  };
  std::optional<std::vector<std::uint8_t>> steps;
  // With fewer points the columns are copied fast enough.
  constexpr std::size_t many = 4096;
  const bool has_counts_last = curve->low.empty() && curve->cases.empty();
  if (curve->true_positives.size() >= many && has_counts_last && cases.ranking(at).whole()) {
    steps = small_steps(*curve);
  }
  if (steps) {
    put(object, "steps", numbers(*steps));
  } else {
    set("truePositives", curve->true_positives);
    set("falsePositives", curve->false_positives);
  }
  set("low", curve->low);
  set("high", curve->high);
  set("cases", curve->cases);
  set("positives", curve->positives);
  return object;
}

val plain_comparison(double difference, double z, double p, double low, double high) {
  val object = val::object();
  put(object, "difference", difference);
  put(object, "z", z);
  put(object, "p", p);
  put(object, "low", low);
  put(object, "high", high);
  return object;
}

/// `method` is delong or hanley-mcneil; values are NaN if undefined.
val comparison_of(const ScoredCases& cases, std::size_t first, std::size_t second,
                  const std::string& method, double level) {
  const PairedAreas areas = paired_areas(cases.scores[first], cases.scores[second],
                                         cases.is_positive, cases.lower_is_positive);
  const Comparison comparison =
      method == "delong" ? compare_delong(areas, level) : compare_hanley_mcneil(areas, level);
  return plain_comparison(comparison.difference, comparison.z, comparison.p, comparison.low,
                          comparison.high);
}

/// p-values of the DeLong test for each pair of models, (0, 1), (0, 2), …, (1, 2), …
val delong_tests(const ScoredCases& cases) {
  constexpr double any_level = 0.95;
  std::vector<Placements> placements;
  for (const std::vector<double>& scores : cases.scores)
    placements.push_back(placements_of(scores, cases.is_positive, cases.lower_is_positive));
  std::vector<double> p;
  for (std::size_t first = 0; first < placements.size(); ++first) {
    for (std::size_t second = first + 1; second < placements.size(); ++second) {
      const PairedAreas areas =
          paired_areas(placements[first], placements[second], cases.is_positive);
      p.push_back(compare_delong(areas, any_level).p);
    }
  }
  return numbers(p);
}

/// Resampling of two models, or of one model if `second` equals the number of models.
std::shared_ptr<Resampling> resampling_of(const ScoredCases& cases, std::size_t first,
                                          std::size_t second, double seed) {
  const auto whole_seed = static_cast<std::uint64_t>(seed);
  if (second == cases.scores.size()) {
    return std::make_shared<Resampling>(cases.scores[first], cases.is_positive,
                                        cases.lower_is_positive, whole_seed);
  }
  return std::make_shared<Resampling>(cases.scores[first], cases.scores[second], cases.is_positive,
                                      cases.lower_is_positive, whole_seed);
}

val result_of(const Resampling& resampling, double level) {
  const Resampling::Result result = resampling.result(level);
  val object = plain_comparison(result.estimate, result.z, result.p, result.low, result.high);
  put(object, "standardError", result.standard_error);
  return object;
}

/// Null if the cases have weights, or are more than the bootstrap takes.
std::shared_ptr<CaseBootstrap> bootstrap_of(const ScoredCases& cases,
                                            std::vector<WantedValue> wanted, const val& given,
                                            double seed) {
  if (!cases.weights.empty() || cases.size > CaseBootstrap::most_cases) return nullptr;
  return std::make_shared<CaseBootstrap>(score_catalogue(), cases, score_options_of(given),
                                         std::move(wanted), static_cast<std::uint64_t>(seed));
}

/// Bootstrap of one value; `row` is a class.
std::shared_ptr<CaseBootstrap> bootstrap_of_one(const ScoredCases& cases, const std::string& id,
                                                std::size_t row, const val& given, double seed) {
  return bootstrap_of(cases, {{score_catalogue().find(id), {row, row}}}, given, seed);
}

/// Bootstrap of every value of a report.
std::shared_ptr<CaseBootstrap> bootstrap_of_all(const ScoredCases& cases, const val& given,
                                                const std::string& ids, double seed) {
  return bootstrap_of(cases, wanted_of(ids, score_catalogue(), cases.labels.size()), given, seed);
}

val result_of_bootstrap(const CaseBootstrap& bootstrap, double level) {
  return plain(bootstrap.result(0, level));
}

val ends_of_all(const CaseBootstrap& bootstrap, const std::string& ids, std::size_t classes,
                double level, bool corrected) {
  return ends_of(bootstrap, ids, score_catalogue(), classes, level, corrected);
}

}  // namespace

EMSCRIPTEN_BINDINGS(scores) {
  emscripten::class_<ScoredCases>("ScoredCases")
      .smart_ptr<std::shared_ptr<ScoredCases>>("ScoredCasesPointer")
      .function("description", &description_of)
      .function("data", &data_of)
      .function("part", &part)
      .function("doubts", &doubts_of)
      .function("report", &report_of)
      .function("applies", &applies_to)
      .function("explain", &explanation_of)
      .function("check", &check_answers_of_scores)
      .function("likelyAnswers", &likely_answers_of_scores)
      .function("explainPoint", &explanation_of_point)
      .function("curve", &curve_of)
      .function("compare", &comparison_of)
      .function("delongTests", &delong_tests)
      .function("resample", &resampling_of)
      .function("bootstrap", &bootstrap_of_one)
      .function("bootstrapAll", &bootstrap_of_all);
  emscripten::class_<CaseBootstrap>("CaseBootstrap")
      .smart_ptr<std::shared_ptr<CaseBootstrap>>("CaseBootstrapPointer")
      .function("advance", &CaseBootstrap::advance)
      .function("result", &result_of_bootstrap)
      .function("ends", &ends_of_all);
  emscripten::class_<Resampling>("Resampling")
      .smart_ptr<std::shared_ptr<Resampling>>("ResamplingPointer")
      .function("advance", &Resampling::advance)
      .function("done", &Resampling::done)
      .function("result", &result_of);
  emscripten::function("scoreMetrics", &score_metrics);
  emscripten::function("scoreMetricKinds", &score_metric_kinds);
  emscripten::function("readScores", &read_scores);
  emscripten::function("readProbabilities", &read_probabilities);
  emscripten::function("readLabelSets", &read_label_sets);
}

}  // namespace deconfuse
