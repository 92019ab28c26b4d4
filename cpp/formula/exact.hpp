#pragma once

#include "numbers/fraction.hpp"

namespace deconfuse {

/// A number c·√r with fractions c and r; or undefined (0/0); or unknown, if it has another form or
/// does not fit. Square roots are kept, so that √8/√2 is 2.
class Exact {
 public:
  Exact(const Fraction& value);  // NOLINT: a fraction is such a number
  static Exact undefined();
  static Exact unknown();

  bool is_undefined() const { return state_ == State::undefined; }
  bool is_zero() const { return state_ == State::known && coefficient_.sign() == 0; }
  int sign() const { return coefficient_.sign(); }  ///< of a known number

  /// The value if it is known and rational; else absent.
  Fraction fraction() const;

  friend Exact operator+(const Exact& left, const Exact& right);
  friend Exact operator-(const Exact& value);
  friend Exact operator*(const Exact& left, const Exact& right);
  friend Exact operator/(const Exact& left, const Exact& right);
  friend Exact root(const Exact& value);
  friend Exact power(const Exact& base, const Exact& exponent);
  friend Exact log(const Exact& value, const Exact& base);
  friend Exact absolute(const Exact& value);
  friend Exact minimum(const Exact& left, const Exact& right);
  friend Exact maximum(const Exact& left, const Exact& right);

  bool is_known() const { return state_ == State::known; }

 private:
  enum class State { known, unknown, undefined };
  explicit Exact(State state) : state_(state) {}
  static Exact surd(const Fraction& coefficient, const Fraction& radicand);

  Fraction coefficient_;
  Fraction radicand_{1};
  State state_ = State::known;
};

}  // namespace deconfuse
