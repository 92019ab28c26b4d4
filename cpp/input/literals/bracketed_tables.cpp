#include "input/literals/bracketed_tables.hpp"

#include <set>
#include <string>
#include <utility>
#include <variant>

#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

InputError nested(const Source& source, const BracketedValues& values, std::size_t i) {
  return source.error(
      ErrorCode::nested_too_deep,
      {source.text().substr(values.node(i).cell.offset, 1), values.node(i).cell.offset},
      Expected::vectors_or_matrix);
}

/// Whether the names of vectors are classes, as in rbind(ham = c(20, 5), spam = c(10, 15)), with
/// one row or column per class. Two classes may be called True and False, but not true and
/// predicted.
bool are_classes(const std::vector<Vector>& vectors) {
  bool any_truth = false, any_prediction = false;
  for (const Vector& vector : vectors) {
    const Role role = role_of(vector.name);
    any_truth = any_truth || role == Role::truth;
    any_prediction = any_prediction || role == Role::predicted || role == Role::score;
    if (vector.name.empty() || vector.cells.size() != vectors.size() ||
        (role != Role::none && vectors.size() > 2))
      return false;
  }
  return vectors.size() > 1 && !(any_truth && any_prediction);
}

std::optional<std::size_t> dimension(const BracketedValues& values, std::size_t call,
                                     std::string_view name, std::size_t position) {
  std::size_t unnamed = 0;
  for (std::size_t child = values.node(call).first; child != 0; child = values.node(child).next) {
    if (values.node(child).name.empty() ? unnamed++ != position : values.node(child).name != name)
      continue;
    if (!values.is_scalar(child)) return std::nullopt;
    std::string_view text = values.node(child).cell.text;
    if (text.ends_with('L')) text.remove_suffix(1);
    const Number number = parse_number(text);
    constexpr double largest = 1e6;
    if (number.form == NumberForm::finite && number.value >= 1 && number.value <= largest)
      return static_cast<std::size_t>(number.value);
  }
  return std::nullopt;
}

/// The table with names above the columns, if there is one for each.
Grid below_names(const Grid& grid, const std::vector<Cell>& names) {
  if (grid.rows() == 0 || names.size() != grid.row(0).size()) return grid;
  Grid result;
  result.bracketed = true;
  for (const Cell& name : names) result.add(name);
  result.end_row();
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (const Cell& cell : grid.row(r)) result.add(cell);
    result.end_row();
  }
  return result;
}

}  // namespace

Result<Grid> grid_of(const Source& source, BracketedValues& values, std::size_t i) {
  Grid grid;
  grid.bracketed = true;
  if (values.has_rows(i)) {
    for (std::size_t child = values.node(i).first; child != 0; child = values.node(child).next) {
      if (values.node(child).new_row) grid.end_row();
      if (!values.is_scalar(child)) return nested(source, values, child);
      grid.add(values.node(child).cell);
    }
    grid.end_row();
    return grid;
  }
  const bool by_columns = last_part(values.node(i).function) == "cbind";
  std::vector<Vector> rows;
  for (std::size_t child = values.node(i).first; child != 0; child = values.node(child).next) {
    if (values.is_scalar(child)) {
      if (!values.node(child).name.empty()) continue;
      return source.error(
          ErrorCode::ragged_rows, values.node(child).cell, Expected::equal_rows,
          {{"found", "1"}, {"expected", std::to_string(rows.empty() ? 2 : rows[0].cells.size())}});
    }
    const std::size_t inner = values.unwrapped(child);
    if (values.error()) return *values.error();
    for (std::size_t entry = values.node(inner).first; entry != 0;
         entry = values.node(entry).next) {
      if (!values.is_scalar(entry) && !values.scalar_in(entry))
        return nested(source, values, entry);
    }
    auto row = values.vector_of(inner, values.node(child).name);
    if (values.error()) return *values.error();
    if (!row || row->cells.empty())
      return source.error(ErrorCode::empty_brackets, values.node(inner).cell,
                          Expected::vectors_or_matrix);
    if (!rows.empty() && row->cells.size() != rows[0].cells.size() &&
        values.node(i).children != 2) {
      const Cell& place = row->cells.size() > rows[0].cells.size()
                              ? row->cells[rows[0].cells.size()]
                              : row->cells.back();
      return source.error(ErrorCode::ragged_rows, place, Expected::equal_rows,
                          {{"found", std::to_string(row->cells.size())},
                           {"expected", std::to_string(rows[0].cells.size())}});
    }
    rows.push_back(std::move(*row));
  }
  if (by_columns && !rows.empty()) {
    for (std::size_t k = 0; k < rows[0].cells.size(); ++k) {
      for (const Vector& column : rows) {
        if (k < column.cells.size()) grid.add(column.cells[k]);
      }
      grid.end_row();
    }
    return are_classes(rows) ? labelled(grid, names_of(rows)) : grid;
  }
  for (const Vector& row : rows) {
    for (const Cell& cell : row.cells) grid.add(cell);
    grid.end_row();
  }
  return are_classes(rows) ? labelled(grid, names_of(rows)) : grid;
}

