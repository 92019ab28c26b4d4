#pragma once

#include <vector>

#include "checker/rounded_steps.hpp"
#include "checker/slip_space.hpp"

namespace deconfuse {

/// Costs of habits that concern any number.
namespace habit_costs {
inline constexpr double truncated = 0.5;
inline constexpr double intermediate = 1;
/// Truncating the steps but not the result, and the other way round.
inline constexpr double only_steps_truncated = 0.3;
inline constexpr double only_result_truncated = 0.8;
inline constexpr double percent = 0.4;
inline constexpr double pair = 0.8;
/// All causes that are not looked for.
inline constexpr double something_else = 3.5;
/// Rarer slips are not combined with truncation, and no metric is recognised by them.
inline constexpr double rarest_habit = 2.1;
}  // namespace habit_costs

/// The ways of shortening intermediate results that are likely if the answer has `decimals`
/// decimals.
std::vector<RoundedSteps> steps_for(const SlipSpace& space, const Asked& asked, int decimals);

/// The cost of one of them if the result is rounded.
double cost_of(const RoundedSteps& steps, int decimals);

Slip slip_of(const RoundedSteps& steps, const SlipSpace& space, const Asked& asked);

}  // namespace deconfuse
