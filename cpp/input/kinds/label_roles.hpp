#pragma once

#include <vector>

#include "data/message.hpp"
#include "input/kinds/cases.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {

struct RoleColumn : NamedColumn {
  Role role = Role::none;
};

/// Whether no pair of cells in the two columns recurs. If each pair of classes occurs once, a count
/// may stand beside it.
bool pairs_are_distinct(const Column& a, const Column& b);

/// Chooses the truth, the predictions of each model, groups and weights by the names and the
/// content of the columns. Columns that are not chosen are left out with a notice. Errors:
/// `one-column`, `looks-like-scores`, `too-many-columns`.
Result<CaseColumns> assign_label_roles(Source& source, const std::vector<RoleColumn>& columns);

}  // namespace deconfuse
