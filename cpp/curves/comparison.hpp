#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// The areas under the ROC curves of two models on the same unweighted cases. The areas are NaN
/// without cases of both classes; variances and covariance are NaN without two cases of each class.
struct PairedAreas {
  double first;
  double second;
  double difference;  ///< first − second
  // By placement values (DeLong et al. 1988):
  double first_variance;
  double second_variance;
  double covariance;
  double difference_variance;  ///< exactly 0 if it is 0 in exact arithmetic
  // Numbers of cases:
  double positives;
  double negatives;
};

/// For each case, twice the number of cases of the other class that a model orders correctly
/// relative to it, a tie counting half (2 · N⁻ or 2 · N⁺ times its placement value). The comparison
/// of areas is computed from these.
using Placements = std::vector<std::int64_t>;

/// Arguments as in paired_areas.
Placements placements_of(std::span<const double> scores, std::span<const std::uint8_t> positive,
                         bool lower_is_positive = false);

PairedAreas paired_areas(const Placements& first, const Placements& second,
                         std::span<const std::uint8_t> positive);

/// `positive` has a 1 for each positive case. All arguments are equally long, with fewer than 2^30
/// cases; scores are not NaN. The arithmetic is exact up to the last division, so the order of the
/// cases does not matter. Time is linear in the number of cases.
PairedAreas paired_areas(std::span<const double> first, std::span<const double> second,
                         std::span<const std::uint8_t> positive, bool lower_is_positive = false);

/// A difference and its standard error, with the test and interval by the normal distribution: z =
/// difference / standard error, two-sided p, and the interval at the given level, not clipped to
/// −1…1. NaN if undefined; z and p also if the standard error is 0.
struct Comparison {
  double difference;
  double standard_error;
  double z;
  double p;
  double low;
  double high;
};

/// Variance of an area under the ROC curve (Hanley and McNeil 1982). `area` is at most 1;
/// `area_above` is 1 − area, which the caller may know more precisely. The numbers of cases are
/// positive.
double hanley_mcneil_variance(double area, double area_above, double positives, double negatives);

/// Comparison by the variance of the difference of DeLong et al. 1988. 0 < level < 1.
Comparison compare_delong(const PairedAreas& areas, double level);

/// Comparison by the standard errors of Hanley and McNeil 1982 and the correlation of DeLong et al.
/// 1988. If the correlation is undefined (a variance is 0), only the difference is defined.
Comparison compare_hanley_mcneil(const PairedAreas& areas, double level);

}  // namespace deconfuse
