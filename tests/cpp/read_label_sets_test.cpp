#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/readings/read.hpp"
#include "input/text/number.hpp"
#include "mutilation.hpp"

using deconfuse::code_text;
using deconfuse::InputError;
using deconfuse::Kind;
using deconfuse::LabelColumns;
using deconfuse::LabelSetColumns;
using deconfuse::Missing;
using deconfuse::mutilated;
using deconfuse::NoticeCode;
using deconfuse::Random;
using deconfuse::Reading;
using deconfuse::ReadOptions;
using deconfuse::Result;
using deconfuse::text_of;
using deconfuse::understand;

namespace {

std::string rows_of(const std::vector<std::uint8_t>& marks, std::size_t width) {
  std::string text;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (i % width == 0) text += ' ';
    text += marks[i] != 0 ? '1' : '0';
  }
  return text;
}

/// "a b: 10 01 / 11 01; 0.5 0.25 1 0": labels, truth, prediction and scores.
std::string described(const Result<Reading>& result) {
  if (const auto* error = std::get_if<InputError>(&result))
    return code_text(error->code) + " " + std::to_string(error->line) + ":" +
           std::to_string(error->column);
  const auto& data = std::get<Reading>(result).data;
  const auto* sets = std::get_if<LabelSetColumns>(&data);
  if (sets == nullptr) return std::holds_alternative<LabelColumns>(data) ? "labels" : "other";
  std::string text;
  for (const std::string& label : sets->labels) text += (text.empty() ? "" : " ") + label;
  text += ":" + rows_of(sets->truth, sets->labels.size()) + " /" +
          rows_of(sets->predicted, sets->labels.size());
  if (!sets->scores.empty()) text += ";";
  for (const double score : sets->scores) text += " " + text_of(score);
  if (!sets->weights.empty()) text += "; weights";
  for (const double weight : sets->weights) text += " " + text_of(weight);
  return text;
}

struct Case {
  std::string name;
  std::string text;
  std::string data;
  void (*set)(ReadOptions&) = nullptr;
};

void tell(ReadOptions& options) { options.kind = Kind::multilabel; }

