#pragma once

#include <variant>

#include "inference/derivative.hpp"

namespace deconfuse {

/// The standard error and the interval of a metric, estimated from a sample.
struct Estimate {
  Gradient gradient;
  double standard_error = 0;
  double z = 0;    ///< quantile of the level: the interval is value ± z · standard error
  double low = 0;  ///< ends of the interval, clipped to the metric's bounds if these are −1, 0 or 1
  double high = 0;
};

/// True if every cell is known and is a whole number of cases. Weights with whole sums are counts
/// of cases, as for the intervals of the catalogue.
bool is_sample(const Dataset& dataset);

/// The standard error of a metric at a place, and its interval at a level within (0, 1), if the
/// counts are a multinomial sample: Var f = Σ n g² − (Σ n g)²/N with g = ∂f/∂n (Agresti 2013,
/// section 16.1).
std::variant<Estimate, Obstacle> delta_method(const MatrixEvaluation& evaluation,
                                              std::size_t metric, Place place, double level);

}  // namespace deconfuse
