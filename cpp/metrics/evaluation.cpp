#include "metrics/evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

bool has_two_values(const Metric& metric) { return metric.shape == Shape::interval; }

bool has_places(const Metric& metric) { return metric.per_class || metric.per_case; }

}  // namespace

Evaluation::Evaluation(const Catalogue& catalogue, const Options& options)
    : catalogue_(catalogue),
      options_(options),
      values_(catalogue.size()),
      known_(catalogue.size()),
      exact_values_(catalogue.size()) {}

bool Evaluation::is_value(const Metric& metric, double value) const {
  return metric.divergent ? !std::isnan(value) : std::isfinite(value);
}

double Evaluation::compute(const Metric& metric, Place place, End end) const {
  if (refusal(metric)) return undefined;
  if (!has_required(metric, place)) return undefined;
  return accepted(metric, evaluate(metric.formula, *this, place, end));
}

double Evaluation::accepted(const Metric& metric, double value) const {
  // A value that is still infinite is a logarithm of zero.
  if (!is_value(metric, value)) return undefined;
  return value == 0 ? 0 : value;  // −0 becomes 0
}

bool Evaluation::has_required(const Metric& metric, Place place) const {
  if (!metric.required) return true;
  const double value = evaluate(metric.required, *this, place);
  // 0.1 + (0.2 − 0.3) is 0, but 3·10⁻¹⁷ in doubles.
  if (value > 0) {
    const Exact exact = evaluate_exactly(metric.required, *this, place);
    if (exact.is_known()) return exact.sign() > 0;
  }
  return value > 0;
}

bool Evaluation::is_of_no_class(const Metric& metric, Place place) const {
  return metric.per_class && no_class() == place.row;
}

std::size_t Evaluation::places_of(const Metric& metric) const {
  if (metric.per_class) return rows();
  return metric.per_case ? extent(Over::cases, {}) : 1;
}

Place Evaluation::extent_of(const Metric& metric) const {
  if (metric.shape == Shape::pairs) return {2, 2};
  if (metric.shape == Shape::decisions) return {metric.per_class ? rows() : 1, 4};
  return {rows(), columns()};
}

Place Evaluation::origin(const Metric&, Place place) const { return place; }

const Expression* Evaluation::term_of(const Quantity&) const { return nullptr; }

/// The values of a metric of scope class, computed all at once.
const std::vector<double>& Evaluation::values_of_classes(std::size_t metric) const {
  std::vector<double>& values = values_[metric];
  if (!values.empty()) return values;
  values.resize(rows());
  const Metric& declared = catalogue_[metric];
  const bool is_refused = refusal(declared).has_value();
  evaluate(declared.formula, *this, {{0, 0}, {1, 1}, values.size()}, values.data());
  for (std::size_t at = 0; at < values.size(); ++at) {
    const bool has_value = !is_refused && has_required(declared, {at, at});
    values[at] = has_value ? accepted(declared, values[at]) : undefined;
  }
  return values;
}

double Evaluation::value(std::size_t metric, Place place, bool counted, End end) const {
  if (refusal_by_itself(catalogue_[metric])) return undefined;
  return named_value(metric, place, counted, end);
}

double Evaluation::named_value(std::size_t metric, Place place, bool counted, End end) const {
  const Metric& declared = catalogue_[metric];
  if (is_matrix(declared)) return compute(declared, place, end);
  if (is_of_no_class(declared, place)) return undefined;
  const double value = declared.scope == Scope::class_ ? values_of_classes(metric)[place.row]
                                                       : remembered(metric, place, end);
  return counted && std::isnan(value) ? replacement(metric) : value;
}

double Evaluation::remembered(std::size_t metric, Place place, End end) const {
  const Metric& declared = catalogue_[metric];
  if (values_[metric].empty()) {
    values_[metric].resize(places_of(declared) * (has_two_values(declared) ? 2 : 1));
    known_[metric].resize(values_[metric].size());
  }
  const std::size_t of_place = has_places(declared) ? place.row : 0;
  const std::size_t at =
      has_two_values(declared) ? 2 * of_place + (end == End::high ? 1 : 0) : of_place;
  if (known_[metric][at] == 0) {
    values_[metric][at] = compute(declared, origin(declared, {of_place, of_place}), end);
    known_[metric][at] = 1;
  }
  return values_[metric][at];
}

Exact Evaluation::exact(std::size_t metric, Place place, bool counted) const {
  if (refusal_by_itself(catalogue_[metric])) return Exact::undefined();
  return named_exact(metric, place, counted);
}

Exact Evaluation::named_exact(std::size_t metric, Place place, bool counted) const {
  const Metric& declared = catalogue_[metric];
  if (has_two_values(declared)) return Exact::unknown();
  const double value = named_value(metric, place, counted, End::low);
  if (std::isnan(value)) return Exact::undefined();
  if (counted && std::isnan(named_value(metric, place, false, End::low)))
    return Fraction::of(value);
  if (is_matrix(declared)) return evaluate_exactly(declared.formula, *this, place);
  const std::size_t of_place = has_places(declared) ? place.row : 0;
  std::vector<std::optional<Exact>>& known = exact_values_[metric];
  if (known.empty()) known.resize(places_of(declared));
  if (!known[of_place]) {
    known[of_place] =
        evaluate_exactly(declared.formula, *this, origin(declared, {of_place, of_place}));
  }
  return *known[of_place];
}

