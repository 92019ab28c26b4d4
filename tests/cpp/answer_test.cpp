#include "checker/answer.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "formula/undefined.hpp"

using namespace deconfuse;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double e = 2.718281828459045;

Answer only_reading(std::string_view text) {
  CAPTURE(text);
  const std::vector<Answer> readings = read_answer(text);
  REQUIRE(readings.size() == 1);
  return readings[0];
}

Answer first_reading(std::string_view text) {
  CAPTURE(text);
  const std::vector<Answer> readings = read_answer(text);
  REQUIRE_FALSE(readings.empty());
  return readings[0];
}

}  // namespace

TEST_CASE("numbers as people write them") {
  struct Case {
    std::string_view text;
    double value;
    int decimals;
  };
  const Case table[] = {
      {"0.72", 0.72, 2},
      {"0,72", 0.72, 2},
      {".72", 0.72, 2},
      {",72", 0.72, 2},
      {"+0.720", 0.72, 3},
      {"-0.13", -0.13, 2},
      {"\u22120.13", -0.13, 2},
      {"\u20130,13", -0.13, 2},
      {"\u2212 0.13", -0.13, 2},
      {"7.2e-1", 0.72, 2},
      {"7.2E\u22121", 0.72, 2},
      {"7,2e-01", 0.72, 2},
      {"7.2\u00B710^-1", 0.72, 2},
      {"7.2x10^-1", 0.72, 2},
      {"7.2 X 10^-1", 0.72, 2},
      {"7.2*10^-1", 0.72, 2},
      {"7,2 \u00D7 10\u207B\u00B9", 0.72, 2},
      {"72\u00D710\u207B\u00B2", 0.72, 2},
      {"1e-12", 1e-12, 12},
      {"= 0.72", 0.72, 2},
      {"0'72", 0.72, 2},
      {"-0\u201972", -0.72, 2},
      {"0.72\u2026", 0.72, 2},
      {"accuracy: 0.72", 0.72, 2},
      {"precision of 3: 0.72", 0.72, 2},
      {"aprox. 0,72", 0.72, 2},
      {"about 0.72", 0.72, 2},
      {"\u22480.72", 0.72, 2},
      {"~0.72", 0.72, 2},
      {"F1 = 0.72", 0.72, 2},
      {"18/25 = 0.72", 0.72, 2},
      {"H(Y) = 0.7219\u2026 \u2248 0,72.", 0.72, 2},
      {"  0.72 \t\r\n", 0.72, 2},
      {"\u00A00.72\u202F", 0.72, 2},
      {"\uFEFF0.72", 0.72, 2},
      {"0.72.", 0.72, 2},
      {"0", 0, 0},
      {"-0.00", 0, 2},
      {"1.", 1, 0},
      {"1", 1, 0},
      {"0.1234567890123456789", 0.1234567890123456789, 19},
      {"0e9", 0, 0},
  };
  for (const Case& row : table) {
    const Answer answer = only_reading(row.text);
    CAPTURE(row.text);
    CHECK(answer.value == row.value);
    CHECK(std::signbit(answer.value) == std::signbit(row.value));
    CHECK(answer.decimals == row.decimals);
    CHECK_FALSE(answer.undefined);
    CHECK_FALSE(answer.fraction);
    CHECK(answer.percent == Answer::Percent::none);
    CHECK_FALSE(answer.base.has_value());
  }
}

TEST_CASE("thousands marks, and the last mark as decimal sign") {
  struct Case {
    std::string_view text;
    double value;
    int decimals;
    std::optional<double> second = {};
  };
  const Case table[] = {
      {"1 234", 1234, 0},
      {"1\u00A0234", 1234, 0},
      {"1\u202F234\u202F567", 1234567, 0},
      {"1'234.5", 1234.5, 1},
      {"1\u2019234,5", 1234.5, 1},
      {"1,234.5", 1234.5, 1},
      {"1.234,5", 1234.5, 1},
      {"1 234,5", 1234.5, 1},
      {"1 234,567", 1234.567, 3},
      {"1,234,567", 1234567, 0},
      {"1.234.567", 1234567, 0},
      {"1.234.567,89", 1234567.89, 2},
      {"-1,234.5", -1234.5, 1},
      {"1,234", 1.234, 3, 1234},
      {"1.234", 1.234, 3, 1234},
      {"123.456", 123.456, 3, 123456},
      {"-12,345", -12.345, 3, -12345},
      {"1234.567", 1234.567, 3},
      {"1.2345", 1.2345, 4},
      {"01.234", 1.234, 3},
      {"1.234e0", 1.234, 3},
      {"7.2e2", 720, -1},
      {"3e2", 300, -2},
  };
  for (const Case& row : table) {
    CAPTURE(row.text);
    const std::vector<Answer> readings = read_answer(row.text);
    REQUIRE(readings.size() == (row.second ? 3 : 2));
    CHECK(readings[0].value == row.value);
    CHECK(readings[0].decimals == row.decimals);
    if (row.second) {
      CHECK(readings[1].value == *row.second);
      CHECK(readings[1].decimals == 0);
    }
    // All values are above 1, so the answer may be a percentage without its sign.
    CHECK(readings.back().percent == Answer::Percent::missing);
    CHECK(readings.back().value == doctest::Approx(row.value / 100).epsilon(1e-15));
    CHECK(readings.back().decimals == row.decimals + 2);
  }
  // Marks that cannot separate thousands.
  for (const std::string_view text : {"0.123", "0,123", ".123", "-0.123"}) only_reading(text);
}

