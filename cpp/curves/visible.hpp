#pragma once

#include <cstddef>

#include "curves/curve.hpp"

namespace deconfuse {

/// How the coordinates of a curve become places on a plot.
enum class Axes {
  linear,
  normal_deviates,  ///< at Φ⁻¹ of both coordinates, as DET curves are drawn; 0 and 1 are infinitely
                    ///< far away
};

/// What a plot shows of a curve whose x, from the lowest to the highest finite place, goes over so
/// many columns of pixels, >= 1: of the points in one column the first, the last, the lowest and
/// the highest (M4 of Jugel et al. 2014), of each of y, `low` and `high`. All columns of the curve
/// are reduced alike, points keep their order, and the first and the last of all stay.
///
/// The polyline through the points that are left reaches in every column of pixels the same heights
/// as the one through all, and runs from column to column on the same lines: every point of the one
/// line has a point of the other at the same height and less than one column away. Of successive
/// points whose place is not finite, so that they interrupt the line, the first and the last stay.
Curve visible(Curve curve, std::size_t columns, Axes axes = Axes::linear);

}  // namespace deconfuse
