#include "data/message.hpp"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "data/whole_numbers.hpp"

namespace deconfuse {

namespace {

/// The first seven digits of a positive number, rounded, as a whole number.
struct Leading {
  double digits = 0;
  int exponent = 0;  ///< of the power of ten of the first digit
};

Leading leading_digits(double size) {
  constexpr int behind_first = 6;
  constexpr double least = 1e6, beyond = 1e7;
  Leading leading;
  leading.exponent = static_cast<int>(std::floor(std::log10(size)));
  const int shift = behind_first - leading.exponent;
  constexpr int most = 300;  // 10^shift may be too large for a double
  if (shift > most) size *= 1e30;
  const double scale = std::pow(10.0, std::abs(shift > most ? shift - 30 : shift));
  const double scaled = shift < 0 ? size / scale : size * scale;
  leading.digits = std::round(scaled);
  if (leading.digits >= beyond) {  // by rounding, or because the logarithm is inexact
    leading.digits = std::round(scaled / 10);
    ++leading.exponent;
  } else if (leading.digits < least) {
    leading.digits = std::round(scaled * 10);
    --leading.exponent;
  }
  return leading;
}

}  // namespace

// printf is not used, since its formatting of numbers adds 1.4 kB to the download.
std::string decimal(double value) {
  if (std::isnan(value)) return "nan";
  const std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "inf";
  if (value == 0) return sign + "0";
  const auto [leading, exponent] = leading_digits(std::fabs(value));
  std::string digits = std::to_string(static_cast<std::uint32_t>(leading));
  while (digits.back() == '0') digits.pop_back();
  constexpr int least_in_full = -4, beyond_full = 7;
  const bool in_full = exponent >= least_in_full && exponent < beyond_full;
  if (in_full && exponent < 0)
    return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
  const std::size_t whole = in_full ? static_cast<std::size_t>(exponent) + 1 : 1;
  if (digits.size() < whole) digits.append(whole - digits.size(), '0');
  if (digits.size() > whole) digits.insert(whole, 1, '.');
  if (in_full) return sign + digits;
  const std::string power = std::to_string(std::abs(exponent));
  return sign + digits + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
}

std::string count_text(double cases) {
  const bool is_whole_count = is_whole(cases) && cases >= 0 && cases <= largest_count;
  return is_whole_count ? std::to_string(static_cast<std::uint64_t>(cases)) : decimal(cases);
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
