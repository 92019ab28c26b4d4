#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "input/stated/stated_results.hpp"

namespace deconfuse {

/// The results of a square matrix whose rows are the truth, for the quantities that texts state.
/// The catalogue has the same definitions; the reader needs a few of them before there are data to
/// evaluate the catalogue on.
class CountedResults {
 public:
  explicit CountedResults(const ConfusionMatrix& matrix);

  std::size_t classes() const { return hits_.size(); }

  /// The results of the transposed matrix.
  CountedResults transposed() const;

  /// The value over all classes; none if the quantity concerns one class, or is undefined.
  std::optional<double> of_all(StatedQuantity quantity) const;

  /// The value of one class against all others; none if it is undefined, or concerns no single
  /// class.
  std::optional<double> of_class(StatedQuantity quantity, std::size_t index) const;

  /// The mean over all classes; none if it is undefined for one of them.
  std::optional<double> mean(StatedQuantity quantity, StatedAverage average) const;

 private:
  double total_ = 0;
  double all_hits_ = 0;
  std::vector<double> hits_;  ///< per class, like the next two
  std::vector<double> rows_;
  std::vector<double> columns_;
};

/// Whether a quantity concerns all classes together and does not depend on which axis is the truth.
bool is_of_all(StatedQuantity quantity);

}  // namespace deconfuse
