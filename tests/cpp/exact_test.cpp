#include "formula/exact.hpp"

#include <doctest/doctest.h>

#include <string>

using deconfuse::Exact;
using deconfuse::Fraction;
using deconfuse::Integer;

namespace {

const Exact undefined = Exact::undefined();
const Exact unknown = Exact::unknown();

Exact number(int numerator, int denominator = 1) { return Fraction(numerator, denominator); }

/// "undefined", "unknown", the fraction, or "surd" for a known irrational number.
std::string text(const Exact& value) {
  if (value.is_undefined()) return "undefined";
  if (!value.is_known()) return "unknown";
  return value.fraction().present() ? value.fraction().text() : "surd";
}

}  // namespace

TEST_CASE("square roots cancel") {
  const Exact root2 = root(number(2));
  const Exact root8 = root(number(8));
  const Exact root3 = root(number(3));
  CHECK(text(root2) == "surd");
  CHECK(text(root8 / root2) == "2");
  CHECK(text(root2 * root8) == "4");
  CHECK(text(root2 * root2) == "2");
  CHECK(text(root2 + root8) == "surd");
  CHECK(text((root2 + root8) / root2) == "3");
  CHECK(text(root8 + -root2 + -root2) == "0");
  CHECK(text(number(1) / root(number(4))) == "1/2");
  CHECK(text(root(number(9, 16))) == "3/4");
  CHECK(text(root(number(1, 2)) * root2) == "1");
  CHECK(text(root2 / number(3) * root2) == "2/3");
  CHECK(text(root(number(0))) == "0");
  CHECK(text(root2 * number(0)) == "0");
  CHECK(text(root2 + number(0)) == "surd");
  CHECK(text((number(0) + root2) * root2) == "2");
  CHECK(text(root2 + root3) == "unknown");
  CHECK(text(root2 + number(1)) == "unknown");
  CHECK(text(root2 * root3) == "surd");
  CHECK(text(root(root2)) == "unknown");
  CHECK(text(root(number(-1))) == "undefined");
  CHECK(root2.sign() == 1);
  CHECK((-root2).sign() == -1);
}

TEST_CASE("undefined outranks unknown, except that a known factor of zero outranks unknown") {
  CHECK(text(undefined) == "undefined");
  CHECK(text(unknown) == "unknown");
  CHECK(text(Exact(Fraction::absent())) == "unknown");

  for (const Exact& other : {number(0), number(2), root(number(2)), unknown, undefined}) {
    CAPTURE(text(other));
    CHECK(text(undefined + other) == "undefined");
    CHECK(text(other + undefined) == "undefined");
    CHECK(text(undefined * other) == "undefined");
    CHECK(text(other * undefined) == "undefined");
    CHECK(text(undefined / other) == "undefined");
    CHECK(text(other / undefined) == "undefined");
    CHECK(text(other / number(0)) == "undefined");
    CHECK(text(maximum(undefined, other)) == "undefined");
    CHECK(text(minimum(other, undefined)) == "undefined");
    CHECK(text(power(other, undefined)) == "undefined");
    CHECK(text(power(undefined, other)) == "undefined");
    CHECK(text(log(other, undefined)) == "undefined");
    CHECK(text(log(undefined, other)) == "undefined");
  }
  CHECK(text(-undefined) == "undefined");
  CHECK(text(root(undefined)) == "undefined");
  CHECK(text(absolute(undefined)) == "undefined");

  for (const Exact& other : {number(2), root(number(2)), unknown}) {
    CAPTURE(text(other));
    CHECK(text(unknown + other) == "unknown");
    CHECK(text(other + unknown) == "unknown");
    CHECK(text(unknown * other) == "unknown");
    CHECK(text(other * unknown) == "unknown");
    CHECK(text(unknown / other) == "unknown");
    CHECK(text(other / unknown) == "unknown");
    CHECK(text(maximum(unknown, other)) == "unknown");
    CHECK(text(minimum(other, unknown)) == "unknown");
  }
  CHECK(text(-unknown) == "unknown");
  CHECK(text(root(unknown)) == "unknown");
  CHECK(text(absolute(unknown)) == "unknown");
  CHECK(text(number(0) + unknown) == "unknown");
  CHECK(text(number(0) * unknown) == "0");
  CHECK(text(unknown * number(0)) == "0");
  // A 0/0 is found in doubles before anything is computed exactly.
  CHECK(text(number(0) / unknown) == "0");
}

