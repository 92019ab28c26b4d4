#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "data/score_order.hpp"
#include "data/scored_cases.hpp"
#include "formula/undefined.hpp"
#include "metrics/options.hpp"
#include "numbers/exact_sum.hpp"

namespace deconfuse {

/// One number over another, which are exact where weights are whole.
struct Ratio {
  double numerator = 0;
  double denominator = 0;

  /// NaN where the denominator is 0.
  double value() const { return denominator == 0 ? undefined : numerator / denominator; }
  Fraction fraction() const;
};

/// The points of a ranking: what is at k stands before the k-th group of equal scores, what is at
/// k + 1 behind it.
struct Points {
  explicit Points(const Ranking& ranking);

  const double* TP;
  const double* FP;
  const double* t;
  double P;
  double N;
};

/// The order of some cases or labels, the highest score first and equal scores as they came.
template <class ScoreOf>
std::vector<RankedCase> descending(std::size_t count, ScoreOf score_of) {
  std::vector<double> scores(count);
  for (std::size_t at = 0; at < count; ++at) scores[at] = score_of(at);
  return order_of_scores(scores, false);
}

/// What formulas of scores, probabilities and label sets read: the cases under given options, and
/// what takes a pass over them, which is worked out when it is first asked for. Cases and options
/// must outlive it.
///
/// A `row` says which ranking is read: of scores 0 is that of the model that is reported, 1 that of
/// the model it is compared with; otherwise it is a class or label, or one past the last for every
/// number of every class, as if each were a case.
class ScoreData {
 public:
  ScoreData(const ScoredCases& cases, const Options& options);

  const ScoredCases& cases() const { return cases_; }
  const Options& options() const { return options_; }
  double total_weight() const { return total_weight_; }

  /// Of scores always two, of which the second is positive.
  std::size_t classes() const { return of_scores() ? 2 : cases_.labels.size(); }

  bool of_scores() const { return cases_.kind == Kind::scores; }
  bool are_decision_values() const { return options_.decision_values || cases_.decision_values; }
  bool are_probabilities() const;

  // Of one case.

  std::size_t class_of(std::size_t at) const {
    return of_scores() ? cases_.is_positive[at] : static_cast<std::size_t>(cases_.truth[at]);
  }
  /// Its weight, with classes weighted as the option says.
  double class_weight(std::size_t at) const {
    const double weight = cases_.weight(at);
    return options_.class_weights.empty() ? weight : weight * options_.class_weights[class_of(at)];
  }
  double score(std::size_t at) const { return cases_.scores[options_.model][at]; }
  /// Or whatever number the class has.
  double probability(std::size_t at, std::size_t label) const {
    if (!of_scores()) return cases_.numbers[at * cases_.labels.size() + label];
    return label == 1 ? score(at) : 1 - score(at);
  }
  Fraction exact_probability(std::size_t at, std::size_t label) const;
  std::size_t most_probable(std::size_t at) const;
  bool has_label(std::size_t at, std::size_t label) const {
    return cases_.truth_sets[at * cases_.labels.size() + label] != 0;
  }

  // Of all.

  std::size_t model(std::size_t row) const;
  const Ranking& ranking(std::size_t row) const;

  /// The vertices of the convex hull of the ROC curve.
  const std::vector<std::size_t>& hull(std::size_t row) const;

  /// By point: the point of highest precision at equal or higher recall.
  const std::vector<std::size_t>& best_from_here(std::size_t row) const;

  /// The points of an ROC curve up to the false positive rate of the options: whole points, and
  /// whether another one is interpolated behind them.
  struct Cut {
    std::size_t last = 0;
    bool interpolated = false;
  };
  const Cut& cut(std::size_t row) const;

  /// Where a ranking is best: what `find` gives for it, NaN where that is nothing.
  using Find = std::optional<std::size_t> (*)(const ScoreData& data, const Ranking& ranking);
  double point(Find find, std::size_t row) const;

  /// The positive, or the negative, cases.
  const std::vector<std::size_t>& cases_of(bool positive) const;

  /// The share of the other class that the positive, or negative, case at a place is on the right
  /// side of, ties counting half.
  Ratio placement(std::size_t row, bool positive, std::size_t at) const;

  /// Cases that fall into one bin; bins without cases are left out.
  struct Bin {
    ExactSum cases;
    ExactSum hits;
    ExactSum probability;
  };
  using Bins = std::vector<Bin>;
  /// By the probability of one class: of scores the positive one.
  const Bins& bins(std::size_t row) const;
  /// By the probability of the most probable class.
  const Bins& confidence_bins() const;
  /// The same, of the cases whose most probable class is this one.
  const Bins& confidence_bins_of(std::size_t label) const;

  const std::vector<double>& class_sizes() const;

  /// The cases with the highest numbers for a class, and how many of the first ones are of it.
  struct TopCases {
    std::vector<std::size_t> cases;
    std::vector<double> hits;
  };
  const TopCases& top_cases(std::size_t label) const;

  /// By rows i: twice the number of pairs in which a case of class i has a higher number for class
  /// i than one of class j, ties counting half (Hand and Till 2001).
  const std::vector<double>& twice_pairs_in_order() const;

 private:
  /// `label_of` gives the class whose probability counts of a case.
  template <class LabelOf>
  const Bins& binned(Bins& bins, LabelOf label_of) const;
  void add_to(Bins& bins, std::size_t at, std::size_t label) const;
  static void drop_empty(Bins& bins);

  const ScoredCases& cases_;
  const Options& options_;
  double total_weight_;
  struct Point {
    Find find;
    std::size_t row;
    double value;
  };
  mutable std::vector<Point> points_;
  mutable std::vector<std::vector<std::size_t>> hulls_;
  mutable std::vector<std::vector<std::size_t>> best_from_here_;
  mutable std::vector<std::optional<Cut>> cuts_;
  mutable std::vector<std::vector<double>> twice_outranked_;
  mutable std::vector<std::size_t> positive_cases_;
  mutable std::vector<std::size_t> negative_cases_;
  mutable std::vector<Bins> bins_;
  mutable Bins confidence_bins_;
  mutable std::vector<Bins> confidence_bins_of_;                // by class
  mutable std::vector<std::vector<std::size_t>> predicted_as_;  // the cases by class
  mutable std::vector<double> twice_in_order_;
  mutable std::vector<TopCases> top_cases_;
  mutable std::vector<double> class_sizes_;
};

}  // namespace deconfuse
