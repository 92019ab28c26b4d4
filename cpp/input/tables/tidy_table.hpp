#pragma once

#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A table without what stands around and between its rows, so that all that recognise data look at
/// the same: titles above the names of the columns, the types below them, the names once more, text
/// below the last case, numbers of the rows. Names that stand in every cell, or above vectors of
/// their own, become a first row. What is set aside is said in a notice.
Grid tidied(Source& source, const ReadOptions& options, const Surroundings& surroundings,
            Grid grid);

}  // namespace deconfuse
