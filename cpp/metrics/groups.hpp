#pragma once

#include <deque>
#include <string>

#include "metrics/metric.hpp"

namespace deconfuse {

/// The groups of the catalogue, in the order in which it lists them.
Metrics counts();
Metrics rates();
Metrics f_family();
Metrics skill();
Metrics diagnostic();
Metrics class_chance();
Metrics class_distance();
Metrics class_information();
Metrics class_confusion_entropy();

/// The averages of the class metrics that ask for them, and the metrics that are built on averages.
/// `names` keeps their names and must outlive them.
Metrics averages(const Metrics& class_metrics, std::deque<std::string>& names);

Metrics matrices();
Metrics totals();
Metrics accuracies();
Metrics chance();
Metrics agreement();
Metrics correlation();
Metrics confusion_entropy();
Metrics association();
Metrics symmetry();
Metrics ordinal();
Metrics class_interpretation();
Metrics interpretation();

/// Metrics that need the option cost_matrix.
Metrics costs();

Metrics entropies();

Metrics pair_agreement();
Metrics shared_information();
Metrics set_agreement();

/// The quantile of the normal distribution on which intervals are based.
Metrics normal_score();

Metrics intervals_of_classes();
Metrics intervals_of_proportions();
Metrics intervals_of_agreement();
Metrics rivals();
Metrics reports();

}  // namespace deconfuse
