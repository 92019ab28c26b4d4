#include "metrics/report.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// Collects the classes that a metric over classes leaves out, or counts with a replaced 0/0.
class TouchedClasses {
 public:
  TouchedClasses(const Catalogue& catalogue, const Evaluation& evaluation)
      : catalogue_(catalogue), evaluation_(evaluation), seen_(evaluation.rows()) {
    if (const auto no_class = evaluation.no_class()) seen_[*no_class] = true;
  }

  std::vector<UndefinedValue> of(std::size_t metric) {
    visit(catalogue_[metric].formula);
    return std::move(touched_);
  }

 private:
  void visit(const Expression& formula) {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::metric) {
      const std::size_t metric = node.metric.index;
      if (catalogue_[metric].per_class) {
        if (node.counted) visit_classes(metric);
      } else {
        visit(catalogue_[metric].formula);
      }
      return;
    }
    if (node.over == Over::classes && (node.defined_only || node.op == Op::count)) {
      const Expression& term = node.arguments.back();
      for (std::size_t at = 0; at < seen_.size(); ++at) {
        if (const auto cause = evaluation_.cause_within(term, {at, at}, true)) {
          touch(at, *cause, undefined);  // left out
        }
      }
      visit(term);  // classes that count because 0/0 was replaced
      return;
    }
    for (const Expression& argument : node.arguments) visit(argument);
  }

  void visit_classes(std::size_t metric) {
    for (std::size_t at = 0; at < seen_.size(); ++at) {
      if (const auto cause = evaluation_.cause(metric, {at, at})) {
        touch(at, *cause, evaluation_.replacement(metric));
      }
    }
  }

  void touch(std::size_t at, const Cause& cause, double value) {
    if (seen_[at]) return;
    seen_[at] = true;
    touched_.push_back({at, cause, value});
  }

  const Catalogue& catalogue_;
  const Evaluation& evaluation_;
  std::vector<bool> seen_;
  std::vector<UndefinedValue> touched_;
};

/// [TN, FP, FN, TP] of each of `count` classes.
std::vector<double> decision_values(const Evaluation& evaluation, std::size_t metric,
                                    std::size_t count) {
  std::vector<double> values;
  for (std::size_t row = 0; row < count; ++row) {
    for (std::size_t cell = 0; cell < 4; ++cell) {
      values.push_back(evaluation.value(metric, {row, cell}, false));
    }
  }
  return values;
}

std::vector<double> cell_values(const Evaluation& evaluation, std::size_t metric, std::size_t rows,
                                std::size_t columns) {
  std::vector<double> values;
  values.reserve(rows * columns);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      values.push_back(evaluation.value(metric, {row, column}, false));
    }
  }
  return values;
}

/// Collects the auxiliary quantities of a formula, and those of their formulas.
void collect_auxiliary(const Expression& formula, const Catalogue& catalogue,
                       std::vector<std::size_t>& found) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric) {
    const std::size_t metric = node.metric.index;
    if (!catalogue[metric].auxiliary) return;
    if (std::find(found.begin(), found.end(), metric) != found.end()) return;
    found.push_back(metric);
    collect_auxiliary(catalogue[metric].formula, catalogue, found);
  }
  for (const Expression& argument : node.arguments) {
    collect_auxiliary(argument, catalogue, found);
  }
}

/// Appends the reason of a single value, if it is undefined.
void append_cause(const Evaluation& evaluation, std::size_t metric, Place place,
                  std::optional<std::size_t> class_index, std::vector<UndefinedValue>& undefined) {
  if (const auto cause = evaluation.cause(metric, place)) {
    const bool is_replaced = cause->reason != Reason::negatives_unknown;
    const double value = is_replaced ? evaluation.replacement(metric) : deconfuse::undefined;
    undefined.push_back({class_index, *cause, value});
  }
}

/// The exact value, without fractions that are too long to be read.
Fraction displayed(const Exact& exact) {
  const Fraction fraction = exact.fraction();
  return fraction.text().size() > longest_fraction ? Fraction::absent() : fraction;
}

bool is_kept_above_zero(Expression formula) {
  const ExpressionNode& node = formula.node();
  if (node.op != Op::maximum || node.over) return false;
  const ExpressionNode& limit = node.arguments[0].node();
  return limit.op == Op::number && limit.number == 0;
}

}  // namespace

Expression formula_in_force(Expression formula, const Evaluation& evaluation, Place place) {
  while (true) {
    const std::vector<Expression>& arguments = formula.node().arguments;
    if (formula.node().op == Op::cases) {
      const double condition = evaluate(arguments[0], evaluation, place);
      formula = arguments[condition > 0 || std::isnan(condition) ? 1 : 2];
    } else if (is_kept_above_zero(formula) && evaluate(arguments[1], evaluation, place) > 0) {
      formula = arguments[1];
    } else {
      return formula;
    }
  }
}

