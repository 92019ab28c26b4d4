#pragma once

#include <optional>
#include <vector>

#include "data/distributions.hpp"
#include "input/class_assignment.hpp"
#include "input/grid.hpp"
#include "input/read.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// One or two distributions of the same outcomes out of columns of shares or counts, named p and q
/// or in this order, perhaps beside one that names the outcomes; or one labelling: a single column
/// of text, of whole numbers that recur, or named as labels are. What whole numbers are taken for
/// is said in a notice. Errors: `three-vectors` (more columns), `unequal-lengths`, `missing-value`,
/// `shortened-print`, `no-distributions`, and those of read_complete_scores.
Result<Data> read_distributions(Source& source, const ReadOptions& options,
                                const std::vector<NamedColumn>& columns);

/// The same of a table: in columns, or in one or two rows, with or without names. Errors: also
/// `ragged-rows`, `mixed-delimiters`.
Result<Data> read_distributions(Source& source, const ReadOptions& options, const Grid& grid);

/// One labelling, whose classes keep their order.
Data labelling_of(Source& source, const ClassAssignment& assignment);

/// Whether rows or columns are called p and q.
bool names_distributions(const Grid& grid);

/// Whether these are two distributions whoever reads them: fractions, and both sums are 1.
bool are_two_distributions(const Data& data);

}  // namespace deconfuse
