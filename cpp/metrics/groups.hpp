#pragma once

#include "metrics/metric.hpp"

namespace deconfuse {

/// The catalogue by groups, in the order in which it is listed; each in the file of its name.
Metrics counts();
Metrics rates();
Metrics f_family();
Metrics skill();
Metrics diagnostic();
Metrics class_information();

/// The averages of those class metrics that ask for them, and what is built upon averages.
Metrics averages(const Metrics& class_metrics);

Metrics matrices();
Metrics totals();
Metrics accuracies();
Metrics agreement();
Metrics correlation();
Metrics association();

}  // namespace deconfuse
