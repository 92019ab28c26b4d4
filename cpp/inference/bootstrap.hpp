#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "inference/resamples.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The bootstrap of metrics of a matrix of counts. Each resample draws as many cases as there are,
/// with replacement, which is a multinomial sample of the cells (Efron 1979); with groups or folds,
/// it draws within each of them. All metrics use the same resamples. The catalogue must outlive
/// this object.
class Bootstrap {
 public:
  /// Largest number of cases that are resampled.
  static constexpr double most_cases = 2'000'000'000;

  /// The counts are whole, and their sum is at most `most_cases`.
  Bootstrap(const Catalogue& catalogue, const Dataset& dataset, Options options,
            std::vector<WantedValue> wanted, std::uint64_t seed);

  /// Draws this many more resamples.
  void advance(std::size_t resamples);

  std::size_t done() const { return resamples_.count(); }

  /// The interval of the wanted value at index `at`, for 0 < level < 1. Absent if the value is
  /// undefined, or if it is defined in fewer than two resamples. The ends are not corrected if the
  /// jackknife needs more than `most_left_out` values.
  std::optional<ResampledInterval> result(std::size_t at, double level) const;

  /// About as many values as 1,000 resamples of 30 classes need, which takes two seconds.
  static constexpr std::size_t most_left_out = 2'500'000;

 private:
  std::vector<double> drawn_counts();
  std::vector<double> values_of(std::vector<double> counts) const;
  void leave_out_each() const;

  const Catalogue& catalogue_;
  Dataset dataset_;                          // without its cases
  std::vector<std::vector<double>> strata_;  // counts of each group, or of all cases
  Options options_;
  std::vector<WantedValue> wanted_;
  RandomNumbers random_;
  mutable Resamples resamples_;  // filled with the jackknife when the first result is asked for
  mutable bool is_left_out_ = false;
};

}  // namespace deconfuse
