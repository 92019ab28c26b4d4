#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "random_cells.hpp"
#include "read_in_pieces.hpp"

using namespace deconfuse;

namespace {

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

/// Lines with a label, in column `truth`, and scores.
std::string score_table(std::mt19937_64& random, const std::vector<std::string>& labels,
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

TEST_CASE("scores give the same as the plain reader") {
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
          text += score_table(random, labels, columns, truth, delimiter, line_break, format,
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

TEST_CASE("late labels, and options, give the same as the plain reader") {
  std::mt19937_64 random(93);
  int read = 0;
  for (int trial = 0; trial < 200; ++trial) {
    CAPTURE(trial);
    const auto& labels = label_sets[random() % label_sets.size()];
    const char* format = formats[random() % 5];
    std::string text = trial % 3 == 0 ? "label,score\n" : "";
    text += score_table(random, {labels[0]}, 2, 0, ",", "\n", format, 1150 + random() % 500);
    text += score_table(random, {labels[1]}, 2, 0, ",", "\n", format, 1 + random() % 500);
    if (random() % 3 == 0) text += score_table(random, {"third"}, 2, 0, ",", "\n", format, 20);
    ReadOptions options;
    if (random() % 3 == 0) options.kind = random() % 3 == 0 ? Kind::probabilities : Kind::scores;
    if (random() % 4 == 0) options.positive = labels[1];
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    if (random() % 4 == 0) options.lower_is_positive = true;
    if (random() % 4 == 0) options.decision_values = true;
    if (random() % 4 == 0) options.missing = Missing::omit;
    if (random() % 6 == 0) options.decimal = random() % 2 == 0 ? '.' : ',';
    if (random() % 6 == 0) options.delimiter = random() % 2 == 0 ? "," : ".";
    read += reads_alike(text, options, random);
  }
  CHECK(read > 60);
}

TEST_CASE("decimal commas give the same as the plain reader") {
  std::mt19937_64 random(94);
  for (const char* format : formats) {
    for (const std::string_view delimiter : {";", "\t"}) {
      CAPTURE(std::string(format));
      CAPTURE(delimiter);
      std::string text = score_table(random, {"0", "1"}, 3, 0, delimiter, "\n", format, 2000);
      std::replace(text.begin(), text.end(), '.', ',');
      REQUIRE(reads_alike(text, {}, random));
      CHECK(!read_in_pieces(
          text + "0" + std::string(delimiter) + "0.5" + std::string(delimiter) + "1\n", {},
          random));
    }
  }
}

TEST_CASE("class probabilities give the same as the plain reader") {
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
    // Invalid sums, or logits, in a few lines below the first ones or in all lines.
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
    read += reads_alike(text, options, random);
  }
  CHECK(read > 30);
}

TEST_CASE(
    "lines that are no scores, or need a notice about a later line, are left to the plain reader") {
  std::mt19937_64 random(96);
  const std::string common = score_table(random, {"a", "b"}, 2, 0, ",", "\n", "%.17g", 2000);
  const auto is_left = [&](const std::string& text, const ReadOptions& options = {}) {
    return !read_in_pieces(text, options, random);
  };
  CHECK(!is_left(common));
  CHECK(!is_left(common + "a,1\nb,-0\na,5.\na,.5\nb,0.12345678901234567890123456789"));
  CHECK(is_left(common.substr(0, 9000)));  // fewer lines than are inspected
  for (const char* odd :
       {"a\n",      "a,0.1,0.2\n",    "\n",        "a,\n",     ",0.1\n",      "a,x\n",
        "a,nan\n",  "a,inf\n",        "a,1e999\n", "a,5%\n",   "a,\"0.5\"\n", "a;0.5\n",
        "NA,0.5\n", "# a,0.5\n",      "...,0.5\n", "a,+1\n",   "a,1,5\n",     "a,0.5 \n",
        "a, 0.5\n", "a,0.5\ra,0.5\n", "a,\xFF\n",  "\xFF,1\n", "a,1_000\n"}) {
    CAPTURE(odd);
    CHECK(is_left(common + odd));
    CHECK(is_left(common + odd + common));
  }
  // Labels in another spelling and quoted cells can be read.
  for (const char* odd : {"\"a\",0.5\n", "a ,0.5\n", "a,\"0.5\"\n"}) {
    CAPTURE(odd);
    for (const std::string& text : {common + odd, common + odd + common})
      reads_alike(text, {}, random);
  }
  CHECK(is_left(common + std::string("a,0.5\0\n", 7)));
  CHECK(is_left(common + std::string("a\0,0.5\n", 7)));
  CHECK(is_left("label,score,weight\n" +
                score_table(random, {"1", "0"}, 3, 0, ",", "\n", "%.3f", 2000)));
  const std::string whole = score_table(random, {"1", "0"}, 2, 0, ",", "\n", "%.0f", 2000);
  reads_alike(whole, {}, random);
  std::string with_numbers, many;
  for (int line = 0; line < 2000; ++line) {
    with_numbers += std::to_string(line) + "," + std::to_string(line % 2) + ",0.5\n";
    many += "c" + std::to_string(line) + ",0.5\n";
  }
  REQUIRE(reads_alike(with_numbers, {}, random));
  CHECK(is_left(many));
  const std::string reversed = score_table(random, {"row", "0"}, 2, 1, ",", "\n", "%.17g", 2000);
  CHECK(is_left(reversed));
  CHECK(is_left(reversed + "5,row\n"));
}

TEST_CASE("hostile lines of scores give the same as the plain reader, or are left to it") {
  std::mt19937_64 random(97);
  const auto& cells = hostile_cells;
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
    if (random() % 3 == 0)
      text = score_table(random, cells, columns, 0, delimiter, "\n", format, 1);
    const auto add = [&](const std::vector<std::string>& of, std::size_t lines) {
      text += score_table(random, of, columns, truth, delimiter, random() % 4 == 0 ? "\r\n" : "\n",
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
    if (random() % 3 == 0) text = numbered(text, delimiter);
    ReadOptions options;
    if (random() % 3 == 0) options.missing = Missing::omit;
    if (random() % 4 == 0) options.kind = random() % 2 == 0 ? Kind::scores : Kind::probabilities;
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    if (random() % 8 == 0) options.delimiter = delimiters[random() % 5];
    read += reads_alike(text, options, random);
  }
  CHECK(read > 150);
}
