#include "bindings/plain.hpp"

#include <cmath>
#include <map>
#include <string>

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
    case Op::replacement:
      return "replacement";
    case Op::normal_quantile:
      return "normal-quantile";
    case Op::binomial_upper_tail:
      return "binomial-upper-tail";
    case Op::chi_squared_upper_tail:
      return "chi-squared-upper-tail";
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
    case Reason::needs_option:
      return "needs-option";
    case Reason::fractional_counts:
      return "fractional-counts";
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

val text(std::string_view value) { return val(std::string(value)); }

val number_or_null(double value) { return std::isnan(value) ? val::null() : val(value); }

val plain(const Cells& cells) {
  val object = val::object();
  object.set("region", text(name_of(cells.region)));
  switch (cells.region) {
    case Region::all:
    case Region::diagonal:
    case Region::off_diagonal:
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
  std::map<const Expression*, val> terms;
  val array = val::array();
  for (const UndefinedValue& entry : undefined) {
    val object = val::object();
    if (entry.class_index) object.set("class", static_cast<double>(*entry.class_index));
    object.set("reason", text(name_of(entry.cause.reason)));
    if (entry.cause.term != nullptr) {
      auto found = terms.find(entry.cause.term);
      if (found == terms.end()) {
        found =
            terms.emplace(entry.cause.term, plain(describe(*entry.cause.term, catalogue))).first;
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
  object.set("kind", text(dataset.kind == Kind::labels ? "labels" : "matrix"));
  object.set("labels", plain(dataset.labels));
  object.set("predictedLabels", plain(dataset.predicted_labels));
  object.set("classification", dataset.classification);
  object.set("positive", static_cast<double>(dataset.positive));
  object.set("total", dataset.matrix.total());
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
    object.set("value", number_or_null(formula.value));
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

val plain(const Metric& metric, const Catalogue& catalogue) {
  val object = val::object();
  object.set("id", metric.id);
  object.set("scope", text(name_of(metric.scope)));
  object.set("group", text(metric.group));
  object.set("symbol", metric.symbol);
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
  object.set("tier", metric.tier);
  object.set("reference", text(metric.reference));
  object.set("count", metric.count);
  object.set("shape", text(metric.shape == Shape::matrix ? "matrix" : "scalar"));
  if (metric.headline != 0) object.set("headline", metric.headline);
  return object;
}

val plain(const MetricReport& report, const Catalogue& catalogue) {
  val object = val::object();
  object.set("id", catalogue[report.metric].id);
  object.set("values", numbers(report.values));
  object.set("undefined", plain(report.undefined, catalogue));
  return object;
}

val plain(const Explanation& explanation, const Catalogue& catalogue) {
  val object = val::object();
  object.set("value", number_or_null(explanation.value));
  object.set("exact", explanation.exact.present() ? val(explanation.exact.text()) : val::null());
  object.set("symbolic", plain(explanation.symbolic));
  object.set("substituted", plain(explanation.substituted));
  if (explanation.alternative) {
    val alternative = val::object();
    alternative.set("symbolic", plain(*explanation.alternative));
    alternative.set("substituted", plain(*explanation.alternative_substituted));
    object.set("alternative", alternative);
  }
  object.set("undefined", plain(explanation.undefined, catalogue));
  return object;
}

}  // namespace deconfuse
