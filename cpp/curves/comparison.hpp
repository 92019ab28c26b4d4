#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// The areas under the ROC curves of two models on the same unweighted cases. All are NaN unless
/// there are cases of both classes, variances and covariance unless there are two of each.
struct PairedAreas {
  double first;
  double second;
  double difference;  ///< first − second
  // Of the areas, by placement values (DeLong et al. 1988):
  double first_variance;
  double second_variance;
  double covariance;
  double difference_variance;  ///< exactly 0 where it is 0
  // How many cases there are of each class:
  double positives;
  double negatives;
};

/// What the areas of a model are compared by: for each case twice the number of cases of the other
/// class that it is ordered rightly with, ties as half of one (2 · N⁻ or 2 · N⁺ times its placement
/// value).
using Placements = std::vector<std::int64_t>;

/// Of scores as in paired_areas.
Placements placements_of(std::span<const double> scores, std::span<const std::uint8_t> positive,
                         bool lower_is_positive = false);

PairedAreas paired_areas(const Placements& first, const Placements& second,
                         std::span<const std::uint8_t> positive);

/// `positive` has a 1 for each positive case. All are equally long, fewer than 2^30 cases; scores
/// are not NaN. Exact up to the last division, so the order of the cases changes nothing; time is
/// linear in their number.
PairedAreas paired_areas(std::span<const double> first, std::span<const double> second,
                         std::span<const std::uint8_t> positive, bool lower_is_positive = false);

/// A difference, its standard error, and what the normal distribution says: z = difference /
/// standard error, two-sided p, and the interval at the level asked for, which is not cut off at −1
/// and 1. NaN where undefined; z and p also where the standard error is 0.
struct Comparison {
  double difference;
  double standard_error;
  double z;
  double p;
  double low;
  double high;
};

/// The variance of an area of at most 1 under the ROC curve (Hanley and McNeil 1982), of which
/// `area_above` is 1 − area and may be known to more digits; the numbers of cases are positive.
double hanley_mcneil_variance(double area, double area_above, double positives, double negatives);

/// By the variance of the difference of DeLong et al. 1988. 0 < level < 1.
Comparison compare_delong(const PairedAreas& areas, double level);

/// By the standard errors of Hanley and McNeil 1982 and the correlation of DeLong et al. 1988,
/// without which (a variance of 0) only the difference is defined.
Comparison compare_hanley_mcneil(const PairedAreas& areas, double level);

}  // namespace deconfuse
