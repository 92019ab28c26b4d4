#include "metrics/score_evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "curves/comparison.hpp"
#include "curves/operating_points.hpp"
#include "formula/undefined.hpp"
#include "metrics/quantities.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {
namespace {

using score_quantities::Key;

Key key_of(const Quantity& quantity) { return static_cast<Key>(quantity.key); }

}  // namespace

ScoreEvaluation::ScoreEvaluation(const Catalogue& catalogue, const ScoredCases& cases,
                                 const Options& options)
    : Evaluation(catalogue, options), cases_(cases) {
  ExactSum total;
  for (const double weight : cases.weights) total.add(weight);
  total_weight_ = cases.weights.empty() ? static_cast<double>(cases.size) : total.value();
  const std::size_t rankings = std::max(cases.labels.size() + 1, cases.scores.size());
  hulls_.resize(rankings);
  best_from_here_.resize(rankings);
  cuts_.resize(rankings);
  twice_outranked_.resize(rankings);
  bins_.resize(rankings);
  top_cases_.resize(cases.labels.size());
}

std::size_t ScoreEvaluation::rows() const {
  return cases_.kind == Kind::scores ? 2 : cases_.labels.size();
}

bool ScoreEvaluation::weighted() const {
  return !cases_.weights.empty() || !options().class_weights.empty();
}

bool ScoreEvaluation::decision_values() const {
  return options().decision_values || cases_.decision_values;
}

bool ScoreEvaluation::are_probabilities() const {
  if (decision_values()) return false;
  return cases_.kind == Kind::probabilities ||
         (cases_.kind == Kind::scores && !cases_.lower_is_positive &&
          cases_.within_unit[options().model]);
}

bool ScoreEvaluation::applies(const Metric& metric) const {
  const bool of_scores = cases_.kind == Kind::scores;
  const bool of_classes = cases_.kind == Kind::probabilities;
  const bool of_sets = cases_.kind == Kind::multilabel;
  switch (metric.needs) {
    case Needs::anything:
      return true;
    case Needs::scores:
      return of_scores;
    case Needs::probability_scores:
      return of_scores && are_probabilities();
    case Needs::decision_scores:
      return of_scores && decision_values();
    case Needs::two_models:
      return cases_.scores.size() > 1;
    case Needs::true_class_probabilities:
      return are_probabilities();
    case Needs::class_probabilities:
      return of_classes && are_probabilities();
    case Needs::class_scores:
      return of_classes;
    case Needs::class_decision_values:
      return of_classes && decision_values();
    case Needs::label_sets:
      return of_sets;
    case Needs::predicted_sets:
      return of_sets && !cases_.predicted_sets.empty();
    case Needs::label_scores:
      return of_sets && !cases_.numbers.empty();
    default:
      return false;
  }
}

std::optional<Reason> ScoreEvaluation::refusal(const Metric& metric) const {
  if (metric.unweighted && !cases_.weights.empty()) return Reason::weights_given;
  if (metric.whole_counts && !cases_.whole_weights) return Reason::fractional_counts;
  return std::nullopt;
}

Reason ScoreEvaluation::reason_of(const Quantity& quantity) const {
  switch (key_of(quantity)) {
    case Key::k:
    case Key::map_k:
    case Key::cost_mk:
    case Key::loss_00:
    case Key::loss_01:
    case Key::loss_10:
    case Key::loss_11:
    case Key::top_k_hits:
    case Key::top_relevant_count:
      return Reason::needs_option;
    case Key::top_positives:
      return options().k ? Reason::out_of_domain : Reason::needs_option;
    default:
      return Reason::out_of_domain;
  }
}

Place ScoreEvaluation::origin(const Metric& metric, Place place) const {
  switch (metric.view) {
    case View::second:
      return {1, 1};
    case View::pooled:
      return {rows(), rows()};
    case View::first:
      break;
  }
  return metric.per_class || metric.per_case || is_matrix(metric) ? place : Place{};
}

std::size_t ScoreEvaluation::model(std::size_t row) const {
  if (row == 0) return options().model;
  return options().model == 0 ? 1 : 0;
}

