#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Whether a table of this shape is taken for a matrix of counts rather than for labels.
bool looks_like_matrix(const Grid& grid);

/// TP, FN, FP and TN in whichever order, each beside or below its name, as a matrix of two classes
/// of which the first is positive; none where there is anything else.
std::optional<Grid> four_outcomes(Source& source, const Grid& grid);

/// A matrix with or without a row and a column of labels, axis names and totals. Errors:
/// `ragged-rows`, `not-a-number`, `missing-value`, `negative-count`, `fractional-count`,
/// `percentages`, `looks-like-proportions`, `looks-like-one-hot`, `ambiguous-number`,
/// `infinite-number`, `number-too-large`, `count-too-large`, `not-square`, `duplicate-label`,
/// `label-count`, `labels-differ`, `matrix-without-numbers`, `totals-only`, `shortened-print`,
/// `too-many-classes`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
