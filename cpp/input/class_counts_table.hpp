#pragma once

#include <optional>

#include "data/class_counts.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// A row per class under TP, FP, FN and perhaps TN, as where F1 is worked out by hand; other
/// columns, and rows of totals, are left out with a notice. None where the first row names no such
/// columns. Errors: `ragged-rows`, `mixed-delimiters`, `negative-count`, `not-a-number`,
/// `ambiguous-number`, `infinite-number`, `number-too-large`, `count-too-large`.
std::optional<Result<ClassCounts>> read_class_counts(Source& source, const ReadOptions& options,
                                                     const Grid& grid);

}  // namespace deconfuse
