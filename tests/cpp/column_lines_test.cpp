#include "input/long/column_lines.hpp"

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

#include "codes.hpp"
#include "data/parts.hpp"
#include "input/long/decimal.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"

using namespace deconfuse;

namespace {

std::optional<Reading> read_in_pieces(std::string_view bytes, const ReadOptions& options,
                                      std::mt19937_64& random) {
  ColumnLines lines(options, random() % 2 == 0 ? bytes.size() : 0);
  std::size_t begin = 0;
  while (begin < bytes.size()) {
    const std::size_t size = random() % 3 == 0 ? random() % 40 : random() % 9000;
    // A copy with memory of its own, so that reading beyond it is detected.
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
    text += code_text(notice.code) + " " + std::to_string(notice.line);
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

/// Checks the labels of a reading, with weights, and their counts.
void check_same_labels(Reading repeated, const Result<Reading>& plain) {
  REQUIRE(std::holds_alternative<Reading>(plain));
  Reading expected = std::get<Reading>(plain);
  CHECK(described(repeated.notices) == described(expected.notices));
  REQUIRE(std::holds_alternative<LabelColumns>(repeated.data));
  REQUIRE(std::holds_alternative<LabelColumns>(expected.data));
  auto& columns = std::get<LabelColumns>(repeated.data);
  auto& expected_columns = std::get<LabelColumns>(expected.data);
  CHECK(columns.names == expected_columns.names);
  CHECK(columns.models == expected_columns.models);
  CHECK(columns.predicted_labels == expected_columns.predicted_labels);
  CHECK(columns.positive == expected_columns.positive);
  CHECK(columns.weights.size() == columns.truth.size());
  CHECK(columns.truth.size() <= expected_columns.truth.size());
  const Result<Dataset> counted = count_cases(std::move(columns));
  const Result<Dataset> expected_counted = count_cases(std::move(expected_columns));
  REQUIRE(counted.index() == expected_counted.index());
  if (const auto* error = std::get_if<InputError>(&counted)) {
    CHECK(error->code == std::get<InputError>(expected_counted).code);
    return;
  }
  const auto& dataset = std::get<Dataset>(counted);
  const auto& expected_dataset = std::get<Dataset>(expected_counted);
  CHECK(dataset.labels == expected_dataset.labels);
  CHECK(dataset.predicted_labels == expected_dataset.predicted_labels);
  CHECK(dataset.positive == expected_dataset.positive);
  const Parts parts = parts_of(dataset);
  CHECK(parts.names == parts_of(expected_dataset).names);
  for (std::size_t part = 0; part < parts.names.size(); ++part) {
    CHECK(std::get<Dataset>(part_of(dataset, part)).matrix.cells() ==
          std::get<Dataset>(part_of(expected_dataset, part)).matrix.cells());
  }
  CHECK(dataset.matrix.cells() == expected_dataset.matrix.cells());
  CHECK(described(dataset.notices) == described(expected_dataset.notices));
  REQUIRE(dataset.rivals.has_value() == expected_dataset.rivals.has_value());
  if (dataset.rivals) {
    CHECK(dataset.rivals->only_first_right == expected_dataset.rivals->only_first_right);
    CHECK(dataset.rivals->both_wrong == expected_dataset.rivals->both_wrong);
  }
}

void check_same(const Reading& reading, const Result<Reading>& plain) {
  if (std::holds_alternative<LabelColumns>(reading.data)) return check_same_labels(reading, plain);
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

/// `lines` lines of randomly chosen cells.
std::string table(std::mt19937_64& random, const std::vector<std::string>& labels,
                  std::size_t columns, std::string_view delimiter, std::string_view line_break,
                  std::size_t lines) {
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) text += delimiter;
      text += labels[random() % labels.size()];
    }
    text += line_break;
  }
  return text;
}

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

/// Cells that may be mistaken for something else.
const std::vector<std::string> hostile_cells = {"a",
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
                                                "\xE2\x82",
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
                                                "predicted",
                                                "score",
                                                "weight",
                                                "total",
                                                "accuracy",
                                                "a,b",
                                                "a;b",
                                                "0.1,0.2",
                                                "{1}",
                                                "{1, 2}",
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
                                                std::string("\0", 1),
                                                "\xEF\xBB\xBF",
                                                "0.1234567890123456789012345",
                                                "+",
                                                "D",
                                                "name=",
                                                "dtype:"};

/// The text with a number before each line.
std::string numbered(std::string_view text, std::string_view delimiter) {
  std::string result;
  for (std::size_t begin = 0, line = 0; begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    ((result += std::to_string(line)) += delimiter) += text.substr(begin, end - begin);
    begin = end;
  }
  return result;
}

std::string with_delimiter(std::string_view header, std::string_view delimiter) {
  std::string text;
  for (const char c : header) (c == ',' ? text += delimiter : text += c);
  return text;
}

}  // namespace

