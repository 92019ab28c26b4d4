#include "data/distributions.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <numeric>
#include <string>
#include <utility>

#include "bindings/answers.hpp"
#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/distribution_evaluation.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

val read_distributions(const val& given) {
  Distributions data;
  data.labels = emscripten::vecFromJSArray<std::string>(given["labels"]);
  data.p = numbers_of<double>(given["p"]);
  data.q = numbers_of<double>(given["q"]);
  data.names = emscripten::vecFromJSArray<std::string>(given["cases"]);
  data.cases.resize(data.names.size());
  std::iota(data.cases.begin(), data.cases.end(), 0);
  return outcome(take_distributions(std::move(data)));
}

val distribution_metrics() { return plain(distribution_catalogue()); }

std::string distribution_metric_kinds() { return kinds_of(distribution_catalogue()); }

val labels_of(const Distributions& data) { return plain(data.labels); }
val p_of(const Distributions& data) { return column(data.p); }
val q_of(const Distributions& data) { return column(data.q); }
val cases_of(const Distributions& data) { return numbers(data.cases); }

val report_of(const Distributions& data, const val& given, const std::string& ids) {
  const Options options = options_of(given);
  return reports(ids, distribution_catalogue(),
                 DistributionEvaluation(distribution_catalogue(), data, options));
}

val explanation_of(const Distributions& data, const std::string& id, const val& given) {
  const Options options = options_of(given);
  return explanation(id, DistributionEvaluation(distribution_catalogue(), data, options));
}

}  // namespace

EMSCRIPTEN_BINDINGS(distributions) {
  emscripten::class_<Distributions>("Distributions")
      .smart_ptr<std::shared_ptr<Distributions>>("DistributionsPointer")
      .function("labels", &labels_of)
      .function("p", &p_of)
      .function("q", &q_of)
      .function("cases", &cases_of)
      .function("report", &report_of)
      .function("explain", &explanation_of)
      .function("check", &check_answers_of_distributions)
      .function("likelyAnswers", &likely_answers_of_distributions);
  emscripten::function("distributionMetrics", &distribution_metrics);
  emscripten::function("distributionMetricKinds", &distribution_metric_kinds);
  emscripten::function("readDistributions", &read_distributions);
}

}  // namespace deconfuse
