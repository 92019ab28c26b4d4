#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "bindings/crossing.hpp"
#include "bindings/reading.hpp"
#include "input/repeated_lines.hpp"
#include "input/score_lines.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// False where what follows is of no use. `Lines` are RepeatedLines or ScoreLines.
template <class Lines>
bool add_lines(Lines& lines, const val& source) {
  Pieces pieces(source);
  constexpr std::size_t longest_character = 4;
  const std::size_t room = std::clamp(pieces.size(), longest_character, Pieces::usual_size);
  const std::unique_ptr<char[]> piece(new char[room]);
  while (const std::size_t size = pieces.next(piece.get(), room)) {
    if (!lines.add({piece.get(), size})) return false;
  }
  return true;
}

/// A reading, or undefined. To be called once, after all pieces.
val read_lines(RepeatedLines& lines, const val& given) {
  const auto reading = lines.finish() ? lines.read(read_options_of(given)) : std::nullopt;
  return reading ? plain(*reading) : val::undefined();
}

val read_repeated_text(const val& source, const val& given) {
  RepeatedLines lines;
  return add_lines(lines, source) ? read_lines(lines, given) : val::undefined();
}

val read_scores(ScoreLines& lines) {
  const auto reading = lines.finish() ? lines.read() : std::nullopt;
  return reading ? plain(*reading) : val::undefined();
}

val read_score_text(const val& source, const ReadOptions& options) {
  ScoreLines lines(options, source["length"].as<std::size_t>());
  return add_lines(lines, source) ? read_scores(lines) : val::undefined();
}

/// `size` is that of the whole text in bytes, or 0.
ScoreLines* make_score_lines(const val& given, double size) {
  constexpr double largest = 4294967295;
  return new ScoreLines(read_options_of(given), static_cast<std::size_t>(std::min(size, largest)));
}

/// Of a whole text, a string or a Uint8Array, whose lines are like each other; else undefined.
val read_regular_text(const val& source, const val& given) {
  if (source["length"].as<std::size_t>() < RepeatedLines::fewest_bytes) return val::undefined();
  const ReadOptions options = read_options_of(given);
  char beginning[ScoreLines::looked_at];
  const std::size_t size = Pieces(source).next(beginning, sizeof beginning);
  const bool scores_are_likely = ScoreLines::are_likely({beginning, size}, options);
  val reading = scores_are_likely ? read_score_text(source, options) : val::undefined();
  if (reading.isUndefined()) reading = read_repeated_text(source, given);
  if (reading.isUndefined() && !scores_are_likely) reading = read_score_text(source, options);
  return reading;
}

}  // namespace

EMSCRIPTEN_BINDINGS(deconfuse_regular_text) {
  emscripten::function("readRegularText", &read_regular_text);
  emscripten::class_<RepeatedLines>("RepeatedLines")
      .constructor<>()
      .function("add", &add_lines<RepeatedLines>)
      .function("read", &read_lines);
  emscripten::class_<ScoreLines>("ScoreLines")
      .constructor(&make_score_lines, emscripten::allow_raw_pointers())
      .function("add", &add_lines<ScoreLines>)
      .function("read", &read_scores);
}

}  // namespace deconfuse
