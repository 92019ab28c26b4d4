#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/long/column_lines.hpp"
#include "input/long/within_edges.hpp"
#include "input/readings/read.hpp"

using namespace deconfuse;

namespace {

constexpr std::size_t many = 100'000;

std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (std::size_t k = 0; k < times; ++k) result += text;
  return result;
}

std::string label_rows(std::string_view delimiter, std::size_t count = many) {
  static constexpr std::string_view labels[] = {"cat", "dog", "hen"};
  std::mt19937_64 random(7);
  std::string text;
  for (std::size_t k = 0; k < count; ++k)
    (((text += labels[random() % 3]) += delimiter) += labels[random() % 3]) += '\n';
  return text;
}

std::string score_rows(std::string_view delimiter, char decimal = '.', std::size_t count = many) {
  std::mt19937_64 random(8);
  std::string text;
  for (std::size_t k = 0; k < count; ++k) {
    text += random() % 2 == 0 ? '0' : '1';
    ((text += delimiter) += '0') += decimal;
    (text += std::to_string(100'000 + random() % 900'000)) += '\n';
  }
  return text;
}

/// The rows with a number before each.
std::string numbered(std::string_view rows, std::string_view delimiter) {
  std::string text;
  for (std::size_t begin = 0, number = 1; begin < rows.size(); ++number) {
    const std::size_t end = rows.find('\n', begin) + 1;
    ((text += std::to_string(number)) += delimiter) += rows.substr(begin, end - begin);
    begin = end;
  }
  return text;
}

std::string with_labels_y_n(std::string rows) {
  for (std::size_t at = 0; at < rows.size(); at = rows.find('\n', at) + 1)
    rows[at] = rows[at] == '0' ? 'n' : 'y';
  return rows;
}

std::string in_bars(std::string_view rows) {
  std::string text;
  for (std::size_t begin = 0; begin < rows.size();) {
    const std::size_t end = rows.find('\n', begin);
    ((text += "| ") += rows.substr(begin, end - begin)) += " |\n";
    begin = end + 1;
  }
  return text;
}

std::string with_crlf(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') result += '\r';
    result += c;
  }
  return result;
}

std::string without_end(std::string text) {
  text.pop_back();
  return text;
}

const std::string prose = repeated("These are the lines of a log, as it was written.\n", 30);

const std::string report =
    "              precision    recall  f1-score   support\n"
    "\n"
    "         cat       0.33      0.34      0.33     33000\n"
    "         dog       0.33      0.33      0.33     33000\n"
    "         hen       0.34      0.33      0.33     34000\n"
    "\n"
    "    accuracy                           0.33    100000\n"
    "   macro avg       0.33      0.33      0.33    100000\n"
    "weighted avg       0.33      0.33      0.33    100000\n";

const std::string matrix =
    "Confusion matrix:\n[[11000 11000 11000]\n [11000 "
    "11000 11000]\n [11000 11000 12000]]\n";

void check_same_data(const Data& data, const Data& expected) {
  REQUIRE(data.index() == expected.index());
  if (const auto* columns = std::get_if<LabelColumns>(&data)) {
    const auto& others = std::get<LabelColumns>(expected);
    CHECK(columns->names == others.names);
    CHECK(columns->truth == others.truth);
    CHECK(columns->predicted == others.predicted);
    CHECK(columns->weights == others.weights);
    return;
  }
  const auto& scores = std::get<ScoreColumns>(data);
  const auto& others = std::get<ScoreColumns>(expected);
  CHECK(scores.names == others.names);
  CHECK(scores.truth == others.truth);
  CHECK(scores.models == others.models);
  CHECK(scores.scores == others.scores);
}

/// Notices with their lines, shifted by `above`.
std::string described(const std::vector<Notice>& notices, std::size_t above = 0) {
  std::string text;
  for (const Notice& notice : notices) {
    (text += code_text(notice.code)) += ' ' + std::to_string(notice.line + above);
    for (const auto& parameter : notice.parameters)
      ((text += ' ' + parameter.first) += '=') += parameter.second;
    text += '\n';
  }
  return text;
}

std::string described(const LineRanges& lines) {
  std::string text;
  for (const auto& [first, last] : lines)
    text += std::to_string(first) + '-' + std::to_string(last) + ' ';
  return text;
}

