#pragma once

#include <string>
#include <string_view>

#include "data/message.hpp"
#include "names/enum_name.hpp"

/// Codes and parameters of messages, as tables in the tests write them.
namespace deconfuse {

template <class Code>
std::string code_text(Code code) {
  return std::string(name_of(code));
}

inline std::string expected_text(const InputError& error) {
  return error.expected == Expected::nothing ? "" : code_text(error.expected);
}

inline std::string parameter(const Parameters& parameters, std::string_view name) {
  for (const auto& [key, value] : parameters) {
    if (key == name) return value;
  }
  return "(absent)";
}

}  // namespace deconfuse
