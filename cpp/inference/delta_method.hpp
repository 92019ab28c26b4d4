#pragma once

#include <variant>

#include "inference/derivative.hpp"

namespace deconfuse {

/// The standard error and the interval of a metric, estimated from a sample.
struct Estimate {
  Gradient gradient;
  double standard_error = 0;
  double z = 0;    ///< of the level: the interval is the value ± z standard errors
  double low = 0;  ///< its ends, within −1, 0 and 1 where the metric is
  double high = 0;
};

/// Whether every cell is known and a whole number of cases. Weights that sum to whole numbers are
/// counts of cases, as for the intervals of the catalogue.
bool is_sample(const Dataset& dataset);

/// The standard error of a metric at a place, and its interval at a level within (0, 1), for counts
/// that are a multinomial sample: Var f = Σ n g² − (Σ n g)²/N with g = ∂f/∂n (Agresti 2013, section
/// 16.1).
std::variant<Estimate, Obstacle> delta_method(const MatrixEvaluation& evaluation,
                                              std::size_t metric, Place place, double level);

}  // namespace deconfuse
