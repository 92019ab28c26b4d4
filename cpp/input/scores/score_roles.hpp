#pragma once

#include <optional>
#include <vector>

#include "input/readings/read.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A column with the role that its name states and the properties of its numbers.
struct CandidateColumn : NamedColumn {
  Role role = Role::none;
  NumberProfile profile;
};

using ColumnList = std::vector<const CandidateColumn*>;

/// The place of the column's name, or else of its first cell.
Cell place_of(const CandidateColumn& column);

/// The first rows, which are inspected to decide what a column holds.
Column start_of(const Column& column);

/// Whether the caller says that there are scores or probabilities.
inline bool asks_for_scores(const ReadOptions& options) {
  return options.kind == Kind::scores || options.kind == Kind::probabilities;
}

/// The columns by their roles.
struct ScoreRoles {
  const CandidateColumn* truth = nullptr;
  const CandidateColumn* weights = nullptr;  ///< may be missing
  const CandidateColumn* groups = nullptr;   ///< group, or fold, of each case; may be missing
  ColumnList numbers;                        ///< scores or probabilities
};

/// Whether the name and the labels of a column are those of groups or folds, each with several
/// rows.
bool holds_groups(const CandidateColumn& column);

/// Chooses the columns by their names and content. None unless they are a truth with scores.
/// Columns that are not chosen are left out with a notice.
std::optional<ScoreRoles> find_score_roles(Source& source, const ReadOptions& options,
                                           const std::vector<CandidateColumn>& columns);

/// Adds a notice about those of `others` that are not among the columns of numbers, which are some
/// of the others in the same order.
void state_ignored(Source& source, const ColumnList& others, const ColumnList& numbers);

}  // namespace deconfuse