MetricReport report(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric) {
  const Metric& declared = catalogue[metric];
  MetricReport result;
  result.metric = metric;
  if (declared.shape == Shape::matrix || declared.shape == Shape::table) {
    const Place extent = evaluation.extent_of(declared);
    result.values = cell_values(evaluation, metric, extent.row, extent.column);
    if (declared.shape == Shape::matrix) return result;
    for (std::size_t row = 0; row < extent.row; ++row) {
      append_cause(evaluation, metric, {row, 0}, row, result.undefined);
    }
    return result;
  }
  if (declared.shape == Shape::pairs) {
    result.values = cell_values(evaluation, metric, 2, 2);
    return result;
  }
  if (declared.shape == Shape::decisions) {
    result.values = decision_values(evaluation, metric, declared.per_class ? evaluation.rows() : 1);
    return result;
  }
  const auto append_value = [&](Place place) {
    result.values.push_back(evaluation.value(metric, place, true));
    if (declared.shape == Shape::interval) {
      result.values.push_back(evaluation.value(metric, place, true, End::high));
    }
    if (declared.shape == Shape::word) result.grades.push_back(evaluation.grade(metric, place));
  };
  if (declared.per_class || declared.per_case) {
    const std::size_t count =
        declared.per_class ? evaluation.rows() : evaluation.extent(Over::cases, {});
    for (std::size_t at = 0; at < count; ++at) {
      append_value({at, at});
      append_cause(evaluation, metric, {at, at}, at, result.undefined);
    }
    return result;
  }
  append_value({});
  append_cause(evaluation, metric, {}, std::nullopt, result.undefined);
  for (UndefinedValue& touched : TouchedClasses(catalogue, evaluation).of(metric)) {
    result.undefined.push_back(touched);
  }
  return result;
}

ShownFormulas shown_formulas(const Metric& metric, const Evaluation& evaluation, Place place) {
  if (metric.of_two_classes && evaluation.rows() == 2)
    return {metric.of_two_classes, metric.formula};
  // Both branches of a choice are of interest.
  if (metric.shape == Shape::choice) return {metric.formula, metric.alternative};
  return {formula_in_force(metric.formula, evaluation, place), metric.alternative};
}

Explanation explain(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                    Place place) {
  const Metric& declared = catalogue[metric];
  place = evaluation.origin(declared, place);
  Formulas made;
  const Formulas::Use use(made);
  const auto substituted = [&](const Expression& formula) {
    return substitute(formula, catalogue, evaluation, place);
  };
  const auto described = [&](const Expression& formula) {
    return describe(formula, catalogue, place, evaluation.weighted());
  };
  Explanation result;
  result.value = evaluation.value(metric, place, true);
  if (declared.shape == Shape::interval) {
    result.upper_value = evaluation.value(metric, place, true, End::high);
  }
  if (declared.shape == Shape::word) {
    result.grade = evaluation.grade(metric, place);
    if (result.grade == nullptr) result.value = undefined;
  }
  result.exact = displayed(evaluation.exact(metric, place, true));
  auto [shown, alternative] = shown_formulas(declared, evaluation, place);
  result.symbolic = described(shown);
  const bool is_replaced =
      !std::isnan(result.value) && std::isnan(evaluation.value(metric, place, false));
  if (is_replaced) shown = replaced(shown, result.value);
  result.substituted = substituted(shown);
  if (alternative) {
    result.alternative = described(alternative);
    result.alternative_substituted = substituted(alternative);
  }
  std::vector<std::size_t> auxiliary;
  collect_auxiliary(declared.formula, catalogue, auxiliary);
  if (alternative) collect_auxiliary(alternative, catalogue, auxiliary);
  for (const std::size_t at : auxiliary) {
    const Expression& formula = catalogue[at].formula;
    result.definitions.push_back(
        {describe(catalogue.resolved(value_of(catalogue[at].id.c_str())), catalogue),
         described(formula), substituted(formula)});
  }
  append_cause(evaluation, metric, place,
               declared.per_class || declared.per_case || declared.shape == Shape::table
                   ? std::optional<std::size_t>(place.row)
                   : std::nullopt,
               result.undefined);
  if (!declared.per_class && !declared.per_case && !is_matrix(declared)) {
    for (UndefinedValue& touched : TouchedClasses(catalogue, evaluation).of(metric)) {
      result.undefined.push_back(touched);
    }
  }
  return result;
}

Explanation explain_coordinate(const Catalogue& catalogue, const Evaluation& evaluation,
                               std::size_t curve, std::size_t coordinate, Place point) {
  const Expression& formula = catalogue[curve].formula.node().arguments[coordinate];
  const Expression shown = formula_in_force(formula, evaluation, point);
  Explanation result;
  result.value = evaluate(formula, evaluation, point);
  result.exact = displayed(evaluate_exactly(formula, evaluation, point));
  result.symbolic = describe(shown, catalogue, point, evaluation.weighted());
  result.substituted = substitute(shown, catalogue, evaluation, point);
  // The threshold at which no case is predicted positive is infinite, not undefined.
  if (std::isnan(result.value)) {
    const auto cause = evaluation.cause_within(formula, point, false);
    if (cause) result.undefined.push_back({std::nullopt, *cause, undefined});
  }
  return result;
}

}  // namespace deconfuse
