#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "input/read.hpp"

namespace deconfuse {

/// A text of JavaScript, a string or a Uint8Array, as UTF-8 in pieces. embind would copy it byte by
/// byte, and whole.
class Pieces {
 public:
  /// In bytes: what fits into the processor's nearer memory.
  static constexpr std::size_t usual_size = 1U << 17U;

  explicit Pieces(const emscripten::val& source)
      : source_(source), is_string_(source.isString()), size_(source["length"].as<std::size_t>()) {}

  /// In bytes, or units of UTF-16.
  std::size_t size() const { return size_; }

  /// Copies what follows to `memory`, which has room for 4 bytes or more; 0 at the end.
  std::size_t next(char* memory, std::size_t room) {
    if (taken_ == size_) return 0;
    const emscripten::val view(
        emscripten::typed_memory_view(room, reinterpret_cast<std::uint8_t*>(memory)));
    if (is_string_) {
      // No more than fits: what is sliced may be copied before it is encoded.
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

 private:
  /// Of the two units of UTF-16 that one character has beyond the first plane.
  bool is_first_of_two(std::size_t unit) const {
    return (source_.call<unsigned>("charCodeAt", unit) & 0xFC00U) == 0xD800U;
  }

  const emscripten::val& source_;
  bool is_string_;
  std::size_t size_;
  std::size_t taken_ = 0;
  emscripten::val encoder_ = emscripten::val::global("TextEncoder").new_();
};

ReadOptions read_options_of(const emscripten::val& given);

/// The notices with cases, table, scores, probabilities, sets or losses.
emscripten::val plain(const Reading& reading);

}  // namespace deconfuse
