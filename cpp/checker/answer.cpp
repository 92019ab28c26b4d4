#include "checker/answer.hpp"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "checker/answer_words.hpp"
#include "data/ascii.hpp"
#include "data/whole_numbers.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

using Percent = Answer::Percent;

constexpr std::size_t longest_answer = 200;  // bytes

/// Relative to the last digit written, and to the value: how far a double may be from the number
/// that it stands for.
constexpr double noise_of_digit = 1e-9;
constexpr double noise_of_value = 1e-12;

constexpr std::size_t none = std::string::npos;

/// Digits, and the number of them that stand after the decimal sign.
struct Decimal {
  std::string digits;
  int decimals = 0;
};

/// Removes a sign from the start; true if it is a minus sign.
bool take_minus(std::string_view& text) {
  if (!text.starts_with('-') && !text.starts_with('+')) return false;
  const bool minus = text[0] == '-';
  text = without_outer_blanks(text.substr(1));
  return minus;
}

/// Removes "e-1", "*10^-1" or "x 10^-1" from the end and returns the exponent; absent if it is not
/// understood.
std::optional<int> take_exponent(std::string_view& text) {
  const std::size_t mark = text.find_first_of("ex*");
  if (mark == none) return 0;
  std::string_view exponent = text.substr(mark + 1);
  if (text[mark] != 'e') {
    exponent = without_outer_blanks(exponent);
    if (!exponent.starts_with("10^")) return std::nullopt;
    exponent.remove_prefix(3);
    text = without_outer_blanks(text.substr(0, mark));
  } else {
    text = text.substr(0, mark);
  }
  const bool minus = take_minus(exponent);
  constexpr std::size_t most_digits = 3;  // exponents of doubles have no more
  if (exponent.empty() || exponent.size() > most_digits) return std::nullopt;
  int result = 0;
  for (const char c : exponent) {
    if (!is_digit(c)) return std::nullopt;
    result = 10 * result + (c - '0');
  }
  return minus ? -result : result;
}

bool all_digits(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

/// The digits of a whole number, which may be in groups of three with one kind of mark between
/// them; absent if it is none. The character `decimal` cannot be that mark.
std::optional<std::string> whole_digits(std::string_view text, char decimal) {
  const std::size_t first = text.find_first_not_of("0123456789");
  if (first == none) return std::string(text);
  const char mark = text[first];
  constexpr std::string_view marks = " '.,";
  if (marks.find(mark) == none || mark == decimal) return std::nullopt;
  if (first == 0 || first > 3 || text[0] == '0') return std::nullopt;
  std::string digits(text.substr(0, first));
  text.remove_prefix(first);
  while (!text.empty()) {
    if (text.size() < 4 || text[0] != mark || !all_digits(text.substr(1, 3))) return std::nullopt;
    digits += text.substr(1, 3);
    text.remove_prefix(4);
  }
  return digits;
}

/// The decimal sign is the last point or comma, unless it occurs several times.
char decimal_sign_of(std::string_view text) {
  const std::size_t last = text.find_last_of(".,");
  if (last == none) return 0;
  return text.find(text[last]) == last ? text[last] : '\0';
}

std::optional<Decimal> read_decimal(std::string_view text, char decimal) {
  const std::size_t sign = decimal == 0 ? none : text.find(decimal);
  std::string_view fraction;
  if (sign != none) {
    fraction = text.substr(sign + 1);
    text = text.substr(0, sign);
    if (fraction.empty()) return std::nullopt;
  }
  std::optional<std::string> digits = whole_digits(text, decimal);
  if (!digits || !all_digits(fraction)) return std::nullopt;
  Decimal result{std::move(*digits), static_cast<int>(fraction.size())};
  result.digits += fraction;
  if (result.digits.empty()) return std::nullopt;
  return result;
}

Answer undefined_answer() {
  Answer answer;
  answer.undefined = true;
  answer.value = undefined;
  return answer;
}

/// A number with its decimal sign moved left by `shift` places.
std::optional<Answer> answer_of(const Decimal& decimal, bool minus, int shift) {
  Answer answer;
  answer.decimals = decimal.decimals + shift;
  const std::string text = decimal.digits + "e" + std::to_string(-answer.decimals);
  fast_float::from_chars(text.data(), text.data() + text.size(), answer.value);
  if (!std::isfinite(answer.value)) return std::nullopt;
  if (answer.value == 0) answer.decimals = std::max(answer.decimals, 0);  // 0·10⁹ is 0
  if (minus && answer.value != 0) answer.value = -answer.value;
  return answer;
}

/// The readings of a number without a unit, its decimal sign moved left by `shift` places: at most
/// two.
std::vector<Answer> read_number(std::string_view text, int shift) {
  std::vector<Answer> readings;
  const bool minus = take_minus(text);
  const std::size_t whole = text.size();
  const std::optional<int> exponent = take_exponent(text);
  if (!exponent) return readings;
  const auto append = [&](char decimal) {
    const std::optional<Decimal> read = read_decimal(text, decimal);
    if (!read) return;
    if (const auto answer = answer_of(*read, minus, shift - *exponent)) readings.push_back(*answer);
  };
  const char decimal = decimal_sign_of(text);
  append(decimal);
  // The only mark of "1,234" may also separate thousands.
  const std::size_t mark = text.find_first_not_of("0123456789");
  const bool only_mark = mark != none && text[mark] == decimal;
  if (only_mark && whole == text.size() && text.size() == mark + 4) append('\0');
  return readings;
}

/// The readings of the quotient of two numbers; two if either number has two readings.
std::vector<Answer> read_quotient(std::string_view numerator, std::string_view denominator,
                                  int shift) {
  const std::vector<Answer> above = read_number(without_outer_blanks(numerator), shift);
  const std::vector<Answer> below = read_number(without_outer_blanks(denominator), 0);
  std::vector<Answer> readings;
  if (above.empty() || below.empty()) return readings;
  for (std::size_t at = 0; at < std::max(above.size(), below.size()); ++at) {
    const double divisor = below[std::min(at, below.size() - 1)].value;
    if (divisor == 0) return {undefined_answer()};
    Answer answer;
    answer.fraction = true;
    answer.value = above[std::min(at, above.size() - 1)].value / divisor;
    if (std::isfinite(answer.value)) readings.push_back(answer);
  }
  return readings;
}

/// The value of one unit of the last digit.
double unit_of(int decimals) { return std::pow(10.0, -decimals); }

/// True if the answer differs from the value by at most `units` of its last digit, apart from the
/// noise of doubles.
bool within(double value, const Answer& answer, double units) {
  const double tolerance =
      (units + noise_of_digit) * unit_of(answer.decimals) + noise_of_value * std::fabs(value);
  return std::fabs(answer.value - value) <= tolerance;
}

bool has_digits_of(double value, const Answer& answer) {
  return !answer.undefined && !answer.fraction && std::isfinite(value);
}

/// The value in whole units of 10^-decimals, which `to_whole` makes from the absolute value and its
/// noise.
template <class ToWhole>
double in_whole_units(double value, int decimals, ToWhole to_whole) {
  constexpr int most_decimals = 300;
  if (!std::isfinite(value) || decimals > most_decimals) return value;
  if (decimals < -most_decimals) return 0;
  // Powers of ten up to 10²² are exact, so only one rounding remains.
  const double scale = std::pow(10.0, std::abs(decimals));
  const double scaled = std::fabs(decimals < 0 ? value / scale : value * scale);
  if (!(scaled < largest_count)) return value;  // every double above is whole
  const double whole = to_whole(scaled, noise_of_digit + noise_of_value * scaled);
  if (whole == 0) return 0;
  return std::copysign(decimals < 0 ? whole * scale : whole / scale, value);
}

bool agree(const std::vector<Answer>& readings, const std::vector<Answer>& others) {
  return std::any_of(others.begin(), others.end(), [&](const Answer& other) {
    return gives(readings[0].value, other) || gives(other.value, readings[0]);
  });
}

}  // namespace

