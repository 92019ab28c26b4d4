#include "input/long/column_lines.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "random_cells.hpp"
#include "read_in_pieces.hpp"

using namespace deconfuse;

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
          REQUIRE(reads_alike(text, {}, random));
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
    REQUIRE(reads_alike(text, {}, random));
  }
}

TEST_CASE("two groupings without a common name, and a byte order mark") {
  std::mt19937_64 random(84);
  std::string text = "\xEF\xBB\xBF";
  for (int line = 0; line < 3000; ++line) {
    text += "c" + std::to_string(random() % 5) + ",g" + std::to_string(random() % 7) + "\n";
  }
  REQUIRE(reads_alike(text, {}, random));
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
        REQUIRE(reads_alike(text, {}, random));
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
    REQUIRE(reads_alike(text, {}, random));
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
    if (read) check_same_labels(std::move(*read), understand(text, {}));
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
  REQUIRE(reads_alike(text, {}, random));
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
      // A notice about a line below the first ones is left to the plain reader.
      CHECK(reads_alike(text, omit, random) == (first == 10));
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
        read += reads_alike(text, {}, random);
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
    if (random() % 4 == 0) options.kind = Kind::labels;
    if (random() % 4 == 0) options.header = random() % 2 == 0;
    read += reads_alike(text, options, random);
  }
  CHECK(read > 100);
}