const Ranking& ScoreEvaluation::ranking(std::size_t row) const {
  return cases_.ranking(cases_.kind == Kind::scores ? model(row) : row);
}

std::size_t ScoreEvaluation::extent(Over over, Place place) const {
  switch (over) {
    case Over::points:
      return ranking(place.row).size() - 1;
    case Over::hull_points:
      return hull(place.row).size() - 1;
    case Over::cut_points:
      return cut(place.row).last + (cut(place.row).interpolated ? 1 : 0);
    case Over::recall_levels:
      return 11;
    case Over::bins:
      return bins(place.row).size();
    case Over::confidence_bins:
      return confidence_bins().size();
    case Over::ranks:
      if (cases_.kind == Kind::probabilities) return top_cases(place.row).cases.size();
      return std::min(options().k.value_or(rows()), rows());
    case Over::positive_cases:
      return cases_of(true).size();
    case Over::negative_cases:
      return cases_of(false).size();
    default:
      return cases_.size;
  }
}

// Where the numbers come from.

double ScoreEvaluation::quantity(const Quantity& quantity, Place place) const {
  if (quantity.transposed) std::swap(place.row, place.column);
  if (&quantity == &quantities::beta) return options().beta;
  if (&quantity == &quantities::base) return options().base;
  if (&quantity == &quantities::e) return std::exp(1.0);
  if (&quantity == &quantities::level) return options().level;
  const Key key = key_of(quantity);
  if ((key == Key::positives || key == Key::negatives) && cases_.kind == Kind::probabilities &&
      cases_.weights.empty() && place.row < rows()) {
    // No ranking is needed for it.
    const double positives = class_sizes()[place.row];
    return key == Key::positives ? positives : total_weight_ - positives;
  }
  if (quantity.fraction) {
    if (const std::optional<Ratio> ratio = ratio_of(quantity, place)) return ratio->value();
  }
  if (key >= Key::TP_j) return of_sets(quantity, place);
  if (key >= Key::n_i) return of_classes(quantity, place);
  if (key >= Key::s_m) return of_case(quantity, place);
  switch (key) {
    case Key::threshold:
      return options().threshold;
    case Key::max_fpr:
      return options().max_fpr;
    case Key::at_specificity:
      return options().at_specificity;
    case Key::at_sensitivity:
      return options().at_sensitivity;
    case Key::at_precision:
      return options().at_precision;
    case Key::at_recall:
      return options().at_recall;
    case Key::loss_00:
    case Key::loss_01:
    case Key::loss_10:
    case Key::loss_11: {
      const std::size_t at = static_cast<std::size_t>(key) - static_cast<std::size_t>(Key::loss_00);
      return options().cost_matrix.empty() ? undefined : options().cost_matrix[at];
    }
    case Key::target_prior_0:
      return options().priors[0];
    case Key::target_prior_1:
      return options().priors[1];
    case Key::k:
      return options().k ? static_cast<double>(*options().k) : undefined;
    case Key::map_k:
      return options().map_k ? static_cast<double>(*options().map_k) : undefined;
    default:
      return of_ranking(quantity, place);
  }
}

double ScoreEvaluation::Ratio::value() const {
  return denominator == 0 ? undefined : numerator / denominator;
}

Fraction ScoreEvaluation::Ratio::fraction() const {
  return Fraction::of(numerator) / Fraction::of(denominator);
}

