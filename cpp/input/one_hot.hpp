#pragma once

#include <optional>
#include <vector>

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {

/// One table whose rows mark the true class by a 1 among zeros in their first half and the
/// predicted class in the second, or the two halves one below the other with a blank line between;
/// a row above may name the classes. None where the table is anything else: without names and blank
/// lines a square is, since it may be a matrix of counts. Errors: those of cases_of_assignments,
/// and `not-one-hot`, `looks-like-one-hot` (one half alone).
std::optional<Result<LabelColumns>> read_one_hot(Source& source, const ReadOptions& options,
                                                 const Surroundings& surroundings,
                                                 const Grid& grid);

/// Two or three one-hot tables, a row per case or a column per case. None where they hold anything
/// but zeros and ones. Errors: those of cases_of_assignments, and `not-one-hot`.
std::optional<Result<LabelColumns>> read_one_hot(Source& source, const ReadOptions& options,
                                                 const std::vector<NamedGrid>& tables);

}  // namespace deconfuse
