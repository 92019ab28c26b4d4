#include "input/long/decimal.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <random>
#include <string>

#include "input/text/number.hpp"
#include "random_cells.hpp"
#include "read_in_pieces.hpp"

using namespace deconfuse;

TEST_CASE("decimals are read as by the plain reader of numbers") {
  std::mt19937_64 random(91);
  int quick = 0;
  const auto check = [&](const std::string& text) {
    for (const char* behind : {",", "\n", "\r\n", " "}) {
      const std::string line = text + behind + "1234567890123456";
      double value = 0, expected = 0;
      const char* end = read_decimal(line.data(), '.', value);
      if (end == nullptr) continue;
      ++quick;
      CAPTURE(text);
      const auto size = static_cast<std::size_t>(end - line.data());
      REQUIRE(size <= text.size());
      if (size < text.size()) continue;
      REQUIRE(read_plain_number(text, '.', expected));
      REQUIRE(bits_of(value) == bits_of(expected));
    }
  };
  for (const char* text : {"0",
                           "-0",
                           "0.0",
                           "-0.0",
                           "0e5",
                           "-0e-400",
                           "1",
                           "1e308",
                           "1.7976931348623157e308",
                           "1.7976931348623159e308",
                           "2e308",
                           "1e400",
                           "4.9e-324",
                           "2.4703282292062327e-324",
                           "2.4703282292062328e-324",
                           "2.2250738585072011e-308",
                           "2.2250738585072014e-308",
                           "1e-400",
                           "9007199254740992",
                           "9007199254740993",
                           "9007199254740993.0",
                           "9007199254740994.5",
                           "18446744073709551615",
                           "18446744073709551616",
                           "9999999999999999999",
                           "0.0000000000000000000000000001",
                           "0.99999999999999999",
                           "0.9999999999999999999999",
                           "1.00000000000000011102230246251565",
                           "1e22",
                           "1e23",
                           "8.5e22",
                           "123456789012345678901234",
                           "000000000000000000000000000001.5",
                           "1e0000000001",
                           "1e12345678",
                           "1e",
                           "1e+",
                           "1.",
                           ".5",
                           "-",
                           "--1",
                           "+1",
                           "1.2.3",
                           "1x",
                           "1_000",
                           "inf",
                           "nan",
                           "0x10",
                           "5e-324",
                           "-1.5e+10"})
    check(text);
  for (int trial = 0; trial < 200000; ++trial) {
    std::uint64_t bits = random();
    if (trial % 3 == 0) bits = bits_of(between(random, -1, 1));
    double value;
    std::memcpy(&value, &bits, sizeof value);
    if (!std::isfinite(value)) continue;
    check(printed(trial % 2 == 0 ? "%.17g" : "%.16e", value));
    if (std::fabs(value) < 1e10) check(printed(formats[random() % std::size(formats)], value));
    // Any digits, also as close to halfway between two doubles as 19 digits can be.
    std::string digits = std::to_string(random() >> (random() % 64));
    if (digits.size() > 1) digits.insert(1 + random() % (digits.size() - 1), ".");
    if (random() % 2 == 0) digits += "e" + std::to_string(static_cast<int>(random() % 700) - 350);
    check(digits);
  }
  CHECK(quick > 1000000);
}
