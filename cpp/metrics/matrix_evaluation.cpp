#include "metrics/matrix_evaluation.hpp"

#include <cmath>

#include "formula/undefined.hpp"
#include "metrics/aickin.hpp"
#include "metrics/expected_information.hpp"
#include "metrics/known_sums.hpp"
#include "metrics/matching.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

MatrixEvaluation::MatrixEvaluation(const Catalogue& catalogue, const Dataset& dataset,
                                   const Options& options)
    : Evaluation(catalogue, options), dataset_(dataset) {}

bool MatrixEvaluation::applies(const Metric& metric) const {
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
    default:
      return false;
  }
}

std::optional<Reason> MatrixEvaluation::refusal(const Metric& metric) const {
  if (dataset_.shares && (metric.whole_counts || metric.scope == Scope::interval))
    return Reason::cases_unknown;
  if (metric.whole_counts && !dataset_.matrix.whole()) return Reason::fractional_counts;
  return std::nullopt;
}

std::optional<Reason> MatrixEvaluation::refusal_by_itself(const Metric& metric) const {
  if (dataset_.shares && metric.of_sample) return Reason::cases_unknown;
  return std::nullopt;
}

Reason MatrixEvaluation::reason_of(const Quantity& quantity) const {
  if (&quantity == &quantities::aickin_chance_agreement) return Reason::out_of_domain;
  return Evaluation::reason_of(quantity);
}

double MatrixEvaluation::quantity(const Quantity& quantity, Place place) const {
  if (quantity.transposed) std::swap(place.row, place.column);
  if (quantity.region) return cell_sum(*quantity.region, place);
  if (&quantity == &quantities::K || &quantity == &quantities::R) {
    return static_cast<double>(rows());
  }
  if (&quantity == &quantities::C) return static_cast<double>(columns());
  if (&quantity == &quantities::i) return static_cast<double>(place.row + 1);
  if (&quantity == &quantities::j) return static_cast<double>(place.column + 1);
  if (&quantity == &quantities::beta) return options().beta;
  if (&quantity == &quantities::tversky_alpha) return options().tversky_alpha;
  if (&quantity == &quantities::tversky_beta) return options().tversky_beta;
  if (&quantity == &quantities::iba_alpha) return options().iba_alpha;
  if (&quantity == &quantities::net_benefit_threshold) return options().net_benefit_threshold;
  if (&quantity == &quantities::level) return options().level;
  if (&quantity == &quantities::v_beta) return options().v_beta;
  if (&quantity == &quantities::base) return options().base;
  if (&quantity == &quantities::e) return std::exp(1.0);
  if (&quantity == &quantities::pi) return std::acos(-1.0);
  if (&quantity == &quantities::kappa_weight) {
    if (options().kappa_weights.empty()) return undefined;
    return options().kappa_weights[place.row * columns() + place.column];
  }
  if (&quantity == &quantities::cost) {
    if (options().cost_matrix.empty()) return undefined;
    return options().cost_matrix[place.row * columns() + place.column];
  }
  if (&quantity == &quantities::prior) {
    return options().priors.empty() ? undefined : options().priors[place.row];
  }
  if (&quantity == &quantities::pooled_rank_i || &quantity == &quantities::pooled_rank_j) {
    return pooled_ranks()[place.row];
  }
  if (dataset_.proportion) {
    if (&quantity == &quantities::successes) return dataset_.proportion->successes;
    if (&quantity == &quantities::failures) {
      return dataset_.proportion->trials - dataset_.proportion->successes;
    }
  }
  if (dataset_.rivals) {
    if (&quantity == &quantities::n01) return dataset_.rivals->only_first_right;
    if (&quantity == &quantities::n10) return dataset_.rivals->only_second_right;
  }
  return kernel(quantity);
}

Exact MatrixEvaluation::exact_quantity(const Quantity& quantity, Place place) const {
  if (quantity.region) {
    if (quantity.transposed) std::swap(place.row, place.column);
    return exact_cell_sum(*quantity.region, place);
  }
  if (&quantity == &quantities::e || &quantity == &quantities::pi) return Exact::unknown();
  if (&quantity == &quantities::matched_cases) return best_matching(dataset_.matrix).fraction();
  const double value = this->quantity(quantity, place);
  if (std::isnan(value)) return Exact::undefined();
  if ((&quantity == &quantities::expected_information && value != 0) ||
      &quantity == &quantities::aickin_chance_agreement) {
    return Exact::unknown();
  }
  if (&quantity == &quantities::base && value != std::floor(value)) return Exact::unknown();
  return Fraction::of_decimal(value);
}

double MatrixEvaluation::kernel(const Quantity& quantity) const {
  for (const auto& [known, value] : kernels_) {
    if (known == &quantity) return value;
  }
  double value = undefined;
  if (&quantity == &quantities::expected_information) {
    value = expected_information(dataset_.matrix) / std::log(options().base);
  } else if (&quantity == &quantities::matched_cases) {
    value = best_matching(dataset_.matrix).value();
  } else if (&quantity == &quantities::aickin_chance_agreement) {
    value = aickin_chance_agreement(dataset_.matrix);
  }
  kernels_.emplace_back(&quantity, value);
  return value;
}

double MatrixEvaluation::known(std::uint8_t sum, Place place) const {
  const double known = known_of_large(sum, place);
  if (!std::isnan(known)) return known;
  const double of_counts = relative_entropy(dataset_.matrix, static_cast<KnownSum>(sum));
  const double N = dataset_.matrix.total();
  return sum == dependence_of_counts ? of_counts : of_counts / (N * std::log(options().base));
}

double MatrixEvaluation::known_of_large(std::uint8_t sum, Place place) const {
  constexpr std::size_t fewest_cells = 4096;  // below it the terms take no time
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
