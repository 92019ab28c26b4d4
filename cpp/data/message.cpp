#include "data/message.hpp"

#include <cmath>
#include <cstdio>

namespace deconfuse {

std::string decimal(double value) {
  char text[16];
  std::snprintf(text, sizeof text, "%.7g", value);
  return text;
}

std::string count_text(double cases) {
  char text[32];
  std::snprintf(text, sizeof text, cases == std::floor(cases) ? "%.0f" : "%.7g", cases);
  return text;
}

bool starts_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

std::string excerpt_of(std::string_view text) {
  constexpr std::size_t longest = 80;
  text = text.substr(0, text.find_first_of("\r\n"));
  std::size_t characters = 0, shortened = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!starts_character(text[i])) continue;
    if (characters == longest - 1) shortened = i;
    if (characters == longest) return std::string(text.substr(0, shortened)) + "…";
    ++characters;
  }
  return std::string(text);
}

}  // namespace deconfuse
