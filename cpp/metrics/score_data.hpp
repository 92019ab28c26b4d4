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

/// A quotient of two numbers, which are exact if weights are whole.
struct Ratio {
  double numerator = 0;
  double denominator = 0;

  /// NaN if the denominator is 0.
  double value() const { return denominator == 0 ? undefined : numerator / denominator; }
  Fraction fraction() const;
};

/// The points of a ranking: entries at k are counted before the k-th group of equal scores, entries
/// at k + 1 after it.
struct Points {
  explicit Points(const Ranking& ranking);

  const double* TP;
  const double* FP;
  const double* t;
  double P;
  double N;
};

/// The order of some cases or labels: the highest score first, equal scores in the order given.
template <class ScoreOf>
std::vector<RankedCase> descending(std::size_t count, ScoreOf score_of) {
  std::vector<double> scores(count);
  for (std::size_t at = 0; at < count; ++at) scores[at] = score_of(at);
  return order_of_scores(scores, false);
}

/// The data of formulas of scores, probabilities and label sets: the cases under given options, and
/// the results of passes over them, computed at their first use. Cases and options must outlive
/// this object.
///
/// A `row` says which ranking is read. For scores, 0 is the model that is reported and 1 the model
/// that it is compared with. Otherwise, it is a class or label, or one past the last for every
/// number of every class, each taken as a case.
class ScoreData {
 public:
  ScoreData(const ScoredCases& cases, const Options& options);

  const ScoredCases& cases() const { return cases_; }
  const Options& options() const { return options_; }
  double total_weight() const { return total_weight_; }

  /// Number of classes; for scores always two, the second of which is positive.
  std::size_t classes() const { return of_scores() ? 2 : cases_.labels.size(); }

  bool of_scores() const { return cases_.kind == Kind::scores; }
  bool are_decision_values() const { return options_.decision_values || cases_.decision_values; }
  bool are_probabilities() const;

  // Values of one case.

  std::size_t class_of(std::size_t at) const {
    return of_scores() ? cases_.is_positive[at] : static_cast<std::size_t>(cases_.truth[at]);
  }
  /// Its weight, times that of its class if the option gives one.
  double class_weight(std::size_t at) const {
    const double weight = cases_.weight(at);
    return options_.class_weights.empty() ? weight : weight * options_.class_weights[class_of(at)];
  }
  double score(std::size_t at) const { return cases_.scores[options_.model][at]; }
  /// The probability of a class, or whatever number the class has.
  double probability(std::size_t at, std::size_t label) const {
    if (!of_scores()) return cases_.numbers[at * cases_.labels.size() + label];
    return label == 1 ? score(at) : 1 - score(at);
  }
  Fraction exact_probability(std::size_t at, std::size_t label) const;
  std::size_t most_probable(std::size_t at) const;
  bool has_label(std::size_t at, std::size_t label) const {
    return cases_.truth_sets[at * cases_.labels.size() + label] != 0;
  }

  // Values of all cases.

  std::size_t model(std::size_t row) const;
  const Ranking& ranking(std::size_t row) const;

  /// The vertices of the convex hull of the ROC curve.
  const std::vector<std::size_t>& hull(std::size_t row) const;

  /// For each point, the point of highest precision at equal or higher recall.
  const std::vector<std::size_t>& best_from_here(std::size_t row) const;

  /// The points of an ROC curve up to the false positive rate of the options: the last whole point,
  /// and whether another one is interpolated after it.
  struct Cut {
    std::size_t last = 0;
    bool interpolated = false;
  };
  const Cut& cut(std::size_t row) const;

  /// The best point of a ranking, which `find` returns; NaN if there is none.
  using Find = std::optional<std::size_t> (*)(const ScoreData& data, const Ranking& ranking);
  double point(Find find, std::size_t row) const;

  /// Indices of the positive, or the negative, cases.
  const std::vector<std::size_t>& cases_of(bool positive) const;

  /// The share of the other class that the positive, or negative, case with index `at` is ordered
  /// correctly with, ties counting half.
  Ratio placement(std::size_t row, bool positive, std::size_t at) const;

  /// Cases in one bin; bins without cases are left out.
  struct Bin {
    ExactSum cases;
    ExactSum hits;
    ExactSum probability;
  };
  using Bins = std::vector<Bin>;
  /// Bins by the probability of one class; for scores, of the positive one.
  const Bins& bins(std::size_t row) const;
  /// Bins by the probability of the most probable class.
  const Bins& confidence_bins() const;
  /// The same for the cases whose most probable class is this one.
  const Bins& confidence_bins_of(std::size_t label) const;

  const std::vector<double>& class_sizes() const;

  /// The cases with the highest numbers for a class, and how many of the first ones belong to it.
  struct TopCases {
    std::vector<std::size_t> cases;
    std::vector<double> hits;
  };
  const TopCases& top_cases(std::size_t label) const;

  /// By rows i: twice the number of pairs in which a case of class i has a higher number for class
  /// i than a case of class j, ties counting half (Hand and Till 2001).
  const std::vector<double>& twice_pairs_in_order() const;

 private:
  /// `label_of` returns the class whose probability is used for a case.
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
  mutable std::vector<std::vector<std::size_t>> predicted_as_;  // cases by most probable class
  mutable std::vector<double> twice_in_order_;
  mutable std::vector<TopCases> top_cases_;
  mutable std::vector<double> class_sizes_;
};

}  // namespace deconfuse