struct Text {
  const char* name;
  std::string above, data, below;
  std::string lines, skipped;
  ReadOptions options = {};
};

ReadOptions with_delimiter(const char* delimiter) {
  ReadOptions options;
  options.delimiter = delimiter;
  return options;
}

ReadOptions without_missing() {
  ReadOptions options;
  options.missing = Missing::omit;
  return options;
}

std::vector<Text> texts_with_edges() {
  const std::string labels = "truth,predicted\n" + label_rows(",");
  const std::string scores = "label,score\n" + score_rows(",");
  return {
      {"prose above", prose + "\n", labels, "", "32-100032 ", "1-30 "},
      {"prose right above", prose, labels, "", "31-100031 ", "1-30 "},
      {"report below", "", labels, "\n" + report, "1-100001 ",
       "100003-100003 100005-100007 100009-100011 "},
      {"both", prose + "\n\n", labels, "\n" + report + "\n" + matrix, "33-100033 ",
       "1-30 100035-100035 100037-100039 100041-100043 100045-100048 "},
      {"scores", prose + "\n", scores, "\n\n" + report, "32-100032 ",
       "1-30 100035-100035 100037-100039 100041-100043 "},
      {"no header", prose + "\n", score_rows(","), "\nAccuracy: 0.5\n", "32-100031 ",
       "1-30 100033-100033 "},
      {"labels without header", prose + "\n", label_rows(","), "\n" + report, "32-100031 ",
       "1-30 100033-100033 100035-100037 100039-100041 "},
      {"results beside", "Accuracy: 0.33\n", labels, "F1 = 0.33, kappa = 0.01\n", "2-100002 ",
       "1-1 100003-100003 "},
      {"prompts", ">>> import pandas as pd\n>>> print(data.to_csv())\n", scores, ">>> exit()\n",
       "3-100003 ", "1-2 100004-100004 "},
      {"shell", "$ cat preds.txt\n", "truth predicted\n" + label_rows(" "), "$\n", "2-100002 ",
       "1-1 100003-100003 "},
      {"rules", "", "-----\n" + labels, "-----\n", "2-100002 ", "1-1 100003-100003 "},
      {"rules of scores", prose + "\n----------\n", "label,score\n----------\n" + score_rows(","),
       "----------\n", "33-100034 ", "1-30 32-32 100035-100035 "},
      {"psql", "db=> select truth, predicted from answers;\n",
       " truth | predicted\n-------+-----------\n" + label_rows(" | "), "(100000 rows)\n\ndb=>\n",
       "2-100003 ", "1-1 100004-100004 100006-100006 "},
      {"CR LF", with_crlf(prose + "\n"), with_crlf(labels), with_crlf("\n" + report), "32-100032 ",
       "1-30 100034-100034 100036-100038 100040-100042 "},
      {"CR", "10%\r50%\r100%\n", labels, "", "4-100004 ", "1-3 "},
      {"byte order mark", "\xEF\xBB\xBF" + prose, labels, "", "31-100031 ", "1-30 "},
      {"blank lines below", "", labels, "\n \n\t\n", "1-100001 ", ""},
      {"no line break at the end", prose, without_end(labels), "", "31-100031 ", "1-30 "},
      {"no line break below", "", scores, "\nDone.", "1-100001 ", "100003-100003 "},
      {"blanks", prose, "truth predicted\n" + label_rows(" "), "\n" + report, "31-100031 ",
       "1-30 100033-100033 100035-100037 100039-100041 "},
      {"tabs", prose, "truth\tpredicted\n" + label_rows("\t"), "", "31-100031 ", "1-30 ",
       with_delimiter("\t")},
      {"decimal commas", prose, "label;score\n" + score_rows(";", ','), "\n" + report, "31-100031 ",
       "1-30 100033-100033 100035-100037 100039-100041 "},
      {"missing", prose, "truth,predicted\ncat,dog\ncat,NA\n" + label_rows(","), "\n" + report,
       "31-100033 ", "1-30 100035-100035 100037-100039 100041-100043 ", without_missing()},
      {"labels that are names", prose, "label,score\n" + with_labels_y_n(score_rows(",")), "",
       "31-100031 ", "1-30 "},
      {"names above a blank line", prose, "label,score\n\n" + score_rows(","), "\nDone.\n",
       "31-100032 ", "1-30 100034-100034 "},
      {"an index without a name", "> options(width = 80)\n> print(answers)\n",
       "truth predicted\n" + numbered(label_rows(" "), " "), ">\n", "3-100003 ",
       "1-2 100004-100004 "},
      {"bars", prose + "\n",
       "| truth | predicted |\n|-------|-----------|\n" + in_bars(label_rows(" | ")),
       "\nAccuracy: 0.33\n", "32-100033 ", "1-30 100035-100035 "},
      {"quoted", "Answers:\n\n",
       "\"id\",\"truth\",\"predicted\"\n" + numbered(label_rows(","), ","), "\n" + report,
       "3-100003 ", "1-1 100005-100005 100007-100009 100011-100013 "},
      {"200 lines", repeated("A line of prose, as it was written.\n", 200), labels,
       repeated("And so on and so forth for the rest.\n", 200), "201-100201 ",
       "1-200 100202-100401 "},
  };
}

}  // namespace

