// Data as they stand in consoles, logs and notebooks.

#include <doctest/doctest.h>

#include "found_in.hpp"

using deconfuse::check;

TEST_CASE("times, levels and names that a log writes before each line") {
  check({
      {"10:22:31,114 truth,predicted\n"
       "10:22:31,115 ham,ham\n"
       "10:22:31,116 ham,spam\n"
       "10:22:31,117 spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"[10:22:31.5] INFO - truth,predicted\n"
       "[10:22:31.6] INFO - ham,ham\n"
       "[10:22:31.7] INFO - ham,spam\n"
       "[10:22:31.8] INFO - spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"2026-03-01T10:22:31Z WARNING: truth,predicted\n"
       "2026-03-01T10:22:31Z WARNING: ham,ham\n"
       "2026-03-01T10:22:32Z WARNING: ham,spam\n"
       "2026-03-01T10:22:33Z WARNING: spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"2026/03/01 10:22:31 DEBUG truth,predicted\n"
       "2026/03/01 10:22:31 DEBUG ham,ham\n"
       "2026/03/01 10:22:32 DEBUG ham,spam\n"
       "2026/03/01 10:22:33 DEBUG spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"web-1  | truth,predicted\n"
       "web-1  | ham,ham\n"
       "web-1  | ham,spam\n"
       "web-1  | spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"[worker 1] truth,predicted\n"
       "[worker 1] ham,ham\n"
       "[worker 2] ham,spam\n"
       "[worker 2] spam,spam",
       "ham spam: 1 1 / 0 1"},
  });
}

TEST_CASE("marks of quotation, numbers and tabs before each line") {
  check({
      {"│ truth,predicted\n"
       "│ ham,ham\n"
       "│ ham,spam\n"
       "│ spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"│ ┌──────┬───────────┐\n"
       "│ │ truth│ predicted │\n"
       "│ ├──────┼───────────┤\n"
       "│ │ ham  │ ham       │\n"
       "│ │ ham  │ spam      │\n"
       "│ │ spam │ spam      │\n"
       "│ └──────┴───────────┘",
       "ham spam: 1 1 / 0 1"},
      {"1: truth,predicted\n"
       "2: ham,ham\n"
       "3: ham,spam\n"
       "4: spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"1) truth,predicted\n"
       "2) ham,ham\n"
       "3) ham,spam\n"
       "4) spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"\ttruth,predicted\n"
       "\tham,ham\n"
       "\tham,spam\n"
       "\tspam,spam",
       "ham spam: 1 1 / 0 1"},
      {"## # results\n"
       "## truth,predicted\n"
       "## ham,ham\n"
       "##\n"
       "## ham,spam\n"
       "## spam,spam",
       "ham spam: 1 1 / 0 1"},
  });
}

TEST_CASE("cells and records that tools print one below the other") {
  check({
      {"truth =\n"
       "{\n"
       "  [1,1] = ham\n"
       "  [2,1] = ham\n"
       "  [3,1] = spam\n"
       "}\n"
       "predicted =\n"
       "{\n"
       "  [1,1] = ham\n"
       "  [2,1] = spam\n"
       "  [3,1] = spam\n"
       "}",
       "ham spam: 1 1 / 0 1"},
      {"*************************** 1. row ***************************\n"
       "    truth: ham\n"
       "predicted: ham\n"
       "        n: 50\n"
       "*************************** 2. row ***************************\n"
       "    truth: ham\n"
       "predicted: spam\n"
       "        n: 2\n"
       "*************************** 3. row ***************************\n"
       "    truth: spam\n"
       "predicted: spam\n"
       "        n: 45",
       "ham spam: 50 2 / 0 45"},
      {"=== Confusion Matrix ===\n"
       "     a    b   <-- classified as\n"
       "    50    2 |    a = ham\n"
       "     3   45 |    b = spam",
       "ham spam: 50 2 / 3 45"},
  });
}

TEST_CASE("prompts with the code that prints a matrix") {
  check({
      {"> cm\n"
       "     ham spam\n"
       "ham   50    2\n"
       "spam   3   45",
       "ham spam: 50 2 / 3 45"},
      {"In [3]: cm\n"
       "Out[3]: \n"
       "array([[50,  2],\n"
       "       [ 3, 45]])",
       "1 2: 50 2 / 3 45"},
      {"$ python eval.py\n"
       "[[50  2]\n"
       " [ 3 45]]",
       "1 2: 50 2 / 3 45"},
      {"julia> cm\n"
       "2×2 Matrix{Int64}:\n"
       " 50   2\n"
       "  3  45",
       "1 2: 50 2 / 3 45"},
      {"        Columns: predicted\n"
       "Rows: actual, Columns: predicted\n"
       " 50   2\n"
       "  3  45",
       "Columns: predicted: 50 2 / 3 45"},
  });
}

TEST_CASE("a matrix that Octave prints in pieces") {
  check({
      {"cm =\n\n Columns 1 through 2:\n\n   50    2\n    3   45\n    0    1\n\n Column 3:\n\n"
       "    0\n    4\n   20\n",
       "1 2 3: 50 2 0 / 3 45 4 / 0 1 20"},
      {"cm =\n\n Columns 1 and 2:\n\n   50    2\n    3   45\n    0    1\n    0    0\n\n"
       " Columns 3 and 4:\n\n    0    1\n    4    2\n   20    3\n    1    9\n",
       "1 2 3 4: 50 2 0 1 / 3 45 4 2 / 0 1 20 3 / 0 0 1 9"},
  });
}

TEST_CASE("a print that is cut is refused") {
  check({
      {"rows: predicted, columns: actual\n"
       " 50   2\n"
       "  3  45",
       "1 2: 50 3 / 2 45"},
      {"     ham spam\n"
       "ham   50    2\n"
       "...\n"
       "spam   3   45",
       "shortened-print"},
      {"truth,predicted\n"
       "ham,ham\n"
       "[ reached getOption(\"max.print\") -- omitted 990 rows ]",
       "shortened-print"},
  });
}
