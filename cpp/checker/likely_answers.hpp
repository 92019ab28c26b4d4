#pragma once

#include <cstddef>
#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// Likely wrong answers if `decimals` decimals, 0…12, are asked for: by a single slip other than a
/// misread cell, by shortened intermediate results, or by truncation instead of rounding. The
/// likeliest come first, one for each number as written; answers that round to the right one are
/// left out. Empty if the right value is not finite.
std::vector<Suspect> likely_answers(const SlipSpace& space, const Asked& asked, int decimals,
                                    std::size_t most);

}  // namespace deconfuse
