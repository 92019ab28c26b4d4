#include "bindings/plain.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formula/operations.hpp"
#include "names/enum_name.hpp"

namespace deconfuse {

using emscripten::val;

namespace {

val text(std::string_view value) { return val(std::string(value)); }

val number_or_null(double value) { return std::isnan(value) ? val::null() : val(value); }

/// [low, high], or null if either is undefined.
val ends(double low, double high) {
  return std::isnan(low) || std::isnan(high) ? val::null() : pair(val(low), val(high));
}

val word_or_null(const Grade* grade) { return grade == nullptr ? val::null() : text(grade->word); }

val value_of(const Explanation& explanation) {
  if (explanation.grade != nullptr) return text(explanation.grade->word);
  if (explanation.upper_value) return ends(explanation.value, *explanation.upper_value);
  return number_or_null(explanation.value);
}

/// Grades of a scale from the lowest up, each with its upper limit; the last has none.
val plain(const Scale& scale) {
  val object = val::object();
  put(object, "metric", scale.metric);
  val grades = val::array();
  for (const Grade& grade : scale.grades) {
    val entry = val::object();
    put(entry, "word", grade.word);
    if (std::isfinite(grade.below)) put(entry, "below", grade.below);
    grades.call<void>("push", entry);
  }
  put(object, "grades", grades);
  if (scale.from_zero) put(object, "fromZero", true);
  return object;
}

void add_option(std::vector<std::string>& options, std::string_view option) {
  if (std::find(options.begin(), options.end(), option) == options.end()) {
    options.emplace_back(option);
  }
}

/// Collects the options that the value of a formula depends on.
void collect_options(Expression formula, const Catalogue& catalogue,
                     std::vector<std::string>& options) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::quantity && !node.quantity->option.empty()) {
    add_option(options, node.quantity->option);
  }
  if (node.op == Op::metric) {
    const Metric& metric = catalogue[node.metric.index];
    if (node.counted && metric.zero_division) add_option(options, "zeroDivision");
    collect_options(metric.formula, catalogue, options);
  }
  for (const Expression& argument : node.arguments) {
    collect_options(argument, catalogue, options);
  }
}

val plain(const Cells& cells) {
  val object = val::object();
  put(object, "region", name_of(cells.region));
  switch (cells.region) {
    case Region::all:
    case Region::diagonal:
    case Region::off_diagonal:
    case Region::near_diagonal:
      return object;
    case Region::row:
      put(object, "row", static_cast<double>(cells.place.row));
      return object;
    case Region::column:
      put(object, "column", static_cast<double>(cells.place.column));
      return object;
    default:
      put(object, "row", static_cast<double>(cells.place.row));
      put(object, "column", static_cast<double>(cells.place.column));
      return object;
  }
}

/// Classes share terms, so each term is converted only once.
val plain(const std::vector<UndefinedValue>& undefined, const Catalogue& catalogue) {
  std::vector<std::pair<const Expression*, val>> terms;
  val array = val::array();
  for (const UndefinedValue& entry : undefined) {
    val object = val::object();
    if (entry.class_index) put(object, "class", static_cast<double>(*entry.class_index));
    put(object, "reason", name_of(entry.cause.reason));
    if (const Expression* term = entry.cause.term) {
      auto found = std::find_if(terms.begin(), terms.end(),
                                [=](const auto& known) { return known.first == term; });
      if (found == terms.end()) {
        terms.emplace_back(term, plain(describe(*term, catalogue)));
        found = terms.end() - 1;
      }
      put(object, "term", found->second);
    }
    put(object, "value", number_or_null(entry.value));
    array.call<void>("push", object);
  }
  return array;
}

}  // namespace

static val plain(const Rivals& rivals) {
  val object = val::object();
  put(object, "bothRight", rivals.both_right);
  put(object, "onlyFirstRight", rivals.only_first_right);
  put(object, "onlySecondRight", rivals.only_second_right);
  put(object, "bothWrong", rivals.both_wrong);
  return object;
}

val plain(const Parts& parts) {
  val object = val::object();
  put(object, "what", name_of(parts.by));
  put(object, "names", plain(parts.names));
  return object;
}

static val plain(const PrintedReport& report) {
  val object = val::object();
  put(object, "precision", numbers(report.precision));
  put(object, "recall", numbers(report.recall));
  if (!report.f1.empty()) put(object, "f1", numbers(report.f1));
  put(object, "support", numbers(report.support));
  if (report.accuracy) put(object, "accuracy", *report.accuracy);
  if (report.micro) {
    val micro = val::object();
    put(micro, "precision", report.micro->precision);
    put(micro, "recall", report.micro->recall);
    put(micro, "f1", report.micro->f1);
    put(object, "micro", micro);
  }
  put(object, "decimals", static_cast<double>(report.decimals));
  return object;
}

