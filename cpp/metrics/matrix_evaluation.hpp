#pragma once

#include <utility>
#include <vector>

#include "data/dataset.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// Metrics of labels, a matrix or counts. The dataset must outlive it.
class MatrixEvaluation : public Evaluation {
 public:
  MatrixEvaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options);

  bool applies(const Metric& metric) const override;

  std::size_t rows() const override { return dataset_.matrix.rows(); }
  std::size_t columns() const override { return dataset_.matrix.columns(); }
  double quantity(const Quantity& quantity, Place place) const override;
  Exact exact_quantity(const Quantity& quantity, Place place) const override;
  double cell_sum(Region region, Place place) const override;
  Exact exact_cell_sum(Region region, Place place) const override;
  double known(std::uint8_t sum, Place place) const override;
  void quantities(const Quantity& quantity, const Places& places, double* values) const override;

 protected:
  std::optional<Reason> refusal(const Metric& metric) const override;
  std::optional<Reason> refusal_by_itself(const Metric& metric) const override;
  Reason reason_of(const Quantity& quantity) const override;

 private:
  double kernel(const Quantity& quantity) const;
  double known_of_large(std::uint8_t sum, Place place) const;
  const std::vector<double>& sums_below(Region region) const;
  const std::vector<double>& pooled_ranks() const;

  const Dataset& dataset_;
  mutable std::vector<std::pair<const Quantity*, double>> kernels_;
  mutable std::vector<double> known_sums_[2];  // of sizes, of errors
  mutable std::vector<double> below_right_;
  mutable std::vector<double> below_left_;
  mutable std::vector<double> pooled_ranks_;
};

}  // namespace deconfuse
