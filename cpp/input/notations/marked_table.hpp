#pragma once

#include <optional>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The table in a text whose marks tell what is what, so that nothing has to be guessed:
///
///   Weka    "<-- classified as" above a matrix, and "| a = ham" behind each of its rows
///   NLTK    "(row = reference; col = test)" below a matrix in bars
///   pandas  series below each other, each ended by "Name: truth, dtype: object"
///
/// Nothing of other texts. Errors: `shortened-print`, `several-tables` (of Weka). Notices:
/// `heading-skipped`, `text-below-skipped`.
std::optional<Result<Grid>> read_marked_table(Source& source);

}  // namespace deconfuse