/// Nothing where the quantity is no ratio.
std::optional<ScoreEvaluation::Ratio> ScoreEvaluation::ratio_of(const Quantity& quantity,
                                                                Place place) const {
  const Key key = key_of(quantity);
  switch (key) {
    case Key::V_10_m:
      return placement(0, true, place.row);
    case Key::V_01_m:
      return placement(0, false, place.row);
    case Key::rival_V_10_m:
      return placement(1, true, place.row);
    case Key::rival_V_01_m:
      return placement(1, false, place.row);
    case Key::A_ij:
      return Ratio{pairs_in_order()[place.row * rows() + place.column],
                   2 * class_sizes()[place.row] * class_sizes()[place.column]};
    case Key::gain:
      return gains(place.row)[place.column];
    case Key::AUC_m: {
      const Ranking labels = cases_.ranking_of_case(place.row);
      return Ratio{labels.twice_pairs_in_order(), 2 * labels.positives() * labels.negatives()};
    }
    case Key::target_prior_0:
    case Key::target_prior_1:
      if (!options().priors.empty()) return std::nullopt;
      return ratio_at_point(quantity, place);
    case Key::sample_prior_0:
    case Key::sample_prior_1:
    case Key::P_k:
    case Key::previous_P:
    case Key::interpolated_P:
    case Key::P_at_level:
    case Key::s_k:
    case Key::o_k:
    case Key::V_10:
    case Key::V_01:
    case Key::FPR_a:
    case Key::FNR_a:
    case Key::FPR_b:
    case Key::FNR_b:
    case Key::c_k:
      return ratio_at_point(quantity, place);
    default:
      return std::nullopt;
  }
}

ScoreEvaluation::Ratio ScoreEvaluation::ratio_at_point(const Quantity& quantity,
                                                       Place place) const {
  const Ranking& ranking = this->ranking(place.row);
  const SharedNumbers& TP = ranking.true_positives();
  const SharedNumbers& FP = ranking.false_positives();
  const double P = ranking.positives();
  const double N = ranking.negatives();
  const std::size_t k = place.column;
  const auto precision = [&](std::size_t point) {
    return point == 0 ? Ratio{1, 1} : Ratio{TP[point], TP[point] + FP[point]};
  };
  const Key key = key_of(quantity);
  switch (key) {
    case Key::sample_prior_0:
    case Key::target_prior_0:
      return Ratio{N, total_weight_};
    case Key::sample_prior_1:
    case Key::target_prior_1:
      return Ratio{P, total_weight_};
    case Key::P_k:
      return precision(k + 1);
    case Key::previous_P:
      return precision(k);
    case Key::interpolated_P:
      return precision(best_from_here(place.row)[k + 1]);
    case Key::P_at_level:
      return P == 0 ? Ratio{} : precision(interpolated_point(place.row, k));
    case Key::s_k:
      return Ratio{FP[k + 1] - FP[k], TP[k + 1] - TP[k]};
    case Key::o_k:
      return Ratio{TP[k + 1] - TP[k], TP[k + 1] - TP[k] + (FP[k + 1] - FP[k])};
    case Key::V_10:
      return Ratio{2 * N - FP[k + 1] - FP[k], 2 * N};
    case Key::V_01:
      return Ratio{TP[k + 1] + TP[k], 2 * P};
    case Key::FPR_a:
    case Key::FNR_a:
    case Key::FPR_b:
    case Key::FNR_b: {
      const double at = attained(score_quantities::at_crossing, place.row);
      if (std::isnan(at)) return Ratio{};
      const bool is_next = key == Key::FPR_b || key == Key::FNR_b;
      const std::size_t point = static_cast<std::size_t>(at) + (is_next ? 1 : 0);
      const bool of_negatives = key == Key::FPR_a || key == Key::FPR_b;
      return of_negatives ? Ratio{FP[point], N} : Ratio{P - TP[point], P};
    }
    case Key::c_k: {
      const std::vector<std::size_t>& vertices = hull(place.row);
      const double more_TP = TP[vertices[k + 1]] - TP[vertices[k]];
      return Ratio{more_TP, more_TP + FP[vertices[k + 1]] - FP[vertices[k]]};
    }
    default:
      return Ratio{};
  }
}

