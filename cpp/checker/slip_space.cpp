#include "checker/slip_space.hpp"

#include <cmath>
#include <utility>

#include "checker/rewriting.hpp"
#include "formula/undefined.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {

std::vector<SlipSpace::Candidate> SlipSpace::candidates() const {
  std::vector<Candidate> candidates = all_candidates();
  put_in_order(candidates, [](const Candidate& left, const Candidate& right) {
    return left.cost < right.cost;
  });
  return candidates;
}

double SlipSpace::value_with(const Asked& asked, const std::vector<Slip>& slips) const {
  Formulas made;
  const Formulas::Use use(made);
  const Route route = route_of(asked, slips);
  const std::size_t metric = route.asked.metric;
  const Place place = route.asked.place;
  const double value = route.formula ? evaluate(route.formula, route.evaluation,
                                                route.evaluation.origin(catalogue()[metric], place))
                                     : route.evaluation.value(metric, place, true);
  return std::isfinite(value) ? value : undefined;
}

void SlipSpace::offer(const Asked& asked, std::vector<Suspect> suspects, const Visit& visit) const {
  const double right = evaluation().value(asked.metric, asked.place, true);
  for (Suspect& suspect : suspects) {
    suspect.value = value_with(asked, suspect.slips);
    if (std::isnan(suspect.value)) continue;
    // Another formula may give the right value with other last digits.
    if (std::isfinite(right) && std::fabs(suspect.value - right) <= 1e-12 * std::fabs(right))
      continue;
    visit(std::move(suspect));
  }
}

bool SlipSpace::is_askable(const Metric& metric) const {
  return metric.shape == Shape::scalar && !metric.auxiliary && evaluation().applies(metric);
}

bool SlipSpace::are_near(const Metric& one, const Metric& other) {
  return one.group == std::string_view(other.group) ||
         (!one.family.empty() && one.family == std::string_view(other.family));
}

Working SlipSpace::work(const Asked& asked, const std::vector<Slip>& slips) const {
  Formulas made;
  const Formulas::Use use(made);
  const Route route = route_of(asked, slips);
  return deconfuse::work(
      catalogue(), route.evaluation, route.asked,
      route.formula ? route.formula : reference_to(catalogue(), route.asked.metric));
}

}  // namespace deconfuse
