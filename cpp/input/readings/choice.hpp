#pragma once

#include <string_view>
#include <vector>

#include "input/readings/find.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// What has to speak for lines inside a text to be data; see evidence_for.
inline constexpr double evidence_for_data = 5;

/// Of the readings of all blocks those that are kept, the one that is taken first: the reading with
/// most evidence, or the first in the text of those that are near it and of its kind; then the best
/// readings of other lines. Each gets its title and the lines that it leaves aside. Data of the
/// kind of the first one are told in a notice, `other-data`. `found` is not empty; `lines` are
/// those of the whole text.
std::vector<Found> chosen_of(std::vector<Found> found, std::string_view text,
                             const TextView& lines);

}  // namespace deconfuse