TEST_CASE("percentages") {
  struct Case {
    std::string_view text;
    double value;
    int decimals;
  };
  const Case written[] = {
      {"72 %", 0.72, 2},
      {"72%", 0.72, 2},
      {"72.4 %", 0.724, 3},
      {"72,4%.", 0.724, 3},
      {"72\u00A0%", 0.72, 2},
      {"72 por ciento", 0.72, 2},
      {"72 percent", 0.72, 2},
      {"72 Per Cent", 0.72, 2},
      {"-13.5 %", -0.135, 3},
      {"F1 = 71.43 %", 0.7143, 4},
      {"1 234,5 %", 12.345, 3},
      {"29 %", 0.29, 2},
      {"57.000000 %", 0.57, 8},
      {"72 Prozent", 0.72, 2},
      {"72,4 pour cent", 0.724, 3},
      {"ungef\u00E4hr 72 %", 0.72, 2},
  };
  for (const Case& row : written) {
    CAPTURE(row.text);
    const Answer answer = only_reading(row.text);
    CHECK(answer.value == row.value);
    CHECK(answer.decimals == row.decimals);
    CHECK(answer.percent == Answer::Percent::written);
  }

  const std::vector<Answer> superfluous = read_answer("0.72 %");
  REQUIRE(superfluous.size() == 2);
  CHECK(superfluous[0].value == 0.0072);
  CHECK(superfluous[0].decimals == 4);
  CHECK(superfluous[0].percent == Answer::Percent::written);
  CHECK(superfluous[1].value == 0.72);
  CHECK(superfluous[1].decimals == 2);
  CHECK(superfluous[1].percent == Answer::Percent::ignored);
  CHECK(read_answer("1 %").size() == 2);
  CHECK(read_answer("1.5 %").size() == 1);

  const std::vector<Answer> missing = read_answer("72.4");
  REQUIRE(missing.size() == 2);
  CHECK(missing[0].value == 72.4);
  CHECK(missing[0].percent == Answer::Percent::none);
  CHECK(missing[1].value == 0.724);
  CHECK(missing[1].decimals == 3);
  CHECK(missing[1].percent == Answer::Percent::missing);
  CHECK(read_answer("-72").back().value == -0.72);
  CHECK(read_answer("1").size() == 1);

  // "1,234 %" is 1.234 % or 1234 %.
  const std::vector<Answer> both = read_answer("1,234 %");
  REQUIRE(both.size() == 2);
  CHECK(both[0].value == 0.01234);
  CHECK(both[1].value == 12.34);
  CHECK(both[1].decimals == 2);
}

TEST_CASE("quotients") {
  struct Case {
    std::string_view text;
    double value;
  };
  const Case table[] = {
      {"18/25", 0.72},
      {"18 / 25", 0.72},
      {"18\u221525", 0.72},
      {"18\u204425.", 0.72},
      {"18\u00F725", 0.72},
      {"P = 5/7", 5.0 / 7},
      {"0,8/1,1", 0.8 / 1.1},
      {"-3/4", -0.75},
      {"\u22123/\u22124", 0.75},
      {"25/18", 25.0 / 18},
      {"0/5", 0},
      {"18:25", 0.72},
      {"P = 18 : 25", 0.72},
      {"18 of 25", 0.72},
      {"18 out of 25", 0.72},
      {"18 de 25", 0.72},
      {"P: 18 de 25", 0.72},
      {"18 entre 25", 0.72},
  };
  for (const Case& row : table) {
    CAPTURE(row.text);
    const Answer answer = only_reading(row.text);
    CHECK(answer.value == row.value);
    CHECK(answer.fraction);
    CHECK_FALSE(answer.undefined);
  }
  CHECK(first_reading("18/25").percent == Answer::Percent::none);
  const std::vector<Answer> thousands = read_answer("1,234/2,468");
  REQUIRE(thousands.size() == 2);
  CHECK(thousands[0].value == 0.5);
  CHECK(thousands[1].value == 0.5);
  const std::vector<Answer> one_side = read_answer("1,234/2000");
  REQUIRE(one_side.size() == 2);
  CHECK(one_side[0].value == 1.234 / 2000);
  CHECK(one_side[1].value == 0.617);
}

