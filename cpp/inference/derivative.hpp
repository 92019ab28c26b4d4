#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "metrics/matrix_evaluation.hpp"

namespace deconfuse {

/// Reason why the derivative gives no standard error.
enum class Obstacle {
  no_sample,       ///< no multinomial sample: counts are fractional, shares or partly unknown
  no_value,        ///< the metric, or its derivative, is undefined or infinite
  tie,             ///< the metric takes the larger or smaller of two terms that are equal
  no_closed_form,  ///< no derivative of a part of it, such as an expectation, is declared
  too_large,       ///< the computation takes more than a few seconds
};

/// ∂f/∂n for each cell n, by rows. It has no meaning for a cell without cases: samples drawn from
/// these counts have no cases there either.
using Gradient = std::vector<double>;

/// The gradient of a metric at a place, from its declared formula: the chain rule is applied from
/// the value down to the counts (reverse accumulation; Linnainmaa 1976), with one walk of each
/// formula. The value that the zero-division policy gives to 0/0 is a constant.
std::variant<Gradient, Obstacle> gradient_of(const MatrixEvaluation& evaluation, std::size_t metric,
                                             Place place);

}  // namespace deconfuse
