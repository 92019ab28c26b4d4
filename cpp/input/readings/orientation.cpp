#include "input/readings/orientation.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

#include "data/ascii.hpp"
#include "input/matrix/paired_labels.hpp"
#include "input/readings/neighbours.hpp"
#include "input/stated/stated_axes.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// The nearest line that says what the rows are, if no other data are nearer to it.
const StatedAxes* axes_beside(const Found& one, const std::vector<Found>& found,
                              const std::vector<StatedAxes>& stated) {
  const auto own = hull_of(one.reading);
  const Neighbours around = neighbours_of(one, found);
  const auto distance = [](const auto& hull, std::size_t line) {
    return line < hull.first ? hull.first - line : line > hull.second ? line - hull.second : 0;
  };
  const StatedAxes* nearest = nullptr;
  for (const StatedAxes& said : stated) {
    if (said.line <= around.above || said.line >= around.below) continue;
    if (said.is_call && (said.line > own.second || said.printed_line < own.first)) continue;
    const std::size_t how_far = distance(own, said.line);
    const bool is_of_other = std::any_of(found.begin(), found.end(), [&](const Found& other) {
      return other.evidence >= evidence_for_data &&
             distance(hull_of(other.reading), said.line) < how_far;
    });
    // Of two lines at the same distance, the one above is the title.
    if (!is_of_other && (nearest == nullptr || how_far < distance(own, nearest->line)))
      nearest = &said;
  }
  return nearest;
}

/// The pieces of a line, separated by two or more blanks, tabs or bars, without totals.
std::vector<Cell> pieces_of(std::string_view line) {
  std::vector<Cell> pieces;
  while (!(line = trimmed(line)).empty()) {
    const std::size_t end =
        std::min({line.find("  "), line.find('\t'), line.find('|'), line.size()});
    const std::string_view piece = trimmed(line.substr(0, end));
    if (!piece.empty() && !is_total(piece)) pieces.push_back({piece, 0});
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return pieces;
}

/// The two halves of a heading with single blanks, if they share a word at the same position: "No
/// TB" and "Yes TB" in "X-ray No TB Yes TB". None for other headings.
std::vector<Cell> halves_of(std::string_view heading) {
  std::vector<std::string_view> words;
  while (!(heading = trimmed(heading)).empty()) {
    const std::size_t end = std::min(heading.find(' '), heading.size());
    words.push_back(heading.substr(0, end));
    heading.remove_prefix(end);
  }
  if (!words.empty() && is_total(words.back())) words.pop_back();
  if (words.size() % 2 == 1) words.erase(words.begin());  // the corner
  const std::size_t half = words.size() / 2;
  bool any_shared = false;
  for (std::size_t k = 0; k < half; ++k)
    any_shared =
        any_shared || lower_case(std::string(words[k])) == lower_case(std::string(words[half + k]));
  if (!any_shared) return {};
  const auto piece = [&words](std::size_t first, std::size_t last) {
    const char* const begin = words[first].data();
    return Cell{{begin, static_cast<std::size_t>(words[last].data() + words[last].size() - begin)},
                0};
  };
  return {piece(0, half - 1), piece(half, words.size() - 1)};
}

/// The text before the numbers of a line: "Test positive" in "Test positive    46    30".
std::string_view name_before_numbers(std::string_view line) {
  const std::size_t number = line.find_first_of("0123456789");
  if (number == line.npos) return {};
  std::string_view name = line.substr(0, number);
  while (!name.empty() && (is_blank(name.back()) || name.back() == '|')) name.remove_suffix(1);
  return trimmed(name);
}

/// Takes the classes and the orientation of two rows from their names and from a heading that was
/// left out: "Disease +   Disease -" above "Test +  46  30" and "Test -  4  170".
void settle_by_heading(Reading& reading, std::string_view text, const TextView& lines) {
  auto& table = std::get<CountTable>(reading.data);
  const auto [first, last] = hull_of(reading);
  if (table.rows != 2 || table.columns != 2 || !table.labels || table.background || first > last ||
      last > lines.size())
    return;
  const auto line_of = [&](std::size_t k) { return lines[k - 1].of(text); };
  std::vector<Cell> rows, columns;
  std::size_t heading = 0;
  for (std::size_t k = first; k <= last; ++k) {
    const std::string_view name = name_before_numbers(line_of(k));
    if (name.empty() && rows.empty() && !trimmed(line_of(k)).empty()) heading = k;
    if (!name.empty() && !is_total(name)) rows.push_back({name, 0});
  }
  if (heading == 0) heading = first - 1;
  while (heading > 0 && trimmed(line_of(heading)).empty()) --heading;
  if (heading == 0 || !name_before_numbers(line_of(heading)).empty()) return;
  columns = pieces_of(line_of(heading));
  if (columns.size() == 1) columns = halves_of(line_of(heading));
  const auto paired = paired_labels(rows, columns, Role::none, Role::none);
  if (!paired) return;
  if (paired->columns_differ) {
    std::swap(table.counts[0], table.counts[1]);
    std::swap(table.counts[2], table.counts[3]);
    reading.notices.push_back({NoticeCode::columns_reordered, heading, {}});
  }
  table.labels->clear();
  for (const Cell& name : paired->classes) table.labels->emplace_back(name.text);
  table.positive = (*table.labels)[paired->positive];
  table.orientation_assumed = false;
  table.predicted_labels.reset();
  drop_notices(reading, NoticeCode::contingency_table);
  drop_notices(reading, NoticeCode::heading_skipped, heading);
  if (paired->rows == Role::truth) return;
  transpose(table);
  reading.notices.push_back({NoticeCode::transposed, heading, {}});
}

}  // namespace

