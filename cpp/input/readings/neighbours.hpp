#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "input/readings/choice.hpp"
#include "input/readings/find.hpp"

namespace deconfuse {

/// A line number below all lines of a text.
inline constexpr std::size_t no_line = std::numeric_limits<std::size_t>::max();

/// The first and the last line of a reading.
inline LineRanges::value_type hull_of(const Reading& reading) {
  LineRanges::value_type hull{no_line, 0};
  for (const auto& [first, last] : reading.place.lines) {
    hull.first = std::min(hull.first, first);
    hull.second = std::max(hull.second, last);
  }
  return hull;
}

/// The nearest lines of other data.
struct Neighbours {
  std::size_t above = 0;        ///< last line of data above, or 0
  std::size_t below = no_line;  ///< first line of data below
};

/// The neighbours of `one` among `found`, which contains it.
inline Neighbours neighbours_of(const Found& one, const std::vector<Found>& found) {
  Neighbours result;
  const auto [first, last] = hull_of(one.reading);
  for (const Found& other : found) {
    if (&other == &one || other.evidence < evidence_for_data) continue;
    const auto hull = hull_of(other.reading);
    if (hull.second < first) result.above = std::max(result.above, hull.second);
    if (hull.first > last) result.below = std::min(result.below, hull.first);
  }
  return result;
}

}  // namespace deconfuse
