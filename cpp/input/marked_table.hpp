#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// The table in a text whose marks tell what is what, so that nothing has to be guessed:
///
///   Weka    "<-- classified as" above a matrix, and "| a = ham" behind each of its rows
///   NLTK    "(row = reference; col = test)" below a matrix in bars
///   pandas  series below each other, each ended by "Name: truth, dtype: object"
///
/// Nothing of other texts. Errors: `shortened-print`. Notices: `heading-skipped`,
/// `text-below-skipped`.
std::optional<Result<Grid>> read_marked_table(Source& source);

}  // namespace deconfuse
