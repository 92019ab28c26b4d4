#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "input/readings/read.hpp"
#include "readable_texts.hpp"

using namespace deconfuse;

std::vector<Synonyms> deconfuse::texts_of_label_columns() {
  return {
      {{Kind::labels, {"a", "b"}, "1 1 / 0 1"},
       {
           {"two columns with a header", "truth,predicted\na,a\na,b\nb,b\n"},
           {"a title and the names once more among the rows",
            "Results, test set\ntruth,predicted\na,a\ntruth,predicted\na,b\nb,b\n",
            "heading-skipped heading-skipped"},
           {"names in every cell", "truth=a,pred=b\ntruth=a,pred=a\ntruth=b,pred=b\n"},
           {"arrows between truth and prediction", "a -> b\nb -> b\na -> a"},
           {"arrows that are one character", "a → b\nb → b\na → a"},
           {"numbered lines", "1) a, b\n2) b, b\n3) a, a"},
           {"numbered lines with arrows", "1. a -> b\n2. b -> b\n3. a -> a"},
           {"an object on each line",
            "{\"truth\": \"a\", \"pred\": \"b\"}\n"
            "{\"truth\": \"b\", \"pred\": \"b\"}\n"
            "{\"truth\": \"a\", \"pred\": \"a\"}"},
           {"records of YAML",
            "- truth: a\n"
            "  pred: b\n"
            "- truth: b\n"
            "  pred: b\n"
            "- truth: a\n"
            "  pred: a"},
           {"cases in HTML",
            "<table><tr><th>truth</th><th>predicted</th></tr><tr><td>a</td><td>b</td></"
            "tr><tr><td>b</td><td>b</td></tr><tr><td>a</td><td>a</td></tr></table>",
            "html-table"},
           {"semicolons", "a;a\na;b\nb;b"},
           {"tabs", "a\ta\na\tb\nb\tb"},
           {"bars", "a|a\na|b\nb|b"},
           {"blanks",
            "a a\n"
            "a   b\n"
            " b b"},
           {"CR LF", "truth,predicted\r\na,a\r\na,b\r\nb,b\r\n"},
           {"CR", "truth,predicted\ra,a\ra,b\rb,b\r"},
           {"byte order mark", "\uFEFFtruth,predicted\na,a\na,b\nb,b"},
           {"quotes", "\"a\",\"a\"\n\"a\",\"b\"\n\"b\",\"b\""},
           {"single quotes", "'a','a'\n'a','b'\n'b','b'"},
           {"blank lines between", "\n\na,a\n\na,b\nb,b\n\n"},
           {"a delimiter at each line's end", "a,a,\na,b,\nb,b,\n"},
           {"Spanish header", "verdad;predicción\na;a\na;b\nb;b"},
           {"header in Spanish with words between", "Clase real,Clase predicha\na,a\na,b\nb,b"},
           {"a header of symbols", "y,ŷ\na,a\na,b\nb,b"},
           {"an unnamed index column", ",truth,pred\n0,a,a\n1,a,b\n2,b,b", "index-column-skipped"},
           {"an index from 1 without header", "1,a,a\n2,a,b\n3,b,b", "index-column-skipped"},
           {"a print of pandas",
            "   y_true y_pred\n"
            "0       a      a\n"
            "1       a      b\n"
            "2       b      b\n",
            "index-column-skipped"},
           {"R's data frame",
            "  truth pred\n"
            "1     a    a\n"
            "2     a    b\n"
            "3     b    b\n",
            "index-column-skipped"},
           {"R's write.csv",
            "\"\",\"truth\",\"pred\"\n\"1\",\"a\",\"a\"\n\"2\",\"a\",\"b\"\n\"3\",\"b\",\"b\"",
            "index-column-skipped"},
           {"a Markdown table of labels",
            "| truth | predicted |\n"
            "|-------|:---------:|\n"
            "| a     | a         |\n"
            "| a     | b         |\n"
            "| b     | b         |\n"},
           {"other columns beside named ones",
            "id,text,truth,predicted\n7,hello,a,a\n9,bye,a,b\n4,\"so, what\",b,b",
            "index-column-skipped columns-ignored"},
           {"sep= line", "sep=;\ntruth;predicted\na;a\na;b\nb;b"},
           {"comments", "# my results\na,a\n# more of them\na,b\nb,b", "comment-skipped"},
           {"every line behind a prompt", "> a,a\n> a,b\n> b,b"},
           {"trailing blanks", "a ,a\na,b\nb,b", "labels-trimmed"},
           {"no-break spaces", "a\u00A0,a\na,b\nb,b", "labels-trimmed"},
           {"blanks inside quotes", "\" a\",a\na,b\nb,b", "labels-trimmed"},
           {"blanks after commas say nothing", "a, a\na, b\nb, b"},
           {"option delimiter", "a:a\na:b\nb:b", "", [](ReadOptions& o) { o.delimiter = ":"; }},
           {"option delimiter of several bytes", "a→a\na→b\nb→b", "",
            [](ReadOptions& o) { o.delimiter = "→"; }},
           {"option header", "u,v\na,a\na,b\nb,b", "", [](ReadOptions& o) { o.header = true; }},
           {"option missing: omit", "a,a\na,NA\na,b\n,b\nb,b\nnull,NaN", "missing-omitted",
            [](ReadOptions& o) { o.missing = Missing::omit; }},
       }},
      {{Kind::labels, {"a", "b"}, "2 1 / 0 2"},
       {
           {"a greeting below", "truth,predicted\na,a\na,b\nb,b\nb,b\na,a\nSaludos, Ana\n",
            "text-below-skipped"},
           {"a header of unknown words", "week1,week2\na,a\na,b\nb,b\na,a\nb,b\n", "header-used"},
       }},
      {{Kind::labels, {"a", "b"}, "2 1 / 0 1"},
       {
           {"numbers of the rows, not in order",
            "case_number,truth,predicted\n104,a,a\n101,a,a\n103,a,b\n102,b,b\n",
            "index-column-skipped"},
       }},
      {{Kind::labels, {"a", "b"}, "5 2 / 0 4"},
       {
           {"counts under another name", "truth,predicted,total\na,a,5\na,b,2\nb,b,4\n",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"a", "b"}, "0 1 / 0 1"},
       {
           {"a line for each cell", "truth = a\n pred = b\n\ntruth = b\n pred = b\n"},
           {"types below names, in a box of polars",
            "┌───────┬──────┐\n"
            "│ truth ┆ pred │\n"
            "│ ---   ┆ ---  │\n"
            "│ str   ┆ str  │\n"
            "╞═══════╪══════╡\n"
            "│ a     ┆ b    │\n"
            "│ b     ┆ b    │\n"
            "└───────┴──────┘\n"},
       }},
      {{Kind::labels, {"Los Angeles", "New York", "San Francisco"}, "1 0 0 / 0 1 0 / 0 1 1"},
       {
           {"cells with blanks, one below the other",
            "    truth         pred\n"
            "Los Angeles   Los Angeles\n"
            "San Francisco San Francisco\n"
            "San Francisco New York\n"
            "New York      New York\n"},
       }},
      {{Kind::labels, {"bool", "str"}, "1 0 / 1 0"},
       {
           {"labels that are names of types, in a box with rules between rows",
            "╒═══════╤══════╕\n"
            "│ truth │ pred │\n"
            "╞═══════╪══════╡\n"
            "│ str   │ bool │\n"
            "├───────┼──────┤\n"
            "│ bool  │ bool │\n"
            "╘═══════╧══════╛\n"},
       }},
      {{Kind::labels, {"bool", "str"}, "0 1 / 0 2"},
       {
           {"labels that are names of types", "truth|pred\nstr|str\nbool|str\nstr|str\n"},
       }},
      {{Kind::labels, {"Mild", "None"}, "1 1 / 0 1"},
       {
           {"None that is predicted for None", "truth,predicted\nMild,Mild\nNone,None\nMild,None\n",
            "none-is-a-class"},
       }},
      {{Kind::labels, {"0", "1"}, "10 2 / 3 8"},
       {
           {"a grouped series of pandas",
            "truth  pred\n"
            "0      0       10\n"
            "       1        2\n"
            "1      0        3\n"
            "       1        8\n"
            "dtype: int64\n",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"0", "1"}, "10 2 / 0 8"},
       {
           {"counted pairs of pandas",
            "truth  pred\n"
            "0      0       10\n"
            "1      1        8\n"
            "0      1        2\n"
            "Name: count, dtype: int64\n",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"0", "1"}, "1 1 / 0 1"},
       {
           {"a table of pandas keeps its index apart",
            "   truth  pred\n"
            "7      0     1\n"
            "7      1     1\n"
            "9      0     0\n",
            "index-column-skipped"},
       }},
      {{Kind::labels, {"a", "b"}, "3 1 / 0 12"},
       {
           {"what uniq -c prints",
            "      3 a a\n"
            "      1 a b\n"
            "     12 b b",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"0", "1"}, "12 0 / 1 3"},
       {
           {"what uniq -c prints of lines with commas",
            "      3 1,1\n"
            "      1 1,0\n"
            "     12 0,0",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"a", "b"}, "1 0 / 1 0"},
       {
           {"HTML with what is not shown",
            "<!-- a < b --><style>td { color: red }</style><script>if (a < b) "
            "f()</script><table><tr><th>truth</th><th>predicted</th></tr><tr><td>a</td><td>a</td></"
            "tr><tr><td>b</td><td>a</td></tr></table>",
            "html-table"},
       }},
      {{Kind::labels, {"ham", "spam"}, "1 1 / 0 1"},
       {
           {"no-break blanks between columns", "truth  pred\nham  spam\nspam  spam\nham  ham"},
       }},
      {{Kind::labels, {"0", "1"}, "50 2 / 5 100"},
       {
           {"counted pairs whose first row counts up", "0,1,2\n0,0,50\n1,0,5\n1,1,100",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"0", "1"}, "1 0 / 1 1"},
       {
           {"one known and one unknown name of a column", "y,forest\n1,0\n0,0\n1,1", "header-used"},
       }},
      {{Kind::labels, {"ham", "spam"}, "1 0 / 1 1"},
       {
           {"without a header", "spam,spam\nspam,ham\nham,ham\n"},
       }},
      {{Kind::labels, {"bool", "cat"}, "1 0 / 1 1"},
       {
           {"labels that are names of types elsewhere",
            "truth,predicted\ncat,cat\ncat,bool\nbool,bool"},
       }},
      {{Kind::labels, {"not spam", "spam"}, "1 1 / 0 3"},
       {
           {"labels of several words between wide blanks",
            "not spam   not spam\n"
            "not spam   spam\n"
            "spam       spam\n"
            "spam       spam\n"
            "spam       spam"},
       }},
      {{Kind::labels, {"'tis", "don't"}, "1 1 / 0 1"},
       {
           {"an apostrophe is no quote", "'tis,don't\ndon't,don't\n'tis,'tis"},
       }},
      {{Kind::labels, {"a,1", "say \"b\"", "x\ny"}, "1 1 0 / 0 1 0 / 0 0 1"},
       {
           {"delimiters, quotes and line breaks inside quotes",
            "truth,predicted\n"
            "\"a,1\",\"a,1\"\n"
            "\"a,1\",\"say \"\"b\"\"\"\n"
            "\"say \"\"b\"\"\",\"say \"\"b\"\"\"\n"
            "\"x\n"
            "y\",\"x\n"
            "y\""},
       }},
      {{Kind::labels, {"0", "1"}, "1 0 / 1 2"},
       {
           {"numbers as labels", "1,0\n1.0,1\n01,+1\n0,0", "zeros-before-numbers"},
       }},
      {{Kind::labels, {"9", "10", "x"}, "0 0 1 / 1 0 0 / 0 1 0"},
       {
           {"numbers before words, by value", "10,9\n9,x\nx,10"},
       }},
      {{Kind::labels, {"a", "b"}, "1 0 / 1 1"},
       {
           {"predictions first", "y_pred,y_true\na,a\na,b\nb,b", "predicted-first"},
           {"predictions first, in Spanish",
            "Predicho\tReal\n"
            "a\ta\n"
            "a\tb\n"
            "b\tb",
            "predicted-first"},
       }},
      {{Kind::labels, {"0", "1"}, "2 0 / 1 1"},
       {
           {"a header of unknown words above numbers", "first,second\n1,1\n1,0\n0,0\n0,0",
            "header-used"},
       }},
      {{Kind::labels, {"n", "y"}, "1 0 / 1 1"},
       {
           {"labels that are also words of headers", "y,n\nn,n\ny,y"},
       }},
      {{Kind::labels, {"fake", "real"}, "1 0 / 0 1"},
       {
           {"a class that is also a word for the truth", "real,real\nfake,fake"},
       }},
      {{Kind::labels, {"False", "True"}, "1 0 / 1 1"},
       {
           {"true and false", "True,False\nTrue,True\nFalse,False"},
       }},
      {{Kind::labels, {"0", "1"}, "2 0 / 1 2"},
       {
           {"an index before numbers", "0 1 1\n1 1 0\n2 0 0\n3 1 1\n4 0 0", "index-column-skipped"},
       }},
      {{Kind::labels, {"a", "b"}, "0.5 2 / 0 1.5"},
       {
           {"weights", "y_true,y_pred,sample_weight\na,a,0.5\na,b,2\nb,b,1.5"},
           {"weights in Spanish with decimal commas", "real;predicho;peso\na;a;0,5\na;b;2\nb;b;1,5",
            "decimal-comma"},
       }},
      {{Kind::labels, {"a", "b"}, "5 1 / 0 4"},
       {
           {"counted pairs", "truth,predicted,count\na,a,5\na,b,1\nb,b,4", "aggregated-rows"},
           {"counted pairs, count first", "n,truth,predicted\n5,a,a\n1,a,b\n4,b,b",
            "aggregated-rows"},
           {"counted pairs without header", "a,a,5\na,b,1\nb,a,0\nb,b,4", "aggregated-rows"},
           {"pandas groupby size", "real,predicho,0\na,a,5\na,b,1\nb,b,4", "aggregated-rows"},
           {"R's as.data.frame of a table",
            "  truth pred Freq\n"
            "1     a    a    5\n"
            "2     b    a    0\n"
            "3     a    b    1\n"
            "4     b    b    4\n",
            "index-column-skipped aggregated-rows"},
           {"psql",
            " truth | predicted | count \n"
            "-------+-----------+-------\n"
            " a     | a         |     5\n"
            " a     | b         |     1\n"
            " b     | b         |     4\n"
            "(3 rows)\n",
            "aggregated-rows"},
           {"MySQL",
            "mysql> SELECT truth, pred, COUNT(*) FROM t GROUP BY truth, pred;\n"
            "+-------+------+----------+\n"
            "| truth | pred | COUNT(*) |\n"
            "+-------+------+----------+\n"
            "| a     | a    |        5 |\n"
            "| a     | b    |        1 |\n"
            "| b     | b    |        4 |\n"
            "+-------+------+----------+\n"
            "3 rows in set (0.00 sec)\n",
            "code-skipped aggregated-rows"},
           {"DuckDB",
            "┌─────────┬─────────┬───────┐\n"
            "│  truth  │  pred   │   n   │\n"
            "│ varchar │ varchar │ int64 │\n"
            "├─────────┼─────────┼───────┤\n"
            "│ a       │ a       │     5 │\n"
            "│ a       │ b       │     1 │\n"
            "│ b       │ b       │     4 │\n"
            "└─────────┴─────────┴───────┘\n",
            "aggregated-rows"},
       }},
      {{Kind::labels, {"0", "1"}, "50 10 / 5 35"},
       {
           {"counted pairs of numbers", "0 0 50\n0 1 10\n1 0 5\n1 1 35", "aggregated-rows"},
       }},
      {{Kind::labels, {"a", "b"}, "1234567 1 / 0 4"},
       {
           {"counts in Spanish, grouped", "real;predicho;frecuencia\na;a;1.234.567\na;b;1\nb;b;4",
            "thousands-marks aggregated-rows"},
       }},
      {{Kind::labels, {"#cat", "#dog"}, "1 1 / 0 1"},
       {
           {"labels that look like comments", "#cat,#cat\n#cat,#dog\n#dog,#dog"},
       }},
      {{Kind::labels, {"<=50K", ">50K"}, "1 0 / 1 1"},
       {
           {"labels with a sign of comparison", ">50K,<=50K\n>50K,>50K\n<=50K,<=50K"},
       }},
      {{Kind::labels, {"Spam", "ham", "spam"}, "0 0 1 / 0 1 0 / 0 0 0"},
       {
           {"letters in two cases", "Spam,spam\nham,ham", "labels-differ-in-case"},
       }},
      {{Kind::labels, {"0", "1"}, "0 1 / 1 0"},
       {
           {"option kind: labels", "1 0\n0 1", "", [](ReadOptions& o) { o.kind = Kind::labels; }},
       }},
      {{Kind::labels, {"0.5", "1.5"}, "1 1 / 0 1"},
       {
           {"option kind: labels that are fractions", "0.5,1.5\n1.5,1.5\n0.5,0.5", "",
            [](ReadOptions& o) { o.kind = Kind::labels; }},
       }},
      {{Kind::labels, {"predicted", "truth"}, "0 0 / 1 1"},
       {
           {"option no header", "truth,predicted\ntruth,truth", "",
            [](ReadOptions& o) { o.header = false; }},
       }},
  };
}

