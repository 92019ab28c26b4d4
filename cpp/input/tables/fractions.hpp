#pragma once

#include <optional>

#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The same table with decimals for fractions (0.25 for 1/4), if all of its numbers are fractions
/// from 0 to 1, 0 or 1.
std::optional<Grid> with_fractions_as_decimals(Source& source, const ReadOptions& options,
                                               const Grid& grid);

}  // namespace deconfuse
