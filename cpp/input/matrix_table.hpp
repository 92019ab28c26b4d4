#pragma once

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Counts with or without a row and a column of labels, axis names and totals. Where rows and
/// columns differ in number, or have no name in common, they are different groups, with a notice.
/// Shares that sum to 1, or to 100 %, all of them or along each row or column, stay shares, with a
/// notice, unless the options tell the number of cases. Errors: `ragged-rows`, `not-a-number`,
/// `missing-value`, `negative-count`, `fractional-count`, `percentages`, `cases-do-not-fit`,
/// `ambiguous-number`, `infinite-number`, `number-too-large`, `count-too-large`, `not-square`,
/// `duplicate-label`, `label-count`, `labels-differ`, `matrix-without-numbers`, `totals-only`,
/// `shortened-print`, `too-many-classes`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
