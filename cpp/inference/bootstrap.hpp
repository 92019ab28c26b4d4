#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "metrics/matrix_evaluation.hpp"
#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The bootstrap of metrics of a matrix of counts: each resample draws as many cases as there are,
/// with replacement, which is a multinomial sample of the cells (Efron 1979). All metrics are taken
/// of the same resamples. The catalogue must outlive it.
class Bootstrap {
 public:
  struct Wanted {
    std::size_t metric = 0;
    Place place;
  };

  struct Result {
    double standard_error;  ///< standard deviation of the resamples
    double low;             ///< the (1 ± level)/2 quantiles of the resamples
    double high;
    /// The same corrected for bias and skewness (BCa; Efron 1987); absent where no resample, or
    /// every one, is below the value itself, or the value does not change without any one case.
    std::optional<double> corrected_low = {};
    std::optional<double> corrected_high = {};
    double undefined_share;  ///< of the resamples, those in which it has no value
  };

  /// More cases than these are not resampled.
  static constexpr double most_cases = 2'000'000'000;

  /// The counts are whole and at most `most_cases` in all.
  Bootstrap(const Catalogue& catalogue, const Dataset& dataset, Options options,
            std::vector<Wanted> wanted, std::uint64_t seed);

  /// Draws so many more resamples.
  void advance(std::size_t resamples);

  std::size_t done() const { return done_; }

  /// Of the one at a place among those wanted, for 0 < level < 1; absent where it has no value, or
  /// in fewer than two resamples.
  std::optional<Result> result(std::size_t at, double level) const;

 private:
  double value_of(const Wanted& wanted, const std::vector<double>& counts) const;
  std::optional<double> acceleration(const Wanted& wanted) const;

  const Catalogue& catalogue_;
  Dataset dataset_;  // without its cases
  Options options_;
  std::vector<Wanted> wanted_;
  RandomNumbers random_;
  std::size_t done_ = 0;
  std::vector<std::vector<double>> drawn_;  // defined values, by what is wanted
};

}  // namespace deconfuse
