#include "data/labels.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using deconfuse::canonical_label;
using deconfuse::default_positive;
using deconfuse::label_less;

TEST_CASE("a label has one canonical spelling") {
  struct Case {
    const char* text;
    const char* label;
  };
  const Case cases[] = {
      {"spam", "spam"},
      {"  spam\t", "spam"},
      {"\u00A0spam\u202F", "spam"},
      {"\uFEFFspam", "spam"},
      {"not spam", "not spam"},
      {"not\u00A0spam", "not\u00A0spam"},
      {"", ""},
      {" \u00A0 ", ""},
      {"1", "1"},
      {"1.0", "1"},
      {"1.", "1"},
      {"+1", "1"},
      {"01", "1"},
      {" 1 ", "1"},
      {"0", "0"},
      {"000", "0"},
      {"-0", "0"},
      {"-0.0", "0"},
      {"-1.50", "-1.5"},
      {"\u22121", "-1"},
      {".5", "0.5"},
      {"0.50", "0.5"},
      {"10", "10"},
      {"100", "100"},
      {"123456789012345678901234567890.0", "123456789012345678901234567890"},
      {"1e5", "1e5"},
      {"1,0", "1,0"},
      {"1.2.0", "1.2.0"},
      {"0x10", "0x10"},
      {".", "."},
      {"+", "+"},
      {"-", "-"},
      {"1a", "1a"},
      {"Spam", "Spam"},
      {"=1+1", "=1+1"},
      {"<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"},
      {"__proto__", "__proto__"},
      {"مرحبا", "مرحبا"},
      {"e\u0301", "e\u0301"},
      {"👩‍🔬", "👩‍🔬"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.text);
    CHECK(canonical_label(c.text) == c.label);
    CHECK(canonical_label(canonical_label(c.text)) == c.label);
  }
}

TEST_CASE("labels are listed with numbers by value before text in natural order") {
  const std::vector<std::string> ordered = {
      "-10", "-9.5", "-9", "-0.5", "0",     "0.05",  "0.5", "1",   "1.5", "2",    "10",
      "100", "A",    "B2", "C",    "C1",    "C01",   "C2",  "C2a", "C10", "C10b", "a",
      "a 2", "a 10", "b",  "x9y2", "x9y10", "x10y1", "ñ",   "ŷ",   "中",  "😀"};
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    for (std::size_t j = 0; j < ordered.size(); ++j) {
      CAPTURE(ordered[i]);
      CAPTURE(ordered[j]);
      if (ordered[i] == "C01" || ordered[j] == "C01") continue;
      CHECK(label_less(ordered[i], ordered[j]) == (i < j));
    }
  }
  // Labels of equal value are still strictly ordered.
  CHECK(label_less("C01", "C1") != label_less("C1", "C01"));
  CHECK_FALSE(label_less("C01", "C01"));
  CHECK(label_less("C01", "C2"));
  CHECK(label_less("C01", "C1a"));
}

TEST_CASE("sorting does not depend on the previous order") {
  std::vector<std::string> labels = {"b",   "10", "9", "C10", "C9", "a",
                                     "C09", "-1", "x", "1.5", "C9b"};
  std::sort(labels.begin(), labels.end(), label_less);
  const std::vector<std::string> sorted = labels;
  for (std::size_t turn = 0; turn < labels.size(); ++turn) {
    std::rotate(labels.begin(), labels.begin() + 1, labels.end());
    std::vector<std::string> again = labels;
    std::sort(again.begin(), again.end(), label_less);
    CHECK(again == sorted);
  }
}

TEST_CASE("the positive class is the one with a positive name, else the last") {
  struct Case {
    std::vector<std::string> names;
    std::size_t positive;
  };
  const Case cases[] = {
      {{"0", "1"}, 1},
      {{"1", "2"}, 0},
      {{"-1", "1"}, 1},
      {{"false", "true"}, 1},
      {{"TRUE", "FALSE"}, 0},
      {{"Yes", "no"}, 0},
      {{"no", "sí"}, 1},
      {{"SÍ", "NO"}, 0},
      {{"positive", "negative"}, 0},
      {{"Pos", "neg"}, 0},
      {{"P", "N"}, 0},
      {{"+", "-"}, 0},
      {{"positivo", "zzz"}, 0},
      {{"ham", "spam"}, 1},
      {{"Positive (1)", "Negative (0)"}, 0},
      {{"Negative (0)", "Positive (1)"}, 1},
      {{"sick (1)", "well (0)"}, 0},
      {{"only"}, 0},
  };
  for (const Case& c : cases) {
    CAPTURE(c.names[0]);
    CHECK(default_positive(c.names) == c.positive);
  }
}
