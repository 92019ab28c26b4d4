#include "numbers/fraction.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace deconfuse {
namespace {

// −2^127 is not used, so that every number has its negative.
constexpr Integer smallest = Integer{1} << 127;

Integer greatest_common_divisor(Integer a, Integer b) {
  while (b != 0) {
    const Integer rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

bool multiply(Integer a, Integer b, Integer& product) {
  return !__builtin_mul_overflow(a, b, &product);
}

bool power(Integer base, int exponent, Integer& result) {
  result = 1;
  for (int at = 0; at < exponent; ++at) {
    if (!multiply(result, base, result)) return false;
  }
  return true;
}

/// The k-th root of value >= 0 if it is a whole number, else -1.
Integer whole_root(Integer value, int k) {
  if (value < 2 || k == 1) return value;
  Integer low = 1;
  Integer high = 2;
  Integer raised = 0;
  while (power(high, k, raised) && raised <= value) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const Integer middle = low + (high - low) / 2;
    if (power(middle, k, raised) && raised <= value) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return power(low, k, raised) && raised == value ? low : -1;
}

std::string digits(Integer value) {
  if (value == 0) return "0";
  std::string result;
  const bool negative = value < 0;
  for (; value != 0; value /= 10) {
    const int digit = static_cast<int>(value % 10);
    result.push_back(static_cast<char>('0' + (digit < 0 ? -digit : digit)));
  }
  if (negative) result.push_back('-');
  std::reverse(result.begin(), result.end());
  return result;
}

}  // namespace

Fraction::Fraction(Integer numerator, Integer denominator) {
  if (denominator == 0 || numerator == smallest || denominator == smallest) {
    *this = absent();
    return;
  }
  if (denominator == 1) {
    numerator_ = numerator;
    return;
  }
  const Integer divisor = greatest_common_divisor(numerator, denominator);
  const Integer sign = denominator < 0 ? -1 : 1;
  numerator_ = sign * (numerator / divisor);
  denominator_ = sign * (denominator / divisor);
}

Fraction Fraction::absent() {
  Fraction result;
  result.denominator_ = 0;
  return result;
}

Fraction Fraction::of(double value) {
  if (!std::isfinite(value)) return absent();
  int exponent = 0;
  const double mantissa = std::frexp(value, &exponent);
  auto whole = static_cast<std::int64_t>(std::ldexp(mantissa, 53));
  if (whole == 0) return Fraction();
  const int zeros = std::countr_zero(static_cast<std::uint64_t>(whole));
  whole >>= zeros;
  exponent += zeros - 53;
  if (exponent < -126 || exponent > 126) return absent();
  const Integer scale = Integer{1} << std::abs(exponent);
  return exponent < 0 ? Fraction(whole, scale) : Fraction(whole) * Fraction(scale);
}

Fraction Fraction::of_decimal(double value) {
  if (!std::isfinite(value)) return absent();
  // With whole m < 2^53 and k <= 22, m and 10^k are exact doubles, so m/10^k is correctly rounded.
  // The first k for which it equals the value gives the shortest decimal.
  Integer scale = 1;
  for (int k = 0; k <= 22; ++k, scale *= 10) {
    const double numerator = std::round(value * static_cast<double>(scale));
    if (std::fabs(numerator) > 9007199254740992.0) break;
    if (numerator / static_cast<double>(scale) == value) {
      return Fraction(static_cast<Integer>(numerator), scale);
    }
  }
  return of(value);
}

Fraction Fraction::root(int k) const {
  if (!present() || numerator_ < 0 || k < 1) return absent();
  const Integer above = whole_root(numerator_, k);
  const Integer below = whole_root(denominator_, k);
  return above < 0 || below < 0 ? absent() : Fraction(above, below);
}

std::string Fraction::text() const {
  if (!present()) return {};
  return whole() ? digits(numerator_) : digits(numerator_) + "/" + digits(denominator_);
}

// Common factors are divided out before multiplying, so that an intermediate result does not
// overflow if the final one fits (Knuth 1969, 4.5.1).
Fraction operator+(const Fraction& left, const Fraction& right) {
  if (!left.present() || !right.present()) return Fraction::absent();
  if (left.whole() && right.whole()) {
    Integer whole = 0;
    if (__builtin_add_overflow(left.numerator_, right.numerator_, &whole))
      return Fraction::absent();
    return Fraction(whole);
  }
  const Integer common = greatest_common_divisor(left.denominator_, right.denominator_);
  Integer first = 0;
  Integer second = 0;
  Integer sum = 0;
  Integer denominator = 0;
  if (!multiply(left.numerator_, right.denominator_ / common, first) ||
      !multiply(right.numerator_, left.denominator_ / common, second) ||
      __builtin_add_overflow(first, second, &sum)) {
    return Fraction::absent();
  }
  const Integer rest = greatest_common_divisor(sum, common);
  if (!multiply(left.denominator_ / common, right.denominator_ / rest, denominator)) {
    return Fraction::absent();
  }
  return Fraction(sum / rest, denominator);
}

Fraction operator-(const Fraction& value) {
  Fraction result = value;
  result.numerator_ = -result.numerator_;
  return result;
}

Fraction operator-(const Fraction& left, const Fraction& right) { return left + -right; }

Fraction operator*(const Fraction& left, const Fraction& right) {
  if (!left.present() || !right.present()) return Fraction::absent();
  const Integer first = greatest_common_divisor(left.numerator_, right.denominator_);
  const Integer second = greatest_common_divisor(right.numerator_, left.denominator_);
  Integer numerator = 0;
  Integer denominator = 0;
  if (!multiply(left.numerator_ / first, right.numerator_ / second, numerator) ||
      !multiply(left.denominator_ / second, right.denominator_ / first, denominator)) {
    return Fraction::absent();
  }
  return Fraction(numerator, denominator);
}

Fraction operator/(const Fraction& left, const Fraction& right) {
  if (!right.present() || right.numerator_ == 0) return Fraction::absent();
  return left * Fraction(right.denominator_, right.numerator_);
}

bool operator==(const Fraction& left, const Fraction& right) {
  return left.numerator_ == right.numerator_ && left.denominator_ == right.denominator_;
}

double nearest(const Fraction& fraction, double otherwise) {
  return fraction.present() ? static_cast<double>(fraction.numerator()) /
                                  static_cast<double>(fraction.denominator())
                            : otherwise;
}

}  // namespace deconfuse
