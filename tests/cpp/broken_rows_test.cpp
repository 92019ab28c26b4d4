#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "input/long/column_lines.hpp"
#include "input/readings/read.hpp"

using namespace deconfuse;

namespace {

struct Table {
  std::string header;
  std::vector<std::string> rows;    ///< repeated
  std::vector<std::string> broken;  ///< rows that are cut short, too long, or have invalid cells
};

const std::vector<Table>& tables() {
  static const std::vector<Table> all{
      {"truth,predicted\n", {"cat,dog\n", "dog,dog\n", "cat,cat\n"}, {"cat", "hen", "cat,dog,dog"}},
      {"", {"cat dog\n", "dog dog\n", "cat cat\n"}, {"cat", "hen"}},
      {"", {"cat | dog\n", "dog | dog\n"}, {"cat", "hen", "cat | dog | dog"}},
      {"label;score\n", {"ham;0.25\n", "spam;0.75\n"}, {"ham", "eggs", "0.5", "ham;O.5"}},
      {"label score\n", {"ham 0.25\n", "spam 0.75\n"}, {"ham", "eggs", "0.5", "eggs bacon"}},
      {"yes,no,answer\n", {"0.5,0.5,yes\n", "0.75,0.25,no\n"}, {"0.5", "0.5,no", "maybe"}},
  };
  return all;
}

std::string repeated(const std::vector<std::string>& rows, std::size_t times) {
  std::string text;
  for (std::size_t k = 0; k < times; ++k) text += rows[k % rows.size()];
  return text;
}

bool is_told(const Result<Reading>& result) {
  const auto* reading = std::get_if<Reading>(&result);
  return reading == nullptr ||
         std::any_of(reading->notices.begin(), reading->notices.end(), [](const Notice& notice) {
           return notice.code == NoticeCode::text_below_skipped ||
                  notice.code == NoticeCode::heading_skipped;
         });
}

}  // namespace

TEST_CASE("a broken row at an end of the data gives an error or a notice") {
  for (const std::size_t times : {std::size_t{40}, ColumnLines::fewest_bytes / 6}) {
    for (const Table& table : tables()) {
      const std::string rows = repeated(table.rows, times);
      CAPTURE(times);
      CAPTURE(table.rows[0]);
      REQUIRE(std::holds_alternative<Reading>(understand(table.header + rows, {})));
      for (const std::string& broken : table.broken) {
        CAPTURE(broken);
        CHECK(is_told(understand(table.header + rows + broken, {})));
        CHECK(is_told(understand(table.header + rows + broken + "\n\nThanks!\n", {})));
        CHECK(is_told(understand(table.header + broken + "\n" + rows, {})));
        CHECK(is_told(understand("The rows:\n\n" + table.header + broken + "\n" + rows, {})));
      }
    }
  }
}

TEST_CASE("lines beside the data that are no rows give no notice") {
  const Table& labels = tables()[0];
  for (const std::string_view below :
       {"Accuracy: 0.75", "What is the precision of cat?", "```", ">>> exit()", "dtype: object"}) {
    CAPTURE(std::string(below));
    const auto result =
        understand(labels.header + repeated(labels.rows, 12) + std::string(below) + "\n", {});
    CHECK(std::holds_alternative<Reading>(result));
    CHECK(!is_told(result));
  }
}

TEST_CASE("a row of one cell far below the first rows is not taken for a row number") {
  std::string text = "id,truth,predicted\n";
  for (int k = 1; k <= 1100; ++k) text += std::to_string(k) + (k % 2 == 0 ? ",a,a\n" : ",b,a\n");
  REQUIRE(std::holds_alternative<Reading>(understand(text, {})));
  CHECK(is_told(understand(text + "1101\n", {})));
}
