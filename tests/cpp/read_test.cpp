#include "input/readings/read.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "input/notations/latex.hpp"
#include "input/text/number.hpp"

using deconfuse::code_text;
using deconfuse::Dataset;
using deconfuse::InputError;
using deconfuse::Kind;
using deconfuse::Missing;
using deconfuse::NoticeCode;
using deconfuse::Orientation;
using deconfuse::plain_text_of_latex;
using deconfuse::read;
using deconfuse::ReadOptions;
using deconfuse::Result;

namespace {

struct Case {
  std::string name;
  std::string text;
  Kind kind;
  std::vector<std::string> labels;
  std::string counts;   ///< rows are the truth: "5 1 / 0 4"
  std::string notices;  ///< codes
  void (*set)(ReadOptions&) = nullptr;
};

const std::vector<Case>& good_inputs() {
  static const std::vector<Case> cases = {
      {"two columns with a header",
       "truth,predicted\n"
       "a,a\n"
       "a,b\n"
       "b,b\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a title and the names once more among the rows",
       "Results, test set\n"
       "truth,predicted\n"
       "a,a\n"
       "truth,predicted\n"
       "a,b\n"
       "b,b\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "heading-skipped heading-skipped"},
      {"a greeting below",
       "truth,predicted\n"
       "a,a\na,b\nb,b\nb,b\na,a\n"
       "Saludos, Ana\n",
       Kind::labels,
       {"a", "b"},
       "2 1 / 0 2",
       "text-below-skipped"},
      {"numbers of the rows, not in order",
       "case_number,truth,predicted\n"
       "104,a,a\n"
       "101,a,a\n"
       "103,a,b\n"
       "102,b,b\n",
       Kind::labels,
       {"a", "b"},
       "2 1 / 0 1",
       "index-column-skipped"},
      {"counts under another name",
       "truth,predicted,total\n"
       "a,a,5\n"
       "a,b,2\n"
       "b,b,4\n",
       Kind::labels,
       {"a", "b"},
       "5 2 / 0 4",
       "aggregated-rows"},
      {"names in every cell",
       "truth=a,pred=b\n"
       "truth=a,pred=a\n"
       "truth=b,pred=b\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a line for each cell",
       "truth = a\n pred = b\n\ntruth = b\n pred = b\n",
       Kind::labels,
       {"a", "b"},
       "0 1 / 0 1",
       ""},
      {"vectors of Octave, one below the other",
       "y =\n\n   1\n   0\n   1\n\nyhat =\n\n   1\n   1\n   1\n",
       Kind::labels,
       {"0", "1"},
       "0 1 / 0 2",
       ""},
      {"cells with blanks, one below the other",
       "    truth         pred\n"
       "Los Angeles   Los Angeles\n"
       "San Francisco San Francisco\n"
       "San Francisco New York\n"
       "New York      New York\n",
       Kind::labels,
       {"Los Angeles", "New York", "San Francisco"},
       "1 0 0 / 0 1 0 / 0 1 1",
       ""},
      {"types below names, in a box of polars",
       "┌───────┬──────┐\n"
       "│ truth ┆ pred │\n"
       "│ ---   ┆ ---  │\n"
       "│ str   ┆ str  │\n"
       "╞═══════╪══════╡\n"
       "│ a     ┆ b    │\n"
       "│ b     ┆ b    │\n"
       "└───────┴──────┘\n",
       Kind::labels,
       {"a", "b"},
       "0 1 / 0 1",
       ""},
      {"labels that are names of types, in a box with rules between rows",
       "╒═══════╤══════╕\n"
       "│ truth │ pred │\n"
       "╞═══════╪══════╡\n"
       "│ str   │ bool │\n"
       "├───────┼──────┤\n"
       "│ bool  │ bool │\n"
       "╘═══════╧══════╛\n",
       Kind::labels,
       {"bool", "str"},
       "1 0 / 1 0",
       ""},
      {"labels that are names of types",
       "truth|pred\n"
       "str|str\n"
       "bool|str\n"
       "str|str\n",
       Kind::labels,
       {"bool", "str"},
       "0 1 / 0 2",
       ""},
      {"sums under another name",
       "\ta\tb\tMarginal\n"
       "a\t5\t1\t6\n"
       "b\t2\t4\t6\n"
       "Marginal\t7\t5\t12\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 2 4",
       "totals-removed"},
      {"classes that are called as axes are",
       "\t\tActual\t\n"
       "\t\tmodel\thuman\n"
       "Predicted\tmodel\t5\t1\n"
       "\thuman\t2\t4\n",
       Kind::matrix,
       {"model", "human"},
       "5 2 / 1 4",
       "transposed"},
      {"None that is predicted for None",
       "truth,predicted\n"
       "Mild,Mild\n"
       "None,None\n"
       "Mild,None\n",
       Kind::labels,
       {"Mild", "None"},
       "1 1 / 0 1",
       "none-is-a-class"},
      {"a grouped series of pandas",
       "truth  pred\n"
       "0      0       10\n"
       "       1        2\n"
       "1      0        3\n"
       "       1        8\n"
       "dtype: int64\n",
       Kind::labels,
       {"0", "1"},
       "10 2 / 3 8",
       "aggregated-rows"},
      {"counted pairs of pandas",
       "truth  pred\n"
       "0      0       10\n"
       "1      1        8\n"
       "0      1        2\n"
       "Name: count, dtype: int64\n",
       Kind::labels,
       {"0", "1"},
       "10 2 / 0 8",
       "aggregated-rows"},
      {"a table of pandas keeps its index apart",
       "   truth  pred\n"
       "7      0     1\n"
       "7      1     1\n"
       "9      0     0\n",
       Kind::labels,
       {"0", "1"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"rows and columns in different order under names of axes",
       ",Predicted 1,Predicted 0\n"
       "Actual 0,10,50\n"
       "Actual 1,100,5",
       Kind::matrix,
       {"0", "1"},
       "50 10 / 5 100",
       "columns-reordered"},
      {"plus and minus under names of axes",
       "\\begin{tabular}{l|rr}\n"
       " & Pred - & Pred + \\\\\n"
       "True + & 5 & 20 \\\\\n"
       "True - & 15 & 10 \\\\\n"
       "\\end{tabular}",
       Kind::matrix,
       {"+", "-"},
       "20 5 / 10 15",
       "columns-reordered"},
      {"classes of two words under names of axes",
       "            Predicted No  Predicted Yes\n"
       "Actual No             50             10\n"
       "Actual Yes             5            100",
       Kind::matrix,
       {"No", "Yes"},
       "50 10 / 5 100",
       ""},
      {"numbers after a colon are classes under names of axes",
       "          Predicted:0  Predicted:1\n"
       "Actual:0           50           10\n"
       "Actual:1            5          100",
       Kind::matrix,
       {"0", "1"},
       "50 10 / 5 100",
       ""},
      {"arrows beside the names of axes",
       "Actual →\ta\tb\n"
       "Predicted ↓\t\t\n"
       "a\t10\t2\n"
       "b\t3\t15",
       Kind::matrix,
       {"a", "b"},
       "10 3 / 2 15",
       "transposed"},
      {"both axes in the corner with arrows",
       "Predicted → Actual ↓,a,b\n"
       "a,10,2\n"
       "b,3,15",
       Kind::matrix,
       {"a", "b"},
       "10 2 / 3 15",
       ""},
      {"an arrow to the right names the columns",
       "Predicted →,a,b\n"
       "a,10,2\n"
       "b,3,15",
       Kind::matrix,
       {"a", "b"},
       "10 2 / 3 15",
       ""},
      {"values of y and its estimate",
       ",ŷ=1,ŷ=0\n"
       "y=1,10,2\n"
       "y=0,3,15",
       Kind::matrix,
       {"1", "0"},
       "10 2 / 3 15",
       ""},
      {"arrows between truth and prediction",
       "a -> b\n"
       "b -> b\n"
       "a -> a",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"arrows that are one character",
       "a → b\n"
       "b → b\n"
       "a → a",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"numbered lines",
       "1) a, b\n"
       "2) b, b\n"
       "3) a, a",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"numbered lines with arrows",
       "1. a -> b\n"
       "2. b -> b\n"
       "3. a -> a",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"what uniq -c prints",
       "      3 a a\n"
       "      1 a b\n"
       "     12 b b",
       Kind::labels,
       {"a", "b"},
       "3 1 / 0 12",
       "aggregated-rows"},
      {"what uniq -c prints of lines with commas",
       "      3 1,1\n"
       "      1 1,0\n"
       "     12 0,0",
       Kind::labels,
       {"0", "1"},
       "12 0 / 1 3",
       "aggregated-rows"},
      {"an object on each line",
       "{\"truth\": \"a\", \"pred\": \"b\"}\n"
       "{\"truth\": \"b\", \"pred\": \"b\"}\n"
       "{\"truth\": \"a\", \"pred\": \"a\"}",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"records of YAML",
       "- truth: a\n"
       "  pred: b\n"
       "- truth: b\n"
       "  pred: b\n"
       "- truth: a\n"
       "  pred: a",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"lists of Scala",
       "val truth = List(\"a\", \"b\", \"a\")\n"
       "val pred = List(\"b\", \"b\", \"a\")",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a bar before sums",
       "50 3 | 53\n"
       "2 45 | 47",
       Kind::matrix,
       {"1", "2"},
       "50 3 / 2 45",
       "totals-removed"},
      {"the source of a table of HTML",
       "<p>Results</p>\n"
       "<table border=\"1\" class=\"dataframe\">\n"
       "  <thead><tr><th></th><th>a &amp; b</th><th>c</th></tr></thead>\n"
       "  <tbody>\n"
       "    <tr><th>a &amp; b</th><td>5</td><td>1</td></tr>\n"
       "    <tr><th>c</th><td><b>0</b></td><td>1&#48;</td></tr>\n"
       "  </tbody>\n"
       "</table>",
       Kind::matrix,
       {"a & b", "c"},
       "5 1 / 0 10",
       "html-table"},
      {"cells of HTML over several rows and columns",
       "<table><tr><td rowspan=2 colspan=2></td><td "
       "colspan=2>Predicted</td></tr><tr><td>a</td><td>b</td></tr><tr><td "
       "rowspan=2>Actual</td><td>a</td><td>5</td><td>1</td></tr><tr><td>b</td><td>0</td><td>9</"
       "td></tr></table>",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 9",
       "html-table"},
      {"MATLAB, with the size",
       "C = 2×2\n\n     5     1\n     0     4\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"R, with the call that prints",
       "library(caret)\nprint(cm)\n          Reference\nPrediction ham spam\n      ham    5    1\n"
       "      spam   0    4\n",
       Kind::matrix,
       {"ham", "spam"},
       "5 0 / 1 4",
       "code-skipped transposed"},
      {"HTML with what is not shown",
       "<!-- a < b --><style>td { color: red }</style><script>if (a < b) f()</script><table>"
       "<tr><th>truth</th><th>predicted</th></tr><tr><td>a</td><td>a</td></tr><tr><td>b</td>"
       "<td>a</td></tr></table>",
       Kind::labels,
       {"a", "b"},
       "1 0 / 1 0",
       "html-table"},
      {"JSON of a matrix with metrics beside it",
       "{\"labels\": [\"a\", \"b\"], \"confusion_matrix\": [[2, 1], [0, 3]], "
       "\"precision\": [1, 0.75], \"recall\": [0.67, 1]}",
       Kind::matrix,
       {"a", "b"},
       "2 1 / 0 3",
       "columns-ignored"},
      {"cases in HTML",
       "<table><tr><th>truth</th><th>predicted</th></tr><tr><td>a</td><td>b</td></tr><tr><td>b</"
       "td><td>b</td></tr><tr><td>a</td><td>a</td></tr></table>",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "html-table"},
      {"predictions in rows, in another order than the truth in columns",
       "Predicted \\ Actual\tham\tspam\n"
       "spam\t3\t45\n"
       "ham\t50\t2",
       Kind::matrix,
       {"spam", "ham"},
       "45 2 / 3 50",
       "columns-reordered transposed"},
      {"Spark's crosstab",
       "+----------------+---+----+\n"
       "|label_prediction|ham|spam|\n"
       "+----------------+---+----+\n"
       "|            spam|  3|  45|\n"
       "|             ham| 50|   2|\n"
       "+----------------+---+----+",
       Kind::matrix,
       {"spam", "ham"},
       "45 3 / 2 50",
       "columns-reordered"},
      {"a class that is called total",
       "\tpartial\ttotal\n"
       "partial\t20\t2\n"
       "total\t3\t30",
       Kind::matrix,
       {"partial", "total"},
       "20 2 / 3 30",
       ""},
      {"no-break blanks between columns",
       "truth  pred\n"
       "ham  spam\n"
       "spam  spam\n"
       "ham  ham",
       Kind::labels,
       {"ham", "spam"},
       "1 1 / 0 1",
       ""},
      {"typed arrays that Node prints",
       "Uint8Array(3) [\n"
       "  1, 0, 1\n"
       "]\n"
       "Uint8Array(3) [\n"
       "  1, 1, 1\n"
       "]",
       Kind::labels,
       {"0", "1"},
       "0 1 / 0 2",
       ""},
      {"a matrix that Julia prints",
       "julia> cm = confusion_matrix(y, p)\n"
       "2×2 Matrix{Int64}:\n"
       " 50   2\n"
       "  3  45",
       Kind::matrix,
       {"1", "2"},
       "50 2 / 3 45",
       "code-skipped"},
      {"a line above says what the rows are",
       "Rows: predicted, columns: actual\n"
       "\tham\tspam\n"
       "ham\t50\t3\n"
       "spam\t2\t45",
       Kind::matrix,
       {"ham", "spam"},
       "50 2 / 3 45",
       "transposed"},
      {"the same of Minitab",
       "Rows: truth   Columns: pred\n"
       "\n"
       "       ham  spam\n"
       "\n"
       "ham     50     2\n"
       "spam     3    45",
       Kind::matrix,
       {"ham", "spam"},
       "50 2 / 3 45",
       ""},
      {"cell arrays that MATLAB prints",
       "y =\n"
       "\n"
       "  1×3 cell array\n"
       "\n"
       "    {'ham'}    {'spam'}    {'ham'}\n"
       "\n"
       "yhat =\n"
       "\n"
       "  1×3 cell array\n"
       "\n"
       "    {'ham'}    {'ham'}    {'ham'}",
       Kind::labels,
       {"ham", "spam"},
       "2 0 / 1 0",
       ""},
      {"four outcomes, one below the other",
       "TP: 50\n"
       "FP: 10\n"
       "FN: 5\n"
       "TN: 100",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes in a line",
       "TN=100 FP=10 FN=5 TP=50",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes below their Spanish names",
       "VP;FP;FN;VN\n"
       "50;10;5;100",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes below names with commas",
       "tp,fp,fn,tn\n"
       "50,10,5,100",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes in words",
       "50 true positives, 10 false positives,\n"
       "5 false negatives and 100 true negatives",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes in a sentence",
       "The model has 50 true positives (TP) and 10 false positives; there are 5 false negatives, "
       "100 true negatives.",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes in Spanish words",
       "verdaderos positivos: 50\n"
       "falsos positivos: 10\n"
       "falsos negativos: 5\n"
       "verdaderos negativos: 100",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes as an object",
       "{\"tp\": 50, \"fp\": 10, \"fn\": 5, \"tn\": 100}",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes of ravel",
       "tn, fp, fn, tp = 100, 10, 5, 50",
       Kind::matrix,
       {"positive", "negative"},
       "50 5 / 10 100",
       ""},
      {"four outcomes with marks of thousands",
       "TP = 1,200, FP = 10, FN = 5, TN = 2,000",
       Kind::matrix,
       {"positive", "negative"},
       "1200 5 / 10 2000",
       "thousands-marks"},
      {"four outcomes as shares",
       "TP = 0.5, FP = 0.1, FN = 0.1, TN = 0.3",
       Kind::matrix,
       {"positive", "negative"},
       "0.5 0.1 / 0.1 0.3",
       "shares-of-all"},
      {"joint probabilities",
       "0.1 0.2\n"
       "0.3 0.4",
       Kind::matrix,
       {"1", "2"},
       "0.1 0.2 / 0.3 0.4",
       "shares-of-all"},
      {"joint probabilities with margins",
       ",a,b,sum\n"
       "a,0.1,0.2,0.3\n"
       "b,0.3,0.4,0.7\n"
       "sum,0.4,0.6,1",
       Kind::matrix,
       {"a", "b"},
       "0.1 0.2 / 0.3 0.4",
       "totals-removed shares-of-all"},
      {"joint probabilities as fractions",
       ",a,b\n"
       "a,1/2,1/4\n"
       "b,0,1/4",
       Kind::matrix,
       {"a", "b"},
       "0.5 0.25 / 0 0.25",
       "shares-of-all"},
      {"joint probabilities in LaTeX",
       "\\begin{array}{cc|c} \\frac{1}{2} & \\frac14 & \\frac{3}{4} \\\\ 0 & \\frac{1}{4} & "
       "\\frac{1}{4} \\\\ \\hline \\frac{1}{2} & \\frac{1}{2} & 1 \\end{array}",
       Kind::matrix,
       {"1", "2"},
       "0.5 0.25 / 0 0.25",
       "totals-removed shares-of-all"},
      {"percentages of all",
       "50% 12.5%\n"
       "12.5% 25%",
       Kind::matrix,
       {"1", "2"},
       "0.5 0.125 / 0.125 0.25",
       "shares-of-all"},
      {"percentages of each row",
       "80% 20%\n"
       "10% 90%",
       Kind::matrix,
       {"1", "2"},
       "0.8 0.2 / 0.1 0.9",
       "shares-of-rows"},
      {"rounded shares of each row",
       "0.33 0.33 0.33\n"
       "0.5 0.25 0.25\n"
       "0 0 1",
       Kind::matrix,
       {"1", "2", "3"},
       "0.33 0.33 0.33 / 0.5 0.25 0.25 / 0 0 1",
       "shares-of-rows"},
      {"shares of each column",
       "0.9 0.3\n"
       "0.1 0.7",
       Kind::matrix,
       {"1", "2"},
       "0.9 0.3 / 0.1 0.7",
       "shares-of-columns"},
      {"shares of so many cases",
       "0.1 0.2\n"
       "0.3 0.4",
       Kind::matrix,
       {"1", "2"},
       "2 4 / 6 8",
       "counts-of-shares",
       [](ReadOptions& options) { options.cases = 20; }},
      {"rounded shares of so many cases",
       "0.333 0.167\n"
       "0.333 0.167",
       Kind::matrix,
       {"1", "2"},
       "2 1 / 2 1",
       "counts-of-shares",
       [](ReadOptions& options) { options.cases = 6; }},
      {"a matrix of two classes that may be two cases",
       "1 0\n"
       "0 1",
       Kind::matrix,
       {"1", "2"},
       "1 0 / 0 1",
       "also-two-cases"},
      {"numbered heading without an index",
       "0,1,2\n"
       "13,0,0\n"
       "0,10,6\n"
       "0,0,9",
       Kind::matrix,
       {"0", "1", "2"},
       "13 0 0 / 0 10 6 / 0 0 9",
       "header-used"},
      {"four numbered classes without an index",
       "1,2,3,4\n"
       "3,0,0,1\n"
       "0,5,1,0\n"
       "0,0,9,0\n"
       "1,1,1,7",
       Kind::matrix,
       {"1", "2", "3", "4"},
       "3 0 0 1 / 0 5 1 0 / 0 0 9 0 / 1 1 1 7",
       "header-used"},
      {"counted pairs whose first row counts up",
       "0,1,2\n"
       "0,0,50\n"
       "1,0,5\n"
       "1,1,100",
       Kind::labels,
       {"0", "1"},
       "50 2 / 5 100",
       "aggregated-rows"},
      {"one known and one unknown name of a column",
       "y,forest\n"
       "1,0\n"
       "0,0\n"
       "1,1",
       Kind::labels,
       {"0", "1"},
       "1 0 / 1 1",
       "header-used"},
      {"integers of R",
       "truth <- c(1L, 2L, 1L)\n"
       "pred <- c(1L, 1L, 2L)",
       Kind::labels,
       {"1", "2"},
       "1 1 / 1 0",
       ""},
      {"levels of an R factor say the order",
       "truth <- factor(c('lo', 'hi', 'lo'), levels = c('lo', 'hi'))\n"
       "pred <- factor(c('lo', 'lo', 'hi'), levels = c('lo', 'hi'))",
       Kind::labels,
       {"lo", "hi"},
       "1 1 / 1 0",
       ""},
      {"without a header",
       "spam,spam\n"
       "spam,ham\n"
       "ham,ham\n",
       Kind::labels,
       {"ham", "spam"},
       "1 0 / 1 1",
       ""},
      {"semicolons",
       "a;a\n"
       "a;b\n"
       "b;b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"tabs",
       "a\ta\n"
       "a\tb\n"
       "b\tb",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"labels that are names of types elsewhere",
       "truth,predicted\n"
       "cat,cat\n"
       "cat,bool\n"
       "bool,bool",
       Kind::labels,
       {"bool", "cat"},
       "1 0 / 1 1",
       ""},
      {"bars",
       "a|a\n"
       "a|b\n"
       "b|b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"blanks",
       "a a\n"
       "a   b\n"
       " b b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"labels of several words between wide blanks",
       "not spam   not spam\n"
       "not spam   spam\n"
       "spam       spam\n"
       "spam       spam\n"
       "spam       spam",
       Kind::labels,
       {"not spam", "spam"},
       "1 1 / 0 3",
       ""},
      {"CR LF",
       "truth,predicted\r\n"
       "a,a\r\n"
       "a,b\r\n"
       "b,b\r\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"CR", "truth,predicted\ra,a\ra,b\rb,b\r", Kind::labels, {"a", "b"}, "1 1 / 0 1", ""},
      {"byte order mark",
       "\uFEFFtruth,predicted\n"
       "a,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"quotes",
       "\"a\",\"a\"\n"
       "\"a\",\"b\"\n"
       "\"b\",\"b\"",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"single quotes",
       "'a','a'\n"
       "'a','b'\n"
       "'b','b'",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"an apostrophe is no quote",
       "'tis,don't\n"
       "don't,don't\n"
       "'tis,'tis",
       Kind::labels,
       {"'tis", "don't"},
       "1 1 / 0 1",
       ""},
      {"delimiters, quotes and line breaks inside quotes",
       "truth,predicted\n"
       "\"a,1\",\"a,1\"\n"
       "\"a,1\",\"say \"\"b\"\"\"\n"
       "\"say \"\"b\"\"\",\"say \"\"b\"\"\"\n"
       "\"x\n"
       "y\",\"x\n"
       "y\"",
       Kind::labels,
       {"a,1", "say \"b\"", "x\ny"},
       "1 1 0 / 0 1 0 / 0 0 1",
       ""},
      {"blank lines between",
       "\n"
       "\n"
       "a,a\n"
       "\n"
       "a,b\n"
       "b,b\n"
       "\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a delimiter at each line's end",
       "a,a,\n"
       "a,b,\n"
       "b,b,\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"numbers as labels",
       "1,0\n"
       "1.0,1\n"
       "01,+1\n"
       "0,0",
       Kind::labels,
       {"0", "1"},
       "1 0 / 1 2",
       "zeros-before-numbers"},
      {"numbers before words, by value",
       "10,9\n"
       "9,x\n"
       "x,10",
       Kind::labels,
       {"9", "10", "x"},
       "0 0 1 / 1 0 0 / 0 1 0",
       ""},
      {"Spanish header",
       "verdad;predicción\n"
       "a;a\n"
       "a;b\n"
       "b;b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"header in Spanish with words between",
       "Clase real,Clase predicha\n"
       "a,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"predictions first",
       "y_pred,y_true\n"
       "a,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 0 / 1 1",
       "predicted-first"},
      {"predictions first, in Spanish",
       "Predicho\tReal\n"
       "a\ta\n"
       "a\tb\n"
       "b\tb",
       Kind::labels,
       {"a", "b"},
       "1 0 / 1 1",
       "predicted-first"},
      {"a header of symbols",
       "y,ŷ\n"
       "a,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a header of unknown words",
       "week1,week2\n"
       "a,a\n"
       "a,b\n"
       "b,b\n"
       "a,a\n"
       "b,b\n",
       Kind::labels,
       {"a", "b"},
       "2 1 / 0 2",
       "header-used"},
      {"a header of unknown words above numbers",
       "first,second\n"
       "1,1\n"
       "1,0\n"
       "0,0\n"
       "0,0",
       Kind::labels,
       {"0", "1"},
       "2 0 / 1 1",
       "header-used"},
      {"labels that are also words of headers",
       "y,n\n"
       "n,n\n"
       "y,y",
       Kind::labels,
       {"n", "y"},
       "1 0 / 1 1",
       ""},
      {"a class that is also a word for the truth",
       "real,real\n"
       "fake,fake",
       Kind::labels,
       {"fake", "real"},
       "1 0 / 0 1",
       ""},
      {"true and false",
       "True,False\n"
       "True,True\n"
       "False,False",
       Kind::labels,
       {"False", "True"},
       "1 0 / 1 1",
       ""},
      {"an unnamed index column",
       ",truth,pred\n"
       "0,a,a\n"
       "1,a,b\n"
       "2,b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"an index from 1 without header",
       "1,a,a\n"
       "2,a,b\n"
       "3,b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"an index before numbers",
       "0 1 1\n"
       "1 1 0\n"
       "2 0 0\n"
       "3 1 1\n"
       "4 0 0",
       Kind::labels,
       {"0", "1"},
       "2 0 / 1 2",
       "index-column-skipped"},
      {"a print of pandas",
       "   y_true y_pred\n"
       "0       a      a\n"
       "1       a      b\n"
       "2       b      b\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"R's data frame",
       "  truth pred\n"
       "1     a    a\n"
       "2     a    b\n"
       "3     b    b\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"R's write.csv",
       "\"\",\"truth\",\"pred\"\n"
       "\"1\",\"a\",\"a\"\n"
       "\"2\",\"a\",\"b\"\n"
       "\"3\",\"b\",\"b\"",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped"},
      {"weights",
       "y_true,y_pred,sample_weight\n"
       "a,a,0.5\n"
       "a,b,2\n"
       "b,b,1.5",
       Kind::labels,
       {"a", "b"},
       "0.5 2 / 0 1.5",
       ""},
      {"weights in Spanish with decimal commas",
       "real;predicho;peso\n"
       "a;a;0,5\n"
       "a;b;2\n"
       "b;b;1,5",
       Kind::labels,
       {"a", "b"},
       "0.5 2 / 0 1.5",
       "decimal-comma"},
      {"counted pairs",
       "truth,predicted,count\n"
       "a,a,5\n"
       "a,b,1\n"
       "b,b,4",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "aggregated-rows"},
      {"counted pairs, count first",
       "n,truth,predicted\n"
       "5,a,a\n"
       "1,a,b\n"
       "4,b,b",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "aggregated-rows"},
      {"counted pairs of numbers",
       "0 0 50\n"
       "0 1 10\n"
       "1 0 5\n"
       "1 1 35",
       Kind::labels,
       {"0", "1"},
       "50 10 / 5 35",
       "aggregated-rows"},
      {"counted pairs without header",
       "a,a,5\n"
       "a,b,1\n"
       "b,a,0\n"
       "b,b,4",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "aggregated-rows"},
      {"pandas groupby size",
       "real,predicho,0\n"
       "a,a,5\n"
       "a,b,1\n"
       "b,b,4",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "aggregated-rows"},
      {"R's as.data.frame of a table",
       "  truth pred Freq\n"
       "1     a    a    5\n"
       "2     b    a    0\n"
       "3     a    b    1\n"
       "4     b    b    4\n",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "index-column-skipped aggregated-rows"},
      {"counts in Spanish, grouped",
       "real;predicho;frecuencia\n"
       "a;a;1.234.567\n"
       "a;b;1\n"
       "b;b;4",
       Kind::labels,
       {"a", "b"},
       "1234567 1 / 0 4",
       "thousands-marks aggregated-rows"},
      {"psql",
       " truth | predicted | count \n"
       "-------+-----------+-------\n"
       " a     | a         |     5\n"
       " a     | b         |     1\n"
       " b     | b         |     4\n"
       "(3 rows)\n",
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
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
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
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
       Kind::labels,
       {"a", "b"},
       "5 1 / 0 4",
       "aggregated-rows"},
      {"a Markdown table of labels",
       "| truth | predicted |\n"
       "|-------|:---------:|\n"
       "| a     | a         |\n"
       "| a     | b         |\n"
       "| b     | b         |\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"other columns beside named ones",
       "id,text,truth,predicted\n"
       "7,hello,a,a\n"
       "9,bye,a,b\n"
       "4,\"so, what\",b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "index-column-skipped columns-ignored"},
      {"sep= line",
       "sep=;\n"
       "truth;predicted\n"
       "a;a\n"
       "a;b\n"
       "b;b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"comments",
       "# my results\n"
       "a,a\n"
       "# more of them\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "comment-skipped"},
      {"labels that look like comments",
       "#cat,#cat\n"
       "#cat,#dog\n"
       "#dog,#dog",
       Kind::labels,
       {"#cat", "#dog"},
       "1 1 / 0 1",
       ""},
      {"every line behind a prompt",
       "> a,a\n"
       "> a,b\n"
       "> b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"labels with a sign of comparison",
       ">50K,<=50K\n"
       ">50K,>50K\n"
       "<=50K,<=50K",
       Kind::labels,
       {"<=50K", ">50K"},
       "1 0 / 1 1",
       ""},
      {"trailing blanks",
       "a ,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "labels-trimmed"},
      {"no-break spaces",
       "a\u00A0,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "labels-trimmed"},
      {"blanks inside quotes",
       "\" a\",a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "labels-trimmed"},
      {"blanks after commas say nothing",
       "a, a\n"
       "a, b\n"
       "b, b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"letters in two cases",
       "Spam,spam\n"
       "ham,ham",
       Kind::labels,
       {"Spam", "ham", "spam"},
       "0 0 1 / 0 1 0 / 0 0 0",
       "labels-differ-in-case"},
      {"Python lists",
       "y_true = [1, 2, 2]\n"
       "y_pred = [1, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"Python lists of words",
       "y_true = [\"a\", 'a', \"b\"]\n"
       "y_pred = [\"a\", 'b', \"b\"]",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"predicted vector first",
       "y_pred = [1, 1, 2]\n"
       "y_true = [1, 2, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "predicted-first"},
      {"lists without names",
       "[1, 2, 2]\n"
       "[1, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"NumPy arrays",
       "y_true = np.array([1, 2, 2], dtype=np.int64)\n"
       "y_pred = np.array([1, 1, 2])",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"NumPy's print, wrapped",
       "[1 2 2\n"
       " 2]\n"
       "[1 1 2\n"
       " 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 2",
       ""},
      {"NumPy's representation",
       "array([1, 2, 2])\n"
       "array([1, 1, 2])",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"NumPy 2 scalars",
       "[np.int64(1), np.int64(2), np.int64(2)]\n"
       "[np.int64(1), np.int64(1), np.int64(2)]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"NumPy strings",
       "['a' 'a' 'b']\n"
       "['a' 'b' 'b']",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"a column of NumPy",
       "array([[1], [2], [2]])\n"
       "array([[1], [1], [2]])",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"PyTorch",
       "tensor([1, 2, 2])\n"
       "tensor([1, 1, 2])",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"at Python's prompt",
       ">>> y_true = [1, 2,\n"
       "...           2]\n"
       ">>> y_pred = [1, 1, 2]\n",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"in IPython",
       "In [1]: y_true = [1, 2, 2]\n"
       "\n"
       "In [2]: y_pred = [1, 1, 2]\n",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"printed in IPython",
       "In [3]: y_pred\n"
       "Out[3]: array([1, 1, 2])\n"
       "\n"
       "In [4]: y_true\n"
       "Out[4]: array([1, 2, 2])\n",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "code-skipped predicted-first"},
      {"R vectors",
       "y <- c(\"a\",\"a\",\"b\")\n"
       "yhat <- c(\"a\",\"b\",\"b\")",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"R factors",
       "truth <- factor(c(\"a\",\"a\",\"b\"), levels = c(\"b\",\"a\"))\n"
       "pred <- factor(c(\"a\",\"b\",\"b\"))",
       Kind::labels,
       {"b", "a"},
       "1 0 / 1 1",
       ""},
      {"R's print",
       "> truth\n"
       "[1] \"a\" \"a\" \"b\"\n"
       "> pred\n"
       "[1] \"a\" \"b\" \"b\"\n",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "code-skipped"},
      {"R's print of factors keeps the order of levels",
       "[1] a a b\n"
       "Levels: b a\n"
       "[1] a b b\n"
       "Levels: b a\n",
       Kind::labels,
       {"b", "a"},
       "1 0 / 1 1",
       ""},
      {"R's print on several lines",
       " [1] 1 2\n"
       " [3] 2\n"
       " [1] 1 1\n"
       " [3] 2\n",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"R's dput of a factor",
       "truth = structure(c(1L, 1L, 2L), levels = c(\"a\", \"b\"), class = \"factor\")\n"
       "pred = structure(c(1L, 2L, 2L), levels = c(\"a\", \"b\"), class = \"factor\")",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"MATLAB rows",
       "y = [1 2 2];\n"
       "yhat = [1 1 2];",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"MATLAB columns",
       "y = [1; 2; 2];\n"
       "yhat = [1 1 2]';",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"MATLAB cells",
       "y = {'a','a','b'}; yhat = {'a','b','b'};",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"JavaScript",
       "const truth = [\"a\", \"a\", \"b\"];\n"
       "let predicted = ['a', 'b', \"b\"];",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"parentheses",
       "(1, 2, 2)\n"
       "(1, 1, 2)",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"names over several words",
       "true labels: [1, 2, 2]\n"
       "predicted labels: [1, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"vectors of a lecture",
       "$$Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)$$\n"
       "$$\\hat{Y} = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)$$\n",
       Kind::labels,
       {"1", "2", "3", "4"},
       "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1",
       ""},
      {"vectors of a lecture, predictions first",
       "$$\\hat{Y} = \\left(1, 1, 2\\right)$$\n"
       "$$Y = \\left(1, 2, 2\\right)$$",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "predicted-first"},
      {"sets of braces in LaTeX",
       "$y = \\{1, 2, 2\\}$\n"
       "$\\hat{y} = \\{1, 1, 2\\}$",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"two lines of words",
       "spam ham spam\n"
       "spam spam ham",
       Kind::labels,
       {"ham", "spam"},
       "0 1 / 1 1",
       ""},
      {"two lines with commas",
       "1, 2, 2, 3\n"
       "1, 1, 2, 3",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 1 0 / 0 0 1",
       ""},
      {"two named lines",
       "truth: a a b\n"
       "predicted: a b b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"two named lines, predictions first",
       "predicted = a b b\n"
       "truth = a a b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "predicted-first"},
      {"a name on a line of its own",
       "truth:\n"
       "[1, 2, 2]\n"
       "predicted:\n"
       "[1, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"weights as a third vector",
       "truth = [1, 2, 2]\n"
       "predicted = [1, 1, 2]\n"
       "weights = [0.5, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "0.5 0 / 1 2",
       ""},
      {"a snippet of code",
       "from sklearn.metrics import confusion_matrix\n"
       "\n"
       "y_true = [2, 0, 2, 2, 0, 1]  # truth\n"
       "y_pred = [0, 0, 2, 2, 0, 2]\n"
       "confusion_matrix(y_true, y_pred)\n",
       Kind::labels,
       {"0", "1", "2"},
       "2 0 0 / 0 0 1 / 1 0 2",
       "code-skipped"},
      {"names of classes beside the vectors",
       "y_true = [0, 1, 1]\n"
       "y_pred = [0, 0, 1]\n"
       "target_names = ['class 0', 'class 1']",
       Kind::labels,
       {"0", "1"},
       "1 0 / 1 1",
       "columns-ignored"},
      {"the order of classes beside the vectors",
       "labels = ['b', 'a']\n"
       "y_true = ['a', 'a', 'b']\n"
       "y_pred = ['a', 'b', 'b']",
       Kind::labels,
       {"b", "a"},
       "1 0 / 1 1",
       ""},
      {"labels and predictions",
       "labels = [1, 2, 2]\n"
       "preds = [1, 1, 2]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"a result printed below an array",
       "[[5 1]\n"
       " [0 4]]\n"
       "0.9\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"a report printed below an array",
       "array([[5, 1, 0],\n"
       "       [0, 4, 2],\n"
       "       [1, 0, 3]])\n"
       "              precision    recall  f1-score   support\n"
       "\n"
       "           0       0.83      0.83      0.83         6\n",
       Kind::matrix,
       {"1", "2", "3"},
       "5 1 0 / 0 4 2 / 1 0 3",
       ""},
      {"results printed above an array",
       "Accuracy: 0.9\n"
       "Confusion matrix:\n"
       "[[5 1]\n"
       " [0 4]]\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"a title",
       "Confusion matrix\n"
       "5 1\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"a title of unknown words",
       "Second model:\n"
       "5 1\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "heading-skipped"},
      {"values that are turned into others",
       "y = np.array([1, 0, 1]).astype(int)\n"
       "p = np.array([1, 1, 1]).tolist()",
       Kind::labels,
       {"0", "1"},
       "0 1 / 0 2",
       ""},
      {"no-break spaces within brackets",
       "y = [1,\u00A00,\u00A01]\n"
       "p = [1,\u00A01,\u00A01]",
       Kind::labels,
       {"0", "1"},
       "0 1 / 0 2",
       ""},
      {"escapes in labels",
       "[\"a\\tb\", \"\\u00e9\", \"a\\tb\"]\n"
       "[\"a\\tb\", \"\\u00e9\", \"\\u00e9\"]",
       Kind::labels,
       {"a\tb", "é"},
       "1 1 / 0 1",
       ""},
      {"JSON of two arrays",
       "[[\"a\",\"a\",\"b\"],[\"a\",\"b\",\"b\"]]",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"JSON of two arrays of two",
       "[[\"a\",\"b\"],[\"b\",\"b\"]]",
       Kind::labels,
       {"a", "b"},
       "0 1 / 0 1",
       ""},
      {"JSON object",
       "{\"predicted\": [\"a\", \"b\", \"b\"], \"truth\": [\"a\", \"a\", \"b\"]}",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "predicted-first"},
      {"JSON problem",
       "{\"kind\": \"labels\", \"truth\": [\"a\", \"a\", \"b\"], \"predicted\": [\"a\", \"b\", "
       "\"b\"], \"labels\": [\"b\", \"a\"], \"weights\": [1, 2, 3]}",
       Kind::labels,
       {"b", "a"},
       "3 0 / 2 1",
       ""},
      {"JSON matrix",
       "{\"kind\": \"matrix\", \"counts\": [[5, 1], [0, 4]], \"labels\": [\"a\", \"b\"]}",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"JSON array of objects",
       "[\n"
       " {\"id\": 7, \"truth\": \"a\", \"predicted\": \"a\"},\n"
       " {\"id\": 9, \"truth\": \"a\", \"predicted\": \"b\"},\n"
       " {\"id\": 3, \"predicted\": \"b\", \"truth\": \"b\"}\n"
       "]",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "columns-ignored"},
      {"JSON array of pairs",
       "[[\"a\",\"a\"],[\"a\",\"b\"],[\"b\",\"b\"]]",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       ""},
      {"JSON escapes",
       "[[\"\\u00e1\",\"\\ud83d\\ude00\",\"\\\"\"],[\"\\u00e1\",\"\\ud83d\\ude00\",\"\\\"\"]]",
       Kind::labels,
       {"\"", "á", "😀"},
       "1 0 0 / 0 1 0 / 0 0 1",
       ""},
      {"a dictionary of Python",
       "{'y_true': [1, 2, 2], 'y_pred': [1, 1, 2]}",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"a data frame in code",
       "pd.DataFrame({\"truth\": [1, 2, 2], \"predicted\": [1, 1, 2]})",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"a data frame in code, of a matrix",
       "pd.DataFrame([[50, 2], [3, 45]], index=['ham', 'spam'], columns=['ham', 'spam'])",
       Kind::matrix,
       {"ham", "spam"},
       "50 2 / 3 45",
       ""},
      {"pandas' columns, index and data",
       "{\"columns\": [\"truth\", \"predicted\"], \"index\": [0, 1, 2], "
       "\"data\": [[1, 1], [2, 1], [2, 2]]}",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "index-column-skipped"},
      {"a data frame in R",
       "data.frame(truth = c(1, 2, 2), predicted = c(1, 1, 2))",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
      {"matrix: blanks",
       "5 1\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: commas",
       "5,1\n"
       "0,4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: tabs",
       "5\t1\n"
       "0\t4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: semicolons",
       "5;1\n"
       "0;4",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: aligned numbers",
       "  5   1\n"
       "  0   4\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: NumPy's print",
       "[[5 1]\n"
       " [0 4]]",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: NumPy's representation",
       "array([[5, 1],\n"
       "       [0, 4]], dtype=int64)",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: a list of lists",
       "cm = [[5, 1], [0, 4]]",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: MATLAB",
       "C = [5 1; 0 4]",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: MATLAB on lines",
       "C = [5 1\n"
       "     0 4];",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: MATLAB's print",
       "ans =\n"
       "\n"
       "     5     1\n"
       "     0     4\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: R by columns",
       "matrix(c(5, 0, 1, 4), nrow = 2)",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: R by rows",
       "m <- matrix(c(5, 1, 0, 4), ncol = 2, byrow = TRUE)",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: rbind",
       "rbind(c(5, 1), c(0, 4))",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: cbind",
       "cbind(c(5, 0), c(1, 4))",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "second-positive"},
      {"matrix: R's print",
       "     [,1] [,2]\n"
       "[1,]    5    1\n"
       "[2,]    0    4\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: LaTeX matrix",
       "\\begin{pmatrix}\n"
       "5 & 1 \\\\\n"
       "0 & 4\n"
       "\\end{pmatrix}",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: LaTeX array",
       "\\left[\\begin{array}{cc} 5 & 1 \\\\ \\hline 0 & 4 \\end{array}\\right]",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: bars",
       "| 5 | 1 |\n"
       "| 0 | 4 |",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       ""},
      {"matrix: power of ten and thousands",
       "1e3\t1,234\n"
       "0\t1 000",
       Kind::matrix,
       {"1", "2"},
       "1000 1234 / 0 1000",
       "thousands-marks"},
      {"matrix: Spanish thousands",
       "1.234\t56,0\n"
       "0\t7",
       Kind::matrix,
       {"1", "2"},
       "1234 56 / 0 7",
       "decimal-comma thousands-marks"},
      {"matrix: 3x3",
       "1 2 3\n"
       "4 5 6\n"
       "7 8 9",
       Kind::matrix,
       {"1", "2", "3"},
       "1 2 3 / 4 5 6 / 7 8 9",
       ""},
      {"matrix with labels: CSV",
       ",a,b\n"
       "a,5,1\n"
       "b,0,4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: tabs",
       "\ta\tb\n"
       "a\t5\t1\n"
       "b\t0\t4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: blanks",
       "  a b\n"
       "a 5 1\n"
       "b 0 4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: Markdown",
       "|   | a | b |\n"
       "|---|---|---|\n"
       "| a | 5 | 1 |\n"
       "| b | 0 | 4 |",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: a word in the corner",
       "class,a,b\n"
       "a,5,1\n"
       "b,0,4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: only a row of labels",
       "a,b\n"
       "5,1\n"
       "0,4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: only a column of labels",
       "a 5 1\n"
       "b 0 4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: R's table",
       "     pred\n"
       "truth a b\n"
       "    a 5 1\n"
       "    b 0 4\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: R's table with capitals",
       "      Predicted\n"
       "Actual a b\n"
       "     a 5 1\n"
       "     b 0 4\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: pandas crosstab",
       "Predicted  a  b\n"
       "Actual         \n"
       "a          5  1\n"
       "b          0  4\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: pandas crosstab of numeric labels",
       "Predicted  0  1\n"
       "Actual         \n"
       "0          5  2\n"
       "1          1  9\n",
       Kind::matrix,
       {"0", "1"},
       "5 2 / 1 9",
       ""},
      {"matrix with labels: pandas crosstab of three numeric labels, predictions in rows",
       "Actual     0  1  2\n"
       "Predicted         \n"
       "0          5  2  1\n"
       "1          1  9  0\n"
       "2          0  3  4\n",
       Kind::matrix,
       {"0", "1", "2"},
       "5 1 0 / 2 9 3 / 1 0 4",
       "transposed"},
      {"matrix with labels: axes in the corner",
       "Actual\\Predicted,a,b\n"
       "a,5,1\n"
       "b,0,4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: prefixed labels",
       ",Predicted a,Predicted b\n"
       "Actual a,5,1\n"
       "Actual b,0,4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: prefixed labels with colons",
       "n=10\tPredicted: a\tPredicted: b\n"
       "Actual: a\t5\t1\n"
       "Actual: b\t0\t4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: tabular",
       "\\begin{tabular}{l|cc}\n"
       "\\toprule\n"
       " & a & b \\\\\n"
       "\\midrule\n"
       "a & 5 & 1 \\\\\n"
       "b & 0 & \\textbf{4} \\\\\n"
       "\\bottomrule\n"
       "\\end{tabular}",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: tabular with headings",
       "\\begin{tabular}{|l|l|c|c|}\\hline\n"
       " & & \\multicolumn{2}{c|}{Predicted} \\\\ \\cline{3-4}\n"
       " & & a & b \\\\ \\hline\n"
       "\\multirow{2}{*}{Actual} & a & 5 & 1 \\\\\n"
       " & b & 0 & 4 \\\\ \\hline\n"
       "\\end{tabular}",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: R with dimnames",
       "matrix(c(5,0,1,4), nrow=2, dimnames=list(c(\"a\",\"b\"), c(\"a\",\"b\")))",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: labels beside an array",
       "labels = [\"a\", \"b\"]\n"
       "cm = [[5, 1], [0, 4]]",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels: other order of columns",
       ",b,a\n"
       "a,1,5\n"
       "b,4,0",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "columns-reordered"},
      {"matrix with labels: counts with shares",
       "\ta\tb\n"
       "a\t5 (83%)\t1 (17%)\n"
       "b\t0 (0%)\t4 (100%)",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels that are numbers: CSV",
       ",0,1\n"
       "0,5,1\n"
       "1,0,4",
       Kind::matrix,
       {"0", "1"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels that are numbers: blanks",
       "  0 1\n"
       "0 5 1\n"
       "1 0 4",
       Kind::matrix,
       {"0", "1"},
       "5 1 / 0 4",
       ""},
      {"matrix with labels that are numbers: pandas crosstab with margins",
       "Predicted  0  1  All\n"
       "Actual\n"
       "0          5  1    6\n"
       "1          0  4    4\n"
       "All        5  5   10\n",
       Kind::matrix,
       {"0", "1"},
       "5 1 / 0 4",
       "totals-removed"},
      {"matrix with labels that are numbers: a word in the corner",
       "y,0,1\n"
       "0,5,1\n"
       "1,0,4",
       Kind::matrix,
       {"0", "1"},
       "5 1 / 0 4",
       ""},
      {"matrix of a data frame without row names",
       "   spam  ham\n"
       "0     5    1\n"
       "1     0    4\n",
       Kind::matrix,
       {"spam", "ham"},
       "5 1 / 0 4",
       "index-column-skipped"},
      {"scikit-learn at a prompt",
       ">>> from sklearn.metrics import confusion_matrix\n"
       ">>> confusion_matrix(y_true, y_pred)\n"
       "array([[5, 1],\n"
       "       [0, 4]])\n",
       Kind::matrix,
       {"1", "2"},
       "5 1 / 0 4",
       "code-skipped second-positive"},
      {"R at a prompt",
       "> table(truth, predicted)\n"
       "     predicted\n"
       "truth a b\n"
       "    a 5 1\n"
       "    b 2 7\n"
       "> ",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 2 7",
       "code-skipped"},
      {"R at a prompt, with a name",
       "> m <- table(truth = d$x, predicted = d$y)\n"
       "> print(m)\n"
       "     predicted\n"
       "truth a b\n"
       "    a 5 1\n"
       "    b 2 7\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 2 7",
       "code-skipped"},
      {"totals with names",
       "\ta\tb\tTotal\n"
       "a\t5\t1\t6\n"
       "b\t0\t4\t4\n"
       "Total\t5\t5\t10",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-removed"},
      {"totals in Spanish",
       ";a;b;Suma fila\n"
       "a;5;1;6\n"
       "b;0;4;4\n"
       "Suma columna;5;5;10",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-removed"},
      {"totals that R prints",
       "     pred\n"
       "truth  a  b Sum\n"
       "  a    5  1   6\n"
       "  b    0  4   4\n"
       "  Sum  5  5  10\n",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-removed"},
      {"totals of one side",
       "\ta\tb\tTotal\n"
       "a\t5\t1\t6\n"
       "b\t0\t4\t4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-removed"},
      {"totals without the last corner",
       "\ta\tb\tTotal\n"
       "a\t5\t1\t6\n"
       "b\t0\t4\t4\n"
       "Total\t5\t5\t",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-removed"},
      {"totals without names",
       "20 5 25\n"
       "10 15 25\n"
       "30 20 50",
       Kind::matrix,
       {"1", "2"},
       "20 5 / 10 15",
       "totals-removed"},
      {"totals below only",
       "20 5\n"
       "10 15\n"
       "30 20",
       Kind::matrix,
       {"1", "2"},
       "20 5 / 10 15",
       "totals-removed"},
      {"totals beside only",
       "20 5 25\n"
       "10 15 25",
       Kind::matrix,
       {"1", "2"},
       "20 5 / 10 15",
       "totals-removed"},
      {"totals that do not add up",
       "\ta\tb\tTotal\n"
       "a\t5\t1\t7\n"
       "b\t0\t4\t4\n"
       "Total\t5\t5\t10",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "totals-do-not-add-up totals-removed"},
      {"predictions in rows",
       "\t\tActual\t\n"
       "\t\ta\tb\n"
       "Predicted\ta\t5\t1\n"
       "\tb\t0\t4",
       Kind::matrix,
       {"a", "b"},
       "5 0 / 1 4",
       "transposed"},
      {"predictions in rows, in Spanish",
       "Predicho/Real;a;b\n"
       "a;5;1\n"
       "b;0;4",
       Kind::matrix,
       {"a", "b"},
       "5 0 / 1 4",
       "transposed"},
      {"caret",
       "Confusion Matrix and Statistics\n"
       "\n"
       "          Reference\n"
       "Prediction  a  b\n"
       "         a  5  1\n"
       "         b  0  4\n"
       "\n"
       "Overall Statistics\n"
       "\n"
       "               Accuracy : 0.9\n"
       "                 95% CI : (0.555, 0.9975)\n",
       Kind::matrix,
       {"a", "b"},
       "5 0 / 1 4",
       "transposed"},
      {"predictions in rows, told by the names of cells",
       "TP = 20, FP = 10\n"
       "FN = 5, TN = 15",
       Kind::matrix,
       {"positive", "negative"},
       "20 5 / 10 15",
       ""},
      {"002",
       "\t\tPredicho\t\t\t\n"
       "\t\tC1\tC2\tC3\tC4\n"
       "Real\tC1\t$T_{C1} = 10$\t$F_{C2}^1 = 1$\t$F_{C3}^1 = 0$\t$F_{C4}^1 = 2$\n"
       "\tC2\t$F_{C1}^2 = 0$\t$T_{C2} = 15$\t$F_{C3}^2 = 2$\t$F_{C4}^2 = 1$\n"
       "\tC3\t$F_{C1}^3 = 3$\t$F_{C2}^3 = 0$\t$T_{C3} = 12$\t$F_{C4}^3 = 2$\n"
       "\tC4\t$F_{C1}^4 = 1$\t$F_{C2}^4 = 0$\t$F_{C3}^4 = 1$\t$T_{C4} = 8$",
       Kind::matrix,
       {"C1", "C2", "C3", "C4"},
       "10 1 0 2 / 0 15 2 1 / 3 0 12 2 / 1 0 1 8",
       ""},
      {"003 with totals",
       "\t\tPREDICTED\t\t\n"
       "\t\tPositive (1)\tNegative (0)\tTotal\n"
       "ACTUAL\tPositive (1)\tTP = 20\tFN = 5\t25\n"
       "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
       "\tTotal\t30\t20\t50",
       Kind::matrix,
       {"Positive (1)", "Negative (0)"},
       "20 5 / 10 15",
       "totals-removed"},
      {"003 with a row of its own for the classes",
       "\t\tPREDICTED\t\t\n"
       "\t\tPositive (1)\tNegative (0)\tTotal\n"
       "ACTUAL\tClasses\t\t\t\n"
       "\tPositive (1)\tTP = 20\tFN = 5\t25\n"
       "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
       "Total\t\t30\t20\t50",
       Kind::matrix,
       {"Positive (1)", "Negative (0)"},
       "20 5 / 10 15",
       "totals-removed"},
      {"003 with one row of totals",
       "\t\tPREDICTED\t\n"
       "\t\tPositive (1)\tNegative (0)\n"
       "ACTUAL\tClasses\t\t\n"
       "\tPositive (1)\tTP = 20\tFN = 5\n"
       "\tNegative (0)\tFP = 10\tTN = 15\n"
       "Total\t\t30\t20",
       Kind::matrix,
       {"Positive (1)", "Negative (0)"},
       "20 5 / 10 15",
       "totals-removed"},
      {"003 with totals named above",
       "\t\tPREDICTED\t\tTotal\n"
       "\t\tPositive (1)\tNegative (0)\t\n"
       "ACTUAL\tPositive (1)\tTP = 20\tFN = 5\t25\n"
       "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
       "\tTotal\t30\t20\t50",
       Kind::matrix,
       {"Positive (1)", "Negative (0)"},
       "20 5 / 10 15",
       "totals-removed"},
      {"003 with four classes",
       "Matrix C\t\tPREDICTED classification\t\t\t\t\n"
       "\tK Classes\tk=1\tk=2\tk=3\tk=4\tTotal\n"
       "ACTUAL classification\tk=1\t$C_{11}=50$\t37\t24\t39\t150\n"
       "\tk=2\t10\t$C_{22}=480$\t5\t3\t$t_{k=2} = 498$\n"
       "\tk=3\t14\t10\t$C_{33}=765$\t1\t790\n"
       "\tk=4\t0\t2\t9\t$C_{44}=101$\t112\n"
       "\tTotal\t74\t$p_{k=2} = 529$\t803\t144\t$s = 1550$",
       Kind::matrix,
       {"k=1", "k=2", "k=3", "k=4"},
       "50 37 24 39 / 10 480 5 3 / 14 10 765 1 / 0 2 9 101",
       "totals-removed"},
      {"004",
       "y\t$\\hat{1}$\t$\\hat{2}$\t$\\hat{3}$\n"
       "1\t2\t1\t0\n"
       "2\t0\t1\t0\n"
       "3\t1\t2\t3",
       Kind::matrix,
       {"1", "2", "3"},
       "2 1 0 / 0 1 0 / 1 2 3",
       ""},
      {"000",
       "$$\n"
       "M_c = \n"
       "\\begin{bmatrix}\n"
       "1 & 0 & 0 & 0 \\\\\n"
       "2 & 0 & 0 & 0 \\\\\n"
       "1 & 2 & 0 & 0 \\\\\n"
       "0 & 1 & 2 & 1\n"
       "\\end{bmatrix}\n"
       "$$",
       Kind::matrix,
       {"1", "2", "3", "4"},
       "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1",
       ""},
      {"000 with totals",
       "$$\n"
       "M_{cT} = \n"
       "\\begin{bmatrix}\n"
       "1 & 0 & 0 & 0 & | & 1 \\\\\n"
       "2 & 0 & 0 & 0 & | & 2 \\\\\n"
       "1 & 2 & 0 & 0 & | & 3 \\\\\n"
       "0 & 1 & 2 & 1 & | & 4 \\\\\n"
       "\\hline\n"
       "4 & 3 & 2 & 1 & | & 10\n"
       "\\end{bmatrix}\n"
       "$$\n",
       Kind::matrix,
       {"1", "2", "3", "4"},
       "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1",
       "totals-removed"},
      {"option kind: labels",
       "1 0\n"
       "0 1",
       Kind::labels,
       {"0", "1"},
       "0 1 / 1 0",
       "",
       [](ReadOptions& o) { o.kind = Kind::labels; }},
      {"option kind: matrix",
       "12 3 4\n"
       "1 20 2\n"
       "4 5 30",
       Kind::matrix,
       {"1", "2", "3"},
       "12 3 4 / 1 20 2 / 4 5 30",
       "",
       [](ReadOptions& o) { o.kind = Kind::matrix; }},
      {"option kind: labels that are fractions",
       "0.5,1.5\n"
       "1.5,1.5\n"
       "0.5,0.5",
       Kind::labels,
       {"0.5", "1.5"},
       "1 1 / 0 1",
       "",
       [](ReadOptions& o) { o.kind = Kind::labels; }},
      {"option delimiter",
       "a:a\n"
       "a:b\n"
       "b:b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "",
       [](ReadOptions& o) { o.delimiter = ":"; }},
      {"option delimiter of several bytes",
       "a→a\n"
       "a→b\n"
       "b→b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "",
       [](ReadOptions& o) { o.delimiter = "→"; }},
      {"option decimal",
       "1.234 5\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "1234 5 / 0 4",
       "",
       [](ReadOptions& o) { o.decimal = ','; }},
      {"option header",
       "u,v\n"
       "a,a\n"
       "a,b\n"
       "b,b",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "",
       [](ReadOptions& o) { o.header = true; }},
      {"option no header",
       "truth,predicted\n"
       "truth,truth",
       Kind::labels,
       {"predicted", "truth"},
       "0 0 / 1 1",
       "",
       [](ReadOptions& o) { o.header = false; }},
      {"option orientation",
       "5 1\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "5 0 / 1 4",
       "",
       [](ReadOptions& o) { o.orientation = Orientation::truth_columns; }},
      {"option orientation wins",
       "\t\tActual\t\n"
       "\t\ta\tb\n"
       "Predicted\ta\t5\t1\n"
       "\tb\t0\t4",
       Kind::matrix,
       {"a", "b"},
       "5 1 / 0 4",
       "",
       [](ReadOptions& o) { o.orientation = Orientation::truth_rows; }},
      {"option missing: omit",
       "a,a\n"
       "a,NA\n"
       "a,b\n"
       ",b\n"
       "b,b\n"
       "null,NaN",
       Kind::labels,
       {"a", "b"},
       "1 1 / 0 1",
       "missing-omitted",
       [](ReadOptions& o) { o.missing = Missing::omit; }},
      {"option fractional",
       "0.5 1.5\n"
       "0 4",
       Kind::matrix,
       {"1", "2"},
       "0.5 1.5 / 0 4",
       "",
       [](ReadOptions& o) { o.fractional = true; }},
      {"option fractional with decimal commas",
       "0,5;1,5\n"
       "0;4",
       Kind::matrix,
       {"1", "2"},
       "0.5 1.5 / 0 4",
       "decimal-comma",
       [](ReadOptions& o) { o.fractional = true; }},
      {"rows and columns of different names",
       ",0,1,2\n"
       "cat,5,1,0\n"
       "dog,0,4,2",
       Kind::matrix,
       {"cat", "dog"},
       "5 1 0 / 0 4 2",
       "contingency-table"},
      {"one-hot: 000",
       "$$\n"
       "Y =\n"
       "\\begin{bmatrix}\n"
       "1 & 0 & 0 & 0 \\\\\n"
       "0 & 1 & 0 & 0 \\\\\n"
       "0 & 0 & 1 & 0 \\\\\n"
       "0 & 0 & 0 & 1 \\\\\n"
       "0 & 0 & 0 & 1\n"
       "\\end{bmatrix}\n"
       "$$\n"
       "\n"
       "$$\n"
       "\\hat{Y} =\n"
       "\\begin{bmatrix}\n"
       "1 & 0 & 0 & 0 \\\\\n"
       "1 & 0 & 0 & 0 \\\\\n"
       "0 & 1 & 0 & 0 \\\\\n"
       "0 & 0 & 1 & 0 \\\\\n"
       "0 & 0 & 0 & 1\n"
       "\\end{bmatrix}\n"
       "$$",
       Kind::labels,
       {"1", "2", "3", "4"},
       "1 0 0 0 / 1 0 0 0 / 0 1 0 0 / 0 0 1 1",
       "one-hot-rows"},
      {"one-hot: the predictions' matrix first",
       "\\hat{Y} = \\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\\\ 0 & 1 \\end{bmatrix}\n"
       "Y = \\begin{bmatrix} 1 & 0 \\\\ 1 & 0 \\\\ 0 & 1 \\end{bmatrix}",
       Kind::labels,
       {"1", "2"},
       "1 1 / 0 1",
       "one-hot-rows predicted-first"},
      {"one-hot: two square arrays",
       "[[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n"
       "[[1, 0, 0], [1, 0, 0], [0, 0, 1]]",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 0 0 / 0 0 1",
       "one-hot-rows"},
      {"one-hot: NumPy's print",
       "[[1. 0.]\n [0. 1.]\n [0. 1.]]\n"
       "[[1. 0.]\n [1. 0.]\n [0. 1.]]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "one-hot-rows"},
      {"one-hot: MATLAB",
       "Y = [1 0 0; 0 1 0; 0 1 0]; Yhat = [1 0 0; 1 0 0; 0 0 1];",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 0 1 / 0 0 0",
       "one-hot-rows"},
      {"one-hot: R's matrices",
       "y <- matrix(c(1,0,0,0,1,1), nrow=3)\n"
       "p <- matrix(c(1,1,0,0,0,1), nrow=3)",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "one-hot-rows"},
      {"one-hot: JSON",
       "{\"predicted\": [[1,0],[0,1],[0,1]], \"truth\": [[1,0],[1,0],[0,1]]}",
       Kind::labels,
       {"1", "2"},
       "1 1 / 0 1",
       "one-hot-rows predicted-first"},
      {"one-hot: a blank line between",
       "1 0 0\n0 1 0\n0 1 0\n0 0 1\n"
       "\n"
       "1 0 0\n1 0 0\n0 1 0\n0 0 1",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 1 0 / 0 0 1",
       "one-hot-rows"},
      {"one-hot: names on lines of their own",
       "y_true:\n1,0\n0,1\n0,1\n"
       "y_pred:\n1,0\n1,0\n0,1",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "one-hot-rows"},
      {"one-hot: a column per case",
       "1 0 0 0\n0 1 1 0\n0 0 0 1\n"
       "\n"
       "1 1 0 0\n0 0 1 0\n0 0 0 1",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 1 0 / 0 0 1",
       "one-hot-columns"},
      {"one-hot: two halves",
       "1 0 0 1\n0 1 0 1\n0 1 1 0",
       Kind::labels,
       {"1", "2"},
       "0 1 / 1 1",
       "one-hot-rows"},
      {"one-hot: two halves below the classes, beside an index",
       "   a  b  a  b\n0  1  0  0  1\n1  0  1  0  1\n2  0  1  1  0",
       Kind::labels,
       {"a", "b"},
       "0 1 / 1 1",
       "one-hot-rows"},
      {"one-hot: prefixed names of different numbers of classes",
       "truth_a,truth_b,truth_c,pred_a,pred_b\n1,0,0,0,1\n0,1,0,0,1\n0,0,1,1,0",
       Kind::labels,
       {"a", "b", "c"},
       "0 1 0 / 0 1 0 / 1 0 0",
       "one-hot-rows"},
      {"one-hot: names that differ in what stands before",
       "clase_gato;clase_perro;red_gato;red_perro\n1;0;0;1\n0;1;0;1\n0;1;0;1",
       Kind::labels,
       {"gato", "perro"},
       "0 1 / 0 2",
       "one-hot-rows"},
      {"one-hot: False and True",
       "a,b,a,b\nTrue,False,True,False\nFalse,True,True,False\nFalse,True,False,True",
       Kind::labels,
       {"a", "b"},
       "1 0 / 1 1",
       "one-hot-rows"},
      {"one-hot: a square that is said to hold labels",
       "1 0 0 1\n0 1 0 1\n0 1 1 0\n1 0 1 0",
       Kind::labels,
       {"1", "2"},
       "1 1 / 1 1",
       "one-hot-rows",
       [](ReadOptions& o) { o.kind = Kind::labels; }},
      {"a square of zeros and ones is a matrix",
       "0 1 0\n1 0 0\n0 0 1",
       Kind::matrix,
       {"1", "2", "3"},
       "0 1 0 / 1 0 0 / 0 0 1",
       ""},
      {"two columns of zeros and ones with a blank line between are labels",
       "0,1\n1,1\n\n0,0\n1,0",
       Kind::labels,
       {"0", "1"},
       "1 1 / 1 1",
       ""},
      {"sets: 000",
       "$$\n"
       "Y = \\left\\{ \\{1\\}, \\{2, 3\\}, \\{4, 5, 6\\}, \\{7, 8, 9, 10\\} \\right\\}\n"
       "$$\n"
       "$$\n"
       "\\hat{Y} = \\left\\{ \\{1, 2, 3, 4\\}, \\{5, 6, 7\\}, \\{8, 9\\}, \\{10\\} \\right\\}\n"
       "$$",
       Kind::labels,
       {"1", "2", "3", "4"},
       "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1",
       "sets-numbered"},
      {"sets: a line each",
       "{1}, {2, 3}, {4, 5, 6}\n"
       "{1,2,3},{4,5},{6}",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 2 0 0 / 0 2 1",
       "sets-numbered"},
      {"sets: a line each within dollars",
       "$Y = \\{1\\}, \\{2, 3\\}$\n"
       "$\\hat{Y} = \\{1, 2\\}, \\{3\\}$",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "sets-numbered"},
      {"sets: a line per set",
       "\\begin{align*}\n"
       "Y_1 &= \\{1\\} \\\\\n"
       "Y_2 &= \\{2, 3\\} \\\\\n"
       "\\hat{Y}_1 &= \\{1, 2\\} \\\\\n"
       "\\hat{Y}_2 &= \\{3\\}\n"
       "\\end{align*}",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "sets-numbered"},
      {"sets: Python, over several lines",
       "y_pred = [{'a', 'b'},\n          {'c'}]\n"
       "y_true = [frozenset({'a'}), frozenset({'b', 'c'})]",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       "sets-numbered predicted-first"},
      {"sets: classes without cases",
       "{1}, {2, 3}, {}\n"
       "{1, 2}, ∅, {3}",
       Kind::labels,
       {"1", "2", "3"},
       "1 0 0 / 1 0 1 / 0 0 0",
       "sets-numbered"},
      {"a matrix in braces is no partition",
       "{{50, 10}, {5, 100}}",
       Kind::matrix,
       {"1", "2"},
       "50 10 / 5 100",
       "second-positive"},
      {"vectors in braces are no sets",
       "y = {1, 2, 2}; yhat = {1, 1, 2}",
       Kind::labels,
       {"1", "2"},
       "1 0 / 1 1",
       ""},
  };
  return cases;
}

std::string counts_of(const Dataset& dataset) {
  std::string text;
  for (std::size_t row = 0; row < dataset.matrix.rows(); ++row) {
    if (row > 0) text += " / ";
    for (std::size_t column = 0; column < dataset.matrix.columns(); ++column) {
      if (column > 0) text += ' ';
      text += deconfuse::text_of(dataset.matrix(row, column));
    }
  }
  return text;
}

std::string notices_of(const Dataset& dataset) {
  std::string text;
  for (const auto& notice : dataset.notices)
    text += (text.empty() ? "" : " ") + code_text(notice.code);
  return text;
}

std::string error_of(const Result<Dataset>& result) {
  const auto* error = std::get_if<InputError>(&result);
  return error == nullptr ? "" : code_text(error->code) + " [" + error->excerpt + "]";
}

std::string parameter(const deconfuse::Parameters& parameters, std::string_view name) {
  for (const auto& [key, value] : parameters) {
    if (key == name) return value;
  }
  return "(absent)";
}

Dataset dataset_of(std::string_view text, const ReadOptions& options = {}) {
  Result<Dataset> result = read(text, options);
  CHECK_MESSAGE(std::holds_alternative<Dataset>(result), error_of(result));
  auto* dataset = std::get_if<Dataset>(&result);
  return dataset == nullptr ? Dataset{} : std::move(*dataset);
}

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

TEST_CASE("LaTeX as plain text") {
  CHECK(plain_text_of_latex("\\textbf{4}\\,\\%") == "4 %");
  CHECK(plain_text_of_latex("$a\\\u00CDb$") == "a\u00CDb");
  CHECK(plain_text_of_latex("\\").empty());
}

TEST_CASE("pasted texts are read in every form") {
  for (const Case& c : good_inputs()) {
    CAPTURE(c.name);
    ReadOptions options;
    if (c.set != nullptr) c.set(options);
    const Result<Dataset> result = read(c.text, options);
    CHECK(error_of(result) == "");
    const auto* dataset = std::get_if<Dataset>(&result);
    if (dataset == nullptr) continue;
    CHECK((dataset->kind == c.kind));
    CHECK(dataset->labels == c.labels);
    CHECK(counts_of(*dataset) == c.counts);
    CHECK(notices_of(*dataset) == c.notices);
  }
}

TEST_CASE("a first row of blanks is not a count") {
  const auto read = deconfuse::understand("|    \n|  3 | good | bad |\n|  4 | bad | bad |\n", {});
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

TEST_CASE("notices have a place and parameters") {
  struct Expected {
    std::string text;
    std::string code;
    std::size_t line;
    deconfuse::Parameters parameters;
  };
  const Expected cases[] = {
      {"\ta\tb\tTotal\na\t5\t1\t7\nb\t0\t4\t4\nTotal\t5\t5\t10",
       "totals-do-not-add-up",
       2,
       {{"axis", "row"}, {"which", "a"}, {"stated", "7"}, {"computed", "6"}}},
      {"\ta\tb\na\t5\t1\nb\t0\t4\nTotal\t5\t6",
       "totals-do-not-add-up",
       4,
       {{"axis", "column"}, {"which", "b"}, {"stated", "6"}, {"computed", "5"}}},
      {"\ta\tb\tTotal\na\t5\t1\t6\nb\t0\t4\t4\nTotal\t5\t5\t11",
       "totals-do-not-add-up",
       4,
       {{"axis", "total"}, {"which", "Total"}, {"stated", "11"}, {"computed", "10"}}},
      {"20 5 25\n10 15 25\n30 20 50", "totals-removed", 3, {{"axis", "both"}}},
      {"a,a\n# one\nb,b\n# two", "comment-skipped", 2, {{"count", "2"}}},
      {"1,234\t5\n0\t4", "thousands-marks", 1, {{"example", "1,234"}, {"value", "1234"}}},
      {"a;a;0,5\na;b;1,5\na;a;1", "decimal-comma", 1, {{"example", "0,5"}}},
      {"id,truth,predicted,note\n8,a,a,x\n3,b,b,y", "columns-ignored", 1, {{"names", "id, note"}}},
      {"truth,predicted,n\na,a,2\nb,b,3", "aggregated-rows", 2, {{"rows", "2"}}},
      {"week1,week2\na,a\na,b\nb,b\na,a\nb,b", "header-used", 1, {{"names", "week1, week2"}}},
      {"a,a\nb ,b", "labels-trimmed", 2, {{"label", "b"}}},
      {"a,x;b,x\nb,x;b,x\na,x;a,x", "delimiter", 1, {{"used", ";"}, {"other", ","}}},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const Dataset dataset = dataset_of(expected.text);
    const auto notice =
        std::find_if(dataset.notices.begin(), dataset.notices.end(),
                     [&](const auto& n) { return code_text(n.code) == expected.code; });
    CHECK((notice != dataset.notices.end()));
    if (notice == dataset.notices.end()) continue;
    CHECK(notice->line == expected.line);
    for (const auto& wanted : expected.parameters) {
      CHECK(parameter(notice->parameters, wanted.first) == wanted.second);
    }
  }
  ReadOptions omit;
  omit.missing = Missing::omit;
  const Dataset dataset = dataset_of("a,a\nNA,b\nb,b\n,a", omit);
  CHECK(notices_of(dataset) == "missing-omitted");
  for (const auto& notice : dataset.notices) {
    CHECK(notice.line == 2);
    CHECK(parameter(notice.parameters, "count") == "2");
  }
}

TEST_CASE("the positive class can be chosen, or follows from the names of the cells") {
  ReadOptions options;
  options.positive = "ham";
  CHECK(dataset_of("spam,spam\nham,ham", options).positive == 0);
  options.positive = "1.0";
  CHECK(dataset_of("0,1\n1,1\n0,0", options).positive == 1);
  CHECK(dataset_of("\tsick\twell\nsick\tTP = 1\tFN = 2\nwell\tFP = 3\tTN = 4").positive == 0);
  CHECK(dataset_of("\tsick\twell\nsick\tTN = 1\tFP = 2\nwell\tFN = 3\tTP = 4").positive == 1);
  CHECK(dataset_of("TN=1,FP=2\nFN=3,TP=4").positive == 0);
  CHECK(dataset_of("VN=1;FP=2\nFN=3;VP=4").positive == 0);
  CHECK(dataset_of("TN: 1\nFP: 2\nFN: 3\nTP: 4").positive == 0);
  ReadOptions without_header;
  without_header.header = false;
  CHECK(dataset_of("TP=1, FN=2, FP=3, TN=4", without_header).positive == 0);
}

TEST_CASE("groupings that are no classification keep the names of both sides") {
  struct Expected {
    std::string text;
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::string counts;
    std::string notices;
  };
  const Expected cases[] = {
      {",0,1,2\ncat,5,1,0\ndog,0,4,2",
       {"cat", "dog"},
       {"0", "1", "2"},
       "5 1 0 / 0 4 2",
       "contingency-table"},
      {"1 2 3 5\n5 6 7 9\n9 8 7 5\n1 1 2 3\n7 7 7 7",
       {"1", "2", "3", "4", "5"},
       {"1", "2", "3", "4"},
       "1 2 3 5 / 5 6 7 9 / 9 8 7 5 / 1 1 2 3 / 7 7 7 7",
       "contingency-table"},
      {"1 2 3 4\n5 6 7 9\n9 8 7 5",
       {"1", "2", "3"},
       {"1", "2", "3", "4"},
       "1 2 3 4 / 5 6 7 9 / 9 8 7 5",
       "contingency-table"},
      {"            1  2  3\nsetosa     50  0  0\nversicolor  0 48  2\nvirginica   0 14 36",
       {"setosa", "versicolor", "virginica"},
       {"1", "2", "3"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"       cluster\nspecies  1  2  3\n  setosa 50  0  0\n  versic  0 48  2\n  virgin  0 14 36",
       {"setosa", "versic", "virgin"},
       {"1", "2", "3"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"cluster   0  1  2\nspecies            \nsetosa   50  0  0\nversic    0 48  2\n"
       "virgin    0 14 36",
       {"setosa", "versic", "virgin"},
       {"0", "1", "2"},
       "50 0 0 / 0 48 2 / 0 14 36",
       "contingency-table"},
      {"col_0   a  b\nrow_0      \nx      50  0\ny       0 48\nz       1  1",
       {"x", "y", "z"},
       {"a", "b"},
       "50 0 / 0 48 / 1 1",
       "contingency-table"},
      {"cluster,a,b\n1,5,1\n2,0,4\n3,2,2",
       {"a", "b"},
       {"1", "2", "3"},
       "5 0 2 / 1 4 2",
       "transposed contingency-table"},
      {",c1,c2\na,5,1\nb,2,3\nc,0,0\nd,7,7\ne,1,0\nf,1,2",
       {"a", "b", "c", "d", "e", "f"},
       {"c1", "c2"},
       "5 1 / 2 3 / 0 0 / 7 7 / 1 0 / 1 2",
       "contingency-table"},
      {"   c1 c2 Total\na 5 1 6\nb 2 3 5\nc 0 9 9\nTotal 7 13 20",
       {"a", "b", "c"},
       {"c1", "c2"},
       "5 1 / 2 3 / 0 9",
       "totals-removed contingency-table"},
      {"1 2 3 6\n4 5 6 15\n5 7 9 21",
       {"1", "2"},
       {"1", "2", "3"},
       "1 2 3 / 4 5 6",
       "totals-removed contingency-table"},
      {"class,cluster\ncat,1\ndog,0\ncat,1\nbird,2",
       {"bird", "cat", "dog"},
       {"0", "1", "2"},
       "0 0 1 / 0 2 0 / 1 0 0",
       "two-groupings"},
      {"class,cluster\na,1\na,1\na,2\nb,2\nb,2\n\nFind the mutual information.\n",
       {"a", "b"},
       {"1", "2"},
       "2 1 / 0 2",
       "two-groupings"},
      {"[1, 1, 2, 3]\n[\"a\", \"b\", \"b\", \"b\"]",
       {"1", "2", "3"},
       {"a", "b"},
       "1 1 / 0 1 / 0 1",
       "two-groupings"},
      {"{1}, {2, 3}, {4}\n{1, 2, 3}, {4}",
       {"1", "2", "3"},
       {"1", "2"},
       "1 0 / 2 0 / 0 1",
       "sets-numbered two-groupings"},
      {"[[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n[[1, 0], [0, 1], [0, 1]]",
       {"1", "2", "3"},
       {"1", "2"},
       "1 0 / 0 1 / 0 1",
       "one-hot-rows two-groupings"},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const Dataset dataset = dataset_of(expected.text);
    CHECK_FALSE(dataset.classification);
    CHECK(dataset.labels == expected.rows);
    CHECK(dataset.predicted_labels == expected.columns);
    CHECK(counts_of(dataset) == expected.counts);
    CHECK(notices_of(dataset) == expected.notices);
  }
  // Predictions that are always wrong, or spelled differently, are still a classification.
  for (const char* text :
       {"spam,ham\nspam,ham", "Spam,spam\nHam,ham\nSpam,ham", "a,1\nb,1", "a,1\nb,2"}) {
    CAPTURE(text);
    CHECK(dataset_of(text).classification);
  }
}

TEST_CASE("a third column of labels is a second classifier") {
  struct Expected {
    std::string text;
    std::string truth, first, second;  ///< by case
    std::vector<std::string> models;
    ReadOptions options = {};
  };
  ReadOptions omit;
  omit.missing = Missing::omit;
  const Expected cases[] = {
      {"truth,modelA,modelB\n1,0,1\n0,0,0\n1,1,1\n0,1,1",
       "1 0 1 0",
       "0 0 1 1",
       "1 0 1 1",
       {"modelA", "modelB"}},
      {"y;forest;svm\n1;0;1\n0;0;0\n1;1;1", "1 0 1", "0 0 1", "1 0 1", {"forest", "svm"}},
      {"spam\tspam\tham\nham\tham\tham\nspam\tham\tspam",
       "spam ham spam",
       "spam ham ham",
       "ham ham spam",
       {"1", "2"}},
      {"a|a|b\nb|a|b\na|a|a", "a b a", "a a a", "b b a", {"1", "2"}},
      {"1,0,1\n0,0,0\n1,1,1\n0,0,1\n1,1,0", "1 0 1 0 1", "0 0 1 0 1", "1 0 1 1 0", {"1", "2"}},
      {"pred,prediction,truth\na,b,a\nb,c,a", "a a", "a b", "b c", {"pred", "prediction"}},
      {"truth,pred_a,pred_b,age\na,b,a,4\nb,b,c,7", "a b", "b b", "a c", {"pred_a", "pred_b"}},
      {"truth,pred,pred_b\na,b,a\nb,b,a", "a b", "b b", "a a", {"pred", "pred_b"}},
      {"y_true = [1,0,1]\npred_a = [1,1,0]\npred_b = [1,0,0]",
       "1 0 1",
       "1 1 0",
       "1 0 0",
       {"pred_a", "pred_b"}},
      {"[1, 2]\n[1, 1]\n[2, 2]", "1 2", "1 1", "2 2", {"1", "2"}},
      {"1 2 2 1 2\n1 1 2 2 1\n1 2 2 2 2", "1 2 2 1 2", "1 1 2 2 1", "1 2 2 2 2", {"1", "2"}},
      {"y_true: 1 0 1 1\npred_a: 1 1 0 1\npred_b: 0 1 1 1",
       "1 0 1 1",
       "1 1 0 1",
       "0 1 1 1",
       {"pred_a", "pred_b"}},
      {"[{\"truth\":\"a\",\"forest\":\"a\",\"svm\":\"b\"},"
       "{\"truth\":\"b\",\"forest\":\"a\",\"svm\":\"b\"},"
       "{\"truth\":\"a\",\"forest\":\"a\",\"svm\":\"a\"}]",
       "a b a",
       "a a a",
       "b b a",
       {"forest", "svm"}},
      {"{1}, {2, 3}\n{1, 2}, {3}\n{3}, {1, 2}", "1 2 2", "1 1 2", "2 2 1", {"1", "2"}},
      {"truth,m1,m2\na,b,a\nb,,a\nb,b,NA\na,a,a", "a a", "b a", "a a", {"m1", "m2"}, omit},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const auto understood = deconfuse::understand(expected.text, expected.options);
    const auto* reading = std::get_if<deconfuse::Reading>(&understood);
    CHECK((reading != nullptr));
    const auto* columns =
        reading == nullptr ? nullptr : std::get_if<deconfuse::LabelColumns>(&reading->data);
    CHECK((columns != nullptr));
    if (columns == nullptr) continue;
    const auto names_of = [&](const std::vector<std::int32_t>& codes) {
      std::string names;
      for (const std::int32_t code : codes)
        names += (names.empty() ? "" : " ") + columns->names[static_cast<std::size_t>(code)];
      return names;
    };
    CHECK(names_of(columns->truth) == expected.truth);
    CHECK(names_of(columns->predicted) == expected.first);
    REQUIRE(columns->others.size() == 1);
    CHECK(names_of(columns->others[0]) == expected.second);
    CHECK(columns->models == expected.models);
    CHECK(columns->weights.empty());
    CHECK(std::any_of(reading->notices.begin(), reading->notices.end(), [](const auto& notice) {
      return notice.code == NoticeCode::two_classifiers;
    }));
  }
  // Weights, counts, features and scores are not a second classifier.
  for (const char* text :
       {"truth,pred,weight\n1,0,1\n0,0,0\n1,1,1", "0,0,1\n0,1,1\n1,1,0",
        "truth,pred,fold\n1,0,1\n0,0,0\n1,1,1", "truth,pred,pred_spam\na,b,0.9\nb,b,0.1",
        "a,b,1\nb,b,0\nb,b,2", "name,math,art\nann,1,0\nbob,0,0\ncid,1,1\ndan,1,1"}) {
    CAPTURE(text);
    const auto understood = deconfuse::understand(text, {});
    const auto* reading = std::get_if<deconfuse::Reading>(&understood);
    CHECK((reading != nullptr));
    if (reading == nullptr) continue;
    const auto* columns = std::get_if<deconfuse::LabelColumns>(&reading->data);
    CHECK((columns == nullptr || columns->others.empty()));
  }
}

TEST_CASE("sets with many elements, and many one-hot rows, are read") {
  std::string sets[2], rows;
  constexpr std::size_t cases = 200000;
  for (std::size_t i = 0; i < cases; ++i) {
    for (std::string& set : sets) set += (set.empty() ? "{" : ",") + std::to_string(i);
    rows += i % 2 == 0 ? "1 0 0 0 1 0\n" : "0 0 1 1 0 0\n";
  }
  const Dataset partitions = dataset_of(sets[0] + "}, {}\n{}, " + sets[1] + "}");
  CHECK(partitions.matrix(0, 1) == cases);
  const Dataset marks = dataset_of(rows);
  CHECK(counts_of(marks) == "0 100000 0 / 0 0 0 / 100000 0 0");
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

TEST_CASE("mutilated input gives data or an error with a place") {
  // The linear congruential generator of Numerical Recipes gives the same mutilations on every
  // machine.
  std::uint32_t state = 12345;
  const auto random = [&state](std::size_t below) {
    state = state * 1664525U + 1013904223U;
    return static_cast<std::size_t>(state >> 8) % below;
  };
  static const char* const pieces[] = {",",
                                       ";",
                                       "\t",
                                       " ",
                                       "\n",
                                       "\r",
                                       "\"",
                                       "'",
                                       "[",
                                       "]",
                                       "(",
                                       ")",
                                       "{",
                                       "}",
                                       "|",
                                       "=",
                                       ":",
                                       "$",
                                       "\\",
                                       "\\\\",
                                       "&",
                                       "0",
                                       "-1",
                                       "1e999",
                                       "NA",
                                       "...",
                                       "…",
                                       "\xFF",
                                       "\xC3",
                                       "é",
                                       "Total",
                                       "truth",
                                       "#",
                                       ">",
                                       "%",
                                       "[1] ",
                                       "\\begin{matrix}",
                                       "\\end{",
                                       "c(",
                                       "0.5"};
  const std::vector<Case>& inputs = good_inputs();
  for (std::size_t round = 0; round < 6000; ++round) {
    const Case& c = inputs[random(inputs.size())];
    std::string text = c.text;
    for (std::size_t change = 1 + random(3); change > 0; --change) {
      const std::size_t at = random(text.size() + 1);
      switch (random(4)) {
        case 0:
          text.erase(at, 1 + random(4));
          break;
        case 1:
          text.insert(at, pieces[random(std::size(pieces))]);
          break;
        case 2:
          text.insert(at, text.substr(random(text.size() + 1), random(12)));
          break;
        default:
          text.resize(at);
          break;
      }
    }
    CAPTURE(text);
    ReadOptions options;
    if (c.set != nullptr) c.set(options);
    const Result<Dataset> result = read(text, options);
    if (const auto* error = std::get_if<InputError>(&result)) {
      const auto breaks = std::count_if(text.begin(), text.end(), [](char character) {
        return character == '\n' || character == '\r';
      });
      CHECK(error->line <= static_cast<std::size_t>(breaks) + 1);
      CHECK(error->column <= text.size() + 1);
      CHECK((error->line > 0) == (error->column > 0));
      CHECK(error->excerpt.size() <= 4 * 80);
    } else {
      const auto& dataset = std::get<Dataset>(result);
      CHECK(dataset.labels.size() == dataset.matrix.rows());
      CHECK(dataset.predicted_labels.size() == dataset.matrix.columns());
      CHECK(dataset.matrix.rows() > 0);
      CHECK(dataset.truth.size() == dataset.predicted.size());
      const std::vector<double>& cells = dataset.matrix.cells();
      // Sums of fractions are rounded.
      CHECK(dataset.matrix.total() ==
            doctest::Approx(std::accumulate(cells.begin(), cells.end(), 0.0)).epsilon(1e-12));
    }
  }
}

TEST_CASE("a percentage is not a weight") {
  const auto read = deconfuse::understand("truth,predicted,weight\na,a,0.5\na,b,50%\nb,b,1", {});
  const auto* error = std::get_if<InputError>(&read);
  REQUIRE(error != nullptr);
  CHECK((error->code == deconfuse::ErrorCode::not_a_number));
  CHECK(error->line == 3);
  CHECK(error->column == 5);
}