const Grade* Evaluation::grade(std::size_t metric, Place place) const {
  const Scale& scale = *catalogue_[metric].scale;
  const double value = this->value(metric, place, false);
  if (std::isnan(value) || (scale.from_zero && value == 0)) return nullptr;
  for (const Grade& grade : scale.grades) {
    Fraction left = Fraction::absent();
    // A value of 0.2 may be 0.19999999999999998 in doubles, below a limit of 0.2.
    if (std::fabs(value - grade.below) < 1e-9) {
      left = exact(metric, place, false).fraction() - Fraction::of_decimal(grade.below);
    }
    if (left.present() ? left.sign() < 0 : value < grade.below) return &grade;
  }
  return &scale.grades.back();
}

double Evaluation::replacement(std::size_t metric) const {
  if (!catalogue_[metric].zero_division || refusal(catalogue_[metric])) return undefined;
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

double Evaluation::once(double (*value)(const Evaluation&)) const {
  for (const auto& [known, found] : once_) {
    if (known == value) return found;
  }
  const double found = value(*this);
  once_.emplace_back(value, found);
  return found;
}

void Evaluation::quantities(const Quantity& quantity, const Places& places, double* values) const {
  if (places.count == 0) return;
  const Places read = quantity.transposed ? transposed(places) : places;
  if (quantity.region) return cell_sums(*quantity.region, read, values);
  if (quantity.fill != nullptr) return quantity.fill(*this, read, values);
  if (quantity.everywhere) {
    std::fill_n(values, read.count, quantity.value(*this, read.first));
    return;
  }
  for (std::size_t at = 0; at < read.count; ++at) values[at] = quantity.value(*this, read[at]);
}

Exact Evaluation::exact_quantity(const Quantity& quantity, Place place) const {
  const Place read = quantity.transposed ? transposed(place) : place;
  if (quantity.region) return exact_cell_sum(*quantity.region, read);
  const double value = this->quantity(quantity, place);
  if (std::isnan(value)) return Exact::undefined();
  if (!std::isfinite(value)) return Exact::unknown();
  return quantity.exact == nullptr ? Fraction::of(value) : quantity.exact(*this, read, value);
}

void Evaluation::metrics(const MetricReference& reference, bool counted, const Places& places,
                         double* values) const {
  const std::size_t metric = reference.index;
  const Metric& declared = catalogue_[metric];
  if (is_matrix(declared) || (has_places(declared) && places.step.row != 0)) {
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = named_value(metric, places[at], counted, End::low);
    }
  } else if (places.count > 0) {
    std::fill_n(values, places.count, named_value(metric, places.first, counted, End::low));
  }
}

std::optional<Cause> Evaluation::cause(std::size_t metric, Place place) const {
  if (const auto reason = refusal_by_itself(catalogue_[metric])) return Cause{*reason};
  return named_cause(metric, place);
}

std::optional<Cause> Evaluation::named_cause(std::size_t metric, Place place) const {
  const Metric& declared = catalogue_[metric];
  place = origin(declared, place);
  const auto known = [&](End end) {
    return is_value(declared, named_value(metric, place, false, end));
  };
  if (known(End::low) && (!has_two_values(declared) || known(End::high))) return std::nullopt;
  if (const auto reason = refusal(declared)) return Cause{*reason};
  // The correct cases of the row that is no class would be true negatives.
  if (is_of_no_class(declared, place)) return Cause{Reason::negatives_unknown};
  if (!has_required(declared, place)) {
    if (auto inner = cause_within(declared.required, place, declared.per_class)) return inner;
    return Cause{Reason::requirement, &declared.required, declared.per_class};
  }
  return cause_within(declared.formula, place, declared.per_class);
}

// Why there is no place where a term is largest, or smallest.
std::optional<Cause> Evaluation::cause_of_place(const ExpressionNode& node, Place place) const {
  const Place first{place.row, 0};
  const Expression& other = node.arguments.back();
  const bool conditional = other.node().op == Op::at_least;
  if (auto inner = cause_within(node.arguments.front(), first, false)) return inner;
  for (const Expression& side : other.node().arguments) {
    // Precision is 0/0 at the start, where no case is predicted positive. That is not the reason,
    // so both sides are evaluated at the last point.
    const Place everybody{place.row, extent(*node.over, first)};
    if (auto inner = cause_within(side, everybody, false)) return inner;
  }
  return Cause{Reason::not_reached, conditional ? &other : nullptr};
}

// The innermost undefined part whose own parts are all defined.
std::optional<Cause> Evaluation::cause_within(const Expression& formula, Place place,
                                              bool per_class) const {
  if (std::isfinite(evaluate(formula, *this, place)) &&
      std::isfinite(evaluate(formula, *this, place, End::high))) {
    return std::nullopt;
  }
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric) {
    if (node.of_column) place.row = place.column;
    return named_cause(node.metric.index, place);
  }
  if (node.op == Op::quantity) {
    if (node.quantity->is_given != nullptr && !node.quantity->is_given(*this)) {
      return Cause{Reason::needs_option};
    }
    const Expression* term = term_of(*node.quantity);
    return Cause{reason_of(*node.quantity), term == nullptr ? &formula : term, per_class};
  }
  if (node.over && node.quantity != nullptr && node.op != Op::count) {
    return cause_of_place(node, place);
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
    case Op::log_of_quotient:
      return Cause{Reason::logarithm_of_zero, &node.arguments[0], per_class};
    case Op::chi_squared_upper_tail:
      return Cause{Reason::out_of_domain, &node.arguments[1], per_class};
    default:
      return Cause{Reason::out_of_domain, node.arguments.empty() ? nullptr : &node.arguments[0],
                   per_class};
  }
}

}  // namespace deconfuse
