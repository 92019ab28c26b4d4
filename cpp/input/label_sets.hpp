#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/literal.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// For each case the labels that it has and those predicted, out of brackets: a true and a
/// predicted set on each of three or more lines (`{1, 2}, {2}`), two lists of sets or of lists
/// (`[["a", "b"], ["c"]]`), an object that holds them, or an array of objects with two lists each;
/// a table of numbers beside them holds a score per label. Lists of as many entries each may be the
/// rows of matrices: they are sets where an entry is no number, or where the caller says so. None
/// where the brackets hold anything else, also two partitions of the same elements. Errors:
/// `unequal-lengths`, `missing-value`, `shortened-print`, `json-shape` (objects that are not
/// alike), `columns-for-classes` (more or fewer scores than labels), `too-many-classes`, and those
/// of read_complete_scores and of weights as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Literal& literal);

/// Two columns of sets: {a, b} in braces or brackets, or with a semicolon, a bar or (where the
/// caller says that these are sets) a comma or blank between the labels. An empty cell is the empty
/// set. None where the table is anything else. Errors: `ragged-rows`, `mixed-delimiters`,
/// `missing-value`, `shortened-print`, `too-many-classes`, and those of weights as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Grid& grid);

}  // namespace deconfuse
