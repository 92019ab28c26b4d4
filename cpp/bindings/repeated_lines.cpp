#include "input/repeated_lines.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bindings/crossing.hpp"
#include "bindings/reading.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// False where what follows is of no use.
bool add_lines(RepeatedLines& lines, const val& source) {
  Pieces pieces(source);
  constexpr std::size_t longest_character = 4;
  std::vector<char> piece(std::clamp(pieces.size(), longest_character, Pieces::usual_size));
  while (const std::size_t size = pieces.next(piece.data(), piece.size())) {
    if (!lines.add({piece.data(), size})) return false;
  }
  return true;
}

/// A reading, or undefined. To be called once, after all pieces.
val read_lines(RepeatedLines& lines, const val& given) {
  const auto reading = lines.finish() ? lines.read(read_options_of(given)) : std::nullopt;
  return reading ? plain(*reading) : val::undefined();
}

/// The same of a whole text, a string or a Uint8Array.
val read_repeating_text(const val& source, const val& given) {
  if (source["length"].as<std::size_t>() < RepeatedLines::fewest_bytes) return val::undefined();
  RepeatedLines lines;
  return add_lines(lines, source) ? read_lines(lines, given) : val::undefined();
}

}  // namespace

EMSCRIPTEN_BINDINGS(deconfuse_repeated_lines) {
  emscripten::function("readRepeatedLines", &read_repeating_text);
  emscripten::class_<RepeatedLines>("RepeatedLines")
      .constructor<>()
      .function("add", &add_lines)
      .function("read", &read_lines);
}

}  // namespace deconfuse
