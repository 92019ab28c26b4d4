#include "formula/exact.hpp"

namespace deconfuse {

Exact::Exact(const Fraction& value)
    : coefficient_(value), state_(value.present() ? State::known : State::unknown) {}

Exact Exact::undefined() { return Exact(State::undefined); }

Exact Exact::unknown() { return Exact(State::unknown); }

Exact Exact::surd(const Fraction& coefficient, const Fraction& radicand) {
  if (!coefficient.present() || !radicand.present()) return unknown();
  if (coefficient.sign() == 0 || radicand.sign() == 0) return Fraction();
  const Fraction rational = radicand.root(2);
  if (rational.present()) return coefficient * rational;
  Exact result(coefficient);
  result.radicand_ = radicand;
  return result;
}

Fraction Exact::fraction() const {
  return state_ == State::known && radicand_ == Fraction(1) ? coefficient_ : Fraction::absent();
}

Exact operator+(const Exact& left, const Exact& right) {
  if (left.is_undefined() || right.is_undefined()) return Exact::undefined();
  if (!left.is_known() || !right.is_known()) return Exact::unknown();
  if (left.is_zero()) return right;
  if (right.is_zero()) return left;
  const Fraction ratio = (right.radicand_ / left.radicand_).root(2);
  if (!ratio.present()) return Exact::unknown();
  return Exact::surd(left.coefficient_ + right.coefficient_ * ratio, left.radicand_);
}

Exact operator-(const Exact& value) {
  Exact result = value;
  result.coefficient_ = -result.coefficient_;
  return result;
}

Exact operator*(const Exact& left, const Exact& right) {
  if (left.is_undefined() || right.is_undefined()) return Exact::undefined();
  if (left.is_zero() || right.is_zero()) return Fraction();
  if (!left.is_known() || !right.is_known()) return Exact::unknown();
  return Exact::surd(left.coefficient_ * right.coefficient_, left.radicand_ * right.radicand_);
}

Exact operator/(const Exact& left, const Exact& right) {
  if (left.is_undefined() || right.is_undefined() || right.is_zero()) return Exact::undefined();
  // An unknown divisor is irrational or too long, but not 0: doubles would have found 0/0.
  if (left.is_zero()) return Fraction();
  if (!left.is_known() || !right.is_known()) return Exact::unknown();
  return Exact::surd(left.coefficient_ / right.coefficient_, left.radicand_ / right.radicand_);
}

Exact root(const Exact& value) {
  if (!value.is_known()) return value;
  const Fraction fraction = value.fraction();
  if (!fraction.present()) return Exact::unknown();
  if (fraction.sign() < 0) return Exact::undefined();
  return Exact::surd(Fraction(1), fraction);
}

Exact power(const Exact& base, const Exact& exponent) {
  if (base.is_undefined() || exponent.is_undefined()) return Exact::undefined();
  const Fraction value = base.fraction();
  const Fraction by = exponent.fraction();
  if (!by.present() || by.sign() < 0 || by.numerator() > 64 || by.denominator() > 64) {
    return Exact::unknown();
  }
  Exact result = Fraction(1);
  for (Integer at = 0; at < by.numerator(); ++at) result = result * base;
  if (by.whole()) return result;
  if (!value.present()) return Exact::unknown();
  return result.fraction().root(static_cast<int>(by.denominator()));
}

Exact log(const Exact& value, const Exact& base) {
  if (value.is_undefined() || base.is_undefined()) return Exact::undefined();
  const Fraction target = value.fraction();
  if (!target.present()) return Exact::unknown();
  if (target == Fraction(1)) return Fraction();
  const Fraction step = base.fraction();
  if (!step.present() || target.sign() <= 0) return Exact::unknown();
  Fraction raised(1);
  for (int exponent = 1; exponent < 127; ++exponent) {
    raised = raised * step;
    if (!raised.present()) break;
    if (raised == target) return Fraction(exponent);
    if (Fraction(1) / raised == target) return Fraction(-exponent);
  }
  return Exact::unknown();
}

Exact absolute(const Exact& value) { return value.is_known() && value.sign() < 0 ? -value : value; }

Exact minimum(const Exact& left, const Exact& right) { return -maximum(-left, -right); }

Exact maximum(const Exact& left, const Exact& right) {
  if (left.is_undefined() || right.is_undefined()) return Exact::undefined();
  const Exact difference = left + -right;
  if (!difference.is_known()) return Exact::unknown();
  return difference.sign() < 0 ? right : left;
}

}  // namespace deconfuse
