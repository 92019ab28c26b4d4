#pragma once

#include <cstddef>
#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// What people give in place of the right number when so many decimals are asked for, 0…12: by a
/// single slip but a misread cell, by intermediate results that were shortened, or cut off where it
/// should be rounded. The likeliest first, one for each number as it is written; none where the
/// right one is not finite. What rounds as the right one does is left out.
std::vector<Suspect> likely_answers(const SlipSpace& space, const Asked& asked, int decimals,
                                    std::size_t most);

}  // namespace deconfuse
