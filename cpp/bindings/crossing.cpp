#include "bindings/crossing.hpp"

namespace deconfuse {

using emscripten::val;

namespace {

val plain(const Parameters& parameters) {
  val object = val::object();
  for (const auto& [name, value] : parameters) object.set(name, value);
  return object;
}

val plain(const Notice& notice) {
  val object = val::object();
  object.set("code", notice.code);
  if (notice.line != 0) object.set("line", static_cast<double>(notice.line));
  object.set("parameters", plain(notice.parameters));
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
  object.set("code", error.code);
  if (error.line != 0) object.set("line", static_cast<double>(error.line));
  if (error.column != 0) object.set("column", static_cast<double>(error.column));
  if (!error.excerpt.empty()) object.set("excerpt", error.excerpt);
  if (!error.expected.empty()) object.set("expected", error.expected);
  object.set("parameters", plain(error.parameters));
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

}  // namespace deconfuse
