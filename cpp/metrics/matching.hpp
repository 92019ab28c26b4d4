#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

/// The largest sum of cells such that no two share a row or a column: the number of cases that
/// agree if each group has at most one partner, in the best way (Kuhn 1955). It is found by
/// shortest augmenting paths (Jonker and Volgenant 1987): at most cubic in the number of groups, in
/// practice far faster.
ExactSum best_matching(const ConfusionMatrix& matrix);

/// The column that such a matching assigns to each row; none for rows that are left over.
std::vector<std::optional<std::size_t>> best_partners(const ConfusionMatrix& matrix);

}  // namespace deconfuse
