#pragma once

#include <cstddef>
#include <optional>

#include "curves/curve.hpp"
#include "data/ranking.hpp"

namespace deconfuse {

enum class Binning {
  equal_width,  ///< bins of the score axis: i/n < score <= (i + 1)/n, with 0 in the first bin
  equal_mass,   ///< cases in the order of scores are cut into parts of equal weight; all cases of a
                ///< score are in the bin that contains the middle of them
};

/// Index of the bin of a probability among `bins` >= 1 bins of equal width: bin i holds i/n < p <=
/// (i + 1)/n, the quotients computed in doubles, and 0 is in the first.
std::size_t bin_of_probability(double probability, std::size_t bins);

/// Reliability diagram of scores that are probabilities: a point (mean score, share of positives)
/// per non-empty bin, with `cases` and `positives`. A bin of equal mass ends at its highest score.
/// `bins` >= 1. No value if there are no cases or a score is outside 0…1.
std::optional<Curve> calibration_curve(const Ranking& ranking, std::size_t bins, Binning binning);

/// Histogram with `bins` >= 1 bins of equal width from the lowest finite score to the highest: x is
/// the lower limit of the bin, `threshold` the upper limit, which belongs to the bin, y and `cases`
/// the number of cases, `positives` that of positive cases. Infinite scores count in the first and
/// the last bin. If there is only one finite score, there is one bin. No value without a finite
/// score.
std::optional<Curve> histogram(const Ranking& ranking, std::size_t bins);

}  // namespace deconfuse
