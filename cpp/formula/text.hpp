#pragma once

#include <string_view>

namespace deconfuse {

/// A text that outlives everything declared with it. It is half as large as a string_view.
class Text {
 public:
  constexpr Text(const char* text) : text_(text) {}  // NOLINT: a literal, mostly

  constexpr const char* c_str() const { return text_; }
  constexpr bool empty() const { return *text_ == 0; }
  constexpr operator std::string_view() const { return text_; }  // NOLINT
  friend bool operator==(const Text& left, std::string_view right) { return left.text_ == right; }

 private:
  const char* text_;
};

}  // namespace deconfuse
