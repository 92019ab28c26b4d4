#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "data/message_codes.hpp"

namespace deconfuse {

/// Named values that a message quotes, e.g. {"found", "3"}, {"expected", "4"}. All text is UTF-8.
using Parameters = std::vector<std::pair<std::string, std::string>>;

/// A number as messages quote it, with up to 7 digits.
std::string decimal(double value);

/// A number of cases, with all digits if it is whole.
std::string count_text(double cases);

/// True if a byte of UTF-8 is the first of a character.
bool starts_character(char byte);

/// The first line of `text`, cut to 80 characters.
std::string excerpt_of(std::string_view text);

/// Names as a list for a notice. `name_of` gives the name of an item.
template <class Items, class NameOf = std::identity>
std::string excerpt_of_names(const Items& items, NameOf name_of = {}) {
  std::string names;
  for (const auto& item : items) {
    if (!names.empty()) names += ", ";
    names += std::invoke(name_of, item);
  }
  return excerpt_of(names);
}

/// Reason why data were refused. The name of its code, by name_of(), is stable and is the key of
/// its translated text.
struct InputError {
  ErrorCode code{};
  std::size_t line = 0;    ///< 1-based; 0 if the error has no place
  std::size_t column = 0;  ///< 1-based, in characters (code points); 0 if the error has no place
  std::string excerpt;     ///< an excerpt_of the offending piece of text
  Expected expected = Expected::nothing;  ///< what was expected instead
  Parameters parameters;
};

/// An assumption or repair made while reading. Nothing is repaired without a notice.
struct Notice {
  NoticeCode code{};
  std::size_t line = 0;  ///< 1-based; 0 if the notice has no place
  Parameters parameters;
};

/// Either a value or the reason why there is none.
template <class Value>
using Result = std::variant<Value, InputError>;

}  // namespace deconfuse
