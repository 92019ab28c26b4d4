#pragma once

#include "formula/quantity.hpp"

/// The named numbers in formulas of scores, probabilities and label sets, except those that only
/// one file uses.
namespace deconfuse::score_quantities {

// Point k, from 1, of the ranking that is read.
extern const Quantity TP_k;
extern const Quantity previous_TP;
extern const Quantity FP_k;
extern const Quantity previous_FP;
extern const Quantity interpolated_P;
extern const Quantity positives;
extern const Quantity negatives;

// The points of a curve that includes the start, where no case is predicted positive.
extern const Quantity TP_t;
extern const Quantity FP_t;
extern const Quantity t;
extern const Quantity interpolated_P_t;

// At the threshold of the options.
extern const Quantity TP_at_threshold;
extern const Quantity FP_at_threshold;

// The vertices of the convex hull.
extern const Quantity hull_TP;
extern const Quantity previous_hull_TP;
extern const Quantity hull_FP;
extern const Quantity previous_hull_FP;

// One case m.
extern const Quantity s_m;
extern const Quantity y_m;
extern const Quantity w_m;

extern const Quantity total_weight;
extern const Quantity classes;
extern const Quantity L;    ///< number of labels
extern const Quantity n_i;  ///< number of cases of class i
extern const Quantity n_j;  ///< number of cases with label j

}  // namespace deconfuse::score_quantities
