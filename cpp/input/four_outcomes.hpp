#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// TP, FN, FP and TN in whichever order, each beside or below its name, as a matrix of two classes
/// of which the first is positive; none where there is anything else.
std::optional<Grid> four_outcomes(Source& source, const Grid& grid);

}  // namespace deconfuse
