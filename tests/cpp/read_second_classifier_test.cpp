#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "input/readings/read.hpp"

using namespace deconfuse;

TEST_CASE("a third column of labels is a second classifier") {
  struct Expected {
    std::string text;
    std::string truth, first, second;  ///< by case
    std::vector<std::string> models;
    ReadOptions options = {};
  };
  ReadOptions omit;
  omit.missing = Missing::omit;
  const Expected cases[] = {
      {"truth,modelA,modelB\n1,0,1\n0,0,0\n1,1,1\n0,1,1",
       "1 0 1 0",
       "0 0 1 1",
       "1 0 1 1",
       {"modelA", "modelB"}},
      {"y;forest;svm\n1;0;1\n0;0;0\n1;1;1", "1 0 1", "0 0 1", "1 0 1", {"forest", "svm"}},
      {"spam\tspam\tham\nham\tham\tham\nspam\tham\tspam",
       "spam ham spam",
       "spam ham ham",
       "ham ham spam",
       {"1", "2"}},
      {"a|a|b\nb|a|b\na|a|a", "a b a", "a a a", "b b a", {"1", "2"}},
      {"1,0,1\n0,0,0\n1,1,1\n0,0,1\n1,1,0", "1 0 1 0 1", "0 0 1 0 1", "1 0 1 1 0", {"1", "2"}},
      {"pred,prediction,truth\na,b,a\nb,c,a", "a a", "a b", "b c", {"pred", "prediction"}},
      {"truth,pred_a,pred_b,age\na,b,a,4\nb,b,c,7", "a b", "b b", "a c", {"pred_a", "pred_b"}},
      {"truth,pred,pred_b\na,b,a\nb,b,a", "a b", "b b", "a a", {"pred", "pred_b"}},
      {"y_true = [1,0,1]\npred_a = [1,1,0]\npred_b = [1,0,0]",
       "1 0 1",
       "1 1 0",
       "1 0 0",
       {"pred_a", "pred_b"}},
      {"[1, 2]\n[1, 1]\n[2, 2]", "1 2", "1 1", "2 2", {"1", "2"}},
      {"1 2 2 1 2\n1 1 2 2 1\n1 2 2 2 2", "1 2 2 1 2", "1 1 2 2 1", "1 2 2 2 2", {"1", "2"}},
      {"y_true: 1 0 1 1\npred_a: 1 1 0 1\npred_b: 0 1 1 1",
       "1 0 1 1",
       "1 1 0 1",
       "0 1 1 1",
       {"pred_a", "pred_b"}},
      {"[{\"truth\":\"a\",\"forest\":\"a\",\"svm\":\"b\"},"
       "{\"truth\":\"b\",\"forest\":\"a\",\"svm\":\"b\"},"
       "{\"truth\":\"a\",\"forest\":\"a\",\"svm\":\"a\"}]",
       "a b a",
       "a a a",
       "b b a",
       {"forest", "svm"}},
      {"{1}, {2, 3}\n{1, 2}, {3}\n{3}, {1, 2}", "1 2 2", "1 1 2", "2 2 1", {"1", "2"}},
      {"truth,m1,m2\na,b,a\nb,,a\nb,b,NA\na,a,a", "a a", "b a", "a a", {"m1", "m2"}, omit},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const auto understood = understand(expected.text, expected.options);
    const auto* reading = std::get_if<Reading>(&understood);
    CHECK((reading != nullptr));
    const auto* columns = reading == nullptr ? nullptr : std::get_if<LabelColumns>(&reading->data);
    CHECK((columns != nullptr));
    if (columns == nullptr) continue;
    const auto names_of = [&](const std::vector<std::int32_t>& codes) {
      std::string names;
      for (const std::int32_t code : codes)
        names += (names.empty() ? "" : " ") + columns->names[static_cast<std::size_t>(code)];
      return names;
    };
    CHECK(names_of(columns->truth) == expected.truth);
    CHECK(names_of(columns->predicted) == expected.first);
    REQUIRE(columns->others.size() == 1);
    CHECK(names_of(columns->others[0]) == expected.second);
    CHECK(columns->models == expected.models);
    CHECK(columns->weights.empty());
    CHECK(std::any_of(reading->notices.begin(), reading->notices.end(), [](const auto& notice) {
      return notice.code == NoticeCode::two_classifiers;
    }));
  }
  // Weights, counts, features and scores are not a second classifier.
  for (const char* text :
       {"truth,pred,weight\n1,0,1\n0,0,0\n1,1,1", "0,0,1\n0,1,1\n1,1,0",
        "truth,pred,fold\n1,0,1\n0,0,0\n1,1,1", "truth,pred,pred_spam\na,b,0.9\nb,b,0.1",
        "a,b,1\nb,b,0\nb,b,2", "name,math,art\nann,1,0\nbob,0,0\ncid,1,1\ndan,1,1"}) {
    CAPTURE(text);
    const auto understood = understand(text, {});
    const auto* reading = std::get_if<Reading>(&understood);
    CHECK((reading != nullptr));
    if (reading == nullptr) continue;
    const auto* columns = std::get_if<LabelColumns>(&reading->data);
    CHECK((columns == nullptr || columns->others.empty()));
  }
}
