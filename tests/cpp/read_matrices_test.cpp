#include <doctest/doctest.h>

#include <vector>

#include "readable_texts.hpp"

using namespace deconfuse;

std::vector<Synonyms> deconfuse::texts_of_matrices() {
  return {
      {{Kind::matrix, {"a", "b"}, "5 1 / 2 4"},
       {
           {"sums under another name",
            "\ta\tb\tMarginal\n"
            "a\t5\t1\t6\n"
            "b\t2\t4\t6\n"
            "Marginal\t7\t5\t12\n",
            "totals-removed"},
           {"a table of Typst",
            "The matrix is\n"
            "#table(columns: 3, [], [a], [b],\n"
            "  [a], [5], [1],\n"
            "  [b], [2], [4])\n"},
           {"a table of Typst whose columns have widths",
            "#figure(table(columns: (auto, 1fr, 1fr), [], [a], [b], [a], [5], [1], [b], [2], "
            "[4]))"},
       }},
      {{Kind::matrix, {"yes", "no"}, "50 10 / 5 35"},
       {
           {"rows that name their axis", "Actual yes 50 10\nActual no 5 35"},
           {"rows that name their axis, with wide gaps", "Actual yes   50 10\nActual no    5 35"},
       }},
      {{Kind::matrix, {"model", "human"}, "5 2 / 1 4"},
       {
           {"classes that are called as axes are",
            "\t\tActual\t\n"
            "\t\tmodel\thuman\n"
            "Predicted\tmodel\t5\t1\n"
            "\thuman\t2\t4\n",
            "transposed"},
       }},
      {{Kind::matrix, {"0", "1"}, "50 10 / 5 100"},
       {
           {"rows and columns in different order under names of axes",
            ",Predicted 1,Predicted 0\nActual 0,10,50\nActual 1,100,5", "columns-reordered"},
           {"numbers after a colon are classes under names of axes",
            "          Predicted:0  Predicted:1\n"
            "Actual:0           50           10\n"
            "Actual:1            5          100"},
       }},
      {{Kind::matrix, {"+", "-"}, "20 5 / 10 15"},
       {
           {"plus and minus under names of axes",
            "\\begin{tabular}{l|rr}\n"
            " & Pred - & Pred + \\\\\n"
            "True + & 5 & 20 \\\\\n"
            "True - & 15 & 10 \\\\\n"
            "\\end{tabular}",
            "columns-reordered"},
       }},
      {{Kind::matrix, {"No", "Yes"}, "50 10 / 5 100"},
       {
           {"classes of two words under names of axes",
            "            Predicted No  Predicted Yes\n"
            "Actual No             50             10\n"
            "Actual Yes             5            100"},
       }},
      {{Kind::matrix, {"a", "b"}, "10 3 / 2 15"},
       {
           {"arrows beside the names of axes",
            "Actual →\ta\tb\n"
            "Predicted ↓\t\t\n"
            "a\t10\t2\n"
            "b\t3\t15",
            "transposed"},
       }},
      {{Kind::matrix, {"a", "b"}, "10 2 / 3 15"},
       {
           {"both axes in the corner with arrows", "Predicted → Actual ↓,a,b\na,10,2\nb,3,15"},
           {"an arrow to the right names the columns", "Predicted →,a,b\na,10,2\nb,3,15"},
       }},
      {{Kind::matrix, {"1", "0"}, "10 2 / 3 15"},
       {
           {"values of y and its estimate", ",ŷ=1,ŷ=0\ny=1,10,2\ny=0,3,15"},
       }},
      {{Kind::matrix, {"1", "2"}, "50 3 / 2 45"},
       {
           {"a bar before sums", "50 3 | 53\n2 45 | 47", "totals-removed"},
       }},
      {{Kind::matrix, {"a & b", "c"}, "5 1 / 0 10"},
       {
           {"the source of a table of HTML",
            "<p>Results</p>\n"
            "<table border=\"1\" class=\"dataframe\">\n"
            "  <thead><tr><th></th><th>a &amp; b</th><th>c</th></tr></thead>\n"
            "  <tbody>\n"
            "    <tr><th>a &amp; b</th><td>5</td><td>1</td></tr>\n"
            "    <tr><th>c</th><td><b>0</b></td><td>1&#48;</td></tr>\n"
            "  </tbody>\n"
            "</table>",
            "html-table"},
       }},
      {{Kind::matrix, {"a", "b"}, "5 1 / 0 9"},
       {
           {"cells of HTML over several rows and columns",
            "<table><tr><td rowspan=2 colspan=2></td><td "
            "colspan=2>Predicted</td></tr><tr><td>a</td><td>b</td></tr><tr><td "
            "rowspan=2>Actual</td><td>a</td><td>5</td><td>1</td></tr><tr><td>b</td><td>0</"
            "td><td>9</td></tr></table>",
            "html-table"},
       }},
      {{Kind::matrix, {"1", "2"}, "5 1 / 0 4"},
       {
           {"MATLAB, with the size", "C = 2×2\n\n     5     1\n     0     4\n"},
           {"a result printed below an array", "[[5 1]\n [0 4]]\n0.9\n", "second-positive"},
           {"results printed above an array", "Accuracy: 0.9\nConfusion matrix:\n[[5 1]\n [0 4]]\n",
            "second-positive"},
           {"a title", "Confusion matrix\n5 1\n0 4"},
           {"a title of unknown words", "Second model:\n5 1\n0 4", "heading-skipped"},
           {"matrix: blanks", "5 1\n0 4"},
           {"matrix: commas", "5,1\n0,4"},
           {"matrix: tabs", "5\t1\n0\t4"},
           {"matrix: semicolons", "5;1\n0;4"},
           {"matrix: aligned numbers",
            "  5   1\n"
            "  0   4\n"},
           {"matrix: NumPy's print", "[[5 1]\n [0 4]]", "second-positive"},
           {"matrix: NumPy's representation",
            "array([[5, 1],\n"
            "       [0, 4]], dtype=int64)",
            "second-positive"},
           {"matrix: a list of lists", "cm = [[5, 1], [0, 4]]", "second-positive"},
           {"matrix: MATLAB", "C = [5 1; 0 4]", "second-positive"},
           {"matrix: MATLAB on lines",
            "C = [5 1\n"
            "     0 4];",
            "second-positive"},
           {"matrix: MATLAB's print",
            "ans =\n"
            "\n"
            "     5     1\n"
            "     0     4\n"},
           {"matrix: R by columns", "matrix(c(5, 0, 1, 4), nrow = 2)", "second-positive"},
           {"matrix: R by rows", "m <- matrix(c(5, 1, 0, 4), ncol = 2, byrow = TRUE)",
            "second-positive"},
           {"matrix: rbind", "rbind(c(5, 1), c(0, 4))", "second-positive"},
           {"matrix: cbind", "cbind(c(5, 0), c(1, 4))", "second-positive"},
           {"matrix: R's print",
            "     [,1] [,2]\n"
            "[1,]    5    1\n"
            "[2,]    0    4\n"},
           {"matrix: LaTeX matrix", "\\begin{pmatrix}\n5 & 1 \\\\\n0 & 4\n\\end{pmatrix}"},
           {"matrix: LaTeX array",
            "\\left[\\begin{array}{cc} 5 & 1 \\\\ \\hline 0 & 4 \\end{array}\\right]"},
           {"matrix: bars", "| 5 | 1 |\n| 0 | 4 |"},
           {"scikit-learn at a prompt",
            ">>> from sklearn.metrics import confusion_matrix\n"
            ">>> confusion_matrix(y_true, y_pred)\n"
            "array([[5, 1],\n"
            "       [0, 4]])\n",
            "code-skipped second-positive"},
       }},
      {{Kind::matrix, {"ham", "spam"}, "5 0 / 1 4"},
       {
           {"R, with the call that prints",
            "library(caret)\nprint(cm)\n          Reference\nPrediction ham spam\n      ham    5   "
            " 1\n"
            "      spam   0    4\n",
            "code-skipped transposed"},
       }},
      {{Kind::matrix, {"a", "b"}, "2 1 / 0 3"},
       {
           {"JSON of a matrix with metrics beside it",
            "{\"labels\": [\"a\", \"b\"], \"confusion_matrix\": [[2, 1], [0, 3]], \"precision\": "
            "[1, 0.75], \"recall\": [0.67, 1]}",
            "columns-ignored"},
       }},
      {{Kind::matrix, {"spam", "ham"}, "45 2 / 3 50"},
       {
           {"predictions in rows, in another order than the truth in columns",
            "Predicted \\ Actual\tham\tspam\nspam\t3\t45\nham\t50\t2",
            "columns-reordered transposed"},
       }},
      {{Kind::matrix, {"spam", "ham"}, "45 3 / 2 50"},
       {
           {"Spark's crosstab",
            "+----------------+---+----+\n"
            "|label_prediction|ham|spam|\n"
            "+----------------+---+----+\n"
            "|            spam|  3|  45|\n"
            "|             ham| 50|   2|\n"
            "+----------------+---+----+",
            "columns-reordered"},
       }},
      {{Kind::matrix, {"partial", "total"}, "20 2 / 3 30"},
       {
           {"a class that is called total", "\tpartial\ttotal\npartial\t20\t2\ntotal\t3\t30"},
       }},
      {{Kind::matrix, {"1", "2"}, "50 2 / 3 45"},
       {
           {"a matrix that Julia prints",
            "julia> cm = confusion_matrix(y, p)\n"
            "2×2 Matrix{Int64}:\n"
            " 50   2\n"
            "  3  45",
            "code-skipped"},
       }},
      {{Kind::matrix, {"ham", "spam"}, "50 2 / 3 45"},
       {
           {"a line above says what the rows are",
            "Rows: predicted, columns: actual\n"
            "\tham\tspam\n"
            "ham\t50\t3\n"
            "spam\t2\t45",
            "transposed"},
           {"the same of Minitab",
            "Rows: truth   Columns: pred\n"
            "\n"
            "       ham  spam\n"
            "\n"
            "ham     50     2\n"
            "spam     3    45"},
           {"a data frame in code, of a matrix",
            "pd.DataFrame([[50, 2], [3, 45]], index=['ham', 'spam'], columns=['ham', 'spam'])"},
       }},
      {{Kind::matrix, {"1", "2"}, "0.1 0.2 / 0.3 0.4"},
       {
           {"joint probabilities", "0.1 0.2\n0.3 0.4", "shares-of-all"},
       }},
      {{Kind::matrix, {"a", "b"}, "0.1 0.2 / 0.3 0.4"},
       {
           {"joint probabilities with margins",
            ",a,b,sum\na,0.1,0.2,0.3\nb,0.3,0.4,0.7\nsum,0.4,0.6,1",
            "totals-removed shares-of-all"},
       }},
      {{Kind::matrix, {"a", "b"}, "0.5 0.25 / 0 0.25"},
       {
           {"joint probabilities as fractions", ",a,b\na,1/2,1/4\nb,0,1/4", "shares-of-all"},
       }},
      {{Kind::matrix, {"1", "2"}, "0.5 0.25 / 0 0.25"},
       {
           {"joint probabilities in LaTeX",
            "\\begin{array}{cc|c} \\frac{1}{2} & \\frac14 & \\frac{3}{4} \\\\ 0 & \\frac{1}{4} & "
            "\\frac{1}{4} \\\\ \\hline \\frac{1}{2} & \\frac{1}{2} & 1 \\end{array}",
            "totals-removed shares-of-all"},
       }},
      {{Kind::matrix, {"1", "2"}, "0.5 0.125 / 0.125 0.25"},
       {
           {"percentages of all", "50% 12.5%\n12.5% 25%", "shares-of-all"},
       }},
      {{Kind::matrix, {"1", "2"}, "0.8 0.2 / 0.1 0.9"},
       {
           {"percentages of each row", "80% 20%\n10% 90%", "shares-of-rows"},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "0.33 0.33 0.33 / 0.5 0.25 0.25 / 0 0 1"},
       {
           {"rounded shares of each row", "0.33 0.33 0.33\n0.5 0.25 0.25\n0 0 1", "shares-of-rows"},
       }},
      {{Kind::matrix, {"1", "2"}, "0.9 0.3 / 0.1 0.7"},
       {
           {"shares of each column", "0.9 0.3\n0.1 0.7", "shares-of-columns"},
       }},
      {{Kind::matrix, {"1", "2"}, "2 4 / 6 8"},
       {
           {"shares of so many cases", "0.1 0.2\n0.3 0.4", "counts-of-shares",
            [](ReadOptions& options) { options.cases = 20; }},
       }},
      {{Kind::matrix, {"1", "2"}, "2 1 / 2 1"},
       {
           {"rounded shares of so many cases", "0.333 0.167\n0.333 0.167", "counts-of-shares",
            [](ReadOptions& options) { options.cases = 6; }},
       }},
      {{Kind::matrix, {"1", "2"}, "1 0 / 0 1"},
       {
           {"a matrix of two classes that may be two cases", "1 0\n0 1", "also-two-cases"},
       }},
      {{Kind::matrix, {"0", "1", "2"}, "13 0 0 / 0 10 6 / 0 0 9"},
       {
           {"numbered heading without an index", "0,1,2\n13,0,0\n0,10,6\n0,0,9", "header-used"},
       }},
      {{Kind::matrix, {"1", "2", "3", "4"}, "3 0 0 1 / 0 5 1 0 / 0 0 9 0 / 1 1 1 7"},
       {
           {"four numbered classes without an index", "1,2,3,4\n3,0,0,1\n0,5,1,0\n0,0,9,0\n1,1,1,7",
            "header-used"},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "5 1 0 / 0 4 2 / 1 0 3"},
       {
           {"a report printed below an array",
            "array([[5, 1, 0],\n"
            "       [0, 4, 2],\n"
            "       [1, 0, 3]])\n"
            "              precision    recall  f1-score   support\n"
            "\n"
            "           0       0.83      0.83      0.83         6\n"},
       }},
      {{Kind::matrix, {"a", "b"}, "5 1 / 0 4"},
       {
           {"JSON matrix",
            "{\"kind\": \"matrix\", \"counts\": [[5, 1], [0, 4]], \"labels\": [\"a\", \"b\"]}"},
           {"matrix with labels: CSV", ",a,b\na,5,1\nb,0,4"},
           {"matrix with labels: tabs", "\ta\tb\na\t5\t1\nb\t0\t4"},
           {"matrix with labels: blanks",
            "  a b\n"
            "a 5 1\n"
            "b 0 4"},
           {"matrix with labels: Markdown",
            "|   | a | b |\n"
            "|---|---|---|\n"
            "| a | 5 | 1 |\n"
            "| b | 0 | 4 |"},
           {"matrix with labels: a word in the corner", "class,a,b\na,5,1\nb,0,4"},
           {"matrix with labels: only a row of labels", "a,b\n5,1\n0,4"},
           {"matrix with labels: only a column of labels", "a 5 1\nb 0 4"},
           {"matrix with labels: R's table",
            "     pred\n"
            "truth a b\n"
            "    a 5 1\n"
            "    b 0 4\n"},
           {"matrix with labels: R's table with capitals",
            "      Predicted\n"
            "Actual a b\n"
            "     a 5 1\n"
            "     b 0 4\n"},
           {"matrix with labels: pandas crosstab",
            "Predicted  a  b\n"
            "Actual         \n"
            "a          5  1\n"
            "b          0  4\n"},
           {"matrix with labels: axes in the corner", "Actual\\Predicted,a,b\na,5,1\nb,0,4"},
           {"matrix with labels: prefixed labels",
            ",Predicted a,Predicted b\nActual a,5,1\nActual b,0,4"},
           {"matrix with labels: prefixed labels with colons",
            "n=10\tPredicted: a\tPredicted: b\nActual: a\t5\t1\nActual: b\t0\t4"},
           {"matrix with labels: tabular",
            "\\begin{tabular}{l|cc}\n"
            "\\toprule\n"
            " & a & b \\\\\n"
            "\\midrule\n"
            "a & 5 & 1 \\\\\n"
            "b & 0 & \\textbf{4} \\\\\n"
            "\\bottomrule\n"
            "\\end{tabular}"},
           {"matrix with labels: tabular with headings",
            "\\begin{tabular}{|l|l|c|c|}\\hline\n"
            " & & \\multicolumn{2}{c|}{Predicted} \\\\ \\cline{3-4}\n"
            " & & a & b \\\\ \\hline\n"
            "\\multirow{2}{*}{Actual} & a & 5 & 1 \\\\\n"
            " & b & 0 & 4 \\\\ \\hline\n"
            "\\end{tabular}"},
           {"matrix with labels: R with dimnames",
            "matrix(c(5,0,1,4), nrow=2, dimnames=list(c(\"a\",\"b\"), c(\"a\",\"b\")))"},
           {"matrix with labels: labels beside an array",
            "labels = [\"a\", \"b\"]\ncm = [[5, 1], [0, 4]]"},
           {"matrix with labels: other order of columns", ",b,a\na,1,5\nb,4,0",
            "columns-reordered"},
           {"matrix with labels: counts with shares",
            "\ta\tb\na\t5 (83%)\t1 (17%)\nb\t0 (0%)\t4 (100%)"},
           {"totals with names",
            "\ta\tb\tTotal\n"
            "a\t5\t1\t6\n"
            "b\t0\t4\t4\n"
            "Total\t5\t5\t10",
            "totals-removed"},
           {"totals in Spanish", ";a;b;Suma fila\na;5;1;6\nb;0;4;4\nSuma columna;5;5;10",
            "totals-removed"},
           {"totals that R prints",
            "     pred\n"
            "truth  a  b Sum\n"
            "  a    5  1   6\n"
            "  b    0  4   4\n"
            "  Sum  5  5  10\n",
            "totals-removed"},
           {"totals of one side", "\ta\tb\tTotal\na\t5\t1\t6\nb\t0\t4\t4", "totals-removed"},
           {"totals without the last corner",
            "\ta\tb\tTotal\n"
            "a\t5\t1\t6\n"
            "b\t0\t4\t4\n"
            "Total\t5\t5\t",
            "totals-removed"},
           {"totals that do not add up",
            "\ta\tb\tTotal\n"
            "a\t5\t1\t7\n"
            "b\t0\t4\t4\n"
            "Total\t5\t5\t10",
            "totals-do-not-add-up totals-removed"},
           {"option orientation wins",
            "\t\tActual\t\n"
            "\t\ta\tb\n"
            "Predicted\ta\t5\t1\n"
            "\tb\t0\t4",
            "", [](ReadOptions& o) { o.orientation = Orientation::truth_rows; }},
       }},
      {{Kind::matrix, {"1", "2"}, "1000 1234 / 0 1000"},
       {
           {"matrix: power of ten and thousands", "1e3\t1,234\n0\t1 000", "thousands-marks"},
       }},
      {{Kind::matrix, {"1", "2"}, "1234 56 / 0 7"},
       {
           {"matrix: Spanish thousands", "1.234\t56,0\n0\t7", "decimal-comma thousands-marks"},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "1 2 3 / 4 5 6 / 7 8 9"},
       {
           {"matrix: 3x3", "1 2 3\n4 5 6\n7 8 9"},
       }},
      {{Kind::matrix, {"0", "1"}, "5 2 / 1 9"},
       {
           {"matrix with labels: pandas crosstab of numeric labels",
            "Predicted  0  1\n"
            "Actual         \n"
            "0          5  2\n"
            "1          1  9\n"},
       }},
      {{Kind::matrix, {"0", "1", "2"}, "5 1 0 / 2 9 3 / 1 0 4"},
       {
           {"matrix with labels: pandas crosstab of three numeric labels, predictions in rows",
            "Actual     0  1  2\n"
            "Predicted         \n"
            "0          5  2  1\n"
            "1          1  9  0\n"
            "2          0  3  4\n",
            "transposed"},
       }},
      {{Kind::matrix, {"0", "1"}, "5 1 / 0 4"},
       {
           {"matrix with labels that are numbers: CSV", ",0,1\n0,5,1\n1,0,4"},
           {"matrix with labels that are numbers: blanks",
            "  0 1\n"
            "0 5 1\n"
            "1 0 4"},
           {"matrix with labels that are numbers: pandas crosstab with margins",
            "Predicted  0  1  All\n"
            "Actual\n"
            "0          5  1    6\n"
            "1          0  4    4\n"
            "All        5  5   10\n",
            "totals-removed"},
           {"matrix with labels that are numbers: a word in the corner", "y,0,1\n0,5,1\n1,0,4"},
       }},
      {{Kind::matrix, {"spam", "ham"}, "5 1 / 0 4"},
       {
           {"matrix of a data frame without row names",
            "   spam  ham\n"
            "0     5    1\n"
            "1     0    4\n",
            "index-column-skipped"},
       }},
      {{Kind::matrix, {"a", "b"}, "5 1 / 2 7"},
       {
           {"R at a prompt",
            "> table(truth, predicted)\n"
            "     predicted\n"
            "truth a b\n"
            "    a 5 1\n"
            "    b 2 7\n"
            "> ",
            "code-skipped"},
           {"R at a prompt, with a name",
            "> m <- table(truth = d$x, predicted = d$y)\n"
            "> print(m)\n"
            "     predicted\n"
            "truth a b\n"
            "    a 5 1\n"
            "    b 2 7\n",
            "code-skipped"},
       }},
      {{Kind::matrix, {"1", "2"}, "20 5 / 10 15"},
       {
           {"totals without names", "20 5 25\n10 15 25\n30 20 50", "totals-removed"},
           {"totals below only", "20 5\n10 15\n30 20", "totals-removed"},
           {"totals beside only", "20 5 25\n10 15 25", "totals-removed"},
       }},
      {{Kind::matrix, {"a", "b"}, "5 0 / 1 4"},
       {
           {"predictions in rows",
            "\t\tActual\t\n"
            "\t\ta\tb\n"
            "Predicted\ta\t5\t1\n"
            "\tb\t0\t4",
            "transposed"},
           {"predictions in rows, in Spanish", "Predicho/Real;a;b\na;5;1\nb;0;4", "transposed"},
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
            "transposed"},
       }},
      {{Kind::matrix, {"C1", "C2", "C3", "C4"}, "10 1 0 2 / 0 15 2 1 / 3 0 12 2 / 1 0 1 8"},
       {
           {"002",
            "\t\tPredicho\t\t\t\n"
            "\t\tC1\tC2\tC3\tC4\n"
            "Real\tC1\t$T_{C1} = 10$\t$F_{C2}^1 = 1$\t$F_{C3}^1 = 0$\t$F_{C4}^1 = 2$\n"
            "\tC2\t$F_{C1}^2 = 0$\t$T_{C2} = 15$\t$F_{C3}^2 = 2$\t$F_{C4}^2 = 1$\n"
            "\tC3\t$F_{C1}^3 = 3$\t$F_{C2}^3 = 0$\t$T_{C3} = 12$\t$F_{C4}^3 = 2$\n"
            "\tC4\t$F_{C1}^4 = 1$\t$F_{C2}^4 = 0$\t$F_{C3}^4 = 1$\t$T_{C4} = 8$"},
       }},
      {{Kind::matrix, {"Positive (1)", "Negative (0)"}, "20 5 / 10 15"},
       {
           {"003 with totals",
            "\t\tPREDICTED\t\t\n"
            "\t\tPositive (1)\tNegative (0)\tTotal\n"
            "ACTUAL\tPositive (1)\tTP = 20\tFN = 5\t25\n"
            "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
            "\tTotal\t30\t20\t50",
            "totals-removed"},
           {"003 with a row of its own for the classes",
            "\t\tPREDICTED\t\t\n"
            "\t\tPositive (1)\tNegative (0)\tTotal\n"
            "ACTUAL\tClasses\t\t\t\n"
            "\tPositive (1)\tTP = 20\tFN = 5\t25\n"
            "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
            "Total\t\t30\t20\t50",
            "totals-removed"},
           {"003 with one row of totals",
            "\t\tPREDICTED\t\n"
            "\t\tPositive (1)\tNegative (0)\n"
            "ACTUAL\tClasses\t\t\n"
            "\tPositive (1)\tTP = 20\tFN = 5\n"
            "\tNegative (0)\tFP = 10\tTN = 15\n"
            "Total\t\t30\t20",
            "totals-removed"},
           {"003 with totals named above",
            "\t\tPREDICTED\t\tTotal\n"
            "\t\tPositive (1)\tNegative (0)\t\n"
            "ACTUAL\tPositive (1)\tTP = 20\tFN = 5\t25\n"
            "\tNegative (0)\tFP = 10\tTN = 15\t25\n"
            "\tTotal\t30\t20\t50",
            "totals-removed"},
       }},
      {{Kind::matrix,
        {"k=1", "k=2", "k=3", "k=4"},
        "50 37 24 39 / 10 480 5 3 / 14 10 765 1 / 0 2 9 101"},
       {
           {"003 with four classes",
            "Matrix C\t\tPREDICTED classification\t\t\t\t\n"
            "\tK Classes\tk=1\tk=2\tk=3\tk=4\tTotal\n"
            "ACTUAL classification\tk=1\t$C_{11}=50$\t37\t24\t39\t150\n"
            "\tk=2\t10\t$C_{22}=480$\t5\t3\t$t_{k=2} = 498$\n"
            "\tk=3\t14\t10\t$C_{33}=765$\t1\t790\n"
            "\tk=4\t0\t2\t9\t$C_{44}=101$\t112\n"
            "\tTotal\t74\t$p_{k=2} = 529$\t803\t144\t$s = 1550$",
            "totals-removed"},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "2 1 0 / 0 1 0 / 1 2 3"},
       {
           {"004",
            "y\t$\\hat{1}$\t$\\hat{2}$\t$\\hat{3}$\n"
            "1\t2\t1\t0\n"
            "2\t0\t1\t0\n"
            "3\t1\t2\t3"},
       }},
      {{Kind::matrix, {"1", "2", "3", "4"}, "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1"},
       {
           {"000",
            "$$\n"
            "M_c = \n"
            "\\begin{bmatrix}\n"
            "1 & 0 & 0 & 0 \\\\\n"
            "2 & 0 & 0 & 0 \\\\\n"
            "1 & 2 & 0 & 0 \\\\\n"
            "0 & 1 & 2 & 1\n"
            "\\end{bmatrix}\n"
            "$$"},
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
            "totals-removed"},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "12 3 4 / 1 20 2 / 4 5 30"},
       {
           {"option kind: matrix", "12 3 4\n1 20 2\n4 5 30", "",
            [](ReadOptions& o) { o.kind = Kind::matrix; }},
       }},
      {{Kind::matrix, {"1", "2"}, "1234 5 / 0 4"},
       {
           {"option decimal", "1.234 5\n0 4", "", [](ReadOptions& o) { o.decimal = ','; }},
       }},
      {{Kind::matrix, {"1", "2"}, "5 0 / 1 4"},
       {
           {"option orientation", "5 1\n0 4", "",
            [](ReadOptions& o) { o.orientation = Orientation::truth_columns; }},
       }},
      {{Kind::matrix, {"1", "2"}, "0.5 1.5 / 0 4"},
       {
           {"option fractional", "0.5 1.5\n0 4", "", [](ReadOptions& o) { o.fractional = true; }},
           {"option fractional with decimal commas", "0,5;1,5\n0;4", "decimal-comma",
            [](ReadOptions& o) { o.fractional = true; }},
       }},
      {{Kind::matrix, {"cat", "dog"}, "5 1 0 / 0 4 2"},
       {
           {"rows and columns of different names", ",0,1,2\ncat,5,1,0\ndog,0,4,2",
            "contingency-table"},
       }},
  };
}

TEST_CASE("pasted texts are read in every form: matrices") { check_readings(texts_of_matrices()); }
