#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

/// The largest sum of cells of which no two share a row or a column: the cases that agree when each
/// group is given at most one partner in the best way (Kuhn 1955). Shortest augmenting paths
/// (Jonker and Volgenant 1987): at most cubic in the number of groups, in practice far less.
ExactSum best_matching(const ConfusionMatrix& matrix);

/// The column that such a matching gives each row; none for rows that are left over.
std::vector<std::optional<std::size_t>> best_partners(const ConfusionMatrix& matrix);

}  // namespace deconfuse
