#pragma once

#include <optional>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The table of a print whose own marks identify its parts, so that nothing has to be guessed:
///
///   Weka    "<-- classified as" above a matrix, and "| a = ham" at the end of each of its rows
///   NLTK    "(row = reference; col = test)" below a matrix in bars
///   pandas  series one below the other, each ended by "Name: truth, dtype: object"
///
/// Nothing for other texts. Errors: `shortened-print`, `several-tables` (of Weka). Notices:
/// `heading-skipped`, `text-below-skipped`.
std::optional<Result<Grid>> read_marked_table(Source& source);

}  // namespace deconfuse
