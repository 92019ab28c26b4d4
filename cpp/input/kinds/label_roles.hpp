#pragma once

#include <vector>

#include "data/message.hpp"
#include "input/kinds/cases.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {

struct RoleColumn : NamedColumn {
  Role role = Role::none;
};

/// Whether no pair of cells in a row of both columns comes twice. Pairs of classes that come once
/// each are counted pairs.
bool pairs_are_distinct(const Column& a, const Column& b);

/// Chooses the truth, the predictions of each model, groups and weights by their names and by what
/// they hold. Columns that are not chosen are left out with a notice. Errors: `one-column`,
/// `looks-like-scores`, `too-many-columns`.
Result<CaseColumns> assign_label_roles(Source& source, const std::vector<RoleColumn>& columns);

}  // namespace deconfuse
