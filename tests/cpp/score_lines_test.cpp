#include "input/score_lines.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "input/decimal.hpp"
#include "input/number.hpp"
#include "input/read.hpp"

using deconfuse::Kind;
using deconfuse::Missing;
using deconfuse::Notice;
using deconfuse::ProbabilityColumns;
using deconfuse::read_decimal;
using deconfuse::read_plain_number;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::Result;
using deconfuse::ScoreColumns;
using deconfuse::ScoreLines;
using deconfuse::understand_line_by_line;

namespace {

std::optional<Reading> read_in_pieces(std::string_view bytes, const ReadOptions& options,
                                      std::mt19937_64& random) {
  ScoreLines lines(options, random() % 2 == 0 ? bytes.size() : 0);
  std::size_t begin = 0;
  while (begin < bytes.size()) {
    const std::size_t size = random() % 3 == 0 ? random() % 40 : random() % 9000;
    // In a piece of memory of its own, so that reading beyond it is noticed.
    const std::string piece(bytes.substr(begin, size));
    if (!lines.add(piece)) return std::nullopt;
    begin += size;
  }
  if (!lines.finish()) return std::nullopt;
  return lines.read();
}

std::string described(const std::vector<Notice>& notices) {
  std::string text;
  for (const Notice& notice : notices) {
    text += notice.code + " " + std::to_string(notice.line);
    for (const auto& parameter : notice.parameters)
      text += " " + parameter.first + "=" + parameter.second;
    text += "\n";
  }
  return text;
}

std::uint64_t bits_of(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

bool same_bits(const std::vector<double>& one, const std::vector<double>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](double a, double b) { return bits_of(a) == bits_of(b); });
}

void check_same(const Reading& reading, const Result<Reading>& plain) {
  REQUIRE(std::holds_alternative<Reading>(plain));
  const Reading& expected = std::get<Reading>(plain);
  CHECK(described(reading.notices) == described(expected.notices));
  REQUIRE(reading.data.index() == expected.data.index());
  if (const auto* scores = std::get_if<ScoreColumns>(&reading.data)) {
    const auto& others = std::get<ScoreColumns>(expected.data);
    CHECK(scores->names == others.names);
    CHECK(scores->truth == others.truth);
    CHECK(scores->models == others.models);
    REQUIRE(scores->scores.size() == others.scores.size());
    for (std::size_t k = 0; k < others.scores.size(); ++k)
      CHECK(same_bits(scores->scores[k], others.scores[k]));
    CHECK(scores->weights == others.weights);
    CHECK(scores->positive == others.positive);
    CHECK(scores->lower_is_positive == others.lower_is_positive);
    CHECK(scores->decision_values == others.decision_values);
    return;
  }
  const auto& columns = std::get<ProbabilityColumns>(reading.data);
  const auto& others = std::get<ProbabilityColumns>(expected.data);
  CHECK(columns.names == others.names);
  CHECK(columns.truth == others.truth);
  CHECK(columns.labels == others.labels);
  CHECK(same_bits(columns.probabilities, others.probabilities));
  CHECK(columns.weights == others.weights);
  CHECK(columns.positive == others.positive);
  CHECK(columns.normalise == others.normalise);
  CHECK(columns.decision_values == others.decision_values);
}

std::string printed(const char* format, double value) {
  char text[64];
  return std::string(text,
                     static_cast<std::size_t>(std::snprintf(text, sizeof text, format, value)));
}

double between(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11U) / 9007199254740992.0;
}

const std::vector<std::vector<std::string>> label_sets = {
    {"1", "0"},
    {"spam", "ham"},
    {"\"spam\"", "\"ham\""},
    {"New York", "Rome", "a rather long name of a class"},
    {"sí", "no"},
    {"-1", "+1"},
    {"1.0", "0.0"},
    {"1.000000000000000000e+00", "0.000000000000000000e+00"},
    {" a", "b "},
    {"True", "False"},
};

const char* const formats[] = {"%.17g", "%.3f", "%.6f", "%.18e", "%g", "%.1f", "%.25f"};

