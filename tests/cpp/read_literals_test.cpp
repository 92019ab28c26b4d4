// Values in the syntax of programming languages.

#include <doctest/doctest.h>

#include "found_in.hpp"

using deconfuse::check;

TEST_CASE("labels with escapes, prefixes and marks of types") {
  check({
      {"y_true = [\"h\\u00e4m\", \"spam\", \"h\\u00e4m\"]\n"
       "y_pred = [\"h\\u00e4m\", \"spam\", \"spam\"]",
       "häm spam: 1 1 / 0 1"},
      {"y_true = ['h\\xe4m', 'sp\\'am', 'h\\xe4m']\n"
       "y_pred = ['h\\xe4m', 'sp\\'am', 'sp\\'am']",
       "häm sp'am: 1 1 / 0 1"},
      {"y_true = [\"\\ud83d\\ude00\", \"spam\", \"\\ud83d\\ude00\"]\n"
       "y_pred = [\"\\ud83d\\ude00\", \"spam\", \"spam\"]",
       "spam 😀: 1 0 / 1 1"},
      {"y_true = [b'ham', b'ham', b'spam']\n"
       "y_pred = [u'ham', u'spam', u'spam']",
       "ham spam: 1 1 / 0 1"},
      {"y_true = [\"a\\tb\", \"a\\tb\", \"c\"]\n"
       "y_pred = [\"a\\tb\", \"c\", \"c\"]",
       "a\tb c: 1 1 / 0 1"},
      {"y_true = c(0L, 0L, 1L); y_pred = c(0L, 1L, 1L)", "0 1: 1 1 / 0 1"},
      {"List((ham,ham), (ham,spam), (spam,spam))", "ham spam: 1 1 / 0 1"},
      {"array([0, 0, 1], dtype=int32) array([0, 1, 1], dtype=int32)", "0 1: 1 1 / 0 1"},
  });
}

TEST_CASE("names of values, and what stands between them and the value") {
  check({
      {"truth[] = [0, 0, 1]\n"
       "pred[] = [0, 1, 1]",
       "0 1: 1 1 / 0 1"},
      {"y_true[:10] = [0, 0, 1]\n"
       "y_pred[:10] = [0, 1, 1]",
       "0 1: 1 1 / 0 1"},
      {"y_true ← [0, 0, 1]\n"
       "y_pred ← [0, 1, 1]",
       "0 1: 1 1 / 0 1"},
      {"confusion_matrix = [[50, 2], [3, 45]]\n"
       "labels = [\"ham\", \"spam\"]",
       "ham spam: 50 2 / 3 45"},
      {"const cm = [[50, 2], [3, 45]]; const labels = ['ham', 'spam'];", "ham spam: 50 2 / 3 45"},
      {"tensor([[0.9, 0.1], [0.2, 0.8]], device='cuda:0')\n"
       "tensor([0, 1])",
       "1 2: 0.9 0.1 / 0.2 0.8"},
  });
}

TEST_CASE("code that would have to be run is refused") {
  check({
      {"truth = %w[ham ham spam]\n"
       "pred = %w[ham spam spam]",
       "code-not-run"},
      {"M = np.array([[50, 2], [3, 45]]).T", "code-not-run"},
      {"M = [[50, 2], [3, 45]].transpose()", "code-not-run"},
      {"M = np.array([[50, 2],\n"
       "              [3, 45]]) / 100",
       "code-not-run"},
      {"y_true = [0, 1] * 3\n"
       "y_pred = [0, 1, 1, 1, 0, 0]",
       "code-not-run"},
      {"y_true = [0, 1] + [1, 0]\n"
       "y_pred = [0, 1, 1, 1]",
       "code-not-run"},
  });
}

TEST_CASE("brackets and quotes that do not fit are refused") {
  check({
      {"y_true = [0, 0, 1\n"
       "y_pred = [0, 1, 1]",
       "unclosed-bracket"},
      {"y_true = [0, 0, 1]]", "unexpected-text"},
      {"y_true = [\"ham, \"ham\", \"spam\"]", "unclosed-quote"},
  });
}

TEST_CASE("matrices in brackets") {
  check({
      {"\\[ A = \\begin{pmatrix} 50 & 2 \\\\ 3 & 45 \\end{pmatrix} \\]", "1 2: 50 2 / 3 45"},
      {"$$ M = \\left[ \\begin{array}{cc} 50 & 2 \\\\ 3 & 45 \\end{array} \\right] $$",
       "1 2: 50 2 / 3 45"},
      {"m <- matrix(c(50L, 3L, 2L, 45L), nrow = 2L, dimnames = list(truth = c(\"ham\", \"spam\"), "
       "predicted = c(\"ham\", \"spam\")))",
       "ham spam: 50 2 / 3 45"},
      {"structure(c(50L, 3L, 2L, 45L), dim = c(2L, 2L), dimnames = structure(list(Actual = "
       "c(\"ham\", \"spam\"), Predicted = c(\"ham\", \"spam\")), names = c(\"Actual\", "
       "\"Predicted\")), class = \"table\")",
       "ham spam: 50 2 / 3 45"},
      {"m <- matrix(c(50, 2, 3, 45), 2, byrow = TRUE)", "1 2: 50 2 / 3 45"},
      {"m <- matrix(c(50, 2, 3, 45), 2, byrow = T)\n"
       "rownames(m) <- c(\"ham\", \"spam\")",
       "ham spam: 50 2 / 3 45"},
  });
}

TEST_CASE("objects of JSON") {
  check({
      {"{\"truth\": [\"ham\", \"ham\", \"spam\"], \"predicted\": [\"ham\", \"spam\", \"spam\"]}",
       "ham spam: 1 1 / 0 1"},
      {"[{\"truth\": \"ham\", \"predicted\": \"ham\"}, {\"truth\": \"ham\", \"predicted\": "
       "\"spam\"}, {\"truth\": \"spam\"}]",
       "missing-value"},
      {"[{\"truth\": \"ham\", \"predicted\": {\"label\": \"ham\"}}, {\"truth\": \"ham\", "
       "\"predicted\": {\"label\": \"spam\"}}]",
       "json-shape"},
      {"{\"columns\": [\"truth\", \"predicted\"], \"data\": [[\"ham\", \"ham\"], [\"ham\", "
       "\"spam\"], [\"spam\", \"spam\"]]}",
       "ham spam: 1 1 / 0 1"},
      {"{\"columns\": [], \"data\": []}", "no-cases"},
      {"{\"ham\": {\"ham\": 50, \"spam\": 2}, \"spam\": {\"ham\": 3, \"spam\": 45}}",
       "ham spam: 50 2 / 3 45"},
      {"{\"ham\": {\"ham\": 50, \"spam\": \"two\"}, \"spam\": {\"ham\": 3, \"spam\": 45}}",
       "json-shape"},
      {"{\"models\": {\"a\": [0.9, 0.4, 0.2], \"b\": [0.8, 0.6, 0.1]}, \"truth\": [1, 0, 0]}",
       "looks-like-scores"},
  });
}
