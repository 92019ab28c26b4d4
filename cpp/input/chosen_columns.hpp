#pragma once

#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Cases out of the columns that the options name, whatever their own names are: the truth, with
/// predictions of one or two classifiers or with scores, perhaps with counts or weights. Errors:
/// `ragged-rows`, `mixed-delimiters`, `columns-needed` (a truth, and predictions or scores),
/// `header-only`, and those of read_cases and read_scores.
Result<Data> read_chosen_columns(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