TEST_CASE("a number repeated in brackets") {
  struct Case {
    std::string_view text;
    double value;
    int decimals;
  };
  const Case table[] = {
      {"0.8 (80 %)", 0.8, 1},       {"0,776 (77,6 %)", 0.776, 3}, {"0.7759 (78%)", 0.7759, 4},
      {"F1 = 0.72 (72)", 0.72, 2},  {"77.6 % (0.776)", 0.776, 3}, {"2/3 (0.667)", 2.0 / 3, 0},
      {"18 of 25 (72 %)", 0.72, 0}, {"0.8 (80 %) ", 0.8, 1},      {"0.8 (0.80) (80 %)", 0.8, 1},
  };
  for (const Case& one : table) {
    CAPTURE(one.text);
    const Answer answer = first_reading(one.text);
    CHECK(answer.value == doctest::Approx(one.value).epsilon(1e-15));
    if (!answer.fraction) CHECK(answer.decimals == one.decimals);
  }
  CHECK(first_reading("0/0 (undefined)").undefined);
  for (std::string_view text : {"0.8 (87 %)", "0.8 (0.9)", "0.8 (undefined)", "0.8 (", "0.8 ()",
                                "0.8 (80 %", "x (0.8)", "0.8 (macro)"}) {
    CAPTURE(text);
    CHECK(read_answer(text).empty());
  }
}

TEST_CASE("units of information") {
  struct Case {
    std::string_view text;
    double value;
    double base;
  };
  const Case table[] = {
      {"1.85 bits", 1.85, 2},      {"1 bit", 1, 2},
      {"1,85bits", 1.85, 2},       {"1.28 nats", 1.28, e},
      {"1.28 NAT", 1.28, e},       {"0.56 bans", 0.56, 10},
      {"0.56 ban", 0.56, 10},      {"0.56 dits", 0.56, 10},
      {"0.56 Hartley", 0.56, 10},  {"1 dit", 1, 10},
      {"0.56 hartleys", 0.56, 10}, {"H = 1.85 shannons.", 1.85, 2},
  };
  for (const Case& row : table) {
    CAPTURE(row.text);
    const Answer answer = only_reading(row.text);
    CHECK(answer.value == row.value);
    REQUIRE(answer.base.has_value());
    CHECK(*answer.base == row.base);
    CHECK(answer.percent == Answer::Percent::none);
  }
}

TEST_CASE("answers that say that there is no number") {
  for (const std::string_view text : {"undefined",
                                      "Undefined.",
                                      "not defined",
                                      "NOT  DEFINED",
                                      "indefinido",
                                      "Indefinida",
                                      "no definido",
                                      "nicht definiert",
                                      "Division durch Null",
                                      "unendlich",
                                      "non d\u00E9fini",
                                      "Ind\u00E9finie.",
                                      "n\u2019existe pas",
                                      "0/0",
                                      "0 / 0",
                                      "5/0",
                                      "0.0/0,00",
                                      "n/a",
                                      "N/A",
                                      "NA",
                                      "NaN",
                                      "none",
                                      "null",
                                      "-",
                                      "\u2014",
                                      "\u2013",
                                      "\u221E",
                                      "-\u221E",
                                      "inf",
                                      "-inf",
                                      "+Infinity",
                                      "infinito",
                                      "F1 = 0/0",
                                      "MCC = undefined",
                                      "undef",
                                      "0:0",
                                      "#DIV/0!",
                                      "sin definir",
                                      "Infinita",
                                      "no esta definida",
                                      "No est\u00E1 definido.",
                                      "divisi\u00F3n por cero",
                                      "DIVISI\u00D3N ENTRE 0"}) {
    CAPTURE(text);
    const Answer answer = only_reading(text);
    CHECK(answer.undefined);
    CHECK(std::isnan(answer.value));
    CHECK(gives(undefined, answer));
    CHECK_FALSE(gives(0, answer));
    CHECK_FALSE(gives(infinity, answer));
    CHECK_FALSE(is_truncation(undefined, answer));
    CHECK_FALSE(is_one_off(0, answer));
  }
}

