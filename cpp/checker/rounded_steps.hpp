#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "checker/slip.hpp"
#include "formula/evaluate.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// How intermediate results are shortened. In a product of several factors every partial product is
/// an intermediate result. Factors that depend on the data are multiplied first, constants and
/// whole numbers last: 2·P·R is twice the shortened P·R.
struct RoundedSteps {
  Steps steps = Steps::metrics;
  int digits = 0;  ///< after the decimal point, at least 1
  Shortening shortening = Shortening::rounded;
  bool alternative = false;  ///< by the other formula of every metric that has one
};

/// Largest number of terms that anybody works out by hand, in all sums of a formula and of the
/// metrics in it together.
inline constexpr std::size_t most_terms_by_hand = 64;

/// The value of a metric at a place if intermediate results are shortened but the result is not.
/// The metrics in its formula are first worked out in the same way; if that is impossible, their
/// known values are shortened. NaN if the value, or a step towards it, is undefined, or if the
/// formula contains something that nobody works out by hand: quantiles, kernels, maxima over an
/// index, more than `most_terms_by_hand` terms. NaN also for metrics that are no single number.
double evaluate_in_steps(const Catalogue& catalogue, const Evaluation& evaluation,
                         std::size_t metric, Place place, const RoundedSteps& steps);

/// Quantities whose value changes because it is shortened: ids of metrics in the order in which
/// they are worked out, then "product", "quotient", "sum", "root", "power" and "logarithm" as far
/// as `steps` includes them. Empty if no step has more digits, or if the value is NaN.
std::vector<std::string_view> shortened_quantities(const Catalogue& catalogue,
                                                   const Evaluation& evaluation, std::size_t metric,
                                                   Place place, const RoundedSteps& steps);

/// The derivation by the formula that was used. Every node has the value that was used in further
/// steps, and metrics have their shortened values; `exact` is kept only if it still is that value.
Working work_in_steps(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                      Place place, const RoundedSteps& steps);

}  // namespace deconfuse
