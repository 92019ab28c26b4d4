#pragma once

#include <cstddef>
#include <vector>

#include "formula/cells.hpp"
#include "numbers/exact_sum.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

/// Counts (or sums of weights) by truth in rows and prediction in columns. Sums over all regions
/// are prepared once, without rounding, so that a sum that is zero or whole in exact arithmetic is
/// so here.
class ConfusionMatrix {
 public:
  ConfusionMatrix() = default;

  /// `cells` is row-major with rows * columns entries, finite and >= 0. Decimals of up to 15 places
  /// and fractions with small denominators are taken as such: 0.1 is 1/10, not the double next to
  /// it.
  ConfusionMatrix(std::size_t rows, std::size_t columns, std::vector<double> cells);

  /// The same from sums of weights.
  ConfusionMatrix(std::size_t rows, std::size_t columns, std::vector<ExactSum> sums);

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }

  /// Row-major; sums of weights are rounded once.
  const std::vector<double>& cells() const { return cells_; }
  double operator()(std::size_t row, std::size_t column) const {
    return cells_[row * columns_ + column];
  }

  double total() const { return rounded(all_); }
  const std::vector<double>& row_totals() const { return row_totals_; }
  const std::vector<double>& column_totals() const { return column_totals_; }

  /// The sum over a region, in constant time. For the regions below a cell use sums_below().
  double sum(Region region, std::size_t row, std::size_t column) const {
    if (region == Region::cell) return (*this)(row, column);
    if (region == Region::row) return row_totals_[row];
    if (region == Region::column) return column_totals_[column];
    return sum_of_others(region, row, column);
  }

  /// The same sum without rounding, also beyond 2^53; absent if it does not fit.
  Fraction exact_sum(Region region, std::size_t row, std::size_t column) const {
    return unrounded(region, row, column).fraction() / Fraction::of(scale_);
  }

  /// For each cell, row-major, the sum over Region::below_right or below_left.
  std::vector<double> sums_below(Region region) const;

  /// True if every cell is a whole number.
  bool whole() const { return whole_; }

 private:
  void add_up();
  void add_up_exactly();
  double rounded(const ExactSum& sum) const { return sum.value() / scale_; }
  ExactSum cell(std::size_t row, std::size_t column) const;
  double sum_of_others(Region region, std::size_t row, std::size_t column) const;
  ExactSum unrounded(Region region, std::size_t row, std::size_t column) const;

  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::vector<double> cells_;
  std::vector<ExactSum> sums_;  // sums of weights; empty if the cells were given as numbers
  double scale_ = 1;            // factor of every ExactSum, which makes decimals whole
  std::vector<ExactSum> row_sums_;
  std::vector<ExactSum> column_sums_;
  std::vector<double> row_totals_;
  std::vector<double> column_totals_;
  ExactSum diagonal_;
  ExactSum near_diagonal_;
  ExactSum all_;
  bool whole_ = true;
  bool whole_sums_ = false;  // sums and their differences are exact in doubles
};

}  // namespace deconfuse
