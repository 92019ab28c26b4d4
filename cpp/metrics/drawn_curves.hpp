#pragma once

#include <cstddef>
#include <optional>

#include "curves/curve.hpp"
#include "metrics/metric.hpp"
#include "metrics/score_evaluation.hpp"

namespace deconfuse {

/// The points of a curve of the catalogue, of one ranking as ScoreData numbers them: x and y, and
/// as `low` what a third coordinate is; NaN where undefined. No value where the cases lack what the
/// curve requires.
std::optional<Curve> drawn(const Metric& curve, const ScoreEvaluation& evaluation, std::size_t row);

}  // namespace deconfuse
