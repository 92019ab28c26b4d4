#pragma once

#include <string_view>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/readings/find.hpp"
#include "input/stated/stated_results.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The results that a text states; none of a text that is read whole and where every line
/// may be a row. `kinds` are those of the lines.
std::vector<StatedResult> results_beside(const std::vector<Found>& found, std::string_view text,
                                         const TextView& lines, const std::vector<LineKind>& kinds);

/// Adds to the evidence for matrices and labels the points for stated results that are the same in
/// them. Only lines outside of a reading count, up to other data, and all where the text was read
/// whole.
void add_stated_evidence(std::vector<Found>& found, const std::vector<StatedResult>& stated,
                         const TextView& lines);

/// Exchanges rows and columns of the matrices among `blocks` where a line beside them says that the
/// rows are predictions and nothing in them says which axis is which; then exchanges them, or sets
/// the positive class of two, where neither the caller nor the data say which they are and only so
/// the stated results are the same: not where two ways to do it are as good, or where a stated
/// accuracy is another one. A class that is stated to be positive is. Notices: `transposed` and
/// `settled-by-result`, at the line that says so.
void settle_by_results(std::vector<Found>& blocks, const std::vector<StatedResult>& stated,
                       std::string_view text, const TextView& lines, const ReadOptions& options);

}  // namespace deconfuse
