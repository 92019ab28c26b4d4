#include "data/message.hpp"

#include <cmath>
#include <cstdlib>

namespace deconfuse {

// Written as printf("%.7g") writes it. That would be its only use, and comes with arithmetic of 128
// bits: more bytes than many a part of what a visitor with scores loads.
std::string decimal(double value) {
  constexpr int most_digits = 7;
  if (std::isnan(value)) return "nan";
  const std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "inf";
  if (value == 0) return sign + "0";
  const double magnitude = std::fabs(value);
  int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
  const auto digits_at = [&] {
    // A power of ten beyond 10^308 is none.
    const int places = most_digits - 1 - exponent;
    const int half = places / 2;
    return std::rint(magnitude * std::pow(10.0, half) * std::pow(10.0, places - half));
  };
  if (digits_at() < 1e6) --exponent;  // the logarithm was rounded up
  if (digits_at() >= 1e7) ++exponent;
  std::string digits = std::to_string(static_cast<long>(digits_at()));
  digits.erase(digits.find_last_not_of('0') + 1);
  const int size = static_cast<int>(digits.size());
  if (exponent < -4 || exponent >= most_digits) {
    if (size > 1) digits.insert(1, ".");
    const std::string power = std::to_string(std::abs(exponent));
    return sign + digits + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
  }
  if (exponent < 0) {
    digits.insert(0, "0." + std::string(static_cast<std::size_t>(-1 - exponent), '0'));
  } else if (size <= exponent) {
    digits.append(static_cast<std::size_t>(exponent + 1 - size), '0');
  } else if (size > exponent + 1) {
    digits.insert(static_cast<std::size_t>(exponent + 1), ".");
  }
  return sign + digits;
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
