#pragma once

#include <cstddef>
#include <vector>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// The points of an ROC curve that do not lie on the straight line between their neighbours
/// (Fawcett 2006). There must be cases of both classes.
std::vector<std::size_t> roc_corners(const Ranking& ranking);

/// Adds to the ROC curve, with all its points, limits `low` and `high` of the true positive rate at
/// each false positive rate. With probability at least `level`, 0…1, the whole true curve lies
/// between them. Between two points, the low limit of the earlier and the high limit of the later
/// point hold.
///
/// Each rate has a band of Dvoretzky, Kiefer and Wolfowitz 1956 at √level, with the constant of
/// Massart 1990. The two classes are independent samples, so both bands hold together with
/// probability `level`, as in the joint rectangles of Campbell 1994. Weights must be whole and
/// count as cases.
Curve roc_band(Curve roc, const Ranking& ranking, double level);

}  // namespace deconfuse
