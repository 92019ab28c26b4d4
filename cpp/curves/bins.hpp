#pragma once

#include <cstddef>
#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

enum class Binning {
  equal_width,  ///< of the scores: i/n < score <= (i + 1)/n, and 0 in the first bin
  equal_mass,   ///< a score is in the bin in which the middle of its cases falls when all cases, in
                ///< the order of scores, are cut into parts of equal weight
};

/// Which of so many, >= 1, bins of equal width has a probability: bin i holds i/n < p <= (i + 1)/n,
/// the quotients in doubles, and 0 is in the first.
std::size_t bin_of_probability(double probability, std::size_t bins);

/// The reliability diagram of scores that are probabilities: per bin that is not empty (mean score,
/// share of positives), with `cases` and `positives`. Bins of equal mass end at their highest
/// score. `bins` >= 1. No value without cases, or with a score outside of 0…1.
std::optional<Curve> calibration_curve(const Ranking& ranking, std::size_t bins, Binning binning);

/// Cases in so many, >= 1, bins of equal width from the lowest finite score to the highest: x is
/// the lower limit of the bin, `threshold` the upper, which belongs to the bin, y and `cases` all
/// cases, `positives` the positive ones. Infinite scores count in the bins at the ends. Of one
/// finite score alone there is one bin. No value without a finite score.
std::optional<Curve> histogram(const Ranking& ranking, std::size_t bins);

}  // namespace deconfuse
