#include "input/readings/readings.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace deconfuse;

namespace {

std::vector<Kind> kinds_of(std::string_view text, const ReadOptions& options = {}) {
  std::vector<Kind> kinds;
  for (const Candidate& candidate : candidates_of(text, options).readings)
    kinds.push_back(candidate.kind);
  return kinds;
}

}  // namespace

TEST_CASE("the reading that is used comes first, and other possible ones follow") {
  const auto numbers = candidates_of("1 0\n0 1", {}).readings;
  REQUIRE(numbers.size() == 3);
  CHECK((numbers[0].kind == Kind::matrix));
  CHECK(numbers[0].cases == 2);
  CHECK(numbers[0].evidence == std::vector<std::string>{"whole-counts"});
  CHECK((numbers[1].kind == Kind::labels));
  CHECK(numbers[1].classes == 2);
  CHECK(numbers[1].evidence == std::vector<std::string>{"common-labels"});
  CHECK((numbers[2].kind == Kind::scores));

  CHECK((kinds_of("truth,predicted\na,a\na,b\nb,b") == std::vector<Kind>{Kind::labels}));
  CHECK((kinds_of("y,score\n1,0.9\n0,0.2\n1,0.4")[0] == Kind::scores));
  // Several rows with one probability per class may also be a matrix.
  CHECK((kinds_of("0.8 0.2\n0.1 0.9")[0] == Kind::matrix));
}

TEST_CASE("each reading has its size and its evidence") {
  const struct {
    const char* text;
    Kind kind;
    double cases;
    std::size_t classes;
    std::vector<std::string> evidence;
  } cases[] = {
      {"truth,predicted,weight\na,a,2\na,b,0.5\nb,b,1",
       Kind::labels,
       3.5,
       2,
       {"common-labels", "labels-recur"}},
      {",a,b\na,3,1\nb,0,2", Kind::matrix, 6, 2, {"named", "whole-counts"}},
      {"truth,score\n1,0.9\n0,0.2\n1,0.4", Kind::scores, 3, 2, {"two-classes", "fractions"}},
      {"truth,p_a,p_b,p_c\na,0.7,0.2,0.1\nb,0.1,0.8,0.1\nc,0,0,1",
       Kind::probabilities,
       3,
       3,
       {"rows-sum-to-1", "fractions"}},
      {"{a, b},{a}\n{b},{b}\n{},{a}", Kind::multilabel, 3, 2, {"sets"}},
      {"y,TP,FP,FN,P\n1,2,1,1,2/3\n2,1,3,0,1/4\n3,3,0,3,1\nTotal,6,4,4,",
       Kind::class_counts,
       10,
       3,
       {"named"}},
      {"   precision recall f1-score support\n\ncat 0.75 0.60 0.67 5\ndog 0.60 0.75 0.67 4\n\n"
       "accuracy 0.67 9\nmacro avg 0.68 0.68 0.67 9\nweighted avg 0.68 0.67 0.67 9\n",
       Kind::report,
       9,
       2,
       {"named"}},
      {"rater A,rater B,rater C\nx,x,y\ny,y,y\nx,y,x\nz,z,z", Kind::raters, 4, 3, {"named"}},
      {"position 1: relevant\nposition 2: not relevant\nposition 3: relevant\n",
       Kind::ranked,
       3,
       1,
       {"marks"}},
      {"image,class,x1,y1,x2,y2,score\na,car,0,0,10,10,\na,car,1,0,10,10,0.9\na,car,30,30,40,40,0."
       "4",
       Kind::ranked,
       2,
       1,
       {"named"}},
      {"truth,p_a,p_b\na,2.1,-0.3\nb,-0.4,1.6", Kind::probabilities, 2, 2, {"fractions"}},
  };
  for (const auto& c : cases) {
    CAPTURE(c.text);
    const auto readings = candidates_of(c.text, {}).readings;
    REQUIRE_FALSE(readings.empty());
    CHECK((readings[0].kind == c.kind));
    CHECK(readings[0].cases == c.cases);
    CHECK(readings[0].classes == c.classes);
    CHECK(readings[0].evidence == c.evidence);
  }
  ReadOptions one;
  one.kind = Kind::distributions;
  const auto labelling = candidates_of("a b a a", one).readings;
  REQUIRE_FALSE(labelling.empty());
  CHECK(labelling[0].cases == 4);
  CHECK(labelling[0].evidence == std::vector<std::string>{"one-labelling"});
  one.kind = Kind::decision;
  for (const Kind kind : kinds_of(",keep,drop\nspam,1,0\nham,0,5", one))
    CHECK((kind != Kind::decision));
}

TEST_CASE("data that are refused are no reading") {
  for (const char* text :
       {"   precision recall f1-score support\n\ncat 0.75 0.60 0.67 5\ndog 0.60 1.75 0.67 4\n",
        "Relevant: d1, d2, d3\nRanking: d1, ...\n", "", "\xFF\xFE\x00"}) {
    CAPTURE(text);
    CHECK(kinds_of(text).empty());
  }
}

TEST_CASE("text that cannot be read has no readings, but perhaps columns to choose from") {
  const Candidates prose = candidates_of("to be or not", {});
  CHECK(prose.readings.empty());
  const Candidates wide = candidates_of("a;x;1;q\nb;y;2;r\na;y;3;s", {});
  CHECK((kinds_of("a;x;1;q\nb;y;2;r\na;y;3;s") == std::vector<Kind>{Kind::scores}));
  REQUIRE(wide.first_rows.size() == 3);
  CHECK(wide.first_rows[0] == std::vector<std::string>{"a", "x", "1", "q"});
}

TEST_CASE("only the first rows are kept, and long cells are cut") {
  std::string text = "truth,predicted\n" + std::string(1000, 'a') + ",b\n";
  for (int row = 0; row < 100; ++row) text += "a,b\n";
  const Candidates found = candidates_of(text, {});
  CHECK(found.first_rows.size() == 5);
  CHECK(found.first_rows[1][0].size() < 100);
}