/// [[least, most], …]
static val plain(const std::vector<Between>& ranges) {
  val list = val::array();
  for (const auto& [least, most] : ranges) list.call<void>("push", ends(least, most));
  return list;
}

static val plain(const ReportSolutions& solutions) {
  val object = val::object();
  put(object, "count", number_or_null(solutions.count));
  put(object, "possible", number_or_null(solutions.possible));
  put(object, "tp", plain(solutions.true_positives));
  put(object, "fp", plain(solutions.false_positives));
  return object;
}

val plain(const std::vector<PlacedBox>& boxes) {
  val list = val::array();
  for (const PlacedBox& placed : boxes) {
    val one = val::object();
    put(one, "left", placed.box.left);
    put(one, "top", placed.box.top);
    put(one, "right", placed.box.right);
    put(one, "bottom", placed.box.bottom);
    put(one, "image", static_cast<double>(placed.image));
    put(one, "category", static_cast<double>(placed.category));
    put(one, "score", placed.score);
    list.call<void>("push", one);
  }
  return list;
}

val plain(const DetectedBoxes& boxes) {
  val object = val::object();
  put(object, "images", plain(boxes.images));
  put(object, "classes", plain(boxes.classes));
  put(object, "truth", plain(boxes.truth));
  put(object, "detected", plain(boxes.detected));
  put(object, "overlap", boxes.least_overlap);
  return object;
}

val plain(const Dataset& dataset) {
  val object = val::object();
  put(object, "kind", name_of(dataset.kind));
  put(object, "labels", plain(dataset.labels));
  put(object, "predictedLabels", plain(dataset.predicted_labels));
  put(object, "classification", dataset.classification);
  put(object, "positive", static_cast<double>(dataset.positive));
  put(object, "total", dataset.matrix.total());
  put(object, "shares", dataset.shares);
  if (dataset.background) put(object, "background", static_cast<double>(*dataset.background));
  put(object, "models", plain(dataset.models));
  if (dataset.proportion) {
    val proportion = val::object();
    put(proportion, "successes", dataset.proportion->successes);
    put(proportion, "trials", dataset.proportion->trials);
    put(object, "proportion", proportion);
  }
  if (dataset.report) put(object, "report", plain(*dataset.report));
  if (dataset.solutions) put(object, "solutions", plain(*dataset.solutions));
  if (dataset.rivals) put(object, "rivals", plain(*dataset.rivals));
  put(object, "parts", plain(parts_of(dataset)));
  put(object, "notices", plain(dataset.notices));
  return object;
}

val plain(const std::optional<ResampledInterval>& found) {
  if (!found) return val::null();
  val object = val::object();
  put(object, "standardError", found->standard_error);
  put(object, "low", found->low);
  put(object, "high", found->high);
  if (found->corrected_low) {
    put(object, "correctedLow", *found->corrected_low);
    put(object, "correctedHigh", *found->corrected_high);
  }
  return object;
}

val plain(const Formula& formula) {
  val object = val::object();
  put(object, "op", operation(formula.op).name);
  const bool leaf = !formula.id.empty() || formula.op == Op::number;
  if (!leaf) {
    val arguments = val::array();
    for (const Formula& argument : formula.arguments) arguments.call<void>("push", plain(argument));
    put(object, "args", arguments);
  }
  if (!formula.id.empty()) put(object, "id", formula.id);
  if (!formula.symbol.empty()) put(object, "symbol", formula.symbol);
  if (formula.substituted || formula.op == Op::number) {
    put(object, "value",
        formula.upper_value ? ends(formula.value, *formula.upper_value)
                            : number_or_null(formula.value));
  }
  if (!formula.exact.empty()) put(object, "exact", formula.exact);
  if (formula.cells) put(object, "cells", plain(*formula.cells));
  if (!formula.over.empty()) put(object, "over", formula.over);
  if (!formula.left_out.empty()) put(object, "leftOut", formula.left_out);
  if (formula.elided) {
    put(object, "elided", true);
    put(object, "terms", static_cast<double>(formula.terms));
  }
  if (formula.replaced) put(object, "replaced", true);
  return object;
}

