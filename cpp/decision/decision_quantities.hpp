#pragma once

#include <string_view>

#include "formula/expression.hpp"

/// The named numbers in which formulas of decisions are written: states h, actions a, classes y,
/// observations x.
namespace deconfuse::decision_quantities {

enum class Key {
  loss = 1,
  posterior_of_state,
  posterior_of_class,
  prior_of_state,
  likelihood_of_state,
  prior_of_class,
  likelihood_of_class,
  observation_probability,
  observation_count,
  best_action,
  chosen_action,
  most_probable,
  chosen_class,
  rejection,
  reject_loss,
  error_loss,
  rejection_margin,
  is_rejected,
  is_accepted,
  accepted_and_wrong,
  l_00,
  l_01,
  l_10,
  l_11,
  cost_ratio,
  test_prior,
  test_sensitivity,
  test_specificity,
  value,
  estimate,
};

constexpr Quantity of(Key key, std::string_view id, std::string_view symbol) {
  return {id, symbol, false, {}, false, false, false, static_cast<int>(key)};
}

// Of every state of an observation.
inline constexpr Quantity loss = of(Key::loss, "loss", "\\ell(h,a)");
inline constexpr Quantity posterior_of_state =
    of(Key::posterior_of_state, "posterior_of_state", "p(h|x)");
inline constexpr Quantity prior_of_state = of(Key::prior_of_state, "prior_of_state", "p(h)");
inline constexpr Quantity likelihood_of_state =
    of(Key::likelihood_of_state, "likelihood", "p(x|h)");
inline constexpr Quantity value = of(Key::value, "value_h", "h");

// Of one class, or state, of an observation.
inline constexpr Quantity posterior_of_class =
    of(Key::posterior_of_class, "posterior_of_class", "p(y|x)");
inline constexpr Quantity prior_of_class = of(Key::prior_of_class, "prior_of_state", "p(h)");
inline constexpr Quantity likelihood_of_class =
    of(Key::likelihood_of_class, "likelihood", "p(x|h)");

// Of an observation.
inline constexpr Quantity observation_probability =
    of(Key::observation_probability, "observation_probability", "p(x)");
inline constexpr Quantity best_action = of(Key::best_action, "best_action", "");
inline constexpr Quantity most_probable = of(Key::most_probable, "most_probable", "");
/// p*(x) − λ*, of which the sign is right however close both are.
inline constexpr Quantity rejection_margin =
    of(Key::rejection_margin, "rejection_margin", "p^*(x)-\\lambda^*");
inline constexpr Quantity is_rejected =
    of(Key::is_rejected, "is_rejected", "[p^*(x)\\le\\lambda^*]");
inline constexpr Quantity is_accepted = of(Key::is_accepted, "is_accepted", "[p^*(x)>\\lambda^*]");
inline constexpr Quantity accepted_and_wrong =
    of(Key::accepted_and_wrong, "accepted_and_wrong", "w(x)");

// What is chosen: an action or a class by its number, from 1; rejection is 0.
inline constexpr Quantity chosen_action = of(Key::chosen_action, "chosen_action", "a");
inline constexpr Quantity chosen_class = of(Key::chosen_class, "chosen_class", "y");
inline constexpr Quantity rejection = of(Key::rejection, "rejection", "r");

inline constexpr Quantity observation_count = of(Key::observation_count, "observation_count", "n");
inline constexpr Quantity reject_loss = of(Key::reject_loss, "reject_loss", "\\lambda_r");
inline constexpr Quantity error_loss = of(Key::error_loss, "error_loss", "\\lambda_e");
inline constexpr Quantity l_00 = of(Key::l_00, "loss_00", "\\ell_{00}");
inline constexpr Quantity l_01 = of(Key::l_01, "loss_01", "\\ell_{01}");
inline constexpr Quantity l_10 = of(Key::l_10, "loss_10", "\\ell_{10}");
inline constexpr Quantity l_11 = of(Key::l_11, "loss_11", "\\ell_{11}");
inline constexpr Quantity cost_ratio = of(Key::cost_ratio, "cost_ratio", "c");
inline constexpr Quantity test_prior = of(Key::test_prior, "prior_positive", "\\pi");
inline constexpr Quantity test_sensitivity = of(Key::test_sensitivity, "test_sensitivity", "TPR");
inline constexpr Quantity test_specificity = of(Key::test_specificity, "test_specificity", "TNR");
inline constexpr Quantity estimate = of(Key::estimate, "estimate", "a");

}  // namespace deconfuse::decision_quantities
