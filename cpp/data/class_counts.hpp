#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"

namespace deconfuse {

/// Counts of each class against the rest, if the matrix is not known.
struct ClassCounts {
  std::vector<std::string> labels;     ///< empty: 1…K
  std::vector<double> true_positives;  ///< 0…2^53, one per class like the others
  std::vector<double> false_positives;
  std::vector<double> false_negatives;
  std::vector<double> true_negatives;  ///< empty: they follow from the other counts
  std::optional<std::string> positive;
  /// True if objects may be missed, or found where there is none. Such errors belong to no second
  /// class, and there are no true negatives. The dataset has one more label, "background".
  bool background = false;
};

/// A dataset of kind class_counts with one of the matrices that have these counts; metrics that
/// depend on its cells off the diagonal do not apply. With two classes only one matrix is possible,
/// and the kind is matrix. Errors: those of take_counts, `wrong-length`, `errors-do-not-fit` (no
/// matrix has these counts: every error is a false negative of one class and a false positive of
/// another), `true-negatives-do-not-fit` (they are not the number of all other cases).
Result<Dataset> take_class_counts(ClassCounts given);

}  // namespace deconfuse
