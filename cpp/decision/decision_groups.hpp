#pragma once

#include "metrics/metric.hpp"

namespace deconfuse {

/// The groups of the catalogue of decisions, in the order in which it lists them.
Metrics bayes_decisions();
Metrics bayes_theorem();
Metrics cost_thresholds();
Metrics reject_option();
Metrics squared_loss();
Metrics f_of_rates();

}  // namespace deconfuse
