#pragma once

#include <cstddef>

#include "curves/curve.hpp"

namespace deconfuse {

/// What a plot shows of a curve whose x, from the lowest to the highest finite one, goes over so
/// many columns of pixels, >= 1: of the points in one column the first, the last, the lowest and
/// the highest (M4 of Jugel et al. 2014), of each of y, `low` and `high`. All columns are reduced
/// alike, points keep their order, and the first and the last of all stay.
///
/// The polyline through the points that are left reaches in every column the same heights as the
/// one through all, and runs from column to column on the same lines: every point of the one line
/// has a point of the other at the same height and less than one column away. Of successive points
/// of which a coordinate is not finite, so that they interrupt the line, the first stays.
Curve visible(Curve curve, std::size_t columns);

}  // namespace deconfuse
