#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "data/score_order.hpp"
#include "data/shared_numbers.hpp"

namespace deconfuse {

/// The cases of a binary problem in the order of their scores, the most positive first and equal
/// scores as one group. The cases are sorted once; all curves and areas read the result.
///
/// At point k the first k groups are predicted positive: no case at point 0, every case at point
/// size() − 1.
class Ranking {
 public:
  Ranking() = default;

  /// `positive` has a 1 for each positive case; `weights` is empty if every case weighs 1. Cases of
  /// weight 0 are left out. Scores are not NaN; 0 and −0 are one score.
  Ranking(std::span<const double> scores, std::span<const std::uint8_t> positive,
          std::span<const double> weights, bool lower_is_positive = false);

  /// Number of points: one more than distinct scores.
  std::size_t size() const { return thresholds_.size(); }

  /// For each point, the score of its last group: scores at least as positive are predicted
  /// positive. It is infinite for point 0.
  const SharedNumbers& thresholds() const { return thresholds_; }
  const SharedNumbers& true_positives() const { return true_positives_; }
  const SharedNumbers& false_positives() const { return false_positives_; }

  double positives() const { return true_positives_.back(); }
  double negatives() const { return false_positives_.back(); }
  bool both_classes() const { return positives() > 0 && negatives() > 0; }

  /// True if all weights are whole numbers, so that the sums are counts.
  bool whole() const { return whole_; }

  bool lower_is_positive() const { return lower_is_positive_; }

  /// Twice the number of pairs of a positive and a negative case that the scores order correctly,
  /// ties counting half.
  double twice_pairs_in_order() const;

  /// The point at which scores at least as positive as `threshold` are predicted positive.
  std::size_t point_at(double threshold) const;

  /// Vertices of the upper convex hull of the ROC curve, from point 0 to the last, without
  /// collinear ones. If a class is absent, only the two ends.
  std::vector<std::size_t> hull() const;

 private:
  /// For cases that weigh 1 each, and keys with a bit to spare.
  void count(std::span<const double> scores, std::span<const std::uint8_t> positive,
             const ScoreKeys& of, double before_all);

  SharedNumbers thresholds_ = std::vector<double>{0};
  SharedNumbers true_positives_ = std::vector<double>{0};
  SharedNumbers false_positives_ = std::vector<double>{0};
  bool whole_ = true;
  bool lower_is_positive_ = false;
};

}  // namespace deconfuse
