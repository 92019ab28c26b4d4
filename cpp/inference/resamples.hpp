#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "formula/cells.hpp"

namespace deconfuse {

/// A value that is resampled: a metric, and the class or cell that it is of.
struct WantedValue {
  std::size_t metric = 0;
  Place place;
};

/// What resamples of data say of a value.
struct ResampledInterval {
  double standard_error;  ///< standard deviation of the resamples
  double low;             ///< the (1 ± level)/2 quantiles of the resamples
  double high;
  /// The same corrected for bias and skewness (BCa; Efron 1987); absent where no resample, or every
  /// one, is below the value itself, or there is no acceleration.
  std::optional<double> corrected_low = {};
  std::optional<double> corrected_high = {};
  double undefined_share;  ///< of the resamples, those in which it has no value
};

/// The acceleration of BCa by the jackknife: `values` are those without one case each, which stand
/// for as many cases as `counts` say, or for one. Absent where the value does not change without
/// any one case, or has none.
std::optional<double> acceleration_of(std::span<const double> values,
                                      std::span<const double> counts = {});

/// By the defined values of so many resamples, for 0 < level < 1; absent where the value itself is
/// undefined, or fewer than two are defined.
std::optional<ResampledInterval> interval_of(double value, std::vector<double> drawn,
                                             std::size_t resamples,
                                             std::optional<double> acceleration, double level);

}  // namespace deconfuse
