#pragma once

#include <optional>

#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The same table with 0.25 in place of 1/4, where all of its numbers are such shares, 0 or 1.
std::optional<Grid> with_fractions_as_decimals(Source& source, const ReadOptions& options,
                                               const Grid& grid);

}  // namespace deconfuse
