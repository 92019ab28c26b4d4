#include "input/kinds/label_header.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "data/word_list.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Whether a column of truth stands beside two or more columns with the same labels. In a matrix
/// with names of rows no name recurs.
bool names_classifiers(const Grid& grid) {
  const auto header = grid.row(0);
  const std::size_t width = header.size(), size = std::min(grid.rows(), header_sample) - 1;
  if (width < 3 || size < 3) return false;
  const auto truth = std::find_if(header.begin(), header.end(), [](const Cell& name) {
    return role_of(name.text) == Role::truth;
  });
  if (truth == header.end() || recurs_below(grid)) return false;
  for (std::size_t r = 1; r <= size; ++r) {
    if (grid.row(r).size() != width) return false;
  }
  const Cell* data = grid.row(1).data();
  const Column labels{data + (truth - header.begin()), width, size};
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < size; ++i) seen.insert(labels[i].text);
  if (seen.size() == size) return false;
  std::size_t alike = 0;
  for (std::size_t c = 0; c < width; ++c) {
    if (header.begin() + static_cast<std::ptrdiff_t>(c) == truth) continue;
    if (is_label_like({data + c, width, size}, labels, labels)) ++alike;
  }
  return alike >= 2;
}

/// Whether a name of a column of truth may also be the name of a class.
bool may_be_class(std::string_view text) {
  static constexpr std::string_view words[] = {"true", "True", "TRUE", "real",    "Real",
                                               "y",    "Y",    "gold", "correct", "correcto"};
  return is_one_of(text, words);
}

/// Whether a column of folds or groups, which recur, stands beside one of predictions and another.
/// In a matrix with names of rows no name recurs.
bool names_grouped_predictions(const Grid& grid) {
  if (grid.rows() < 2) return false;
  const auto header = grid.row(0);
  const std::size_t width = header.size(), size = std::min(grid.rows(), header_sample) - 1;
  const auto groups = std::find_if(header.begin(), header.end(), [](const Cell& name) {
    return names_folds(name.text) || names_groups(name.text);
  });
  const bool predicts = std::any_of(header.begin(), header.end(), [](const Cell& name) {
    return role_of(name.text) == Role::predicted;
  });
  if (width < 3 || groups == header.end() || !predicts) return false;
  std::set<std::string_view> seen;
  for (std::size_t r = 1; r <= size; ++r) {
    if (grid.row(r).size() != width) return false;
    seen.insert(grid.row(r)[static_cast<std::size_t>(groups - header.begin())].text);
  }
  return seen.size() < size;
}

}  // namespace

bool comes_again(const Grid& grid, const Cell& name) {
  for (std::size_t r = 1; r < grid.rows() && r <= header_sample; ++r) {
    for (const Cell& cell : grid.row(r)) {
      if (cell.text == name.text) return true;
    }
  }
  return false;
}

bool recurs_below(const Grid& grid) {
  const auto header = grid.row(0);
  return std::any_of(header.begin(), header.end(), [&](const Cell& name) {
    return !name.text.empty() && comes_again(grid, name);
  });
}

bool all_recur_below(const Grid& grid) {
  const auto header = grid.row(0);
  return std::all_of(header.begin(), header.end(),
                     [&](const Cell& name) { return comes_again(grid, name); });
}

bool looks_like_header(const Grid& grid, std::size_t columns) {
  const auto header = grid.row(0);
  if (header.size() != columns) return header.size() + 1 == columns && !recurs_below(grid);
  if (header[0].text.empty()) return true;
  for (std::size_t i = 0; i < header.size(); ++i) {
    if (reads_as_number(header[i].text)) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (header[i].text == header[j].text) return false;
    }
  }
  if (recurs_below(grid)) return false;
  const std::size_t last = std::min(grid.rows(), header_sample);
  bool numbers_below = false;
  std::vector<std::string_view> seen;
  for (std::size_t r = 1; r < last; ++r) {
    for (const Cell& cell : grid.row(r)) {
      numbers_below = numbers_below || reads_as_number(cell.text);
      if (std::find(seen.begin(), seen.end(), cell.text) == seen.end()) seen.push_back(cell.text);
    }
    if (numbers_below) return true;
    if (seen.size() > last / 2) break;
  }
  constexpr std::size_t enough_cases = 4;
  return last > enough_cases && seen.size() <= last / 2;
}

bool holds_column_name(const Grid& grid) {
  const auto header = grid.row(0);
  bool any = false;
  for (std::size_t i = 0; i < header.size(); ++i) {
    const Role role = role_of(header[i].text);
    any = any || role == Role::predicted || role == Role::score ||
          (role == Role::truth && !may_be_class(header[i].text));
    for (std::size_t j = 0; j < i; ++j) {
      if (header[i].text == header[j].text) return false;
    }
  }
  return any && !recurs_below(grid);
}

bool is_numeric(const Column& column) {
  const std::size_t sample = std::min(column.size, header_sample);
  for (std::size_t i = 0; i < sample; ++i) {
    if (!reads_as_number(column[i].text) && !is_missing(column[i].text)) return false;
  }
  return true;
}

std::optional<std::pair<std::size_t, std::size_t>> columns_of_same_labels(
    const std::vector<Column>& columns) {
  constexpr std::size_t fewest_columns = 3;
  if (columns.size() < fewest_columns) return std::nullopt;
  std::vector<std::size_t> labels;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    const Column& column = columns[c];
    std::set<std::string_view> values;
    for (std::size_t i = 0; i < column.size; ++i) values.insert(column[i].text);
    const bool recurs = 4 * values.size() <= 3 * column.size + 3;
    const bool names_cases = 10 * values.size() >= 9 * column.size;
    if (is_numeric(column) || (!recurs && !names_cases)) return std::nullopt;
    if (recurs && !(names_cases && c == 0)) labels.push_back(c);
  }
  if (labels.size() != 2) return std::nullopt;
  const Column &truth = columns[labels[0]], &predicted = columns[labels[1]];
  const bool same =
      is_label_like(predicted, truth, truth) || is_label_like(truth, predicted, predicted);
  return same ? std::optional(std::pair{labels[0], labels[1]}) : std::nullopt;
}

bool names_label_columns(const Grid& grid) {
  if (names_grouped_predictions(grid)) return true;
  if (grid.rows() == 0 || names_rows_apart(grid) || has_names_on_both_sides(grid)) return false;
  if (names_classifiers(grid)) return true;
  bool truth = false, predicted = false;
  for (const Cell& cell : grid.row(0)) {
    const Role role = role_of(cell.text);
    truth = truth || role == Role::truth;
    predicted = predicted || role == Role::predicted || role == Role::score;
  }
  return truth && predicted;
}

}  // namespace deconfuse
