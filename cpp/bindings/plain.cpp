#include "bindings/plain.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace deconfuse {

using emscripten::val;

namespace {

const char* name_of(Op op) {
  switch (op) {
    case Op::number:
      return "number";
    case Op::quantity:
    case Op::count:
      return "quantity";
    case Op::metric:
      return "metric";
    case Op::add:
      return "add";
    case Op::subtract:
      return "subtract";
    case Op::multiply:
      return "multiply";
    case Op::divide:
      return "divide";
    case Op::power:
      return "power";
    case Op::root:
      return "root";
    case Op::log:
      return "log";
    case Op::sum:
    case Op::cell_sum:
      return "sum";
    case Op::product:
      return "product";
    case Op::minimum:
      return "minimum";
    case Op::maximum:
      return "maximum";
    case Op::absolute:
      return "absolute";
    case Op::cases:
      return "cases";
    case Op::plus_minus:
      return "plus-minus";
    case Op::interval:
      return "interval";
    case Op::replacement:
      return "replacement";
    case Op::normal_quantile:
      return "normal-quantile";
    case Op::beta_quantile:
      return "beta-quantile";
    case Op::binomial_upper_tail:
      return "binomial-upper-tail";
    case Op::chi_squared_upper_tail:
      return "chi-squared-upper-tail";
    case Op::fisher_tails:
      return "fisher-tails";
    case Op::normal_distribution:
      return "normal-distribution";
    case Op::incomplete_beta:
      return "incomplete-beta";
    case Op::log_one_plus:
      return "log-one-plus";
    case Op::arg_maximum:
      return "arg-maximum";
    case Op::arg_minimum:
      return "arg-minimum";
    case Op::at_least:
      return "at-least";
    case Op::point:
      return "point";
  }
  return "number";
}

const char* name_of(Region region) {
  switch (region) {
    case Region::cell:
      return "cell";
    case Region::row:
      return "row";
    case Region::column:
      return "column";
    case Region::row_others:
      return "row-others";
    case Region::column_others:
      return "column-others";
    case Region::others:
      return "others";
    case Region::all:
      return "all";
    case Region::diagonal:
      return "diagonal";
    case Region::off_diagonal:
      return "off-diagonal";
    case Region::near_diagonal:
      return "near-diagonal";
    case Region::below_right:
      return "below-right";
    case Region::below_left:
      return "below-left";
  }
  return "cell";
}

const char* name_of(Index index) {
  switch (index) {
    case Index::classes:
      return "classes";
    case Index::rows:
      return "rows";
    case Index::columns:
      return "columns";
    case Index::cells:
      return "cells";
    case Index::other_classes:
      return "other-classes";
    case Index::other_cells:
      return "other-cells";
    case Index::off_diagonal:
      return "off-diagonal";
    case Index::near_diagonal:
      return "near-diagonal";
    case Index::above_diagonal:
      return "above-diagonal";
    case Index::below_right:
      return "below-right";
    case Index::below_left:
      return "below-left";
    case Index::points:
      return "points";
    case Index::hull_points:
      return "hull-points";
    case Index::cut_points:
      return "cut-points";
    case Index::recall_levels:
      return "recall-levels";
    case Index::bins:
      return "bins";
    case Index::ranks:
      return "ranks";
    case Index::cases:
      return "cases";
    case Index::positive_cases:
      return "positive-cases";
    case Index::negative_cases:
      return "negative-cases";
    case Index::case_cells:
      return "case-cells";
    case Index::states:
      return "states";
    case Index::actions:
      return "actions";
    case Index::decided_classes:
      return "decided-classes";
    case Index::observations:
      return "observations";
  }
  return "classes";
}

const char* name_of(Reason reason) {
  switch (reason) {
    case Reason::zero_denominator:
      return "zero-denominator";
    case Reason::logarithm_of_zero:
      return "logarithm-of-zero";
    case Reason::out_of_domain:
      return "out-of-domain";
    case Reason::requirement:
      return "requirement";
    case Reason::needs_option:
      return "needs-option";
    case Reason::fractional_counts:
      return "fractional-counts";
    case Reason::weights_given:
      return "weights-given";
    case Reason::not_reached:
      return "not-reached";
    case Reason::no_class:
      return "no-class";
  }
  return "zero-denominator";
}

const char* name_of(Scope scope) {
  switch (scope) {
    case Scope::class_view:
      return "class";
    case Scope::average:
      return "average";
    case Scope::overall:
      return "overall";
    case Scope::information:
      return "information";
    case Scope::clustering:
      return "clustering";
    case Scope::decision:
      return "decision";
    case Scope::interval:
      return "interval";
    case Scope::curve:
      return "curve";
    case Scope::probability:
      return "probability";
    case Scope::multilabel:
      return "multilabel";
  }
  return "overall";
}

const char* name_of(Better better) {
  switch (better) {
    case Better::higher:
      return "higher";
    case Better::lower:
      return "lower";
    case Better::neither:
      return "neither";
  }
  return "neither";
}

const char* name_of(Shape shape) {
  switch (shape) {
    case Shape::scalar:
      return "scalar";
    case Shape::matrix:
      return "matrix";
    case Shape::pairs:
      return "pairs";
    case Shape::interval:
      return "interval";
    case Shape::word:
      return "word";
    case Shape::decisions:
      return "decisions";
    case Shape::curve:
      return "curve";
    case Shape::table:
      return "table";
    case Shape::choice:
      return "choice";
  }
  return "scalar";
}

const char* name_of(Kind kind) {
  switch (kind) {
    case Kind::labels:
      return "labels";
    case Kind::matrix:
      return "matrix";
    case Kind::counts:
      return "counts";
    case Kind::scores:
      return "scores";
    case Kind::probabilities:
      return "probabilities";
    case Kind::multilabel:
      return "multilabel";
    case Kind::decision:
      return "decision";
  }
  return "matrix";
}

const char* name_of(Needs needs) {
  switch (needs) {
    case Needs::anything:
      return "anything";
    case Needs::classes:
      return "classes";
    case Needs::groups:
      return "groups";
    case Needs::four_cells:
      return "four-cells";
    case Needs::proportion:
      return "proportion";
    case Needs::rivals:
      return "rivals";
    case Needs::scores:
      return "scores";
    case Needs::probability_scores:
      return "probability-scores";
    case Needs::decision_scores:
      return "decision-scores";
    case Needs::two_models:
      return "two-models";
    case Needs::true_class_probabilities:
      return "true-class-probabilities";
    case Needs::class_probabilities:
      return "class-probabilities";
    case Needs::class_scores:
      return "class-scores";
    case Needs::class_decision_values:
      return "class-decision-values";
    case Needs::label_sets:
      return "label-sets";
    case Needs::predicted_sets:
      return "predicted-sets";
    case Needs::label_scores:
      return "label-scores";
    case Needs::losses:
      return "losses";
    case Needs::posteriors:
      return "posteriors";
    case Needs::likelihoods:
      return "likelihoods";
    case Needs::reject_losses:
      return "reject-losses";
    case Needs::known_truth:
      return "known-truth";
    case Needs::costs:
      return "costs";
    case Needs::cost_ratio:
      return "cost-ratio";
    case Needs::test:
      return "test";
    case Needs::values:
      return "values";
  }
  return "classes";
}

val text(std::string_view value) { return val(std::string(value)); }

val number_or_null(double value) { return std::isnan(value) ? val::null() : val(value); }

/// [low, high], or null where either is undefined.
val ends(double low, double high) {
  if (std::isnan(low) || std::isnan(high)) return val::null();
  val both = val::array();
  both.call<void>("push", low);
  both.call<void>("push", high);
  return both;
}

val word_or_null(const Grade* grade) { return grade == nullptr ? val::null() : text(grade->word); }

val value_of(const Explanation& explanation) {
  if (explanation.grade != nullptr) return text(explanation.grade->word);
  if (explanation.upper_value) return ends(explanation.value, *explanation.upper_value);
  return number_or_null(explanation.value);
}

/// The words of a scale from below, each with the limit below which it applies; the last has none.
val plain(const Scale& scale) {
  val object = val::object();
  object.set("metric", text(scale.metric));
  val grades = val::array();
  for (const Grade& grade : scale.grades) {
    val entry = val::object();
    entry.set("word", text(grade.word));
    if (std::isfinite(grade.below)) entry.set("below", grade.below);
    grades.call<void>("push", entry);
  }
  object.set("grades", grades);
  if (scale.from_zero) object.set("fromZero", true);
  return object;
}

void add_option(std::vector<std::string>& options, const char* option) {
  if (std::find(options.begin(), options.end(), option) == options.end()) {
    options.push_back(option);
  }
}

/// The options that the value of a formula depends on, by their names outside.
void collect_options(Expression formula, const Catalogue& catalogue,
                     std::span<const OptionName> names, std::vector<std::string>& options) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::quantity) {
    for (const OptionName& name : names) {
      if (name.quantity == node.quantity->id) add_option(options, name.option);
    }
  }
  if (node.op == Op::metric) {
    const Metric& metric = catalogue[catalogue.find(node.metric)];
    if (node.counted && metric.zero_division) add_option(options, "zeroDivision");
    collect_options(metric.formula, catalogue, names, options);
  }
  for (const Expression& argument : node.arguments) {
    collect_options(argument, catalogue, names, options);
  }
}

