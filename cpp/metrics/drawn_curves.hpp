#pragma once

#include <cstddef>
#include <optional>

#include "curves/curve.hpp"
#include "metrics/metric.hpp"
#include "metrics/score_evaluation.hpp"

namespace deconfuse {

/// The points of a curve of the catalogue, for one ranking as ScoreData numbers them: x, y and, as
/// `low`, a third coordinate if there is one; NaN if undefined. No value if the cases lack what the
/// curve requires.
std::optional<Curve> drawn(const Metric& curve, const ScoreEvaluation& evaluation, std::size_t row);

}  // namespace deconfuse
