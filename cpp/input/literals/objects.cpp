#include "input/literals/objects.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "input/kinds/cases.hpp"
#include "input/literals/bracketed_tables.hpp"
#include "input/literals/vector_cases.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Whether the object has a truth, and predictions or scores.
bool names_both(const BracketedValues& values, std::size_t object) {
  bool truth = false, other = false;
  for (std::size_t child = values.node(object).first; child != 0; child = values.node(child).next) {
    const Role role = role_of(values.node(child).name);
    truth = truth || role == Role::truth;
    other = other || role == Role::predicted || names_score(values.node(child).name);
  }
  return truth && other;
}

/// The only object inside that may hold data, {"run": "a7", "results": {"y_true": […], …}}, or the
/// only list of such objects: {"cases": [{"truth": "a", "predicted": "b"}, …]}. 0 if there are none
/// or several.
std::size_t data_inside(const BracketedValues& values, std::size_t object) {
  std::size_t found = 0;
  for (std::size_t child = values.node(object).first; child != 0; child = values.node(child).next) {
    if (values.is_scalar(child)) continue;
    const std::size_t first = values.node(child).first;
    bool may_hold = false;
    if (values.is_object(child)) {
      for (std::size_t inner = first; inner != 0; inner = values.node(inner).next)
        may_hold = may_hold || !values.is_scalar(inner);
    } else if (first != 0 && values.is_object(first)) {
      may_hold = names_both(values, first);
    }
    if (!may_hold) continue;
    if (found != 0) return 0;
    found = child;
  }
  return found;
}

/// The classes in a list of objects with one name each: [{"displayName": "ham"}, …]. None if any
/// object has no name.
std::optional<Vector> classes_of_objects(const BracketedValues& values, std::size_t list) {
  Vector classes;
  classes.place = values.place_of(list);
  for (std::size_t one = values.node(list).first; one != 0; one = values.node(one).next) {
    std::size_t name = 0;
    for (const std::string_view key : {"displayName", "name", "label", "class"})
      if (name == 0 && values.is_object(one)) name = values.argument(one, key);
    if (name == 0 || !values.is_scalar(name)) return std::nullopt;
    classes.cells.push_back(values.node(name).cell);
  }
  return classes;
}

/// The table of {0: {0: 50, 1: 2}, 1: {0: 3, 1: 45}}: one row per class, whose entries have the
/// same keys. None for anything else.
std::optional<Grid> grid_of_objects(const BracketedValues& values, std::size_t object) {
  std::vector<std::string_view> keys;
  for (std::size_t row = values.node(object).first; row != 0; row = values.node(row).next)
    keys.push_back(values.node(row).name);
  if (keys.size() < 2) return std::nullopt;
  Grid grid;
  grid.bracketed = true;
  grid.add({{}, values.node(object).cell.offset});
  for (const std::string_view key : keys) grid.add({key, values.node(object).cell.offset, true});
  grid.end_row();
  for (std::size_t row = values.node(object).first; row != 0; row = values.node(row).next) {
    if (!values.is_object(row) || values.node(row).children > keys.size()) return std::nullopt;
    grid.add({values.node(row).name, values.node(row).cell.offset, true});
    std::size_t found = 0;
    for (const std::string_view key : keys) {
      const std::size_t value = values.argument(row, key);
      if (value != 0 && (!values.is_scalar(value) || values.node(value).cell.quoted ||
                         !reads_as_number(values.node(value).cell.text)))
        return std::nullopt;
      found += value != 0 ? 1 : 0;
      // A class that is never predicted may be missing.
      grid.add(value != 0 ? values.node(value).cell
                          : Cell{"0", values.node(row).cell.offset, false});
    }
    if (found != values.node(row).children) return std::nullopt;
    grid.end_row();
  }
  return grid;
}

}  // namespace

bool are_json_lines(const BracketedValues& values) {
  for (std::size_t i = values.node(0).first; i != 0; i = values.node(i).next) {
    if (values.node(i).bracket != '{' || !values.node(i).name.empty() || !values.is_object(i))
      return false;
  }
  return values.node(0).children > 1;
}

