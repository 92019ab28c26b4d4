#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace deconfuse {

namespace enum_name {

/// Name of the enumerator as the compiler writes it, without its scope.
template <auto value>
constexpr std::string_view written() {
  const std::string_view function = __PRETTY_FUNCTION__;
  constexpr std::string_view before = "value = ";
  std::string_view name = function.substr(function.find(before) + before.size());
  name = name.substr(0, name.find_first_of(";]"));
  return name.substr(name.rfind(':') + 1);
}

/// True if an enumerator has this value: other values are written as a cast, with a parenthesis.
template <auto value>
constexpr bool exists() {
  return written<value>().find(')') == std::string_view::npos;
}

/// Characters of the name, with hyphens for underscores. An underscore at the end, which only keeps
/// a name from being a keyword, is left out. Only these characters, not all that the compiler
/// writes, end up in the program.
template <auto value>
struct Characters {
  static constexpr std::size_t size = written<value>().size() - (written<value>().back() == '_');
  static constexpr auto of_name() {
    std::array<char, size> characters{};
    std::copy_n(written<value>().begin(), size, characters.begin());
    std::replace(characters.begin(), characters.end(), '_', '-');
    return characters;
  }
  static constexpr std::array<char, size> characters = of_name();
};

template <class Enum, std::size_t at = 0>
constexpr std::size_t count() {
  if constexpr (!exists<static_cast<Enum>(at)>()) {
    return at;
  } else {
    return count<Enum, at + 1>();
  }
}

template <class Enum, std::size_t... at>
constexpr std::array<std::string_view, sizeof...(at)> all(std::index_sequence<at...>) {
  return {std::string_view(Characters<static_cast<Enum>(at)>::characters.data(),
                           Characters<static_cast<Enum>(at)>::size)...};
}

}  // namespace enum_name

/// External name of an enumerator, derived from its C++ name: `row_others` becomes "row-others".
/// Enumerators must be numbered from 0.
template <class Enum>
std::string_view name_of(Enum value) {
  static constexpr auto names =
      enum_name::all<Enum>(std::make_index_sequence<enum_name::count<Enum>()>());
  return names[static_cast<std::size_t>(value)];
}

}  // namespace deconfuse
