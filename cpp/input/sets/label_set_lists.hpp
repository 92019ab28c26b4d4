#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Labels of one case, or its scores.
struct LabelSet {
  Cell place;
  std::vector<Cell> labels;
};

/// The sets, or the scores, of all cases.
struct SetList {
  std::string_view name;
  Cell place;
  std::vector<LabelSet> sets;
  bool braces = false;  ///< these are sets beyond doubt, not rows
};

/// What stands beside the sets.
struct ListsBeside {
  std::vector<Cell> label_order;  ///< the labels in the order wanted, or none
  std::vector<Cell> weights;      ///< of each case, or none
};

bool is_unquoted_number(const Cell& cell);

/// Puts the sets of all cases together. Errors: `unequal-lengths`, `shortened-print`,
/// `missing-value`, `too-many-classes`, `columns-for-classes`, and those of read_complete_scores
/// and of weights as in read_cases.
Result<Data> label_sets_of(Source& source, const ReadOptions& options, const SetList& truth,
                           const SetList* predicted, const SetList* scores,
                           const ListsBeside& beside);

/// Truth, prediction and scores, as their names or else their order say; none where these are no
/// sets. Errors: those of label_sets_of.
std::optional<Result<Data>> sets_by_name(Source& source, const ReadOptions& options,
                                         std::vector<SetList>& lists, const ListsBeside& beside);

}  // namespace deconfuse
