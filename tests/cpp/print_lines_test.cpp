// Lines that tools print around data, one at a time.

#include "input/notations/print_lines.hpp"

#include <doctest/doctest.h>

#include <string_view>

using namespace deconfuse;

TEST_CASE("a line that says which axis of a matrix is the truth") {
  CHECK((role_of_rows("Rows: actual, Columns: predicted") == Role::truth));
  CHECK((role_of_rows("rows: predicted; columns: true") == Role::predicted));
  CHECK((role_of_rows("Filas: real, columnas: predicho") == Role::truth));
  for (std::string_view line : {"Rows: actual", "rows: actual, columns: actual",
                                "rows: height, columns: predicted", "rows: actual, columns: width"})
    CHECK((role_of_rows(line) == Role::none));
}

TEST_CASE("the size that Julia prints above an array or a table") {
  for (std::string_view line : {"2×2 Matrix{Int64}:", "3-element Vector{String}:", "4×2 DataFrame",
                                "2×2×1 array", "5×5", "10×3:", "6×2 table"})
    CHECK(is_size(line));
  for (std::string_view line : {"12", "×2", "3-element", "7 rows", "2×2 apples", "2×2 = 4"})
    CHECK_FALSE(is_size(line));
}

TEST_CASE("comments of several languages, and labels that look like them") {
  for (std::string_view line : {"# note", "## note", "#!", "% note", "//", "// note", "-- note"})
    CHECK(is_comment(line));
  for (std::string_view line : {"#1", "%d", "//x", "--", "--x", "-- -", "-- +", "-- ", "a # b"})
    CHECK_FALSE(is_comment(line));
}

TEST_CASE("lines that open and close a formula of LaTeX") {
  for (std::string_view line : {"$$", "$", "\\[", "\\]", "\\begin{align*}", "\\end{equation}",
                                "\\begin{aligned}", "\\begin{gather}", "\\end{split}"})
    CHECK(is_formula_mark(line));
  for (std::string_view line : {"\\begin{tabular}", "\\begin{align", "$5", "\\[x"})
    CHECK_FALSE(is_formula_mark(line));
}

TEST_CASE("code that is no data") {
  for (std::string_view line : {"import numpy as np", "from sklearn import metrics",
                                "library(caret)", "require(caret)", "print(cm)"})
    CHECK(is_code(line));
  for (std::string_view line : {"from here to there", "print(c(1, 2))", "confusion_matrix(a, b)"})
    CHECK_FALSE(is_code(line));
}

TEST_CASE("prompts of consoles and notebooks, and their continuations") {
  const struct {
    std::string_view line;
    std::size_t length;
  } prompts[] = {
      {">>> cm", 3},
      {">> cm", 2},
      {"> cm", 1},
      {">", 1},
      {"mysql> select 1", 6},
      {"sqlite> .mode csv", 7},
      {"julia> cm", 6},
      {"postgres=# \\d", 10},
      {"D select * from t", 1},
      {"D FROM t", 1},
      {"D", 0},
      {"D 4 0", 0},
      {"In [3]: cm", 7},
      {"In[3]: cm", 6},
      {"Out[12]: 4", 8},
      {"In [ ]: cm", 7},
      {"In total: 5", 0},
      {"In [x]: 5", 0},
      {"Out[3] 4", 0},
      {"Out", 0},
      {"ham", 0},
  };
  for (const auto& c : prompts) {
    CAPTURE(c.line);
    CHECK(prompt_length(c.line) == c.length);
  }
  CHECK(continuation_length("... x") == 3);
  CHECK(continuation_length("...: x") == 4);
  CHECK(continuation_length("+ x") == 1);
  CHECK(continuation_length("+") == 1);
  CHECK(continuation_length("+x") == 0);
}

