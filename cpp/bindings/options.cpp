#include "bindings/options.hpp"

#include <vector>

#include "bindings/crossing.hpp"

namespace deconfuse {

using emscripten::val;

Options options_of(const val& given) {
  Options options;
  const auto zero_division = optional_text(given["zeroDivision"]);
  if (zero_division == "one") options.zero_division = ZeroDivision::one;
  if (zero_division == "undefined") options.zero_division = ZeroDivision::undefined;
  const auto number = [&](const char* name, double& target) {
    if (!given[name].isUndefined()) target = given[name].as<double>();
  };
  number("base", options.base);
  number("beta", options.beta);
  number("tverskyAlpha", options.tversky_alpha);
  number("tverskyBeta", options.tversky_beta);
  number("ibaAlpha", options.iba_alpha);
  number("netBenefitThreshold", options.net_benefit_threshold);
  number("level", options.level);
  number("vBeta", options.v_beta);
  const auto list = [&](const char* name, std::vector<double>& target) {
    if (given[name].isUndefined()) return;
    target = numbers_of<double>(given[name]);
  };
  list("kappaWeights", options.kappa_weights);
  list("costMatrix", options.cost_matrix);
  list("priors", options.priors);
  return options;
}

Options score_options_of(const val& given) {
  Options options = options_of(given);
  const auto set = [&](const char* name, auto& target) {
    if (!given[name].isUndefined()) target = given[name].as<double>();
  };
  const auto set_whole = [&](const char* name, auto& target) {
    if (!given[name].isUndefined()) target = given[name].as<std::size_t>();
  };
  if (given["decisionValues"].isTrue()) options.decision_values = true;
  set("threshold", options.threshold);
  set("maxFpr", options.max_fpr);
  set("atSpecificity", options.at_specificity);
  set("atSensitivity", options.at_sensitivity);
  set("atPrecision", options.at_precision);
  set("atRecall", options.at_recall);
  set("severityRatio", options.severity_ratio);
  set("clip", options.clip);
  if (!given["classWeights"].isUndefined()) {
    options.class_weights = numbers_of<double>(given["classWeights"]);
  }
  set_whole("model", options.model);
  set_whole("k", options.k);
  set_whole("mapK", options.map_k);
  set_whole("bins", options.bins);
  return options;
}

}  // namespace deconfuse
