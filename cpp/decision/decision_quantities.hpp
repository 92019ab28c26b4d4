#pragma once

#include <cmath>

#include "decision/decision_evaluation.hpp"
#include "metrics/quantity.hpp"

/// The named numbers of formulas about decisions: states h, actions a, classes y, observations x.
namespace deconfuse::decision_quantities {

using Decision = DecisionEvaluation;

// Quantities of each state of an observation. Under a sum over states, the row is x·(number of
// states) + h.
inline constexpr Quantity loss =
    given<Decision>("loss", "\\ell(h,a)", [](const Decision& data, Place place) {
      return data.problem().loss[data.state(place) * data.columns() + place.column];
    });
inline constexpr Quantity posterior_of_state = with_exact(
    quantity<Decision>(
        "posterior_of_state", "p(h|x)",
        [](const Decision& data, Place place) { return data.problem().posteriors[place.row]; }),
    [](const Environment& environment, Place place, double) -> Exact {
      const auto& data = static_cast<const Decision&>(environment);
      if (!data.is_exact()) return Exact::unknown();
      return data.exact_posterior(data.observation(place), data.state(place));
    });
inline constexpr Quantity prior_of_state = given<Decision>(
    "prior_of_state", "p(h)",
    [](const Decision& data, Place place) { return data.problem().prior[data.state(place)]; });
inline constexpr Quantity likelihood_of_state =
    given<Decision>("likelihood", "p(x|h)", [](const Decision& data, Place place) {
      return data.likelihood(data.observation(place), data.state(place));
    });
inline constexpr Quantity value = given<Decision>(
    "value_h", "h",
    [](const Decision& data, Place place) { return data.problem().values[place.row]; });

// Quantities of one class, or state, of an observation.
inline constexpr Quantity posterior_of_class = with_exact(
    quantity<Decision>("posterior_of_class", "p(y|x)",
                       [](const Decision& data, Place place) {
                         return data.problem().posteriors[place.row * data.states() + place.column];
                       }),
    [](const Environment& environment, Place place, double) -> Exact {
      return static_cast<const Decision&>(environment).exact_posterior(place.row, place.column);
    });
inline constexpr Quantity prior_of_class = given<Decision>(
    "prior_of_state", "p(h)",
    [](const Decision& data, Place place) { return data.problem().prior[place.column]; });
inline constexpr Quantity likelihood_of_class = given<Decision>(
    "likelihood", "p(x|h)",
    [](const Decision& data, Place place) { return data.likelihood(place.row, place.column); });

// Quantities of an observation.
inline constexpr Quantity observation_probability =
    with_exact(quantity<Decision>("observation_probability", "p(x)",
                                  [](const Decision& data, Place place) {
                                    const std::vector<double>& evidence = data.problem().evidence;
                                    return evidence.empty() ? 1 / static_cast<double>(data.rows())
                                                            : evidence[place.row];
                                  }),
               [](const Environment& environment, Place place, double value) -> Exact {
                 const auto& data = static_cast<const Decision&>(environment);
                 if (data.problem().evidence.empty()) {
                   return Fraction(1) / Fraction(static_cast<Integer>(data.rows()));
                 }
                 if (data.problem().likelihoods.empty()) return Fraction::of_decimal(value);
                 return data.is_exact() ? data.exact_evidence(place.row) : Exact::unknown();
               });
/// The first of the best actions or classes, as a column.
inline constexpr Quantity best_action =
    quantity<Decision>("best_action", "", [](const Decision& data, Place place) {
      return Decision::first_of(data.best_actions(place.row));
    });
inline constexpr Quantity most_probable =
    quantity<Decision>("most_probable", "", [](const Decision& data, Place place) {
      return Decision::first_of(data.most_probable(place.row));
    });
/// p*(x) − λ*. Its sign is right however close both are.
inline constexpr Quantity rejection_margin = with_exact(
    quantity<Decision>("rejection_margin", "p^*(x)-\\lambda^*",
                       [](const Decision& data, Place place) { return data.margin(place.row); }),
    irrational);  // only its sign matters
inline constexpr Quantity is_rejected = quantity<Decision>(
    "is_rejected", "[p^*(x)\\le\\lambda^*]", [](const Decision& data, Place place) {
      const double margin = data.margin(place.row);
      return std::isnan(margin) ? undefined : margin <= 0;
    });
inline constexpr Quantity is_accepted =
    quantity<Decision>("is_accepted", "[p^*(x)>\\lambda^*]", [](const Decision& data, Place place) {
      const double margin = data.margin(place.row);
      return std::isnan(margin) ? undefined : margin > 0;
    });
inline constexpr Quantity accepted_and_wrong =
    quantity<Decision>("accepted_and_wrong", "w(x)", [](const Decision& data, Place place) {
      const double margin = data.margin(place.row);
      return std::isnan(margin) ? undefined : margin > 0 && data.is_wrong(place.row);
    });

// Quantities of a class whose precision and recall are given.
inline constexpr Quantity precision_of_class = given<Decision>(
    "given_precision", "P",
    [](const Decision& data, Place place) { return data.problem().precision[place.row]; });
inline constexpr Quantity recall_of_class = given<Decision>(
    "given_recall", "R",
    [](const Decision& data, Place place) { return data.problem().recall[place.row]; });
inline constexpr Quantity rated_classes = everywhere(quantity<Decision>(
    "class_count", "K", [](const Decision& data, Place) { return data.rows(); }));

// The choice: the number of an action or a class, from 1; 0 for rejection.
inline constexpr Quantity chosen_action = quantity<Decision>(
    "chosen_action", "a", [](const Decision&, Place place) { return place.column + 1; });
inline constexpr Quantity chosen_class = quantity<Decision>(
    "chosen_class", "y", [](const Decision&, Place place) { return place.column + 1; });
inline constexpr Quantity rejection =
    quantity<Decision>("rejection", "r", [](const Decision&, Place) { return 0; });

/// A number that the problem gives for all observations.
template <class Value>
constexpr Quantity of_problem(Text id, Text symbol, Value) {
  return given<Decision>(id, symbol,
                         [](const Decision& data, Place) { return Value()(data.problem()); });
}

using Problem = DecisionProblem;
inline constexpr Quantity observation_count = of_problem(
    "observation_count", "n", [](const Problem& problem) { return problem.observation_count(); });
inline constexpr Quantity reject_loss =
    of_problem("reject_loss", "\\lambda_r",
               [](const Problem& problem) { return problem.reject_losses->reject; });
inline constexpr Quantity error_loss =
    of_problem("error_loss", "\\lambda_e",
               [](const Problem& problem) { return problem.reject_losses->error; });
inline constexpr Quantity l_00 =
    of_problem("loss_00", "\\ell_{00}", [](const Problem& problem) { return problem.costs->l00; });
inline constexpr Quantity l_01 =
    of_problem("loss_01", "\\ell_{01}", [](const Problem& problem) { return problem.costs->l01; });
inline constexpr Quantity l_10 =
    of_problem("loss_10", "\\ell_{10}", [](const Problem& problem) { return problem.costs->l10; });
inline constexpr Quantity l_11 =
    of_problem("loss_11", "\\ell_{11}", [](const Problem& problem) { return problem.costs->l11; });
inline constexpr Quantity cost_ratio =
    of_problem("cost_ratio", "c", [](const Problem& problem) { return *problem.cost_ratio; });
inline constexpr Quantity test_prior = of_problem(
    "prior_positive", "\\pi", [](const Problem& problem) { return problem.test->prior; });
inline constexpr Quantity test_sensitivity = of_problem(
    "test_sensitivity", "TPR", [](const Problem& problem) { return problem.test->sensitivity; });
inline constexpr Quantity test_specificity = of_problem(
    "test_specificity", "TNR", [](const Problem& problem) { return problem.test->specificity; });
inline constexpr Quantity estimate = given_by(
    [](const Environment& environment) {
      return static_cast<const Decision&>(environment).problem().estimate.has_value();
    },
    of_problem("estimate", "a",
               [](const Problem& problem) { return problem.estimate.value_or(undefined); }));

}  // namespace deconfuse::decision_quantities
