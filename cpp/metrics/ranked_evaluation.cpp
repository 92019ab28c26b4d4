#include "metrics/ranked_evaluation.hpp"

#include <algorithm>

#include "data/boxes.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t tenths = 11;       ///< recall 0, 0.1, …, 1
constexpr std::size_t hundredths = 101;  ///< recall 0, 0.01, …, 1

std::vector<double> hits_of(const std::vector<double>& relevance) {
  std::vector<double> hits;
  double found = 0;
  for (const double one : relevance) hits.push_back(found += one > 0 ? 1 : 0);
  return hits;
}

std::vector<double> best_precisions(const std::vector<double>& hits) {
  std::vector<double> best(hits.size());
  double highest = 0;
  for (std::size_t rank = hits.size(); rank-- > 0;)
    best[rank] = highest = std::max(highest, hits[rank] / static_cast<double>(rank + 1));
  return best;
}

std::vector<double> ideal_of(std::vector<double> relevance, double relevant, double returned) {
  std::sort(relevance.begin(), relevance.end());
  std::reverse(relevance.begin(), relevance.end());
  const auto missed = static_cast<std::size_t>(relevant - returned);
  if (missed == 0) return relevance;
  const bool is_graded = std::any_of(relevance.begin(), relevance.end(),
                                     [](double one) { return one != 0 && one != 1; });
  relevance.insert(relevance.begin(), missed, is_graded ? undefined : 1);
  return relevance;
}

}  // namespace

RankedEvaluation::RankedEvaluation(const Catalogue& catalogue, const RankedLists& lists,
                                   const Options& options)
    : Evaluation(catalogue, options), lists_(lists) {
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    hits_.push_back(hits_of(lists.relevance[at]));
    best_.push_back(best_precisions(hits_[at]));
    const double returned = hits_[at].empty() ? 0 : hits_[at].back();
    ideal_.push_back(ideal_of(lists.relevance[at], lists.relevant[at], returned));
  }
}

bool RankedEvaluation::applies(const Metric& metric) const {
  if (metric.needs == Needs::ranked_boxes) return !lists_.at_overlaps.empty();
  return metric.needs == Needs::ranked_list ? rows() == 1 || metric.per_class : rows() > 1;
}

std::size_t RankedEvaluation::extent(Over over, Place place) const {
  if (over == Over::recall_levels) return tenths;
  if (over == Over::recall_percents) return hundredths;
  if (over == Over::overlaps) return averaged_overlaps;
  return over == Over::ideal_ranks ? ideal_[place.row].size() : lists_.relevance[place.row].size();
}

double RankedEvaluation::hits_among(std::size_t list, double count) const {
  const std::vector<double>& hits = hits_[list];
  if (count < 1 || hits.empty()) return 0;
  const double last = std::min(count, static_cast<double>(hits.size()));
  return hits[static_cast<std::size_t>(last) - 1];
}

double RankedEvaluation::cut(std::size_t list) const {
  const auto& k = options().k;
  return k ? static_cast<double>(*k) : length(list);
}

double RankedEvaluation::best_precision_at(std::size_t list, double recall) const {
  const std::vector<double>& hits = hits_[list];
  // The difference allows for rounding, and is far less than one item.
  const double least = recall * lists_.relevant[list] - 1e-9;
  const auto first =
      std::find_if(hits.begin(), hits.end(), [=](double one) { return one >= least; });
  return first == hits.end() ? 0 : best_[list][static_cast<std::size_t>(first - hits.begin())];
}

double RankedEvaluation::mean_at_overlap(std::size_t steps) const {
  const RankedLists lists{lists_.queries, lists_.at_overlaps[steps], lists_.relevant};
  const RankedEvaluation evaluation(catalogue(), lists, options());
  return evaluation.value(catalogue().find("mean_interpolated_average_precision_101"), {}, false);
}

double RankedEvaluation::first_hit(std::size_t list) const {
  const std::vector<double>& hits = hits_[list];
  const auto first = std::find_if(hits.begin(), hits.end(), [](double one) { return one > 0; });
  return first == hits.end() ? 0 : static_cast<double>(first - hits.begin()) + 1;
}

double RankedEvaluation::ideal_relevance(Place rank) const { return ideal_[rank.row][rank.column]; }

}  // namespace deconfuse
