#include "data/confusion_matrix.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace deconfuse {
namespace {

/// Up to it every whole number is a double, and sums of them are not rounded.
constexpr double largest_whole = 0x1p53;

}  // namespace

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
  std::vector<double> column_sums(columns_);
  double total = 0;
  for (std::size_t row = 0; row < rows_; ++row) {
    double sum = 0;
    for (std::size_t column = 0; column < columns_; ++column) {
      const double count = (*this)(row, column);
      whole_ = whole_ && count == std::floor(count);
      sum += count;
      column_sums[column] += count;
    }
    row_totals_.push_back(sum);
    total += sum;
  }
  if (sums_.empty() && whole_ && total <= largest_whole) {
    row_sums_ = std::vector<ExactSum>(row_totals_.begin(), row_totals_.end());
    column_sums_ = std::vector<ExactSum>(column_sums.begin(), column_sums.end());
    all_ = ExactSum(total);
    column_totals_ = std::move(column_sums);
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
  row_totals_.clear();
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
