#include "input/matrix/matrix_shape.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "input/notations/latex.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Numbers from this value on are hardly names of classes.
constexpr double surely_counts = 10;

/// Whether the last row holds the sums of the rows above, or the last column those of the columns
/// before it, and the numbers are too large for names of classes.
bool adds_up_to_counts(const Grid& grid, bool by_rows) {
  const std::size_t rows = grid.rows(), columns = grid.row(0).size();
  std::vector<double> sums(by_rows ? columns : rows, 0);
  double largest = 0;
  for (std::size_t r = 0; r < rows; ++r) {
    if (grid.row(r).size() != columns) return false;
    for (std::size_t c = 0; c < columns; ++c) {
      const double value = parse_number(grid.row(r)[c].text).value;
      const bool is_sum = by_rows ? r + 1 == rows : c + 1 == columns;
      sums[by_rows ? c : r] += is_sum ? -value : value;
      largest = std::max(largest, value);
    }
  }
  return largest >= surely_counts &&
         std::all_of(sums.begin(), sums.end(), [](double sum) { return sum == 0; });
}

/// Whether each row below a heading has a different name, and the heading names no score or weight.
bool rows_are_groups(const Grid& grid, std::size_t heading_rows) {
  for (const Cell& name : grid.row(heading_rows - 1)) {
    const Role role = role_of(name.text);
    if (role == Role::score || role == Role::weight || role == Role::count) return false;
  }
  std::set<std::string_view> names;
  for (std::size_t r = heading_rows; r < grid.rows(); ++r) {
    const std::string_view name = grid.row(r)[0].text;
    if (name.empty() || !names.insert(name).second) return false;
  }
  return true;
}

/// Whether all cells beside the names are numbers, and some exceed 1.
bool holds_counts(const Grid& grid, std::size_t heading_rows) {
  const std::size_t width = grid.row(grid.rows() - 1).size();
  bool any_count = false;
  for (std::size_t r = heading_rows; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width) return false;
    for (const Cell& cell : row.subspan(1)) {
      if (!reads_as_number(cell.text)) return false;
      any_count = any_count || parse_number(cell.text).value > 1;
    }
  }
  return any_count;
}

bool holds_large_numbers(const Grid& grid, std::size_t heading_rows) {
  for (std::size_t r = heading_rows; r < grid.rows(); ++r) {
    for (const Cell& cell : grid.row(r)) {
      if (parse_number(cell.text).value >= surely_counts) return true;
    }
  }
  return false;
}

}  // namespace

bool has_names_on_both_sides(const Grid& grid) {
  constexpr std::size_t heading_rows = 3, fewest = 2;
  if (grid.rows() > longest_side) return false;
  for (std::size_t heading = 0; heading < heading_rows && heading < grid.rows(); ++heading) {
    std::set<std::string_view> names;
    for (const Cell& cell : grid.row(heading)) {
      if (!cell.text.empty() && !reads_as_number(cell.text)) names.insert(cell.text);
    }
    std::set<std::string_view> found;
    for (std::size_t r = heading + 1; r < grid.rows(); ++r) {
      const auto row = grid.row(r);
      const bool are_numbers =
          row.size() > fewest && std::all_of(row.begin() + 1, row.end(), [](const Cell& cell) {
            return reads_as_number(cell.text) || cell.text.starts_with('=');
          });
      if (!are_numbers || !names.contains(row[0].text)) continue;
      if (!found.insert(row[0].text).second) return false;  // the true classes of cases
    }
    if (found.size() >= fewest) return true;
  }
  return false;
}

bool names_rows_apart(const Grid& grid) {
  return grid.by_blanks && grid.rows() > 3 && grid.row(0).size() > 2 && grid.row(1).size() == 1 &&
         grid.row(0).size() == grid.row(2).size() && !reads_as_number(grid.row(0)[0].text) &&
         !reads_as_number(grid.row(1)[0].text);
}

bool has_numbered_heading(const Grid& grid) {
  const std::size_t width = grid.row(0).size();
  if (width < 2 || grid.rows() != width + 1) return false;
  const auto is_sign = [](std::string_view text) {
    return text == "0" || text == "1" || text == "-1" || text == "+1";
  };
  if (width == 2 && is_sign(grid.row(0)[0].text) && is_sign(grid.row(0)[1].text) &&
      grid.row(0)[0].text != grid.row(0)[1].text) {
    return grid.row(1).size() == 2 && grid.row(2).size() == 2 && holds_large_numbers(grid, 1);
  }
  for (std::size_t c = 0; c < width; ++c) {
    const Number number = parse_number(grid.row(0)[c].text);
    const Number first = parse_number(grid.row(0)[0].text);
    if (number.form != NumberForm::finite || (first.value != 0 && first.value != 1) ||
        number.value != first.value + static_cast<double>(c))
      return false;
  }
  // Rows of two or three small numbers may be pairs of labels with their counts.
  bool counts = width > 3;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width) return false;
    for (std::size_t c = 0; c < width; ++c) {
      if (!reads_as_number(row[c].text)) return false;
      if (c < 2 && parse_number(row[c].text).value >= surely_counts) counts = true;
    }
  }
  return counts;
}

