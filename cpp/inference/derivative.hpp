#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "metrics/matrix_evaluation.hpp"

namespace deconfuse {

/// Why there is no standard error by way of the derivative.
enum class Obstacle {
  no_sample,       ///< the counts are fractional, shares or known in part: no multinomial sample
  no_value,        ///< the metric, or its derivative, is undefined or infinite
  tie,             ///< two terms are equal of which it takes the larger or smaller
  no_closed_form,  ///< a part of it comes from a program, as an expectation does
  too_large,       ///< it would take more than a few seconds
};

/// ∂f/∂n for each cell n, by rows. Of a cell without cases it means nothing: samples of the counts
/// at hand have none there either.
using Gradient = std::vector<double>;

/// The gradient of a metric at a place, from its declared formula: the chain rule from the value
/// down to the counts (reverse accumulation; Linnainmaa 1976), in one walk of each formula. What
/// the zero-division policy puts in place of 0/0 is a constant.
std::variant<Gradient, Obstacle> gradient_of(const MatrixEvaluation& evaluation, std::size_t metric,
                                             Place place);

}  // namespace deconfuse
