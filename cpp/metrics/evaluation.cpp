#include "metrics/evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "metrics/aickin.hpp"
#include "metrics/expected_information.hpp"
#include "metrics/matching.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {
namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

bool has_two_values(const Metric& metric) { return metric.shape == Shape::interval; }

}  // namespace

Evaluation::Evaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options)
    : catalogue_(catalogue),
      dataset_(dataset),
      options_(options),
      values_(catalogue.size()),
      known_(catalogue.size()),
      exact_values_(catalogue.size()) {}

bool Evaluation::applies(const Metric& metric) const {
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
  }
  return false;
}

bool Evaluation::is_value(const Metric& metric, double value) const {
  return metric.divergent ? !std::isnan(value) : std::isfinite(value);
}

double Evaluation::compute(const Metric& metric, Place place, End end) const {
  if (metric.whole_counts && !dataset_.matrix.whole()) return undefined;
  if (metric.required && !(evaluate(metric.required, *this, place) > 0)) return undefined;
  const double value = evaluate(metric.formula, *this, place, end);
  // What is left infinite is a logarithm of zero.
  if (!is_value(metric, value)) return undefined;
  return value == 0 ? 0 : value;  // −0 is 0
}

double Evaluation::value(std::size_t metric, Place place, bool counted, End end) const {
  const Metric& declared = catalogue_[metric];
  if (is_matrix(declared)) return compute(declared, place, end);

  if (values_[metric].empty()) {
    values_[metric].resize((declared.per_class ? rows() : 1) * (has_two_values(declared) ? 2 : 1));
    known_[metric].resize(values_[metric].size());
  }
  const std::size_t of_class = declared.per_class ? place.row : 0;
  const std::size_t at =
      has_two_values(declared) ? 2 * of_class + (end == End::high ? 1 : 0) : of_class;
  if (known_[metric][at] == 0) {
    values_[metric][at] = compute(declared, {of_class, of_class}, end);
    known_[metric][at] = 1;
  }
  const double value = values_[metric][at];
  return counted && std::isnan(value) ? replacement(metric) : value;
}

Exact Evaluation::exact(std::size_t metric, Place place, bool counted) const {
  const Metric& declared = catalogue_[metric];
  if (has_two_values(declared)) return Exact::unknown();
  const double value = this->value(metric, place, counted);
  if (std::isnan(value)) return Exact::undefined();
  if (counted && std::isnan(this->value(metric, place, false))) return Fraction::of(value);
  if (is_matrix(declared)) return evaluate_exactly(declared.formula, *this, place);
  const std::size_t of_class = declared.per_class ? place.row : 0;
  std::vector<std::optional<Exact>>& known = exact_values_[metric];
  if (known.empty()) known.resize(declared.per_class ? rows() : 1);
  if (!known[of_class]) {
    known[of_class] = evaluate_exactly(declared.formula, *this, {of_class, of_class});
  }
  return *known[of_class];
}

const Grade* Evaluation::grade(std::size_t metric, Place place) const {
  const Scale& scale = *catalogue_[metric].scale;
  const double value = this->value(metric, place, false);
  if (std::isnan(value) || (scale.from_zero && value == 0)) return nullptr;
  for (const Grade& grade : scale.grades) {
    Fraction left = Fraction::absent();
    // 0.2 may be 0.19999999999999998 in doubles, and fall below a limit at which it stands.
    if (std::fabs(value - grade.below) < 1e-9) {
      left = exact(metric, place, false).fraction() - Fraction::of_decimal(grade.below);
    }
    if (left.present() ? left.sign() < 0 : value < grade.below) return &grade;
  }
  return &scale.grades.back();
}

double Evaluation::replacement(std::size_t metric) const {
  if (!catalogue_[metric].zero_division) return undefined;
  switch (options_.zero_division) {
    case ZeroDivision::zero:
      return 0;
    case ZeroDivision::one:
      return 1;
    case ZeroDivision::undefined:
      break;
  }
  return undefined;
}

