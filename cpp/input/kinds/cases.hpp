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
  std::optional<Column> rival;      ///< predictions of a second classifier
  std::vector<std::string> models;  ///< names of the two classifiers
  std::optional<Column> weights;
  bool weights_are_counts = false;  ///< each row stands for so many cases
};

/// Whether every value of `rival` is among those of the truth and the first prediction, and some
/// among those of the truth, as a second classifier's are and counts, weights and scores are not.
bool is_label_like(const Column& rival, const Column& truth, const Column& predicted);

/// The names of two classifiers, as the text has them or else 1 and 2.
std::vector<std::string> model_names(std::string_view first, std::string_view second);

/// Truth, predictions and weight of each case. A truth and predictions without a common label are
/// two groupings of the cases, with a notice, unless either has a single label, no label recurs, or
/// the labels differ only in upper and lower case. Errors: `unequal-lengths`, `missing-value`,
/// `looks-like-scores` (unless the caller says that these are labels), `looks-like-sets`,
/// `shortened-print`, `too-many-classes`; of weights `negative-weight`, of counts `negative-count`,
/// `fractional-count` and `percentages`, of both `not-a-number`, `ambiguous-number`,
/// `infinite-number`, `number-too-large` and `count-too-large`.
Result<LabelColumns> read_cases(Source& source, const ReadOptions& options,
                                const CaseColumns& columns);

}  // namespace deconfuse
