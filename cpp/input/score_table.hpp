#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// A row per case with its truth and scores, or two and more rows with an entry per case. None
/// where the table is anything else. Errors: those of read_scores, and `ragged-rows`,
/// `mixed-delimiters`.
std::optional<Result<Data>> read_score_table(Source& source, const ReadOptions& options,
                                             const Grid& grid);

}  // namespace deconfuse
