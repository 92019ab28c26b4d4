#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "data/shared_numbers.hpp"

namespace deconfuse {

/// Points of a curve, ordered from fewest to most cases predicted positive; or bins, from the
/// lowest scores to the highest. Columns that a curve does not have are empty; all others have one
/// entry per point.
struct Curve {
  std::vector<double> x;
  std::vector<double> y;
  SharedNumbers threshold;  ///< scores at least as positive are predicted positive; for bins, their
                            ///< upper limit
  SharedNumbers true_positives;  ///< sums of weights
  SharedNumbers false_positives;
  std::vector<double> low;  ///< lower limits of a band, or the second of two curves
  std::vector<double> high;
  std::vector<double> cases;      ///< sums of weights in the bins
  std::vector<double> positives;  ///< the same for positive cases only

  /// Keeps only the points with these indices.
  void keep(const std::vector<std::size_t>& points);
};

/// Increases of the true and false positives from each point to the next, starting from 0, in the
/// lower and the upper four bits of a byte. No value if an increase does not fit four bits. All
/// counts are whole numbers.
std::optional<std::vector<std::uint8_t>> small_steps(const Curve& curve);

}  // namespace deconfuse
