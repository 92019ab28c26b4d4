#include "metrics/evaluation.hpp"

#include <cmath>
#include <limits>

#include "metrics/quantities.hpp"

namespace deconfuse {
namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

}  // namespace

Evaluation::Evaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options)
    : catalogue_(catalogue),
      dataset_(dataset),
      options_(options),
      values_(catalogue.size()),
      known_(catalogue.size()) {}

bool Evaluation::applies(const Metric& metric) const {
  return dataset_.classification || metric.contingency;
}

double Evaluation::value(std::size_t metric, Place place, bool counted) const {
  const Metric& declared = catalogue_[metric];
  if (declared.shape == Shape::matrix) return evaluate(declared.formula, *this, place);

  const bool per_class = declared.scope == Scope::class_view;
  const std::size_t at = per_class ? place.row : 0;
  if (values_[metric].empty()) {
    values_[metric].resize(per_class ? rows() : 1);
    known_[metric].resize(values_[metric].size());
  }
  if (known_[metric][at] == 0) {
    const bool refused = declared.whole_counts && !dataset_.matrix.whole();
    const double value = refused ? undefined : evaluate(declared.formula, *this, {at, at});
    // What is left infinite is a logarithm of zero.
    values_[metric][at] = std::isfinite(value) ? value : undefined;
    known_[metric][at] = 1;
  }
  const double value = values_[metric][at];
  return counted && std::isnan(value) ? replacement(metric) : value;
}

Exact Evaluation::exact(std::size_t metric, Place place, bool counted) const {
  const double value = this->value(metric, place, counted);
  if (std::isnan(value)) return Exact::undefined();
  if (counted && std::isnan(this->value(metric, place, false))) return Fraction::of(value);
  return evaluate_exactly(catalogue_[metric].formula, *this, place);
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
  if (quantity.region) return dataset_.matrix.sum(*quantity.region, place.row, place.column);
  if (&quantity == &quantities::K) return static_cast<double>(rows());
  if (&quantity == &quantities::i) return static_cast<double>(place.row + 1);
  if (&quantity == &quantities::j) return static_cast<double>(place.column + 1);
  if (&quantity == &quantities::beta) return options_.beta;
  if (&quantity == &quantities::tversky_alpha) return options_.tversky_alpha;
  if (&quantity == &quantities::tversky_beta) return options_.tversky_beta;
  if (&quantity == &quantities::iba_alpha) return options_.iba_alpha;
  if (&quantity == &quantities::net_benefit_threshold) return options_.net_benefit_threshold;
  if (&quantity == &quantities::base) return options_.base;
  if (&quantity == &quantities::e) return std::exp(1.0);
  if (&quantity == &quantities::pi) return std::acos(-1.0);
  if (&quantity == &quantities::kappa_weight && !options_.kappa_weights.empty()) {
    return options_.kappa_weights[place.row * columns() + place.column];
  }
  return undefined;
}

Exact Evaluation::exact_quantity(const Quantity& quantity, Place place) const {
  if (quantity.region) return exact_cell_sum(*quantity.region, place);
  if (&quantity == &quantities::e || &quantity == &quantities::pi) return Exact::unknown();
  const double value = this->quantity(quantity, place);
  if (std::isnan(value)) return Exact::undefined();
  if (&quantity == &quantities::base && value != std::floor(value)) return Exact::unknown();
  return Fraction::of_decimal(value);
}

double Evaluation::cell_sum(Region region, Place place) const {
  return dataset_.matrix.sum(region, place.row, place.column);
}

Exact Evaluation::exact_cell_sum(Region region, Place place) const {
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
  if (std::isfinite(value(metric, place, false))) return std::nullopt;
  if (declared.whole_counts && !dataset_.matrix.whole()) return Cause{Reason::fractional_counts};
  return cause_within(declared.formula, place, declared.scope == Scope::class_view);
}

// The innermost part that is undefined although everything that it is made of is defined.
std::optional<Cause> Evaluation::cause_within(const Expression& formula, Place place,
                                              bool per_class) const {
  if (std::isfinite(evaluate(formula, *this, place))) return std::nullopt;
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric) return cause(catalogue_.find(node.metric), place);
  if (node.op == Op::quantity) return Cause{Reason::needs_option};
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
