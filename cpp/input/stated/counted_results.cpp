#include "input/stated/counted_results.hpp"

#include <cmath>
#include <utility>

namespace deconfuse {
namespace {

using enum StatedQuantity;

std::optional<double> ratio(double numerator, double denominator) {
  if (!(denominator > 0)) return std::nullopt;
  return numerator / denominator;
}

}  // namespace

bool is_of_all(StatedQuantity quantity) {
  return quantity == accuracy || quantity == error_rate || quantity == kappa ||
         quantity == matthews || quantity == correct_cases || quantity == wrong_cases ||
         quantity == all_cases || quantity == cases;
}

CountedResults::CountedResults(const ConfusionMatrix& matrix)
    : total_(matrix.total()), rows_(matrix.row_totals()), columns_(matrix.column_totals()) {
  for (std::size_t k = 0; k < matrix.rows() && k < matrix.columns(); ++k) {
    hits_.push_back(matrix(k, k));
    all_hits_ += matrix(k, k);
  }
}

CountedResults CountedResults::transposed() const {
  CountedResults other = *this;
  std::swap(other.rows_, other.columns_);
  return other;
}

std::optional<double> CountedResults::of_all(StatedQuantity quantity) const {
  const auto sum_of_products = [](const std::vector<double>& some,
                                  const std::vector<double>& others) {
    double sum = 0;
    for (std::size_t k = 0; k < some.size() && k < others.size(); ++k) sum += some[k] * others[k];
    return sum;
  };
  const double squared = total_ * total_;
  switch (quantity) {
    case accuracy:
      return ratio(all_hits_, total_);
    case error_rate:
      return ratio(total_ - all_hits_, total_);
    case correct_cases:
      return all_hits_;
    case wrong_cases:
      return total_ - all_hits_;
    case all_cases:
    case cases:
      return total_;
    case kappa: {
      const double by_chance = sum_of_products(rows_, columns_);
      return ratio(total_ * all_hits_ - by_chance, squared - by_chance);
    }
    case matthews: {
      const double covariance = total_ * all_hits_ - sum_of_products(rows_, columns_);
      return ratio(covariance, std::sqrt((squared - sum_of_products(rows_, rows_)) *
                                         (squared - sum_of_products(columns_, columns_))));
    }
    default:
      return std::nullopt;
  }
}

std::optional<double> CountedResults::of_class(StatedQuantity quantity, std::size_t index) const {
  const double row = rows_[index], column = columns_[index], hits = hits_[index];
  const double other_rows = total_ - row, other_columns = total_ - column;
  const double true_negatives = total_ - row - column + hits;
  switch (quantity) {
    case precision:
      return ratio(hits, column);
    case recall:
      return ratio(hits, row);
    case specificity:
      return ratio(true_negatives, other_rows);
    case negative_predictive_value:
      return ratio(true_negatives, other_columns);
    case false_positive_rate:
      return ratio(column - hits, other_rows);
    case false_negative_rate:
      return ratio(row - hits, row);
    case f1:
      return ratio(2 * hits, row + column);
    case prevalence:
      return ratio(row, total_);
    case detection_rate:
      return ratio(hits, total_);
    case detection_prevalence:
      return ratio(column, total_);
    case support:
      return row;
    case balanced_accuracy: {
      const auto sensitivity = ratio(hits, row), rest = ratio(true_negatives, other_rows);
      if (!sensitivity || !rest) return std::nullopt;
      return (*sensitivity + *rest) / 2;
    }
    case matthews:
      return ratio(hits * total_ - row * column,
                   std::sqrt(row * other_rows) * std::sqrt(column * other_columns));
    default:
      return std::nullopt;
  }
}

std::optional<double> CountedResults::mean(StatedQuantity quantity, StatedAverage average) const {
  if (average == StatedAverage::micro) return of_all(accuracy);
  double sum = 0, weights = 0;
  for (std::size_t k = 0; k < classes(); ++k) {
    const double weight = average == StatedAverage::weighted ? rows_[k] : 1;
    const auto value = of_class(quantity, k);
    if (!value) return std::nullopt;
    sum += weight * *value;
    weights += weight;
  }
  return ratio(sum, weights);
}

}  // namespace deconfuse
