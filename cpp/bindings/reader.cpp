#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bindings/crossing.hpp"
#include "bindings/plain.hpp"
#include "data/dataset.hpp"
#include "data/distributions.hpp"
#include "data/losses.hpp"
#include "data/ranked_lists.hpp"
#include "data/ratings.hpp"
#include "data/recovered_counts.hpp"
#include "data/scored_cases.hpp"
#include "data/scores.hpp"
#include "input/long/column_lines.hpp"
#include "input/readings/read.hpp"
#include "input/readings/readings.hpp"
#include "names/enum_name.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// A JavaScript text, a string or a Uint8Array, as UTF-8 in pieces. embind would copy it whole and
/// byte by byte.
class Pieces {
 public:
  /// Size of a piece in bytes, chosen to fit the processor's cache.
  static constexpr std::size_t usual_size = 1U << 17U;

  explicit Pieces(const emscripten::val& source)
      : source_(source), is_string_(source.isString()), size_(source["length"].as<std::size_t>()) {}

  /// Size in bytes, or in UTF-16 code units if the source is a string.
  std::size_t size() const { return size_; }

  /// Copies the next piece to `memory`, which has room for at least 4 bytes, and returns its size;
  /// 0 at the end.
  std::size_t next(char* memory, std::size_t room) {
    if (taken_ == size_) return 0;
    const emscripten::val view(
        emscripten::typed_memory_view(room, reinterpret_cast<std::uint8_t*>(memory)));
    if (is_string_) {
      // Slices only as much as may fit, because a slice may be copied before it is encoded.
      std::size_t end = std::min(size_, taken_ + room);
      if (end < size_ && is_first_of_two(end - 1)) --end;
      const emscripten::val result = encoder_.call<emscripten::val>(
          "encodeInto", source_.call<emscripten::val>("slice", taken_, end), view);
      taken_ += result["read"].as<std::size_t>();
      return result["written"].as<std::size_t>();
    }
    const std::size_t count = std::min(room, size_ - taken_);
    view.call<void>("set", source_.call<emscripten::val>("subarray", taken_, taken_ + count));
    taken_ += count;
    return count;
  }

  /// True if the code unit is a high surrogate, the first of the two of one character.
  bool is_first_of_two(std::size_t unit) const {
    return (source_.call<unsigned>("charCodeAt", unit) & 0xFC00U) == 0xD800U;
  }

  const emscripten::val& source_;
  bool is_string_;
  std::size_t size_;
  std::size_t taken_ = 0;
  emscripten::val encoder_ = emscripten::val::global("TextEncoder").new_();
};

Kind kind_of(const std::string& name) {
  if (name == "labels") return Kind::labels;
  if (name == "scores") return Kind::scores;
  if (name == "probabilities") return Kind::probabilities;
  if (name == "decision") return Kind::decision;
  if (name == "distributions") return Kind::distributions;
  if (name == "class-counts") return Kind::class_counts;
  if (name == "raters") return Kind::raters;
  if (name == "report") return Kind::report;
  if (name == "ranked") return Kind::ranked;
  return name == "multilabel" ? Kind::multilabel : Kind::matrix;
}

Role role_of_column(const std::string& name) {
  if (name == "truth") return Role::truth;
  if (name == "predicted") return Role::predicted;
  if (name == "score") return Role::score;
  if (name == "count") return Role::count;
  if (name == "group") return Role::group;
  if (name == "fold") return Role::fold;
  if (name == "model") return Role::model;
  return name == "weight" ? Role::weight : Role::none;
}