/// Lines of a label and scores, the label in column `truth`.
std::string table(std::mt19937_64& random, const std::vector<std::string>& labels,
                  std::size_t columns, std::size_t truth, std::string_view delimiter,
                  std::string_view line_break, const char* format, std::size_t lines) {
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) text += delimiter;
      if (column == truth) {
        text += labels[random() % labels.size()];
      } else {
        const double value = random() % 50 == 0  ? static_cast<double>(random() % 5) - 2
                             : random() % 9 == 0 ? std::exp(-between(random, 0, 60))
                                                 : between(random, -1, 2);
        text += printed(format, value);
      }
    }
    text += line_break;
  }
  return text;
}

std::string with_delimiter(std::string_view header, std::string_view delimiter) {
  std::string text;
  for (const char c : header) (c == ',' ? text += delimiter : text += c);
  return text;
}

}  // namespace

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
    // Any digits, also halfway between two doubles as closely as 19 digits are
    std::string digits = std::to_string(random() >> (random() % 64));
    if (digits.size() > 1) digits.insert(1 + random() % (digits.size() - 1), ".");
    if (random() % 2 == 0) digits += "e" + std::to_string(static_cast<int>(random() % 700) - 350);
    check(digits);
  }
  CHECK(quick > 1000000);
}

TEST_CASE("scores are read as line by line") {
  std::mt19937_64 random(92);
  for (const auto& labels : label_sets) {
    for (const std::string_view delimiter : {",", ";", "\t", " ", ", ", "|"}) {
      if (delimiter == " " && labels[0].find(' ') != std::string::npos) continue;
      for (const std::string_view line_break : {"\n", "\r\n"}) {
        for (const std::string header :
             {"", "label,score", "score,label", "\xEF\xBB\xBFy,model_a,model_b", "a,b,truth",
              "y_true,p,q,r"}) {
          const char* format = formats[random() % std::size(formats)];
          CAPTURE(labels[0]);
          CAPTURE(delimiter);
          CAPTURE(header);
          CAPTURE(std::string(format));
          std::string text = with_delimiter(header, delimiter);
          if (!header.empty()) text += line_break;
          const auto columns =
              1 + static_cast<std::size_t>(
                      header.empty() ? 1 : std::count(header.begin(), header.end(), ','));
          const std::size_t truth = header == "score,label" ? 1 : header == "a,b,truth" ? 2 : 0;
          text += table(random, labels, columns, truth, delimiter, line_break, format,
                        1200 + random() % 1500);
          if (random() % 2 == 0) text.erase(text.size() - line_break.size());
          const auto plain = understand_line_by_line(text, {});
          const auto reading = read_in_pieces(text, {}, random);
          const bool is_quick =
              (delimiter != " " || truth == 0) && delimiter != ", " &&
              std::holds_alternative<Reading>(plain) &&
              (std::holds_alternative<ScoreColumns>(std::get<Reading>(plain).data) ||
               std::holds_alternative<ProbabilityColumns>(std::get<Reading>(plain).data));
          if (is_quick && labels[0] != " a") CHECK(reading.has_value());
          if (reading) check_same(*reading, plain);
        }
      }
    }
  }
}

TEST_CASE("labels that come late, and options, are read as line by line") {
  std::mt19937_64 random(93);
  int read = 0;
  for (int trial = 0; trial < 200; ++trial) {
    CAPTURE(trial);
    const auto& labels = label_sets[random() % label_sets.size()];
    const char* format = formats[random() % 5];
    std::string text = trial % 3 == 0 ? "label,score\n" : "";
    text += table(random, {labels[0]}, 2, 0, ",", "\n", format, 1150 + random() % 500);
    text += table(random, {labels[1]}, 2, 0, ",", "\n", format, 1 + random() % 500);
    if (random() % 3 == 0) text += table(random, {"third"}, 2, 0, ",", "\n", format, 20);
    ReadOptions options;
    if (random() % 3 == 0) options.kind = random() % 3 == 0 ? Kind::probabilities : Kind::scores;
    if (random() % 4 == 0) options.positive = labels[1];
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    if (random() % 4 == 0) options.lower_is_positive = true;
    if (random() % 4 == 0) options.decision_values = true;
    if (random() % 4 == 0) options.missing = Missing::omit;
    if (random() % 6 == 0) options.decimal = random() % 2 == 0 ? '.' : ',';
    if (random() % 6 == 0) options.delimiter = random() % 2 == 0 ? "," : ".";
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
  }
  CHECK(read > 60);
}

