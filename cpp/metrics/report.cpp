#include "metrics/report.hpp"

#include <cmath>
#include <limits>
#include <utility>

namespace deconfuse {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Collects the classes that a metric over classes leaves out, or counts with a replaced 0/0.
class TouchedClasses {
 public:
  TouchedClasses(const Catalogue& catalogue, const Evaluation& evaluation)
      : catalogue_(catalogue), evaluation_(evaluation), seen_(evaluation.rows()) {}

  std::vector<UndefinedValue> of(std::size_t metric) {
    visit(catalogue_[metric].formula);
    return std::move(touched_);
  }

 private:
  void visit(const Expression& formula) {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::metric) {
      const std::size_t metric = catalogue_.find(node.metric);
      if (catalogue_[metric].scope == Scope::class_view) {
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
          touch(at, *cause, nothing);  // left out
        }
      }
      visit(term);  // what a replaced 0/0 lets in
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

std::vector<double> cell_values(const Evaluation& evaluation, std::size_t metric) {
  std::vector<double> values;
  values.reserve(evaluation.rows() * evaluation.columns());
  for_each_place(Over::cells, evaluation, {},
                 [&](Place place) { values.push_back(evaluation.value(metric, place, false)); });
  return values;
}

/// The reason of a single value, if it is undefined.
void append_cause(const Evaluation& evaluation, std::size_t metric, Place place,
                  std::optional<std::size_t> class_index, std::vector<UndefinedValue>& undefined) {
  if (const auto cause = evaluation.cause(metric, place)) {
    undefined.push_back({class_index, *cause, evaluation.replacement(metric)});
  }
}

}  // namespace

MetricReport report(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric) {
  const Metric& declared = catalogue[metric];
  MetricReport result;
  result.metric = metric;
  if (declared.shape == Shape::matrix) {
    result.values = cell_values(evaluation, metric);
    return result;
  }
  if (declared.scope == Scope::class_view) {
    for (std::size_t at = 0; at < evaluation.rows(); ++at) {
      result.values.push_back(evaluation.value(metric, {at, at}, true));
      append_cause(evaluation, metric, {at, at}, at, result.undefined);
    }
    return result;
  }
  result.values.push_back(evaluation.value(metric, {}, true));
  append_cause(evaluation, metric, {}, std::nullopt, result.undefined);
  for (UndefinedValue& touched : TouchedClasses(catalogue, evaluation).of(metric)) {
    result.undefined.push_back(touched);
  }
  return result;
}

Explanation explain(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                    Place place) {
  const Metric& declared = catalogue[metric];
  const auto substituted = [&](const Expression& formula) {
    return substitute(formula, catalogue, evaluation, place);
  };
  Explanation result;
  result.value = evaluation.value(metric, place, true);
  result.exact = evaluation.exact(metric, place, true).fraction();
  result.symbolic = describe(declared.formula, catalogue, place);
  result.substituted = substituted(declared.formula);
  const bool replaced =
      !std::isnan(result.value) && std::isnan(evaluation.value(metric, place, false));
  if (replaced) {
    Formula replacement;
    replacement.op = Op::replacement;
    replacement.substituted = true;
    replacement.value = result.value;
    replacement.replaced = true;
    replacement.arguments.push_back(std::move(result.substituted));
    result.substituted = std::move(replacement);
  }
  if (declared.alternative) {
    result.alternative = describe(*declared.alternative, catalogue, place);
    result.alternative_substituted = substituted(*declared.alternative);
  }
  const bool per_class = declared.scope == Scope::class_view;
  append_cause(evaluation, metric, place,
               per_class ? std::optional<std::size_t>(place.row) : std::nullopt, result.undefined);
  if (!per_class && declared.shape == Shape::scalar) {
    for (UndefinedValue& touched : TouchedClasses(catalogue, evaluation).of(metric)) {
      result.undefined.push_back(touched);
    }
  }
  return result;
}

}  // namespace deconfuse
