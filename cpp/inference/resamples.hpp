#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "formula/cells.hpp"

namespace deconfuse {

/// A value to be resampled: a metric at a class or a cell.
struct WantedValue {
  std::size_t metric = 0;
  Place place;
};

/// The bootstrap interval of a value.
struct ResampledInterval {
  double standard_error;  ///< standard deviation of the resamples
  double low;             ///< the (1 ± level)/2 quantiles of the resamples
  double high;
  /// The same ends corrected for bias and skewness (BCa; Efron 1987). Absent if all resamples lie
  /// on one side of the value, if there is no jackknife, or if the jackknife values are all alike.
  std::optional<double> corrected_low = {};
  std::optional<double> corrected_high = {};
  double undefined_share;  ///< share of the resamples in which the value is undefined
};

/// The values of some metrics in resamples of the data. Every list of values has one entry per
/// metric, NaN where it is undefined.
class Resamples {
 public:
  /// `values` are those of the data.
  explicit Resamples(std::vector<double> values) : values_(std::move(values)) {
    drawn_.resize(values_.size());
  }

  void add(const std::vector<double>& values);

  std::size_t count() const { return count_; }

  /// The jackknife values of the data without one case. `cases` cases give the same values.
  void leave_out(std::vector<double> values, double cases);

  /// The interval of the value at a place in the lists, for 0 < level < 1. Absent if the value is
  /// undefined, or defined in fewer than two resamples.
  std::optional<ResampledInterval> interval(std::size_t at, double level) const;

 private:
  struct LeftOut {
    std::vector<double> values;
    double cases;
  };

  std::optional<double> acceleration(std::size_t at) const;

  std::vector<double> values_;
  std::vector<std::vector<double>> drawn_;  // finite values, by metric
  std::vector<LeftOut> left_out_;
  std::size_t count_ = 0;
};

}  // namespace deconfuse
