#pragma once

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// The chance agreement among the cases that were not plain to both raters, which are a share 1 − α
/// of all, with the distributions of labels among these cases as its fixed point (Aickin 1990). NaN
/// for an empty matrix and where the iteration does not settle.
double aickin_chance_agreement(const ConfusionMatrix& matrix);

}  // namespace deconfuse