bool looks_like_matrix(const Grid& grid) {
  constexpr std::size_t sample = 60;
  const std::size_t rows = grid.rows();
  if (rows < 2) return false;
  std::size_t width = 0;
  for (std::size_t r = 0; r < rows && r < sample; ++r) width = std::max(width, grid.row(r).size());
  if (width < 2 || (rows > longest_side && width < 8)) return false;
  if (width > longest_side) return rows > 3;
  if (names_rows_apart(grid) && reads_as_number(grid.row(2)[1].text)) return true;

  const auto is_number = [](const Cell& cell) {
    std::string_view name;
    if (is_latex(cell.text)) {
      const std::string plain = plain_text_of_latex(cell.text);
      return !number_inside(plain, name).empty();
    }
    return !number_inside(cell.text, name).empty();
  };
  // Number of leading columns that hold names, and of leading rows.
  std::size_t label_columns = 0;
  std::vector<std::size_t> numbers_in_column(width, 0), numbers_in_row;
  bool axis = false, total = false;
  std::size_t all_numbers = 0;
  for (std::size_t r = 0; r < rows && r < sample; ++r) {
    const auto row = grid.row(r);
    numbers_in_row.push_back(0);
    const std::size_t shift = row.size() < width && r < 2 ? width - row.size() : 0;
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (is_number(row[c])) {
        ++numbers_in_column[std::min(width - 1, c + shift)];
        ++numbers_in_row.back();
        ++all_numbers;
      } else {
        if ((r < 3 || c < 2) && is_axis(role_of(row[c].text)) && !is_class_word(row[c].text))
          axis = true;
        if (is_total(row[c].text)) total = true;
      }
    }
  }
  const std::size_t sampled = numbers_in_row.size();
  if (all_numbers == 0) return axis && width > 3 && rows > 2 && rows <= longest_side;
  while (label_columns < width && 2 * numbers_in_column[label_columns] < sampled) ++label_columns;
  std::size_t heading_rows = 0;
  while (heading_rows < sampled && 2 * numbers_in_row[heading_rows] < width - label_columns)
    ++heading_rows;
  if (label_columns == width || heading_rows == sampled) return axis && width > 3;
  const std::size_t body_columns = width - label_columns, body_rows = rows - heading_rows;
  if (body_columns < 2) return false;
  std::size_t numbers_in_body = 0;
  for (std::size_t c = label_columns; c < width; ++c) numbers_in_body += numbers_in_column[c];
  if (2 * numbers_in_body <= (sampled - heading_rows) * body_columns) return false;
  if (label_columns > 2) return false;
  if (rows == 2) {
    const Role first = role_of(grid.row(0)[0].text), second = role_of(grid.row(1)[0].text);
    // "Actual positive" and "Actual negative" name rows of counts, truth and predictions do not.
    const bool of_one_axis = first == second && is_axis(first) && body_columns == 2;
    if (first != Role::none && second != Role::none && !of_one_axis) return false;
  }
  const auto names_line = [&](std::size_t r) {
    const std::string_view name = grid.row(r)[0].text;
    return name.ends_with(':') && (is_axis(role_of(name)) || names_prediction(name));
  };
  if (rows == 3 && names_line(0) && names_line(1) && names_line(2)) return false;
  // "y, forest" names two columns of labels, one of them without a known role.
  const bool counts_below = body_rows == 2 && holds_large_numbers(grid, heading_rows);
  if (!counts_below && width == 2 && label_columns == 0 && grid.row(0).size() == 2 &&
      numbers_in_row[0] == 0 &&
      is_axis(role_of(grid.row(0)[0].text)) != is_axis(role_of(grid.row(0)[1].text)))
    return false;
  const bool labelled =
      label_columns == 1 && heading_rows > 0 && rows_are_groups(grid, heading_rows);
  if (labelled && (axis || total || holds_counts(grid, heading_rows))) return true;
  if (axis || total) return body_rows <= body_columns + 4 || width > 4;

  if (has_numbered_heading(grid)) return true;
  const std::size_t longer = std::max(body_rows, body_columns),
                    shorter = std::min(body_rows, body_columns);
  if (body_columns == 2 && label_columns == 0) {
    if (body_rows == 3 && heading_rows == 0 && adds_up_to_counts(grid, true)) return true;
    return body_rows == 2 && (heading_rows == 0 || grid.row(0).size() <= width);
  }
  if (body_rows == 2 && label_columns == 0 && heading_rows == 0) {
    return body_columns == 3 && adds_up_to_counts(grid, false);
  }
  if (body_rows == 3 && body_columns > 4 && label_columns == 0) return false;
  if (body_columns == 3 && label_columns == 0 && heading_rows == 0 && body_rows != 3) {
    return body_rows == 4 && adds_up_to_counts(grid, true);
  }
  return longer - shorter <= 1 || body_columns > 3;
}

}  // namespace deconfuse
