#include "input/text/invisible.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "data/ascii.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view no_break = "\u00A0";
constexpr std::string_view without_width[] = {"\u200B", "\u2060", "\uFEFF"};

/// Length of the invisible sequence that starts at `at`: a control sequence of a terminal, or a
/// zero-width character. 0 if there is none.
std::size_t invisible_at(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("\x1B[")) {
    std::size_t end = 2;
    while (end < rest.size() && (is_digit(rest[end]) || rest[end] == ';')) ++end;
    return end < rest.size() && is_letter(rest[end]) ? end + 1 : 0;
  }
  for (const std::string_view character : without_width)
    if (rest.starts_with(character)) return character.size();
  return 0;
}

/// Whether the no-break space at `at` groups thousands, as in "1 234".
bool is_in_number(std::string_view text, std::size_t at) {
  constexpr std::size_t group = 3;
  const std::string_view behind = text.substr(at + no_break.size());
  const auto digits = std::find_if_not(behind.begin(), behind.end(), is_digit) - behind.begin();
  return at > 0 && is_digit(text[at - 1]) && digits == group;
}

bool any_invisible(std::string_view text) {
  return contains(text, "\x1B[") ||
         std::any_of(std::begin(without_width), std::end(without_width),
                     [text](std::string_view character) { return contains(text, character); });
}

}  // namespace

std::string without_invisible(std::string text) {
  if (!contains(text, no_break) && !any_invisible(text)) return text;
  std::string seen;
  seen.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t invisible = invisible_at(text, at);
    const bool is_no_break =
        text.compare(at, no_break.size(), no_break) == 0 && !is_in_number(text, at);
    if (invisible == 0) seen += is_no_break ? ' ' : text[at];
    at += invisible > 0 ? invisible : is_no_break ? no_break.size() : 1;
  }
  return seen;
}

}  // namespace deconfuse
