#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

/// The text in lower case, in characters of a keyboard and with the usual signs of division and
/// decimals: "10⁻¹" becomes "10^-1", and "18 of 25" becomes "18/25".
std::string in_usual_spelling(std::string_view text);

std::string_view without_outer_blanks(std::string_view text);

/// The text after the last equals sign or colon, without a word for "about" before it, brackets
/// around it, the full stop of the sentence or the dots of further digits.
std::string_view number_in(std::string_view text);

/// True for "undefined", "n/a", "∞" and the like, in four languages.
bool means_undefined(std::string_view text);

struct Unit {
  std::string_view name;
  double base;  ///< 0: a percent sign
};

/// Removes the unit from the end of the text; null if there is none.
const Unit* take_unit(std::string_view& text);

}  // namespace deconfuse