Result<VectorsOrTables> read_objects(const Source& source, const BracketedValues& values,
                                     std::size_t list) {
  const std::size_t first = values.node(list).first;
  Grid grid;
  std::vector<std::string_view> keys;
  constexpr std::size_t most_keys = 100;
  for (std::size_t child = values.node(first).first; child != 0 && keys.size() < most_keys;
       child = values.node(child).next) {
    keys.push_back(values.node(child).name);
    grid.add({values.node(child).name, values.node(first).cell.offset, true});
  }
  grid.end_row();
  for (std::size_t object = first; object != 0; object = values.node(object).next) {
    if (!values.is_object(object))
      return source.error(ErrorCode::json_shape, values.place_of(object), Expected::objects_alike);
    for (std::string_view key : keys) {
      const std::size_t value = values.argument(object, key);
      if (value != 0 && !values.is_scalar(value))
        return source.error(ErrorCode::json_shape, values.place_of(value), Expected::objects_alike);
      grid.add(value == 0 ? Cell{{}, values.node(object).cell.offset, false}
                          : values.node(value).cell);
    }
    grid.end_row();
  }
  return one_table(std::move(grid));
}

std::optional<Result<VectorsOrTables>> read_frame(Source& source, BracketedValues& values,
                                                  std::size_t object, std::size_t data) {
  const std::size_t columns = values.argument(object, "columns");
  if (columns == 0 || data == 0 || values.is_scalar(data) || values.node(columns).children == 0)
    return std::nullopt;
  auto read = grid_of(source, values, data);
  if (auto* error = std::get_if<InputError>(&read)) return std::move(*error);
  const Grid& rows = std::get<Grid>(read);
  const auto names = values.vector_of(columns, {});
  if (!names || rows.rows() == 0 || names->cells.size() != rows.row(0).size()) return std::nullopt;
  std::vector<Cell> row_names;
  if (const std::size_t index = values.argument(object, "index"); index != 0) {
    for (std::size_t child = values.node(index).first; child != 0; child = values.node(child).next)
      row_names.push_back(values.node(child).cell);
  }
  const bool are_named = row_names.size() == rows.rows();
  const bool are_numbered = are_named && counts_up({row_names.data(), 1, row_names.size()});
  if (are_numbered) source.notice(NoticeCode::index_column_skipped, row_names[0].offset);
  Grid grid;
  if (are_named && !are_numbered) grid.add({{}, values.node(columns).cell.offset});
  for (const Cell& name : names->cells) grid.add(name);
  grid.end_row();
  for (std::size_t r = 0; r < rows.rows(); ++r) {
    if (are_named && !are_numbered) grid.add(row_names[r]);
    for (const Cell& cell : rows.row(r)) grid.add(cell);
    grid.end_row();
  }
  return one_table(std::move(grid));
}

