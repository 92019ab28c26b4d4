#pragma once

#include <string>

namespace deconfuse {

__extension__ typedef __int128 Integer;

/// A rational number in lowest terms, or no number at all where it does not fit 128 bits. Every
/// operation with such an absent number, or whose result does not fit, is absent; dividing by zero
/// is too.
class Fraction {
 public:
  Fraction() = default;  ///< zero
  Fraction(Integer numerator, Integer denominator = 1);

  static Fraction absent();

  /// The exact value of a finite double.
  static Fraction of(double value);

  /// The shortest decimal that reads as this double, up to 22 places: 0.1 is 1/10. Options are
  /// meant so. Where there is none, the exact value.
  static Fraction of_decimal(double value);

  bool present() const { return denominator_ != 0; }
  bool whole() const { return denominator_ == 1; }
  int sign() const { return numerator_ < 0 ? -1 : numerator_ > 0 ? 1 : 0; }
  Integer numerator() const { return numerator_; }
  Integer denominator() const { return denominator_; }

  /// The k-th root, k >= 1, where it is rational; else absent. Negative numbers have none.
  Fraction root(int k) const;

  /// "26/45", "3", "-1/2", or empty where absent.
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

/// A fraction as a double, but for the last bit; `otherwise` where it is absent.
double nearest(const Fraction& fraction, double otherwise);

}  // namespace deconfuse