val plain(const Cells& cells) {
  val object = val::object();
  object.set("region", text(name_of(cells.region)));
  switch (cells.region) {
    case Region::all:
    case Region::diagonal:
    case Region::off_diagonal:
    case Region::near_diagonal:
      return object;
    case Region::row:
      object.set("row", static_cast<double>(cells.place.row));
      return object;
    case Region::column:
      object.set("column", static_cast<double>(cells.place.column));
      return object;
    default:
      object.set("row", static_cast<double>(cells.place.row));
      object.set("column", static_cast<double>(cells.place.column));
      return object;
  }
}

/// Terms are shared between classes, so each is crossed once.
val plain(const std::vector<UndefinedValue>& undefined, const Catalogue& catalogue) {
  std::vector<std::pair<const Expression*, val>> terms;
  val array = val::array();
  for (const UndefinedValue& entry : undefined) {
    val object = val::object();
    if (entry.class_index) object.set("class", static_cast<double>(*entry.class_index));
    object.set("reason", text(name_of(entry.cause.reason)));
    if (const Expression* term = entry.cause.term) {
      auto found = std::find_if(terms.begin(), terms.end(),
                                [=](const auto& known) { return known.first == term; });
      if (found == terms.end()) {
        terms.emplace_back(term, plain(describe(*term, catalogue)));
        found = terms.end() - 1;
      }
      object.set("term", found->second);
    }
    object.set("value", number_or_null(entry.value));
    array.call<void>("push", object);
  }
  return array;
}

}  // namespace

