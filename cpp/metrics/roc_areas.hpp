#pragma once

#include "formula/expression.hpp"

namespace deconfuse {

/// The area under the ROC curve of the ranking that is read, by the trapezoidal rule; undefined if
/// a class is absent.
Expression area_under_roc();

/// The same, as the share of pairs of a positive and a negative case that the scores order
/// correctly.
Expression pairs_in_order();

/// Σ (R_k − R_{k−1})·P_k over the points of the ranking that is read; undefined without positives.
Expression step_sum_of_precision();

}  // namespace deconfuse
