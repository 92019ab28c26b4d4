#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "readable_texts.hpp"

using namespace deconfuse;

std::vector<Synonyms> deconfuse::texts_of_class_assignments() {
  return {
      {{Kind::labels, {"1", "2", "3", "4"}, "1 0 0 0 / 1 0 0 0 / 0 1 0 0 / 0 0 1 1"},
       {
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
            "one-hot-rows"},
       }},
      {{Kind::labels, {"1", "2"}, "1 1 / 0 1"},
       {
           {"one-hot: the predictions' matrix first",
            "\\hat{Y} = \\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\\\ 0 & 1 \\end{bmatrix}\n"
            "Y = \\begin{bmatrix} 1 & 0 \\\\ 1 & 0 \\\\ 0 & 1 \\end{bmatrix}",
            "one-hot-rows predicted-first"},
           {"one-hot: JSON", "{\"predicted\": [[1,0],[0,1],[0,1]], \"truth\": [[1,0],[1,0],[0,1]]}",
            "one-hot-rows predicted-first"},
       }},
      {{Kind::labels, {"1", "2", "3"}, "1 0 0 / 1 0 0 / 0 0 1"},
       {
           {"one-hot: two square arrays",
            "[[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n[[1, 0, 0], [1, 0, 0], [0, 0, 1]]", "one-hot-rows"},
       }},
      {{Kind::labels, {"1", "2"}, "1 0 / 1 1"},
       {
           {"one-hot: NumPy's print",
            "[[1. 0.]\n [0. 1.]\n [0. 1.]]\n[[1. 0.]\n [1. 0.]\n [0. 1.]]", "one-hot-rows"},
           {"one-hot: R's matrices",
            "y <- matrix(c(1,0,0,0,1,1), nrow=3)\np <- matrix(c(1,1,0,0,0,1), nrow=3)",
            "one-hot-rows"},
           {"one-hot: names on lines of their own",
            "y_true:\n1,0\n0,1\n0,1\ny_pred:\n1,0\n1,0\n0,1", "one-hot-rows"},
           {"sets: a line each within dollars",
            "$Y = \\{1\\}, \\{2, 3\\}$\n$\\hat{Y} = \\{1, 2\\}, \\{3\\}$", "sets-numbered"},
           {"sets: a line per set",
            "\\begin{align*}\n"
            "Y_1 &= \\{1\\} \\\\\n"
            "Y_2 &= \\{2, 3\\} \\\\\n"
            "\\hat{Y}_1 &= \\{1, 2\\} \\\\\n"
            "\\hat{Y}_2 &= \\{3\\}\n"
            "\\end{align*}",
            "sets-numbered"},
           {"sets: Python, over several lines",
            "y_pred = [{'a', 'b'},\n          {'c'}]\n"
            "y_true = [frozenset({'a'}), frozenset({'b', 'c'})]",
            "sets-numbered predicted-first"},
           {"vectors in braces are no sets", "y = {1, 2, 2}; yhat = {1, 1, 2}"},
       }},
      {{Kind::labels, {"1", "2", "3"}, "1 0 0 / 1 0 1 / 0 0 0"},
       {
           {"one-hot: MATLAB", "Y = [1 0 0; 0 1 0; 0 1 0]; Yhat = [1 0 0; 1 0 0; 0 0 1];",
            "one-hot-rows"},
           {"sets: classes without cases", "{1}, {2, 3}, {}\n{1, 2}, ∅, {3}", "sets-numbered"},
       }},
      {{Kind::labels, {"1", "2", "3"}, "1 0 0 / 1 1 0 / 0 0 1"},
       {
           {"one-hot: a blank line between",
            "1 0 0\n0 1 0\n0 1 0\n0 0 1\n\n1 0 0\n1 0 0\n0 1 0\n0 0 1", "one-hot-rows"},
           {"one-hot: a column per case", "1 0 0 0\n0 1 1 0\n0 0 0 1\n\n1 1 0 0\n0 0 1 0\n0 0 0 1",
            "one-hot-columns"},
       }},
      {{Kind::labels, {"1", "2"}, "0 1 / 1 1"},
       {
           {"one-hot: two halves", "1 0 0 1\n0 1 0 1\n0 1 1 0", "one-hot-rows"},
       }},
      {{Kind::labels, {"a", "b"}, "0 1 / 1 1"},
       {
           {"one-hot: two halves below the classes, beside an index",
            "   a  b  a  b\n0  1  0  0  1\n1  0  1  0  1\n2  0  1  1  0", "one-hot-rows"},
       }},
      {{Kind::labels, {"a", "b", "c"}, "0 1 0 / 0 1 0 / 1 0 0"},
       {
           {"one-hot: prefixed names of different numbers of classes",
            "truth_a,truth_b,truth_c,pred_a,pred_b\n1,0,0,0,1\n0,1,0,0,1\n0,0,1,1,0",
            "one-hot-rows"},
       }},
      {{Kind::labels, {"gato", "perro"}, "0 1 / 0 2"},
       {
           {"one-hot: names that differ in what stands before",
            "clase_gato;clase_perro;red_gato;red_perro\n1;0;0;1\n0;1;0;1\n0;1;0;1", "one-hot-rows"},
       }},
      {{Kind::labels, {"a", "b"}, "1 0 / 1 1"},
       {
           {"one-hot: False and True",
            "a,b,a,b\nTrue,False,True,False\nFalse,True,True,False\nFalse,True,False,True",
            "one-hot-rows"},
       }},
      {{Kind::labels, {"1", "2"}, "1 1 / 1 1"},
       {
           {"one-hot: a square that is said to hold labels", "1 0 0 1\n0 1 0 1\n0 1 1 0\n1 0 1 0",
            "one-hot-rows", [](ReadOptions& o) { o.kind = Kind::labels; }},
       }},
      {{Kind::matrix, {"1", "2", "3"}, "0 1 0 / 1 0 0 / 0 0 1"},
       {
           {"a square of zeros and ones is a matrix", "0 1 0\n1 0 0\n0 0 1"},
       }},
      {{Kind::labels, {"0", "1"}, "1 1 / 1 1"},
       {
           {"two columns of zeros and ones with a blank line between are labels",
            "0,1\n1,1\n\n0,0\n1,0"},
       }},
      {{Kind::labels, {"1", "2", "3", "4"}, "1 0 0 0 / 2 0 0 0 / 1 2 0 0 / 0 1 2 1"},
       {
           {"sets: 000",
            "$$\n"
            "Y = \\left\\{ \\{1\\}, \\{2, 3\\}, \\{4, 5, 6\\}, \\{7, 8, 9, 10\\} \\right\\}\n"
            "$$\n"
            "$$\n"
            "\\hat{Y} = \\left\\{ \\{1, 2, 3, 4\\}, \\{5, 6, 7\\}, \\{8, 9\\}, \\{10\\} "
            "\\right\\}\n"
            "$$",
            "sets-numbered"},
       }},
      {{Kind::labels, {"1", "2", "3"}, "1 0 0 / 2 0 0 / 0 2 1"},
       {
           {"sets: a line each", "{1}, {2, 3}, {4, 5, 6}\n{1,2,3},{4,5},{6}", "sets-numbered"},
       }},
      {{Kind::matrix, {"1", "2"}, "50 10 / 5 100"},
       {
           {"a matrix in braces is no partition", "{{50, 10}, {5, 100}}", "second-positive"},
       }},
  };
}

TEST_CASE("pasted texts are read in every form: one-hot rows and sets") {
  check_readings(texts_of_class_assignments());
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
