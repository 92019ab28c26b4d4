#pragma once

#include <string_view>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/readings/find.hpp"
#include "input/stated/stated_results.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The results that a text states; none for a text that is read as a whole and in which every line
/// may be a row. `kinds` are the kinds of the lines.
std::vector<StatedResult> results_beside(const std::vector<Found>& found, std::string_view text,
                                         const TextView& lines, const std::vector<LineKind>& kinds);

/// Adds points to the evidence for matrices and labels if stated results agree with them. Only
/// lines outside of a reading count, up to other data; if the text was read as a whole, all lines
/// count.
void add_stated_evidence(std::vector<Found>& found, const std::vector<StatedResult>& stated,
                         const TextView& lines);

/// Transposes the matrices among `blocks` if a line beside them says that the rows are predictions
/// and nothing in them says which axis is which. Then, if neither the caller nor the data decide
/// it, transposes a matrix or sets the positive class of two, if only this makes the stated results
/// agree. It does neither if two changes are equally good, or if a stated accuracy disagrees. A
/// class that is stated to be positive becomes the positive class. Notices: `transposed` and
/// `settled-by-result`, at the line that says so.
void settle_by_results(std::vector<Found>& blocks, const std::vector<StatedResult>& stated,
                       std::string_view text, const TextView& lines, const ReadOptions& options);

}  // namespace deconfuse