TEST_CASE("long texts are read quickly without the lines above and below their data") {
  for (const Text& text : texts_with_edges()) {
    CAPTURE(std::string(text.name));
    const auto reading = read_lines_within_edges(text.above + text.data + text.below, text.options);
    CHECK(reading.has_value());
    if (!reading) continue;
    const auto expected = read_column_lines(text.data, text.options);
    REQUIRE(expected.has_value());
    check_same_data(reading->data, expected->data);
    CHECK(described(reading->place.lines) == text.lines);
    CHECK(described(reading->place.skipped) == text.skipped);
    const std::size_t above = reading->place.lines[0].first - 1;
    CHECK(described(reading->notices) == described(expected->notices, above));
    // A whole text that can be read directly takes precedence.
    const auto understood =
        understand_line_by_line(text.above + text.data + text.below, text.options);
    REQUIRE(std::holds_alternative<Reading>(understood));
    check_same_data(std::get<Reading>(understood).data, expected->data);
    CHECK(described(std::get<Reading>(understood).place.lines) == text.lines);
  }
}

TEST_CASE("lines that may be data are not cut off") {
  const std::string labels = label_rows(","), scores = score_rows(",");
  const std::string named = "truth,predicted\n" + labels, scored = "label,score\n" + scores;
  const std::size_t middle = scores.find('\n', scores.size() / 3) + 1;
  struct Case {
    const char* name;
    std::string text;
    ReadOptions options = {};
  };
  ReadOptions second, of_matrix, by_tab;
  second.block = 1;
  of_matrix.kind = Kind::matrix;
  by_tab.delimiter = "\t";
  std::string with_nul = prose + named;
  with_nul[40] = '\0';
  const Case cases[] = {
      {"nothing around", named},
      {"a broken row in the middle",
       prose + "label,score\n" + scores.substr(0, middle) + "1,O.5\n" + scores.substr(middle)},
      {"a broken row at the end", prose + scored + "1,O.5\n"},
      {"a broken row at the end, above a report", scored + "1,O.5\n\n" + report},
      {"a row cut short", prose + "id,label,score\n" + repeated("7,1,0.5\n", many) + "8,0"},
      {"a row without a delimiter below the names", prose + "label,score\nBROKEN\n" + scores},
      {"a broken second row", prose + "1,0.5\n1,O.5\n" + scores},
      {"a row above a blank line", prose + "1,0.5,7\n" + scores},
      {"a row cut to its label", named + "cat\n\n" + report},
      {"a row cut to its label above", prose + "cat\n" + labels},
      {"rows are left out", scored + "... 20 more rows\n"},
      {"more lines above", repeated("A line of prose, as it was written.\n", 201) + named},
      {"more lines below", named + repeated("A line of prose, as it was written.\n", 201)},
      {"more blank lines", repeated("\n", 201) + named},
      {"an open quote", "A line of \"prose.\n" + named},
      {"no UTF-8", "\xFF\n" + named},
      {"a NUL", with_nul},
      {"UTF-16", "\xFF\xFE" + repeated(std::string("a\0,\0b\0\n\0", 8), many)},
      {"another block", prose + named, second},
      {"another kind", prose + named, of_matrix},
      {"another delimiter", prose + named, by_tab},
      {"columns of another width", prose + labels + "a,b,c\n" + labels},
      {"two texts", prose + named + prose + named},
      {"words alone", repeated(prose, 300)},
      {"lines of one cell", prose + repeated("cat\n", many) + prose},
      {"short", prose + "truth,predicted\n" + label_rows(",", 2000)},
  };
  for (const Case& row : cases) {
    CAPTURE(std::string(row.name));
    const auto reading = read_lines_within_edges(row.text, row.options);
    CHECK(!reading.has_value());
  }
}