static val info_of(const Metric& metric, const Catalogue& catalogue) {
  val object = val::object();
  put(object, "id", metric.id);
  put(object, "scope", name_of(metric.scope));
  put(object, "group", metric.group);
  put(object, "symbol", metric.symbol);
  put(object, "formula", plain(describe(metric.formula, catalogue)));
  const auto [low, high] = Catalogue::widest(metric.range);
  put(object, "range", pair(val(low), val(high)));
  put(object, "rangeFormula",
      pair(plain(describe(metric.range.low, catalogue)),
           plain(describe(metric.range.high, catalogue))));
  put(object, "better", name_of(metric.better));
  put(object, "zeroDivision", metric.zero_division);
  put(object, "tier", static_cast<double>(metric.tier));
  put(object, "reference", metric.reference);
  put(object, "count", metric.count);
  put(object, "shape", name_of(metric.shape));
  put(object, "needs", name_of(metric.needs));
  put(object, "perClass", metric.per_class);
  if (metric.per_case) put(object, "perObservation", true);
  if (metric.ordered) put(object, "ordered", true);
  if (!metric.family.empty()) put(object, "family", metric.family);
  if (metric.scale != nullptr) put(object, "scale", plain(*metric.scale));
  std::vector<std::string> options;
  if (metric.zero_division) options.push_back("zeroDivision");
  collect_options(metric.formula, catalogue, options);
  put(object, "options", plain(options));
  if (metric.headline != 0) put(object, "headline", static_cast<double>(metric.headline));
  return object;
}

val plain(const Catalogue& catalogue) {
  val infos = val::array();
  for (const Metric& metric : catalogue.metrics()) {
    if (!metric.auxiliary) infos.call<void>("push", info_of(metric, catalogue));
  }
  return infos;
}

std::string kinds_of(const Catalogue& catalogue) {
  std::string lines;
  for (const Metric& metric : catalogue.metrics()) {
    if (metric.auxiliary) continue;
    if (!lines.empty()) lines += '\n';
    lines += metric.id;
    lines += ' ';
    lines += name_of(metric.shape);
    lines += ' ';
    lines += name_of(metric.needs);
    lines += metric.per_class ? " class" : metric.per_case ? " observation" : " one";
  }
  return lines;
}

std::vector<std::size_t> places_of(const std::string& ids, const Catalogue& catalogue) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < ids.size();) {
    const std::size_t end = std::min(ids.find(' ', at), ids.size());
    places.push_back(catalogue.find(std::string_view(ids).substr(at, end - at)));
    at = end + 1;
  }
  return places;
}

val reports(const std::string& ids, const Catalogue& catalogue, const Evaluation& evaluation) {
  std::vector<std::int32_t> sizes;
  std::vector<double> values;
  val details = val::object();
  for (const std::size_t metric : places_of(ids, catalogue)) {
    sizes.push_back(0);
    if (metric == catalogue.size()) continue;
    const Metric& declared = catalogue[metric];
    if (declared.shape == Shape::curve || !evaluation.applies(declared)) continue;
    const MetricReport found = report(catalogue, evaluation, metric);
    sizes.back() = static_cast<std::int32_t>(found.values.size());
    values.insert(values.end(), found.values.begin(), found.values.end());
    if (found.grades.empty() && found.undefined.empty()) continue;
    val detail = val::object();
    if (!found.grades.empty()) {
      val words = val::array();
      for (const Grade* grade : found.grades) words.call<void>("push", word_or_null(grade));
      put(detail, "words", words);
    }
    put(detail, "undefined", plain(found.undefined, catalogue));
    put(details, declared.id.c_str(), detail);
  }
  val object = val::object();
  put(object, "sizes", numbers(sizes));
  put(object, "values", numbers(values));
  put(object, "details", details);
  return object;
}

val plain(const Explanation& explanation, const Catalogue& catalogue) {
  val object = val::object();
  put(object, "value", value_of(explanation));
  put(object, "exact", explanation.exact.present() ? val(explanation.exact.text()) : val::null());
  put(object, "symbolic", plain(explanation.symbolic));
  put(object, "substituted", plain(explanation.substituted));
  if (explanation.alternative) {
    val alternative = val::object();
    put(alternative, "symbolic", plain(*explanation.alternative));
    put(alternative, "substituted", plain(*explanation.alternative_substituted));
    put(object, "alternative", alternative);
  }
  val definitions = val::array();
  for (const Definition& definition : explanation.definitions) {
    val entry = val::object();
    put(entry, "quantity", plain(definition.quantity));
    put(entry, "symbolic", plain(definition.symbolic));
    put(entry, "substituted", plain(definition.substituted));
    definitions.call<void>("push", entry);
  }
  put(object, "definitions", definitions);
  put(object, "undefined", plain(explanation.undefined, catalogue));
  return object;
}

val explanation(const std::string& id, const Evaluation& evaluation, Place place) {
  const Catalogue& catalogue = evaluation.catalogue();
  return plain(explain(catalogue, evaluation, catalogue.find(id), place), catalogue);
}

}  // namespace deconfuse
