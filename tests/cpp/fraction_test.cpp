#include "numbers/fraction.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>

using deconfuse::Fraction;
using deconfuse::Integer;

namespace {

constexpr Integer largest = ~(Integer{1} << 127);

Integer power_of_two(int exponent) { return Integer{1} << exponent; }

/// A value modulo the prime 2^61 - 1, to check fractions of any size.
class Residue {
 public:
  explicit Residue(Integer value) : value_((value % prime + prime) % prime) {}
  explicit Residue(const Fraction& value)
      : Residue(Residue(value.numerator()) * Residue(value.denominator()).inverse()) {}

  friend Residue operator+(Residue a, Residue b) { return Residue(a.value_ + b.value_); }
  friend Residue operator-(Residue a, Residue b) { return Residue(a.value_ - b.value_); }
  friend Residue operator*(Residue a, Residue b) { return Residue(a.value_ * b.value_); }
  friend Residue operator/(Residue a, Residue b) { return a * b.inverse(); }
  friend bool operator==(Residue a, Residue b) { return a.value_ == b.value_; }

  bool is_zero() const { return value_ == 0; }

 private:
  static constexpr Integer prime = (Integer{1} << 61) - 1;

  Residue inverse() const {
    Residue result(Integer{1});
    Residue power = *this;
    for (Integer exponent = prime - 2; exponent > 0; exponent /= 2) {
      if (exponent % 2 == 1) result = result * power;
      power = power * power;
    }
    return result;
  }

  Integer value_;
};

double approximate(const Fraction& value) {
  return static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
}

bool in_lowest_terms(const Fraction& value) {
  Integer a = value.numerator() < 0 ? -value.numerator() : value.numerator();
  Integer b = value.denominator();
  if (b <= 0) return false;
  while (b != 0) {
    const Integer rest = a % b;
    a = b;
    b = rest;
  }
  return a == 1;
}

}  // namespace

TEST_CASE("fractions are kept in lowest terms with a positive denominator") {
  CHECK(Fraction().text() == "0");
  CHECK(Fraction(0, -7).text() == "0");
  CHECK(Fraction(6, 4).text() == "3/2");
  CHECK(Fraction(-6, 4).text() == "-3/2");
  CHECK(Fraction(6, -4).text() == "-3/2");
  CHECK(Fraction(-6, -4).text() == "3/2");
  CHECK(Fraction(8, 4).text() == "2");
  CHECK(Fraction(8, 4).whole());
  CHECK_FALSE(Fraction(8, 3).whole());
  CHECK(Fraction(6, 4) == Fraction(3, 2));
  CHECK_FALSE(Fraction(6, 4) == Fraction(2, 3));
  CHECK(Fraction(-3).sign() == -1);
  CHECK(Fraction(0).sign() == 0);
  CHECK(Fraction(1, 9).sign() == 1);
}

TEST_CASE("arithmetic of small fractions agrees with whole numbers") {
  constexpr int most = 7;
  for (int a = -most; a <= most; ++a) {
    for (int b = 1; b <= most; ++b) {
      for (int c = -most; c <= most; ++c) {
        for (int d = 1; d <= most; ++d) {
          const Fraction left(a, b);
          const Fraction right(c, d);
          REQUIRE(left + right == Fraction(a * d + c * b, b * d));
          REQUIRE(left - right == Fraction(a * d - c * b, b * d));
          REQUIRE(left * right == Fraction(a * c, b * d));
          REQUIRE((left / right).present() == (c != 0));
          if (c != 0) REQUIRE(left / right == Fraction(a * d, b * c));
          REQUIRE(in_lowest_terms(left + right));
          REQUIRE((left == right) == (a * d == c * b));
        }
      }
    }
  }
}

TEST_CASE("an absent number makes every result absent") {
  const Fraction absent = Fraction::absent();
  const Fraction half(1, 2);
  CHECK_FALSE(absent.present());
  CHECK_FALSE(absent.whole());
  CHECK(absent.text().empty());
  CHECK_FALSE(Fraction(1, 0).present());
  CHECK_FALSE((half / Fraction(0)).present());
  CHECK_FALSE((-absent).present());
  CHECK_FALSE(absent.root(2).present());
  for (const Fraction& other : {half, Fraction(0), absent}) {
    CHECK_FALSE((absent + other).present());
    CHECK_FALSE((other + absent).present());
    CHECK_FALSE((absent - other).present());
    CHECK_FALSE((other - absent).present());
    CHECK_FALSE((absent * other).present());
    CHECK_FALSE((other * absent).present());
    CHECK_FALSE((absent / other).present());
    CHECK_FALSE((other / absent).present());
  }
}

