#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// The cost curve of Drummond and Holte 2006. x is the probability cost, 0…1; y is the lowest
/// normalised expected cost, 0…0.5, over all thresholds, including those that predict no case or
/// every case positive. The points are the corners of that lower envelope; `threshold` is the best
/// one from there to the next corner. No value without cases of both classes.
std::optional<Curve> cost_curve(const Ranking& ranking);

}  // namespace deconfuse
