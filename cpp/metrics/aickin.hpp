#pragma once

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// Chance agreement among the cases that are hard to label, in Aickin's model (1990): a share α of
/// the cases is obvious to both raters, and they label the others independently. The model is
/// fitted to the margins and the observed agreement by iterative proportional fitting, which
/// converges where Aickin's own iteration may diverge. NaN for an empty matrix, and if no such
/// model fits.
double aickin_chance_agreement(const ConfusionMatrix& matrix);

}  // namespace deconfuse
