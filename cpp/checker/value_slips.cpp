#include "checker/value_slips.hpp"

#include <cmath>
#include <string_view>

#include "checker/rewriting.hpp"

namespace deconfuse {
namespace {

/// Costs, as for scores: −log of how often each slip is seen.
constexpr double base_cost = 1;
constexpr double metric_cost = 1.2;
constexpr double complement_cost = 1.3;
constexpr double sign_cost = 1.5;
constexpr double pair_cost = 1;

/// True for sums of logarithms, to which another base is a factor.
bool is_sum_of_logarithms(const Metric& metric) {
  return metric.scope == Scope::distribution && metric.id != "perplexity" &&
         metric.id != "distribution_jensen_shannon_distance" &&
         metric.id != "total_variation_distance" && metric.id != "hellinger_distance";
}

}  // namespace

ValueSlips::ValueSlips(const Catalogue& catalogue, const Evaluation& evaluation)
    : catalogue_(catalogue), evaluation_(evaluation) {}

std::vector<SlipSpace::Candidate> ValueSlips::all_candidates() const {
  std::vector<Candidate> candidates;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    if (is_askable(catalogue_[at])) candidates.push_back({{at, {}}, 0.1 * static_cast<double>(at)});
  }
  return candidates;
}

std::optional<double> ValueSlips::change_of_base(const Asked& asked, double base) const {
  if (!is_sum_of_logarithms(catalogue_[asked.metric])) return std::nullopt;
  return std::log(evaluation_.options().base) / std::log(base);
}

SlipSpace::Route ValueSlips::route_of(const Asked& asked, const std::vector<Slip>& slips) const {
  Asked computed = asked;
  for (const Slip& slip : slips) computed.metric = slip.metric.value_or(computed.metric);
  return {evaluation_with(slips), computed, formula_with(computed, slips)};
}

Expression ValueSlips::formula_with(const Asked& computed, const std::vector<Slip>& slips) const {
  Expression formula = reference_to(catalogue_, computed.metric);
  for (const Slip& slip : slips) {
    formula = slip.kind == SlipKind::base ? *change_of_base(computed, *slip.number) * formula
                                          : rewritten(slip, formula);
  }
  return formula;
}

std::vector<Suspect> ValueSlips::other_bases(std::size_t metric) const {
  if (!is_sum_of_logarithms(catalogue_[metric])) return {};
  return bases_other_than(evaluation_.options().base, base_cost);
}

std::vector<Suspect> ValueSlips::other_metrics(const Asked& asked) const {
  std::vector<Suspect> suspects;
  for (const Candidate& candidate : candidates()) {
    if (candidate.asked.metric == asked.metric) continue;
    suspects.push_back(suspect_of(slip_to_metric(SlipKind::metric, candidate.asked.metric),
                                  metric_cost + candidate.cost));
  }
  return suspects;
}

void ValueSlips::visit_slips(const Asked& asked, const Visit& visit) const {
  offer(asked, other_bases(asked.metric), visit);
  offer(asked, {suspect_of(slip_of(SlipKind::complement), complement_cost)}, visit);
  offer(asked, {suspect_of(slip_of(SlipKind::sign), sign_cost)}, visit);
  offer(asked, other_metrics(asked), visit);
}

void ValueSlips::visit_pairs(const Asked& asked, const Visit& visit) const {
  for (const Suspect& other : other_metrics(asked)) {
    const auto bases = other_bases(*other.slips[0].metric);
    offer(asked, pairs_of(bases, {other}, pair_cost), visit);
  }
}

}  // namespace deconfuse
