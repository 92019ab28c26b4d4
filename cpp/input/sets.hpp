#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "input/literal.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Two or three partitions of the same cases into sets, each in brackets of its own
/// (`Y = {{1}, {2, 3}}`) or on a line of its own (`{1}, {2, 3}`). The sets are the classes 1, 2, …
/// in the order given; their elements name the cases. None where the brackets hold anything else.
/// One alone is a labelling where distributions are asked for.
/// Errors: those of cases_of_assignments, and `one-partition`, `looks-like-sets` (more than three
/// partitions), `element-twice`, `element-missing`, `missing-value`, `shortened-print`.
std::optional<Result<Data>> read_sets(Source& source, const ReadOptions& options,
                                      const Literal& literal);

}  // namespace deconfuse
