#pragma once

#include <vector>

#include "input/blocks/outcomes.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

/// Four outcomes are the matrix of `positive` and `negative`; three or four of each of several
/// classes are counts per class. `source` holds the whole text. Errors: those of read_matrix_table
/// and read_class_counts.
Result<Data> read_outcomes(Source& source, const ReadOptions& options,
                           const std::vector<Outcomes>& outcomes);

}  // namespace deconfuse
