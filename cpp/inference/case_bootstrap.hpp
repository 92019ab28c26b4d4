#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "inference/resamples.hpp"
#include "metrics/score_evaluation.hpp"
#include "numbers/random_numbers.hpp"

namespace deconfuse {

/// The bootstrap of metrics of scores, probabilities or label sets. Each resample draws as many
/// cases as there are, with replacement (Efron 1979); with groups or folds, it draws within each of
/// them. All metrics use the same resamples. This object keeps a copy of the cases; the catalogue
/// must outlive it.
class CaseBootstrap {
 public:
  /// Largest number of cases that are resampled.
  static constexpr std::size_t most_cases = 100'000;

  /// The cases have no weights, and are at most `most_cases`.
  CaseBootstrap(const Catalogue& catalogue, ScoredCases cases, Options options,
                std::vector<WantedValue> wanted, std::uint64_t seed);

  /// Draws this many more resamples.
  void advance(std::size_t resamples);

  /// The interval of the wanted value at index `at`, for 0 < level < 1. Absent if the value is
  /// undefined, or if it is defined in fewer than two resamples. The ends are not corrected for
  /// more than `most_left_out` cases, because the jackknife evaluates the data once without each
  /// case.
  std::optional<ResampledInterval> result(std::size_t at, double level) const;

  static constexpr std::size_t most_left_out = 2000;

 private:
  std::vector<double> values_of(const ScoredCases& cases) const;
  void leave_out_each() const;

  const Catalogue& catalogue_;
  ScoredCases cases_;
  Options options_;
  std::vector<WantedValue> wanted_;
  RandomNumbers random_;
  std::vector<std::vector<std::size_t>> strata_;  // cases of each group, or all cases
  mutable Resamples resamples_;  // filled with the jackknife when the first result is asked for
  mutable bool is_left_out_ = false;
};

}  // namespace deconfuse
