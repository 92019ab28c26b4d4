#include "input/repeated_lines.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "input/line_tally.hpp"
#include "input/pair_tally.hpp"
#include "input/read.hpp"

using deconfuse::count_cases;
using deconfuse::Dataset;
using deconfuse::InputError;
using deconfuse::LabelColumns;
using deconfuse::LineTally;
using deconfuse::Missing;
using deconfuse::Notice;
using deconfuse::PairTally;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::RepeatedLines;
using deconfuse::Result;
using deconfuse::understand_line_by_line;

namespace {

std::optional<Reading> read_in_pieces(std::string_view bytes, const ReadOptions& options,
                                      std::mt19937_64& random) {
  RepeatedLines lines;
  std::size_t begin = 0;
  while (begin < bytes.size()) {
    const std::size_t size = random() % 3 == 0 ? random() % 20 : random() % 5000;
    if (!lines.add(bytes.substr(begin, size))) return std::nullopt;
    begin += size;
  }
  if (!lines.finish()) return std::nullopt;
  return lines.read(options);
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

/// The labels that the reading holds, each case with a weight, and what is counted of them.
void check_same(Reading repeated, const Result<Reading>& plain) {
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
  CHECK(dataset.matrix.cells() == expected_dataset.matrix.cells());
  CHECK(described(dataset.notices) == described(expected_dataset.notices));
  REQUIRE(dataset.rivals.has_value() == expected_dataset.rivals.has_value());
  if (dataset.rivals) {
    CHECK(dataset.rivals->only_first_right == expected_dataset.rivals->only_first_right);
    CHECK(dataset.rivals->both_wrong == expected_dataset.rivals->both_wrong);
  }
}

/// `lines` of cells that are chosen at random.
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

}  // namespace

TEST_CASE("lines are counted in the order in which they come first, whatever the pieces") {
  std::mt19937_64 random(81);
  for (int trial = 0; trial < 300; ++trial) {
    CAPTURE(trial);
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < 1 + random() % 40; ++kind) {
      std::string line(random() % (trial % 2 == 0 ? 20 : 60), 'a');
      for (char& c : line) c = static_cast<char>(random() % 4 == 0 ? random() % 256 : 'a');
      std::replace(line.begin(), line.end(), '\n', '\0');
      kinds.push_back(line);
    }
    std::vector<std::string> lines(random() % 400);
    for (std::string& line : lines) line = kinds[random() % kinds.size()];
    std::string text;
    for (const std::string& line : lines) (text += line) += '\n';
    if (!text.empty() && random() % 2 == 0) {
      text.pop_back();
      if (lines.back().empty()) lines.pop_back();
    }
    LineTally tally;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t piece = random() % 100;
      const std::string_view next = std::string_view(text).substr(begin, piece);
      REQUIRE(tally.add(next) == next.size());
      begin += next.size();
    }
    REQUIRE(tally.finish());
    std::vector<std::string> order;
    for (const std::string& line : lines) {
      if (std::find(order.begin(), order.end(), line) == order.end()) order.push_back(line);
    }
    REQUIRE(tally.size() == order.size());
    for (std::size_t line = 0; line < tally.size(); ++line) {
      CHECK(tally.text(line) == order[line]);
      CHECK(tally.count(line) ==
            static_cast<std::uint64_t>(std::count(lines.begin(), lines.end(), order[line])));
    }
  }
}

TEST_CASE("too many different lines, or a very long one, are no repetitions") {
  LineTally many;
  std::string text;
  for (std::size_t line = 0; line < LineTally::most_lines; ++line)
    text += std::to_string(line) + "\n";
  CHECK(many.add(text + "3\none too many\n7\n") == text.size() + 2);
  CHECK(many.size() == LineTally::most_lines);
  CHECK(many.add("7\n") == 2);
  CHECK(many.add("one t") == 5);
  CHECK(many.add("oo many\n") == 0);
  CHECK(many.open() == "one t");
  CHECK(!many.finish());
  const std::string longest(LineTally::longest_line, 'x');
  LineTally of_long_lines;
  const std::string three = longest + "\n" + longest.substr(1) + "y\n" + longest;
  CHECK(of_long_lines.add(three) == three.size());
  CHECK(of_long_lines.finish());
  CHECK(of_long_lines.size() == 2);
  CHECK(LineTally().add(longest + "x\n") == 0);
  CHECK(LineTally().add(longest + "x") == 0);
}

TEST_CASE("repeated lines are read as line by line") {
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

TEST_CASE("two classifiers and other columns are read as line by line") {
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

TEST_CASE("a thousand classes are read as line by line") {
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
          // All right in the lines that are looked at, so that only later ones show the sides.
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

TEST_CASE("a pair that comes too often ends the tally") {
  PairTally pairs(',');
  CHECK(pairs.add_line("a,b", 4294967290));
  CHECK(pairs.add("a,b\na,b\na,b\na,b\na,b\n"));
  CHECK(pairs.count(0, 0) == 4294967295);
  CHECK(!pairs.add("a,b\n"));
  CHECK(pairs.add("b,b\n"));
}

TEST_CASE("of many different lines that are no pairs of cells nothing is read") {
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

TEST_CASE("what speaks of a line below, and what is no label, is left to the plain way") {
  std::mt19937_64 random(85);
  const std::string common = table(random, {"a", "b"}, 2, ",", "\n", 2000);
  const auto is_left = [&](const std::string& text, const ReadOptions& options = {}) {
    return !read_in_pieces(text, options, random);
  };
  CHECK(!is_left(common));
  CHECK(is_left(common.substr(0, 400)));  // fewer lines than are looked at
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
  ReadOptions omit;
  omit.missing = Missing::omit;
  CHECK(is_left(common + "a,NA\n", omit));
}

TEST_CASE("hostile lines are read as line by line, or left") {
  std::mt19937_64 random(86);
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
                                          "a,b",
                                          "a;b",
                                          "{1}",
                                          "{1, 2}",
                                          "nan",
                                          "total",
                                          "accuracy",
                                          std::string("\0", 1),
                                          "\xEF\xBB\xBF"};
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