namespace {

std::string in_utf16(std::u16string_view text, bool little_endian) {
  std::string bytes = little_endian ? "\xFF\xFE" : "\xFE\xFF";
  for (const char16_t unit : text) {
    const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
    bytes += little_endian ? low : high;
    bytes += little_endian ? high : low;
  }
  return bytes;
}

}  // namespace

TEST_CASE("pasted texts are read in every form: columns of labels") {
  check_readings(texts_of_label_columns());
}

TEST_CASE("a first row of blanks is not a count") {
  const auto read = understand("|    \n|  3 | good | bad |\n|  4 | bad | bad |\n", {});
  CHECK(std::holds_alternative<InputError>(read));
}

TEST_CASE("UTF-16 is read in both orders") {
  for (const bool little_endian : {true, false}) {
    const Dataset dataset = dataset_of(
        in_utf16(u"truth\tpredicted\r\n\u00E1\t\u00E1\r\n\U0001F600\t\u00E1", little_endian));
    CHECK(dataset.labels == std::vector<std::string>{"á", "😀"});
    CHECK(counts_of(dataset) == "1 0 / 1 0");
  }
}

TEST_CASE("labels are plain text, whatever they contain") {
  const std::vector<std::string> labels = {"<img src=x onerror=alert(1)>",
                                           "__proto__",
                                           "=1+1",
                                           "{{x}}",
                                           "${y}",
                                           "مرحبا",
                                           "\u202Eabc",
                                           "👩‍🔬",
                                           "e\u0301",
                                           "constructor",
                                           "@SUM(A1)",
                                           "&amp;",
                                           "' OR 1=1",
                                           "\\u0041",
                                           "%s%n"};
  std::string table = "truth,predicted\n", vectors[2] = {"truth = [", "predicted = ["};
  for (const std::string& label : labels) {
    table += label + "," + label + "\n";
    std::string escaped;
    for (const char c : label) escaped += c == '\\' ? std::string("\\\\") : std::string(1, c);
    for (std::string& vector : vectors) vector += "\"" + escaped + "\",";
  }
  for (const std::string& text : {table, vectors[0] + "]\n" + vectors[1] + "]"}) {
    const Dataset dataset = dataset_of(text);
    CHECK(dataset.labels.size() == labels.size());
    for (const std::string& label : labels) {
      CAPTURE(label);
      CHECK(std::count(dataset.labels.begin(), dataset.labels.end(), label) == 1);
    }
    CHECK(dataset.matrix.total() == static_cast<double>(labels.size()));
  }
}

