#pragma once

#include "data/confusion_matrix.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

/// The largest sum of cells of which no two share a row or a column: the cases that agree when each
/// group is given at most one partner in the best way (Kuhn 1955). Shortest augmenting paths
/// (Jonker and Volgenant 1987): at most cubic in the number of groups, in practice far less.
ExactSum best_matching(const ConfusionMatrix& matrix);

}  // namespace deconfuse
