#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// The matrix of a text that holds nothing but the four outcomes of two classes, each with its
/// count: "TP = 20, FN = 5, …", "45 true positives and …", "vp\t…" above the numbers, JSON. Its
/// classes are named positive and negative.
std::optional<Grid> four_outcomes(Source& source);

}  // namespace deconfuse
