#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/readings/read.hpp"

using namespace deconfuse;

namespace {

struct Mistake {
  std::string code;
  std::size_t line;
  std::size_t column;
  std::string excerpt;
  std::string expected;
};

struct Case {
  std::string name;
  std::string text;
  Mistake mistake;
  Parameters parameters = {};  ///< those that the case checks
  void (*set)(ReadOptions&) = nullptr;
};

std::string many_classes() {
  std::string text;
  for (int i = 0; i < 2001; ++i) {
    const std::string label = "c" + std::to_string(i);
    text += label + "," + label + "\n";
  }
  return text;
}

const std::vector<Case>& bad_inputs() {
  static const std::vector<Case> cases = {
      {"empty text", "", {"empty-text", 1, 1, "", "labels-or-matrix"}},
      {"only blanks",
       "  \n"
       "\t\n"
       " ",
       {"empty-text", 1, 1, "", "labels-or-matrix"}},
      {"only comments", "# nothing here\n# at all", {"empty-text", 1, 1, "", "labels-or-matrix"}},
      {"only a comment with values in it",
       "#\n#counted: (2, 3)",
       {"empty-text", 1, 1, "", "labels-or-matrix"}},
      {"an environment that is no table, but for the beginning of its name",
       "  matrix\n"
       "\\begin{pmatrixes} 1 & 2",
       {"unclosed-environment", 1, 3, "matrix", "end-of-environment"}},
      {"a lone header", "truth,predicted\n", {"header-only", 1, 1, "truth", "rows-of-labels"}},
      {"one column", "spam\nham\nspam", {"one-column", 1, 1, "spam", "two-columns"}},
      {"one column beside an index", ",truth\n0,a\n1,b", {"one-column", 2, 3, "a", "two-columns"}},
      {"ragged rows, one cell too few",
       "a,b\nb,b\na\nb,a",
       {"ragged-rows", 3, 1, "a", "equal-rows"},
       {{"found", "1"}, {"expected", "2"}}},
      {"ragged rows, one cell too many",
       "a,b\nb,b\na,b,c\nb,a",
       {"ragged-rows", 3, 5, "c", "equal-rows"},
       {{"found", "3"}, {"expected", "2"}}},
      {"ragged rows of a matrix",
       "5 1 0\n0 4 1\n2 3\n",
       {"ragged-rows", 3, 3, "3", "equal-rows"},
       {{"found", "2"}, {"expected", "3"}}},
      {"ragged rows of NumPy",
       "[[5, 1],\n [0, 4, 2],\n [1, 1]]",
       {"ragged-rows", 2, 9, "2", "equal-rows"},
       {{"found", "3"}, {"expected", "2"}}},
      {"mixed delimiters",
       "a,b\nb,a\na;a\nb,b",
       {"mixed-delimiters", 3, 1, "a;a", "one-delimiter"},
       {{"found", ";"}}},
      {"mixed delimiters in a matrix",
       "1,2,3\n4;5;6\n7,8,9",
       {"mixed-delimiters", 2, 1, "4;5;6", "one-delimiter"},
       {{"found", ";"}}},
      {"an unclosed quote",
       "truth,predicted\na,\"b\nb,a\n",
       {"unclosed-quote", 2, 3, "\"b", "closing-quote"}},
      {"an unclosed quote in a vector",
       "y = [\"a\", \"b]\nyhat = [\"a\", \"b\"]",
       {"unclosed-quote", 1, 11, "\"b]", "closing-quote"}},
      {"text after a quote", "a,b\n\"a\"x,b", {"text-after-quote", 2, 4, "x,b", "delimiter"}},
      {"a word among numbers", "5 1 0\n0 x 1\n2 3 4", {"not-a-number", 2, 3, "x", "count"}},
      {"a word among numbers with labels",
       ",a,b\na,5,one\nb,0,4",
       {"not-a-number", 2, 5, "one", "count"}},
      {"a negative count", "5,1\n-2,4", {"negative-count", 2, 1, "-2", "not-negative"}},
      {"a negative count in aggregated rows",
       "truth,predicted,n\na,a,5\na,b,-1",
       {"negative-count", 3, 5, "-1", "not-negative"}},
      {"a fractional count", "5 1\n0.5 4", {"fractional-count", 2, 1, "0.5", "whole-number"}},
      {"a fractional count in aggregated rows",
       "truth,predicted,n\na,a,5\na,b,1.5",
       {"fractional-count", 3, 5, "1.5", "whole-number"}},
      {"a word for a count",
       "truth,predicted,n\na,a,5\na,b,many",
       {"not-a-number", 3, 5, "many", "whole-number"}},
      {"a negative weight",
       "y,pred,weight\n1,1,0.5\n1,0,-0.5",
       {"negative-weight", 3, 5, "-0.5", "not-negative"}},
      {"an absent weight",
       "y,pred,weight\n1,1,0.5\n1,0,NaN",
       {"missing-value", 3, 5, "NaN", "value"}},
      {"an infinite weight",
       "y,pred,weight\n1,1,0.5\n1,0,inf",
       {"infinite-number", 3, 5, "inf", "finite-number"}},
      {"vectors of unequal lengths",
       "y = [1, 2, 2]\nyhat = [1, 2]",
       {"unequal-lengths", 1, 12, "2", "equal-lengths"},
       {{"truth", "3"}, {"predicted", "2"}}},
      {"lines of unequal lengths",
       "a b a b\na b a",
       {"unequal-lengths", 1, 7, "b", "equal-lengths"},
       {{"truth", "4"}, {"predicted", "3"}}},
      {"weights of another length",
       "y = [1, 2]\nyhat = [1, 2]\nw = [1]",
       {"unequal-lengths", 1, 9, "2", "equal-lengths"},
       {{"truth", "2"}, {"weights", "1"}}},
      {"one vector", "y = [1, 2, 2]", {"one-vector", 1, 5, "[1, 2, 2]", "two-vectors"}},
      {"a list that begins with a letter beyond ASCII, and has nothing in it",
       "y = [1, 2]\nz = é = # a, b",
       {"empty-brackets", 2, 5, "é", "vectors-or-matrix"}},
      {"one line", "spam ham spam", {"one-vector", 1, 1, "spam", "two-vectors"}},
      {"three vectors of which one holds no labels",
       "[1, 2]\n[1, 1]\n[30, 20]",
       {"three-vectors", 3, 1, "[30, 20]", "two-vectors"},
       {{"found", "3"}}},
      {"four vectors",
       "[1, 2]\n[1, 1]\n[2, 2]\n[1, 2]",
       {"three-vectors", 3, 1, "[2, 2]", "two-vectors"},
       {{"found", "4"}}},
      {"three lines of which one holds no labels",
       "1 2 2 1 2\n1 1 2 2 1\n5 2 7 2 2",
       {"three-vectors", 3, 1, "5", "two-vectors"},
       {{"found", "3"}}},
      {"NUL bytes",
       std::string("a,b\012b,\000a", 8),
       {"binary-file", 2, 3, "0x00", "text-encoding"},
       {{"offset", "6"}}},
      {"bytes that are no UTF-8",
       std::string("a,b\012b,\377", 7),
       {"invalid-utf8", 2, 3, "0xFF", "text-encoding"},
       {{"offset", "6"}}},
      {"Latin-1",
       std::string("s\303\255,no\012no,s\355", 12),
       {"invalid-utf8", 2, 5, "0xED", "text-encoding"},
       {{"offset", "11"}}},
      {"UTF-16 of odd length",
       std::string("\377\376a\000,\000b", 7),
       {"invalid-utf16", 1, 3, "0x62", "text-encoding"},
       {{"offset", "6"}}},
      {"half a surrogate pair",
       std::string("\377\376a\000\000\330", 6),
       {"invalid-utf16", 1, 2, "0x00", "text-encoding"},
       {{"offset", "4"}}},
      {"a missing value", "a,a\nb,\nb,b", {"missing-value", 2, 3, "", "value"}},
      {"NA", "a,a\nb,b\nNA,a", {"missing-value", 3, 1, "NA", "value"}},
      {"NA in a set",
       "truth,predicted\ncat;dog,cat\ncat; NA,dog",
       {"missing-value", 3, 6, "NA", "label"}},
      {"null in JSON",
       "{\"truth\": [\"a\", null], \"predicted\": [\"a\", \"b\"]}",
       {"missing-value", 1, 17, "null", "value"}},
      {"nothing between commas",
       "y = [1, , 2]\nyhat = [1, 2, 2]",
       {"missing-value", 1, 9, "", "value"}},
      {"NaN in a matrix", "5 1\nNaN 4", {"missing-value", 2, 1, "NaN", "count"}},
      {"an empty cell in a matrix",
       "\ta\tb\na\t5\t\nb\t0\t4",
       {"missing-value", 2, 5, "", "count"}},
      {"Infinity in a matrix",
       "5 1\n0 Infinity",
       {"infinite-number", 2, 3, "Infinity", "finite-number"}},
      {"10^400", "5 1\n0 10^400", {"number-too-large", 2, 3, "10^400", "finite-number"}},
      {"1e400", "5 1\n0 1e400", {"number-too-large", 2, 3, "1e400", "finite-number"}},
      {"a count above 2^53",
       "5 1\n0 9007199254740993000",
       {"count-too-large", 2, 3, "9007199254740993000", "exact-count"}},
      {"rows and columns of the same classes, one too many",
       ",1,2,3,4\n1,5,1,0,0\n2,0,4,1,0\n3,1,1,9,2",
       {"not-square", 2, 9, "0", "square-matrix"},
       {{"rows", "3"}, {"columns", "4"}}},
      {"a lone row of counts",
       "5 6 7 9",
       {"not-square", 1, 3, "6", "square-matrix"},
       {{"rows", "1"}, {"columns", "4"}},
       [](ReadOptions& o) { o.kind = Kind::matrix; }},
      {"duplicate labels in a row",
       ",a,a\na,5,1\nb,0,4",
       {"duplicate-label", 1, 4, "a", "different-labels"},
       {{"label", "a"}}},
      {"duplicate labels, differently spelt",
       ",1,1.0\n1,5,1\n2,0,4",
       {"duplicate-label", 1, 4, "1.0", "different-labels"},
       {{"label", "1.0"}}},
      {"rows and columns of different classes",
       ",a,b\na,5,1\nc,0,4",
       {"labels-differ", 1, 4, "b", "same-labels"},
       {{"label", "b"}}},
      {"a label too many", ",a,b,c\na,5,1\nb,0,4", {"ragged-rows", 1, 6, "c", "equal-rows"}},
      {"a label too few in a spreadsheet",
       "\ta\t\t\na\t5\t1\nb\t0\t4",
       {"label-count", 1, 2, "a", "a-label-each"},
       {{"found", "1"}, {"expected", "2"}}},
      {"labels for another matrix",
       "labels = [\"a\", \"b\", \"c\"]\ncm = [[5, 1], [0, 4]]",
       {"label-count", 1, 10, "[\"a\", \"b\", \"c\"]", "a-label-each"},
       {{"found", "3"}, {"expected", "2"}}},
      {"too many classes",
       many_classes(),
       {"too-many-classes", 2001, 1, "c2000", "fewer-classes"},
       {{"found", "2001"}, {"maximum", "2000"}}},
      {"too many columns",
       "a,b,c,d\nb,a,c,d\na,a,c,d\nb,b,c,d",
       {"too-many-columns", 1, 5, "c", "two-columns"},
       {{"found", "4"}}},
      {"dots in a print",
       "   truth pred\n"
       "0      a    a\n"
       "..   ...  ...\n"
       "99     b    b\n",
       {"shortened-print", 3, 1, "..   ...  ...", "complete-data"}},
      {"an ellipsis in a vector",
       "[1 2 2 ... 1 1 2]\n[1 2 2 ... 2 1 2]",
       {"shortened-print", 1, 8, "...", "complete-data"}},
      {"R's max.print",
       "[1] a b\n [ reached getOption(\"max.print\") -- omitted 900 entries ]\n",
       {"shortened-print", 2, 2, "[ reached getOption(\"max.print\") -- omitted 900 entries ]",
        "complete-data"}},
      {"output truncated",
       "5 1\n0 4\n[output truncated]",
       {"shortened-print", 3, 1, "[output truncated]", "complete-data"}},
      {"a long series of pandas",
       "0     a\n"
       "1     b\n"
       "Name: truth, Length: 1000, dtype: object",
       {"shortened-print", 3, 1, "Name: truth, Length: 1000, dtype: object", "complete-data"}},
      {"percentages that do not add up",
       "80% 10%\n10% 90%",
       {"percentages", 1, 1, "80%", "counts"}},
      {"fractions that do not add up",
       "0.8 0.1\n0.1 0.9",
       {"fractional-count", 1, 1, "0.8", "whole-number"}},
      {"values of metrics",
       "precision = 0.66, recall = 0.80",
       {"looks-like-metrics", 1, 1, "precision = 0.66", "labels-or-matrix"}},
      {"a formula in every line",
       "A(x) = x^(1/3)\nB(x) = x^(2/3)",
       {"looks-like-function", 1, 1, "A(x) = x^(1/3)", "truth-and-scores"}},
      {"functions of Python",
       "import numpy\n  fA = np.vectorize(lambda x: x**2)",
       {"looks-like-function", 2, 3, "fA = np.vectorize(lambda x: x**2)", "truth-and-scores"}},
      {"a line for each metric",
       "Accuracy: 0.93\nF1-score: 0.9",
       {"looks-like-metrics", 1, 1, "Accuracy:", "labels-or-matrix"}},
      {"points of a ROC curve",
       "fpr,tpr,threshold\n0,0,1\n0.1,0.6,0.8\n1,1,0",
       {"looks-like-curve", 1, 1, "fpr", "truth-and-scores"}},
      {"a table of losses",
       "loss,treat,wait\nsick,1,10\nwell,5,0",
       {"looks-like-losses", 1, 1, "loss", "labels-or-matrix"}},
      {"an unclosed bracket",
       "y = [1, 2, 2\nyhat = (1, 2, 2)",
       {"unclosed-bracket", 1, 5, "[1, 2, 2", "closing-bracket"},
       {{"closing", "]"}}},
      {"a bracket left open",
       "[1, 2, 2]\n[1, 2, 2",
       {"unclosed-bracket", 2, 1, "[1, 2, 2", "closing-bracket"},
       {{"closing", "]"}}},
      {"a bracket of another kind",
       "[1, 2, 2)\n[1, 2, 2]",
       {"unbalanced-bracket", 1, 9, ")", "closing-bracket"},
       {{"closing", "]"}}},
      {"nested too deep",
       "[[[1, 2], [3, 4]], [[1, 2], [3, 4]]]",
       {"nested-too-deep", 1, 3, "[", "vectors-or-matrix"}},
      {"empty brackets", "y = []\nyhat = []", {"empty-brackets", 1, 5, "[", "vectors-or-matrix"}},
      {"a comma left out",
       "y = [1, 2 2]\nyhat = [1, 2, 2]",
       {"missing-comma", 1, 11, "2", "comma"}},
      {"JSON without a colon",
       "{\"truth\": [\"a\", \"b\"], \"predicted\" [\"a\", \"b\"]}",
       {"json-syntax", 1, 23, "predicted", "key-and-value"}},
      {"JSON of another shape",
       "{\"accuracy\": 0.9, \"truth\": [\"a\", \"b\"]}",
       {"json-shape", 1, 1, "{\"accuracy\": 0.9, \"truth\": [\"a\", \"b\"]}",
        "truth-and-predicted"}},
      {"JSON objects of arrays",
       "[{\"truth\": [1], \"predicted\": [2]}]",
       {"json-shape", 1, 12, "[1], \"predicted\": [2]}]", "objects-alike"}},
      {"an unclosed environment",
       "\\begin{bmatrix}\n1 & 2 \\\\\n3 & 4",
       {"unclosed-environment", 1, 1, "\\begin{bmatrix}", "end-of-environment"},
       {{"name", "bmatrix"}}},
      {"a matrix of nothing but bars",
       "\\begin{matrix} | \\\\ | \\end{matrix}",
       {"empty-text", 1, 1, "", "labels-or-matrix"}},
      {"a count behind its name",
       "TP = 20, FN = 3\nFP = 5, TN = -1",
       {"negative-count", 2, 14, "-1", "not-negative"}},
      {"a cell in braces that begin some lines before it",
       "\\begin{bmatrix}{\n\n 4x} & 1 \\\\ 2 & 3 \\end{bmatrix}",
       {"not-a-number", 3, 2, "4x", "count"}},
      {"a cell as wide as it says",
       "\\begin{bmatrix} \\multicolumn{1}{c}{4x} & 1 \\\\ 2 & 3 \\end{bmatrix}",
       {"not-a-number", 1, 36, "4x", "count"}},
      {"two tables",
       "\\begin{bmatrix} 5 & 1 \\\\ 0 & 4 \\end{bmatrix}\n"
       "\\begin{bmatrix} 5 & 1 \\\\ 0 & 4 \\end{bmatrix}",
       {"several-tables", 2, 1, "\\begin{bmatrix}", "one-table"},
       {{"found", "2"}}},
      {"two arrays",
       "a = [[5, 1], [0, 4]]\nb = [[5, 1], [0, 7]]",
       {"several-tables", 2, 5, "[[5, 1], [0, 7]]", "one-table"},
       {{"found", "2"}}},
      {"a matrix of symbols",
       "\t\tPredicho\t\t\t\n"
       "\t\tC1\tC2\tC3\tC4\n"
       "Real\tC1\t$T_{C1}$\t$F_{C2}^1$\t$F_{C3}^1$\t$F_{C4}^1$\n"
       "\tC2\t$F_{C1}^2$\t$T_{C2}$\t$F_{C3}^2$\t$F_{C4}^2$\n"
       "\tC3\t$F_{C1}^3$\t$F_{C2}^3$\t$T_{C3}$\t$F_{C4}^3$\n"
       "\tC4\t$F_{C1}^4$\t$F_{C2}^4$\t$F_{C3}^4$\t$T_{C4}$",
       {"matrix-without-numbers", 6, 38, "T_C4", "counts-matrix"}},
      {"only totals",
       ",Total\nTotal,50",
       {"totals-only", 1, 1, "", "counts-matrix"},
       {},
       [](ReadOptions& o) { o.kind = Kind::matrix; }},
      {"an ambiguous mark",
       "1.234 5\n0 2.345",
       {"ambiguous-number", 1, 1, "1.234", "decimal-option"}},
      {"an ambiguous mark among fractions",
       "1,234\t5\n0\t2,345",
       {"ambiguous-number", 1, 1, "1,234", "decimal-option"},
       {},
       [](ReadOptions& o) { o.fractional = true; }},
      {"a report of scikit-learn",
       "              precision    recall  f1-score   support\n"
       "\n"
       "           0       0.67      1.00      0.80         2\n",
       {"looks-like-report", 1, 15, "precision    recall  f1-score   support", "labels-or-matrix"}},
      {"one-hot rows of one half",
       "1 0 0\n0 1 0\n0 1 0\n0 0 1\n0 0 1",
       {"looks-like-one-hot", 1, 1, "1", "second-table"}},
      {"a row with two classes among one-hot rows",
       "1 0 0 1\n0 1 0 1\n0 1 1 0\n1 0 1 1\n0 1 1 0",
       {"not-one-hot", 4, 7, "1", "one-mark"},
       {{"found", "2"}}},
      {"a row without a class below names",
       "truth_a,truth_b,pred_a,pred_b\n1,0,0,1\n0,0,0,1",
       {"not-one-hot", 3, 1, "0", "one-mark"},
       {{"found", "0"}}},
      {"a row with two classes in a one-hot matrix",
       "\\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\\\ 0 & 1 \\end{bmatrix}\n"
       "\\begin{bmatrix} 1 & 0 \\\\ 1 & 1 \\\\ 0 & 1 \\end{bmatrix}",
       {"not-one-hot", 2, 30, "1", "one-mark"},
       {{"found", "2"}}},
      {"one-hot matrices of different lengths",
       "[[1, 0], [0, 1], [0, 1]]\n[[1, 0], [0, 1]]",
       {"unequal-lengths", 2, 3, "1", "equal-lengths"},
       {{"truth", "3"}, {"predicted", "2"}}},
      {"a class named twice above one-hot rows",
       "1 0\n0 1\n\na a\n1 0\n0 1",
       {"duplicate-label", 4, 3, "a", "different-labels"},
       {{"label", "a"}}},
      {"one partition",
       "$$Y = \\left\\{ \\{1\\}, \\{2, 3\\} \\right\\}$$",
       {"one-partition", 1, 13, "{ \\{1\\}, \\{2, 3\\} \\right\\}$$", "two-partitions"}},
      {"an element in two sets",
       "{1}, {2, 3}, {2}\n{1, 2, 3}, {}",
       {"element-twice", 1, 15, "2", "disjoint-sets"},
       {{"element", "2"}, {"first", "2"}, {"second", "3"}}},
      {"an element twice in one set",
       "{1}, {2, 3}\n{1, 2, 2}, {3}",
       {"element-twice", 2, 8, "2", "disjoint-sets"},
       {{"element", "2"}, {"first", "1"}, {"second", "1"}}},
      {"an element in the second partition alone",
       "{ana}, {eva, leo}\n{ana, leo}, {eva, zoe}",
       {"element-missing", 2, 19, "zoe", "same-elements"},
       {{"element", "zoe"}}},
      {"an element in the first partition alone",
       "{1}, {2, 3}\n{1, 2}, {}",
       {"element-missing", 1, 10, "3", "same-elements"},
       {{"element", "3"}}},
      {"an empty element", "{1}, {2, , 3}\n{1}, {2, 3}", {"missing-value", 1, 10, "", "value"}},
      {"a shortened set",
       "{1}, {2, ..., 9}\n{1}, {2, 9}",
       {"shortened-print", 1, 10, "...", "complete-data"}},
      {"HTML", "<div>\n<p>5 1</p>\n</div>", {"looks-like-html", 1, 1, "<div>", "plain-text"}},
      {"code",
       "y = [1]*5 + [0]*3\nyhat = [1]*8",
       {"code-not-run", 1, 8, "*5 + [0]*3", "printed-values"}},
      {"code within brackets",
       "y = [1, *others]\np = [1, 0]",
       {"code-not-run", 1, 9, "*others", "printed-values"}},
      {"a function that is not known",
       "y = np.random.randint([0, 1])",
       {"unknown-function", 1, 5, "np.random.randint", "printed-values"},
       {{"name", "np.random.randint"}}},
      {"prose after a vector",
       "[1, 2, 2]\nsee the next page",
       {"one-vector", 1, 1, "[1, 2, 2]", "two-vectors"}},
      {"no case left",
       "NA,a\nb,NA",
       {"no-cases", 0, 0, "", ""},
       {},
       [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"an unknown positive class",
       "a,a\nb,b",
       {"unknown-positive", 0, 0, "c", ""},
       {{"label", "c"}},
       [](ReadOptions& o) { o.positive = "c"; }},
      {"a delimiter of two characters",
       "a,a\nb,b",
       {"bad-option", 0, 0, "::", "one-character"},
       {{"option", "delimiter"}},
       [](ReadOptions& o) { o.delimiter = "::"; }},
      {"no delimiter",
       "a,a\nb,b",
       {"bad-option", 0, 0, "", "one-character"},
       {{"option", "delimiter"}},
       [](ReadOptions& o) { o.delimiter = ""; }},
      {"a decimal mark that is none",
       "a,a\nb,b",
       {"bad-option", 0, 0, ";", "point-or-comma"},
       {{"option", "decimal"}},
       [](ReadOptions& o) { o.decimal = ';'; }},
      {"one mark for two things",
       "a,a\nb,b",
       {"bad-option", 0, 0, ",", "different-marks"},
       {{"option", "decimal"}},
       [](ReadOptions& o) {
         o.delimiter = ",";
         o.decimal = ',';
       }},
      {"places count characters, not bytes",
       "ñandú,ñandú\n😀,😀\nñandú,😀,x\n😀,😀",
       {"ragged-rows", 3, 9, "x", "equal-rows"}},
      {"places count CR LF once", "a,a\r\nb,b\r\nNA,a", {"missing-value", 3, 1, "NA", "value"}},
      {"an excerpt is short",
       "a,a\nb,b\na,b\n" + std::string(90, 'b') + ",b," + std::string(90, 'c'),
       {"ragged-rows", 4, 94, std::string(79, 'c') + "…", "equal-rows"}},
  };
  return cases;
}

std::size_t characters_in(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("an error about bad input has its code, its place and what was expected") {
  std::set<ErrorCode> codes;
  for (const Case& c : bad_inputs()) {
    CAPTURE(c.name);
    ReadOptions options;
    if (c.set != nullptr) c.set(options);
    const Result<Dataset> result = read(c.text, options);
    const auto* error = std::get_if<InputError>(&result);
    CHECK(error != nullptr);
    if (error == nullptr) continue;
    CHECK(code_text(error->code) == c.mistake.code);
    CHECK(error->line == c.mistake.line);
    CHECK(error->column == c.mistake.column);
    CHECK(error->excerpt == c.mistake.excerpt);
    CHECK(expected_text(*error) == c.mistake.expected);
    CHECK(characters_in(error->excerpt) <= 80);
    for (const auto& wanted : c.parameters) {
      CAPTURE(wanted.first);
      CHECK(parameter(error->parameters, wanted.first) == wanted.second);
    }
    codes.insert(error->code);
  }
  CHECK(codes.size() >= 40);
}

TEST_CASE("hostile input ends quickly and with an error") {
  constexpr std::size_t size = 1000000;
  const auto repeated = [](std::string_view piece) {
    std::string text;
    while (text.size() < size) text += piece;
    return text;
  };
  // Reading takes linear time; otherwise a million bytes would take minutes.
  for (const std::string_view piece : {"[",
                                       "]",
                                       "(",
                                       "{",
                                       "\"",
                                       "'",
                                       "'a,",
                                       ",",
                                       ";",
                                       "\t",
                                       "|",
                                       "\\",
                                       "$",
                                       "=",
                                       "y=",
                                       "y=(",
                                       "[1]",
                                       "[1] a\n",
                                       "[\n",
                                       "1.",
                                       "...",
                                       ">",
                                       "> ",
                                       "# a\n",
                                       "^{",
                                       "_",
                                       "\\hat{",
                                       "\\begin{",
                                       "c(",
                                       "\r",
                                       "1 ",
                                       "a =\n",
                                       "\"a\"\"",
                                       "{\"a\":",
                                       "1,2\n3;4\n",
                                       "─",
                                       "\\begin{matrix}",
                                       "Levels: a ",
                                       "a",
                                       "\xC3\xA9",
                                       "{\"k\":[1],",
                                       "np.int64(1),",
                                       "-",
                                       "%",
                                       ": ",
                                       "&",
                                       "\\\\",
                                       "{1},",
                                       "{1}\n",
                                       "{1}, {2}\n",
                                       "[{1}],",
                                       "∅",
                                       "Y_1 = {1}\n",
                                       "1 0 0\n\n",
                                       "a =\n1 0 0\n",
                                       "\\begin{matrix} 1 & 0 \\end{matrix}"}) {
    CAPTURE(piece);
    const Result<Dataset> result = read(repeated(piece), {});
    CHECK(std::holds_alternative<InputError>(result));
  }
}
