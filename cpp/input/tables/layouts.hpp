#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "input/notations/surroundings.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether cells name a column of truth and one of predictions or scores, column `left_out` apart.
bool names_both(std::span<const Cell> row, std::size_t left_out = static_cast<std::size_t>(-1));

/// Cases in another layout than rows or columns with their names in cells of their own, as such a
/// table: rows of "truth=ham pred=spam"; lines "truth: ham", a name to each and the same names over
/// and over; vectors one below the other with their names above; "y_true: 1, 0, 1" above
/// "y_pred: 1, 1, 1"; and how often each pair comes, as `uniq -c` prints it. None where the cases
/// are in no such layout.
std::optional<Grid> from_other_layout(const Source& source, const Surroundings& surroundings,
                                      const Grid& grid);

}  // namespace deconfuse
