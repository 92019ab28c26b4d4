#pragma once

#include <cstddef>
#include <vector>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// The points of the ROC curve of cases of both classes that are not on the straight line between
/// their neighbours (Fawcett 2006).
std::vector<std::size_t> roc_corners(const Ranking& ranking);

/// Limits `low` and `high` of the true positive rate at the false positive rates of the ROC curve,
/// all points of it. With probability `level`, 0…1, at least, the whole true curve is between them.
/// Between two points hold the low limit of the earlier and the high limit of the later one.
///
/// Each rate has a band of Dvoretzky, Kiefer and Wolfowitz 1956 at √level, with the constant of
/// Massart 1990; the two classes are independent samples, so that both hold together with
/// probability `level`, as in the joint rectangles of Campbell 1994. Weights are counts of cases,
/// and whole.
Curve roc_band(Curve roc, const Ranking& ranking, double level);

}  // namespace deconfuse
