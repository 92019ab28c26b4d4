// Tables with marks, titles and names that belong to no cell of data.

#include <doctest/doctest.h>

#include "found_in.hpp"

using deconfuse::check;

TEST_CASE("marks of Markdown and Textile around cells are taken off") {
  check({
      {"| | **Predicted ham** | **Predicted spam** |\n"
       "|---|---|---|\n"
       "| **Actual ham** | 50 | 2 |\n"
       "| **Actual spam** | 3 | 45 |",
       "ham spam: 50 2 / 3 45"},
      {"| `truth` | `predicted` |\n"
       "|---|---|\n"
       "| `ham` | `ham` |\n"
       "| `spam` | `ham` |\n"
       "| `spam` | `spam` |",
       "ham spam: 1 0 / 1 1"},
      {"|_. |_. ham |_. spam |\n"
       "|_. ham |=. 50 |=. 2 |\n"
       "|_. spam |=. 3 |=. 45 |",
       "ham spam: 50 2 / 3 45"},
      {"|_. truth |_. predicted |\n"
       "| ham | spam |\n"
       "| ham | ham |\n"
       "| spam | spam |",
       "ham spam: 1 1 / 0 1"},
  });
}

TEST_CASE("words of a heading that blanks separate are joined, and names with blanks are parted") {
  check({
      {"            Predicted No  Predicted Yes\n"
       "Actual No   50  2\n"
       "Actual Yes  3  45",
       "No Yes: 50 2 / 3 45"},
      {"Predicted No Predicted Yes\n"
       "Actual No 50 2\n"
       "Actual Yes 3 45",
       "No Yes: 50 2 / 3 45"},
      {"Predicted class\n"
       "     ham spam\n"
       "ham 50 2\n"
       "spam 3 45",
       "ham spam: 50 2 / 3 45"},
      {"Actual  Los Angeles New York\n"
       "Los Angeles   5   1\n"
       "New York   0   4",
       "Los Angeles New York: 5 1 / 0 4"},
      {"   pred Los Angeles New York\n"
       "Los Angeles   5   1\n"
       "New York   0   4",
       "Los Angeles New York: 5 0 / 1 4"},
      {"row  ham spam\n"
       "1  ham 50 2\n"
       "2  spam 3 45",
       "ham spam: 50 2 / 3 45"},
  });
}

TEST_CASE("the corner of a table may stand behind its heading") {
  check({
      {"| Pred: 0 | Pred: 1 | |\n"
       "|---|---|---|\n"
       "| Real: 0 | 324 | 15 |\n"
       "| Real: 1 | 20 | 141 |",
       "0 1: 324 15 / 20 141"},
      {"| Pred: 0 | Pred: 1 | |\n"
       "|---|---|---|\n"
       "| Real: 0 | 324 | 15 |\n"
       "| total | 20 | 141 |",
       "label-count"},
  });
}

TEST_CASE("headings that recur, numbers of rows and a last line of text are left out") {
  check({
      {"truth,predicted\n"
       "ham,ham\n"
       "truth,predicted\n"
       "ham,spam\n"
       "spam,spam",
       "ham spam: 1 1 / 0 1"},
      {"truth,predicted\n"
       "ham,truth\n"
       "truth,predicted\n"
       "predicted,truth",
       "ham predicted truth: 0 0 1 / 0 0 1 / 0 2 0"},
      {"truth predicted\n"
       "ham ham\n"
       "ham spam\n"
       "spam spam\n"
       "spam spam\n"
       "ham ham\n"
       "thank you",
       "ham spam: 2 1 / 0 2"},
      {"id,truth,predicted\n"
       "7,ham,ham\n"
       "3,ham,spam\n"
       "9,spam,spam\n"
       "12,spam,spam",
       "ham spam: 1 1 / 0 2"},
  });
}

TEST_CASE("a row of types below the names of the columns is left out") {
  check({
      {"shape: (4, 2)\n"
       "┌───────┬───────────┐\n"
       "│ truth ┆ predicted │\n"
       "│ ---   ┆ ---       │\n"
       "│ str   ┆ str       │\n"
       "╞═══════╪═══════════╡\n"
       "│ ham   ┆ ham       │\n"
       "│ ham   ┆ spam      │\n"
       "│ spam  ┆ spam      │\n"
       "│ spam  ┆ spam      │\n"
       "└───────┴───────────┘",
       "ham spam: 1 1 / 0 2"},
      {"┌─────────┬───────────┐\n"
       "│  truth  │ predicted │\n"
       "│ varchar │  varchar  │\n"
       "├─────────┼───────────┤\n"
       "│ ham     │ ham       │\n"
       "│ ham     │ spam      │\n"
       "│ spam    │ spam      │\n"
       "└─────────┴───────────┘",
       "ham spam: 1 1 / 0 1"},
      {"# A tibble: 3 × 2\n"
       "  truth predicted\n"
       "  <chr> <chr>    \n"
       "1 ham   ham      \n"
       "2 ham   spam     \n"
       "3 spam  spam     ",
       "ham spam: 1 1 / 0 1"},
  });
}

TEST_CASE("colons between two cells") {
  check({
      {"ham: ham\n"
       "ham: spam\n"
       "spam: spam\n"
       "spam: spam",
       "ham spam: 1 1 / 0 2"},
  });
}
