// Many places at once: these loops are the time that a report of a large matrix takes.

#include <algorithm>

#include "metrics/matrix_evaluation.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {
namespace {

Place turned(const Quantity& quantity, Place place) {
  return quantity.transposed ? Place{place.column, place.row} : place;
}

}  // namespace

void MatrixEvaluation::quantities(const Quantity& quantity, const Places& places,
                                  double* values) const {
  if (places.count == 0) return;
  const auto everywhere = [&](double value) { std::fill_n(values, places.count, value); };
  const auto each = [&](auto value_at) {
    for (std::size_t at = 0; at < places.count; ++at) values[at] = value_at(places[at]);
  };
  if (quantity.region) {
    const Place first = turned(quantity, places.first);
    const Place step = turned(quantity, places.step);
    const auto strided = [&](const std::vector<double>& numbers, std::size_t begin,
                             std::size_t stride) {
      const double* number = numbers.data() + begin;
      for (std::size_t at = 0; at < places.count; ++at) values[at] = number[at * stride];
    };
    const ConfusionMatrix& matrix = dataset_.matrix;
    const std::size_t cell = first.row * columns() + first.column;
    const std::size_t cell_step = step.row * columns() + step.column;
    switch (*quantity.region) {
      case Region::all:
      case Region::diagonal:
      case Region::off_diagonal:
      case Region::near_diagonal:
        return everywhere(cell_sum(*quantity.region, first));
      case Region::cell:
        return strided(matrix.cells(), cell, cell_step);
      case Region::row:
        return strided(matrix.row_totals(), first.row, step.row);
      case Region::column:
        return strided(matrix.column_totals(), first.column, step.column);
      case Region::below_right:
      case Region::below_left:
        return strided(sums_below(*quantity.region), cell, cell_step);
      default:
        return each(
            [&](Place place) { return cell_sum(*quantity.region, turned(quantity, place)); });
    }
  }
  const auto counting = [&](std::size_t first, std::size_t step) {
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = static_cast<double>(first + at * step + 1);
    }
  };
  if (&quantity == &quantities::i) {
    return counting(places.first.row, places.step.row);
  }
  if (&quantity == &quantities::j) {
    return counting(places.first.column, places.step.column);
  }
  const bool indexed =
      &quantity == &quantities::pooled_rank_i || &quantity == &quantities::pooled_rank_j ||
      (&quantity == &quantities::kappa_weight && !options().kappa_weights.empty()) ||
      (&quantity == &quantities::cost && !options().cost_matrix.empty()) ||
      (&quantity == &quantities::prior && !options().priors.empty());
  if (!indexed) return everywhere(this->quantity(quantity, places.first));
  each([&](Place place) { return this->quantity(quantity, place); });
}

}  // namespace deconfuse
