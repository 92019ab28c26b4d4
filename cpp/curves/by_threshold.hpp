#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

// Values against the threshold: x is the threshold, infinite at the first point, where nobody is
// predicted positive.

/// The true positive rate as y and the false positive rate as `low`: the statistic of Smirnov 1948
/// is their largest distance. No value unless there are cases of both classes.
std::optional<Curve> kolmogorov_smirnov_curve(const Ranking& ranking);

/// Accuracy. No value without cases.
std::optional<Curve> accuracy_curve(const Ranking& ranking);

/// F with the given beta >= 0 (van Rijsbergen 1979). With beta 0 the first point, where nobody is
/// predicted positive, is NaN. No value without positives.
std::optional<Curve> f_curve(const Ranking& ranking, double beta);

/// The Matthews correlation coefficient, −1…1 (Matthews 1975). Where all cases are predicted to be
/// of one class it is NaN. No value unless there are cases of both classes.
std::optional<Curve> mcc_curve(const Ranking& ranking);

}  // namespace deconfuse
