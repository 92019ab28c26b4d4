#pragma once

#include <optional>
#include <vector>

#include "input/blocks/outcomes.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"

namespace deconfuse {

/// Four outcomes are the matrix of `positive` and `negative`; three or four of each of several
/// classes are counts per class. `source` holds the whole text. Errors: those of read_matrix_table
/// and read_class_counts.
Result<Data> read_outcomes(Source& source, const ReadOptions& options,
                           const std::vector<Outcomes>& outcomes);

/// One row of counts under TP, FP, FN and TN, as of one model, is such a matrix; other columns are
/// left out with a notice. None where the table is anything else. Errors: those of
/// read_matrix_table.
std::optional<Result<Data>> read_outcome_row(Source& source, const ReadOptions& options,
                                             const Grid& grid);

}  // namespace deconfuse
