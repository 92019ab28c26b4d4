#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Columns that belong together.
struct CaseColumns {
  Column truth;
  Column predicted;
  std::vector<Column> others;       ///< predictions of further classifiers
  std::vector<std::string> models;  ///< names of all classifiers, where there are several
  std::optional<Column> groups;     ///< the group, or fold, of each case
  bool groups_are_folds = false;
  bool groups_are_models = false;  ///< whose predictions of the same cases stand below each other
  std::optional<Column> weights;
  bool weights_are_counts = false;  ///< each row stands for so many cases
};

/// Whether every value of `other` is among those of the truth and the first prediction, and some
/// among those of the truth, as a second classifier's are and counts, weights and scores are not.
bool is_label_like(const Column& other, const Column& truth, const Column& predicted);

/// Different names of classifiers, as the text has them or else 1, 2, …
std::vector<std::string> model_names(const std::vector<std::string_view>& found);

/// States in a notice that cases belong to groups, or folds. Errors: `too-many-groups`.
std::optional<InputError> state_groups(Source& source, const Grouping& grouping, const Cell& first);

/// States in a notice that there are predictions of several classifiers.
void state_models(Source& source, const std::vector<std::string>& models, std::size_t offset);

/// Truth, predictions and weight of each case. A truth and predictions without a common label are
/// two groupings of the cases, with a notice, unless either has a single label, no label recurs, or
/// the labels differ only in upper and lower case. Errors: `unequal-lengths`, `missing-value`,
/// `looks-like-scores` (unless the caller says that these are labels), `looks-like-sets`,
/// `shortened-print`, `too-many-classes`, `too-many-groups`; of weights `negative-weight`, of
/// counts `negative-count`, `fractional-count` and `percentages`, of both `not-a-number`,
/// `ambiguous-number`, `infinite-number`, `number-too-large` and `count-too-large`.
/// Where `groups_are_models`, the models get a list of predictions each if their truth is the same,
/// case by case; else they stay groups.
Result<LabelColumns> read_cases(Source& source, const ReadOptions& options,
                                const CaseColumns& columns);

}  // namespace deconfuse
