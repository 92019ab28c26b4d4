#include <doctest/doctest.h>

#include <vector>

#include "readable_texts.hpp"

using namespace deconfuse;

std::vector<Synonyms> deconfuse::texts_of_label_vectors() {
  return {
      {{Kind::labels, {"0", "1"}, "0 1 / 0 2"},
       {
           {"vectors of Octave, one below the other",
            "y =\n\n   1\n   0\n   1\n\nyhat =\n\n   1\n   1\n   1\n"},
           {"typed arrays that Node prints",
            "Uint8Array(3) [\n"
            "  1, 0, 1\n"
            "]\n"
            "Uint8Array(3) [\n"
            "  1, 1, 1\n"
            "]"},
           {"values that are turned into others",
            "y = np.array([1, 0, 1]).astype(int)\np = np.array([1, 1, 1]).tolist()"},
           {"no-break spaces within brackets", "y = [1,\u00A00,\u00A01]\np = [1,\u00A01,\u00A01]"},
       }},
      {{Kind::labels, {"a", "b"}, "1 1 / 0 1"},
       {
           {"names in two words", "True labels: a a b\nPredicted labels: a b b"},
           {"names in two words, with signs apart",
            "Actual class = a a b\nPredicted class = a b b"},
           {"names of two words and of one", "Ground truth: a a b\nPredictions: a b b"},
           {"values that wide gaps align", "True labels:       a a b\nPredicted labels:  a b b"},
           {"values that wide gaps align, without signs", "Actual     a a b\nPredicted  a b b"},
           {"names in two words, without signs", "Actual class a a b\nPredicted class a b b"},
           {"lists of Scala",
            "val truth = List(\"a\", \"b\", \"a\")\nval pred = List(\"b\", \"b\", \"a\")"},
           {"Python lists of words", "y_true = [\"a\", 'a', \"b\"]\ny_pred = [\"a\", 'b', \"b\"]"},
           {"NumPy strings", "['a' 'a' 'b']\n['a' 'b' 'b']"},
           {"R vectors", "y <- c(\"a\",\"a\",\"b\")\nyhat <- c(\"a\",\"b\",\"b\")"},
           {"R's print", "> truth\n[1] \"a\" \"a\" \"b\"\n> pred\n[1] \"a\" \"b\" \"b\"\n",
            "code-skipped"},
           {"R's dput of a factor",
            "truth = structure(c(1L, 1L, 2L), levels = c(\"a\", \"b\"), class = \"factor\")\n"
            "pred = structure(c(1L, 2L, 2L), levels = c(\"a\", \"b\"), class = \"factor\")"},
           {"MATLAB cells", "y = {'a','a','b'}; yhat = {'a','b','b'};"},
           {"JavaScript",
            "const truth = [\"a\", \"a\", \"b\"];\nlet predicted = ['a', 'b', \"b\"];"},
           {"two named lines", "truth: a a b\npredicted: a b b"},
           {"two named lines, predictions first", "predicted = a b b\ntruth = a a b",
            "predicted-first"},
           {"JSON of two arrays", "[[\"a\",\"a\",\"b\"],[\"a\",\"b\",\"b\"]]"},
           {"JSON object",
            "{\"predicted\": [\"a\", \"b\", \"b\"], \"truth\": [\"a\", \"a\", \"b\"]}",
            "predicted-first"},
           {"JSON array of objects",
            "[\n"
            " {\"id\": 7, \"truth\": \"a\", \"predicted\": \"a\"},\n"
            " {\"id\": 9, \"truth\": \"a\", \"predicted\": \"b\"},\n"
            " {\"id\": 3, \"predicted\": \"b\", \"truth\": \"b\"}\n"
            "]",
            "columns-ignored"},
           {"JSON array of pairs", "[[\"a\",\"a\"],[\"a\",\"b\"],[\"b\",\"b\"]]"},
       }},
      {{Kind::labels, {"ham", "spam"}, "2 0 / 1 0"},
       {
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
            "    {'ham'}    {'ham'}    {'ham'}"},
       }},
      {{Kind::labels, {"1", "2"}, "1 1 / 1 0"},
       {
           {"integers of R", "truth <- c(1L, 2L, 1L)\npred <- c(1L, 1L, 2L)"},
       }},
      {{Kind::labels, {"lo", "hi"}, "1 1 / 1 0"},
       {
           {"levels of an R factor say the order",
            "truth <- factor(c('lo', 'hi', 'lo'), levels = c('lo', 'hi'))\n"
            "pred <- factor(c('lo', 'lo', 'hi'), levels = c('lo', 'hi'))"},
       }},
      {{Kind::labels, {"1", "2"}, "1 0 / 1 1"},
       {
           {"Python lists", "y_true = [1, 2, 2]\ny_pred = [1, 1, 2]"},
           {"predicted vector first", "y_pred = [1, 1, 2]\ny_true = [1, 2, 2]", "predicted-first"},
           {"lists without names", "[1, 2, 2]\n[1, 1, 2]"},
           {"NumPy arrays",
            "y_true = np.array([1, 2, 2], dtype=np.int64)\ny_pred = np.array([1, 1, 2])"},
           {"NumPy's representation", "array([1, 2, 2])\narray([1, 1, 2])"},
           {"NumPy 2 scalars",
            "[np.int64(1), np.int64(2), np.int64(2)]\n[np.int64(1), np.int64(1), np.int64(2)]"},
           {"a column of NumPy", "array([[1], [2], [2]])\narray([[1], [1], [2]])"},
           {"PyTorch", "tensor([1, 2, 2])\ntensor([1, 1, 2])"},
           {"at Python's prompt",
            ">>> y_true = [1, 2,\n"
            "...           2]\n"
            ">>> y_pred = [1, 1, 2]\n"},
           {"in IPython", "In [1]: y_true = [1, 2, 2]\n\nIn [2]: y_pred = [1, 1, 2]\n"},
           {"printed in IPython",
            "In [3]: y_pred\nOut[3]: array([1, 1, 2])\n\nIn [4]: y_true\nOut[4]: array([1, 2, "
            "2])\n",
            "code-skipped predicted-first"},
           {"R's print on several lines", " [1] 1 2\n [3] 2\n [1] 1 1\n [3] 2\n"},
           {"MATLAB rows", "y = [1 2 2];\nyhat = [1 1 2];"},
           {"MATLAB columns", "y = [1; 2; 2];\nyhat = [1 1 2]';"},
           {"parentheses", "(1, 2, 2)\n(1, 1, 2)"},
           {"names over several words", "true labels: [1, 2, 2]\npredicted labels: [1, 1, 2]"},
           {"vectors of a lecture, predictions first",
            "$$\\hat{Y} = \\left(1, 1, 2\\right)$$\n$$Y = \\left(1, 2, 2\\right)$$",
            "predicted-first"},
           {"sets of braces in LaTeX", "$y = \\{1, 2, 2\\}$\n$\\hat{y} = \\{1, 1, 2\\}$"},
           {"a name on a line of its own", "truth:\n[1, 2, 2]\npredicted:\n[1, 1, 2]"},
           {"labels and predictions", "labels = [1, 2, 2]\npreds = [1, 1, 2]"},
           {"a dictionary of Python", "{'y_true': [1, 2, 2], 'y_pred': [1, 1, 2]}"},
           {"a data frame in code",
            "pd.DataFrame({\"truth\": [1, 2, 2], \"predicted\": [1, 1, 2]})"},
           {"pandas' columns, index and data",
            "{\"columns\": [\"truth\", \"predicted\"], \"index\": [0, 1, 2], \"data\": [[1, 1], "
            "[2, 1], [2, 2]]}",
            "index-column-skipped"},
           {"a data frame in R", "data.frame(truth = c(1, 2, 2), predicted = c(1, 1, 2))"},
       }},
      {{Kind::labels, {"1", "2"}, "1 0 / 1 2"},
       {
           {"NumPy's print, wrapped", "[1 2 2\n 2]\n[1 1 2\n 2]"},
       }},
      {{Kind::labels, {"b", "a"}, "1 0 / 1 1"},
       {
           {"R factors",
            "truth <- factor(c(\"a\",\"a\",\"b\"), levels = c(\"b\",\"a\"))\n"
            "pred <- factor(c(\"a\",\"b\",\"b\"))"},
           {"R's print of factors keeps the order of levels",
            "[1] a a b\nLevels: b a\n[1] a b b\nLevels: b a\n"},
           {"the order of classes beside the vectors",
            "labels = ['b', 'a']\ny_true = ['a', 'a', 'b']\ny_pred = ['a', 'b', 'b']"},
       }},
      {{Kind::labels, {"1", "2", "3", "4"}, "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1"},
       {
           {"vectors of a lecture",
            "$$Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)$$\n$$\\hat{Y} = (1, 1, 1, 1, 2, 2, 2, 3, 3, "
            "4)$$\n"},
       }},
      {{Kind::labels, {"ham", "spam"}, "0 1 / 1 1"},
       {
           {"two lines of words", "spam ham spam\nspam spam ham"},
       }},
      {{Kind::labels, {"1", "2", "3"}, "1 0 0 / 1 1 0 / 0 0 1"},
       {
           {"two lines with commas", "1, 2, 2, 3\n1, 1, 2, 3"},
       }},
      {{Kind::labels, {"1", "2"}, "0.5 0 / 1 2"},
       {
           {"weights as a third vector",
            "truth = [1, 2, 2]\npredicted = [1, 1, 2]\nweights = [0.5, 1, 2]"},
       }},
      {{Kind::labels, {"0", "1", "2"}, "2 0 0 / 0 0 1 / 1 0 2"},
       {
           {"a snippet of code",
            "from sklearn.metrics import confusion_matrix\n"
            "\n"
            "y_true = [2, 0, 2, 2, 0, 1]  # truth\n"
            "y_pred = [0, 0, 2, 2, 0, 2]\n"
            "confusion_matrix(y_true, y_pred)\n",
            "code-skipped"},
       }},
      {{Kind::labels, {"0", "1"}, "1 0 / 1 1"},
       {
           {"names of classes beside the vectors",
            "y_true = [0, 1, 1]\ny_pred = [0, 0, 1]\ntarget_names = ['class 0', 'class 1']",
            "columns-ignored"},
       }},
      {{Kind::labels, {"a\tb", "é"}, "1 1 / 0 1"},
       {
           {"escapes in labels",
            "[\"a\\tb\", \"\\u00e9\", \"a\\tb\"]\n[\"a\\tb\", \"\\u00e9\", \"\\u00e9\"]"},
       }},
      {{Kind::labels, {"a", "b"}, "0 1 / 0 1"},
       {
           {"JSON of two arrays of two", "[[\"a\",\"b\"],[\"b\",\"b\"]]"},
       }},
      {{Kind::labels, {"b", "a"}, "3 0 / 2 1"},
       {
           {"JSON problem",
            "{\"kind\": \"labels\", \"truth\": [\"a\", \"a\", \"b\"], \"predicted\": [\"a\", "
            "\"b\", \"b\"], \"labels\": [\"b\", \"a\"], \"weights\": [1, 2, 3]}"},
       }},
      {{Kind::labels, {"\"", "á", "😀"}, "1 0 0 / 0 1 0 / 0 0 1"},
       {
           {"JSON escapes",
            "[[\"\\u00e1\",\"\\ud83d\\ude00\",\"\\\"\"],[\"\\u00e1\",\"\\ud83d\\ude00\",\"\\\"\"]"
            "]"},
       }},
  };
}

TEST_CASE("pasted texts are read in every form: vectors of labels") {
  check_readings(texts_of_label_vectors());
}
