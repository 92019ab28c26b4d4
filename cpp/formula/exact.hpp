#pragma once

#include "numbers/fraction.hpp"

namespace deconfuse {

/// A number of the form c·√r with fractions c and r, undefined (0/0), or unknown where it is of
/// another form or does not fit. Square roots are kept so that √8/√2 still comes out as 2.
class Exact {
 public:
  Exact(const Fraction& value);  // NOLINT: a fraction is such a number
  static Exact undefined();
  static Exact unknown();

  bool is_undefined() const { return state_ == State::undefined; }
  bool is_zero() const { return state_ == State::known && coefficient_.sign() == 0; }
  int sign() const { return coefficient_.sign(); }  ///< of a known number

  /// The value where it is rational and known; else absent.
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
