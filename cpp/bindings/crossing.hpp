#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

/// What both modules take and hand over: plain JavaScript values.
namespace deconfuse {

/// Absent where the value is undefined in JavaScript.
std::optional<std::string> optional_text(const emscripten::val& value);
std::optional<std::vector<std::string>> optional_texts(const emscripten::val& value);

emscripten::val plain(const InputError& error);
emscripten::val plain(const std::vector<Notice>& notices);
emscripten::val plain(const std::vector<std::string>& texts);

/// A copy in a typed array: a view would die when the memory grows.
template <class Number>
emscripten::val numbers(const std::vector<Number>& values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()))
      .call<emscripten::val>("slice");
}

}  // namespace deconfuse