TEST_CASE("results at the edge of 128 bits") {
  const Fraction most(largest);
  CHECK(most.text() == "170141183460469231731687303715884105727");
  CHECK((-most).text() == "-170141183460469231731687303715884105727");
  CHECK((most - most).text() == "0");
  CHECK((most - Fraction(1) + Fraction(1)) == most);
  CHECK_FALSE((most + Fraction(1)).present());
  CHECK_FALSE((-most - Fraction(2)).present());
  CHECK_FALSE((most * Fraction(2)).present());
  CHECK((most / most).text() == "1");
  CHECK((most * Fraction(1, largest)).text() == "1");
  CHECK((Fraction(1, largest) + Fraction(-1, largest)).text() == "0");
  CHECK((Fraction(power_of_two(100), 3) * Fraction(3, power_of_two(99))).text() == "2");
  CHECK((Fraction(1, power_of_two(126)) + Fraction(1, power_of_two(126))) ==
        Fraction(1, power_of_two(125)));
  CHECK_FALSE((Fraction(1, power_of_two(126)) * Fraction(1, 2)).present());

  SUBCASE("-2^127 has no negative, so it does not fit") {
    CHECK_FALSE((-most - Fraction(1)).present());
    CHECK_FALSE((Fraction(-power_of_two(64)) * Fraction(power_of_two(63))).present());
    CHECK_FALSE(Fraction(-largest - 1).present());
    CHECK_FALSE(Fraction(1, -largest - 1).present());
    CHECK_FALSE(Fraction(-largest - 1, -1).present());
  }
}

TEST_CASE("a result of large random operands is right or absent") {
  std::mt19937_64 random(1);
  const auto number = [&](int bits) {
    const Integer wide = (Integer{static_cast<std::int64_t>(random())} << 62) ^
                         Integer { static_cast<std::int64_t>(random()) };
    return wide >> (126 - bits);
  };
  int present = 0;
  int absent = 0;
  const auto check = [&](const Fraction& result, Residue expected) {
    if (result.present()) {
      ++present;
      REQUIRE(in_lowest_terms(result));
      REQUIRE(Residue(result) == expected);
    } else {
      ++absent;
    }
  };
  for (int round = 0; round < 4000; ++round) {
    const auto bits = [&] { return 1 + static_cast<int>(random() % 126); };
    // Half of the rounds have a common factor, as sums of similar fractions do.
    const Integer common = round % 2 == 0 ? 1 : 1 + (number(40) & (power_of_two(40) - 1));
    const auto fraction = [&] {
      return Fraction(number(bits()), 1) * Fraction(1, common) *
             Fraction(1, 1 + (number(62) & (power_of_two(62) - 1)));
    };
    const Fraction left = fraction();
    const Fraction right = fraction();
    if (!left.present() || !right.present()) continue;
    check(left + right, Residue(left) + Residue(right));
    check(left - right, Residue(left) - Residue(right));
    check(left * right, Residue(left) * Residue(right));
    if (right.sign() != 0) check(left / right, Residue(left) / Residue(right));
  }
  CHECK(present > 1000);
  CHECK(absent > 1000);
}

