#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "inference/resamples.hpp"
#include "metrics/score_evaluation.hpp"
#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The bootstrap of metrics of scores, probabilities or label sets: each resample draws as many
/// cases as there are, with replacement (Efron 1979); of groups, or folds, within each. All metrics
/// are taken of the same resamples. Catalogue and cases must outlive it.
class CaseBootstrap {
 public:
  /// More cases than these are not resampled.
  static constexpr std::size_t most_cases = 100'000;

  /// The cases have no weights and are at most `most_cases`.
  CaseBootstrap(const Catalogue& catalogue, const ScoredCases& cases, Options options,
                std::vector<WantedValue> wanted, std::uint64_t seed);

  /// Draws so many more resamples.
  void advance(std::size_t resamples);

  /// Of the one at a place among those wanted, for 0 < level < 1; absent where it has no value, or
  /// in fewer than two resamples. Of more than 2,000 cases the ends are not corrected, which takes
  /// a value for each case that is left out.
  std::optional<ResampledInterval> result(std::size_t at, double level) const;

 private:
  /// NaN where there is none.
  std::vector<double> values_of(const ScoredCases& cases) const;
  std::optional<double> acceleration(std::size_t at) const;

  const Catalogue& catalogue_;
  const ScoredCases& cases_;
  Options options_;
  std::vector<WantedValue> wanted_;
  RandomNumbers random_;
  std::vector<std::vector<std::size_t>> strata_;  // the cases of each group, or all
  std::size_t done_ = 0;
  std::vector<std::vector<double>> drawn_;                // defined values, by what is wanted
  mutable std::vector<std::vector<double>> without_one_;  // the values without each case
};

}  // namespace deconfuse
