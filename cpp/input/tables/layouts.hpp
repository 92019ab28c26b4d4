#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "input/notations/surroundings.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether the cells name a column of truth and one of predictions or scores; column `left_out` is
/// ignored.
bool names_both(std::span<const Cell> row, std::size_t left_out = static_cast<std::size_t>(-1));

/// Cases in another layout, as a table with names in the first row. Layouts: rows of "truth=ham
/// pred=spam"; lines "truth: ham", one name per line, with the same names in turn; vectors one
/// below the other with their names above; pieces of a wide matrix; "y_true: 1, 0, 1" above
/// "y_pred: 1, 1, 1"; counts of pairs as `uniq -c` prints them. None if the cases are in no such
/// layout.
std::optional<Grid> from_other_layout(const Source& source, const Surroundings& surroundings,
                                      const Grid& grid);

}  // namespace deconfuse
