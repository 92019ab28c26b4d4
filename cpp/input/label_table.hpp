#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Whether the first row names a column of truth and one of predictions, or of truth above columns
/// of labels alike.
bool names_label_columns(const Grid& grid);

/// A row per case (or per pair of classes with its count), or rows with an entry per case; two
/// columns or rows, or three with the predictions of a second classifier. Errors: those of
/// read_cases, and `empty-text`, `header-only`, `one-column`, `ragged-rows`, `mixed-delimiters`,
/// `too-many-columns`, `several-predictions`, `duplicate-label` (both columns have one name),
/// `looks-like-scores`, `one-vector`, `three-vectors`.
Result<LabelColumns> read_label_table(Source& source, const ReadOptions& options, const Grid& grid);

}  // namespace deconfuse
