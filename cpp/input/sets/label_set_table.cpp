#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/sets/label_set_lists.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

/// Whether the text is in brackets: {a, b}, [a, b] or (a, b).
bool is_enclosed(std::string_view text) {
  if (text.size() < 2) return false;
  const char open = text.front(), close = text.back();
  if (is_r_index(text)) return false;
  return (open == '{' && close == '}') || (open == '[' && close == ']') ||
         (open == '(' && close == ')');
}

std::string_view without_quotes(std::string_view text) {
  const bool quoted = text.size() > 1 && (text.front() == '"' || text.front() == '\'') &&
                      text.back() == text.front();
  return quoted ? text.substr(1, text.size() - 2) : text;
}

/// The labels in a cell, separated by `separator`.
LabelSet set_in(const Cell& cell, char separator) {
  LabelSet set;
  set.place = cell;
  std::string_view text = cell.text;
  if (is_enclosed(text)) {
    text = text.substr(1, text.size() - 2);
    separator = text.find(';') != std::string_view::npos   ? ';'
                : text.find(',') != std::string_view::npos ? ','
                                                           : ' ';
  }
  text = trimmed(text);
  if (text.empty() || empty_set_length(text) == text.size() || text == "set()") return set;
  while (true) {
    const std::size_t end = separator == '\0' ? std::string_view::npos : text.find(separator);
    const std::string_view label = without_quotes(trimmed(text.substr(0, end)));
    if (!label.empty() || separator != ' ') {
      const auto offset = static_cast<std::size_t>(label.data() - cell.text.data());
      set.labels.push_back({label, cell.offset + offset, false});
    }
    if (end == std::string_view::npos) return set;
    text.remove_prefix(end + 1);
  }
}

/// The separator of the labels in these cells; none if they are no sets.
std::optional<char> separator_in(const std::vector<Column>& columns, bool told) {
  constexpr std::size_t sample = 1000;
  std::size_t several = 0;
  bool any_enclosed = false, mostly_enclosed = true;
  for (const Column& column : columns) {
    const std::size_t cells = std::min(column.size, sample);
    std::size_t enclosed = 0;
    for (std::size_t i = 0; i < cells; ++i) {
      if (!is_enclosed(column[i].text)) continue;
      ++enclosed;
      if (set_in(column[i], '\0').labels.size() != 1) ++several;
    }
    any_enclosed = any_enclosed || enclosed > 0;
    mostly_enclosed = mostly_enclosed && 2 * enclosed > cells;
  }
  if (mostly_enclosed && (several > 0 || told)) return '\0';
  const auto divides_any = [&](char separator) {
    return std::any_of(columns.begin(), columns.end(), [=](const Column& column) {
      for (std::size_t i = 0; i < std::min(column.size, sample); ++i) {
        if (column[i].text.find(separator) != std::string_view::npos) return true;
      }
      return false;
    });
  };
  for (const char separator : told ? std::string_view(";|,/+ ") : std::string_view(";|,")) {
    // Most tables hold no sets; this check is faster than searching each cell for labels.
    if (!any_enclosed && !divides_any(separator)) continue;
    bool any = false, numeric = true, shared = false;
    std::map<std::string_view, std::string_view> spelling_of_label;
    std::set<std::string_view> single;
    std::vector<std::string_view> divided;
    for (const Column& column : columns) {
      for (std::size_t i = 0; i < std::min(column.size, sample); ++i) {
        const LabelSet set = set_in(column[i], separator);
        if (set.labels.size() == 1) single.insert(set.labels[0].text);
        for (const Cell& label : set.labels) {
          if (set.labels.size() > 1) divided.push_back(label.text);
          const auto [entry, is_new] = spelling_of_label.try_emplace(label.text, column[i].text);
          shared = shared || (set.labels.size() > 1 && entry->second != column[i].text);
          numeric = numeric && is_unquoted_number(label);
        }
        any = any || set.labels.size() > 1;
      }
    }
    if (!any) continue;
    if (told) return separator;
    // A comma may be part of a label or of a number.
    const bool alone = std::any_of(divided.begin(), divided.end(),
                                   [&](std::string_view label) { return single.contains(label); });
    if (separator == ',' ? alone && !numeric : shared || alone) return separator;
  }
  if (told) return '\0';
  return std::nullopt;
}

}  // namespace

