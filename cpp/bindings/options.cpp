#include "bindings/options.hpp"

#include <string>
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
    target = emscripten::convertJSArrayToNumberVector<double>(given[name]);
  };
  list("kappaWeights", options.kappa_weights);
  list("costMatrix", options.cost_matrix);
  list("priors", options.priors);

  if (!given["decisionValues"].isUndefined()) {
    options.decision_values = given["decisionValues"].as<bool>();
  }
  number("threshold", options.threshold);
  number("maxFpr", options.max_fpr);
  number("atSpecificity", options.at_specificity);
  number("atSensitivity", options.at_sensitivity);
  number("atPrecision", options.at_precision);
  number("atRecall", options.at_recall);
  const auto whole = [&](const char* name, auto& target) {
    if (!given[name].isUndefined()) target = given[name].as<std::size_t>();
  };
  whole("model", options.model);
  whole("k", options.k);
  whole("mapK", options.map_k);
  whole("bins", options.bins);
  const auto optional_number = [&](const char* name, std::optional<double>& target) {
    if (!given[name].isUndefined()) target = given[name].as<double>();
  };
  optional_number("severityRatio", options.severity_ratio);
  optional_number("clip", options.clip);
  return options;
}

}  // namespace deconfuse
