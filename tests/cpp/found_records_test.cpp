#include <doctest/doctest.h>

#include <string>

#include "found_in.hpp"

using deconfuse::check;
using deconfuse::found_in;

TEST_CASE("lines of a log that name both sides of a case") {
  const std::string found = "ham spam: 1 1 / 0 2";
  for (const char* text : {
           "Expected: spam, Got: spam\nExpected: ham, Got: spam\n"
           "Expected: ham, Got: ham\nExpected: spam, Got: spam\n",
           "✅ expected spam but got spam\n❌ expected ham but got spam\n"
           "✅ expected ham but got ham\n✅ expected spam but got spam\n",
           "m1.eml: predicted spam, actual spam\nm2.eml: predicted spam, actual ham\n"
           "m3.eml: predicted ham, actual ham\nm4.eml: predicted spam, actual spam\n",
           "Mail 0: True Label = spam, Predicted Label = spam\n"
           "Mail 1: True Label = ham, Predicted Label = spam\n"
           "Mail 2: True Label = ham, Predicted Label = ham\n"
           "Mail 3: True Label = spam, Predicted Label = spam\n",
           "Predicted: spam (0.91) | True: spam\nPredicted: spam (0.66) | True: ham\n"
           "Predicted: ham (0.83) | True: ham\nPredicted: spam (0.72) | True: spam\n",
           "gold=spam pred=spam conf=0.9 ✓\ngold=ham pred=spam conf=0.6 ✗\n"
           "gold=ham pred=ham conf=0.8 ✓\ngold=spam pred=spam conf=0.7 ✓\n",
           "[INFO] Predicted: spam, Actual: spam\n[INFO] Predicted: spam, Actual: ham\n"
           "[INFO] Predicted: ham, Actual: ham\n[INFO] Predicted: spam, Actual: spam\n",
           "Mail: \"Win, now\" → Predicted: spam (0.97) | True: spam\n"
           "Mail: \"A guess\" → Predicted: spam (0.88) | True: ham\n"
           "Mail: \"Lunch?\" → Predicted: ham (0.61) | True: ham\n"
           "Mail: \"Buy\" → Predicted: spam (0.90) | True: spam\n",
           "Q1 gold: spam, answer: spam\nQ2 gold: ham, answer: spam\n"
           "Q3 gold: ham, answer: ham\nQ4 gold: spam, answer: spam\n",
           "m1: spam -> spam ✓\nm2: ham -> spam ✗\nm3: ham -> ham ✓\nm4: spam -> spam ✓\n",
           "spam -> spam ✓\nham -> spam ✗\nham -> ham ✓\nspam -> spam ✓\n",
           "want spam got spam\nwant ham got spam\nwant ham got ham\nwant spam got spam\n"
           "Passed 3/4\n",
       }) {
    CAPTURE(text);
    CHECK(found_in(text) == found);
  }
}

TEST_CASE("lines with the count of a pair") {
  const std::string found = "cat dog: 50 3 / 2 45";
  for (const char* text : {
           "cat -> cat : 50\ncat -> dog : 3\ndog -> cat : 2\ndog -> dog : 45\n",
           "cat → cat: 50\ncat → dog: 3\ndog → cat: 2\ndog → dog: 45\n",
           "cat => cat (50)\ncat => dog (3)\ndog => cat (2)\ndog => dog (45)\n",
           "cat -> cat x50\ncat -> dog x3\ndog -> cat x2\ndog -> dog x45\n",
           "50 cat -> cat\n3 cat -> dog\n2 dog -> cat\n45 dog -> dog\n",
           "50x cat -> cat\n3x cat -> dog\n2x dog -> cat\n45x dog -> dog\n",
           "50 cat classified as cat\n3 cat classified as dog\n"
           "2 dog classified as cat\n45 dog classified as dog\n",
           "true cat, pred cat: 50\ntrue cat, pred dog: 3\n"
           "true dog, pred cat: 2\ntrue dog, pred dog: 45\n",
           "true cat predicted cat count 50\ntrue cat predicted dog count 3\n"
           "true dog predicted cat count 2\ntrue dog predicted dog count 45\n",
           "actual cat / predicted cat: 50\nactual cat / predicted dog: 3\n"
           "actual dog / predicted cat: 2\nactual dog / predicted dog: 45\n",
       }) {
    CAPTURE(text);
    CHECK(found_in(text) == found);
  }
  check({
      // Line numbers are no counts.
      {"1 cat -> cat\n2 cat -> dog\n3 dog -> dog\n4 dog -> dog\n", "cat dog: 1 1 / 0 2"},
      // Numbers of classes are no counts.
      {"a: class 1 -> class 1\nb: class 1 -> class 2\nc: class 2 -> class 2\n",
       "class 1 class 2: 1 1 / 0 1"},
  });
}