bool is_positive_told(const Reading& reading) {
  const bool is_assumed =
      std::any_of(reading.notices.begin(), reading.notices.end(),
                  [](const Notice& notice) { return notice.code == NoticeCode::second_positive; });
  const auto* table = std::get_if<CountTable>(&reading.data);
  const auto& positive =
      table != nullptr ? table->positive : std::get<LabelColumns>(reading.data).positive;
  return positive && !is_assumed;
}

bool is_orientation_open(const Reading& reading, const ReadOptions& options) {
  const auto* table = std::get_if<CountTable>(&reading.data);
  // A cell called TP, with its neighbours, shows which axis is the truth.
  return table != nullptr && table->orientation_assumed && !table->predicted_labels &&
         !options.orientation && (!is_positive_told(reading) || options.positive);
}

void transpose(CountTable& table) {
  for (std::size_t i = 0; i < table.rows; ++i) {
    for (std::size_t j = 0; j < i; ++j)
      std::swap(table.counts[i * table.columns + j], table.counts[j * table.columns + i]);
  }
}

void settle_by_axes(std::vector<Found>& blocks, std::string_view text, const TextView& lines,
                    const ReadOptions& options) {
  constexpr std::size_t longest = 200'000;  // in bytes
  // Two groups with different names may still be the same classes.
  const auto may_have_heading = [&options](const Reading& reading) {
    const auto* table = std::get_if<CountTable>(&reading.data);
    return table != nullptr && table->orientation_assumed && !options.orientation &&
           !is_positive_told(reading);
  };
  const bool any_open = std::any_of(blocks.begin(), blocks.end(), [&](const Found& block) {
    return is_orientation_open(block.reading, options) || may_have_heading(block.reading);
  });
  if (!any_open || text.size() > longest) return;
  const auto stated = axes_stated_in(text, lines);
  for (Found& block : blocks) {
    auto* table = std::get_if<CountTable>(&block.reading.data);
    const bool is_open =
        is_orientation_open(block.reading, options) && table->rows == table->columns;
    const StatedAxes* said = is_open ? axes_beside(block, blocks, stated) : nullptr;
    if (said != nullptr) {
      table->orientation_assumed = false;
      if (said->rows == Role::truth) continue;
      transpose(*table);
      block.reading.notices.push_back({NoticeCode::transposed, said->line, {}});
    } else if (may_have_heading(block.reading)) {
      settle_by_heading(block.reading, text, lines);
    }
  }
}

}  // namespace deconfuse
