#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

/// A letter with an accent as UTF-8, and the small letter without it.
struct PlainLetter {
  std::string_view from;
  std::string_view to;
};

/// The accented letter of the Latin or Greek alphabet that `text` starts with; null where there is
/// none.
const PlainLetter* accented_letter(std::string_view text);

/// Small letters without accents; everything else as it is.
std::string in_plain_letters(std::string_view text);

}  // namespace deconfuse
