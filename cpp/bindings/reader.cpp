#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <optional>
#include <string>
#include <variant>

#include "bindings/crossing.hpp"
#include "data/dataset.hpp"
#include "input/read.hpp"

// The module that reads text: bytes come in, plain values and typed arrays go out, which the module
// of the metrics takes. It is a module of its own because most of a first visit needs no reading,
// and the page waits for every byte.

namespace deconfuse {
namespace {

using emscripten::val;

void set_names(val& object, const char* name,
               const std::optional<std::vector<std::string>>& names) {
  if (names) object.set(name, plain(*names));
}

val plain_cases(const LabelColumns& cases) {
  val object = val::object();
  object.set("names", plain(cases.names));
  object.set("truth", numbers(cases.truth));
  object.set("predicted", numbers(cases.predicted));
  object.set("rivalPredicted", numbers(cases.rival_predicted));
  object.set("models", plain(cases.models));
  object.set("weights", numbers(cases.weights));
  set_names(object, "labels", cases.labels);
  set_names(object, "predictedLabels", cases.predicted_labels);
  if (cases.positive) object.set("positive", *cases.positive);
  return object;
}

val plain_table(const CountTable& table) {
  val object = val::object();
  object.set("rows", static_cast<double>(table.rows));
  object.set("columns", static_cast<double>(table.columns));
  object.set("counts", numbers(table.counts));
  set_names(object, "labels", table.labels);
  set_names(object, "predictedLabels", table.predicted_labels);
  if (table.positive) object.set("positive", *table.positive);
  return object;
}

/// {error}, {cases, notices} or {table, notices}.
val read_text(const std::string& bytes, const val& given) {
  ReadOptions options;
  if (const auto kind = optional_text(given["kind"])) {
    options.kind = *kind == "labels" ? Kind::labels : Kind::matrix;
  }
  options.delimiter = optional_text(given["delimiter"]);
  if (const auto decimal = optional_text(given["decimal"])) options.decimal = decimal->front();
  if (!given["header"].isUndefined()) options.header = given["header"].as<bool>();
  if (const auto orientation = optional_text(given["orientation"])) {
    options.orientation =
        *orientation == "truth-rows" ? Orientation::truth_rows : Orientation::truth_columns;
  }
  options.positive = optional_text(given["positive"]);
  if (optional_text(given["missing"]) == "omit") options.missing = Missing::omit;
  options.fractional = given["fractional"].isTrue();
  const Result<Reading> understood = understand(bytes, options);
  val object = val::object();
  if (const InputError* error = std::get_if<InputError>(&understood)) {
    object.set("error", plain(*error));
    return object;
  }
  const Reading& reading = std::get<Reading>(understood);
  object.set("notices", plain(reading.notices));
  if (const LabelColumns* cases = std::get_if<LabelColumns>(&reading.data)) {
    object.set("cases", plain_cases(*cases));
  } else {
    object.set("table", plain_table(std::get<CountTable>(reading.data)));
  }
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(deconfuse_reader) { emscripten::function("readText", &read_text); }

}  // namespace deconfuse
