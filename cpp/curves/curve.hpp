#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "data/shared_numbers.hpp"

namespace deconfuse {

/// Points of a curve, in the order in which more and more cases are predicted positive; bins from
/// the lowest scores to the highest. Columns that a curve does not have are empty, all others have
/// one entry per point.
struct Curve {
  std::vector<double> x;
  std::vector<double> y;
  SharedNumbers threshold;  ///< scores at least as positive are predicted positive; of bins their
                            ///< upper limit
  SharedNumbers true_positives;  ///< summed weights
  SharedNumbers false_positives;
  std::vector<double> low;  ///< of a band its limits, of two curves the second
  std::vector<double> high;
  std::vector<double> cases;      ///< summed weights in the bin
  std::vector<double> positives;  ///< those of positive cases

  /// Keeps only these points, given by their indices.
  void keep(const std::vector<std::size_t>& points);
};

/// How many true and false positives each point has more than the one before, the first more than
/// 0: in the lower and the upper four bits of a byte. Nothing where some have more than these hold.
/// All of them are whole numbers.
std::optional<std::vector<std::uint8_t>> small_steps(const Curve& curve);

}  // namespace deconfuse
