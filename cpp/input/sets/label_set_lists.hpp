#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The labels of one case, or its scores.
struct LabelSet {
  Cell place;
  std::vector<Cell> labels;
};

/// The sets, or the scores, of all cases.
struct SetList {
  std::string_view name;
  Cell place;
  std::vector<LabelSet> sets;
  bool braces = false;  ///< certainly sets, not rows
};

/// Additional data of the sets.
struct ListsBeside {
  std::vector<Cell> label_order;  ///< the labels in the desired order, or none
  std::vector<Cell> weights;      ///< one per case, or none
};

bool is_unquoted_number(const Cell& cell);

/// Combines the sets of all cases. Errors: `unequal-lengths`, `shortened-print`, `missing-value`,
/// `too-many-classes`, `columns-for-classes`, and those of read_complete_scores and of weights as
/// in read_cases.
Result<Data> label_sets_of(Source& source, const ReadOptions& options, const SetList& truth,
                           const SetList* predicted, const SetList* scores,
                           const ListsBeside& beside);

/// Truth, prediction and scores, by their names or else by their order; none if they are no sets.
/// Errors: those of label_sets_of.
std::optional<Result<Data>> sets_by_name(Source& source, const ReadOptions& options,
                                         std::vector<SetList>& lists, const ListsBeside& beside);

}  // namespace deconfuse
