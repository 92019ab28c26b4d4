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
  double low;             ///< with `high`, the (1 ± level)/2 quantiles of the resamples
  double high;
  /// The ends corrected for bias and skewness (BCa; Efron 1987). Absent if all resamples lie on one
  /// side of the value, if there is no jackknife, or if all jackknife values are equal.
  std::optional<double> corrected_low = {};
  std::optional<double> corrected_high = {};
  double undefined_share;  ///< share of the resamples in which the value is undefined
};

/// Values of some metrics in resamples of the data. Every list of values has one entry per metric,
/// NaN if it is undefined.
class Resamples {
 public:
  /// `values` are the values for the data themselves.
  explicit Resamples(std::vector<double> values) : values_(std::move(values)) {
    drawn_.resize(values_.size());
  }

  void add(const std::vector<double>& values);

  std::size_t count() const { return count_; }

  /// Adds the jackknife values of the data without one case. `cases` is the number of cases with
  /// the same values.
  void leave_out(std::vector<double> values, double cases);

  /// The interval of the value at index `at`, for 0 < level < 1. Absent if the value is undefined,
  /// or if it is defined in fewer than two resamples.
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
