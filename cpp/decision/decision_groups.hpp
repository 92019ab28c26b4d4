#pragma once

#include "metrics/metric.hpp"

namespace deconfuse {

/// The catalogue of decisions by groups, in the order in which it is listed.
Metrics bayes_decisions();
Metrics bayes_theorem();
Metrics cost_thresholds();
Metrics reject_option();
Metrics squared_loss();
Metrics f_of_rates();

}  // namespace deconfuse