TEST_CASE("texts that are no answer") {
  for (const std::string_view text : {"",
                                      " ",
                                      ".",
                                      ",",
                                      "..",
                                      "abc",
                                      "F1",
                                      "0.72 0.73",
                                      "0.7.2",
                                      "0,7,2",
                                      "1,23,456",
                                      "12 34",
                                      "0 234",
                                      "1,2345,678",
                                      "1,234'567.8",
                                      "1.234,567.8",
                                      "1'",
                                      "72.%",
                                      "%",
                                      "% 72",
                                      "bits",
                                      "1.85 mbits",
                                      "e5",
                                      "1e",
                                      "1e-",
                                      "1e+-5",
                                      "1e1234",
                                      "1e400",
                                      "1e5e5",
                                      "7.2x",
                                      "7.2x9^-1",
                                      "7.2x10^",
                                      "7.2x10^2.5",
                                      "/",
                                      "1/",
                                      "/2",
                                      "1/2/3",
                                      "1//2",
                                      "a/b",
                                      "--0.5",
                                      "+-0.5",
                                      "<0.5",
                                      "0.72 =",
                                      "0x1F",
                                      "\u00B2",
                                      "\xFF\xFE",
                                      "0.7\xC2",
                                      "1e300/1e-300",
                                      "0.72 & 0.73",
                                      "18:",

                                      "18 of",
                                      "of 25",
                                      "18 of 25 of 36",

                                      "0''72",
                                      "about"}) {
    CAPTURE(text);
    CHECK(read_answer(text).empty());
  }
  CHECK(read_answer(std::string_view("0.7\0", 4)).empty());
  CHECK(read_answer(std::string("1") + '\0' + "234").empty());
}