const std::vector<Case>& inputs() {
  static const std::vector<Case> cases = {
      {"a true and a predicted set on each line", "{1}, {2}\n{1, 2}, {2}\n{2}, {2}\n{1}, {1}",
       "1 2: 10 11 01 10 / 01 01 01 10"},
      {"three lines that are no partitions", "{1, 2}, {2}\n{1}, {}\n{3}, {1, 3}",
       "1 2 3: 110 100 001 / 010 000 101"},
      {"three lines that are partitions", "{1, 2}, {3}\n{1}, {2, 3}\n{1, 3}, {2}", "labels"},
      {"two lines that are partitions", "{1, 2}, {3}\n{1}, {2, 3}", "labels"},
      {"two lines that are said to be sets", "{1, 2}, {3}\n{1}, {2, 3}", "1 2 3: 110 100 / 001 011",
       tell},
      {"cells in braces", "truth;predicted\n{1};{1, 2}\n{2};{}", "1 2: 10 01 / 11 00"},
      {"cells in brackets", "truth\tpredicted\n['a', 'b']\t['a']\n[]\t['b']", "a b: 11 00 / 10 01"},
      {"semicolons within bars", "a;b | a\nb | b;c\nc | c", "a b c: 110 010 001 / 100 011 001"},
      {"bars within commas", "predicted,truth\na|b,a\nb,b|c\nc,c",
       "a b c: 100 011 001 / 110 010 001"},
      {"commas within quotes", "truth,predicted\n\"a,b\",a\na,a\nb,\"a,b\"",
       "a b: 11 10 01 / 10 10 11"},
      {"empty cells are empty sets", "truth,predicted\na;b,a\nb,\n,a;b",
       "a b: 11 01 00 / 10 00 11"},
      {"blanks between labels, told", "truth,predicted\na b,a\na,\nb,a b",
       "a b: 11 10 01 / 10 00 11", tell},
      {"one label each, told", "a\tb\na\ta", "a b: 10 10 / 01 10", tell},
      {"labels of two words are labels", "truth,predicted\nNew York,New York\nLa Paz,New York",
       "labels"},
      {"names with a comma are labels",
       "truth,predicted\n\"Doe, John\",\"Roe, Jane\"\n\"Roe, Jane\",\"Roe, Jane\"", "labels"},
      {"a missing cell left out", "truth,predicted\na;b,a\nNA,b\nb,b", "a b: 11 01 / 10 01",
       [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"a column of weights", "id,truth,predicted,weight\nx,a;b,a,2\ny,b,b,0.5",
       "a b: 11 01 / 10 01; weights 2 0.5"},
      {"a list of weights",
       R"({"truth": [["a", "b"], ["b"]], "predicted": [["a"], []], "weights": [2, 0.5]})",
       "a b: 11 01 / 10 00; weights 2 0.5"},
      {"weights that are too few",
       R"({"truth": [["a", "b"], ["b"]], "predicted": [["a"], []], "weights": [2]})",
       "unequal-lengths 1:70"},
      {"lists of lists", "y_true = [[1, 2], [3]]\ny_pred = [[1], [3]]", "1 2 3: 110 001 / 100 001"},
      {"the prediction first", "y_pred = [[1], [3]]\ny_true = [[1, 2], [3]]",
       "1 2 3: 110 001 / 100 001"},
      {"lists of sets", "y_true = [{1, 2}, {3}]\ny_pred = [{1}, set()]",
       "1 2 3: 110 001 / 100 000"},
      {"lists of sets that are partitions", "y_true = [{1, 2}, {3}]\ny_pred = [{1}, {2, 3}]",
       "labels"},
      {"nested lists", R"([[["a", "b"], ["c"]], [["a"], ["c"]]])", "a b c: 110 001 / 100 001"},
      {"a list of pairs", "[({1}, {1, 2}), ({2}, {2}), ({1}, {})]", "1 2: 10 01 10 / 11 01 00"},
      {"R", "truth <- list(c('a', 'b'), c('c'))\npred <- list(c('a'), c('b', 'c'))",
       "a b c: 110 001 / 100 011"},
      {"JSON with scores",
       R"({"truth": [["a", "b"], ["c"]], "predicted": [["a"], []], "scores": [[0.5, 0.25, 0], [1, 0, 0.5]]})",
       "a b c: 110 001 / 100 000; 0.5 0.25 0 1 0 0.5"},
      {"JSON with the order of the labels",
       R"({"truth": [["a", "b"], ["c"]], "predicted": [["a"], ["c"]], "labels": ["c", "b", "a", "d"]})",
       "c b a d: 0110 1000 / 0010 1000"},
      {"JSON objects",
       R"([{"truth": ["a", "b"], "predicted": ["a"]}, {"truth": ["c"], "predicted": []}])",
       "a b c: 110 001 / 100 000"},
      {"numbers sort by value", "y_true = [[10, 9], [2]]\ny_pred = [[10], [2]]",
       "2 9 10: 011 100 / 001 100"},
      {"matrices of zeros and ones", "1 0 1\n1 1 0\n0 0 1\n0 0 0\n\n1 0 1\n0 1 0\n1 1 1\n0 1 1",
       "1 2 3: 101 110 001 000 / 101 010 111 011"},
      {"below names", "a,b,c\n1,0,1\n1,1,0\n0,0,0\n\na,b,c\n1,0,1\n0,1,0\n0,1,1",
       "a b c: 101 110 000 / 101 010 011"},
      {"with a block of scores",
       "1 0 1\n1 1 0\n0 0 1\n\n1 0 1\n0 1 0\n1 1 1\n\n.5 .25 .5\n0 1 .125\n.5 .5 .5",
       "1 2 3: 101 110 001 / 101 010 111; 0.5 0.25 0.5 0 1 0.125 0.5 0.5 0.5"},
      {"scores alone",
       "y_true = np.array([[1, 0, 1], [1, 1, 0]])\n"
       "y_score = np.array([[.5, 0, 1], [-2, 1, inf]])",
       "1 2 3: 101 110 /; 0.5 0 1 -2 1 Infinity"},
      {"bracketed matrices",
       "y_true = np.array([[1,0,1],[1,1,0]])\ny_pred = np.array([[1,0,1],[1,1,1]])",
       "1 2 3: 101 110 / 101 111"},
      {"JSON matrices with names",
       R"({"truth": [[1,0,1],[1,1,0]], "predicted": [[1,0,1],[0,0,0]], "labels": ["x", "y", "z"]})",
       "x y z: 101 110 / 101 000"},
      {"one-hot rows are labels", "1 0 0\n0 1 0\n0 0 1\n\n1 0 0\n0 0 1\n0 0 1", "labels"},
      {"one-hot rows that are said to be sets", "1 0 0\n0 1 0\n\n1 0 0\n0 0 1",
       "1 2 3: 100 010 / 100 001", tell},

      {"an element twice on two lines stays a slip of a partition", "{1}, {2, 3}\n{1, 2, 2}, {3}",
       "element-twice 2:8"},
      {"no sets", "y = [1, 2]\nz = [1, 2]", "no-label-sets 1:5", tell},
      {"lists of different length", "y_true = [[1, 2], [3], [1]]\ny_pred = [[1], [3]]",
       "unequal-lengths 2:10"},
      {"scores for other labels",
       R"({"truth": [["a", "b"], ["c"]], "predicted": [["a"], []], "scores": [[0.5, 0], [1, 0.5]]})",
       "columns-for-classes 1:69"},
      {"NaN among the scores",
       R"({"truth": [["a", "b"], ["c"]], "scores": [[0.5, 0, 1], [1, 0.5, NaN]]})",
       "nan-score 1:65"},
      {"a missing set", "truth,predicted\na;b,a\nNA,b\nb,b", "missing-value 3:1"},
      {"a shortened list", "y_true = [[1, 2], [...]]\ny_pred = [[1], [3]]", "shortened-print 1:20"},
      {"objects of which one lacks a list",
       R"([{"truth": ["a", "b"], "predicted": ["a"]}, {"truth": ["c"], "other": ["a"]}])",
       "json-shape 1:45"},
      {"ragged rows", "truth,predicted\na;b,a\nb\nb,b", "ragged-rows 3:1"},
  };
  return cases;
}

}  // namespace