TEST_CASE("repeated lines give the same as the plain reader") {
  std::mt19937_64 random(82);
  const std::vector<std::vector<std::string>> sets = {
      {"spam", "ham"},
      {"0", "1"},
      {"1", "2", "3"},
      {"class_1", "class_2", "class_10", "class_with_a_long_name"},
      {"sí", "no", "quizá", "\U0001F600"},
      {"Spam", "spam", "SPAM"},
      {"\"a\"", "\"b, c\"", "\"d\"\"e\""},
      {"New York", "Rome"},
      {"1", "1.0", "+1", "0"},
  };
  for (const auto& labels : sets) {
    for (const std::string_view delimiter : {",", ";", "\t", " | ", ", "}) {
      for (const std::string_view line_break : {"\n", "\r\n"}) {
        for (const std::string header : {"", "truth,predicted", "y_pred,y_true"}) {
          CAPTURE(labels[0]);
          CAPTURE(delimiter);
          CAPTURE(header);
          std::string text;
          if (!header.empty()) {
            const std::size_t comma = header.find(',');
            text = header.substr(0, comma);
            ((text += delimiter) += header.substr(comma + 1)) += line_break;
          }
          text += table(random, labels, 2, delimiter, line_break, 1200 + random() % 2000);
          if (random() % 2 == 0) text.erase(text.size() - line_break.size());
          auto repeated = read_in_pieces(text, {}, random);
          REQUIRE(repeated);
          check_same(std::move(*repeated), understand_line_by_line(text, {}));
        }
      }
    }
  }
}

TEST_CASE("two classifiers and other columns give the same as the plain reader") {
  std::mt19937_64 random(83);
  const std::vector<std::string> labels = {"cat", "dog", "hen"};
  for (const std::string_view header :
       {"truth,pred_a,pred_b\n", "truth,predicted,site\n", "site,truth,predicted\n"}) {
    const std::string text = std::string(header) + table(random, labels, 3, ",", "\n", 3000);
    auto repeated = read_in_pieces(text, {}, random);
    REQUIRE(repeated);
    check_same(std::move(*repeated), understand_line_by_line(text, {}));
  }
}

TEST_CASE("two groupings without a common name, and a byte order mark") {
  std::mt19937_64 random(84);
  std::string text = "\xEF\xBB\xBF";
  for (int line = 0; line < 3000; ++line) {
    text += "c" + std::to_string(random() % 5) + ",g" + std::to_string(random() % 7) + "\n";
  }
  auto repeated = read_in_pieces(text, {}, random);
  REQUIRE(repeated);
  check_same(std::move(*repeated), understand_line_by_line(text, {}));
}

TEST_CASE("a thousand classes give the same as the plain reader") {
  std::mt19937_64 random(87);
  std::vector<std::string> labels, quoted;
  for (int label = 0; label < 1000; ++label) {
    labels.push_back((label % 7 == 0 ? "a rather long name " : "c") + std::to_string(label));
    quoted.push_back("\"" + labels.back() + "\"");
  }
  for (const auto& set : {labels, quoted}) {
    for (const std::string_view delimiter : {",", "\t", " | "}) {
      for (const std::string header : {"", "truth,predicted\n", "y_pred,y_true\n"}) {
        CAPTURE(set[0]);
        CAPTURE(delimiter);
        CAPTURE(header);
        std::string text = header;
        if (!header.empty()) text.replace(header.find(','), 1, delimiter);
        for (int line = 0; line < 60000; ++line) {
          const std::size_t truth = random() % set.size();
          // The first lines are all right, so that only later ones show which side is the truth.
          const bool is_right = line < 2000 || random() % 3 == 0;
          ((text += set[truth]) += delimiter) +=
              set[is_right ? truth : (truth + random() % 300) % set.size()];
          text += "\n";
        }
        if (random() % 2 == 0) text.pop_back();
        auto repeated = read_in_pieces(text, {}, random);
        REQUIRE(repeated);
        check_same(std::move(*repeated), understand_line_by_line(text, {}));
      }
    }
  }
}

