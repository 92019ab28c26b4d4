#pragma once

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Counts with or without a row and a column of labels, axis names and totals. Where rows and
/// columns differ in number, or have no name in common, they are different groups, with a notice.
/// Shares that sum to 1, or to 100 %, all of them or along each row or column, stay shares, with a
/// notice, unless the options tell the number of cases. Errors: those of find_matrix_frame and of
/// counts as in read_cases, and `missing-value`, `shortened-print`, `totals-only`,
/// `cases-do-not-fit`, `not-square`, `duplicate-label`, `label-count`, `labels-differ`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