TEST_CASE("sets of labels are read in every form") {
  for (const Case& c : inputs()) {
    CAPTURE(c.name);
    ReadOptions options;
    if (c.set != nullptr) c.set(options);
    CHECK(described(understand(c.text, options)) == c.data);
  }
}

TEST_CASE("a notice reports the number of cases and labels") {
  const Result<Reading> result = understand("y_true = [[1, 2], [3]]\ny_pred = [[1], [3]]", {});
  REQUIRE(std::holds_alternative<Reading>(result));
  const auto& notices = std::get<Reading>(result).notices;
  REQUIRE(notices.size() == 1);
  CHECK(notices[0].code == NoticeCode::label_sets);
  CHECK(notices[0].parameters[0].second == "2");
  CHECK(notices[0].parameters[1].second == "3");
}

TEST_CASE("mutilated sets give data or an error with a place") {
  Random random(99);
  static const char* const pieces[] = {",",   ";",     " ", "\n",  "\"",    "[", "]",
                                       "{",   "}",     "0", "NaN", "1e999", "|", ":",
                                       "...", "set()", "(", "[]",  "NA"};
  for (std::size_t round = 0; round < 4000; ++round) {
    const Case& c = inputs()[random(inputs().size())];
    const std::string text = mutilated(c.text, pieces, random);
    CAPTURE(text);
    ReadOptions options;
    if (c.set != nullptr) c.set(options);
    const Result<Reading> result = understand(text, options);
    if (const auto* error = std::get_if<InputError>(&result)) {
      CHECK(error->line > 0);
      CHECK(error->column > 0);
    } else if (const auto* sets = std::get_if<LabelSetColumns>(&std::get<Reading>(result).data)) {
      CHECK((sets->predicted.empty() || sets->predicted.size() == sets->truth.size()));
      CHECK((sets->scores.empty() || sets->scores.size() == sets->truth.size()));
      CHECK((sets->labels.empty() || sets->truth.size() % sets->labels.size() == 0));
    }
  }
}
