#include "input/text/number.hpp"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "data/ascii.hpp"
#include "data/whole_numbers.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Length in bytes of a thousands separator at the start of `text`; 0 if there is none.
std::size_t group_mark(std::string_view text, char decimal) {
  if (text.empty()) return 0;
  if (text[0] == (decimal == '.' ? ',' : '.') || text[0] == ' ' || text[0] == '\'' ||
      text[0] == '_') {
    return 1;
  }
  for (std::string_view blank : {"\u00A0", "\u2009", "\u202F", "\u2019"}) {
    if (text.starts_with(blank)) return blank.size();
  }
  return 0;
}

std::size_t digits_at(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && is_digit(text[count])) ++count;
  return count;
}

Number finite_or_too_large(double value) {
  return std::isfinite(value) ? Number{NumberForm::finite, value}
                              : Number{NumberForm::too_large, value};
}

bool same_letters(std::string_view text, std::string_view lower) {
  return text.size() == lower.size() &&
         std::equal(text.begin(), text.end(), lower.begin(),
                    [](char a, char b) { return lower_case(a) == b; });
}

/// The number if the text has only digits, `decimal` before a fraction, and an exponent.
Number parse_plain(std::string_view text, char decimal) {
  if (text.empty() || !(is_digit(text[0]) || text[0] == decimal)) return {};
  double value = 0;
  const auto result = fast_float::from_chars_advanced(
      text.data(), text.data() + text.size(), value,
      fast_float::parse_options(fast_float::chars_format::general, decimal));
  if (result.ptr == text.data() + text.size()) return finite_or_too_large(value);
  if (*result.ptr != '^') return {};
  const std::string_view exponent_text =
      text.substr(static_cast<std::size_t>(result.ptr - text.data()) + 1);
  if (exponent_text.empty() || digits_at(exponent_text) != exponent_text.size()) return {};
  double exponent = 0;
  fast_float::from_chars(exponent_text.data(), exponent_text.data() + exponent_text.size(),
                         exponent);
  return finite_or_too_large(std::pow(value, exponent));
}

}  // namespace

Number parse_number(std::string_view text, char decimal) {
  text = trimmed(text);
  Number number;
  bool percent = false;
  if (text.size() > 1 && text.back() == '%') {
    percent = true;
    text.remove_suffix(1);
    text = trimmed(text);
  }
  double sign = 1;
  if (text.starts_with("\u2212")) {
    sign = -1;
    text.remove_prefix(3);
  } else if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    sign = text[0] == '-' ? -1 : 1;
    text.remove_prefix(1);
  }
  if (same_letters(text, "inf") || same_letters(text, "infinity") || text == "∞" ||
      text == "\\infty") {
    return {NumberForm::infinite, sign};
  }
  if (text.empty() || !(is_digit(text[0]) || text[0] == '.' || text[0] == decimal)) return {};

  const std::string_view plain_characters =
      decimal == '.' ? "0123456789.eE+-^" : "0123456789,eE+-^";
  const bool marked = text.find_first_not_of(plain_characters) != std::string_view::npos;
  if (!marked) {
    number = parse_plain(text, decimal);
  } else {
    // No real number with thousands separators is longer.
    constexpr std::size_t longest = 64;
    char plain[longest];
    std::size_t size = 0;
    if (text.size() > longest) return {};
    std::size_t i = digits_at(text);
    std::copy_n(text.begin(), i, plain);
    size = i;
    if (i >= 1 && i <= 3 && text[0] != '0') {
      for (std::size_t mark; (mark = group_mark(text.substr(i), decimal)) > 0;) {
        if (digits_at(text.substr(i + mark)) != 3) return {};
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(i + mark), 3, plain + size);
        size += 3;
        i += mark + 3;
      }
    }
    if (i < text.size() && text[i] == decimal) {
      plain[size++] = '.';
      ++i;
    }
    for (; i < text.size(); ++i) {
      if (text[i] == '.' || text[i] == ',') return {};
      plain[size++] = text[i];
    }
    number = parse_plain({plain, size}, '.');
  }
  number.value *= sign;
  if (percent && number.form == NumberForm::finite) number.form = NumberForm::percent;
  return number;
}

bool reads_as_number(std::string_view text) {
  return parse_number(text).form != NumberForm::none ||
         parse_number(text, ',').form != NumberForm::none;
}

MarkUse mark_use(std::string_view text) {
  const bool points = text.find('.') != std::string_view::npos;
  const bool commas = text.find(',') != std::string_view::npos;
  if (!points && !commas) return MarkUse::none;
  const bool with_point = parse_number(text, '.').form != NumberForm::none;
  const bool with_comma = parse_number(text, ',').form != NumberForm::none;
  if (with_point && with_comma) return points ? MarkUse::point_unclear : MarkUse::comma_unclear;
  if (with_point) return MarkUse::point_decimal;
  return with_comma ? MarkUse::comma_decimal : MarkUse::none;
}

bool read_plain_number(std::string_view text, char decimal, double& value) {
  if (text.empty()) return false;
  const auto result = fast_float::from_chars_advanced(
      text.data(), text.data() + text.size(), value,
      fast_float::parse_options(fast_float::chars_format::general, decimal));
  return result.ptr == text.data() + text.size() && std::isfinite(value);
}

std::string text_of_deviation(double value) {
  constexpr double smallest_in_full = 1e-4;
  if (value == 0) return "0";
  double exponent = std::floor(std::log10(value));
  double tenths = std::round(value / std::pow(10.0, exponent - 1));
  constexpr double next_exponent = 100;
  if (tenths >= next_exponent) {
    tenths /= 10;
    exponent += 1;
  }
  if (value >= smallest_in_full) return text_of(tenths * std::pow(10.0, exponent - 1));
  return text_of(tenths / 10) + "e" + std::to_string(static_cast<int>(exponent));
}

std::string text_of(double value) {
  if (!std::isfinite(value)) return value > 0 ? "Infinity" : value < 0 ? "-Infinity" : "NaN";
  std::string text = value < 0 ? "-" : "";
  value = std::fabs(value);
  if (value > largest_count) {
    int exponent = static_cast<int>(std::floor(std::log10(value)));
    return text + text_of(value / std::pow(10.0, exponent)) + "e" + std::to_string(exponent);
  }
  double whole = std::floor(value);
  auto millionths = static_cast<std::uint64_t>(std::llround((value - whole) * 1e6));
  if (millionths == 1000000) {
    whole += 1;
    millionths = 0;
  }
  text += std::to_string(static_cast<std::uint64_t>(whole));
  if (millionths > 0) {
    std::string fraction = std::to_string(millionths);
    fraction.insert(0, 6 - fraction.size(), '0');
    while (fraction.back() == '0') fraction.pop_back();
    text += "." + fraction;
  }
  return text;
}

}  // namespace deconfuse