TEST_CASE("many different lines that are no pairs of cells give the same as the plain reader") {
  std::mt19937_64 random(92);
  std::vector<std::string> labels;
  for (int label = 0; label < 20; ++label) labels.push_back("c" + std::to_string(label));
  const std::string three = "truth,pred_a,pred_b\n" + table(random, labels, 3, ",", "\n", 9000);
  labels.push_back("\"a, b\"");
  for (int label = 0; label < 60; ++label) labels.push_back("d" + std::to_string(label));
  const std::string quoted = table(random, labels, 2, ",", "\n", 12000);
  for (const std::string& text : {three, quoted}) {
    CAPTURE(text.substr(0, 30));
    auto repeated = read_in_pieces(text, {}, random);
    REQUIRE(repeated);
    check_same(std::move(*repeated), understand_line_by_line(text, {}));
  }
}

TEST_CASE("many models, with and without folds, give the same as the plain reader") {
  std::mt19937_64 random(31);
  constexpr std::size_t models = 12;
  for (const char* before : {"", "fold,"}) {
    std::string text = std::string(before) + "truth";
    for (std::size_t model = 0; model < models; ++model) text += ",model_" + std::to_string(model);
    text += "\n";
    // More different lines than can be counted.
    for (std::size_t line = 0; line < 60'000; ++line) {
      if (*before != 0) text += std::to_string(1 + random() % 5) + ",";
      const std::size_t truth = random() % 3;
      const auto label = [](std::size_t k) { return std::string(1, static_cast<char>('a' + k)); };
      text += label(truth);
      for (std::size_t model = 0; model < models; ++model)
        text += "," + label(random() % 4 == 0 ? random() % 3 : truth);
      text += "\n";
    }
    CAPTURE(before);
    auto read = read_in_pieces(text, {}, random);
    CHECK(read.has_value());
    if (read) check_same_labels(std::move(*read), deconfuse::understand(text, {}));
  }
}

TEST_CASE("many different lines with one that is no pair of cells are left to the plain reader") {
  std::mt19937_64 random(88);
  std::string text;
  for (int line = 0; line < 60000; ++line)
    text += "c" + std::to_string(random() % 1000) + ",c" + std::to_string(random() % 1000) + "\n";
  CHECK(read_in_pieces(text, {}, random));
  CHECK(!read_in_pieces(text + "c1\n", {}, random));
  CHECK(!read_in_pieces(text + "c1,c2,c3\n", {}, random));
  CHECK(!read_in_pieces(text + "c1,\n", {}, random));
  CHECK(!read_in_pieces(text + "c1,\"c2\n", {}, random));
  CHECK(!read_in_pieces(text + "\n", {}, random));
  std::string many;
  for (int line = 0; line < 60000; ++line)
    many += "c" + std::to_string(line / 20) + ",c" + std::to_string(line) + "\n";
  CHECK(!read_in_pieces(many, {}, random));
}

TEST_CASE(
    "lines that are no labels, or need a notice about a later line, are left to the plain reader") {
  std::mt19937_64 random(85);
  const std::string common = table(random, {"a", "b"}, 2, ",", "\n", 2000);
  const auto is_left = [&](const std::string& text, const ReadOptions& options = {}) {
    return !read_in_pieces(text, options, random);
  };
  CHECK(!is_left(common));
  CHECK(is_left(common.substr(0, 400)));  // fewer lines than are inspected
  CHECK(is_left(common + "a,b,c\n"));
  CHECK(is_left(common + "a\n"));
  CHECK(is_left(common + "\n"));
  CHECK(is_left(common + "a,\n"));
  CHECK(is_left(common + "\"a,b\nb,a\"\n"));
  CHECK(is_left(common + "a,b\ra,b\n"));
  CHECK(is_left(common + std::string("a,b\0", 4) + "\n"));
  CHECK(is_left(common + "a,\xFF\n"));
  CHECK(is_left(common + "...,...\n"));
  CHECK(is_left("truth,predicted,weight\n" + table(random, {"1", "0"}, 3, ",", "\n", 2000)));
  CHECK(is_left(table(random, {"0.5", "0.25", "1"}, 2, ",", "\n", 2000)));
}

