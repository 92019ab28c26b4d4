#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace deconfuse {

/// One way to read a number that somebody wrote.
struct Answer {
  enum class Percent : std::uint8_t {
    none,
    written,  ///< with a percent sign, which counts
    missing,  ///< taken for a percentage although it has no sign: 72 for 0.72
    ignored,  ///< its sign is left out of account: 0.72 % for 0.72
  };

  bool undefined = false;  ///< "undefined", "0/0", "n/a", "∞": no number at all
  double value = 0;        ///< on the scale of shares: 0.72 for 72 %; NaN where undefined
  /// The last digit written is worth 10^-decimals on the scale of `value`; may be negative.
  int decimals = 0;
  bool fraction = false;  ///< a quotient like 18/25: nothing was rounded, whatever `decimals` is
  Percent percent = Percent::none;
  std::optional<double> base;  ///< of a unit that was written: bits 2, nats e, bans 10
};

/// The ways in which a text can be read as a number, the likeliest first; none where it is no
/// number, or longer than 200 bytes. Points and commas are decimal signs, whichever stands last;
/// blanks and, before a decimal sign of the other kind, points, commas and apostrophes are
/// thousands marks, so that "1,234" is 1.234 first and 1234 second. Of a number above 1 without a
/// sign or unit the last reading is a percentage, of a percentage up to 1 % the number without its
/// sign. Minus signs of any kind, exponents, quotients with "/", ":" or "of", a leading "=", "≈",
/// "~" or colon and what stands before it, units and words in English and Spanish are understood,
/// and the same number once more in brackets, as in "0.8 (80 %)".
std::vector<Answer> read_answer(std::string_view text);

/// Whether the value, correctly rounded to the last digit written, is the answer. Of a value
/// halfway between two answers both are correct. Of a quotient the value itself. Undefined values
/// (NaN) are given by undefined answers and by no others. Differences in the last digits of a
/// double count for nothing.
bool gives(double value, const Answer& answer);

/// Whether the answer is the value without its further digits, and not correctly rounded.
bool is_truncation(double value, const Answer& answer);

/// Whether the answer is next to a correctly rounded one.
bool is_one_off(double value, const Answer& answer);

/// The value that is left when digits from 10^-decimals on are rounded (halves away from zero), or
/// cut off. What is within the last digits of a double of a shorter number is that number.
double rounded(double value, int decimals);
double truncated(double value, int decimals);

}  // namespace deconfuse
