#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The stratified bootstrap of the area under the ROC curve of one model, or of the difference of
/// the areas of two models on the same unweighted cases. Each resample draws with replacement as
/// many positive and as many negative cases as the data have, and the same cases for both models
/// (Efron 1979).
///
/// Time per resample and memory in all are linear in the number of cases. The order in which the
/// cases are given does not matter.
/// which the cases are given changes nothing.
class Resampling {
 public:
  struct Result {
    double estimate;        ///< value for the cases themselves; NaN without cases of both classes
    double standard_error;  ///< standard deviation of the resamples; NaN for fewer than two
    double z;    ///< estimate / standard error, for a difference only; NaN if the error is 0
    double p;    ///< two-sided, by the normal distribution
    double low;  ///< with `high`, the (1 ± level)/2 quantiles of the resamples; NaN without any
    double high;
  };

  /// `positive` has a 1 for each positive case. There are fewer than 2^31 cases; scores are not
  /// NaN.
  Resampling(std::span<const double> scores, std::span<const std::uint8_t> positive,
             bool lower_is_positive, std::uint64_t seed);
  Resampling(std::span<const double> first, std::span<const double> second,
             std::span<const std::uint8_t> positive, bool lower_is_positive, std::uint64_t seed);

  /// Draws this many more resamples.
  void advance(std::size_t resamples);

  std::size_t done() const { return drawn_.size(); }

  /// Result from the resamples so far, 0 < level < 1.
  Result result(double level) const;

 private:
  /// A model's cases from the most positive score on. An entry is twice the number of the case,
  /// plus 1 if the case is the last with its score.
  using Order = std::vector<std::uint32_t>;

  Order order(std::span<const double> scores, std::span<const std::uint32_t> numbers,
              bool lower_is_positive) const;
  std::int64_t twice_ordered_pairs(const Order& order) const;
  double statistic() const;

  std::uint32_t positives_ = 0;
  std::uint32_t negatives_ = 0;
  std::vector<Order> orders_;         // one per model
  std::vector<std::uint32_t> times_;  // how often each case is in the resample, positive ones first
  RandomNumbers random_;
  double estimate_;
  std::vector<double> drawn_;
};

}  // namespace deconfuse
