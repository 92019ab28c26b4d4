#include "input/repeated_lines.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <map>
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
using deconfuse::TextCodes;
using deconfuse::understand_line_by_line;
using deconfuse::write_places;

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

/// Texts of all lengths around those of vectors, keys and blocks, none of which has a comma or ends
/// a line. Many differ in the last byte only, or in how many NULs they end with.
std::vector<std::string> texts_of_all_lengths(std::mt19937_64& random) {
  std::vector<std::string> texts;
  for (const std::size_t length :
       {0U, 1U, 8U, 15U, 16U, 17U, 31U, 32U, 33U, 34U, 63U, 64U, 65U, 100U, 2000U}) {
    std::string text(length, 'a');
    for (char& c : text) c = static_cast<char>(random() % 8 == 0 ? random() % 256 : 'a');
    std::replace(text.begin(), text.end(), '\n', '\0');
    std::replace(text.begin(), text.end(), ',', '\0');
    texts.push_back(text);
    if (length == 0) continue;
    for (const char last : {'b', '\0', '\r', '\xFF'}) {
      text.back() = last;
      texts.push_back(text);
    }
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

/// Lines of one hash.
std::vector<std::string> colliding_lines(std::size_t count) {
  constexpr std::uint64_t letters = 0x6161616161616161;
  std::vector<std::string> lines;
  for (std::uint64_t step = 0; lines.size() < count; ++step) {
    const std::uint64_t words[4] = {letters - 33 * step, letters, letters + step, letters};
    std::string line(sizeof words, '\0');
    std::memcpy(line.data(), words, sizeof words);
    if (line.find('\n') == std::string::npos) lines.push_back(line);
  }
  return lines;
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

TEST_CASE("places are written as the bits say") {
  std::mt19937_64 random(89);
  for (int trial = 0; trial < 2000; ++trial) {
    std::uint64_t marks = trial == 0 ? 0 : ~std::uint64_t{0};
    for (int thinned = trial % 7; thinned > 0; --thinned) marks &= random();
    std::size_t places[2 * 64];
    const std::size_t* const end = write_places(marks, std::size_t{1000}, places);
    REQUIRE(end - places == std::popcount(marks));
    const std::size_t* place = places;
    for (std::size_t bit = 0; bit < 64; ++bit) {
      if ((marks >> bit & 1U) != 0) CHECK(*place++ == 1000 + bit);
    }
  }
}

TEST_CASE("texts of one hash are told apart, up to some") {
  const std::vector<std::string> texts = colliding_lines(200);
  TextCodes codes(1000);
  std::size_t known = 0;
  while (known < texts.size() && codes.code_of(texts[known]) == known) ++known;
  CHECK(known >= 60);
  CHECK(known <= 70);
  CHECK(codes.size() == known);
  for (std::size_t at = 0; at < texts.size(); ++at)
    CHECK(codes.code_of(texts[at]) == (at < known ? at : TextCodes::none));
  CHECK(codes.code_of("another") == known);
  LineTally lines;
  std::string text;
  for (const std::string& line : texts) (text += line) += '\n';
  CHECK(lines.add(text) == known * (TextCodes::key_size + 1));
  CHECK(lines.size() == known);
}

TEST_CASE("lines and pairs of all lengths are told apart, whatever the pieces") {
  std::mt19937_64 random(90);
  for (int trial = 0; trial < 60; ++trial) {
    CAPTURE(trial);
    const std::vector<std::string> texts = texts_of_all_lengths(random);
    std::vector<std::string> kinds;
    const std::size_t longest = trial % 3 == 0 ? 2000 : trial % 3 == 1 ? 65 : 17;
    for (const std::string& text : texts) {
      if (text.size() <= longest) kinds.push_back(text);
    }
    const auto any = [&] { return kinds[random() % kinds.size()]; };
    std::string text;
    std::vector<std::pair<std::string, std::string>> pairs;
    for (std::size_t line = 0; line < 1000; ++line) {
      pairs.emplace_back(any(), any());
      ((text += pairs.back().first) += ',') += pairs.back().second;
      text += '\n';
    }
    LineTally line_tally;
    PairTally pair_tally(',');
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t most = random() % 2 == 0 ? 300 : 30000;
      const std::string_view piece = std::string_view(text).substr(begin, random() % most);
      REQUIRE(line_tally.add(piece) == piece.size());
      REQUIRE(pair_tally.add(piece));
      begin += piece.size();
    }
    REQUIRE(line_tally.finish());
    REQUIRE(pair_tally.finish());
    std::map<std::string, std::uint64_t> lines;
    std::map<std::pair<std::string, std::string>, std::uint32_t> counts;
    std::vector<std::string> left, right;
    std::vector<std::pair<std::string, std::string>> first;
    for (const auto& pair : pairs) {
      ++lines[pair.first + "," + pair.second];
      ++counts[pair];
      const auto add = [](std::vector<std::string>& side, const std::string& cell) {
        if (std::find(side.begin(), side.end(), cell) != side.end()) return false;
        side.push_back(cell);
        return true;
      };
      const bool is_new_left = add(left, pair.first), is_new_right = add(right, pair.second);
      if (is_new_left || is_new_right) first.push_back(pair);
    }
    REQUIRE(line_tally.size() == lines.size());
    for (std::size_t line = 0; line < lines.size(); ++line)
      CHECK(line_tally.count(line) == lines[std::string(line_tally.text(line))]);
    REQUIRE(pair_tally.left().size() == left.size());
    REQUIRE(pair_tally.right().size() == right.size());
    REQUIRE(pair_tally.first_lines().size() == first.size());
    const auto text_of = [&](std::uint32_t cell) { return pair_tally.cells().text(cell); };
    for (std::size_t at = 0; at < first.size(); ++at) {
      CHECK(text_of(pair_tally.first_lines()[at].first) == first[at].first);
      CHECK(text_of(pair_tally.first_lines()[at].second) == first[at].second);
    }
    for (std::size_t l = 0; l < left.size(); ++l) {
      const std::uint32_t left_code = pair_tally.left()[l];
      CHECK(text_of(left_code) == left[l]);
      for (std::size_t r = 0; r < right.size(); ++r) {
        const std::uint32_t right_code = pair_tally.right()[r];
        CHECK(text_of(right_code) == right[r]);
        const auto found = counts.find({left[l], right[r]});
        CHECK(pair_tally.count(left_code, right_code) ==
              (found == counts.end() ? 0 : found->second));
      }
    }
  }
}

TEST_CASE("too many cells on a side are no pairs") {
  for (const bool is_left : {true, false}) {
    PairTally pairs(',');
    std::string text;
    for (std::size_t cell = 0; cell < PairTally::most_cells; ++cell) {
      const std::string name = std::to_string(cell);
      text += is_left ? name + ",x\n" : "x," + name + "\n";
    }
    CHECK(pairs.add(text));
    CHECK(pairs.add(is_left ? "0,y\n" : "y,0\n"));
    CHECK(!pairs.add(is_left ? "y,x\n" : "x,y\n"));
  }
  // As many on each, all different
  PairTally apart(',');
  std::string text;
  for (std::size_t cell = 0; cell < PairTally::most_cells; ++cell)
    text += "l" + std::to_string(cell) + ",r" + std::to_string(cell) + "\n";
  CHECK(apart.add(text + text));
  CHECK(apart.left().size() == PairTally::most_cells);
  CHECK(apart.right().size() == PairTally::most_cells);
  for (std::size_t cell = 0; cell < PairTally::most_cells; ++cell)
    CHECK(apart.count(apart.left()[cell], apart.right()[cell]) == 2);
}

TEST_CASE("a line with another number of delimiters ends the tally of pairs, wherever it stands") {
  const std::string common = "ab,cd\n";
  for (std::size_t before = 0; before < 700; before += 7) {
    std::string text;
    for (std::size_t line = 0; line < before; ++line) text += common;
    std::string rest;
    for (std::size_t line = 0; line < 400; ++line) rest += common;
    CAPTURE(before);
    CHECK(PairTally(',').add(text + rest));
    for (const std::string odd : {"\n", "ab\n", "a,b,c\n", ",,\n"})
      CHECK(!PairTally(',').add(text + odd + rest));
    CHECK(!PairTally(',').add(text + std::string(PairTally::longest_line, 'a') + common + rest));
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

TEST_CASE("many different lines that are no pairs of cells are read as line by line") {
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

TEST_CASE("a pair that comes too often ends the tally") {
  PairTally pairs(',');
  CHECK(pairs.add_line("a,b", 4294967290));
  CHECK(pairs.add("a,b\na,b\na,b\na,b\na,b\n"));
  CHECK(pairs.count(pairs.left()[0], pairs.right()[0]) == 4294967295);
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