TEST_CASE("many rows are read") {
  std::string text = "truth,predicted\n";
  constexpr std::size_t rows = 200000;
  for (std::size_t i = 0; i < rows; ++i) {
    text += "class " + std::to_string(i % 7) + ",class " + std::to_string(i % 5) + "\r\n";
  }
  const Dataset dataset = dataset_of(text);
  CHECK(dataset.labels.size() == 7);
  CHECK(dataset.matrix.total() == rows);
  CHECK(dataset.matrix(6, 5) == 0);
}

TEST_CASE("labels may be phrases of many words") {
  const Dataset dataset = dataset_of(
      "truth,pred\n"
      "agree,agree\nagree,neutral\nneutral,neutral\n"
      "do not at all agree,do not at all agree\ndo not at all agree,neutral\n");
  CHECK(dataset.matrix.total() == 5);
  CHECK(dataset.labels.size() == 3);
}

TEST_CASE("a percentage is not a weight") {
  const auto read = understand("truth,predicted,weight\na,a,0.5\na,b,50%\nb,b,1", {});
  const auto* error = std::get_if<InputError>(&read);
  REQUIRE(error != nullptr);
  CHECK((error->code == ErrorCode::not_a_number));
  CHECK(error->line == 3);
  CHECK(error->column == 5);
}
