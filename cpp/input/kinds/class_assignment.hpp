#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The class of each case, if the text lists classes instead of labels: the columns of one-hot
/// rows, or the sets of a partition.
struct ClassAssignment {
  Role role = Role::none;             ///< truth or predicted, if the text says so
  Cell place;                         ///< where the assignment starts
  std::size_t count = 0;              ///< number of classes, some of which may have no case
  std::vector<Cell> names;            ///< `count` of them, or none: the classes are then 1…count
  std::vector<std::int32_t> classes;  ///< class of each case, from 0
};

/// The truth and the predictions of one or two classifiers, from two or three assignments, by their
/// roles or else by their order. Without names, equal numbers of classes mean the same classes. A
/// truth and predictions with different numbers of classes, or without a common name, are two
/// groupings of the cases, with a notice. Errors: `unequal-lengths`, `duplicate-label`,
/// `too-many-classes`, `three-vectors` (the third assignment has other classes).
Result<LabelColumns> cases_of_assignments(Source& source, const ReadOptions& options,
                                          const std::vector<ClassAssignment>& assignments);

/// One labelling, whose classes keep their order.
Data labelling_of(Source& source, const ClassAssignment& assignment);

}  // namespace deconfuse
