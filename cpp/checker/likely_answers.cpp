#include "checker/likely_answers.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "checker/answer.hpp"
#include "checker/formula_edits.hpp"
#include "checker/habits.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// One suspect for each number as written: the likelier of two values, and the more specific of two
/// ways to the same value.
class LikelyAnswers {
 public:
  LikelyAnswers(double right, int decimals)
      : decimals_(decimals), right_(rounded(right, decimals)) {}

  void add(Suspect suspect) {
    if (!std::isfinite(suspect.value)) return;
    const double written = rounded(suspect.value, decimals_);
    if (written == right_) return;
    const auto known = std::find_if(found_.begin(), found_.end(), [&](const Suspect& other) {
      return rounded(other.value, decimals_) == written;
    });
    if (known == found_.end()) {
      found_.push_back(std::move(suspect));
      return;
    }
    if (known->value != suspect.value) {
      if (suspect.cost < known->cost) *known = std::move(suspect);
      return;
    }
    const double cost = std::min(known->cost, suspect.cost);
    // Truncating the result takes one slip; truncating all steps and the result takes two.
    const bool is_simplest = known->slips[0].kind == SlipKind::truncated;
    if (suspect.slips[0].kind < known->slips[0].kind && !is_simplest) {
      std::swap(*known, suspect);
    }
    known->cost = cost;
  }

  std::vector<Suspect> first(std::size_t most) && {
    put_in_order(found_,
                 [](const Suspect& left, const Suspect& right) { return left.cost < right.cost; });
    if (found_.size() > most) found_.resize(most);
    return std::move(found_);
  }

 private:
  int decimals_;
  double right_;
  std::vector<Suspect> found_;
};

}  // namespace

std::vector<Suspect> likely_answers(const SlipSpace& space, const Asked& asked, int decimals,
                                    std::size_t most) {
  const double right = space.evaluation().value(asked.metric, asked.place, true);
  if (!std::isfinite(right)) return {};
  LikelyAnswers answers(right, decimals);
  const auto add = [&](Suspect&& suspect) { answers.add(std::move(suspect)); };
  space.visit_slips(asked, add);
  visit_formula_edits(space, asked, add);
  answers.add({{slip_of(SlipKind::truncated)}, truncated(right, decimals), habit_costs::truncated});
  for (const RoundedSteps& steps : steps_for(space, asked, decimals)) {
    Slip slip = slip_of(steps, space, asked);
    if (slip.quantities.empty()) continue;
    const bool cuts_off = steps.shortening == Shortening::truncated;
    double value =
        evaluate_in_steps(space.catalogue(), space.evaluation(), asked.metric, asked.place, steps);
    // A person who truncates steps truncates the result as well.
    if (cuts_off) value = truncated(value, decimals);
    answers.add({{std::move(slip)}, value, cost_of(steps, decimals)});
  }
  return std::move(answers).first(most);
}

}  // namespace deconfuse
