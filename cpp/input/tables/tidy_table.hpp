#pragma once

#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A table without anything around or between its rows, so that all readers see the same form. It
/// removes titles above the names of the columns, types below them, repeated names, text below the
/// last case, and row numbers. Names in every cell, or above separate vectors, become a first row.
/// A notice reports what is removed.
Grid tidied(Source& source, const ReadOptions& options, const Surroundings& surroundings,
            Grid grid);

}  // namespace deconfuse
