#include "data/message.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <random>
#include <string>

using deconfuse::decimal;

namespace {

std::string printed(double value) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%.7g", value);
  return text.data();
}

}  // namespace

TEST_CASE("numbers in messages are those of printf with seven digits") {
  for (const double value : {0.0,
                             -0.0,
                             1.0,
                             -1.0,
                             10.0,
                             0.98,
                             1.02,
                             -0.02,
                             0.1 + 0.2,
                             1.0 / 3,
                             2.0 / 3,
                             1e-4,
                             1e-5,
                             9.9999994,
                             9.9999996,
                             999999.4,
                             9999999.4,
                             9999999.6,
                             1e7,
                             1e22,
                             123456.75,
                             1e308,
                             2.2250738585072014e-308,
                             4.9e-324,
                             1e-310,
                             std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity()}) {
    CHECK(decimal(value) == printed(value));
  }
  CHECK(decimal(std::numeric_limits<double>::quiet_NaN()) == "nan");
}

TEST_CASE(
    "any number in a message has the digits of printf, except that exact halves may round either "
    "way") {
  std::mt19937_64 random(17);
  int halves = 0;
  for (int trial = 0; trial < 200000; ++trial) {
    const std::uint64_t bits = random();
    double value;
    std::memcpy(&value, &bits, sizeof value);
    // Shares and counts, besides doubles with random bits.
    if (trial % 3 == 1) value = static_cast<double>(bits >> 11) * 0x1p-53;
    if (trial % 3 == 2) value = std::floor(static_cast<double>(bits >> 40)) / 1000;
    if (!std::isfinite(value)) continue;
    CAPTURE(value);
    if (trial % 3 == 2 && (bits >> 40) % 10 == 5) {
      ++halves;
      REQUIRE(std::stod(decimal(value)) == doctest::Approx(value).epsilon(0.50001e-6));
    } else {
      REQUIRE(decimal(value) == printed(value));
    }
  }
  CHECK(halves > 1000);
}
