#include "data/confusion_matrix.hpp"

#include <algorithm>
#include <utility>

#include "data/totals.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {

ConfusionMatrix::ConfusionMatrix(std::size_t rows, std::size_t columns, std::vector<double> cells)
    : rows_(rows), columns_(columns), cells_(std::move(cells)) {
  add_up();
}

ConfusionMatrix::ConfusionMatrix(std::size_t rows, std::size_t columns, std::vector<ExactSum> sums)
    : rows_(rows), columns_(columns), sums_(std::move(sums)) {
  cells_.reserve(sums_.size());
  for (const ExactSum& sum : sums_) cells_.push_back(sum.value());
  add_up();
}

void ConfusionMatrix::add_up() {
  Totals totals = totals_of(cells_, rows_, columns_);
  whole_ = totals.whole;
  whole_sums_ = sums_.empty() && whole_ && totals.of_all <= largest_count;
  if (whole_sums_) {
    row_sums_ = std::vector<ExactSum>(totals.of_rows.begin(), totals.of_rows.end());
    column_sums_ = std::vector<ExactSum>(totals.of_columns.begin(), totals.of_columns.end());
    all_ = ExactSum(totals.of_all);
    row_totals_ = std::move(totals.of_rows);
    column_totals_ = std::move(totals.of_columns);
  } else {
    add_up_exactly();
  }
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = row == 0 ? 0 : row - 1; column < std::min(row + 2, columns_);
         ++column) {
      const ExactSum value = cell(row, column);
      if (row == column) diagonal_.add(value);
      near_diagonal_.add(value);
    }
  }
}

void ConfusionMatrix::add_up_exactly() {
  row_sums_.resize(rows_);
  column_sums_.resize(columns_);
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = 0; column < columns_; ++column) {
      const ExactSum value = cell(row, column);
      row_sums_[row].add(value);
      column_sums_[column].add(value);
    }
    all_.add(row_sums_[row]);
    row_totals_.push_back(row_sums_[row].value());
  }
  for (const ExactSum& sum : column_sums_) column_totals_.push_back(sum.value());
}

ExactSum ConfusionMatrix::cell(std::size_t row, std::size_t column) const {
  return sums_.empty() ? ExactSum((*this)(row, column)) : sums_[row * columns_ + column];
}

ExactSum ConfusionMatrix::unrounded(Region region, std::size_t row, std::size_t column) const {
  ExactSum sum;
  switch (region) {
    case Region::cell:
      sum = cell(row, column);
      break;
    case Region::row:
      sum = row_sums_[row];
      break;
    case Region::column:
      sum = column_sums_[column];
      break;
    case Region::row_others:
      sum = row_sums_[row];
      sum.add(cell(row, column), -1);
      break;
    case Region::column_others:
      sum = column_sums_[column];
      sum.add(cell(row, column), -1);
      break;
    case Region::others:
      sum = all_;
      sum.add(row_sums_[row], -1);
      sum.add(column_sums_[column], -1);
      sum.add(cell(row, column));
      break;
    case Region::all:
      sum = all_;
      break;
    case Region::diagonal:
      sum = diagonal_;
      break;
    case Region::off_diagonal:
      sum = all_;
      sum.add(diagonal_, -1);
      break;
    case Region::near_diagonal:
      sum = near_diagonal_;
      break;
    case Region::below_right:
    case Region::below_left:
      break;
  }
  return sum;
}

double ConfusionMatrix::sum_of_others(Region region, std::size_t row, std::size_t column) const {
  if (whole_sums_) {
    const double count = (*this)(row, column);
    if (region == Region::row_others) return row_totals_[row] - count;
    if (region == Region::column_others) return column_totals_[column] - count;
    if (region == Region::others) {
      return total() - row_totals_[row] - column_totals_[column] + count;
    }
  }
  // What is lost of the smallest weights must not take more than there is.
  return std::max(0.0, unrounded(region, row, column).value());
}

std::vector<double> ConfusionMatrix::sums_below(Region region) const {
  std::vector<double> sums(cells_.size());
  if (sums.empty()) return sums;
  const bool right = region == Region::below_right;
  for (std::size_t row = rows_ - 1; row-- > 0;) {
    double of_row = 0;  // of the row below, from its end to the column concerned
    for (std::size_t step = 1; step < columns_; ++step) {
      const std::size_t column = right ? columns_ - 1 - step : step;
      const std::size_t before = right ? column + 1 : column - 1;
      of_row += (*this)(row + 1, before);
      sums[row * columns_ + column] = sums[(row + 1) * columns_ + column] + of_row;
    }
  }
  return sums;
}

}  // namespace deconfuse
