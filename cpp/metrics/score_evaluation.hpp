#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "data/exact_sum.hpp"
#include "data/scored_cases.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Metrics of scores, probabilities and label sets. The cases must outlive it.
class ScoreEvaluation : public Evaluation {
 public:
  ScoreEvaluation(const Catalogue& catalogue, const ScoredCases& cases, const Options& options);

  bool applies(const Metric& metric) const override;
  Place origin(const Metric& metric, Place place) const override;

  /// The classes; of scores always two, of which the second is positive.
  std::size_t rows() const override;
  std::size_t columns() const override { return rows(); }
  std::size_t extent(Over over, Place place) const override;
  bool weighted() const override;

  double quantity(const Quantity& quantity, Place place) const override;
  Exact exact_quantity(const Quantity& quantity, Place place) const override;
  void quantities(const Quantity& quantity, const Places& places, double* values) const override;
  double known(std::uint8_t number, Place place) const override;
  double cell_sum(Region region, Place place) const override;
  Exact exact_cell_sum(Region region, Place place) const override;

 protected:
  std::optional<Reason> refusal(const Metric& metric) const override;
  Reason reason_of(const Quantity& quantity) const override;

 private:
  /// A quantity that is one number over another, which are exact where weights are whole.
  struct Ratio {
    double numerator = 0;
    double denominator = 0;

    /// NaN where the denominator is 0.
    double value() const;
    Fraction fraction() const;
  };

  /// Cases that fall into one bin.
  struct Bin {
    ExactSum cases;
    ExactSum hits;
    ExactSum probability;
  };
  using Bins = std::vector<Bin>;

  /// The points of an ROC curve up to a false positive rate: whole points, and whether another one
  /// is interpolated behind them.
  struct Cut {
    std::size_t last = 0;
    bool interpolated = false;
  };

  /// The cases with the highest probabilities for a class, and how many of the first ones are of
  /// it.
  struct TopCases {
    std::vector<std::size_t> cases;
    std::vector<double> hits;
  };

  const Ranking& ranking(std::size_t row) const;
  std::size_t class_of(std::size_t row) const {
    return cases_.kind == Kind::scores ? cases_.is_positive[row]
                                       : static_cast<std::size_t>(cases_.truth[row]);
  }
  double class_weight(std::size_t row) const {
    const double weight = cases_.weight(row);
    return options().class_weights.empty() ? weight
                                           : weight * options().class_weights[class_of(row)];
  }
  std::size_t model(std::size_t row) const;
  bool decision_values() const;
  bool are_probabilities() const;
  double probability(std::size_t row, std::size_t label) const {
    if (cases_.kind != Kind::scores) return cases_.numbers[row * cases_.labels.size() + label];
    const double score = cases_.scores[options().model][row];
    return label == 1 ? score : 1 - score;
  }
  Fraction exact_probability(std::size_t row, std::size_t label) const;
  std::size_t most_probable(std::size_t row) const;
  double clipped(double probability) const {
    if (!options().clip) return probability;
    return std::clamp(probability, *options().clip, 1 - *options().clip);
  }

  std::optional<Ratio> ratio_of(const Quantity& quantity, Place place) const;
  Ratio ratio_at_point(const Quantity& quantity, Place place) const;
  double of_ranking(const Quantity& quantity, Place place) const;
  double of_case(const Quantity& quantity, Place place) const;
  double of_classes(const Quantity& quantity, Place place) const;
  double of_sets(const Quantity& quantity, Place place) const;
  double attained(const Quantity& quantity, std::size_t row) const;
  Fraction fraction_of(const Quantity& quantity, Place place) const;

  const std::vector<std::size_t>& hull(std::size_t row) const;
  const std::vector<std::size_t>& best_from_here(std::size_t row) const;
  std::size_t interpolated_point(std::size_t row, std::size_t level) const;
  const Cut& cut(std::size_t row) const;
  Fraction cut_rate(std::size_t row, std::size_t point, bool true_positives) const;
  double cut_rate_value(std::size_t row, std::size_t point, bool true_positives) const;
  Ratio placement(std::size_t row, bool positive, std::size_t at) const;
  const std::vector<std::size_t>& cases_of(bool positive) const;
  const Bins& bins(std::size_t row) const;
  const Bins& confidence_bins() const;
  template <class LabelOf>
  const Bins& binned(Bins& bins, LabelOf label_of) const;
  const std::vector<double>& pairs_in_order() const;
  const TopCases& top_cases(std::size_t label) const;
  const std::vector<double>& class_sizes() const;
  const std::vector<Ratio>& gains(std::size_t row) const;
  const std::vector<double>& cumulative(std::size_t row) const;
  double top_k_hits() const;
  double sum_of_precisions(std::size_t row) const;
  double area_between_points(std::size_t row) const;
  double area_above(std::size_t row) const;
  double chance_of_another_class() const;
  double sum_of_squared_errors() const;

  const ScoredCases& cases_;
  double total_weight_;
  mutable std::optional<double> total_class_weight_;
  mutable std::vector<std::pair<std::pair<int, std::size_t>, double>> attained_;
  mutable std::vector<std::vector<std::size_t>> hulls_;
  mutable std::vector<std::vector<std::size_t>> best_from_here_;
  mutable std::vector<std::optional<Cut>> cuts_;
  mutable std::vector<std::vector<double>> twice_outranked_;
  mutable std::vector<std::size_t> positive_cases_;
  mutable std::vector<std::size_t> negative_cases_;
  mutable std::vector<Bins> bins_;
  mutable Bins confidence_bins_;
  mutable std::vector<double> twice_in_order_;
  mutable std::vector<TopCases> top_cases_;
  mutable std::vector<double> class_sizes_;
  mutable std::vector<Ratio> gains_;
  mutable std::size_t gains_of_ = 0;
  mutable std::vector<double> cumulative_;
  mutable std::size_t cumulative_of_ = 0;
  mutable std::optional<double> top_k_hits_;
};

}  // namespace deconfuse