TEST_CASE("a list beside a matrix names its classes only if something says so") {
  const std::string matrix = "[[50  2]\n [ 3 45]]\n";
  const struct {
    const char* before;
    const char* found;
  } cases[] = {
      {"labels: [0, 7]\n", "0 7: 50 2 / 3 45"},
      {"order = [7 0]\n", "7 0: 50 2 / 3 45"},
      {"Classes [4 5]\n", "4 5: 50 2 / 3 45"},
      {"[4, 5]\n", "4 5: 50 2 / 3 45"},
      {"kinds = [cat, dog]\n", "cat dog: 50 2 / 3 45"},
      {"The animals are ['cat', 'dog'] here.\n\n", "cat dog: 50 2 / 3 45"},
      {"X_train shape: (800, 6)\n", "1 2: 50 2 / 3 45"},
      {"As in [4, 7] and others.\n\n", "1 2: 50 2 / 3 45"},
      {"(5 points)\n", "1 2: 50 2 / 3 45"},
      {"class_weight = [1, 4]\n", "1 2: 50 2 / 3 45"},
      {"50%|#####     | 5/10 [00:04<00:04, 98.7it/s]\n", "1 2: 50 2 / 3 45"},
      {"Eva — Yesterday at 9:15 PM\n\n", "1 2: 50 2 / 3 45"},
  };
  for (const auto& one : cases) {
    CAPTURE(one.before);
    CHECK(found_in(one.before + matrix) == one.found);
  }
  CHECK(found_in(matrix + "order = [7; 0]\n") == "7 0: 50 2 / 3 45");
}

TEST_CASE("a comma between thousands in one count of a table") {
  check({
      {"| | Pred A | Pred B |\n|---|---|---|\n| True A | 2,417 | 96 |\n| True B | 31 | 805 |\n",
       "A B: 2417 96 / 31 805"},
      {"         Pred A  Pred B\nTrue A    2,417      96\nTrue B       31     805\n",
       "A B: 2417 96 / 31 805"},
      {"| | A | B |\n|---|---|---|\n| A | 2,417 | 1,096 |\n| B | 31 | 805 |\n",
       "A B: 2417 1096 / 31 805"},
      {"| | A | B |\n|---|---|---|\n| A | 2,417 | 96 |\n| B | 1,031 | 805 |\n",
       "A B: 2417 96 / 1031 805"},
  });
  // Scores with a decimal comma have it in all rows.
  const auto scores = deconfuse::understand("y;score\n1;1,301\n0;0,785\n1;3,200\n0;1,250\n", {});
  REQUIRE(std::holds_alternative<deconfuse::Reading>(scores));
  CHECK(std::holds_alternative<deconfuse::ScoreColumns>(std::get<deconfuse::Reading>(scores).data));
}

