#pragma once

#include <emscripten/val.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "data/message.hpp"

/// Values that cross to JavaScript: plain values, typed arrays, and datasets, which stay inside
/// web/core. TypeScript has validated the arguments, because embind converts silently.
namespace deconfuse {

/// Absent if the value is undefined in JavaScript.
std::optional<std::string> optional_text(const emscripten::val& value);
std::optional<std::vector<std::string>> optional_texts(const emscripten::val& value);

emscripten::val plain(const InputError& error);
emscripten::val plain(const std::vector<Notice>& notices);
emscripten::val plain(const std::vector<std::string>& texts);

/// [first, second]
emscripten::val pair(const emscripten::val& first, const emscripten::val& second);

/// Sets object[name] = value, also for a string_view, which embind does not take.
void put(emscripten::val& object, const char* name, const emscripten::val& value);
void put(emscripten::val& object, const char* name, double value);
void put(emscripten::val& object, const char* name, bool value);
void put(emscripten::val& object, const char* name, std::string_view value);
inline void put(emscripten::val& object, const char* name, const char* value) {
  put(object, name, std::string_view(value));
}

/// Numbers of a typed array with this element type, or of any list.
template <class Number>
std::vector<Number> numbers_of(const emscripten::val& list) {
  std::vector<Number> values(list["length"].as<std::size_t>());
  emscripten::val(emscripten::typed_memory_view(values.size(), values.data()))
      .call<void>("set", list);
  return values;
}

/// A copy in a typed array: a view would become invalid when the memory grows.
template <class Number>
emscripten::val numbers(const std::vector<Number>& values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()))
      .call<emscripten::val>("slice");
}

/// A copy in a Float64Array. Unlike a copy by slice(), it is not filled with zeros first.
emscripten::val column(std::span<const double> numbers);

/// {dataset} or {error}.
template <class Data>
emscripten::val outcome(Result<Data> result) {
  emscripten::val object = emscripten::val::object();
  if (const InputError* error = std::get_if<InputError>(&result)) {
    put(object, "error", plain(*error));
  } else {
    object.set("dataset", std::make_shared<Data>(std::move(std::get<Data>(result))));
  }
  return object;
}

}  // namespace deconfuse
