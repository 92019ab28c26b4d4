#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

// All of them have no value unless there are cases of both classes.

/// The receiver operating characteristic: (false positive rate, true positive rate) from (0, 0) to
/// (1, 1), one point per distinct score (Egan 1975; Fawcett 2006). `drop_collinear` leaves only the
/// corners, so that no point is on the straight line between its neighbours.
std::optional<Curve> roc_curve(const Ranking& ranking, bool drop_collinear = false);

/// Its upper convex hull, the corners only (Provost and Fawcett 2001).
std::optional<Curve> roc_hull(const Ranking& ranking);

/// Limits `low` and `high` of the true positive rate at the false positive rates of the ROC curve.
/// With probability `level`, 0…1, at least, the whole true curve is between them. Between two
/// points hold the low limit of the earlier and the high limit of the later one.
///
/// Each rate has a band of Dvoretzky, Kiefer and Wolfowitz 1956 at √level, with the constant of
/// Massart 1990; the two classes are independent samples, so that both hold together with
/// probability `level`, as in the joint rectangles of Campbell 1994. Weights are counts of cases:
/// there is no band for weights that are not whole.
std::optional<Curve> roc_band(const Ranking& ranking, double level);

/// Detection error trade-off: (false positive rate, false negative rate), one point per distinct
/// score (Martin et al. 1997).
std::optional<Curve> det_curve(const Ranking& ranking);

}  // namespace deconfuse
