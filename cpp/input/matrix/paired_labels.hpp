#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Two classes that both axes of a matrix have, though each calls them by other names: "Test
/// positive" and "Disease present", FALSE and 0, TRUE and "yes".
struct PairedLabels {
  Role rows = Role::none;       ///< truth or predicted; the columns are the other
  std::vector<Cell> classes;    ///< in the order of the rows
  bool columns_differ = false;  ///< the columns have them in the other order
};

/// The classes of a matrix of two rows and two columns without a common label, where one label of
/// each axis affirms what the other denies, and it is known which axis is the truth: by the names
/// of the axes, as far as there are any, or because one tells the state of a case ("Disease",
/// "sick") and the other the result of a test. None where any of that is open.
std::optional<PairedLabels> paired_labels(const std::vector<Cell>& rows,
                                          const std::vector<Cell>& columns, Role rows_axis,
                                          Role columns_axis);

/// What the title of an axis says of a diagnosis: "Disease" is the truth, "Test" the prediction.
Role role_of_title(std::string_view title);

}  // namespace deconfuse