std::optional<Result<Grid>> shaped_grid(Source& source, BracketedValues& values,
                                        std::size_t value) {
  const std::size_t call = values.call_around(value);
  if (call == 0 || !values.all_scalars(value)) return std::nullopt;
  std::optional<std::size_t> rows, columns;
  if (last_part(values.node(call).function) == "matrix") {
    rows = dimension(values, call, "nrow", 1);
    columns = dimension(values, call, "ncol", 2);
  } else if (const std::size_t dim = values.argument(call, "dim");
             dim != 0 && !values.is_scalar(dim)) {
    rows = dimension(values, dim, "", 0);
    columns = dimension(values, dim, "", 1);
  }
  const std::size_t size = values.node(value).children;
  if (!rows && !columns) return std::nullopt;
  if (!rows) rows = size / *columns;
  if (!columns) columns = size / *rows;
  if (*rows * *columns != size) {
    return source.error(
        ErrorCode::ragged_rows, values.node(value).cell, Expected::equal_rows,
        {{"found", std::to_string(size)}, {"expected", std::to_string(*rows * *columns)}});
  }
  const std::size_t by_row_argument = values.argument(call, "byrow");
  const bool by_row =
      by_row_argument != 0 && values.node(by_row_argument).cell.text.starts_with("T");
  const auto entries = values.vector_of(value, {});
  if (!entries) return std::nullopt;
  const std::vector<Cell>& cells = entries->cells;
  std::vector<Vector> names;
  if (const std::size_t dimnames = values.argument(call, "dimnames");
      dimnames != 0 && !values.is_scalar(dimnames)) {
    std::size_t list = dimnames;
    while (last_part(values.node(list).function) == "structure" && values.node(list).first != 0)
      list = values.node(list).first;
    for (std::size_t child = values.node(list).first; child != 0; child = values.node(child).next) {
      if (auto vector = values.is_scalar(child) ? std::nullopt
                                                : values.vector_of(child, values.node(child).name))
        names.push_back(std::move(*vector));
    }
  }
  Grid grid;
  grid.bracketed = true;
  const bool labelled =
      names.size() == 2 && names[0].cells.size() == *rows && names[1].cells.size() == *columns;
  if (labelled) {
    const std::string axes = std::string(names[0].name) + " / " + std::string(names[1].name);
    grid.add({names[0].name.empty() ? std::string_view() : source.keep(axes),
              values.node(value).cell.offset, false});
    for (const Cell& name : names[1].cells) grid.add(name);
    grid.end_row();
  }
  for (std::size_t r = 0; r < *rows; ++r) {
    if (labelled) grid.add(names[0].cells[r]);
    for (std::size_t c = 0; c < *columns; ++c)
      grid.add(cells[by_row ? r * *columns + c : c * *rows + r]);
    grid.end_row();
  }
  return grid;
}

