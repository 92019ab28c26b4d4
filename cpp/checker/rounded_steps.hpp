#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "checker/slip.hpp"
#include "formula/evaluate.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Of a product of several factors every partial product is an intermediate result. Factors that
/// the data decide are multiplied first, constants and whole numbers after them: 2·P·R is twice the
/// shortened P·R.
struct RoundedSteps {
  Steps steps = Steps::metrics;
  int digits = 0;  ///< behind the decimal point, at least 1
  Shortening shortening = Shortening::rounded;
  bool alternative = false;  ///< by the other formula of every metric that has one
};

/// A formula with more terms, all its sums and those of the metrics under them together, is not
/// worked out by hand.
inline constexpr std::size_t most_terms_by_hand = 64;

/// The value of a metric at a place when intermediate results are shortened; the result itself is
/// not. The metrics that its formula names are worked out in the same way first; those that cannot
/// be are taken as they are, and shortened. NaN where the value, or a step to it, is undefined, and
/// where the formula has something that nobody works out by hand: quantiles, kernels, maxima over
/// an index, more than `most_terms_by_hand` terms. NaN as well for metrics that are no single
/// number.
double evaluate_in_steps(const Catalogue& catalogue, const Evaluation& evaluation,
                         std::size_t metric, Place place, const RoundedSteps& steps);

/// What has another value because it is shortened: ids of metrics in the order in which they are
/// worked out, then "product", "quotient", "sum", "root", "power" and "logarithm" as far as `steps`
/// includes them. Empty where every step has no more digits, or the value is NaN.
std::vector<std::string_view> shortened_quantities(const Catalogue& catalogue,
                                                   const Evaluation& evaluation, std::size_t metric,
                                                   Place place, const RoundedSteps& steps);

/// The derivation by the formula that was used. The value of every node is the one that was worked
/// on with, of a metric in it the shortened one; `exact` is left only where it still is that value.
Working work_in_steps(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                      Place place, const RoundedSteps& steps);

}  // namespace deconfuse
