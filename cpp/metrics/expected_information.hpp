#pragma once

#include "data/confusion_matrix.hpp"

namespace deconfuse {

/// The mean of the mutual information over all tables with the margins of this one, in nats: the
/// information that two groupings of such sizes share by chance (Vinh, Epps and Bailey 2009).
/// Counts are whole; NaN for an empty matrix. Relative error below 1e-10 up to 10^7 cases.
double expected_information(const ConfusionMatrix& matrix);

}  // namespace deconfuse