std::vector<Answer> read_answer(std::string_view text) {
  if (text.size() > longest_answer) return {};
  const std::size_t bracket = text.find_last_of('(');
  if (bracket != none && without_outer_blanks(text).ends_with(')')) {
    const std::vector<Answer> before = read_answer(text.substr(0, bracket));
    const auto again = before.empty() ? before : read_answer(text.substr(bracket));
    if (!again.empty()) return agree(before, again) ? before : std::vector<Answer>();
  }
  const std::string plain = in_usual_spelling(text);
  std::string_view number = number_in(plain);
  if (means_undefined(number)) return {undefined_answer()};

  const Unit* unit = take_unit(number);
  const bool percent = unit != nullptr && unit->base == 0;
  const std::size_t slash = number.find('/');
  const auto read = [&](int shift) {
    return slash == none ? read_number(number, shift)
                         : read_quotient(number.substr(0, slash), number.substr(slash + 1), shift);
  };
  constexpr int hundredths = 2;
  std::vector<Answer> readings = read(percent ? hundredths : 0);
  if (readings.empty() || readings[0].undefined) return readings;
  for (Answer& reading : readings) {
    if (percent) reading.percent = Percent::written;
    if (unit != nullptr && !percent) reading.base = unit->base;
  }
  const std::vector<Answer> moved = read(percent ? 0 : hundredths);
  if (moved.empty()) return readings;
  Answer other = moved[0];
  if (percent && std::fabs(other.value) <= 1) {
    other.percent = Percent::ignored;
    readings.push_back(other);
  } else if (unit == nullptr && slash == none && std::fabs(readings[0].value) > 1) {
    other.percent = Percent::missing;
    readings.push_back(other);
  }
  return readings;
}

bool gives(double value, const Answer& answer) {
  if (answer.undefined) return std::isnan(value);
  if (!std::isfinite(value)) return false;
  if (answer.fraction) {
    return std::fabs(answer.value - value) <= noise_of_value * std::fabs(value);
  }
  return within(value, answer, 0.5);
}

bool is_truncation(double value, const Answer& answer) {
  return has_digits_of(value, answer) && !gives(value, answer) &&
         within(truncated(value, answer.decimals), answer, 0);
}

bool is_one_off(double value, const Answer& answer) {
  return has_digits_of(value, answer) && !gives(value, answer) && within(value, answer, 1.5);
}

double rounded(double value, int decimals) {
  return in_whole_units(value, decimals, [](double scaled, double noise) {
    return std::floor(scaled + 0.5 + std::min(noise, 0.25));
  });
}

double truncated(double value, int decimals) {
  return in_whole_units(value, decimals, [](double scaled, double noise) {
    const double nearest = std::round(scaled);
    return std::fabs(scaled - nearest) <= noise ? nearest : std::floor(scaled);
  });
}

}  // namespace deconfuse
