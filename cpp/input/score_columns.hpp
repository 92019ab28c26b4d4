#pragma once

#include <optional>
#include <vector>

#include "data/message.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// A truth with the scores of one or several models or with a probability per class, perhaps with
/// weights, or scores with counts of positives and negatives. None where the columns hold labels:
/// without a name or an option that says so, scores are numbers of which some are not whole, or
/// whole ones of many values, beside one column of labels. Errors: `one-column`, `unequal-lengths`,
/// `missing-value`, `infinite-number` (of a probability), `unknown-label`, `columns-for-classes`,
/// `duplicate-label`, `too-many-classes`, `more-than-total`, those of ScoreNumbers and
/// not_probabilities, and those of weights and counts as in read_cases.
std::optional<Result<Data>> read_scores(Source& source, const ReadOptions& options,
                                        const std::vector<NamedColumn>& columns);

}  // namespace deconfuse
