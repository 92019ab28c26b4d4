#pragma once

#include <optional>
#include <vector>

#include "data/dataset.hpp"
#include "metrics/evaluation.hpp"
#include "metrics/known_sums.hpp"

namespace deconfuse {

/// Metrics of labels, a matrix or counts. The dataset must outlive it.
class MatrixEvaluation : public Evaluation {
 public:
  MatrixEvaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options);

  bool applies(const Metric& metric) const override;

  std::size_t rows() const override { return dataset_.matrix.rows(); }
  std::size_t columns() const override { return dataset_.matrix.columns(); }
  std::optional<std::size_t> no_class() const override { return dataset_.background; }
  double cell_sum(Region region, Place place) const override;
  void cell_sums(Region region, const Places& places, double* values) const override;
  Exact exact_cell_sum(Region region, Place place) const override;

  const Dataset& dataset() const { return dataset_; }

  /// The value of the sum at a place; NaN if it is not known.
  double known_sum(KnownSum sum, Place place) const;

  /// Ranks of the classes if true and predicted labels are ordered together; ties have the middle
  /// rank.
  const std::vector<double>& pooled_ranks() const;

 protected:
  std::optional<Reason> refusal(const Metric& metric) const override;
  std::optional<Reason> refusal_by_itself(const Metric& metric) const override;

 private:
  double known_of_large(KnownSum sum, Place place) const;
  const std::vector<double>& sums_below(Region region) const;

  const Dataset& dataset_;
  mutable std::vector<double> known_sums_[2];  // of sizes, of errors
  mutable std::vector<double> below_right_;
  mutable std::vector<double> below_left_;
  mutable std::vector<double> pooled_ranks_;
};

/// Function for known_as().
template <KnownSum sum>
double known(const Environment& matrix, Place place) {
  return static_cast<const MatrixEvaluation&>(matrix).known_sum(sum, place);
}

}  // namespace deconfuse
