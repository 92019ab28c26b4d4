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

/// The columns of one set of cases.
struct CaseColumns {
  Column truth;
  Column predicted;
  std::vector<Column> others;       ///< predictions of further classifiers
  std::vector<std::string> models;  ///< names of all classifiers, if there are several
  std::optional<Column> groups;     ///< the group, or fold, of each case
  bool groups_are_folds = false;
  bool groups_are_models = false;  ///< groups are models that predict the same cases in successive
                                   ///< rows
  std::optional<Column> weights;
  bool weights_are_counts = false;  ///< each row stands for that number of cases
};

/// Whether every value of `other` occurs in the truth or the first prediction, and some in the
/// truth. This holds for a second classifier, not for counts, weights or scores.
bool is_label_like(const Column& other, const Column& truth, const Column& predicted);

/// Distinct names of classifiers: those in the text, or else 1, 2, …
std::vector<std::string> model_names(const std::vector<std::string_view>& found);

/// Adds a notice that cases belong to groups or folds. Errors: `too-many-groups`.
std::optional<InputError> state_groups(Source& source, const Grouping& grouping, const Cell& first);

/// Adds a notice that there are predictions of several classifiers.
void state_models(Source& source, const std::vector<std::string>& models, std::size_t offset);

/// Truth, predictions and weight of each case. A truth and predictions without a common label are
/// two groupings of the cases, with a notice, unless either has a single label, no label recurs, or
/// the labels differ only in case. If `groups_are_models` and the truth is the same for all models,
/// case by case, each model gets a list of predictions; else the models stay groups.
/// Errors: `unequal-lengths`, `missing-value`, `looks-like-scores` (unless the caller says that
/// these are labels), `looks-like-sets`, `shortened-print`, `too-many-classes`, `too-many-groups`;
/// of weights `negative-weight`, of counts `negative-count`, `fractional-count` and `percentages`,
/// of both `not-a-number`, `ambiguous-number`, `infinite-number`, `number-too-large` and
/// `count-too-large`.
Result<LabelColumns> read_cases(Source& source, const ReadOptions& options,
                                const CaseColumns& columns);

}  // namespace deconfuse
