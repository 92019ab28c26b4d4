#pragma once

#include <vector>

#include "checker/rounded_steps.hpp"
#include "checker/slip_space.hpp"

namespace deconfuse {

/// What is done with any number, whatever it is of.
namespace habit_costs {
inline constexpr double truncated = 0.5;
inline constexpr double intermediate = 1;
/// Steps cut off, but not the result; and the other way round.
inline constexpr double only_steps_truncated = 0.3;
inline constexpr double only_result_truncated = 0.8;
inline constexpr double percent = 0.4;
inline constexpr double pair = 0.8;
/// Everything that is not looked for.
inline constexpr double something_else = 3.5;
/// Rarer slips are not also cut off, and no metric is found by them.
inline constexpr double rarest_habit = 2.1;
}  // namespace habit_costs

/// The ways in which intermediate results are shortened by whoever gives so many decimals.
std::vector<RoundedSteps> steps_for(const SlipSpace& space, const Asked& asked, int decimals);

/// The cost of one of them, where the result is rounded.
double cost_of(const RoundedSteps& steps, int decimals);

Slip slip_of(const RoundedSteps& steps, const SlipSpace& space, const Asked& asked);

}  // namespace deconfuse
