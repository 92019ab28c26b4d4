#include "input/notations/latex.hpp"

#include <doctest/doctest.h>

using namespace deconfuse;

TEST_CASE("LaTeX as plain text") {
  CHECK(plain_text_of_latex("\\textbf{4}\\,\\%") == "4 %");
  CHECK(plain_text_of_latex("$a\\\u00CDb$") == "a\u00CDb");
  CHECK(plain_text_of_latex("\\").empty());
}