TEST_CASE("nested objects, and rows of YAML") {
  check({
      {R"({"results": {"y_true": ["a", "b", "b"], "y_pred": ["a", "b", "a"]}, "acc": 0.67})",
       "a b: 1 0 / 1 1"},
      {R"({"confusion_matrix": {"labels": ["a", "b"], "matrix": [[5, 1], [2, 6]]}})",
       "a b: 5 1 / 2 6"},
      {R"({"data": {"class_labels": ["a", "b"], "matrix": [[5, 1], [2, 6]]}})", "a b: 5 1 / 2 6"},
      {R"({"run": 3, "cases": [{"id": 1, "truth": "a", "pred": "b"},
                               {"id": 2, "truth": "b", "pred": "b"}]})",
       "a b: 0 1 / 0 1"},
      {R"({"specs": [{"displayName": "a"}, {"displayName": "b"}], "rows": [[5, 1], [2, 6]]})",
       "a b: 5 1 / 2 6"},
      {"{0: {0: 50, 1: 2}, 1: {0: 3, 1: 45}}", "0 1: 50 2 / 3 45"},
      {R"({"cat": {"cat": 50, "dog": 2}, "dog": {"dog": 45}})", "cat dog: 50 2 / 0 45"},
      {"labels: [a, b]\nmatrix:\n  - [5, 1]\n  - [2, 6]\n", "a b: 5 1 / 2 6"},
      {"truth:\n  - a\n  - b\n  - b\npred:\n  - a\n  - b\n  - a\n", "a b: 1 0 / 1 1"},
      {"truth = [\"a\", \"b\", \"b\"]\npred = [\"a\", \"b\", \"a\"]\n", "a b: 1 0 / 1 1"},
      {R"({"files": [{"name": "x"}, {"name": "y"}], "y_true": ["a", "b"], "y_pred": ["a", "b"]})",
       "a b: 1 0 / 0 1"},
      // It is unknown which of the two objects is meant.
      {R"({"train": {"y_true": [0, 1, 1], "y_pred": [0, 1, 0]},
           "test": {"y_true": [0, 1], "y_pred": [1, 1]}})",
       "json-shape"},
  });
}

TEST_CASE("rows of a name and a list of counts") {
  check({
      {"low [82, 3]\nhigh [5, 40]\n", "low high: 82 3 / 5 40"},
      {"Labels: ['low', 'high']\nlow [82, 3]\nhigh [5, 40]\n", "low high: 82 3 / 5 40"},
      {"      low  high\nlow   [82  3]\nhigh  [ 5 40]\n", "low high: 82 3 / 5 40"},
      {"INFO low [82, 3]\nINFO high [5, 40]\n", "low high: 82 3 / 5 40"},
      {"a [5 1 0]\nb [0 7 2]\nc [1 1 9]\n", "a b c: 5 1 0 / 0 7 2 / 1 1 9"},
  });
}

TEST_CASE("outcomes in several languages and orders, and one line of them per class") {
  check({
      {"spam: TP = 30, FP = 10, FN = 5, TN = 55", "positive negative: 30 5 / 10 55"},
      {"True Positive Rate etc.\n"
       "TP 30\n"
       "FP 10\n"
       "FN 5\n"
       "TN 55",
       "positive negative: 30 5 / 10 55"},
      {"TP FP FN TN\n"
       "30 10 5 55",
       "positive negative: 30 5 / 10 55"},
      {"30 (TP), 10 (FP), 5 (FN), 55 (TN)", "positive negative: 30 5 / 10 55"},
      {"Wahr positiv: 30, falsch positiv: 10, falsch negativ: 5, wahr negativ: 55",
       "positive negative: 30 5 / 10 55"},
      {"Vrais positifs : 30 ; faux positifs : 10 ; faux négatifs : 5 ; vrais négatifs : 55",
       "positive negative: 30 5 / 10 55"},
      {"RP = 30, FP = 10, FN = 5, RN = 55", "positive negative: 30 5 / 10 55"},
      {"истинно положительные 30, ложно положительные 10, ложно отрицательные 5, истинно "
       "отрицательные 55",
       "positive negative: 30 5 / 10 55"},
      {"n=165 | Predicted: NO | Predicted: YES\n"
       "Actual: NO | TN = 50 | FP = 10\n"
       "Actual: YES | FN = 5 | TP = 100",
       "NO YES: 50 10 / 5 100"},
      {"TP = 100 | FN = 5\n"
       "FP = 10 | TN = 50",
       "positive negative: 100 5 / 10 50"},
      {"y_true y_pred\n"
       "0 0\n"
       "0 1\n"
       "1 1\n"
       "# comment\n"
       "1 1",
       "0 1: 1 1 / 0 2"},
  });
}

