#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "data/ranked_lists.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The number of relevant items of each list, or of objects of each class.
struct TotalsBeside {
  std::vector<double> totals;
  std::vector<std::size_t> lines;  ///< indices of the lines that state them
};

/// The totals that the sentences around a table state: "7 documents are relevant", "objects: 3
/// cars, 2 buses". Empty if any number is missing, stated differently twice, or smaller than the
/// number of relevant items in its list, and for several queries.
/// @param beside the lines around the table
/// @param are_detections whether the table matches detections with objects; then the lists are the
///   classes
TotalsBeside totals_beside(std::string_view text, const TextView& beside, const RankedLists& lists,
                           bool are_detections);

}  // namespace deconfuse