val plain(const Dataset& dataset) {
  val object = val::object();
  object.set("kind", text(name_of(dataset.kind)));
  object.set("labels", plain(dataset.labels));
  object.set("predictedLabels", plain(dataset.predicted_labels));
  object.set("classification", dataset.classification);
  object.set("positive", static_cast<double>(dataset.positive));
  object.set("total", dataset.matrix.total());
  object.set("models", plain(dataset.models));
  if (dataset.proportion) {
    val proportion = val::object();
    proportion.set("successes", dataset.proportion->successes);
    proportion.set("trials", dataset.proportion->trials);
    object.set("proportion", proportion);
  }
  if (dataset.rivals) {
    val rivals = val::object();
    rivals.set("bothRight", dataset.rivals->both_right);
    rivals.set("onlyFirstRight", dataset.rivals->only_first_right);
    rivals.set("onlySecondRight", dataset.rivals->only_second_right);
    rivals.set("bothWrong", dataset.rivals->both_wrong);
    object.set("rivals", rivals);
  }
  object.set("notices", plain(dataset.notices));
  return object;
}

val plain(const Formula& formula) {
  val object = val::object();
  object.set("op", text(name_of(formula.op)));
  const bool leaf = !formula.id.empty() || formula.op == Op::number;
  if (!leaf) {
    val arguments = val::array();
    for (const Formula& argument : formula.arguments) arguments.call<void>("push", plain(argument));
    object.set("args", arguments);
  }
  if (!formula.id.empty()) object.set("id", formula.id);
  if (!formula.symbol.empty()) object.set("symbol", formula.symbol);
  if (formula.substituted || formula.op == Op::number) {
    object.set("value", formula.upper_value ? ends(formula.value, *formula.upper_value)
                                            : number_or_null(formula.value));
  }
  if (!formula.exact.empty()) object.set("exact", formula.exact);
  if (formula.cells) object.set("cells", plain(*formula.cells));
  if (formula.over) object.set("over", text(name_of(*formula.over)));
  if (formula.elided) {
    object.set("elided", true);
    object.set("terms", static_cast<double>(formula.terms));
  }
  if (formula.replaced) object.set("replaced", true);
  return object;
}

