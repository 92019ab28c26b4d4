#include "bindings/options.hpp"

#include <vector>

#include "bindings/crossing.hpp"

namespace deconfuse {

using emscripten::val;

namespace {

/// Sets an option if it is given.
template <class Number, class Target>
void take(const val& given, const char* name, Target& target) {
  if (!given[name].isUndefined()) target = given[name].as<Number>();
}

void take_list(const val& given, const char* name, std::vector<double>& target) {
  if (!given[name].isUndefined()) target = numbers_of<double>(given[name]);
}

}  // namespace

Options options_of(const val& given) {
  Options options;
  const auto zero_division = optional_text(given["zeroDivision"]);
  if (zero_division == "one") options.zero_division = ZeroDivision::one;
  if (zero_division == "undefined") options.zero_division = ZeroDivision::undefined;
  take<double>(given, "base", options.base);
  take<double>(given, "beta", options.beta);
  take<double>(given, "tverskyAlpha", options.tversky_alpha);
  take<double>(given, "tverskyBeta", options.tversky_beta);
  take<double>(given, "ibaAlpha", options.iba_alpha);
  take<double>(given, "netBenefitThreshold", options.net_benefit_threshold);
  take<double>(given, "level", options.level);
  take<double>(given, "vBeta", options.v_beta);
  take_list(given, "kappaWeights", options.kappa_weights);
  take_list(given, "costMatrix", options.cost_matrix);
  take_list(given, "priors", options.priors);
  return options;
}

Options score_options_of(const val& given) {
  Options options = options_of(given);
  if (given["decisionValues"].isTrue()) options.decision_values = true;
  take<double>(given, "threshold", options.threshold);
  take<double>(given, "maxFpr", options.max_fpr);
  take<double>(given, "atSpecificity", options.at_specificity);
  take<double>(given, "atSensitivity", options.at_sensitivity);
  take<double>(given, "atPrecision", options.at_precision);
  take<double>(given, "atRecall", options.at_recall);
  take<double>(given, "severityRatio", options.severity_ratio);
  take<double>(given, "clip", options.clip);
  take_list(given, "classWeights", options.class_weights);
  take<std::size_t>(given, "model", options.model);
  take<std::size_t>(given, "k", options.k);
  take<std::size_t>(given, "mapK", options.map_k);
  take<std::size_t>(given, "bins", options.bins);
  return options;
}

}  // namespace deconfuse