double ScoreEvaluation::of_ranking(const Quantity& quantity, Place place) const {
  const Ranking& ranking = this->ranking(place.row);
  const SharedNumbers& TP = ranking.true_positives();
  const SharedNumbers& FP = ranking.false_positives();
  const double P = ranking.positives();
  const double N = ranking.negatives();
  const std::size_t k = place.column;
  switch (key_of(quantity)) {
    case Key::TP_k:
      return TP[k + 1];
    case Key::previous_TP:
    case Key::TP_t:
      return TP[k];
    case Key::FP_k:
      return FP[k + 1];
    case Key::previous_FP:
    case Key::FP_t:
      return FP[k];
    case Key::t_k:
      return ranking.thresholds()[k + 1];
    case Key::t:
      return ranking.thresholds()[k];
    case Key::positives:
      return P;
    case Key::negatives:
      return N;
    case Key::n_k:
      return TP[k + 1] - TP[k] + (FP[k + 1] - FP[k]);
    case Key::TP_at_threshold:
      return TP[ranking.point_at(options().threshold)];
    case Key::FP_at_threshold:
      return FP[ranking.point_at(options().threshold)];
    case Key::decision_cell: {
      const std::size_t point = ranking.point_at(options().threshold);
      const double cells[] = {N - FP[point], FP[point], P - TP[point], TP[point]};
      return cells[k];
    }
    case Key::cut_x:
      return cut_rate_value(place.row, k + 1, false);
    case Key::previous_cut_x:
      return cut_rate_value(place.row, k, false);
    case Key::cut_y:
      return cut_rate_value(place.row, k + 1, true);
    case Key::previous_cut_y:
      return cut_rate_value(place.row, k, true);
    case Key::hull_TP:
      return TP[hull(place.row)[k + 1]];
    case Key::previous_hull_TP:
      return TP[hull(place.row)[k]];
    case Key::hull_FP:
      return FP[hull(place.row)[k + 1]];
    case Key::previous_hull_FP:
      return FP[hull(place.row)[k]];
    case Key::severity_ratio:
      return options().severity_ratio.value_or(Ratio{P, N}.value());
    case Key::top_positives:
      if (!options().k || static_cast<double>(*options().k) > total_weight_) return undefined;
      return positives_in_top(ranking, static_cast<double>(*options().k)).value;
    default:
      return attained(quantity, place.row);
  }
}

double ScoreEvaluation::attained(const Quantity& quantity, std::size_t row) const {
  const Ranking& ranking = this->ranking(row);
  const std::pair<int, std::size_t> wanted{quantity.key, row};
  for (const auto& [known, value] : attained_) {
    if (known == wanted) return value;
  }
  const auto find = [&]() -> std::optional<std::size_t> {
    const Key key = key_of(quantity);
    if (!(total_weight_ > 0)) return std::nullopt;
    if (key == Key::at_accuracy) return best_accuracy(ranking);
    if (!(ranking.positives() > 0)) return std::nullopt;
    switch (key) {
      case Key::at_f1:
        return best_f1(ranking);
      case Key::at_given_precision:
        return best_recall_at(ranking, Fraction::of_decimal(options().at_precision));
      case Key::at_given_recall:
        return best_precision_at(ranking, Fraction::of_decimal(options().at_recall));
      default:
        break;
    }
    if (!ranking.both_classes()) return std::nullopt;
    switch (key) {
      case Key::at_crossing:
        return crossing(ranking);
      case Key::at_youden:
        return best_informedness(ranking);
      case Key::at_gap:
        return largest_gap(ranking);
      case Key::at_corner:
        return closest_to_top_left(ranking);
      case Key::at_expected_cost:
        if (options().cost_matrix.empty()) return std::nullopt;
        return least_expected_cost(ranking, {options().cost_matrix, options().priors});
      case Key::at_given_specificity:
        return best_sensitivity_at(ranking, Fraction::of_decimal(options().at_specificity));
      case Key::at_given_sensitivity:
        return best_specificity_at(ranking, Fraction::of_decimal(options().at_sensitivity));
      default:
        return std::nullopt;
    }
  };
  const std::optional<std::size_t> found = find();
  const double value = found ? static_cast<double>(*found) : undefined;
  attained_.emplace_back(wanted, value);
  return value;
}

Fraction ScoreEvaluation::exact_probability(std::size_t row, std::size_t label) const {
  if (cases_.kind == Kind::scores && label != 1) {
    return Fraction(1) - Fraction::of(cases_.scores[options().model][row]);
  }
  return Fraction::of(probability(row, label));
}

