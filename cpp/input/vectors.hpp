#pragma once

#include <variant>
#include <vector>

#include "input/grid.hpp"
#include "input/literal.hpp"
#include "input/read.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {

/// What bracketed values turn out to be: data, or tables that are still to be understood.
using VectorsOrTables = std::variant<Data, std::vector<NamedGrid>>;

/// Two or more vectors, an object with two arrays, an array of objects or of pairs, a vector and a
/// table of probabilities, or matrices.
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `empty-text`,
/// `empty-brackets`, `one-vector`, `three-vectors`, `ragged-rows`, `label-count`,
/// `nested-too-deep`, `json-shape`, `json-syntax`, `several-tables`, `unknown-function`.
Result<VectorsOrTables> read_values(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, const Literal& literal);

/// Whether lines start with R's `[1]`.
bool has_printed_vectors(std::string_view text);

/// Vectors as R prints them, each line after `[1]`, `[13]`, …
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `one-vector`,
/// `three-vectors`, `unclosed-quote`, `unexpected-text`.
Result<Data> read_printed_vectors(Source& source, const ReadOptions& options,
                                  const Surroundings& surroundings);

}  // namespace deconfuse
