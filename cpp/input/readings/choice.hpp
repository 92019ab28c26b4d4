#pragma once

#include <string_view>
#include <vector>

#include "input/readings/find.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Minimum evidence for lines inside a text to be data; see evidence_for.
inline constexpr double evidence_for_data = 5;

/// The readings to keep, in order. First comes the reading with most evidence, or, of several of
/// its kind with nearly as much, the first in the text; then the best readings of other lines. Each
/// gets its title and the lines that it leaves out. Other data of the first reading's kind get a
/// notice, `other-data`. `found` is not empty; `lines` are those of the whole text.
std::vector<Found> chosen_of(std::vector<Found> found, std::string_view text,
                             const TextView& lines);

}  // namespace deconfuse
