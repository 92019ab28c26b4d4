#include "metrics/matrix_evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "formula/undefined.hpp"

namespace deconfuse {

MatrixEvaluation::MatrixEvaluation(const Catalogue& catalogue, const Dataset& dataset,
                                   const Options& options)
    : Evaluation(catalogue, options), dataset_(dataset) {}

bool MatrixEvaluation::applies(const Metric& metric) const {
  if (dataset_.kind == Kind::class_counts && !metric.of_class_counts) return false;
  switch (metric.needs) {
    case Needs::anything:
      return true;
    case Needs::classes:
      return dataset_.classification && rows() > 0;
    case Needs::groups:
      return rows() > 0;
    case Needs::four_cells:
      return rows() == 2 && columns() == 2;
    case Needs::proportion:
      return dataset_.proportion.has_value();
    case Needs::rivals:
      return dataset_.rivals.has_value();
    case Needs::report:
      return dataset_.solutions.has_value();
    default:
      return false;
  }
}

std::optional<Reason> MatrixEvaluation::refusal(const Metric& metric) const {
  if (dataset_.background && !metric.of_detections) return Reason::negatives_unknown;
  if (dataset_.shares && (metric.whole_counts || metric.scope == Scope::interval))
    return Reason::cases_unknown;
  if (metric.needs == Needs::report && std::isnan(dataset_.solutions->count))
    return Reason::too_many_choices;
  if (metric.whole_counts && !dataset_.matrix.whole()) return Reason::fractional_counts;
  return std::nullopt;
}

std::optional<Reason> MatrixEvaluation::refusal_by_itself(const Metric& metric) const {
  if (dataset_.shares && metric.of_sample) return Reason::cases_unknown;
  return std::nullopt;
}

double MatrixEvaluation::known_sum(KnownSum sum, Place place) const {
  const double known = known_of_large(sum, place);
  if (!std::isnan(known)) return known;
  const double of_counts = relative_entropy(dataset_.matrix, sum);
  const double N = dataset_.matrix.total();
  return sum == dependence_of_counts ? of_counts : of_counts / (N * std::log(options().base));
}

double MatrixEvaluation::known_of_large(KnownSum sum, Place place) const {
  constexpr std::size_t fewest_cells = 4096;  // with fewer the terms are fast enough
  const bool pays = rows() * columns() >= fewest_cells;
  if (!pays || sum >= dependence_of_counts) return undefined;
  const bool is_of_errors = sum >= known_sums;
  std::vector<double>& sums = known_sums_[is_of_errors ? 1 : 0];
  if (sums.empty())
    sums = is_of_errors ? sums_of_errors(dataset_.matrix) : sums_of_sizes(dataset_.matrix);
  if (is_of_errors) {
    const double sum_of_class = sums[2 * place.row + (sum - error_logarithms)];
    return sum_of_class / std::log(2 * (static_cast<double>(rows()) - 1));
  }
  return sum <= last_logarithms ? sums[sum] / std::log(options().base) : sums[sum];
}

const std::vector<double>& MatrixEvaluation::sums_below(Region region) const {
  std::vector<double>& sums = region == Region::below_right ? below_right_ : below_left_;
  if (sums.empty()) sums = dataset_.matrix.sums_below(region);
  return sums;
}

const std::vector<double>& MatrixEvaluation::pooled_ranks() const {
  if (pooled_ranks_.empty()) {
    double before = 0;
    for (std::size_t at = 0; at < rows(); ++at) {
      const double pooled = cell_sum(Region::row, {at, at}) + cell_sum(Region::column, {at, at});
      pooled_ranks_.push_back(before + pooled / 2);
      before += pooled;
    }
  }
  return pooled_ranks_;
}

double MatrixEvaluation::cell_sum(Region region, Place place) const {
  if (region == Region::below_right || region == Region::below_left) {
    return sums_below(region)[place.row * columns() + place.column];
  }
  return dataset_.matrix.sum(region, place.row, place.column);
}

void MatrixEvaluation::cell_sums(Region region, const Places& places, double* values) const {
  const auto strided = [&](const std::vector<double>& numbers, std::size_t begin,
                           std::size_t stride) {
    const double* number = numbers.data() + begin;
    for (std::size_t at = 0; at < places.count; ++at) values[at] = number[at * stride];
  };
  const ConfusionMatrix& matrix = dataset_.matrix;
  const std::size_t cell = places.first.row * columns() + places.first.column;
  const std::size_t cell_step = places.step.row * columns() + places.step.column;
  switch (region) {
    case Region::all:
    case Region::diagonal:
    case Region::off_diagonal:
    case Region::near_diagonal:
      std::fill_n(values, places.count, cell_sum(region, places.first));
      return;
    case Region::cell:
      return strided(matrix.cells(), cell, cell_step);
    case Region::row:
      return strided(matrix.row_totals(), places.first.row, places.step.row);
    case Region::column:
      return strided(matrix.column_totals(), places.first.column, places.step.column);
    case Region::below_right:
    case Region::below_left:
      return strided(sums_below(region), cell, cell_step);
    default:
      for (std::size_t at = 0; at < places.count; ++at) values[at] = cell_sum(region, places[at]);
  }
}

Exact MatrixEvaluation::exact_cell_sum(Region region, Place place) const {
  if (region == Region::below_right || region == Region::below_left) {
    // Whole sums within 2^53 are exact in doubles.
    if (dataset_.matrix.whole() && dataset_.matrix.total() <= largest_count) {
      return Fraction::of(cell_sum(region, place));
    }
    constexpr std::size_t most_cells = 1024;
    if (rows() * columns() > most_cells) return Exact::unknown();
    Fraction sum;
    for (std::size_t row = place.row + 1; row < rows(); ++row) {
      const bool right = region == Region::below_right;
      const std::size_t end = right ? columns() : place.column;
      for (std::size_t column = right ? place.column + 1 : 0; column < end; ++column) {
        sum = sum + dataset_.matrix.exact_sum(Region::cell, row, column);
      }
    }
    return sum;
  }
  return dataset_.matrix.exact_sum(region, place.row, place.column);
}

}  // namespace deconfuse
