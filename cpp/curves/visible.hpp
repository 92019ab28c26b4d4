#pragma once

#include <cstddef>

#include "curves/curve.hpp"

namespace deconfuse {

/// Mapping of the coordinates of a curve to positions on a plot.
enum class Axes {
  linear,
  normal_deviates,  ///< Φ⁻¹ of both coordinates, as in DET curves; 0 and 1 are infinitely far away
};

/// The points of a curve that are visible in a plot whose finite x positions span `columns` >= 1
/// columns of pixels. In each column the first, the last, the lowest and the highest point are kept
/// (M4 of Jugel et al. 2014), for each of y, `low` and `high`. All columns of the curve keep the
/// same points, the points keep their order, and the first and the last of all stay.
///
/// In every column of pixels, the polyline through the kept points reaches the same heights as the
/// polyline through all, and it runs along the same lines from column to column: every point of
/// either line has a point of the other at the same height and less than one column away. Points
/// whose position is not finite interrupt the line; of successive ones the first and the last stay.
Curve visible(Curve curve, std::size_t columns, Axes axes = Axes::linear);

}  // namespace deconfuse
