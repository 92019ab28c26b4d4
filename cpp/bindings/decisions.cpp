#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/answers.hpp"
#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "data/decision.hpp"
#include "decision/decision_catalogue.hpp"
#include "decision/decision_evaluation.hpp"
#include "decision/rejection_curves.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// `tables` is {states, actions, loss, observations, posteriors, evidence, prior, likelihoods,
/// truth, values, precision, recall, rejectLosses?, costs?, costRatio?, test?, estimate?}. The
/// first twelve are lists, and tables are row-major. `rejectLosses` is [reject, error], `costs`
/// [l00, l01, l10, l11] and `test` [prior, sensitivity, specificity].
val read_decision(const val& tables) {
  const auto names = [&](const char* name) {
    return emscripten::vecFromJSArray<std::string>(tables[name]);
  };
  const auto list = [&](const char* name) { return numbers_of<double>(tables[name]); };
  const auto is_given = [&](const char* name) { return !tables[name].isUndefined(); };
  DecisionTables given;
  given.states = names("states");
  given.actions = names("actions");
  given.loss = list("loss");
  given.observations = names("observations");
  given.posteriors = list("posteriors");
  given.evidence = list("evidence");
  given.prior = list("prior");
  given.likelihoods = list("likelihoods");
  given.truth = numbers_of<std::int32_t>(tables["truth"]);
  given.values = list("values");
  if (is_given("rejectLosses")) {
    const std::vector<double> losses = list("rejectLosses");
    given.reject_losses = {losses[0], losses[1]};
  }
  if (is_given("costs")) {
    const std::vector<double> costs = list("costs");
    given.costs = {costs[0], costs[1], costs[2], costs[3]};
  }
  if (is_given("costRatio")) given.cost_ratio = tables["costRatio"].as<double>();
  if (is_given("test")) {
    const std::vector<double> test = list("test");
    given.test = {test[0], test[1], test[2]};
  }
  given.precision = list("precision");
  given.recall = list("recall");
  if (is_given("estimate")) given.estimate = tables["estimate"].as<double>();
  return outcome(take_decision(std::move(given)));
}

val decision_metrics() { return plain(decision_catalogue()); }

std::string decision_metric_kinds() { return kinds_of(decision_catalogue()); }

/// The indices that `best` gives for each observation.
template <class Best>
val indices_of(const DecisionProblem& problem, Best best) {
  val all = val::array();
  for (std::size_t x = 0; x < problem.observation_count(); ++x) {
    val of_observation = val::array();
    for (const std::size_t at : best(x)) {
      of_observation.call<void>("push", static_cast<double>(at));
    }
    all.call<void>("push", of_observation);
  }
  return all;
}

val description_of_decision(const DecisionProblem& problem) {
  const Options options;
  const DecisionEvaluation evaluation(decision_catalogue(), problem, options);
  val object = val::object();
  put(object, "states", plain(problem.states));
  put(object, "actions", plain(problem.actions));
  put(object, "observations", plain(problem.observations));
  put(object, "bestActions",
      indices_of(problem, [&](std::size_t x) { return evaluation.best_actions(x); }));
  put(object, "mostProbable",
      indices_of(problem, [&](std::size_t x) { return evaluation.most_probable(x); }));
  put(object, "notices", plain(problem.notices));
  std::vector<std::string> ids;
  for (const Metric& metric : decision_catalogue().metrics()) {
    if (!metric.auxiliary && evaluation.applies(metric)) ids.emplace_back(metric.id.c_str());
  }
  put(object, "metrics", plain(ids));
  return object;
}

val report_of_decision(const DecisionProblem& problem, const val& given, const std::string& ids) {
  const Options options = options_of(given);
  return reports(ids, decision_catalogue(),
                 DecisionEvaluation(decision_catalogue(), problem, options));
}

/// `row` is an observation; `column` an action or a class of a table.
val explanation_of_decision(const DecisionProblem& problem, const std::string& id, std::size_t row,
                            std::size_t column, const val& given) {
  const Options options = options_of(given);
  return explanation(id, DecisionEvaluation(decision_catalogue(), problem, options), {row, column});
}

/// Null if there is no such curve.
val curve_of_decision(const DecisionProblem& problem, const std::string& name) {
  std::optional<Curve> curve;
  if (name == "error-reject") curve = error_reject_curve(problem);
  if (name == "accuracy-coverage") curve = accuracy_coverage_curve(problem);
  if (!curve) return val::null();
  val object = val::object();
  put(object, "x", column(curve->x));
  put(object, "y", column(curve->y));
  put(object, "threshold", column(curve->threshold));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(decisions) {
  emscripten::class_<DecisionProblem>("DecisionProblem")
      .smart_ptr<std::shared_ptr<DecisionProblem>>("DecisionProblemPointer")
      .function("description", &description_of_decision)
      .function("report", &report_of_decision)
      .function("explain", &explanation_of_decision)
      .function("check", &check_answers_of_decisions)
      .function("curve", &curve_of_decision);
  emscripten::function("decisionMetrics", &decision_metrics);
  emscripten::function("decisionMetricKinds", &decision_metric_kinds);
  emscripten::function("readDecision", &read_decision);
}

}  // namespace deconfuse