std::optional<Grid> grid_of_lines(const Source& source, const BracketedValues& values,
                                  std::size_t value) {
  Grid grid;
  grid.bracketed = true;
  std::size_t end_of_last = 0;
  bool any_break = false;
  for (std::size_t child = values.node(value).first; child != 0; child = values.node(child).next) {
    const Cell& cell = values.node(child).cell;
    if (end_of_last > 0 && cell.offset > end_of_last &&
        source.text().substr(end_of_last, cell.offset - end_of_last).find_first_of("\n\r") !=
            std::string_view::npos) {
      grid.end_row();
      any_break = true;
    }
    grid.add(cell);
    end_of_last = cell.offset + cell.text.size();
  }
  grid.end_row();
  if (!any_break) return std::nullopt;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    if (grid.row(r).size() != grid.rows()) return std::nullopt;
  }
  return grid;
}

bool are_rows_of_counts(const std::vector<Vector>& vectors) {
  if (!are_classes(vectors)) return false;
  std::set<std::string_view> values;
  std::size_t cells = 0;
  for (const Vector& vector : vectors) {
    for (const Cell& cell : vector.cells) {
      if (cell.quoted || cell.text.find_first_not_of("0123456789") != std::string_view::npos)
        return false;
      values.insert(cell.text);
      ++cells;
    }
  }
  return vectors.size() > 2 || values.size() == cells;
}

std::vector<Cell> names_of(const std::vector<Vector>& vectors) {
  std::vector<Cell> names;
  for (const Vector& vector : vectors) names.push_back({vector.name, vector.place.offset});
  return names;
}

Grid labelled(const Grid& grid, const std::vector<Cell>& labels) {
  Grid result;
  result.bracketed = true;
  result.add({{}, labels.empty() ? 0 : labels[0].offset, false});
  for (const Cell& label : labels) result.add(label);
  result.end_row();
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    result.add(labels[r]);
    for (const Cell& cell : grid.row(r)) result.add(cell);
    result.end_row();
  }
  return result;
}

Result<VectorsOrTables> with_labels(const Source& source, const Grid& grid, const Vector& labels) {
  if (labels.cells.size() != grid.rows()) {
    return source.error(ErrorCode::label_count, labels.place, Expected::a_label_each,
                        {{"found", std::to_string(labels.cells.size())},
                         {"expected", std::to_string(grid.rows())}});
  }
  return one_table(labelled(grid, labels.cells));
}

VectorsOrTables one_table(Grid grid) {
  std::vector<NamedGrid> tables(1);
  tables[0].grid = std::move(grid);
  return tables;
}

Result<VectorsOrTables> from_grid(Result<Grid> grid) {
  if (auto* error = std::get_if<InputError>(&grid)) return std::move(*error);
  return one_table(std::move(std::get<Grid>(grid)));
}

Result<VectorsOrTables> from_cases(Result<Data> cases) {
  if (auto* error = std::get_if<InputError>(&cases)) return std::move(*error);
  return VectorsOrTables(std::move(std::get<Data>(cases)));
}

Result<VectorsOrTables> several_tables(Source& source, BracketedValues& values,
                                       const std::vector<std::size_t>& tables,
                                       const std::vector<std::string_view>& names,
                                       const Vector* labels) {
  std::vector<NamedGrid> named;
  for (std::size_t k = 0; k < tables.size(); ++k) {
    auto shaped = shaped_grid(source, values, tables[k]);
    auto grid = shaped ? std::move(*shaped) : grid_of(source, values, tables[k]);
    if (auto* error = std::get_if<InputError>(&grid)) return std::move(*error);
    named.push_back({names[k], values.place_of(tables[k]), std::move(std::get<Grid>(grid))});
  }
  if (labels != nullptr) named[0].grid = below_names(named[0].grid, labels->cells);
  return VectorsOrTables(std::move(named));
}

}  // namespace deconfuse