TEST_CASE("results that do not fit 128 bits are unknown") {
  const Exact large = Fraction(Integer{1} << 100);
  CHECK(text(large * large) == "unknown");
  CHECK(text(large * large / large) == "unknown");
  CHECK(text(large / large) == "1");
  CHECK(text(root(large)) == "1125899906842624");
  const Exact surd = root(large * number(3));
  CHECK(text(surd) == "surd");
  CHECK(text(surd * surd) == "unknown");
}

TEST_CASE("powers") {
  CHECK(text(power(number(3), number(4))) == "81");
  CHECK(text(power(number(-2, 3), number(3))) == "-8/27");
  CHECK(text(power(number(5), number(0))) == "1");
  CHECK(text(power(number(0), number(3))) == "0");
  CHECK(text(power(root(number(2)), number(2))) == "2");
  CHECK(text(power(root(number(2)), number(3))) == "surd");
  CHECK(text(power(number(8, 27), number(1, 3))) == "2/3");
  CHECK(text(power(number(8), number(2, 3))) == "4");
  CHECK(text(power(number(0), number(1, 3))) == "0");
  CHECK(text(power(number(2), number(1, 3))) == "unknown");
  CHECK(text(power(number(2), number(-1))) == "unknown");
  CHECK(text(power(number(2), number(100))) == "unknown");
  CHECK(text(power(number(2), number(126))) == "unknown");
  CHECK(text(power(number(2), root(number(2)))) == "unknown");
  CHECK(text(power(root(number(2)), number(1, 2))) == "unknown");
  CHECK(text(power(number(2), Fraction(Integer{1} << 126))) == "unknown");
}

TEST_CASE("logarithms") {
  CHECK(text(log(number(8), number(2))) == "3");
  CHECK(text(log(number(1, 8), number(2))) == "-3");
  CHECK(text(log(number(1000), number(10))) == "3");
  CHECK(text(log(number(1), number(2))) == "0");
  CHECK(text(log(number(1), unknown)) == "0");
  CHECK(text(log(number(6), number(2))) == "unknown");
  CHECK(text(log(number(6), unknown)) == "unknown");
  CHECK(text(log(number(0), number(2))) == "unknown");
  CHECK(text(log(number(-1), number(2))) == "unknown");
  CHECK(text(log(number(2), number(1))) == "unknown");
  CHECK(text(log(number(2), number(0))) == "unknown");
  CHECK(text(log(Fraction(Integer{1} << 126), number(2))) == "126");
}

TEST_CASE("order and absolute value") {
  const Exact root2 = root(number(2));
  const Exact root8 = root(number(8));
  CHECK(text(minimum(number(1, 3), number(1, 2))) == "1/3");
  CHECK(text(maximum(number(1, 3), number(1, 2))) == "1/2");
  CHECK(text(minimum(number(-1), number(1))) == "-1");
  CHECK(text(maximum(number(2), number(2))) == "2");
  CHECK(text(maximum(root2, root8) / root2) == "2");
  CHECK(text(minimum(root2, root8) / root2) == "1");
  CHECK(text(maximum(root2, number(1))) == "unknown");
  CHECK(text(absolute(number(-3, 4))) == "3/4");
  CHECK(text(absolute(number(3, 4))) == "3/4");
  CHECK(text(absolute(-root2) / root2) == "1");
}
