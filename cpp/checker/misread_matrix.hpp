#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/options.hpp"

namespace deconfuse {

/// A misreading of a matrix, and of quantities that all formulas share.
struct Misreading {
  bool transposed = false;
  std::optional<double> total;  ///< replaces N
  /// Only the other diagonal cells are taken for the true negatives.
  bool other_true_negatives = false;
  bool total_is_sum_of_four = false;  ///< N is TP + FP + FN + TN with these true negatives
  std::optional<ZeroDivision> policy;
  std::optional<double> base;
  std::optional<double> beta;
  std::optional<Place> cell;  ///< is read as `count`
  double count = 0;

  friend bool operator==(const Misreading&, const Misreading&) = default;
};

/// The metrics of a misread matrix. The catalogue must outlive it.
class MisreadMatrix {
 public:
  MisreadMatrix(const Catalogue& catalogue, const Dataset& dataset, const Options& options,
                const Misreading& misreading);
  MisreadMatrix(const MisreadMatrix&) = delete;  // evaluation_ refers to the other members
  MisreadMatrix& operator=(const MisreadMatrix&) = delete;

  const Misreading& misreading() const { return misreading_; }
  const Evaluation& evaluation() const { return evaluation_; }

 private:
  class MisreadEvaluation : public MatrixEvaluation {
   public:
    MisreadEvaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options,
                      const Misreading& misreading)
        : MatrixEvaluation(catalogue, dataset, options), misreading_(misreading) {}

    double cell_sum(Region region, Place place) const override;
    Exact exact_cell_sum(Region region, Place place) const override;
    void cell_sums(Region region, const Places& places, double* values) const override;

   private:
    const Misreading& misreading_;
  };

  Misreading misreading_;
  Dataset dataset_;
  Options options_;
  MisreadEvaluation evaluation_;
};

}  // namespace deconfuse
