#pragma once

#include <optional>
#include <vector>

#include "input/readings/read.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A column with the role that its name says and with what it holds.
struct CandidateColumn : NamedColumn {
  Role role = Role::none;
  NumberProfile profile;
};

using ColumnList = std::vector<const CandidateColumn*>;

/// Where a column is named, or else where it starts.
Cell place_of(const CandidateColumn& column);

/// The rows that are looked at before columns are taken for what they seem to be.
Column start_of(const Column& column);

/// Whether the caller says that there are scores or probabilities.
inline bool asks_for_scores(const ReadOptions& options) {
  return options.kind == Kind::scores || options.kind == Kind::probabilities;
}

/// The columns by what they hold.
struct ScoreRoles {
  const CandidateColumn* truth = nullptr;
  const CandidateColumn* weights = nullptr;  ///< or none
  const CandidateColumn* groups = nullptr;   ///< the group, or fold, of each case, or none
  ColumnList numbers;                        ///< scores or probabilities
};

/// Whether the name and the labels of a column are those of groups or folds. Each has several rows.
bool holds_groups(const CandidateColumn& column);

/// Chooses the columns by their names and by what they hold. None where that is no truth with
/// scores. Columns that are not chosen are left out with a notice.
std::optional<ScoreRoles> find_score_roles(Source& source, const ReadOptions& options,
                                           const std::vector<CandidateColumn>& columns);

/// States in a notice which of `others` are not among the columns of numbers.
void state_ignored(Source& source, const ColumnList& others, const ColumnList& numbers);

}  // namespace deconfuse
