#include "checker/rounded_steps.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "checker/answer.hpp"
#include "formula/describe.hpp"
#include "formula/operations.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view product_step = "product";
constexpr std::string_view sum_step = "sum";

/// More terms than anybody works out by hand.
constexpr std::size_t too_long = most_terms_by_hand + 1;

/// False for differences in the last digits of a double.
bool differs(double left, double right) {
  constexpr double noise = 1e-12;
  if (left == right || (std::isnan(left) && std::isnan(right))) return false;
  return !(std::fabs(left - right) <= noise * std::max(1.0, std::fabs(right)));
}

/// True if the formula does not depend on the data: β², K − 1.
bool is_constant(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric || node.op == Op::cell_sum || node.over) return false;
  if (node.op == Op::quantity && node.quantity->region) return false;
  return std::all_of(node.arguments.begin(), node.arguments.end(), is_constant);
}

bool is_single_number(const Metric& metric) {
  return metric.shape == Shape::scalar || metric.shape == Shape::matrix ||
         metric.shape == Shape::pairs || metric.shape == Shape::table;
}

/// Works out one value by hand. If a displayed formula is given, its values are replaced by those
/// used in the steps.
class StepsByHand {
 public:
  StepsByHand(const Catalogue& catalogue, const Evaluation& evaluation, const RoundedSteps& steps)
      : catalogue_(catalogue),
        evaluation_(evaluation),
        steps_(steps),
        terms_(catalogue.size()),
        open_(catalogue.size()) {}

  /// The formula that is used; for a formula by cases, the branch for these data.
  Expression formula_of(std::size_t metric, Place place) const {
    Expression formula = declared_formula(metric);
    while (formula.node().op == Op::cases) formula = branch(formula.node(), place);
    return formula;
  }

  Place origin(std::size_t metric, Place place) const {
    const Metric& declared = catalogue_[metric];
    if (is_matrix(declared)) return place;
    const std::size_t at = declared.per_class || declared.per_case ? place.row : 0;
    return evaluation_.origin(declared, {at, at});
  }

  double value(std::size_t metric, Place place, Formula* shown = nullptr) {
    if (!is_single_number(catalogue_[metric])) return undefined;
    place = origin(metric, place);
    if (terms_of(metric, place) > most_terms_by_hand) return undefined;
    if (std::isnan(evaluation_.value(metric, place, false))) return undefined;
    open_[metric] = true;
    const double value = work(formula_of(metric, place), place, true, shown);
    open_[metric] = false;
    if (!std::isfinite(value)) return undefined;
    return value == 0 ? 0 : value;  // −0 becomes 0
  }

  std::vector<std::string_view> shortened_quantities() const {
    std::vector<std::string_view> quantities = shortened_metrics_;
    quantities.insert(quantities.end(), shortened_operations_.begin(), shortened_operations_.end());
    return quantities;
  }

 private:
  const Expression& declared_formula(std::size_t metric) const {
    const Metric& declared = catalogue_[metric];
    return steps_.alternative && declared.alternative ? declared.alternative : declared.formula;
  }

  const Expression& branch(const ExpressionNode& node, Place place) const {
    const double condition = evaluate(node.arguments[0], evaluation_, place);
    return node.arguments[condition > 0 || std::isnan(condition) ? 1 : 2];
  }

  /// Number of terms that have to be worked out, up to `too_long`.
  std::size_t terms_of(std::size_t metric, Place place) {
    if (open_[metric]) return 0;
    if (!terms_[metric]) {
      open_[metric] = true;
      terms_[metric] = terms_in(declared_formula(metric), place, false);
      open_[metric] = false;
    }
    return *terms_[metric];
  }