std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Grid& grid) {
  if ((options.kind && options.kind != Kind::multilabel) || grid.rows() == 0) return std::nullopt;
  const bool told = options.kind == Kind::multilabel;
  const auto header = grid.row(0);
  const std::size_t width = header.size();
  const bool named =
      options.header.value_or(std::any_of(header.begin(), header.end(), [](const Cell& cell) {
        return role_of(cell.text) != Role::none || names_prediction(cell.text);
      }));
  const std::size_t first = named ? 1 : 0;
  if (first >= grid.rows()) return std::nullopt;
  std::size_t truth = 0, predicted = 1;
  if (named) {
    for (std::size_t c = 0; c < width; ++c) {
      if (role_of(header[c].text) == Role::predicted) predicted = c;
    }
    truth = predicted == 0 ? 1 : 0;
    for (std::size_t c = width; c-- > 0;) {
      if (role_of(header[c].text) == Role::truth) truth = c;
    }
  }
  if (width < 2 || (width > 2 && !named) || truth == predicted) return std::nullopt;
  std::size_t end = first;
  while (end < grid.rows() && grid.row(end).size() == width) ++end;
  if (end == first) return std::nullopt;
  const Cell* data = grid.row(first).data();
  const std::vector<Column> columns = {{data + truth, width, end - first},
                                       {data + predicted, width, end - first}};
  const auto separator = separator_in(columns, told);
  if (!separator) return std::nullopt;
  if (end < grid.rows()) return unequal_row(source, grid, end, grid.row(end).size(), width);
  std::vector<SetList> lists(2);
  ListsBeside beside;
  std::size_t weights = width;
  std::string ignored;
  for (std::size_t c = 0; c < width; ++c) {
    if (c == truth || c == predicted) continue;
    if (weights == width && role_of(header[c].text) == Role::weight) {
      weights = c;
    } else {
      ignored += (ignored.empty() ? "" : ", ") + std::string(header[c].text);
    }
  }
  std::size_t omitted = 0;
  const Cell* first_omitted = nullptr;
  for (std::size_t i = 0; i < columns[0].size; ++i) {
    const Cell* absent = nullptr;
    for (const Column& column : columns) {
      if (!column[i].text.empty() && !column[i].quoted && is_missing(column[i].text))
        absent = &column[i];
    }
    if (weights < width && is_absent(grid.row(first + i)[weights]))
      absent = &grid.row(first + i)[weights];
    if (absent != nullptr && options.missing == Missing::refuse)
      return source.error(ErrorCode::missing_value, *absent, Expected::value);
    if (absent != nullptr) {
      if (omitted++ == 0) first_omitted = absent;
      continue;
    }
    for (std::size_t k = 0; k < 2; ++k) lists[k].sets.push_back(set_in(columns[k][i], *separator));
    if (weights < width) beside.weights.push_back(grid.row(first + i)[weights]);
  }
  if (omitted > 0) {
    source.notice(NoticeCode::missing_omitted, first_omitted->offset,
                  {{"count", std::to_string(omitted)}});
  }
  for (std::size_t k = 0; k < 2; ++k) lists[k].place = columns[k][0];
  if (predicted < truth) source.notice(NoticeCode::predicted_first, header[predicted].offset);
  if (!ignored.empty())
    source.notice(NoticeCode::columns_ignored, header[0].offset, {{"names", excerpt_of(ignored)}});
  return label_sets_of(source, options, lists[0], &lists[1], nullptr, beside);
}

}  // namespace deconfuse