TEST_CASE("decimal commas are read as line by line") {
  std::mt19937_64 random(94);
  for (const char* format : formats) {
    for (const std::string_view delimiter : {";", "\t"}) {
      CAPTURE(std::string(format));
      CAPTURE(delimiter);
      std::string text = table(random, {"0", "1"}, 3, 0, delimiter, "\n", format, 2000);
      std::replace(text.begin(), text.end(), '.', ',');
      const auto reading = read_in_pieces(text, {}, random);
      REQUIRE(reading);
      check_same(*reading, understand_line_by_line(text, {}));
      CHECK(!read_in_pieces(
          text + "0" + std::string(delimiter) + "0.5" + std::string(delimiter) + "1\n", {},
          random));
    }
  }
}

TEST_CASE("class probabilities are read as line by line") {
  std::mt19937_64 random(95);
  int read = 0;
  for (int trial = 0; trial < 60; ++trial) {
    CAPTURE(trial);
    const std::size_t classes = 2 + random() % 6;
    std::string text;
    if (trial % 3 == 0) {
      text = "label";
      for (std::size_t k = 0; k < classes; ++k) text += ",p_" + std::to_string(k);
      text += "\n";
    }
    const std::size_t lines = 1200 + random() % 1000;
    // Off, or logits, in a few lines below the first ones or in all
    const std::size_t odd = random() % 4 == 0   ? lines - random() % 40
                            : random() % 6 == 0 ? 0
                                                : lines;
    for (std::size_t line = 0; line < lines; ++line) {
      std::vector<double> row(classes);
      double sum = 0;
      for (double& value : row) sum += value = std::exp(between(random, -3, 3));
      text += std::to_string(random() % classes);
      for (const double value : row)
        text += "," + printed("%.17g", line < odd ? value / sum : std::log(value));
      text += "\n";
    }
    ReadOptions options;
    if (random() % 3 == 0) options.kind = Kind::probabilities;
    if (random() % 4 == 0) options.normalise = true;
    if (random() % 5 == 0) options.decision_values = true;
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
  }
  CHECK(read > 30);
}

TEST_CASE("what speaks of a line below, and what is no score, is left to the plain way") {
  std::mt19937_64 random(96);
  const std::string common = table(random, {"a", "b"}, 2, 0, ",", "\n", "%.17g", 2000);
  const auto is_left = [&](const std::string& text, const ReadOptions& options = {}) {
    return !read_in_pieces(text, options, random);
  };
  CHECK(!is_left(common));
  CHECK(!is_left(common + "a,1\nb,-0\na,5.\na,.5\nb,0.12345678901234567890123456789"));
  CHECK(is_left(common.substr(0, 9000)));  // fewer lines than are looked at
  for (const char* odd : {"a\n",       "a,0.1,0.2\n", "\n",
                          "a,\n",      ",0.1\n",      "a,x\n",
                          "a,nan\n",   "a,inf\n",     "a,1e999\n",
                          "a,5%\n",    "a,\"0.5\"\n", "\"a\",0.5\n",
                          "a;0.5\n",   "NA,0.5\n",    "# a,0.5\n",
                          "...,0.5\n", "a,+1\n",      "a,1,5\n",
                          "a,0.5 \n",  "a, 0.5\n",    "a,0.5\ra,0.5\n",
                          "a,\xFF\n",  "\xFF,1\n",    "a ,0.5\n",
                          "a,1_000\n"}) {
    CAPTURE(odd);
    CHECK(is_left(common + odd));
    CHECK(is_left(common + odd + common));
  }
  CHECK(is_left(common + std::string("a,0.5\0\n", 7)));
  CHECK(is_left(common + std::string("a\0,0.5\n", 7)));
  CHECK(is_left("label,score,weight\n" + table(random, {"1", "0"}, 3, 0, ",", "\n", "%.3f", 2000)));
  CHECK(is_left(table(random, {"1", "0"}, 2, 0, ",", "\n", "%.0f", 2000)));
  std::string numbered, many;
  for (int line = 0; line < 2000; ++line) {
    numbered += std::to_string(line) + "," + std::to_string(line % 2) + ",0.5\n";
    many += "c" + std::to_string(line) + ",0.5\n";
  }
  CHECK(is_left(numbered));
  CHECK(is_left(many));
  const std::string reversed = table(random, {"row", "0"}, 2, 1, ",", "\n", "%.17g", 2000);
  CHECK(is_left(reversed));
  CHECK(is_left(reversed + "5,row\n"));
}

