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

  std::size_t done() const { return done_; }

  /// Of the one at a place among those wanted, for 0 < level < 1; absent where it has no value, or
  /// in fewer than two resamples.
  std::optional<ResampledInterval> result(std::size_t at, double level) const;

 private:
  std::vector<double> drawn_counts();
  double value_of(const WantedValue& wanted, const std::vector<double>& counts) const;
  std::optional<double> acceleration(const WantedValue& wanted) const;

  const Catalogue& catalogue_;
  Dataset dataset_;                          // without its cases
  std::vector<std::vector<double>> strata_;  // the counts of each group, or of all
  Options options_;
  std::vector<WantedValue> wanted_;
  RandomNumbers random_;
  std::size_t done_ = 0;
  std::vector<std::vector<double>> drawn_;  // defined values, by what is wanted
};

}  // namespace deconfuse
