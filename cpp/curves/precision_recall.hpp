#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// (recall, precision) from the conventional start (0, 1) through every distinct score (Raghavan et
/// al. 1989); no value without positives. It ends at recall 1, where the precision is the
/// prevalence.
///
/// `drop_collinear` leaves out points with as many true positives as both their neighbours, never
/// the start, the point after it and the last. `interpolated` makes each precision the largest at
/// equal or higher recall, and the start that of the first point after it (Manning et al. 2008).
std::optional<Curve> precision_recall_curve(const Ranking& ranking, bool drop_collinear = false,
                                            bool interpolated = false);

}  // namespace deconfuse
