#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

/// A letter with an accent as UTF-8, and the small letter without it.
struct PlainLetter {
  std::string_view from;
  std::string_view to;
};

/// The accented Latin or Greek letter that `text` starts with; null if there is none.
const PlainLetter* accented_letter(std::string_view text);

/// The text in small letters without accents; all other characters are kept.
std::string in_plain_letters(std::string_view text);

}  // namespace deconfuse