std::size_t ScoreEvaluation::most_probable(std::size_t row) const {
  const auto first = cases_.numbers.begin() + static_cast<std::ptrdiff_t>(row * rows());
  return static_cast<std::size_t>(
      std::max_element(first, first + static_cast<std::ptrdiff_t>(rows())) - first);
}

double ScoreEvaluation::of_case(const Quantity& quantity, Place place) const {
  const std::size_t m = place.row;
  const auto truth = [&] { return class_of(m); };
  switch (key_of(quantity)) {
    case Key::s_m:
      return cases_.scores[options().model][m];
    case Key::y_m:
      return cases_.is_positive[m];
    case Key::w_m:
      return cases_.weight(m);
    case Key::total_weight:
      return total_weight_;
    case Key::v_m:
      return class_weight(m);
    case Key::total_class_weight:
      if (!total_class_weight_) {
        ExactSum total;
        for (std::size_t at = 0; at < cases_.size; ++at) total.add(class_weight(at));
        total_class_weight_ = total.value();
      }
      return *total_class_weight_;
    case Key::w_positive:
      return cases_.weight(cases_of(true)[m]);
    case Key::w_negative:
      return cases_.weight(cases_of(false)[m]);
    case Key::bin_cases:
      return bins(m)[place.column].cases.value();
    case Key::bin_positives:
      return bins(m)[place.column].hits.value();
    case Key::bin_probability:
      return bins(m)[place.column].probability.value();
    case Key::bin_confident_cases:
      return confidence_bins()[place.column].cases.value();
    case Key::bin_correct:
      return confidence_bins()[place.column].hits.value();
    case Key::bin_confidence:
      return confidence_bins()[place.column].probability.value();
    case Key::p_true:
      return probability(m, truth());
    case Key::p_true_in_logarithm:
      return clipped(probability(m, truth()));
    case Key::p_mk:
      return probability(m, place.column);
    case Key::is_class:
      return truth() == place.column;
    case Key::F_mj:
      return cumulative(m)[place.column];
    case Key::is_at_most:
      return truth() <= place.column;
    case Key::top_k_hits:
      return options().k ? top_k_hits() : undefined;
    case Key::z_true:
      return probability(m, truth());
    case Key::z_rival: {
      double largest = -std::numeric_limits<double>::infinity();
      for (std::size_t label = 0; label < rows(); ++label) {
        if (label != truth()) largest = std::max(largest, probability(m, label));
      }
      return largest;
    }
    case Key::cost_mk:
      if (options().cost_matrix.empty()) return undefined;
      return options().cost_matrix[truth() * columns() + place.column];
    default:
      return undefined;
  }
}

double ScoreEvaluation::of_classes(const Quantity& quantity, Place place) const {
  switch (key_of(quantity)) {
    case Key::n_i:
      return class_sizes()[place.row];
    case Key::classes:
      return static_cast<double>(rows());
    case Key::pair_size:
      return class_sizes()[place.row] + class_sizes()[place.column];
    case Key::top_hits:
      return top_cases(place.row).hits[place.column];
    case Key::place_r:
      return static_cast<double>(place.column + 1);
    case Key::is_hit:
      return class_of(top_cases(place.row).cases[place.column]) == place.row;
    case Key::top_relevant_count:
      if (!options().map_k) return undefined;
      return std::min(class_sizes()[place.row], static_cast<double>(*options().map_k));
    default:
      return undefined;
  }
}

