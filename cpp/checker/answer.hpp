#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace deconfuse {

/// One reading of a number that somebody wrote.
struct Answer {
  enum class Percent : std::uint8_t {
    none,
    written,  ///< with a percent sign, which is applied
    missing,  ///< read as a percentage although it has no sign: 72 for 0.72
    ignored,  ///< the percent sign is ignored: 0.72 % for 0.72
  };

  bool undefined = false;  ///< "undefined", "0/0", "n/a", "∞": no number at all
  double value = 0;        ///< on the scale of shares: 0.72 for 72 %; NaN if undefined
  /// The last written digit is worth 10^-decimals on the scale of `value`; may be negative.
  int decimals = 0;
  bool fraction = false;  ///< a quotient like 18/25, which was not rounded, whatever `decimals` is
  Percent percent = Percent::none;
  std::optional<double> base;  ///< of the unit that was written: bits 2, nats e, bans 10
};

/// The readings of a text as a number, the likeliest first; empty if it is no number, or longer
/// than 200 bytes. Points and commas are decimal signs, whichever comes last; blanks and, before a
/// decimal sign of the other kind, points, commas and apostrophes are thousands marks, so that
/// "1,234" is 1.234 first and 1234 second. If a number above 1 has no sign or unit, its last
/// reading is a percentage; if a percentage is at most 1 %, its last reading is the number without
/// its sign. The function understands minus signs of any kind, exponents, quotients with "/", ":"
/// or "of", a leading "=", "≈", "~" or colon and the text before it, units and words in English and
/// Spanish, and the same number repeated in brackets, as in "0.8 (80 %)".
std::vector<Answer> read_answer(std::string_view text);

/// True if the value, correctly rounded to the last written digit, is the answer. If the value is
/// halfway between two answers, both are correct. If the answer is a quotient, it must be the value
/// itself. Undefined values (NaN) are given by undefined answers and by no others. Differences in
/// the last digits of a double are ignored.
bool gives(double value, const Answer& answer);

/// True if the answer is the truncated value, and not correctly rounded.
bool is_truncation(double value, const Answer& answer);

/// True if the answer differs from a correctly rounded one by one in the last digit.
bool is_one_off(double value, const Answer& answer);

/// The value with its digits beyond 10^-decimals rounded (halves away from zero), or truncated. A
/// value that differs from a shorter number in the last digits of a double only is taken as that
/// number.
double rounded(double value, int decimals);
double truncated(double value, int decimals);

}  // namespace deconfuse
