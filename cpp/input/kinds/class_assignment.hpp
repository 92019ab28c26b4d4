#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The class of each case, where the text lists classes instead of labels: the columns of one-hot
/// rows, or the sets of a partition.
struct ClassAssignment {
  Role role = Role::none;             ///< truth or predicted, where the text says so
  Cell place;                         ///< where it starts
  std::size_t count = 0;              ///< of classes, some of which may have no case
  std::vector<Cell> names;            ///< `count` of them; empty: the classes are 1…count
  std::vector<std::int32_t> classes;  ///< of each case, from 0
};

/// The truth and the predictions of one or two classifiers, as their roles or else their order
/// says: two or three assignments. Without names as many classes are the same classes; a truth and
/// predictions with different numbers of classes, or without a common name, are two groupings of
/// the cases, with a notice. Errors: `unequal-lengths`, `duplicate-label`, `too-many-classes`,
/// `three-vectors` (classes of a third one that are not those of the others).
Result<LabelColumns> cases_of_assignments(Source& source, const ReadOptions& options,
                                          const std::vector<ClassAssignment>& assignments);

/// One labelling, whose classes keep their order.
Data labelling_of(Source& source, const ClassAssignment& assignment);

}  // namespace deconfuse
