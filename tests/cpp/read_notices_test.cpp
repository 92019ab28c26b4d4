#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "codes.hpp"
#include "readable_texts.hpp"

using namespace deconfuse;

TEST_CASE("notices have a place and parameters") {
  struct Expected {
    std::string text;
    std::string code;
    std::size_t line;
    Parameters parameters;
  };
  const Expected cases[] = {
      {"\ta\tb\tTotal\na\t5\t1\t7\nb\t0\t4\t4\nTotal\t5\t5\t10",
       "totals-do-not-add-up",
       2,
       {{"axis", "row"}, {"which", "a"}, {"stated", "7"}, {"computed", "6"}}},
      {"\ta\tb\na\t5\t1\nb\t0\t4\nTotal\t5\t6",
       "totals-do-not-add-up",
       4,
       {{"axis", "column"}, {"which", "b"}, {"stated", "6"}, {"computed", "5"}}},
      {"\ta\tb\tTotal\na\t5\t1\t6\nb\t0\t4\t4\nTotal\t5\t5\t11",
       "totals-do-not-add-up",
       4,
       {{"axis", "total"}, {"which", "Total"}, {"stated", "11"}, {"computed", "10"}}},
      {"20 5 25\n10 15 25\n30 20 50", "totals-removed", 3, {{"axis", "both"}}},
      {"a,a\n# one\nb,b\n# two", "comment-skipped", 2, {{"count", "2"}}},
      {"1,234\t5\n0\t4", "thousands-marks", 1, {{"example", "1,234"}, {"value", "1234"}}},
      {"a;a;0,5\na;b;1,5\na;a;1", "decimal-comma", 1, {{"example", "0,5"}}},
      {"id,truth,predicted,note\n8,a,a,x\n3,b,b,y", "columns-ignored", 1, {{"names", "id, note"}}},
      {"truth,predicted,n\na,a,2\nb,b,3", "aggregated-rows", 2, {{"rows", "2"}}},
      {"week1,week2\na,a\na,b\nb,b\na,a\nb,b", "header-used", 1, {{"names", "week1, week2"}}},
      {"a,a\nb ,b", "labels-trimmed", 2, {{"label", "b"}}},
      {"a,x;b,x\nb,x;b,x\na,x;a,x", "delimiter", 1, {{"used", ";"}, {"other", ","}}},
  };
  for (const Expected& expected : cases) {
    CAPTURE(expected.text);
    const Dataset dataset = dataset_of(expected.text);
    const auto notice =
        std::find_if(dataset.notices.begin(), dataset.notices.end(),
                     [&](const auto& n) { return code_text(n.code) == expected.code; });
    CHECK((notice != dataset.notices.end()));
    if (notice == dataset.notices.end()) continue;
    CHECK(notice->line == expected.line);
    for (const auto& wanted : expected.parameters) {
      CHECK(parameter(notice->parameters, wanted.first) == wanted.second);
    }
  }
  ReadOptions omit;
  omit.missing = Missing::omit;
  const Dataset dataset = dataset_of("a,a\nNA,b\nb,b\n,a", omit);
  CHECK(notices_of(dataset) == "missing-omitted");
  for (const auto& notice : dataset.notices) {
    CHECK(notice.line == 2);
    CHECK(parameter(notice.parameters, "count") == "2");
  }
}
