#pragma once

#include <string>

#include "data/message.hpp"
#include "names/enum_name.hpp"

/// Names of codes, as tables in the tests write them.
namespace deconfuse {

template <class Code>
std::string code_text(Code code) {
  return std::string(name_of(code));
}

inline std::string expected_text(const InputError& error) {
  return error.expected == Expected::nothing ? "" : code_text(error.expected);
}

}  // namespace deconfuse
