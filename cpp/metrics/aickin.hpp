#pragma once

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// The chance agreement among the cases that are hard to label, in Aickin's model (1990): a share α
/// of the cases is plain to both raters, in the others they label independently. Found as the model
/// that fits the margins and the observed agreement, by iterative proportional fitting, which
/// settles where Aickin's own iteration may run away. NaN for an empty matrix and where no such
/// model fits.
double aickin_chance_agreement(const ConfusionMatrix& matrix);

}  // namespace deconfuse
