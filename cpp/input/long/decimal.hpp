#pragma once

#include <fast_float/fast_float.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "input/long/words.hpp"

namespace deconfuse {

/// Parses digits, eight at a time (Lemire, "Number parsing at a gigabyte per second", 2021).
namespace digits {

/// The values of eight characters if they are digits; other characters become 10 or more.
inline std::uint64_t values_at(const char* text) { return words::at(text) ^ 0x3030303030303030; }

/// The highest bit of each value that is not a digit, correct at least up to the first such value;
/// 0 if all are digits.
inline std::uint64_t others(std::uint64_t values) {
  return ((values + 0x7676767676767676) | values) & 0x8080808080808080;
}

/// The number with these eight digits.
inline std::uint64_t number(std::uint64_t values) {
  values = values * 10 + (values >> 8U);  // pairs, each in every other byte
  constexpr std::uint64_t pairs = 0x000000FF000000FF;
  return ((values & pairs) * (100 + (std::uint64_t{1000000} << 32U)) +
          ((values >> 16U) & pairs) * (1 + (std::uint64_t{10000} << 32U))) >>
         32U;
}

/// The number whose digits are the first `count` values; `count` is 1…8.
inline std::uint64_t number(std::uint64_t values, std::size_t count) {
  return number(values << (8 * (words::size - count)));
}

inline constexpr std::array<std::uint64_t, words::size + 1> powers_of_ten = {
    1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};

}  // namespace digits

/// Reads digits with a sign, a fraction and an exponent, with the result of read_plain_number. At
/// least 8 bytes after the first one that is no digit must be readable. Returns the end of the
/// number; nothing if it has to be read in another way: it has more than 19 significant digits or a
/// plus sign, no digit before or after the decimal sign, or is not finite.
[[gnu::always_inline]] inline const char* read_decimal(const char* text, char decimal,
                                                       double& value) {
  const auto is_digit = [](char c) { return static_cast<unsigned char>(c - '0') < 10; };
  const char* at = text;
  const bool is_negative = *at == '-';
  at += is_negative ? 1 : 0;
  const char* const first = at;
  std::uint64_t significand = 0;
  for (; is_digit(*at); ++at)
    significand = significand * 10 + static_cast<unsigned char>(*at - '0');
  std::size_t count = static_cast<std::size_t>(at - first);
  if (count == 0) return nullptr;
  std::int64_t exponent = 0;
  if (*at == decimal) {
    const char* const fraction = ++at;
    std::uint64_t values = digits::values_at(at);
    // The end of eight digits is known before their value, so later steps need not wait.
    for (; digits::others(values) == 0; values = digits::values_at(at)) {
      significand = significand * digits::powers_of_ten[words::size] + digits::number(values);
      at += words::size;
    }
    if (const std::size_t more = words::first_of(digits::others(values)); more > 0) {
      significand = significand * digits::powers_of_ten[more] + digits::number(values, more);
      at += more;
    }
    if (at == fraction) return nullptr;
    exponent = fraction - at;
    count += static_cast<std::size_t>(at - fraction);
  }
  constexpr std::size_t most_digits = 19;  // below 2^64
  if (count > most_digits) {
    for (const char* zero = first; *zero == '0' || *zero == decimal; ++zero)
      count -= *zero == '0' ? 1 : 0;
    if (count > most_digits) return nullptr;
  }
  if (*at == 'e' || *at == 'E') {
    ++at;
    const bool is_small = *at == '-';
    at += is_small || *at == '+' ? 1 : 0;
    const std::uint64_t values = digits::values_at(at);
    const std::size_t more = words::first_of(digits::others(values));
    if (more == 0 || more >= words::size) return nullptr;
    const auto stated = static_cast<std::int64_t>(digits::number(values, more));
    exponent += is_small ? -stated : stated;
    at += more;
  }

  using Format = fast_float::binary_format<double>;
  constexpr std::uint64_t exact_significand = std::uint64_t{1} << 53U;
  constexpr std::int64_t exact_power = 22;
  if (significand <= exact_significand && exponent >= -exact_power && exponent <= exact_power) {
    // Both operands are exact doubles, so that the result is rounded only once.
    value = static_cast<double>(significand);
    if (exponent < 0) {
      value /= Format::exact_power_of_ten(-exponent);
    } else {
      value *= Format::exact_power_of_ten(exponent);
    }
    if (is_negative) value = -value;
    return at;
  }
  const auto nearest = fast_float::compute_float<Format>(exponent, significand);
  if (nearest.power2 < 0 || nearest.power2 >= Format::infinite_power()) return nullptr;
  fast_float::to_float(is_negative, nearest, value);
  return at;
}

}  // namespace deconfuse
