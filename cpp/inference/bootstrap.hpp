#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "inference/resamples.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The bootstrap of metrics of a matrix of counts: each resample draws as many cases as there are,
/// with replacement, which is a multinomial sample of the cells (Efron 1979); of groups, or folds,
/// within each. All metrics are taken of the same resamples. The catalogue must outlive it.
class Bootstrap {
 public:
  /// More cases than these are not resampled.
  static constexpr double most_cases = 2'000'000'000;

  /// The counts are whole and at most `most_cases` in all.
  Bootstrap(const Catalogue& catalogue, const Dataset& dataset, Options options,
            std::vector<WantedValue> wanted, std::uint64_t seed);

  /// Draws so many more resamples.
  void advance(std::size_t resamples);

  std::size_t done() const { return resamples_.count(); }

  /// The interval of the wanted value at a place, for 0 < level < 1. Absent if the value is
  /// undefined, or defined in fewer than two resamples. The ends are not corrected if the jackknife
  /// would take more than `most_left_out` values.
  std::optional<ResampledInterval> result(std::size_t at, double level) const;

  /// About as many values as 1,000 resamples of 30 classes take, which is two seconds.
  static constexpr std::size_t most_left_out = 2'500'000;

 private:
  std::vector<double> drawn_counts();
  std::vector<double> values_of(std::vector<double> counts) const;
  void leave_out_each() const;

  const Catalogue& catalogue_;
  Dataset dataset_;                          // without its cases
  std::vector<std::vector<double>> strata_;  // the counts of each group, or of all
  Options options_;
  std::vector<WantedValue> wanted_;
  RandomNumbers random_;
  mutable Resamples resamples_;  // gets its jackknife when the first result is asked for
  mutable bool is_left_out_ = false;
};

}  // namespace deconfuse
