#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bindings/crossing.hpp"
#include "bindings/reading.hpp"
#include "data/dataset.hpp"
#include "data/losses.hpp"
#include "data/scores.hpp"
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

val plain_scores(const ScoreColumns& columns) {
  val object = val::object();
  object.set("names", plain(columns.names));
  object.set("truth", numbers(columns.truth));
  object.set("models", plain(columns.models));
  val scores = val::array();
  for (const std::vector<double>& list : columns.scores) scores.call<void>("push", numbers(list));
  object.set("scores", scores);
  object.set("weights", numbers(columns.weights));
  if (columns.positive) object.set("positive", *columns.positive);
  object.set("lowerIsPositive", columns.lower_is_positive);
  object.set("decisionValues", columns.decision_values);
  return object;
}

val plain_probabilities(const ProbabilityColumns& columns) {
  val object = val::object();
  object.set("names", plain(columns.names));
  object.set("truth", numbers(columns.truth));
  object.set("labels", plain(columns.labels));
  object.set("probabilities", numbers(columns.probabilities));
  object.set("weights", numbers(columns.weights));
  if (columns.positive) object.set("positive", *columns.positive);
  object.set("normalise", columns.normalise);
  object.set("decisionValues", columns.decision_values);
  return object;
}

val plain_sets(const LabelSetColumns& columns) {
  val object = val::object();
  object.set("labels", plain(columns.labels));
  object.set("truth", numbers(columns.truth));
  object.set("predicted", numbers(columns.predicted));
  object.set("scores", numbers(columns.scores));
  object.set("weights", numbers(columns.weights));
  return object;
}

val plain_losses(const LossTable& table) {
  val object = val::object();
  object.set("states", plain(table.states));
  object.set("actions", plain(table.actions));
  object.set("loss", numbers(table.loss));
  object.set("observations", plain(table.observations));
  object.set("posteriors", numbers(table.posteriors));
  return object;
}

Kind kind_of(const std::string& name) {
  if (name == "labels") return Kind::labels;
  if (name == "scores") return Kind::scores;
  if (name == "probabilities") return Kind::probabilities;
  if (name == "decision") return Kind::decision;
  return name == "multilabel" ? Kind::multilabel : Kind::matrix;
}

/// Sets the property that holds data of this kind.
struct SetData {
  val& object;
  void operator()(const LabelColumns& columns) { object.set("cases", plain_cases(columns)); }
  void operator()(const CountTable& table) { object.set("table", plain_table(table)); }
  void operator()(const ScoreColumns& columns) { object.set("scores", plain_scores(columns)); }
  void operator()(const ProbabilityColumns& columns) {
    object.set("probabilities", plain_probabilities(columns));
  }
  void operator()(const LabelSetColumns& columns) { object.set("sets", plain_sets(columns)); }
  void operator()(const LossTable& table) { object.set("losses", plain_losses(table)); }
};

Result<Reading> read_whole(const val& source, const ReadOptions& options) {
  Pieces pieces(source);
  std::string bytes;
  std::size_t size = 0;
  for (std::size_t count = 1; count > 0; size += count) {
    bytes.resize(std::max(size + Pieces::usual_size, pieces.size()));
    count = pieces.next(bytes.data() + size, bytes.size() - size);
  }
  bytes.resize(size);
  return understand_line_by_line(bytes, options);
}

/// {error}, or a reading. `source` is a string or a Uint8Array.
val read_text(const val& source, const val& given) {
  const ReadOptions options = read_options_of(given);
  const Result<Reading> understood = read_whole(source, options);
  if (const Reading* reading = std::get_if<Reading>(&understood)) return plain(*reading);
  val object = val::object();
  object.set("error", plain(std::get<InputError>(understood)));
  return object;
}

}  // namespace

ReadOptions read_options_of(const val& given) {
  ReadOptions options;
  if (const auto kind = optional_text(given["kind"])) options.kind = kind_of(*kind);
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
  options.lower_is_positive = given["lowerIsPositive"].isTrue();
  options.decision_values = given["decisionValues"].isTrue();
  options.normalise = given["normalise"].isTrue();
  return options;
}

val plain(const Reading& reading) {
  val object = val::object();
  object.set("notices", plain(reading.notices));
  std::visit(SetData{object}, reading.data);
  return object;
}

EMSCRIPTEN_BINDINGS(deconfuse_reader) { emscripten::function("readText", &read_text); }

}  // namespace deconfuse