TEST_CASE("the name of what code prints") {
  CHECK(printed_name("print(cm)") == "cm");
  CHECK(printed_name("model$table") == "table");
  CHECK(printed_name("truth") == "truth");
  CHECK(printed_name("a + b").empty());
  CHECK(lone_name("$truth") == "truth");
  CHECK(lone_name("y_true =") == "y_true");
  CHECK(lone_name("Actual:") == "Actual");
  CHECK(lone_name("Note:").empty());
  CHECK(lone_name("a+b =").empty());
  CHECK(lone_name(" =").empty());
  CHECK(lone_name("=").empty());
}

TEST_CASE("a print that leaves lines out says so") {
  for (std::string_view line :
       {"...", "…", "⋮", "| ... | ... |", "│ … │ … │", "· · ·",
        "[ reached getOption(\"max.print\") ]", "<output truncated>", "# ℹ 990 more rows",
        "990 rows omitted", "only showing top 20 rows", "? rows (40 shown)"})
    CHECK(is_shortening(line));
  for (std::string_view line : {".", "a ...", "", "| |", "0.5", "1..."})
    CHECK_FALSE(is_shortening(line));
}

TEST_CASE("rules of tables, and labels of the same signs") {
  for (std::string_view line : {"---", "===== =====", "+-----+-----+", "|-|-|", "|:-:|-:|", "+-+",
                                "├─────┼─────┤", "╞═══╡", "----|----", "- - -", "_______"})
    CHECK(is_rule(line));
  for (std::string_view line : {"-", "--", "+ -", "- +", "+", "| |", "a---", "-\t-\t-", "▌"})
    CHECK_FALSE(is_rule(line));
}

TEST_CASE("what tools print below a table") {
  for (std::string_view line :
       {"(4 rows)", "[4 rows x 2 columns]", "4 rows in set", "1,000 rows", "(4 filas)",
        "dtype: int64", "Name: n, dtype: int64", "Query OK, 4 rows affected",
        "Confusion matrix:", "shape: (4, 2)", "│ 4 rows │"})
    CHECK(is_footer(line));
  for (std::string_view line :
       {"(4 rows", "4 cats", "(x rows)", "Name: spam", "confusion matrix 5, 1", "rows"})
    CHECK_FALSE(is_footer(line));
}

TEST_CASE("titles of the pieces of a wide print") {
  for (std::string_view line : {"Columns 1 through 8:", "Columns 9 and 10:", "Column 11:",
                                "Columns 1 through 8", "Column 9"})
    CHECK(is_title_of_piece(line));
  for (std::string_view line : {"Column", "Columns", "Columns ", "Columns:", "Column 1,Column 2",
                                "Columns a and b", "Col 1"})
    CHECK_FALSE(is_title_of_piece(line));
}

TEST_CASE("a line that begins a value in brackets") {
  for (std::string_view line :
       {"[1, 0]", "y_true = [1, 0]", "y <- c(1, 0)", "y ← [1, 0]", "y: [1, 0]", "np.array([1, 0])",
        "labels = %w[ham spam]", "kinds = %i[ham spam]", "$$ A = \\left[ 1 \\right]",
        "x = \\[ \\{1\\}", "x = \\( \\{1\\}", "S = \\{ham\\}", "y = ∅", "(1, 0)", "{\"a\": 1}",
        "y = np.random.randint(2)", "y <- 1 - c(1, 0)"})
    CHECK(starts_bracketed_value(line));
  for (std::string_view line : {"[1] 0 1", "[1,] 0 1", "ham, spam", "a\t[1]", "\"a\": [1]", "y = 5",
                                "y ← 5", "a; b = [1]", "", "f(x)"})
    CHECK_FALSE(starts_bracketed_value(line));
}

TEST_CASE("calls with nothing but variables have no data") {
  for (std::string_view line :
       {"table(truth, pred)", "print(table(d$truth, d$pred))", "confusion_matrix(y_true, y_pred)"})
    CHECK(is_of_variables(line));
  for (std::string_view line : {"table(c(1, \"a\"))", "mean(x)", "truth"})
    CHECK_FALSE(is_of_variables(line));
}
