#include "checker/habits.hpp"

#include <algorithm>

namespace deconfuse {

std::vector<RoundedSteps> steps_for(const SlipSpace& space, const Asked& asked, int decimals) {
  const bool has_alternative = static_cast<bool>(space.catalogue()[asked.metric].alternative);
  const int fewest = std::max(1, decimals <= 2 ? decimals : std::max(2, decimals - 2));
  std::vector<RoundedSteps> all;
  for (const bool alternative : {true, false}) {
    if (alternative && !has_alternative) continue;
    for (const Steps kind : {Steps::metrics, Steps::products, Steps::all}) {
      for (int digits = fewest; digits <= decimals + 1; ++digits) {
        for (const Shortening how : {Shortening::rounded, Shortening::truncated}) {
          all.push_back({kind, digits, how, alternative});
        }
      }
    }
  }
  return all;
}

double cost_of(const RoundedSteps& steps, int decimals) {
  const double effort = steps.steps == Steps::metrics    ? 0
                        : steps.steps == Steps::products ? 0.3
                                                         : 0.7;
  const int missing = decimals - steps.digits;
  const double unlike = missing > 0 ? 0.6 * missing : -0.3 * missing;
  return habit_costs::intermediate + effort + unlike + (steps.alternative ? 0 : 0.1);
}

Slip slip_of(const RoundedSteps& steps, const SlipSpace& space, const Asked& asked) {
  Slip slip = slip_of(SlipKind::intermediate);
  slip.steps = steps.steps;
  slip.digits = steps.digits;
  slip.shortening = steps.shortening;
  slip.alternative = steps.alternative;
  slip.quantities =
      shortened_quantities(space.catalogue(), space.evaluation(), asked.metric, asked.place, steps);
  return slip;
}

}  // namespace deconfuse
