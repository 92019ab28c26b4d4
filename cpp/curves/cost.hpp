#pragma once

#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

/// The cost curve of Drummond and Holte 2006: against the probability cost, 0…1, the least
/// normalised expected cost, 0…0.5, that any threshold reaches, among them those that predict
/// nobody and everybody positive. Corners of that lower envelope; `threshold` is the one that is
/// best from there to the next corner. No value unless there are cases of both classes.
std::optional<Curve> cost_curve(const Ranking& ranking);

}  // namespace deconfuse
