#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"

namespace deconfuse {

/// What each class comes to against the rest, where the matrix is not known.
struct ClassCounts {
  std::vector<std::string> labels;     ///< empty: 1…K
  std::vector<double> true_positives;  ///< 0…2^53, as the others one per class
  std::vector<double> false_positives;
  std::vector<double> false_negatives;
  std::vector<double> true_negatives;  ///< empty: they follow
  std::optional<std::string> positive;
  /// Objects may be missed, or found where there is nothing: such errors are of no second class,
  /// and there are no true negatives. The dataset has one more label, "background".
  bool background = false;
};

/// A dataset of kind class_counts, whose matrix is one of all that have these counts: what depends
/// on its cells off the diagonal does not apply. Of two classes there is one matrix, and the kind
/// is matrix. Errors: those of take_counts,
/// `wrong-length`, `errors-do-not-fit` (no matrix has these counts: every error is a false negative
/// of one class and a false positive of another), `true-negatives-do-not-fit` (they are not what is
/// left of all cases).
Result<Dataset> take_class_counts(ClassCounts given);

}  // namespace deconfuse
