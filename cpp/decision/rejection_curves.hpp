#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/decision.hpp"

namespace deconfuse {

// What rejecting more or fewer observations brings. Each distinct largest posterior is a threshold:
// observations above it are accepted. The points go from all rejected to all accepted. Errors are
// counted where the true classes are known, else expected as the posteriors say. Nothing where
// there are no posteriors, an observation has none, or they are those of values.

/// The share that is accepted and wrong against the share rejected (Chow 1970).
std::optional<Curve> error_reject_curve(const DecisionProblem& problem);

/// Accuracy among the accepted against the share accepted, from the first accepted on
/// (El-Yaniv and Wiener 2010).
std::optional<Curve> accuracy_coverage_curve(const DecisionProblem& problem);

}  // namespace deconfuse
