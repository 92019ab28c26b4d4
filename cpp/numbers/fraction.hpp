#pragma once

#include <string>

namespace deconfuse {

__extension__ typedef __int128 Integer;

/// A rational number in lowest terms. It is absent if its numerator or denominator does not fit 128
/// bits. The result of an operation is absent if an operand is absent, if the result does not fit,
/// or if the divisor is zero.
class Fraction {
 public:
  Fraction() = default;  ///< zero
  Fraction(Integer numerator, Integer denominator = 1);

  static Fraction absent();

  /// The exact value of a finite double.
  static Fraction of(double value);

  /// The shortest decimal, with up to 22 places, that reads as this double: 0.1 becomes 1/10. Users
  /// mean the values of options this way. If there is no such decimal, the exact value.
  static Fraction of_decimal(double value);

  bool present() const { return denominator_ != 0; }
  bool whole() const { return denominator_ == 1; }
  int sign() const { return numerator_ < 0 ? -1 : numerator_ > 0 ? 1 : 0; }
  Integer numerator() const { return numerator_; }
  Integer denominator() const { return denominator_; }

  /// The k-th root, k >= 1; absent if it is not rational, or if the number is negative.
  Fraction root(int k) const;

  /// "26/45", "3" or "-1/2"; empty if absent.
  std::string text() const;

  friend Fraction operator+(const Fraction& left, const Fraction& right);
  friend Fraction operator-(const Fraction& left, const Fraction& right);
  friend Fraction operator*(const Fraction& left, const Fraction& right);
  friend Fraction operator/(const Fraction& left, const Fraction& right);
  friend Fraction operator-(const Fraction& value);
  friend bool operator==(const Fraction& left, const Fraction& right);

 private:
  Integer numerator_ = 0;
  Integer denominator_ = 1;  // 0 where absent
};

/// The fraction as a double, correct but for the last bit; `otherwise` if the fraction is absent.
double nearest(const Fraction& fraction, double otherwise);

}  // namespace deconfuse
