#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "input/stated/stated_results.hpp"

namespace deconfuse {

/// The results of a square matrix, rows of which are the truth, as far as texts state them. These
/// are the definitions of the catalogue, of which the reader needs a few, before there are data to
/// evaluate it on.
class CountedResults {
 public:
  explicit CountedResults(const ConfusionMatrix& matrix);

  std::size_t classes() const { return hits_.size(); }

  /// The same results with rows and columns exchanged.
  CountedResults transposed() const;

  /// Of all classes together; absent where the quantity is of one class, or undefined.
  std::optional<double> of_all(StatedQuantity quantity) const;

  /// Of one class against all others; absent where it is undefined, or of no class.
  std::optional<double> of_class(StatedQuantity quantity, std::size_t index) const;

  /// The mean over all classes; absent where it is undefined for one.
  std::optional<double> mean(StatedQuantity quantity, StatedAverage average) const;

 private:
  double total_ = 0;
  double all_hits_ = 0;
  std::vector<double> hits_;  ///< of each class, as are the next two
  std::vector<double> rows_;
  std::vector<double> columns_;
};

/// Whether a quantity is of all classes together and doesn't depend on which axis is the truth.
bool is_of_all(StatedQuantity quantity);

}  // namespace deconfuse