TEST_CASE("texts of any length and any bytes") {
  CHECK(read_answer(std::string(200, '7')).size() == 2);
  CHECK(read_answer(std::string(201, '7')).empty());
  CHECK(read_answer("0." + std::string(198, '3')).size() == 1);
  CHECK(read_answer(std::string(10'000'000, '9')).empty());
  CHECK(read_answer(std::string(200, '/')).empty());
  CHECK(read_answer(std::string(200, '=')).empty());
  CHECK(read_answer(std::string(199, '(') + "1").empty());

  std::mt19937_64 random(7);
  constexpr std::string_view pieces[] = {
      "0",      "7",   "12",  "345",    ".",    ",",      " ",      "'",         "/", "-",
      "\u2212", "+",   "%",   "e",      "x10^", "\u00B7", "\u00B9", "\u207B",    "=", "~",
      "bits",   "nat", "inf", "\u221E", "\xE2", "\x80",   "na",     "por ciento"};
  std::size_t read = 0;
  for (int round = 0; round < 200'000; ++round) {
    std::string text;
    for (std::size_t left = random() % 9; left > 0; --left) {
      text += pieces[random() % std::size(pieces)];
    }
    CAPTURE(text);
    const std::vector<Answer> readings = read_answer(text);
    REQUIRE(readings.size() <= 3);
    for (const Answer& answer : readings) {
      ++read;
      REQUIRE(std::isnan(answer.value) == answer.undefined);
      REQUIRE_FALSE(std::isinf(answer.value));
      REQUIRE(gives(answer.value, answer));
      REQUIRE_FALSE(is_truncation(answer.value, answer));
      REQUIRE_FALSE(is_one_off(answer.value, answer));
    }
  }
  CHECK(read > 10'000);
}

TEST_CASE("right, truncated, or one off") {
  struct Case {
    double value;
    std::string_view answer;
    std::string_view verdict;
  };
  constexpr std::string_view right = "right";
  constexpr std::string_view cut = "truncated, one off";
  constexpr std::string_view one_off = "one off";
  constexpr std::string_view wrong = "wrong";
  const Case table[] = {
      {5.0 / 7, "0.7143", right},
      {5.0 / 7, "0.71", right},
      {5.0 / 7, "0.7142", cut},
      {5.0 / 7, "71.42 %", cut},
      {5.0 / 7, "71.43 %", right},
      {5.0 / 7, "0.7144", one_off},
      {5.0 / 7, "0.7141", wrong},
      {5.0 / 7, "0.7145", wrong},
      {5.0 / 7, "5/7", right},
      {5.0 / 7, "10/14", right},
      {5.0 / 7, "0.7142857142857143", right},
      {5.0 / 7, "7142857/10000000", wrong},
      {45.0 / 58, "0.7758", cut},
      {12.0 / 17, "0.7058", cut},
      {45.0 / 58, "0.79", one_off},
      {-5.0 / 7, "-0.7142", cut},
      {-5.0 / 7, "-0.7143", right},
      {-5.0 / 7, "0.7143", wrong},
      {-0.004, "-0.00", right},
      // Both neighbours of a half are right, also if the double is slightly less or more.
      {0.125, "0.12", right},
      {0.125, "0.13", right},
      {0.285, "0.28", right},
      {0.285, "0.29", right},
      {1.005, "1.00", right},
      {1.005, "1.01", right},
      {2.5, "2", right},
      {2.5, "3", right},
      {2.51, "2", cut},
      {0.1 + 0.2, "0.3", right},
      {0.1 + 0.2, "3/10", right},
      {0.1 + 0.2, "0.3000000000000000", right},
      {0.29, "0.29", right},
      {0.29, "0.28", one_off},
      {1234.4, "1234", right},
      {1299, "12e2", cut},
      {1e-9, "1e-9", right},
      {1e-9, "1.1e-9", one_off},
      {1e-9, "1.2e-9", wrong},
      {1e-9, "0.00", right},
      {0, "0", right},
      {0, "0/7", right},
      {undefined, "0", wrong},
      {undefined, "0/7", wrong},
      {infinity, "1e300", wrong},
      {-infinity, "-1e300", wrong},
      {1e300, "1e300", right},
  };
  for (const Case& row : table) {
    CAPTURE(row.value);
    CAPTURE(row.answer);
    const Answer answer = first_reading(row.answer);
    CHECK(gives(row.value, answer) == (row.verdict == right));
    CHECK(is_truncation(row.value, answer) == (row.verdict == cut));
    CHECK(is_one_off(row.value, answer) == (row.verdict == cut || row.verdict == one_off));
  }
}

TEST_CASE("rounding and truncation to fewer digits") {
  struct Case {
    double value;
    int decimals;
    double rounded;
    double truncated;
  };
  const Case table[] = {
      {5.0 / 7, 4, 0.7143, 0.7142},
      {-5.0 / 7, 4, -0.7143, -0.7142},
      {0.5, 0, 1, 0},
      {-0.5, 0, -1, 0},
      {1.005, 2, 1.01, 1.00},
      {0.285, 2, 0.29, 0.28},
      {0.29, 2, 0.29, 0.29},     // 0.29·100 is 28.999999999999996
      {1.1 * 3, 1, 3.3, 3.3},    // 3.3000000000000003
      {0.1 + 0.7, 1, 0.8, 0.8},  // 0.7999999999999999
      {0.0004, 3, 0, 0},
      {-0.0004, 3, 0, 0},
      {58, 4, 58, 58},
      {1299, -2, 1300, 1200},
      {1250, -2, 1300, 1200},
      {123456789.987, 2, 123456789.99, 123456789.98},
      {1e300, 2, 1e300, 1e300},
      {0.123, 400, 0.123, 0.123},
      {0.123, -400, 0, 0},
      {infinity, 2, infinity, infinity},
  };
  for (const Case& row : table) {
    CAPTURE(row.value);
    CAPTURE(row.decimals);
    CHECK(rounded(row.value, row.decimals) == row.rounded);
    CHECK(truncated(row.value, row.decimals) == row.truncated);
    CHECK_FALSE((row.rounded == 0 && std::signbit(rounded(row.value, row.decimals))));
  }
  CHECK(std::isnan(rounded(undefined, 2)));
  CHECK(std::isnan(truncated(undefined, 2)));
}

TEST_CASE("a rounded number is a right answer, a truncated one is right or a truncation") {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> uniform(-2, 2);
  for (int round = 0; round < 20'000; ++round) {
    const double value = uniform(random);
    Answer answer;
    answer.decimals = static_cast<int>(random() % 9);
    CAPTURE(value);
    CAPTURE(answer.decimals);
    answer.value = rounded(value, answer.decimals);
    REQUIRE(gives(value, answer));
    REQUIRE(std::fabs(answer.value - value) <= 0.5 * std::pow(10.0, -answer.decimals) + 1e-9);
    answer.value = truncated(value, answer.decimals);
    REQUIRE(gives(value, answer) != is_truncation(value, answer));
    REQUIRE(std::fabs(answer.value) <= std::fabs(value) + 1e-9);
    REQUIRE(std::fabs(answer.value - value) < std::pow(10.0, -answer.decimals));
  }
}
