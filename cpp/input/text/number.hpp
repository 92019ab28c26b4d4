#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

enum class NumberForm {
  none,       ///< not a number
  finite,     ///< value is the number
  too_large,  ///< beyond double precision's range
  infinite,   ///< the word or sign: inf, Infinity, ∞
  percent,    ///< value is the number before the sign
};

struct Number {
  NumberForm form = NumberForm::none;
  double value = 0;
};

/// Parses a number with `decimal` ('.' or ',') before its fraction. Thousands may be separated by
/// the other of these two, by blanks (also no-break spaces), apostrophes or underscores. Exponents
/// and powers (10^3) are allowed.
Number parse_number(std::string_view text, char decimal = '.');

/// Whether the text is a number with a point or a comma before its fraction.
bool reads_as_number(std::string_view text);

/// How the points and commas of a number can be understood.
enum class MarkUse {
  none,           ///< no points or commas, or not a number
  point_decimal,  ///< 0.5; 1,234.5; 1,234,567
  comma_decimal,  ///< 0,5; 1.234,5; 1.234.567
  point_unclear,  ///< 1.234
  comma_unclear,  ///< 1,234
};
MarkUse mark_use(std::string_view text);

/// Reads digits with an optional sign, fraction and exponent into `value`: fast, for many scores.
/// Returns false if the text is anything else or the number is not finite.
bool read_plain_number(std::string_view text, char decimal, double& value);

/// A number that is not negative, with two significant digits: 0.03, 2.5e-7.
std::string text_of_deviation(double value);

/// A whole number as digits; other numbers with up to six decimal places, without trailing zeros.
std::string text_of(double value);

}  // namespace deconfuse
