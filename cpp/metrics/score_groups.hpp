#pragma once

#include <deque>
#include <string>

#include "metrics/metric.hpp"

namespace deconfuse {

/// The groups of the catalogue of scores, probabilities and label sets, in the order in which it
/// lists them.
Metrics roc_areas();
Metrics auc_intervals();
Metrics operating_points();

/// Metrics that need the options cost_matrix or priors.
Metrics cost_sensitive();

Metrics h_measures();
Metrics precision_recall_areas();
Metrics precision_recall_gain();
Metrics top_of_ranking();
Metrics scoring_rules();
Metrics class_probabilities();
Metrics calibration();
Metrics class_rankings();

/// `names` keeps the names of averages and must outlive them.
Metrics label_sets(std::deque<std::string>& names);
Metrics label_rankings(std::deque<std::string>& names);

Metrics model_comparison();
Metrics drawn_curves();

}  // namespace deconfuse
