#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

enum class NumberForm {
  none,       ///< no number
  finite,     ///< value is the number
  too_large,  ///< beyond double precision's range
  infinite,   ///< the word: inf, Infinity, ∞
  percent,    ///< value is the number before the sign
};

struct Number {
  NumberForm form = NumberForm::none;
  double value = 0;
};

/// A number with `decimal` ('.' or ',') before its fraction. Thousands may be grouped by the other
/// of the two, by blanks (also no-break), apostrophes and underscores. Exponents and powers (10^3)
/// are read.
Number parse_number(std::string_view text, char decimal = '.');

/// Whether it is one, with a point or a comma before its fraction.
bool reads_as_number(std::string_view text);

/// What a number's points and commas say about their meaning.
enum class MarkUse {
  none,           ///< there are none, or it is no number
  point_decimal,  ///< 0.5; 1,234.5; 1,234,567
  comma_decimal,  ///< 0,5; 1.234,5; 1.234.567
  point_unclear,  ///< 1.234
  comma_unclear,  ///< 1,234
};
MarkUse mark_use(std::string_view text);

/// What `text` is in digits with a sign, a fraction and an exponent at most: quick for many scores.
/// False where it is anything else or not finite.
bool read_plain_number(std::string_view text, char decimal, double& value);

/// Two significant digits of a number that is not negative: 0.03, 2.5e-7.
std::string text_of_deviation(double value);

/// A whole number in digits; others with up to six digits after the point, without trailing zeros.
std::string text_of(double value);

}  // namespace deconfuse
