#pragma once

#include "formula/quantity.hpp"

/// The named numbers in which formulas of scores, probabilities and label sets are written, but for
/// those that only one file has.
namespace deconfuse::score_quantities {

// Of the ranking that is read, point k (from 1).
extern const Quantity TP_k;
extern const Quantity previous_TP;
extern const Quantity FP_k;
extern const Quantity previous_FP;
extern const Quantity interpolated_P;
extern const Quantity positives;
extern const Quantity negatives;

// The points of a curve that includes the start, where nobody is predicted positive.
extern const Quantity TP_t;
extern const Quantity FP_t;
extern const Quantity t;
extern const Quantity interpolated_P_t;

// At the threshold that is asked for.
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
extern const Quantity L;    ///< how many labels there are
extern const Quantity n_i;  ///< of class i
extern const Quantity n_j;  ///< with label j

}  // namespace deconfuse::score_quantities