TEST_CASE("hostile lines are read as line by line, or left") {
  std::mt19937_64 random(97);
  const std::vector<std::string> cells = {"a",
                                          "b",
                                          "\"a\"",
                                          "\"a",
                                          "b\"",
                                          "'b'",
                                          "'",
                                          "\"",
                                          "",
                                          " ",
                                          "NA",
                                          "1",
                                          "0.5",
                                          "-3",
                                          "1,5",
                                          "é",
                                          "\xC3",
                                          "#",
                                          "# x",
                                          "//",
                                          "%",
                                          "---",
                                          "...",
                                          "\r",
                                          ">>> a",
                                          "[1, 2]",
                                          "(",
                                          "truth",
                                          "score",
                                          "0.1,0.2",
                                          "a;b",
                                          "{1}",
                                          "nan",
                                          "inf",
                                          "-inf",
                                          "1e5",
                                          "1e-5",
                                          "-0",
                                          "5.",
                                          ".5",
                                          "50%",
                                          "1e999",
                                          "0.25 ",
                                          " 0.25",
                                          "rows",
                                          "5 rows",
                                          "Levels:",
                                          "weight",
                                          std::string("\0", 1),
                                          "\xEF\xBB\xBF",
                                          "0.1234567890123456789012345",
                                          "+",
                                          "D",
                                          "name=",
                                          "dtype:"};
  int read = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    CAPTURE(trial);
    const std::vector<std::string> labels = {trial % 2 == 0 ? cells[random() % cells.size()] : "a",
                                             trial % 3 == 0 ? "\"b\"" : "b"};
    const char* delimiters[] = {",", ";", "\t", "|", " "};
    const std::string_view delimiter = delimiters[random() % 5];
    const std::size_t columns = random() % 4 == 0 ? 3 : 2;
    const std::size_t truth = random() % 3 == 0 ? random() % columns : 0;
    const char* format = formats[random() % 5];
    std::string text;
    if (random() % 3 == 0) text = table(random, cells, columns, 0, delimiter, "\n", format, 1);
    const auto add = [&](const std::vector<std::string>& of, std::size_t lines) {
      text += table(random, of, columns, truth, delimiter, random() % 4 == 0 ? "\r\n" : "\n",
                    format, lines);
    };
    if (random() % 2 == 0) add({labels[1]}, 1130);
    add(labels, 1100 + random() % 200);
    for (std::size_t odd = random() % 3; odd > 0; --odd) {
      const std::size_t break_at = text.find('\n', random() % text.size());
      if (break_at == std::string::npos) continue;
      std::string line;
      for (std::size_t column = 0; column < columns; ++column) {
        if (column > 0) line += delimiter;
        line += random() % 2 == 0 ? cells[random() % cells.size()] : column == truth ? "a" : "0.75";
      }
      text.insert(break_at + 1, line + "\n");
    }
    ReadOptions options;
    if (random() % 3 == 0) options.missing = Missing::omit;
    if (random() % 4 == 0) options.kind = random() % 2 == 0 ? Kind::scores : Kind::probabilities;
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    if (random() % 8 == 0) options.delimiter = delimiters[random() % 5];
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
  }
  CHECK(read > 150);
}