TEST_CASE("lines of empty cells fit into the reserved memory") {
  std::mt19937_64 random(100);
  std::string text = "note,label,score,remark\n";
  for (int line = 0; line < 1200; ++line) text += line % 2 == 0 ? ",a,0.5,\n" : ",b,0.25,\n";
  for (int line = 0; line < 100000; ++line) text += ",a,1,\n";
  const auto reading = read_in_pieces(text, {}, random);
  REQUIRE(reading);
  check_same(*reading, understand_line_by_line(text, {}));
}

TEST_CASE("lines without an end, and quotations, are left to the plain reader") {
  std::mt19937_64 random(99);
  for (const std::string& piece : {std::string(70, 'a'), std::string("\"a,b\n")}) {
    std::string text = piece;
    while (text.size() < (1U << 21U)) text += piece;
    CHECK(!read_in_pieces(text, {}, random));
    CHECK(!ColumnLines({}, 0).add(text));
  }
}

TEST_CASE("missing labels are omitted and counted") {
  std::mt19937_64 random(89);
  ReadOptions omit;
  omit.missing = Missing::omit;
  for (const std::string header : {"truth,predicted\n", "id,truth,predicted\n"}) {
    for (const std::size_t first : {10U, 1500U}) {
      std::string text = header;
      for (std::size_t line = 0; line < 3000; ++line) {
        const bool is_missing = line >= first && random() % 50 == 0;
        if (header.starts_with("id")) text += std::to_string(line) + ",";
        text += (random() % 3 == 0 ? "b," : "a,") +
                std::string(is_missing ? (random() % 2 == 0 ? "NA" : "") : "a") + "\n";
      }
      const auto reading = read_in_pieces(text, omit, random);
      // A notice about a line below the first ones is left to the plain reader.
      CHECK(reading.has_value() == (first == 10));
      if (reading) check_same(*reading, understand_line_by_line(text, omit));
      CHECK(!read_in_pieces(text, {}, random));
    }
  }
}

TEST_CASE("unused columns are skipped") {
  std::mt19937_64 random(98);
  using Cell = std::string (*)(std::size_t);
  const std::vector<Cell> fillers = {
      [](std::size_t line) { return std::to_string(line); },
      [](std::size_t line) { return "case " + std::to_string(line * 7919 % 10007); },
      [](std::size_t line) { return "\"No. " + std::to_string(line) + ", so \"\"to\"\" say\""; },
      [](std::size_t line) { return "\"line " + std::to_string(line) + "\nand another\""; },
      [](std::size_t line) { return std::to_string(line) + "\" long"; },
      [](std::size_t line) { return "don't " + std::to_string(line); },
      [](std::size_t line) { return "größer als " + std::to_string(line); },
      [](std::size_t line) { return "2024-05-" + std::to_string(line % 28 + 1); },
      [](std::size_t line) { return line % 3 == 0 ? "" : std::to_string(line % 17); },
      [](std::size_t line) { return "'" + std::to_string(line) + "'"; },
  };
  struct Table {
    const char* header;
    const char* cells;  ///< f: unused; t, p: labels; s: a score
  };
  const Table tables[] = {
      {"id,truth,predicted", "ftp"},      {"truth,predicted,comment", "tpf"},
      {"truth,comment,predicted", "tfp"}, {"id,truth,predicted,comment", "ftpf"},
      {"id,label,score", "fts"},          {"id,comment,y_true,score_a,score_b", "fftss"},
      {"id,score,label", "fst"},          {"id,truth,pred_a,pred_b", "ftpp"},
  };
  int read = 0;
  for (const Table& shape : tables) {
    const char* const header = shape.header;
    const char* const cells = shape.cells;
    for (const Cell filler : fillers) {
      for (const std::size_t classes : {2U, 70U}) {
        const bool is_quoted = random() % 3 == 0;
        const std::string_view line_break = random() % 3 == 0 ? "\r\n" : "\n";
        const std::string quote = is_quoted ? "\"" : "";
        CAPTURE(header);
        CAPTURE(filler(1));
        CAPTURE(line_break);
        std::string text = header;
        text += line_break;
        for (std::size_t line = 0; line < 4000; ++line) {
          for (std::size_t column = 0; cells[column] != '\0'; ++column) {
            if (column > 0) text += ",";
            switch (cells[column]) {
              case 'f':
                text += filler(line);
                break;
              case 's':
                text += printed("%.6f", between(random, 0, 1));
                break;
              default:
                const std::size_t most = header[0] != 't' && cells[1] == 't' && cells[2] == 's'
                                             ? std::size_t{2}
                                             : classes;
                text += quote + "c" + std::to_string(random() % most) + quote;
            }
          }
          text += line_break;
        }
        if (random() % 2 == 0) text.erase(text.size() - line_break.size());
        const auto reading = read_in_pieces(text, {}, random);
        if (!reading) continue;
        ++read;
        check_same(*reading, understand_line_by_line(text, {}));
      }
    }
  }
  CHECK(read > 90);
  const auto is_left = [&](const std::string& odd) {
    std::string text = "id,truth,predicted\n";
    for (int line = 0; line < 2000; ++line)
      text += std::to_string(line) + (line % 3 == 0 ? ",b,a\n" : ",a,a\n");
    REQUIRE(read_in_pieces(text, {}, random));
    return !read_in_pieces(text + odd + text.substr(text.find('\n') + 1), {}, random);
  };
  CHECK(is_left("\xFF,a,b\n"));
  CHECK(is_left(std::string("\0,a,b\n", 6)));
  CHECK(is_left("x\ry,a,b\n"));
  CHECK(is_left("'x,a,b\n"));
  CHECK(is_left("\"x,a,b\n"));
  CHECK(is_left("\"x\"y,a,b\n"));
  CHECK(is_left("x,y,a,b\n"));
  CHECK(is_left("x,a\n"));
  CHECK(is_left("\n"));
}