val plain(const Metric& metric, const Catalogue& catalogue, std::span<const OptionName> names) {
  val object = val::object();
  object.set("id", text(metric.id));
  object.set("scope", text(name_of(metric.scope)));
  object.set("group", text(metric.group));
  object.set("symbol", text(metric.symbol));
  object.set("formula", plain(describe(metric.formula, catalogue)));
  const auto [low, high] = Catalogue::widest(metric.range);
  val range = val::array();
  range.call<void>("push", low);
  range.call<void>("push", high);
  object.set("range", range);
  val range_formula = val::array();
  range_formula.call<void>("push", plain(describe(metric.range.low, catalogue)));
  range_formula.call<void>("push", plain(describe(metric.range.high, catalogue)));
  object.set("rangeFormula", range_formula);
  object.set("better", text(name_of(metric.better)));
  object.set("zeroDivision", metric.zero_division);
  object.set("tier", static_cast<int>(metric.tier));
  object.set("reference", text(metric.reference));
  object.set("count", metric.count);
  object.set("shape", text(name_of(metric.shape)));
  object.set("needs", text(name_of(metric.needs)));
  object.set("perClass", metric.per_class);
  if (metric.per_case) object.set("perObservation", true);
  if (!metric.family.empty()) object.set("family", text(metric.family));
  if (metric.scale != nullptr) object.set("scale", plain(*metric.scale));
  std::vector<std::string> options;
  if (metric.zero_division) options.push_back("zeroDivision");
  collect_options(metric.formula, catalogue, names, options);
  object.set("options", plain(options));
  if (metric.headline != 0) object.set("headline", static_cast<int>(metric.headline));
  return object;
}

val plain(const MetricReport& report, const Catalogue& catalogue) {
  val object = val::object();
  object.set("id", text(catalogue[report.metric].id));
  object.set("values", numbers(report.values));
  if (!report.grades.empty()) {
    val words = val::array();
    for (const Grade* grade : report.grades) words.call<void>("push", word_or_null(grade));
    object.set("words", words);
  }
  object.set("undefined", plain(report.undefined, catalogue));
  return object;
}

val plain(const Explanation& explanation, const Catalogue& catalogue) {
  val object = val::object();
  object.set("value", value_of(explanation));
  object.set("exact", explanation.exact.present() ? val(explanation.exact.text()) : val::null());
  object.set("symbolic", plain(explanation.symbolic));
  object.set("substituted", plain(explanation.substituted));
  if (explanation.alternative) {
    val alternative = val::object();
    alternative.set("symbolic", plain(*explanation.alternative));
    alternative.set("substituted", plain(*explanation.alternative_substituted));
    object.set("alternative", alternative);
  }
  val definitions = val::array();
  for (const Definition& definition : explanation.definitions) {
    val entry = val::object();
    entry.set("quantity", plain(definition.quantity));
    entry.set("symbolic", plain(definition.symbolic));
    entry.set("substituted", plain(definition.substituted));
    definitions.call<void>("push", entry);
  }
  object.set("definitions", definitions);
  object.set("undefined", plain(explanation.undefined, catalogue));
  return object;
}

}  // namespace deconfuse
