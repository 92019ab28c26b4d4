#pragma once

#include <optional>
#include <vector>

#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {

/// One table whose rows mark the true class by a 1 among zeros in their first half and the
/// predicted class in the second, or the two halves one below the other with a blank line between;
/// a row above may name the classes. Where many rows have another number of ones, or the caller
/// says so, the marks are sets of labels. A last block of other numbers holds a score for each
/// mark; beside one-hot rows of the truth alone, rows that sum to 1 are probabilities. None where
/// the table is anything else: without names and blank lines a square is, since it may be a matrix
/// of counts. Errors: those of cases_of_assignments and, of numbers beside the marks, of
/// read_scores; and `not-one-hot`, `looks-like-one-hot` (one half alone, unless one labelling is
/// asked for), `columns-for-classes`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const Surroundings& surroundings, const Grid& grid);

/// Two or three such tables, a row per case or, one-hot, a column per case. None where they hold
/// anything else. Errors: the same but for `looks-like-one-hot`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const std::vector<NamedGrid>& tables);

}  // namespace deconfuse
