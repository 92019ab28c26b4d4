#include "bindings/crossing.hpp"

#include "names/enum_name.hpp"

namespace deconfuse {

using emscripten::val;

void put(val& object, const char* name, const val& value) { object.set(name, value); }
void put(val& object, const char* name, double value) { put(object, name, val(value)); }
void put(val& object, const char* name, bool value) { put(object, name, val(value)); }
void put(val& object, const char* name, std::string_view value) {
  put(object, name, val(std::string(value)));
}

namespace {

val plain(const Parameters& parameters) {
  val object = val::object();
  for (const auto& [name, value] : parameters) object.set(name, value);
  return object;
}

val plain(const Notice& notice) {
  val object = val::object();
  put(object, "code", name_of(notice.code));
  if (notice.line != 0) put(object, "line", static_cast<double>(notice.line));
  put(object, "parameters", plain(notice.parameters));
  return object;
}

}  // namespace

std::optional<std::string> optional_text(const val& value) {
  if (value.isUndefined()) return std::nullopt;
  return value.as<std::string>();
}

std::optional<std::vector<std::string>> optional_texts(const val& value) {
  if (value.isUndefined()) return std::nullopt;
  return emscripten::vecFromJSArray<std::string>(value);
}

val plain(const InputError& error) {
  val object = val::object();
  put(object, "code", name_of(error.code));
  if (error.line != 0) put(object, "line", static_cast<double>(error.line));
  if (error.column != 0) put(object, "column", static_cast<double>(error.column));
  if (!error.excerpt.empty()) put(object, "excerpt", error.excerpt);
  if (error.expected != Expected::nothing) put(object, "expected", name_of(error.expected));
  put(object, "parameters", plain(error.parameters));
  return object;
}

val plain(const std::vector<Notice>& notices) {
  val array = val::array();
  for (const Notice& notice : notices) array.call<void>("push", plain(notice));
  return array;
}

val plain(const std::vector<std::string>& texts) {
  val array = val::array();
  for (const std::string& text : texts) array.call<void>("push", text);
  return array;
}

val pair(const val& first, const val& second) {
  val both = val::array();
  both.call<void>("push", first);
  both.call<void>("push", second);
  return both;
}

val column(std::span<const double> numbers) {
  return val::global("Float64Array")
      .new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

}  // namespace deconfuse