  /// Metrics outside of sums are worked out separately and do not count.
  std::size_t terms_in(const Expression& formula, Place place, bool under_sum) {
    const ExpressionNode& node = formula.node();
    switch (node.op) {
      case Op::metric: {
        if (!under_sum) return 0;
        const std::size_t metric = node.metric.index;
        const std::size_t terms = terms_of(metric, origin(metric, place));
        return terms > most_terms_by_hand ? 0 : terms;  // too long: its known value is used
      }
      case Op::count:
        return 0;  // defined terms are counted without working anything out
      case Op::sum:
      case Op::product: {
        const std::size_t each =
            1 + terms_in(node.arguments.front(), first_place(node, place), true);
        std::size_t terms = 0;
        Runs runs(*node.over, evaluation_, place);
        for (Places run; terms < too_long && runs.next(run);) {
          terms += std::min(too_long, run.count) * each;
        }
        return std::min(terms, too_long);
      }
      default:
        break;
    }
    if (node.over || deconfuse::operation(node.op).step == nullptr) return too_long;
    std::size_t terms = 0;
    for (const Expression& argument : node.arguments) terms += terms_in(argument, place, under_sum);
    return std::min(terms, too_long);
  }

  Place first_place(const ExpressionNode& node, Place place) const {
    Runs runs(*node.over, evaluation_, place);
    for (Places run; runs.next(run);) {
      if (run.count > 0) return run.first;
    }
    return place;
  }

