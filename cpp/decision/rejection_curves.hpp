#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/decision.hpp"

namespace deconfuse {

// Curves of the effect of rejecting more or fewer observations. Each distinct largest posterior is
// a threshold: observations above it are accepted. The points go from all rejected to all accepted.
// Errors are counted if the true classes are known; otherwise they are the expected errors by the
// posteriors. No value if there are no posteriors, if an observation has none, or if they are those
// of values.

/// Share accepted and wrong, against the share rejected (Chow 1970).
std::optional<Curve> error_reject_curve(const DecisionProblem& problem);

/// Accuracy among the accepted, against the share accepted, from the first accepted on (El-Yaniv
/// and Wiener 2010).
std::optional<Curve> accuracy_coverage_curve(const DecisionProblem& problem);

}  // namespace deconfuse
