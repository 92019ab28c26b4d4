#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// Cumulative gain: (share of the cases that is predicted positive, true positive rate) from (0, 0)
/// to (1, 1). No value without positives.
std::optional<Curve> gain_curve(const Ranking& ranking);

/// Lift: (share of the cases that is predicted positive, precision / prevalence), from the highest
/// score on; it ends at (1, 1). No value without positives.
std::optional<Curve> lift_curve(const Ranking& ranking);

}  // namespace deconfuse
