#pragma once

#include <optional>
#include <vector>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// What the decisions about two classes cost, the negative class first.
struct DecisionCosts {
  std::vector<double> losses;  ///< ℓ00, ℓ01, ℓ10, ℓ11: truth, then decision; finite, gains negative
  std::vector<double> priors;  ///< the shares of the classes; empty: as in the cases
};

/// The share of the negative class, or of the positive one, among the cases.
double share_of_class(const Ranking& ranking, bool positive);

/// The mean cost of a decision, in the unit of the losses, against the threshold (Hand 1997). x is
/// the threshold, infinite at the first point, where nobody is predicted positive. No value unless
/// there are cases of both classes.
std::optional<Curve> expected_cost_curve(const Ranking& ranking, const DecisionCosts& costs);

}  // namespace deconfuse