ReadOptions read_options_of(const val& given) {
  ReadOptions options;
  for (const std::string& name :
       optional_texts(given["columns"]).value_or(std::vector<std::string>()))
    options.columns.push_back(role_of_column(name));
  if (const auto kind = optional_text(given["kind"])) options.kind = kind_of(*kind);
  options.delimiter = optional_text(given["delimiter"]);
  if (const auto decimal = optional_text(given["decimal"])) options.decimal = decimal->front();
  if (!given["header"].isUndefined()) options.header = given["header"].as<bool>();
  if (const auto orientation = optional_text(given["orientation"])) {
    options.orientation =
        *orientation == "truth-rows" ? Orientation::truth_rows : Orientation::truth_columns;
  }
  options.positive = optional_text(given["positive"]);
  if (!given["cases"].isUndefined()) options.cases = given["cases"].as<double>();
  if (optional_text(given["missing"]) == "omit") options.missing = Missing::omit;
  if (!given["block"].isUndefined()) options.block = given["block"].as<std::size_t>();
  options.fractional = given["fractional"].isTrue();
  options.lower_is_positive = given["lowerIsPositive"].isTrue();
  options.decision_values = given["decisionValues"].isTrue();
  options.normalise = given["normalise"].isTrue();
  options.background = given["background"].isTrue();
  return options;
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

/// Converts a text that has been understood to a dataset.
struct Take {
  val operator()(LabelColumns&& columns) {
    return of_kind("labels", count_cases(std::move(columns)));
  }
  val operator()(CountTable&& table) { return of_kind("matrix", take_counts(std::move(table))); }
  val operator()(ScoreColumns&& columns) {
    return of_kind("scores", take_scores(std::move(columns)));
  }
  val operator()(ProbabilityColumns&& columns) {
    return of_kind("probabilities", take_probabilities(std::move(columns)));
  }
  val operator()(LabelSetColumns&& columns) {
    return of_kind("multilabel", take_label_sets(std::move(columns)));
  }
  val operator()(ClassCounts&& counts) {
    return of_kind("class-counts", take_class_counts(std::move(counts)));
  }
  val operator()(PrintedReport&& report) {
    return of_kind("report", take_report(std::move(report)));
  }
  val operator()(Distributions&& distributions) {
    return of_kind("distributions", take_distributions(std::move(distributions)));
  }
  val operator()(Ratings&& ratings) { return of_kind("raters", take_ratings(std::move(ratings))); }
  val operator()(RankedLists&& lists) {
    return of_kind("ranked", take_ranked_lists(std::move(lists)));
  }
  val operator()(DetectedBoxes&& boxes) {
    val object = of_kind("ranked", take_boxes(boxes));
    put(object, "boxes", plain(boxes));
    return object;
  }
  val operator()(LossTable&& table) {
    val object = val::object();
    put(object, "kind", "decision");
    put(object, "losses", plain_losses(table));
    return object;
  }

 private:
  template <class Data>
  static val of_kind(const char* kind, Result<Data> result) {
    val object = outcome(std::move(result));
    put(object, "kind", kind);
    return object;
  }
};

/// [[first, last], …]
val plain_lines(const LineRanges& lines) {
  val list = val::array();
  for (const auto& [first, last] : lines) {
    list.call<void>("push", pair(val(static_cast<double>(first)), val(static_cast<double>(last))));
  }
  return list;
}

/// {kind, notices, place?} with {error}, {dataset} or, for a table of losses, {losses}; `place`
/// says where in the text the data are.
val taken(Reading reading) {
  val object = std::visit(Take(), std::move(reading.data));
  put(object, "notices", plain(reading.notices));
  if (reading.place.lines.empty()) return object;
  val place = val::object();
  put(place, "lines", plain_lines(reading.place.lines));
  put(place, "skipped", plain_lines(reading.place.skipped));
  if (!reading.place.title.empty()) put(place, "title", reading.place.title);
  put(object, "place", place);
  return object;
}

/// False if the rest of the text need not be read.
bool add_pieces(ColumnLines& lines, Pieces& pieces) {
  constexpr std::size_t longest_character = 4;
  const std::size_t room = std::clamp(pieces.size(), longest_character, Pieces::usual_size);
  const std::unique_ptr<char[]> piece(new char[room]);
  while (const std::size_t size = pieces.next(piece.get(), room)) {
    if (!lines.add({piece.get(), size})) return false;
  }
  return true;
}

bool add_lines(ColumnLines& lines, const val& source) {
  Pieces pieces(source);
  return add_pieces(lines, pieces);
}

std::optional<Reading> reading_of(ColumnLines& lines) {
  return lines.finish() ? lines.read() : std::nullopt;
}

/// The data in the lines; undefined if there are none. Call it once, after all pieces.
val read_lines(ColumnLines& lines) {
  auto reading = reading_of(lines);
  return reading ? taken(*std::move(reading)) : val::undefined();
}

/// `size` is the size of the whole text in bytes, or 0 if unknown.
ColumnLines* make_lines(const val& given, double size) {
  constexpr double largest = 4294967295;
  return new ColumnLines(read_options_of(given), static_cast<std::size_t>(std::min(size, largest)));
}

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

/// Result as of `taken`, or {error}. `source` is a string or a Uint8Array.
val read_text(const val& source, const val& given) {
  const ReadOptions options = read_options_of(given);
  const auto size = source["length"].as<std::size_t>();
  if (size >= ColumnLines::fewest_bytes) {
    ColumnLines lines(options, size);
    Pieces pieces(source);
    auto reading = add_pieces(lines, pieces) ? reading_of(lines) : std::nullopt;
    if (reading) {
      reading->place.lines = {{1, lines.lines()}};
      return taken(*std::move(reading));
    }
  }
  Result<Reading> understood = read_whole(source, options);
  if (Reading* reading = std::get_if<Reading>(&understood)) return taken(std::move(*reading));
  val object = val::object();
  put(object, "error", plain(std::get<InputError>(understood)));
  return object;
}

/// {readings: [{kind, cases, classes, evidence, lines, block, title?}], firstRows: [[text]]}
val readings_of(const std::string& text, const val& given) {
  const Candidates candidates = candidates_of(text, read_options_of(given));
  val readings = val::array();
  for (const Candidate& candidate : candidates.readings) {
    val reading = val::object();
    put(reading, "kind", name_of(candidate.kind));
    put(reading, "cases", candidate.cases);
    put(reading, "classes", static_cast<double>(candidate.classes));
    put(reading, "evidence", plain(candidate.evidence));
    put(reading, "lines", plain_lines(candidate.lines));
    put(reading, "block", static_cast<double>(candidate.block));
    if (!candidate.title.empty()) put(reading, "title", candidate.title);
    readings.call<void>("push", reading);
  }
  val rows = val::array();
  for (const auto& row : candidates.first_rows) rows.call<void>("push", plain(row));
  val object = val::object();
  put(object, "readings", readings);
  put(object, "firstRows", rows);
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(reader) {
  emscripten::function("readingsOf", &readings_of);
  emscripten::function("readText", &read_text);
  emscripten::class_<ColumnLines>("ColumnLines")
      .constructor(&make_lines, emscripten::allow_raw_pointers())
      .function("add", &add_lines)
      .function("read", &read_lines);
}

}  // namespace deconfuse
