#include "checker/ranked_slips.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "data/word_list.hpp"
#include "metrics/ranked_quantities.hpp"

namespace deconfuse {
namespace {

/// Costs, as for other metrics: −log of how often each slip is seen.
constexpr double found_only_cost = 1;
constexpr double all_ranks_cost = 1;
constexpr double from_zero_cost = 1.2;
constexpr double last_hit_cost = 1.2;

bool is_hit(double relevance) { return relevance > 0; }

RankedLists with_found_only(RankedLists lists) {
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    const auto& items = lists.relevance[at];
    lists.relevant[at] = static_cast<double>(std::count_if(items.begin(), items.end(), is_hit));
  }
  return lists;
}

RankedLists with_last_hits(RankedLists lists) {
  for (std::vector<double>& items : lists.relevance) {
    const auto last = std::find_if(items.rbegin(), items.rend(), is_hit);
    if (last != items.rend()) std::fill(std::next(last), items.rend(), 0.0);
  }
  return lists;
}

/// The lists without their first items, which have rank 0. No value if one of these is relevant,
/// because its precision would be divided by 0.
std::optional<RankedLists> counted_from_zero(RankedLists lists) {
  for (std::vector<double>& items : lists.relevance) {
    if (items.size() < 2 || is_hit(items.front())) return std::nullopt;
    items.erase(items.begin());
  }
  return lists;
}

}  // namespace

RankedSlips::RankedSlips(const Catalogue& catalogue, const RankedEvaluation& evaluation)
    : ValueSlips(catalogue, evaluation),
      ranked_(evaluation),
      found_only_(evaluation, with_found_only(evaluation.lists())),
      last_hit_(evaluation, with_last_hits(evaluation.lists())) {
  if (auto lists = counted_from_zero(evaluation.lists()))
    from_zero_.emplace(evaluation, *std::move(lists));
}

const Evaluation& RankedSlips::evaluation_with(const std::vector<Slip>& slips) const {
  switch (slips.front().kind) {
    case SlipKind::found_only:
      return found_only_.evaluation;
    case SlipKind::last_hit:
      return last_hit_.evaluation;
    case SlipKind::from_zero:
      return from_zero_->evaluation;
    default:
      return ranked_;
  }
}

Expression RankedSlips::formula_with(const Asked& computed, const std::vector<Slip>& slips) const {
  if (slips.front().kind != SlipKind::all_ranks) return ValueSlips::formula_with(computed, slips);
  using namespace ranked_quantities;
  return catalogue().resolved(sum(Over::ranks, Expression(hits) / rank) / length);
}

void RankedSlips::visit_slips(const Asked& asked, const Visit& visit) const {
  ValueSlips::visit_slips(asked, visit);
  const std::string_view id = catalogue()[asked.metric].id;
  const bool is_average_precision = is_one_of(id, {"average_precision", "mean_average_precision"});
  const bool is_reciprocal = is_one_of(id, {"reciprocal_rank", "mean_reciprocal_rank"});
  offer(asked, {suspect_of(slip_of(SlipKind::found_only), found_only_cost)}, visit);
  if (id == "average_precision")
    offer(asked, {suspect_of(slip_of(SlipKind::all_ranks), all_ranks_cost)}, visit);
  if (is_reciprocal) offer(asked, {suspect_of(slip_of(SlipKind::last_hit), last_hit_cost)}, visit);
  if (from_zero_ && (is_reciprocal || is_average_precision))
    offer(asked, {suspect_of(slip_of(SlipKind::from_zero), from_zero_cost)}, visit);
}

}  // namespace deconfuse
