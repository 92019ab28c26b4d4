#include "metrics/score_data.hpp"

#include <algorithm>

#include "curves/bins.hpp"

namespace deconfuse {

Fraction Ratio::fraction() const { return Fraction::of(numerator) / Fraction::of(denominator); }

Points::Points(const Ranking& ranking)
    : TP(ranking.true_positives().data()),
      FP(ranking.false_positives().data()),
      t(ranking.thresholds().data()),
      P(ranking.positives()),
      N(ranking.negatives()) {}

ScoreData::ScoreData(const ScoredCases& cases, const Options& options)
    : cases_(cases), options_(options) {
  ExactSum total;
  for (const double weight : cases.weights) total.add(weight);
  total_weight_ = cases.weights.empty() ? static_cast<double>(cases.size) : total.value();
  const std::size_t rankings = std::max(cases.labels.size() + 1, cases.scores.size());
  hulls_.resize(rankings);
  best_from_here_.resize(rankings);
  cuts_.resize(rankings);
  twice_outranked_.resize(rankings);
  bins_.resize(rankings);
  confidence_bins_of_.resize(cases.labels.size());
  top_cases_.resize(cases.labels.size());
}

bool ScoreData::are_probabilities() const {
  if (are_decision_values()) return false;
  return cases_.kind == Kind::probabilities ||
         (of_scores() && !cases_.lower_is_positive && cases_.within_unit[options_.model]);
}

Fraction ScoreData::exact_probability(std::size_t at, std::size_t label) const {
  if (of_scores() && label != 1) return Fraction(1) - Fraction::of(score(at));
  return Fraction::of(probability(at, label));
}

std::size_t ScoreData::most_probable(std::size_t at) const {
  const auto first = cases_.numbers.begin() + static_cast<std::ptrdiff_t>(at * classes());
  return static_cast<std::size_t>(
      std::max_element(first, first + static_cast<std::ptrdiff_t>(classes())) - first);
}

std::size_t ScoreData::model(std::size_t row) const {
  if (row == 0) return options_.model;
  return options_.model == 0 ? 1 : 0;
}

const Ranking& ScoreData::ranking(std::size_t row) const {
  return cases_.ranking(of_scores() ? model(row) : row);
}

double ScoreData::point(Find find, std::size_t row) const {
  for (const Point& known : points_) {
    if (known.find == find && known.row == row) return known.value;
  }
  const std::optional<std::size_t> found = find(*this, ranking(row));
  points_.push_back({find, row, found ? static_cast<double>(*found) : undefined});
  return points_.back().value;
}

const std::vector<std::size_t>& ScoreData::hull(std::size_t row) const {
  if (hulls_[row].empty()) hulls_[row] = ranking(row).hull();
  return hulls_[row];
}

const std::vector<std::size_t>& ScoreData::best_from_here(std::size_t row) const {
  std::vector<std::size_t>& best = best_from_here_[row];
  if (!best.empty()) return best;
  const SharedNumbers& TP = ranking(row).true_positives();
  const SharedNumbers& FP = ranking(row).false_positives();
  best.resize(TP.size());
  // If quotients of counts are equal, so are the rounded quotients.
  const auto precision = [&](std::size_t point) { return TP[point] / (TP[point] + FP[point]); };
  for (std::size_t point = TP.size(); point-- > 1;) {
    const bool is_last = point + 1 == TP.size();
    best[point] =
        is_last || precision(point) >= precision(best[point + 1]) ? point : best[point + 1];
  }
  if (best.size() > 1) best[0] = best[1];
  return best;
}

const ScoreData::Cut& ScoreData::cut(std::size_t row) const {
  if (cuts_[row]) return *cuts_[row];
  const SharedNumbers& FP = ranking(row).false_positives();
  const Fraction limit = Fraction::of_decimal(options_.max_fpr) * Fraction::of(FP.back());
  const auto within = [&](double count) {
    const Fraction excess = Fraction::of(count) - limit;
    return excess.present() ? excess.sign() <= 0 : count <= options_.max_fpr * FP.back();
  };
  Cut cut;
  cut.last =
      static_cast<std::size_t>(std::partition_point(FP.begin(), FP.end(), within) - FP.begin()) - 1;
  cut.interpolated =
      cut.last + 1 < FP.size() && !(Fraction::of(FP[cut.last]) == limit) && FP.back() > 0;
  cuts_[row] = cut;
  return *cuts_[row];
}

Ratio ScoreData::placement(std::size_t row, bool positive, std::size_t at) const {
  const Ranking& ranking = this->ranking(row);
  std::vector<double>& twice_outranked = twice_outranked_[row];
  if (twice_outranked.empty() && ranking.both_classes()) {
    const SharedNumbers& TP = ranking.true_positives();
    const SharedNumbers& FP = ranking.false_positives();
    for (std::size_t m = 0; m < cases_.size; ++m) {
      // Cases of weight 0 are in no group, and may come before the first.
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

const std::vector<std::size_t>& ScoreData::cases_of(bool positive) const {
  std::vector<std::size_t>& cases = positive ? positive_cases_ : negative_cases_;
  if (cases.empty()) {
    for (std::size_t at = 0; at < cases_.size; ++at) {
      if ((cases_.is_positive[at] != 0) == positive) cases.push_back(at);
    }
  }
  return cases;
}

/// Adds a case to the bin of its probability of class `label`.
void ScoreData::add_to(Bins& bins, std::size_t at, std::size_t label) const {
  const double weight = cases_.weight(at);
  const double probability = this->probability(at, label);
  Bin& bin = bins[bin_of_probability(probability, bins.size())];
  bin.cases.add(weight);
  bin.probability.add(weight * probability);
  if (class_of(at) == label) bin.hits.add(weight);
}

void ScoreData::drop_empty(Bins& bins) {
  std::erase_if(bins, [](const Bin& bin) { return bin.cases.value() == 0; });
}

template <class LabelOf>
const ScoreData::Bins& ScoreData::binned(Bins& bins, LabelOf label_of) const {
  if (!bins.empty()) return bins;
  bins.resize(options_.bins);
  for (std::size_t at = 0; at < cases_.size; ++at) add_to(bins, at, label_of(at));
  drop_empty(bins);
  return bins;
}

const ScoreData::Bins& ScoreData::bins(std::size_t row) const {
  const std::size_t label = of_scores() ? 1 : row;
  return binned(bins_[row], [=](std::size_t) { return label; });
}

const ScoreData::Bins& ScoreData::confidence_bins() const {
  return binned(confidence_bins_, [&](std::size_t at) { return most_probable(at); });
}

const ScoreData::Bins& ScoreData::confidence_bins_of(std::size_t label) const {
  if (predicted_as_.empty()) {
    predicted_as_.resize(classes());
    for (std::size_t at = 0; at < cases_.size; ++at) {
      predicted_as_[most_probable(at)].push_back(at);
    }
  }
  Bins& bins = confidence_bins_of_[label];
  if (!bins.empty() || predicted_as_[label].empty()) return bins;
  bins.resize(options_.bins);
  for (const std::size_t at : predicted_as_[label]) add_to(bins, at, label);
  drop_empty(bins);
  return bins;
}

const std::vector<double>& ScoreData::twice_pairs_in_order() const {
  if (!twice_in_order_.empty()) return twice_in_order_;
  const std::size_t K = classes();
  twice_in_order_.resize(K * K);
  // One pass over the sorted cases per class
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

const ScoreData::TopCases& ScoreData::top_cases(std::size_t label) const {
  TopCases& top = top_cases_[label];
  const std::size_t depth = std::min(cases_.size, options_.map_k.value_or(0));
  if (top.cases.size() == depth) return top;
  const std::vector<RankedCase> order = descending(
      cases_.size, [&](std::size_t at) { return cases_.numbers[at * classes() + label]; });
  for (std::size_t at = 0; at < depth; ++at) top.cases.push_back(order[at].index);
  double hits = 0;
  for (const std::size_t at : top.cases) top.hits.push_back(hits += class_of(at) == label);
  return top;
}

const std::vector<double>& ScoreData::class_sizes() const {
  if (class_sizes_.empty()) {
    std::vector<ExactSum> sums(classes());
    for (std::size_t at = 0; at < cases_.size; ++at) {
      sums[class_of(at)].add(cases_.weight(at));
    }
    for (const ExactSum& sum : sums) class_sizes_.push_back(sum.value());
  }
  return class_sizes_;
}

}  // namespace deconfuse
