#pragma once

#include <variant>
#include <vector>

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/literal.hpp"
#include "input/read.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {

/// What bracketed values turn out to be: cases, or a table that is still to be understood.
using VectorsOrTable = std::variant<LabelColumns, Grid>;

/// Two vectors, an object with two arrays, an array of objects or of pairs, or a matrix.
/// Errors: those of read_cases, and `one-vector`, `three-vectors`, `nested-too-deep`, `json-shape`,
/// `looks-like-one-hot`, `looks-like-sets`, `several-tables`, `unknown-function`, `empty-brackets`.
Result<VectorsOrTable> read_values(Source& source, const ReadOptions& options,
                                   const Surroundings& surroundings, const Literal& literal);

/// Whether lines start with R's `[1]`.
bool has_printed_vectors(std::string_view text);

/// Vectors as R prints them, each line after `[1]`, `[13]`, …
/// Errors: those of read_cases, and `one-vector`, `three-vectors`, `unexpected-text`.
Result<LabelColumns> read_printed_vectors(Source& source, const ReadOptions& options,
                                          const Surroundings& surroundings);

}  // namespace deconfuse
