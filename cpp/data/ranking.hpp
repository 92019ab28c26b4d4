#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "data/score_order.hpp"
#include "data/shared_numbers.hpp"

namespace deconfuse {

/// The cases of a binary problem in the order of their scores, the most positive first and equal
/// scores as one group. Sorted once: every curve and area reads it.
///
/// Point k says what happens when the first k groups are predicted positive: point 0 predicts
/// nobody, point size() − 1 everybody.
class Ranking {
 public:
  Ranking() = default;

  /// `positive` has a 1 for each positive case; `weights` is empty where every case weighs 1. Cases
  /// of weight 0 are left out. Scores are not NaN; 0 and −0 are one score.
  Ranking(std::span<const double> scores, std::span<const std::uint8_t> positive,
          std::span<const double> weights, bool lower_is_positive = false);

  /// How many points there are: one more than distinct scores.
  std::size_t size() const { return thresholds_.size(); }

  /// By point: the score of its last group, so that scores at least as positive are predicted
  /// positive. Of point 0 it is infinite.
  const SharedNumbers& thresholds() const { return thresholds_; }
  const SharedNumbers& true_positives() const { return true_positives_; }
  const SharedNumbers& false_positives() const { return false_positives_; }

  double positives() const { return true_positives_.back(); }
  double negatives() const { return false_positives_.back(); }
  bool both_classes() const { return positives() > 0 && negatives() > 0; }

  /// Whether all weights are whole numbers, so that the sums are counts.
  bool whole() const { return whole_; }

  bool lower_is_positive() const { return lower_is_positive_; }

  /// Twice the number of pairs of a positive and a negative case that the scores put in order, ties
  /// counting half.
  double twice_pairs_in_order() const;

  /// The point at which scores at least as positive as `threshold` are predicted positive.
  std::size_t point_at(double threshold) const;

  /// The vertices of the upper convex hull of the ROC curve, without collinear ones: from point 0
  /// to the last. Only the two ends where a class is absent.
  std::vector<std::size_t> hull() const;

 private:
  /// Where every case weighs 1 and the keys have a bit to spare.
  void count(std::span<const double> scores, std::span<const std::uint8_t> positive,
             const ScoreKeys& of, double before_all);

  SharedNumbers thresholds_ = std::vector<double>{0};
  SharedNumbers true_positives_ = std::vector<double>{0};
  SharedNumbers false_positives_ = std::vector<double>{0};
  bool whole_ = true;
  bool lower_is_positive_ = false;
};

}  // namespace deconfuse