double ScoreEvaluation::of_sets(const Quantity& quantity, Place place) const {
  const std::size_t labels = rows();
  const auto& truth = cases_.truth_sets;
  const auto& predicted = cases_.predicted_sets;
  const auto& scores = cases_.numbers;
  /// The cells of a label or a case in which truth and prediction are as wanted.
  const auto of_label = [&](bool is_true, bool is_predicted) {
    ExactSum sum;
    for (std::size_t m = 0, at = place.row; m < cases_.size; ++m, at += labels) {
      if (truth[at] == is_true && predicted[at] == is_predicted) sum.add(cases_.weight(m));
    }
    return sum.value();
  };
  const std::size_t first = place.row * labels;
  const auto of_case = [&](bool is_true, bool is_predicted) {
    double count = 0;
    for (std::size_t at = first; at < first + labels; ++at) {
      if (truth[at] == is_true && predicted[at] == is_predicted) ++count;
    }
    return count;
  };
  const auto count_scores = [&](double least, bool relevant_only) {
    double count = 0;
    for (std::size_t at = first; at < first + labels; ++at) {
      if (scores[at] >= least && (truth[at] != 0 || !relevant_only)) ++count;
    }
    return count;
  };
  const auto relevant = [&] {
    return static_cast<double>(std::accumulate(
        truth.begin() + static_cast<std::ptrdiff_t>(first),
        truth.begin() + static_cast<std::ptrdiff_t>(first + labels), std::size_t{0}));
  };
  switch (key_of(quantity)) {
    case Key::TP_j:
      return of_label(true, true);
    case Key::FP_j:
      return of_label(false, true);
    case Key::FN_j:
      return of_label(true, false);
    case Key::label_cell: {
      const bool is_true = place.column >= 2;
      return of_label(is_true, place.column % 2 != 0);
    }
    case Key::n_j: {
      ExactSum sum;
      for (std::size_t m = 0; m < cases_.size; ++m) {
        if (truth[m * labels + place.row] != 0) sum.add(cases_.weight(m));
      }
      return sum.value();
    }
    case Key::TP_m:
      return of_case(true, true);
    case Key::FP_m:
      return of_case(false, true);
    case Key::FN_m:
      return of_case(true, false);
    case Key::L:
      return static_cast<double>(labels);
    case Key::is_exact:
      return of_case(true, false) + of_case(false, true) == 0;
    case Key::y_count:
      return relevant();
    case Key::coverage: {
      double deepest = 0;
      for (std::size_t at = first; at < first + labels; ++at) {
        if (truth[at] != 0) deepest = std::max(deepest, count_scores(scores[at], false));
      }
      return deepest;
    }
    case Key::y_mj:
      return truth[first + place.column];
    case Key::label_hits:
      return count_scores(scores[first + place.column], true);
    case Key::label_rank:
      return count_scores(scores[first + place.column], false);
    case Key::misordered: {
      double pairs = 0;
      for (std::size_t at = first; at < first + labels; ++at) {
        if (truth[at] == 0) continue;
        pairs += count_scores(scores[at], false) - count_scores(scores[at], true);
      }
      return pairs;
    }
    case Key::top_wrong: {
      const auto begin = scores.begin() + static_cast<std::ptrdiff_t>(first);
      const auto top = std::max_element(begin, begin + static_cast<std::ptrdiff_t>(labels));
      return truth[static_cast<std::size_t>(top - scores.begin())] == 0;
    }
    case Key::ideal_gain:
      return static_cast<double>(place.column) < relevant();
    case Key::rank_r:
      return static_cast<double>(place.column + 1);
    case Key::AP_m: {
      const Ranking ranking = cases_.ranking_of_case(place.row);
      double sum = 0;
      for (std::size_t k = 1; k < ranking.size(); ++k) {
        const double TP = ranking.true_positives()[k];
        sum += (TP - ranking.true_positives()[k - 1]) * TP / (TP + ranking.false_positives()[k]);
      }
      return Ratio{sum, ranking.positives()}.value();
    }
    default:
      return undefined;
  }
}

// Without rounding.

