#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Columns that belong together.
struct CaseColumns {
  Column truth;
  Column predicted;
  std::optional<Column> weights;
  bool weights_are_counts = false;  ///< each row stands for so many cases
};

/// Truth, prediction and weight of each case. Errors: `no-cases`, `unequal-lengths`,
/// `missing-value`, `looks-like-scores`, `looks-like-sets`, `shortened-print`, `bad-weight`,
/// `negative-weight`, `negative-count`, `fractional-count`, `percentages`, `ambiguous-number`,
/// `infinite-number`, `number-too-large`, `count-too-large`.
Result<LabelColumns> read_cases(Source& source, const ReadOptions& options,
                                const CaseColumns& columns);

}  // namespace deconfuse