TEST_CASE("hostile lines of labels give the same as the plain reader, or are left to it") {
  std::mt19937_64 random(86);
  const auto& cells = hostile_cells;
  int read = 0;
  for (int trial = 0; trial < 600; ++trial) {
    CAPTURE(trial);
    const std::vector<std::string> common = {cells[random() % cells.size()],
                                             cells[random() % cells.size()], "a", "b"};
    const char* delimiters[] = {",", ";", "\t", "|", " "};
    const std::string_view delimiter = delimiters[random() % 5];
    std::string text = table(random, trial % 3 == 0 ? common : std::vector<std::string>{"a", "b"},
                             2, delimiter, "\n", 1150 + random() % 300);
    for (std::size_t odd = random() % 4; odd > 0; --odd) {
      const std::size_t break_at = text.find('\n', random() % text.size());
      if (break_at == std::string::npos) continue;
      text.insert(break_at + 1, table(random, cells, 1 + random() % 3, delimiter, "\n", 1));
    }
    if (random() % 3 == 0) text = numbered(text, delimiter);
    ReadOptions options;
    if (random() % 3 == 0) options.missing = Missing::omit;
    if (random() % 4 == 0) options.kind = deconfuse::Kind::labels;
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    auto repeated = read_in_pieces(text, options, random);
    if (!repeated) continue;
    ++read;
    check_same(std::move(*repeated), understand_line_by_line(text, options));
  }
  CHECK(read > 100);
}

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
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
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
      const auto reading = read_in_pieces(text, {}, random);
      REQUIRE(reading);
      check_same(*reading, understand_line_by_line(text, {}));
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
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
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
    for (const std::string& text : {common + odd, common + odd + common}) {
      const auto reading = read_in_pieces(text, {}, random);
      if (reading) check_same(*reading, understand_line_by_line(text, {}));
    }
  }
  CHECK(is_left(common + std::string("a,0.5\0\n", 7)));
  CHECK(is_left(common + std::string("a\0,0.5\n", 7)));
  CHECK(is_left("label,score,weight\n" +
                score_table(random, {"1", "0"}, 3, 0, ",", "\n", "%.3f", 2000)));
  const std::string whole = score_table(random, {"1", "0"}, 2, 0, ",", "\n", "%.0f", 2000);
  if (const auto reading = read_in_pieces(whole, {}, random))
    check_same(*reading, understand_line_by_line(whole, {}));
  std::string with_numbers, many;
  for (int line = 0; line < 2000; ++line) {
    with_numbers += std::to_string(line) + "," + std::to_string(line % 2) + ",0.5\n";
    many += "c" + std::to_string(line) + ",0.5\n";
  }
  const auto of_numbered = read_in_pieces(with_numbers, {}, random);
  REQUIRE(of_numbered);
  check_same(*of_numbered, understand_line_by_line(with_numbers, {}));
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
    const auto reading = read_in_pieces(text, options, random);
    if (!reading) continue;
    ++read;
    check_same(*reading, understand_line_by_line(text, options));
  }
  CHECK(read > 150);
}
