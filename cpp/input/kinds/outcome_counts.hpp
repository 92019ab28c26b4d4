#pragma once

#include <optional>
#include <vector>

#include "input/blocks/outcomes.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"

namespace deconfuse {

/// Counts of outcomes: four outcomes make the matrix of `positive` and `negative`; three or four
/// outcomes for each of several classes make counts per class. `source` holds the whole text.
/// Errors: those of read_matrix_table and read_class_counts.
Result<Data> read_outcomes(Source& source, const ReadOptions& options,
                           const std::vector<Outcomes>& outcomes);

/// One row of counts under TP, FP, FN and TN, as for one model, as a matrix; other columns are left
/// out with a notice. None for any other table. Errors: those of read_matrix_table.
std::optional<Result<Data>> read_outcome_row(Source& source, const ReadOptions& options,
                                             const Grid& grid);

}  // namespace deconfuse
