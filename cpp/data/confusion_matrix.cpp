#include "data/confusion_matrix.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

#include "data/totals.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {
namespace {

/// Upper limit of the factor for fractions.
constexpr double largest_scale = 1e15;

/// The power of ten that makes all decimals whole numbers; 0 if one of them is no short decimal.
double scale_of_decimals(const std::vector<double>& cells) {
  double scale = 1;
  for (const double cell : cells) {
    while (std::round(cell * scale) / scale != cell) {
      if (scale >= largest_scale) return 0;
      scale *= 10;
    }
  }
  return scale;
}

/// The smallest denominator, up to a million, of a fraction that is this double; 0 if there is
/// none. Candidates are the convergents of the number's continued fraction.
double denominator_of(double value) {
  constexpr double largest = 1e6;
  double rest = value, before = 0, denominator = 1;
  while (denominator <= largest) {
    if (std::round(value * denominator) / denominator == value) return denominator;
    rest = 1 / (rest - std::floor(rest));
    const double next = std::floor(rest) * denominator + before;
    before = denominator;
    denominator = next;
  }
  return 0;
}

/// The same for fractions such as 1/3.
double scale_of_fractions(const std::vector<double>& cells) {
  std::int64_t scale = 1;
  for (const double cell : cells) {
    const double denominator = denominator_of(cell);
    if (denominator == 0) return 0;
    // The scale is at most 10⁹ and the denominator at most 10⁶, so the multiple fits an integer.
    scale = std::lcm(scale, static_cast<std::int64_t>(denominator));
    if (static_cast<double>(scale) > largest_scale / 1e6) return 0;
  }
  return static_cast<double>(scale);
}

/// The factor that makes all cells whole numbers; 1 if there is none.
double scale_of(const std::vector<double>& cells) {
  double scale = scale_of_decimals(cells);
  if (scale == 0) scale = scale_of_fractions(cells);
  const auto fits = [&](double cell) { return cell * scale <= largest_count; };
  return scale > 0 && std::all_of(cells.begin(), cells.end(), fits) ? scale : 1;
}

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
  Totals totals = totals_of(cells_, rows_, columns_);
  whole_ = totals.whole;
  if (!whole_ && sums_.empty()) scale_ = scale_of(cells_);
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
    row_totals_.push_back(rounded(row_sums_[row]));
  }
  for (const ExactSum& sum : column_sums_) column_totals_.push_back(rounded(sum));
}

ExactSum ConfusionMatrix::cell(std::size_t row, std::size_t column) const {
  if (!sums_.empty()) return sums_[row * columns_ + column];
  const double count = (*this)(row, column);
  return ExactSum(scale_ == 1 ? count : std::round(count * scale_));
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
  // Rounding errors of the smallest weights must not make a sum negative.
  return std::max(0.0, rounded(unrounded(region, row, column)));
}

std::vector<double> ConfusionMatrix::sums_below(Region region) const {
  std::vector<double> sums(cells_.size());
  if (sums.empty()) return sums;
  const bool right = region == Region::below_right;
  for (std::size_t row = rows_ - 1; row-- > 0;) {
    double of_row = 0;  // sum of the row below, from its end to the column next to this one
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