TEST_CASE("errors have lines of the whole text") {
  const std::string scores = score_rows(",");
  const std::string_view first = std::string_view(scores).substr(0, scores.find('\n', 300'000) + 1);
  const std::string text =
      "label,score\n" + std::string(first) + "1,O.5\n" + scores.substr(first.size());
  const auto rows = static_cast<std::size_t>(std::count(first.begin(), first.end(), '\n'));
  struct Case {
    std::string above, below;
    std::size_t lines;
  };
  const Case cases[] = {
      {"", "", 0},
      {prose, "", 30},
      {prose + "\n\n", "\n" + report, 32},
      {">>> print(data.to_csv())\n", ">>> exit()\n", 1},
      {"\xEF\xBB\xBF" + prose, "\nDone.", 30},
      {"10%\r100%\r\n", "", 2},
  };
  for (const Case& row : cases) {
    CAPTURE(row.above);
    const auto result = understand(row.above + text + row.below, {});
    REQUIRE(std::holds_alternative<InputError>(result));
    const auto& error = std::get<InputError>(result);
    CHECK(error.code == ErrorCode::not_a_number);
    CHECK(error.line == row.lines + 1 + rows + 1);
    CHECK(error.column == 3);
    CHECK(error.excerpt == "O.5");
  }
}

TEST_CASE("hostile long texts are refused as soon as they are inspected") {
  constexpr std::size_t size = 10'000'000;
  std::string different, quoted;
  for (std::size_t k = 0; k < 1'000'000; ++k) different += "c" + std::to_string(k) + ",d\n";
  for (std::size_t k = 0; k < 1'000'000; ++k) quoted += "\"a\nb\",c\n";
  const std::string texts[] = {
      std::string(size, 'a'),
      std::string(size, ','),
      std::string(size, '"'),
      std::string(size, '\n'),
      std::string(size, '\r'),
      repeated("\r\n", size / 2),
      std::string(size, ' '),
      std::string(size / 2, ',') + repeated("\n", size / 2),
      repeated(",\n", size / 2),
      repeated("\"\n", size / 2),
      repeated(std::string(16'000, ',') + "\n", size / 16'000),
      repeated(std::string(20'000, '|') + "\n", size / 20'000),
      prose + different + report,
      prose + quoted + report,
  };
  for (const std::string& text : texts) {
    CAPTURE(text.substr(0, 20));
    const auto reading = read_lines_within_edges(text, {});
    CHECK(!reading.has_value());
  }
}

TEST_CASE("lines above and below the data take hardly any time") {
  const auto milliseconds = [](auto read) {
    double least = 1e9;
    for (int round = 0; round < 5; ++round) {
      const auto start = std::chrono::steady_clock::now();
      read();
      const std::chrono::duration<double, std::milli> taken =
          std::chrono::steady_clock::now() - start;
      least = std::min(least, taken.count());
    }
    return least;
  };
  const std::string clean = "truth,predicted\n" + label_rows(",", 1'300'000);
  const std::string text = prose + "\n" + clean + "\n" + report;
  std::optional<Reading> of_clean, of_text;
  const double alone = milliseconds([&] { of_clean = read_column_lines(clean, {}); });
  const double within = milliseconds([&] { of_text = read_lines_within_edges(text, {}); });
  CHECK(of_clean.has_value());
  CHECK(of_text.has_value());
  MESSAGE(text.size() << " bytes: " << within << " ms with edges, " << alone << " ms without");
}