  /// `last` is true if the result of this operation is the value itself.
  double work(const Expression& formula, Place place, bool last, Formula* shown) {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::cases) return work(branch(node, place), place, last, shown);
    if (is_undisplayed_weight(node)) return work(node.arguments[1], place, last, shown);
    const double value = node.op == Op::sum || node.op == Op::product
                             ? over_index(node, place, last, shown)
                             : operation(formula, place, last, shown);
    if (shown != nullptr) {
      if (differs(value, shown->value)) shown->exact.clear();
      shown->value = value;
    }
    return value;
  }

  /// True if the node has a weight that is not displayed, because every case counts once.
  bool is_undisplayed_weight(const ExpressionNode& node) const {
    if (evaluation_.weighted() || node.op != Op::multiply || node.arguments.size() != 2) {
      return false;
    }
    const ExpressionNode& first = node.arguments[0].node();
    return first.op == Op::quantity && first.quantity->weight;
  }

  double operation(const Expression& formula, Place place, bool last, Formula* shown) {
    const ExpressionNode& node = formula.node();
    const auto argument = [&](std::size_t at, bool is_last = false) {
      return work(node.arguments[at], place, is_last,
                  shown == nullptr ? nullptr : &shown->arguments[at]);
    };
    switch (node.op) {
      case Op::metric:
        return metric(node, place);
      case Op::multiply: {
        std::vector<double> factors;
        std::vector<double> constants;
        for (std::size_t at = 0; at < node.arguments.size(); ++at) {
          const double factor = argument(at);
          const bool plain = factor == std::trunc(factor) || is_constant(node.arguments[at]);
          (plain ? constants : factors).push_back(factor);
        }
        factors.insert(factors.end(), constants.begin(), constants.end());
        return multiplied(factors, last);
      }
      case Op::square: {
        const double base = argument(0);
        return multiplied({base, base}, last);
      }
      case Op::number:
      case Op::quantity:
      case Op::cell_sum:
      case Op::count:
        return evaluate(formula, evaluation_, place);  // a number of the data, or a count
      default:
        break;
    }
    // A quotient is computed before its logarithm.
    const Op op = node.op == Op::log_of_quotient ? Op::log : node.op;
    const Operation& operation = deconfuse::operation(op);
    if (operation.step == nullptr) return evaluate(formula, evaluation_, place);
    // If an operation is no step of its own, its operands inherit `last`.
    const bool is_written = *operation.step != 0;
    double value = argument(0, !is_written && last);
    if (operation.operands == 1) value = operation(&value);
    for (std::size_t at = 1; at < node.arguments.size(); ++at) {
      const double both[] = {value, argument(at, !is_written && last)};
      value = operation(both);
    }
    return is_written ? result(operation.step, value, last) : value;
  }

  double metric(const ExpressionNode& node, Place place) {
    if (node.of_column) place.row = place.column;
    const std::size_t metric = node.metric.index;
    const double known = evaluation_.value(metric, place, false);
    if (std::isnan(known)) return evaluation_.value(metric, place, node.counted);
    const double worked = open_[metric] ? known : value(metric, place);
    return shortened(std::isnan(worked) ? known : worked, node.metric.id, shortened_metrics_);
  }

  double over_index(const ExpressionNode& node, Place start, bool last, Formula* shown) {
    std::vector<Place> places;
    for_each_place(*node.over, evaluation_, start, [&](Place place) {
      const Expression& condition = node.arguments.back();
      if (node.defined_only && std::isnan(evaluate(condition, evaluation_, place))) return;
      places.push_back(place);
    });
    if (places.empty()) return undefined;
    std::vector<double> terms;
    // If terms that are 0 are not displayed, displayed terms have other indices.
    const bool without_zeros =
        shown != nullptr && !shown->elided && shown->arguments.size() != places.size();
    std::size_t displayed = 0;
    for (const Place& place : places) {
      const bool is_left_out =
          without_zeros && evaluate(node.arguments.front(), evaluation_, place) == 0;
      Formula* const shown_here =
          is_left_out ? nullptr : shown_term(shown, displayed++, places.size());
      terms.push_back(work(node.arguments.front(), place, false, shown_here));
    }
    if (node.op == Op::product) return multiplied(terms, last);
    double sum = 0;
    for (const double term : terms) sum += term;
    return result(sum_step, sum, last);
  }

  /// The displayed form of a term, null if it is not displayed: of many terms, the first ones and
  /// the last are.
  static Formula* shown_term(Formula* shown, std::size_t at, std::size_t count) {
    if (shown == nullptr) return nullptr;
    std::vector<Formula>& listed = shown->arguments;
    if (!shown->elided || at + 1 < listed.size()) return &listed[at];
    return at + 1 == count ? &listed.back() : nullptr;
  }

  double multiplied(const std::vector<double>& factors, bool last) {
    double product = factors[0];
    for (std::size_t at = 1; at < factors.size(); ++at) {
      const double both[] = {product, factors[at]};
      product = result(product_step, deconfuse::operation(Op::multiply)(both),
                       last && at + 1 == factors.size());
    }
    return product;
  }

  double result(std::string_view operation, double value, bool last) {
    const bool is_step = steps_.steps == Steps::all ||
                         (steps_.steps == Steps::products && operation == product_step);
    return is_step && !last ? shortened(value, operation, shortened_operations_) : value;
  }

  double shortened(double value, std::string_view quantity,
                   std::vector<std::string_view>& quantities) const {
    const double shorter = steps_.shortening == Shortening::rounded
                               ? rounded(value, steps_.digits)
                               : truncated(value, steps_.digits);
    if (differs(shorter, value) &&
        std::find(quantities.begin(), quantities.end(), quantity) == quantities.end()) {
      quantities.push_back(quantity);
    }
    return shorter;
  }

  const Catalogue& catalogue_;
  const Evaluation& evaluation_;
  const RoundedSteps& steps_;
  std::vector<std::optional<std::size_t>> terms_;  // by metric
  std::vector<bool> open_;  // by metric: being worked out; other formulas may refer back to it
  std::vector<std::string_view> shortened_metrics_;
  std::vector<std::string_view> shortened_operations_;
};

}  // namespace

double evaluate_in_steps(const Catalogue& catalogue, const Evaluation& evaluation,
                         std::size_t metric, Place place, const RoundedSteps& steps) {
  return StepsByHand(catalogue, evaluation, steps).value(metric, place);
}

std::vector<std::string_view> shortened_quantities(const Catalogue& catalogue,
                                                   const Evaluation& evaluation, std::size_t metric,
                                                   Place place, const RoundedSteps& steps) {
  StepsByHand by_hand(catalogue, evaluation, steps);
  if (std::isnan(by_hand.value(metric, place))) return {};
  return by_hand.shortened_quantities();
}

Working work_in_steps(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                      Place place, const RoundedSteps& steps) {
  StepsByHand by_hand(catalogue, evaluation, steps);
  place = by_hand.origin(metric, place);
  const Expression formula = by_hand.formula_of(metric, place);
  Working working;
  working.symbolic = describe(formula, catalogue, place, evaluation.weighted());
  working.substituted = substitute(formula, catalogue, evaluation, place);
  working.value = by_hand.value(metric, place, &working.substituted);
  return working;
}

}  // namespace deconfuse