double Evaluation::quantity(const Quantity& quantity, Place place) const {
  if (quantity.transposed) std::swap(place.row, place.column);
  if (quantity.region) return cell_sum(*quantity.region, place);
  if (&quantity == &quantities::K || &quantity == &quantities::R) {
    return static_cast<double>(rows());
  }
  if (&quantity == &quantities::C) return static_cast<double>(columns());
  if (&quantity == &quantities::i) return static_cast<double>(place.row + 1);
  if (&quantity == &quantities::j) return static_cast<double>(place.column + 1);
  if (&quantity == &quantities::beta) return options_.beta;
  if (&quantity == &quantities::tversky_alpha) return options_.tversky_alpha;
  if (&quantity == &quantities::tversky_beta) return options_.tversky_beta;
  if (&quantity == &quantities::iba_alpha) return options_.iba_alpha;
  if (&quantity == &quantities::net_benefit_threshold) return options_.net_benefit_threshold;
  if (&quantity == &quantities::level) return options_.level;
  if (&quantity == &quantities::v_beta) return options_.v_beta;
  if (&quantity == &quantities::base) return options_.base;
  if (&quantity == &quantities::e) return std::exp(1.0);
  if (&quantity == &quantities::pi) return std::acos(-1.0);
  if (&quantity == &quantities::kappa_weight) {
    if (options_.kappa_weights.empty()) return undefined;
    return options_.kappa_weights[place.row * columns() + place.column];
  }
  if (&quantity == &quantities::cost) {
    if (options_.cost_matrix.empty()) return undefined;
    return options_.cost_matrix[place.row * columns() + place.column];
  }
  if (&quantity == &quantities::prior) {
    return options_.priors.empty() ? undefined : options_.priors[place.row];
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

Exact Evaluation::exact_quantity(const Quantity& quantity, Place place) const {
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

double Evaluation::kernel(const Quantity& quantity) const {
  for (const auto& [known, value] : kernels_) {
    if (known == &quantity) return value;
  }
  double value = undefined;
  if (&quantity == &quantities::expected_information) {
    value = expected_information(dataset_.matrix) / std::log(options_.base);
  } else if (&quantity == &quantities::matched_cases) {
    value = best_matching(dataset_.matrix).value();
  } else if (&quantity == &quantities::aickin_chance_agreement) {
    value = aickin_chance_agreement(dataset_.matrix);
  }
  kernels_.emplace_back(&quantity, value);
  return value;
}

const std::vector<double>& Evaluation::sums_below(Region region) const {
  std::vector<double>& sums = region == Region::below_right ? below_right_ : below_left_;
  if (sums.empty()) sums = dataset_.matrix.sums_below(region);
  return sums;
}

const std::vector<double>& Evaluation::pooled_ranks() const {
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

double Evaluation::cell_sum(Region region, Place place) const {
  if (region == Region::below_right || region == Region::below_left) {
    return sums_below(region)[place.row * columns() + place.column];
  }
  return dataset_.matrix.sum(region, place.row, place.column);
}

Exact Evaluation::exact_cell_sum(Region region, Place place) const {
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

double Evaluation::metric(std::string_view id, bool counted, Place place) const {
  return value(catalogue_.find(id), place, counted);
}

Exact Evaluation::exact_metric(std::string_view id, bool counted, Place place) const {
  return exact(catalogue_.find(id), place, counted);
}

std::optional<Cause> Evaluation::cause(std::size_t metric, Place place) const {
  const Metric& declared = catalogue_[metric];
  const auto known = [&](End end) { return is_value(declared, value(metric, place, false, end)); };
  if (known(End::low) && (!has_two_values(declared) || known(End::high))) return std::nullopt;
  if (declared.whole_counts && !dataset_.matrix.whole()) return Cause{Reason::fractional_counts};
  if (declared.required && !(evaluate(declared.required, *this, place) > 0)) {
    if (auto inner = cause_within(declared.required, place, declared.per_class)) return inner;
    return Cause{Reason::requirement, &declared.required, declared.per_class};
  }
  return cause_within(declared.formula, place, declared.per_class);
}

// The innermost part that is undefined although everything that it is made of is defined.
std::optional<Cause> Evaluation::cause_within(const Expression& formula, Place place,
                                              bool per_class) const {
  if (std::isfinite(evaluate(formula, *this, place)) &&
      std::isfinite(evaluate(formula, *this, place, End::high))) {
    return std::nullopt;
  }
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric) {
    if (node.of_column) place.row = place.column;
    return cause(catalogue_.find(node.metric), place);
  }
  if (node.op == Op::quantity) {
    if (node.quantity == &quantities::aickin_chance_agreement) {
      return Cause{Reason::out_of_domain, &formula, per_class};
    }
    return Cause{Reason::needs_option};
  }
  if (node.over) {
    if (node.defined_only) return Cause{Reason::no_class};
    std::optional<Cause> first;
    for_each_place(*node.over, *this, place, [&](Place at) {
      if (!first) first = cause_within(node.arguments.front(), at, true);
    });
    return first;
  }
  for (const Expression& argument : node.arguments) {
    if (auto inner = cause_within(argument, place, per_class)) return inner;
  }
  switch (node.op) {
    case Op::divide:
      return Cause{Reason::zero_denominator, &node.arguments[1], per_class};
    case Op::log:
      return Cause{Reason::logarithm_of_zero, &node.arguments[0], per_class};
    case Op::chi_squared_upper_tail:
      return Cause{Reason::out_of_domain, &node.arguments[1], per_class};
    default:
      return Cause{Reason::out_of_domain, node.arguments.empty() ? nullptr : &node.arguments[0],
                   per_class};
  }
}

}  // namespace deconfuse
