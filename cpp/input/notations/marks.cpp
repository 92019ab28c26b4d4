#include "input/notations/marks.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "data/ascii.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// Calls `action` with each line that is not blank, without its outer blanks, until it returns
/// false. Returns true if it never did.
template <class Action>
bool each_line(std::string_view text, Action action) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = next_line(text, end);
    if (!line.empty() && !action(line)) return false;
  }
  return true;
}

/// Leaves out the second bar of each pair in a heading of Jira, which has one bar in other rows.
void leave_second_bars_out(std::string_view text, Gaps& gaps) {
  each_line(text, [&](std::string_view line) {
    if (!line.starts_with("||") || !line.ends_with("||")) return false;
    const auto begin = static_cast<std::size_t>(line.data() - text.data());
    for (std::size_t i = begin; i < begin + line.size(); i = text.find("||", i + 2))
      gaps.push_back({i + 1, i + 2});
    return false;
  });
}

/// Leaves out the type of an array as Node prints it: "Float64Array(12) [".
void leave_array_types_out(std::string_view text, Gaps& gaps) {
  constexpr std::string_view type_end = "Array(";
  for (std::size_t i = text.find(type_end); i != std::string_view::npos;
       i = text.find(type_end, i + 1)) {
    std::size_t begin = i, end = i + type_end.size();
    while (begin > 0 && is_name_character(text[begin - 1])) --begin;
    while (end < text.size() && is_digit(text[end])) ++end;
    const bool in_word = begin > 0 && static_cast<unsigned char>(text[begin - 1]) >= 0x80;
    const bool is_type = begin < i && text[begin] >= 'A' && text[begin] <= 'Z' && !in_word;
    if (is_type && text.substr(end).starts_with(") [")) gaps.push_back({begin, end + 1});
  }
}

/// Leaves out the braces of a cell array as MATLAB prints its rows: {'ham'}    {'spam'}.
void leave_cell_braces_out(std::string_view text, Gaps& gaps) {
  if (!contains(text, "{'")) return;
  each_line(text, [&](std::string_view line) {
    const auto begin = static_cast<std::size_t>(line.data() - text.data());
    std::vector<std::size_t> braces;
    std::size_t at = 0;
    while (line.substr(at).starts_with("{'")) {
      const std::size_t close = line.find("'}", at);
      if (close == std::string_view::npos) break;
      braces.insert(braces.end(), {begin + at, begin + close + 1});
      at = std::min(line.find_first_not_of(" \t", close + 2), line.size());
    }
    for (const std::size_t brace : braces)
      if (at == line.size()) gaps.push_back({brace, brace + 1});
    return true;
  });
}

/// Leaves out line numbers, such as "1) ham, spam" and "2. ham, ham", if every line has one, except
/// perhaps a header.
void leave_numbering_out(std::string_view text, Gaps& gaps) {
  Gaps marks;
  bool first = true;
  const bool are_numbered = each_line(text, [&](std::string_view line) {
    const bool in_brackets = line[0] == '(';
    const std::string number = std::to_string(marks.size() + 1);
    const std::size_t size = (in_brackets ? 2 : 1) + number.size();
    const bool is_numbered =
        line.substr(in_brackets ? 1 : 0).starts_with(number) && line.size() > size &&
        (line[size - 1] == ')' || (line[size - 1] == '.' && !in_brackets)) && is_blank(line[size]);
    const auto begin = static_cast<std::size_t>(line.data() - text.data());
    if (is_numbered) marks.push_back({begin, begin + size});
    const bool may_go_on = is_numbered || first;
    first = false;
    return may_go_on;
  });
  if (!are_numbered || marks.size() < 2) return;
  gaps.insert(gaps.end(), marks.begin(), marks.end());
}

/// The bars in a line, and the groups of cells between them.
struct Groups {
  std::vector<std::size_t> bars;    ///< offsets in the text, in bytes
  std::vector<std::size_t> places;  ///< columns in the line, in characters
  std::size_t of_numbers = 0;       ///< number of groups of several numbers
  bool has_parted_name = false;     ///< the text before the first bar contains blanks
};

Groups groups_of(std::string_view line, std::size_t begin) {
  Groups groups;
  std::size_t place = 0;
  for (std::size_t piece = 0; piece <= line.size();) {
    const std::size_t bar = std::min(line.find('|', piece), line.size());
    const std::string_view between = line.substr(piece, bar - piece);
    const std::string_view group = trimmed(between);
    if (contains(group, " ")) {
      const bool holds_numbers = group.find_first_not_of("0123456789. ") == std::string_view::npos;
      groups.of_numbers += holds_numbers ? 1 : 0;
      groups.has_parted_name = groups.has_parted_name || (piece == 0 && !holds_numbers);
    }
    place += static_cast<std::size_t>(
        std::count_if(between.begin(), between.end(), [](char c) { return starts_character(c); }));
    if (bar < line.size()) {
      groups.bars.push_back(begin + bar);
      groups.places.push_back(place++);
    }
    piece = bar + 1;
  }
  return groups;
}

}  // namespace

Gaps marks_of_print(std::string_view text) {
  Gaps gaps;
  leave_second_bars_out(text, gaps);
  leave_array_types_out(text, gaps);
  leave_cell_braces_out(text, gaps);
  leave_numbering_out(text, gaps);
  return gaps;
}

Gaps bars_between_groups(std::string_view text) {
  if (!contains_byte(text, '|')) return {};
  std::vector<Groups> lines;
  std::vector<std::size_t> places;
  std::size_t rows_of_numbers = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    Groups groups = groups_of(text.substr(begin, end - begin), begin);
    begin = next_line(text, end);
    if (groups.has_parted_name || groups.of_numbers > 1) return {};
    rows_of_numbers += groups.of_numbers > 0 && !groups.bars.empty() ? 1 : 0;
    if (groups.places.size() > places.size()) places = groups.places;
    if (!groups.bars.empty()) lines.push_back(std::move(groups));
  }
  const bool are_as_many = std::all_of(lines.begin(), lines.end(), [&](const Groups& line) {
    return line.places.size() == places.size();
  });
  const bool stand_below_each_other =
      std::all_of(lines.begin(), lines.end(), [&](const Groups& line) {
        return std::includes(places.begin(), places.end(), line.places.begin(), line.places.end());
      });
  if (rows_of_numbers < 2 || !(are_as_many || stand_below_each_other)) return {};
  Gaps gaps;
  for (const Groups& line : lines) {
    for (const std::size_t bar : line.bars) gaps.push_back({bar, bar + 1});
  }
  return gaps;
}

}  // namespace deconfuse