Result<VectorsOrTables> read_object(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, BracketedValues& values,
                                    std::size_t object) {
  if (!values.is_object(object)) return read_objects(source, values, object);
  if (auto table = read_frame(source, values, object, values.argument(object, "data")))
    return std::move(*table);
  const bool reads_distributions = options.kind == Kind::distributions;
  if (auto grid = reads_distributions ? std::nullopt : grid_of_objects(values, object))
    return one_table(std::move(*grid));
  std::vector<Vector> vectors;
  std::optional<Vector> labels, named;  // by a key of this object, or by objects with names
  std::vector<std::size_t> matrices;
  std::vector<std::string_view> names;
  for (std::size_t child = values.node(object).first; child != 0; child = values.node(child).next) {
    const std::string_view key = values.node(child).name;
    if (values.is_scalar(child)) continue;  // a kind, a title, an option
    const std::size_t value = values.unwrapped(child);
    if (values.error()) return *values.error();
    if (names_classes(key)) {
      labels = values.vector_of(value, {});
      continue;
    }
    if (values.is_object(value) && names_score(key)) {
      // Scores by model: {"scores": {"forest": […], "logit": […]}}.
      for (std::size_t model = values.node(value).first; model != 0;
           model = values.node(model).next) {
        if (values.is_scalar(model) || !values.all_scalars(model)) continue;
        auto vector = values.vector_of(model, values.node(model).name);
        if (!vector) continue;
        vector->scores = true;
        vectors.push_back(std::move(*vector));
      }
    } else if (values.all_scalars(value) && !values.is_object(value)) {
      if (auto vector = values.vector_of(value, key)) vectors.push_back(std::move(*vector));
    } else if (values.is_object(values.node(value).first)) {
      if (!named) named = classes_of_objects(values, value);
    } else if (!values.is_object(value)) {
      matrices.push_back(value);
      names.push_back(key);
    }
    if (values.error()) return *values.error();
  }
  if (matrices.size() == 1 && vectors.empty() && !labels) labels = std::move(named);
  // Metrics beside a matrix with named classes are ignored.
  if (matrices.size() == 1 && labels && vectors.size() > 1) {
    const auto is_other = [](const Vector& v) { return role_of(v.name) == Role::none; };
    const auto first = std::find_if(vectors.begin(), vectors.end(), is_other);
    if (first != vectors.end())
      source.notice(NoticeCode::columns_ignored, first->place.offset,
                    {{"names", excerpt_of(first->name)}});
    std::erase_if(vectors, is_other);
  }
  if (matrices.size() == 1 && vectors.size() == 1) {
    auto table = grid_of(source, values, matrices[0]);
    if (labels) vectors.push_back(*labels);
    if (labels) vectors.back().name = "labels";
    if (const auto* grid = std::get_if<Grid>(&table)) {
      if (auto data = probabilities_of(source, options, vectors, *grid, names[0]))
        return from_cases(std::move(*data));
    }
    if (labels) vectors.pop_back();
  }
  if (!matrices.empty() && vectors.size() < 2) {
    const bool one_hot = vectors.empty() && std::any_of(names.begin(), names.end(), [](auto name) {
                           return role_of(name) == Role::truth || role_of(name) == Role::predicted;
                         });
    if (one_hot && matrices.size() > 1)
      return several_tables(source, values, matrices, names, labels ? &*labels : nullptr);
    auto grid = grid_of(source, values, matrices[0]);
    if (auto* error = std::get_if<InputError>(&grid)) return *error;
    return labels ? with_labels(source, std::get<Grid>(grid), *labels) : from_grid(std::move(grid));
  }
  // Other arrays beside a truth and a prediction are ignored.
  const auto with_role = [&](Role role) {
    const auto found = std::find_if(vectors.begin(), vectors.end(),
                                    [role](const Vector& v) { return role_of(v.name) == role; });
    return found == vectors.end() ? std::optional<Column>()
                                  : Column{found->cells.data(), 1, found->cells.size()};
  };
  const std::optional<Column> truth = with_role(Role::truth),
                              predicted = with_role(Role::predicted);
  if (truth && predicted) {
    std::erase_if(vectors, [&](const Vector& v) {
      const Role role = role_of(v.name);
      if (role == Role::none && names_prediction(v.name))
        return !is_label_like({v.cells.data(), 1, v.cells.size()}, *truth, *predicted);
      return role == Role::none || role == Role::score;
    });
  }
  if (labels && (reads_distributions ||
                 (vectors.size() == 1 && labels->cells.size() == vectors[0].cells.size()))) {
    vectors.insert(vectors.begin(), std::move(*labels));
    labels.reset();
  }
  if (vectors.size() < 2 && !reads_distributions) {
    if (const std::size_t inner = data_inside(values, object); inner != 0)
      return read_object(source, options, surroundings, values, inner);
    return source.error(ErrorCode::json_shape, values.place_of(object),
                        Expected::truth_and_predicted);
  }
  auto cases = cases_of_vectors(source, options, surroundings, vectors);
  if (auto* data = std::get_if<Data>(&cases); data != nullptr && labels) {
    if (auto* columns = std::get_if<LabelColumns>(data)) {
      std::vector<std::string> order;
      for (const Cell& label : labels->cells) order.emplace_back(label.text);
      columns->labels = std::move(order);
    }
  }
  return from_cases(std::move(cases));
}

}  // namespace deconfuse
