#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Two classes that both axes of a matrix share, under different names: "Test positive" and
/// "Disease present", FALSE and 0, TRUE and "yes".
struct PairedLabels {
  Role rows = Role::none;       ///< truth or predicted; the columns have the other role
  std::vector<Cell> classes;    ///< in the order of the rows
  bool columns_differ = false;  ///< the columns have them in reverse order
  std::size_t positive = 0;     ///< the class that is affirmed, such as "present" beside "absent"
};

/// The classes of a 2×2 matrix without a common label, if on each axis one label affirms what the
/// other denies, and it is known which axis is the truth: from any names of the axes, or because
/// one axis names the state of a case ("Disease", "sick") and the other the result of a test. None
/// if any of this is undecided.
std::optional<PairedLabels> paired_labels(const std::vector<Cell>& rows,
                                          const std::vector<Cell>& columns, Role rows_axis,
                                          Role columns_axis);

/// The role that the title of an axis has in a diagnosis: "Disease" is the truth, "Test" the
/// prediction.
Role role_of_title(std::string_view title);

}  // namespace deconfuse