Fraction ScoreEvaluation::fraction_of(const Quantity& quantity, Place place) const {
  if (const std::optional<Ratio> ratio = ratio_of(quantity, place)) {
    // Products of weights, which only whole ones within 2^53 have exactly.
    const bool rounded = !cases_.whole_weights || ratio->denominator > largest_count;
    if (key_of(quantity) == Key::A_ij && rounded) return Fraction::absent();
    return ratio->fraction();
  }
  const std::size_t k = place.column;
  switch (key_of(quantity)) {
    case Key::AP_m: {
      const Ranking ranking = cases_.ranking_of_case(place.row);
      const SharedNumbers& TP = ranking.true_positives();
      const SharedNumbers& FP = ranking.false_positives();
      Fraction sum;
      for (std::size_t point = 1; point < ranking.size(); ++point) {
        sum =
            sum + Ratio{(TP[point] - TP[point - 1]) * TP[point], TP[point] + FP[point]}.fraction();
      }
      return sum / Fraction::of(ranking.positives());
    }
    case Key::p_mk:
      return exact_probability(place.row, place.column);
    case Key::F_mj: {
      Fraction sum;
      for (std::size_t label = 0; label <= place.column; ++label) {
        sum = sum + exact_probability(place.row, label);
      }
      return sum;
    }
    case Key::bin_probability:
      return cases_.weights.empty() ? bins(place.row)[k].probability.fraction()
                                    : Fraction::absent();
    case Key::bin_confidence:
      return cases_.weights.empty() ? confidence_bins()[k].probability.fraction()
                                    : Fraction::absent();
    case Key::cut_x:
      return cut_rate(place.row, k + 1, false);
    case Key::previous_cut_x:
      return cut_rate(place.row, k, false);
    case Key::cut_y:
      return cut_rate(place.row, k + 1, true);
    case Key::previous_cut_y:
      return cut_rate(place.row, k, true);
    case Key::target_prior_0:
    case Key::target_prior_1:
      return Fraction::of_decimal(this->quantity(quantity, place));
    case Key::severity_ratio: {
      const Ranking& ranking = this->ranking(place.row);
      return options().severity_ratio ? Fraction::of_decimal(*options().severity_ratio)
                                      : Ratio{ranking.positives(), ranking.negatives()}.fraction();
    }
    case Key::top_positives:
      return positives_in_top(ranking(place.row), static_cast<double>(options().k.value_or(0)))
          .exact;
    default:
      return Fraction::absent();
  }
}

Exact ScoreEvaluation::exact_quantity(const Quantity& quantity, Place place) const {
  const double value = this->quantity(quantity, place);
  const Key key = key_of(quantity);
  if (&quantity == &quantities::e) return Exact::unknown();
  // A score is no fraction of anything.
  if (key == Key::t) return Exact::unknown();
  if (quantity.transposed) std::swap(place.row, place.column);
  if (!std::isfinite(value)) return std::isnan(value) ? Exact::undefined() : Exact::unknown();
  if (quantity.fraction || key == Key::p_mk || key == Key::F_mj || key == Key::bin_probability ||
      key == Key::bin_confidence || key == Key::severity_ratio) {
    const Fraction fraction = fraction_of(quantity, place);
    return fraction.present() ? Exact(fraction) : Exact::unknown();
  }
  if (&quantity == &quantities::base && value != std::floor(value)) return Exact::unknown();
  const bool is_option = quantity.key == 0 || (key >= Key::threshold && key <= Key::map_k);
  return is_option || key == Key::cost_mk ? Fraction::of_decimal(value) : Fraction::of(value);
}

double ScoreEvaluation::known(std::uint8_t number, Place place) const {
  const bool saves_time = cases_.weights.empty();
  const auto P = [&] { return quantity(score_quantities::positives, place); };
  const auto N = [&] { return quantity(score_quantities::negatives, place); };
  switch (number) {
    case score_quantities::area_between_points:
      return area_between_points(place.row);
    case score_quantities::hanley_mcneil_sum: {
      const double above = area_above(place.row);
      return P() * N() * hanley_mcneil_variance(1 - above, above, P(), N());
    }
    case score_quantities::chance_of_another_class:
      return chance_of_another_class();
    case score_quantities::share_of_negatives:
      return N() / (P() + N());
  }
  if (!saves_time) return undefined;
  if (number == score_quantities::sum_of_precisions) return sum_of_precisions(place.row);
  if (number == score_quantities::sum_of_squared_errors) return sum_of_squared_errors();
  // Up to there the sum is without rounding, in whatever order.
  if (2 * P() * N() > largest_count) return undefined;
  return cases_.twice_pairs_in_order(cases_.kind == Kind::scores ? model(place.row) : place.row);
}

double ScoreEvaluation::cell_sum(Region, Place) const { return undefined; }

Exact ScoreEvaluation::exact_cell_sum(Region, Place) const { return Exact::undefined(); }

}  // namespace deconfuse
