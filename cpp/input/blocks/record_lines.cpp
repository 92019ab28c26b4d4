#include "input/blocks/record_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "input/blocks/records.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {
namespace {

bool same_names(const Record& one, const Record& other) {
  return std::equal(
      one.begin(), one.end(), other.begin(), other.end(),
      [](const RecordField& a, const RecordField& b) { return a.name.text == b.name.text; });
}

/// Decides whether the first number of each line, as in "3 cat -> dog", counts cases. It does not
/// if it increases by one from line to line.
void settle_numbers(std::vector<Record>& records) {
  const auto number = [&records](std::size_t k) { return records[k].back().value.text; };
  if (records[0].back().name.text != leading_number) return;
  const std::size_t start = number(0) == "0" ? 0 : 1;
  bool counts_up = true;
  for (std::size_t k = 0; k < records.size() && counts_up; ++k)
    counts_up = number(k) == std::to_string(k + start);
  for (Record& record : records) {
    if (counts_up) {
      record.pop_back();
    } else {
      record.back().name.text = "count";
    }
  }
}

Grid grid_of(std::vector<Record> records) {
  settle_numbers(records);
  Grid grid;
  for (const RecordField& field : records[0]) grid.add(field.name);
  grid.end_row();
  for (const Record& record : records) {
    for (const RecordField& field : record) grid.add(field.value);
    grid.end_row();
  }
  return grid;
}

}  // namespace

std::vector<RecordLines> record_lines_in(std::string_view text, const TextView& view) {
  std::vector<RecordLines> found;
  std::vector<Record> run;
  std::size_t first = 0;
  for (std::size_t k = 0; k <= view.size(); ++k) {
    auto records =
        k < view.size() ? records_of_line(text, view[k].of(text)) : std::vector<Record>();
    if (!run.empty() && (records.empty() || !same_names(records[0], run[0]))) {
      if (k > first + 1) {
        RecordLines block;
        block.grid = grid_of(std::move(run));
        block.lines.assign(view.begin() + static_cast<std::ptrdiff_t>(first),
                           view.begin() + static_cast<std::ptrdiff_t>(k));
        found.push_back(std::move(block));
      }
      run.clear();
    }
    if (run.empty()) first = k;
    std::move(records.begin(), records.end(), std::back_inserter(run));
  }
  return found;
}

std::optional<Grid> only_record_lines(std::string_view text) {
  constexpr std::size_t longest = 200'000;
  if (text.size() > longest) return std::nullopt;
  std::vector<Record> all;
  std::size_t lines = 0;
  for (const Piece& line : lines_of(text)) {
    if (trimmed(line.of(text)).empty()) continue;
    auto records = records_of_line(text, line.of(text));
    if (records.empty() || (!all.empty() && !same_names(records[0], all[0]))) return std::nullopt;
    std::move(records.begin(), records.end(), std::back_inserter(all));
    ++lines;
  }
  return lines < 2 ? std::nullopt : std::optional(grid_of(std::move(all)));
}

}  // namespace deconfuse
