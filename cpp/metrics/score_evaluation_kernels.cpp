// What takes a pass over the cases is worked out once, when it is first asked for.

#include <algorithm>
#include <iterator>

#include "curves/bins.hpp"
#include "data/exact_sum.hpp"
#include "data/score_order.hpp"
#include "data/two_numbers.hpp"
#include "formula/distributions.hpp"
#include "formula/terms.hpp"
#include "formula/undefined.hpp"
#include "metrics/score_evaluation.hpp"

namespace deconfuse {
namespace {

/// The order of some cases, the highest score first and equal scores as they came.
std::vector<RankedCase> descending(std::size_t count, auto score_of) {
  std::vector<double> scores(count);
  for (std::size_t at = 0; at < count; ++at) scores[at] = score_of(at);
  return order_of_scores(scores, false);
}

}  // namespace

const std::vector<std::size_t>& ScoreEvaluation::hull(std::size_t row) const {
  if (hulls_[row].empty()) hulls_[row] = ranking(row).hull();
  return hulls_[row];
}

/// By point: the point of highest precision at equal or higher recall.
const std::vector<std::size_t>& ScoreEvaluation::best_from_here(std::size_t row) const {
  std::vector<std::size_t>& best = best_from_here_[row];
  if (!best.empty()) return best;
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  best.resize(TP.size());
  // Rounded quotients of counts are equal where the quotients are.
  const auto precision = [&](std::size_t point) { return TP[point] / (TP[point] + FP[point]); };
  for (std::size_t point = TP.size(); point-- > 1;) {
    const bool is_last = point + 1 == TP.size();
    best[point] =
        is_last || precision(point) >= precision(best[point + 1]) ? point : best[point + 1];
  }
  if (best.size() > 1) best[0] = best[1];
  return best;
}

/// The point of highest precision where recall is at least `level` tenths.
std::size_t ScoreEvaluation::interpolated_point(std::size_t row, std::size_t level) const {
  const SharedNumbers& TP = ranking(row).true_positives();
  const double least = static_cast<double>(level) * TP.back();
  const auto first =
      std::lower_bound(TP.begin() + 1, TP.end(), least,
                       [](double count, double bound) { return 10 * count < bound; });
  return best_from_here(row)[static_cast<std::size_t>(first - TP.begin())];
}

const ScoreEvaluation::Cut& ScoreEvaluation::cut(std::size_t row) const {
  if (cuts_[row]) return *cuts_[row];
  const SharedNumbers& FP = ranking(row).false_positives();
  const Fraction limit = Fraction::of_decimal(options().max_fpr) * Fraction::of(FP.back());
  const auto within = [&](double count) {
    const Fraction excess = Fraction::of(count) - limit;
    return excess.present() ? excess.sign() <= 0 : count <= options().max_fpr * FP.back();
  };
  Cut cut;
  cut.last =
      static_cast<std::size_t>(std::partition_point(FP.begin(), FP.end(), within) - FP.begin()) - 1;
  cut.interpolated =
      cut.last + 1 < FP.size() && !(Fraction::of(FP[cut.last]) == limit) && FP.back() > 0;
  cuts_[row] = cut;
  return *cuts_[row];
}

Fraction ScoreEvaluation::cut_rate(std::size_t row, std::size_t point, bool true_positives) const {
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  const auto& counts = true_positives ? TP : FP;
  const Fraction all = Fraction::of(counts.back());
  if (point <= cut(row).last) return Fraction::of(counts[point]) / all;
  const Fraction f = Fraction::of_decimal(options().max_fpr);
  if (!true_positives) return f;
  const Fraction step = (f * Fraction::of(FP.back()) - Fraction::of(FP[point - 1])) /
                        Fraction::of(FP[point] - FP[point - 1]);
  return (Fraction::of(TP[point - 1]) + Fraction::of(TP[point] - TP[point - 1]) * step) / all;
}

double ScoreEvaluation::cut_rate_value(std::size_t row, std::size_t point,
                                       bool true_positives) const {
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  if (!ranking(row).both_classes()) return undefined;
  const auto& counts = true_positives ? TP : FP;
  if (point <= cut(row).last) return counts[point] / counts.back();
  if (!true_positives) return options().max_fpr;
  const double step = (options().max_fpr * FP.back() - FP[point - 1]) / (FP[point] - FP[point - 1]);
  return (TP[point - 1] + (TP[point] - TP[point - 1]) * step) / TP.back();
}

/// The share of the other class that a case is on the right side of, ties counting half: of the
/// positive, or negative, cases the one at a place.
ScoreEvaluation::Ratio ScoreEvaluation::placement(std::size_t row, bool positive,
                                                  std::size_t at) const {
  const Ranking& ranking = this->ranking(row);
  std::vector<double>& twice_outranked = twice_outranked_[row];
  if (twice_outranked.empty() && ranking.both_classes()) {
    const SharedNumbers& TP = ranking.true_positives();
    const SharedNumbers& FP = ranking.false_positives();
    for (std::size_t m = 0; m < cases_.size; ++m) {
      // Cases of weight 0 are in no group; before all others there is none.
      const std::size_t k =
          std::max<std::size_t>(ranking.point_at(cases_.scores[model(row)][m]), 1);
      twice_outranked.push_back(cases_.is_positive[m] != 0 ? 2 * FP.back() - FP[k] - FP[k - 1]
                                                           : TP[k] + TP[k - 1]);
    }
  }
  if (twice_outranked.empty()) return {};
  return {twice_outranked[cases_of(positive)[at]],
          2 * (positive ? ranking.negatives() : ranking.positives())};
}

const std::vector<std::size_t>& ScoreEvaluation::cases_of(bool positive) const {
  std::vector<std::size_t>& cases = positive ? positive_cases_ : negative_cases_;
  if (cases.empty()) {
    for (std::size_t at = 0; at < cases_.size; ++at) {
      if ((cases_.is_positive[at] != 0) == positive) cases.push_back(at);
    }
  }
  return cases;
}

/// By the probability of one class of each case.
template <class LabelOf>
const ScoreEvaluation::Bins& ScoreEvaluation::binned(Bins& bins, LabelOf label_of) const {
  if (!bins.empty()) return bins;
  bins.resize(options().bins);
  for (std::size_t at = 0; at < cases_.size; ++at) {
    const double weight = cases_.weight(at);
    const std::size_t label = label_of(at);
    const double probability = this->probability(at, label);
    Bin& bin = bins[bin_of_probability(probability, bins.size())];
    bin.cases.add(weight);
    bin.probability.add(weight * probability);
    if (class_of(at) == label) bin.hits.add(weight);
  }
  std::erase_if(bins, [](const Bin& bin) { return bin.cases.value() == 0; });
  return bins;
}

/// By the probability of one class: of scores the positive one.
const ScoreEvaluation::Bins& ScoreEvaluation::bins(std::size_t row) const {
  const std::size_t label = cases_.kind == Kind::scores ? 1 : row;
  return binned(bins_[row], [=](std::size_t) { return label; });
}

/// By the probability of the most probable class.
const ScoreEvaluation::Bins& ScoreEvaluation::confidence_bins() const {
  return binned(confidence_bins_, [this](std::size_t at) { return most_probable(at); });
}

/// By rows i: twice the number of pairs in which a case of class i has a higher score for class i
/// than one of class j, ties counting half (Hand and Till 2001). One pass over the sorted cases per
/// class.
const std::vector<double>& ScoreEvaluation::pairs_in_order() const {
  if (!twice_in_order_.empty()) return twice_in_order_;
  const std::size_t K = rows();
  twice_in_order_.resize(K * K);
  for (std::size_t i = 0; i < K; ++i) {
    const auto score = [&](std::size_t at) { return cases_.numbers[at * K + i]; };
    const std::vector<RankedCase> order = descending(cases_.size, score);
    std::vector<ExactSum> twice_above(K);
    ExactSum above;
    for (std::size_t first = 0; first < order.size();) {
      std::size_t end = first;
      ExactSum tied;
      for (; end < order.size() && order[end].key == order[first].key; ++end) {
        if (class_of(order[end].index) == i) tied.add(cases_.weight(order[end].index));
      }
      for (; first < end; ++first) {
        const std::size_t at = order[first].index;
        twice_above[class_of(at)].add(cases_.weight(at) * (2 * above.value() + tied.value()));
      }
      above.add(tied);
    }
    for (std::size_t j = 0; j < K; ++j) {
      if (j != i) twice_in_order_[i * K + j] = twice_above[j].value();
    }
  }
  return twice_in_order_;
}

const ScoreEvaluation::TopCases& ScoreEvaluation::top_cases(std::size_t label) const {
  TopCases& top = top_cases_[label];
  const std::size_t depth = std::min(cases_.size, options().map_k.value_or(0));
  if (top.cases.size() == depth) return top;
  const std::vector<RankedCase> order =
      descending(cases_.size, [&](std::size_t at) { return cases_.numbers[at * rows() + label]; });
  for (std::size_t at = 0; at < depth; ++at) top.cases.push_back(order[at].index);
  double hits = 0;
  for (const std::size_t at : top.cases) top.hits.push_back(hits += class_of(at) == label);
  return top;
}

/// Of one case: the probability of each class and those before it.
const std::vector<double>& ScoreEvaluation::cumulative(std::size_t row) const {
  if (!cumulative_.empty() && cumulative_of_ == row) return cumulative_;
  cumulative_.clear();
  cumulative_of_ = row;
  double sum = 0;
  for (std::size_t label = 0; label < rows(); ++label) {
    cumulative_.push_back(sum += probability(row, label));
  }
  return cumulative_;
}

const std::vector<double>& ScoreEvaluation::class_sizes() const {
  if (class_sizes_.empty()) {
    std::vector<ExactSum> sums(rows());
    for (std::size_t at = 0; at < cases_.size; ++at) {
      sums[class_of(at)].add(cases_.weight(at));
    }
    for (const ExactSum& sum : sums) class_sizes_.push_back(sum.value());
  }
  return class_sizes_;
}

/// Of one case by rank: whether the label there is true, as a share of those with its score.
const std::vector<ScoreEvaluation::Ratio>& ScoreEvaluation::gains(std::size_t row) const {
  if (!gains_.empty() && gains_of_ == row) return gains_;
  const std::size_t labels = rows();
  const auto score = [&](std::size_t label) { return cases_.numbers[row * labels + label]; };
  const std::vector<RankedCase> order = descending(labels, score);
  gains_.clear();
  gains_of_ = row;
  for (std::size_t first = 0; first < labels;) {
    std::size_t end = first;
    double relevant = 0;
    for (; end < labels && order[end].key == order[first].key; ++end) {
      relevant += cases_.truth_sets[row * labels + order[end].index];
    }
    gains_.resize(end, {relevant, static_cast<double>(end - first)});
    first = end;
  }
  return gains_;
}

/// Of the points of a ranking without weights.
double ScoreEvaluation::sum_of_precisions(std::size_t row) const {
  const Ranking& ranking = this->ranking(row);
  const double* const TP = ranking.true_positives().data();
  const double* const FP = ranking.false_positives().data();
  // Two sums at once, of even and of odd points, and what rounding takes from each.
  Two sum{0, 0};
  Two lost{0, 0};
  const auto add = [&](Two more, Two TP_k, Two FP_k) {
    const Two term = more * (TP_k / (TP_k + FP_k));
    const Two next = sum + term;
    const Two added = next - sum;
    lost += (sum - (next - added)) + (term - added);
    sum = next;
  };
  std::size_t k = 1;
  for (; k + 2 <= ranking.size(); k += 2) {
    add(two_at(TP + k) - two_at(TP + k - 1), two_at(TP + k), two_at(FP + k));
  }
  if (k < ranking.size()) add(Two{TP[k] - TP[k - 1], 0}, Two{TP[k], 1}, Two{FP[k], 0});
  const double parts[] = {sum[0], sum[1], lost[0], lost[1]};
  Sum whole;
  whole.add_compensated(parts, std::size(parts), false);
  return whole.value();
}

/// Below the precision-recall curve between whose points TP and FP grow in proportion (Davis and
/// Goadrich 2006), times P. Unlike in the formula nothing cancels.
double ScoreEvaluation::area_between_points(std::size_t row) const {
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  ExactSum sum;
  for (std::size_t k = 1; k < TP.size(); ++k) {
    const double positives = TP[k] - TP[k - 1];
    if (positives == 0) continue;
    const double cases = positives + (FP[k] - FP[k - 1]);
    const double before = TP[k - 1] + FP[k - 1];
    const double share = positives / cases;
    if (before == 0) {
      sum.add(positives * share);
      continue;
    }
    sum.add(share * TP[k - 1] * std::log1p(cases / before));
    sum.add(share * share * deviance(before, before + cases, -cases));
  }
  return sum.value();
}

/// 1 − AUC, which near AUC = 1 has the digits that the difference has lost.
double ScoreEvaluation::area_above(std::size_t row) const {
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  ExactSum twice_pairs;
  for (std::size_t k = 1; k < TP.size(); ++k)
    twice_pairs.add((TP[k] - TP[k - 1]) * (FP[k] + FP[k - 1]));
  return twice_pairs.value() / (2 * TP.back() * FP.back());
}

/// That two cases drawn with replacement are of two classes.
double ScoreEvaluation::chance_of_another_class() const {
  ExactSum twice_pairs, before;
  for (const double size : class_sizes()) {
    twice_pairs.add(2 * size * before.value());
    before.add(size);
  }
  return twice_pairs.value() / (before.value() * before.value());
}

/// Of all probabilities of cases without weights.
double ScoreEvaluation::sum_of_squared_errors() const {
  Sum sum;
  double terms[Terms::most];
  std::size_t count = 0;
  const std::size_t classes = columns();
  for (std::size_t m = 0; m < cases_.size; ++m) {
    const std::size_t truth = class_of(m);
    for (std::size_t label = 0; label < classes; ++label) {
      const double error = probability(m, label) - (label == truth ? 1 : 0);
      terms[count++] = error * error;
      if (count < Terms::most) continue;
      sum.add_compensated(terms, count, false);
      count = 0;
    }
  }
  sum.add_compensated(terms, count, false);
  return sum.value();
}

/// Cases whose class is among the k of the highest numbers; equal ones rank in the order of the
/// classes.
double ScoreEvaluation::top_k_hits() const {
  if (top_k_hits_) return *top_k_hits_;
  ExactSum hits;
  for (std::size_t at = 0; at < cases_.size; ++at) {
    const std::size_t truth = class_of(at);
    const double own = probability(at, truth);
    std::size_t before = 0;
    for (std::size_t label = 0; label < rows(); ++label) {
      const double other = probability(at, label);
      if (other > own || (other == own && label < truth)) ++before;
    }
    if (before < *options().k) hits.add(cases_.weight(at));
  }
  top_k_hits_ = hits.value();
  return *top_k_hits_;
}

}  // namespace deconfuse