TEST_CASE("lines that name both sides of a case with other signs") {
  check({
      {"True spam: predicted spam 50, predicted ham 3\n"
       "True ham: predicted spam 2, predicted ham 45",
       "ham spam: 45 2 / 3 50"},
      {"True spam: predicted spam: 50; predicted ham: 3\n"
       "True ham: predicted spam: 2; predicted ham: 45",
       "ham spam: 45 2 / 3 50"},
      {"Expected: spam - Got: spam\n"
       "Expected: ham - Got: spam\n"
       "Expected: ham - Got: ham",
       "ham spam: 1 1 / 0 1"},
      {"Expected: spam / Got: spam\n"
       "Expected: ham / Got: spam\n"
       "Expected: ham / Got: ham",
       "ham spam: 1 1 / 0 1"},
      {"pred: ✗, true: ✗\n"
       "pred: ✓, true: ✗\n"
       "pred: ✓, true: ✓",
       "✓ ✗: 1 0 / 1 1"},
      {"[INFO] gold=spam, pred=spam\n"
       "[INFO] gold=ham, pred=spam\n"
       "[3/3] gold=ham, pred=ham",
       "ham spam: 1 1 / 0 1"},
      {"cat classified as dog: 3\n"
       "dog classified as cat: 2\n"
       "cat classified as cat: 40\n"
       "dog classified as dog: 55",
       "cat dog: 40 3 / 2 55"},
      {"actual=spam (predicted=spam)\n"
       "actual=ham (predicted=spam)\n"
       "actual=ham (predicted=ham)",
       "ham spam: 1 1 / 0 1"},
      {"Input: \"win\" | Label: spam | Prediction: spam\n"
       "Input: \"hi\" | Label: ham | Prediction: spam\n"
       "Input: \"yo\" | Label: ham | Prediction: ham",
       "ham spam: 1 1 / 0 1"},
      {"spam spam ✓\n"
       "ham spam ✗\n"
       "ham ham ✓",
       "too-many-columns"},
      {"Sensitivity 0.9, specificity 0.85, prevalence 0.1", "one-vector"},
  });
}

TEST_CASE("lists of words after their names, on one line or on two") {
  check({
      {"True class: A B C A B; predicted: A C C A B", "A B C: 2 0 0 / 0 1 1 / 0 0 1"},
      {"Actual: A B C A B. Predicted: A C C A B.", "A B C: 2 0 0 / 0 1 1 / 0 0 1"},
      {"Compute the accuracy for actual = 1 0 1 1 0, predicted = 1 1 1 0 0", "0 1: 1 1 / 1 2"},
      {"Predicted: 1 1 1 0 0 | Actual: 1 0 1 1 0", "0 1: 1 1 / 1 2"},
      {"Gold labels: A, B, C, A, B\nSystem labels: A, C, C, A, B", "A B C: 2 0 0 / 0 1 1 / 0 0 1"},
      {"Dr Smith: a b a b\nJones: b a a b", "a b: 1 1 / 1 1"},
      {"Dr Smith: a, b, a, b\nDr Jones: b, a, a, b", "a b: 1 1 / 1 1"},
      {"a:1, b:2, c:1\na:1, b:1, c:1", "a:1 b:1 b:2 c:1: 1 0 0 0 / 0 0 0 0 / 0 1 0 0 / 0 0 0 1"},
      {"Sensitivity = 45/50, specificity = 135/150", "no-data"},
      {"Precision@5 for relevant at 1, 3: ?", "no-data"},
      {"Note: this is the actual: text of a mail; predicted: nothing of it at all", "no-data"},
  });
}
