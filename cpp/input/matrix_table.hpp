#pragma once

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// A matrix with or without a row and a column of labels, axis names and totals. Errors:
/// `ragged-rows`, `not-a-number`, `missing-value`, `negative-count`, `fractional-count`,
/// `percentages`, `looks-like-proportions`, `looks-like-one-hot`, `ambiguous-number`,
/// `infinite-number`, `number-too-large`, `count-too-large`, `not-square`, `duplicate-label`,
/// `label-count`, `labels-differ`, `matrix-without-numbers`, `totals-only`, `shortened-print`,
/// `too-many-classes`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