TEST_CASE("the exact value of a double") {
  struct Case {
    double value;
    std::string text;
  };
  const Case cases[] = {
      {0, "0"},
      {-0.0, "0"},
      {1, "1"},
      {-2.5, "-5/2"},
      {0.1, "3602879701896397/36028797018963968"},
      {9007199254740993.0, "9007199254740992"},
      {1e22, "10000000000000000000000"},
      {std::ldexp(1, 126), "85070591730234615865843651857942052864"},
      {std::ldexp(-1, 126), "-85070591730234615865843651857942052864"},
      {std::ldexp(1, 127), ""},
      {std::ldexp(3, 126), ""},
      {std::ldexp(1, -126), "1/85070591730234615865843651857942052864"},
      {std::ldexp(1, -127), ""},
      {std::ldexp(1, -1074), ""},
      {std::numeric_limits<double>::max(), ""},
      {std::numeric_limits<double>::infinity(), ""},
      {-std::numeric_limits<double>::infinity(), ""},
      {std::numeric_limits<double>::quiet_NaN(), ""},
  };
  for (const Case& row : cases) {
    CAPTURE(row.value);
    CHECK(Fraction::of(row.value).text() == row.text);
  }

  std::mt19937_64 random(2);
  for (int round = 0; round < 2000; ++round) {
    const double value =
        std::ldexp(static_cast<double>(random() >> 11), static_cast<int>(random() % 140) - 110);
    const Fraction fraction = Fraction::of(value);
    if (fraction.present()) REQUIRE(approximate(fraction) == value);
  }
}

TEST_CASE("the decimal that a double was written as") {
  struct Case {
    double value;
    std::string text;
  };
  const Case cases[] = {
      {0, "0"},
      {-0.0, "0"},
      {1, "1"},
      {0.1, "1/10"},
      {-0.1, "-1/10"},
      {0.05, "1/20"},
      {0.25, "1/4"},
      {1.25, "5/4"},
      {1e-7, "1/10000000"},
      {123456.789, "123456789/1000"},
      {0.123456789012345, "24691357802469/200000000000000"},
      {3.7e-20, "37/1000000000000000000000"},
      {1e-22, "1/10000000000000000000000"},
      {1e22, "10000000000000000000000"},
      {9007199254740992, "9007199254740992"},
      // A decimal of 17 digits was not typed by anyone.
      {0.1 + 0.2, "1351079888211149/4503599627370496"},
      {std::ldexp(1, -1074), ""},
      {1e300, ""},
      {std::numeric_limits<double>::infinity(), ""},
      {std::numeric_limits<double>::quiet_NaN(), ""},
  };
  for (const Case& row : cases) {
    CAPTURE(row.value);
    CHECK(Fraction::of_decimal(row.value).text() == row.text);
  }
  Integer scale = 1;
  std::mt19937_64 random(3);
  for (int places = 0; places <= 22; ++places, scale *= 10) {
    for (int round = 0; round < 100; ++round) {
      const auto numerator = static_cast<std::int64_t>(random() % 1'000'000'000'000'000);
      const double value = static_cast<double>(numerator) / static_cast<double>(scale);
      REQUIRE(Fraction::of_decimal(value) == Fraction(numerator, scale));
    }
  }
}

TEST_CASE("roots are rational or absent") {
  struct Case {
    Fraction value;
    int degree;
    std::string text;
  };
  const Case cases[] = {
      {Fraction(0), 2, "0"},
      {Fraction(1), 9, "1"},
      {Fraction(4), 2, "2"},
      {Fraction(9, 16), 2, "3/4"},
      {Fraction(8, 27), 3, "2/3"},
      {Fraction(2), 2, ""},
      {Fraction(4, 3), 2, ""},
      {Fraction(3, 4), 2, ""},
      {Fraction(-4), 2, ""},
      {Fraction(-8), 3, ""},
      {Fraction(5, 7), 1, "5/7"},
      {Fraction(largest), 1, "170141183460469231731687303715884105727"},
      {Fraction(largest), 2, ""},
      {Fraction(power_of_two(126)), 2, "9223372036854775808"},
      {Fraction(power_of_two(126)), 126, "2"},
      {Fraction(power_of_two(126) - 1), 126, ""},
      {Fraction(1, power_of_two(126)), 63, "1/4"},
      {Fraction(16), 0, ""},
      {Fraction(2), 1000, ""},
  };
  for (const Case& row : cases) {
    CAPTURE(row.value.text());
    CAPTURE(row.degree);
    CHECK(row.value.root(row.degree).text() == row.text);
  }
  for (int value = 0; value <= 1000; ++value) {
    const int root = static_cast<int>(std::lround(std::sqrt(value)));
    REQUIRE(Fraction(value).root(2).present() == (root * root == value));
  }
}
