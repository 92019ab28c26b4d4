#pragma once

#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"

namespace deconfuse {

/// A table without what stands around and between its rows, so that all that recognise data look at
/// the same: titles above the names of the columns, the types below them, the names once more, text
/// below the last case, numbers of the rows. Names that stand in every cell, or above vectors of
/// their own, become a first row. What is set aside is said in a notice.
Grid tidied(Source& source, const ReadOptions& options, const Surroundings& surroundings,
            Grid grid);

/// The same table with 0.25 in place of 1/4, where all of its numbers are such shares, 0 or 1.
std::optional<Grid> with_fractions_as_decimals(Source& source, const ReadOptions& options,
                                               const Grid& grid);

}  // namespace deconfuse
