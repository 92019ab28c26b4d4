#include "input/vectors.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "data/ascii.hpp"
#include "data/labels.hpp"
#include "input/cases.hpp"
#include "input/distribution_columns.hpp"
#include "input/names.hpp"
#include "input/number.hpp"
#include "input/score_columns.hpp"

namespace deconfuse {
namespace {

struct Vector {
  std::string_view name;
  std::vector<Cell> cells;
  Cell place;                     ///< where it starts
  bool scores = false;            ///< an object of that name holds it
  std::vector<Cell> levels = {};  ///< of R's factor(…, levels = …): the classes in their order
};

/// A list of the classes themselves.
bool names_classes(std::string_view name) {
  static constexpr std::string_view names[] = {"labels", "classes",   "class_names", "target_names",
                                               "names",  "etiquetas", "clases",      "nombres",
                                               "levels", "categories"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

NamedColumn column_of(const Source& source, const Vector& vector) {
  Cell name = vector.place;
  name.text = vector.name;
  // Where it stands in the text, and is not put together, it has a place of its own.
  const std::string_view text = source.text();
  const std::less<> before;
  if (!before(name.text.data(), text.data()) && before(name.text.data(), text.data() + text.size()))
    name.offset = static_cast<std::size_t>(name.text.data() - text.data());
  return {name, {vector.cells.data(), 1, vector.cells.size()}, vector.scores};
}

/// Truth, predictions and perhaps weights, in whichever order their names say.
Result<LabelColumns> labels_of(Source& source, const ReadOptions& options,
                               const Surroundings& surroundings,
                               const std::vector<Vector>& vectors) {
  if (vectors.empty()) return source.error(ErrorCode::one_vector, {}, Expected::two_vectors);
  if (vectors.size() == 1)
    return source.error(ErrorCode::one_vector, vectors[0].place, Expected::two_vectors);
  const Vector* truth = nullptr;
  const Vector* predicted = nullptr;
  const Vector* weights = nullptr;
  Role weight_role = Role::none;
  std::vector<const Vector*> others;
  const Vector* classes = nullptr;
  // `labels` are the true ones, unless others are.
  const bool truth_is_named = std::any_of(vectors.begin(), vectors.end(), [](const Vector& vector) {
    return role_of(vector.name) == Role::truth && !names_classes(vector.name);
  });
  for (const Vector& vector : vectors) {
    const Role role = role_of(vector.name);
    if (vectors.size() > 2 && classes == nullptr && names_classes(vector.name) &&
        (truth_is_named || role != Role::truth)) {
      classes = &vector;
    } else if (role == Role::truth && truth == nullptr) {
      truth = &vector;
    } else if (role == Role::predicted && predicted == nullptr) {
      predicted = &vector;
    } else if ((role == Role::weight || role == Role::count) && weights == nullptr &&
               vectors.size() > 2) {
      weights = &vector;
      weight_role = role;
    } else if (role != Role::index || vectors.size() == 2) {
      others.push_back(&vector);
    }
  }
  // Beside predicted classes, scores are left aside, as in a table.
  if (truth != nullptr && predicted != nullptr) {
    for (const Vector* other : others) {
      if (!names_score(other->name)) continue;
      source.notice(NoticeCode::columns_ignored, other->place.offset,
                    {{"names", excerpt_of(other->name)}});
    }
    std::erase_if(others, [](const Vector* other) { return names_score(other->name); });
  }
  const auto is_prediction = [](const Vector* other) { return names_prediction(other->name); };
  if (truth == nullptr && !others.empty()) {
    auto first = std::find_if_not(others.begin(), others.end(), is_prediction);
    if (first == others.end()) first = others.begin();
    truth = *first;
    others.erase(first);
  }
  if (predicted == nullptr && !others.empty()) {
    predicted = others.front();
    others.erase(others.begin());
  }
  const bool rivals = others.size() == 1 && (is_prediction(others[0]) ||
                                             is_label_like(column_of(source, *others[0]).column,
                                                           column_of(source, *truth).column,
                                                           column_of(source, *predicted).column));
  if (!others.empty() && !rivals) {
    return source.error(ErrorCode::three_vectors, others.front()->place, Expected::two_vectors,
                        {{"found", std::to_string(vectors.size())}});
  }
  if (truth == nullptr || predicted == nullptr)
    return source.error(ErrorCode::one_vector, vectors[0].place, Expected::two_vectors);
  if (truth > predicted) source.notice(NoticeCode::predicted_first, predicted->place.offset);
  CaseColumns columns;
  columns.truth = column_of(source, *truth).column;
  columns.predicted = column_of(source, *predicted).column;
  if (rivals) {
    columns.rival = column_of(source, *others[0]).column;
    columns.models = model_names(predicted->name, others[0]->name);
  }
  if (weights != nullptr) {
    columns.weights = column_of(source, *weights).column;
    columns.weights_are_counts = weight_role == Role::count;
  }
  Result<LabelColumns> result = read_cases(source, options, columns);
  auto* cases = std::get_if<LabelColumns>(&result);
  const std::vector<Cell>& levels = classes != nullptr       ? classes->cells
                                    : !truth->levels.empty() ? truth->levels
                                                             : surroundings.levels;
  if (cases == nullptr || levels.empty() || cases->predicted_labels) return result;
  // The order of the classes, unless they are other names, or a level of R's has blanks inside and
  // was cut into several.
  std::vector<std::string> order;
  for (const Cell& level : levels) {
    const std::string label = canonical_label(level.text);
    if (std::find(order.begin(), order.end(), label) == order.end()) order.push_back(label);
    if (order.size() > maximum_classes) return result;
  }
  const bool complete =
      std::all_of(cases->names.begin(), cases->names.end(), [&](const std::string& name) {
        return std::find(order.begin(), order.end(), canonical_label(name)) != order.end();
      });
  if (complete) {
    cases->labels = std::move(order);
  } else if (classes != nullptr) {
    source.notice(NoticeCode::columns_ignored, classes->place.offset,
                  {{"names", excerpt_of(classes->name)}});
  }
  return result;
}

/// The same, or a truth and scores.
Result<Data> cases_of(Source& source, const ReadOptions& options, const Surroundings& surroundings,
                      const std::vector<Vector>& vectors) {
  std::vector<NamedColumn> columns;
  for (const Vector& vector : vectors) columns.push_back(column_of(source, vector));
  if (options.kind == Kind::distributions) return read_distributions(source, options, columns);
  if (auto scores = read_scores(source, options, columns)) return std::move(*scores);
  if (options.kind && *options.kind != Kind::labels && *options.kind != Kind::matrix)
    return other_kind(source, *options.kind, vectors.empty() ? Cell{} : vectors[0].place);
  auto labels = labels_of(source, options, surroundings, vectors);
  if (auto* error = std::get_if<InputError>(&labels)) return std::move(*error);
  return Data(std::move(std::get<LabelColumns>(labels)));
}

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Surroundings& surroundings,
         const Literal& literal)
      : source_(source), options_(options), surroundings_(surroundings), nodes_(literal.nodes) {}

  Result<VectorsOrTables> read() {
    if (are_json_lines()) return read_objects(0);
    std::vector<std::size_t> values;
    std::optional<InputError> uncomputed;
    std::size_t calls = 0, first_call = 0;
    for (std::size_t i = nodes_[0].first; i != 0; i = nodes_[i].next) {
      // pd.DataFrame([[50, 2], [3, 45]], index=["a", "b"], columns=["a", "b"])
      if (nodes_[0].children == 1 && last_part(nodes_[i].function) == "DataFrame" &&
          nodes_[i].first != 0 && !is_scalar(nodes_[i].first)) {
        if (auto table = read_frame(i, nodes_[i].first)) return std::move(*table);
      }
      const std::size_t value = unwrapped(i);
      if (error_) {
        if (calls++ == 0) {
          first_call = nodes_[i].cell.offset;
          uncomputed = error_;
        }
        error_.reset();
        continue;
      }
      values.push_back(value);
      value_names_.push_back(nodes_[i].name);
      if (nodes_[value].children == 0)
        return source_.error(ErrorCode::empty_brackets, nodes_[value].cell,
                             Expected::vectors_or_matrix);
    }
    // y_true = […], y_pred = […], confusion_matrix(y_true, y_pred)
    if (calls > 0) {
      if (values.size() < 2) return *uncomputed;
      if (!source_.has_notice(NoticeCode::code_skipped))
        source_.notice(NoticeCode::code_skipped, first_call, {{"count", std::to_string(calls)}});
    }
    if (values.empty()) return source_.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
    if (values.size() == 1) return read_one(values[0]);
    return read_several(values);
  }

 private:
  const Node& node(std::size_t i) const { return nodes_[i]; }

  template <class Action>
  void each_child(std::size_t parent, Action action) const {
    for (std::size_t i = node(parent).first; i != 0; i = node(i).next) action(i);
  }

  static std::string_view last_part(std::string_view function) {
    const std::size_t owner = function.find_last_of('.');
    return owner == std::string_view::npos || function == "data.frame" ||
                   function.starts_with("as.")
               ? function
               : function.substr(owner + 1);
  }

  /// Array-making functions and brackets around brackets stand for what is inside.
  std::size_t unwrapped(std::size_t i) {
    static constexpr std::string_view transparent[] = {
        "array",   "asarray",  "tensor",    "Series",    "factor", "as.factor",   "DataFrame",
        "table",   "as.table", "as.matrix", "print",     "Array",  "Categorical", "categorical",
        "string",  "ordered",  "matrix",    "structure", "int64",  "int32",       "float64",
        "float32", "str_",     "bool_",     "int8",      "uint8",  "Tensor",      "Counter"};
    static constexpr std::string_view kept[] = {"",           "c",      "list",  "tuple",
                                                "vector",     "List",   "Seq",   "Vector",
                                                "data.frame", "tibble", "rbind", "cbind"};
    while (node(i).bracket != 0) {
      const std::string_view function = last_part(node(i).function);
      if (std::find(std::begin(kept), std::end(kept), function) != std::end(kept)) {
        // ((1, 2)) but not [[1, 2]]
        const std::size_t child = node(i).first;
        if (function.empty() && node(i).bracket == '(' && node(i).children == 1 &&
            node(child).bracket != 0 && node(child).name.empty()) {
          i = child;
          continue;
        }
        return i;
      }
      if (std::find(std::begin(transparent), std::end(transparent), function) ==
          std::end(transparent)) {
        error_ =
            source_.error(ErrorCode::unknown_function, {node(i).function, place_of_function(i)},
                          Expected::printed_values, {{"name", excerpt_of(node(i).function)}});
        return i;
      }
      const std::size_t child = node(i).first;
      if (child == 0) return i;
      // PHP's array("a", "b") holds its entries, NumPy's array(["a", "b"]) a list of them.
      if (function == "array" && is_scalar(child) && node(child).name.empty()) return i;
      if (function == "matrix" || function == "array" || function == "structure" ||
          function == "factor" || function == "ordered") {
        if (node(i).children > 1) shaped_by_[child] = i;
      }
      i = child;
    }
    return i;
  }

  std::size_t place_of_function(std::size_t i) const {
    return static_cast<std::size_t>(node(i).function.data() - source_.text().data());
  }

  bool reads_distributions() const { return options_.kind == Kind::distributions; }

  bool is_scalar(std::size_t i) const { return node(i).bracket == 0; }

  /// np.int64(1) is 1.
  std::optional<Cell> scalar_in(std::size_t i) {
    if (is_scalar(i)) return node(i).cell;
    if (node(i).bracket == '(' && !node(i).function.empty() && node(i).children == 1 &&
        is_scalar(node(i).first)) {
      const std::size_t inner = unwrapped(i);
      if (!error_ && is_scalar(inner)) return node(inner).cell;
    }
    return std::nullopt;
  }

  bool all_scalars(std::size_t i) {
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (!is_scalar(child) && !scalar_in(child)) return false;
    }
    return true;
  }

  bool is_object(std::size_t i) const {
    const std::size_t child = node(i).first;
    return child != 0 && !node(child).name.empty() &&
           (node(i).bracket == '{' || last_part(node(i).function) == "list" ||
            last_part(node(i).function) == "data.frame" || last_part(node(i).function) == "tibble");
  }

  bool has_rows(std::size_t i) const {
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (node(child).new_row) return true;
    }
    return false;
  }

  /// The entries of a vector, or none where this is no vector.
  std::optional<Vector> vector_of(std::size_t i, std::string_view name) {
    Vector vector;
    vector.name = name;
    vector.place = {line_from(source_.text(), node(i).cell.offset), node(i).cell.offset, false};
    vector.cells.reserve(node(i).children);
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (is_scalar(child)) {
        // c(a = 1, b = 2) has named entries; factor(x, levels = …) has arguments.
        vector.cells.push_back(node(child).cell);
        continue;
      }
      if (auto cell = scalar_in(child)) {
        vector.cells.push_back(*cell);
        continue;
      }
      if (error_) return std::nullopt;
      // A column: [[1], [2], [2]]
      const std::size_t inner = unwrapped(child);
      if (node(inner).children != 1 || !is_scalar(node(inner).first)) return std::nullopt;
      vector.cells.push_back(node(node(inner).first).cell);
    }
    remove_integer_marks(vector);
    apply_levels(i, vector);
    return vector;
  }

  /// c(1L, 2L): R's integers.
  static void remove_integer_marks(Vector& vector) {
    const bool marked = std::all_of(vector.cells.begin(), vector.cells.end(), [](const Cell& cell) {
      return !cell.quoted && cell.text.size() > 1 && cell.text.ends_with('L') &&
             parse_number(cell.text.substr(0, cell.text.size() - 1)).form == NumberForm::finite;
    });
    if (!marked) return;
    for (Cell& cell : vector.cells) cell.text.remove_suffix(1);
  }

  /// factor(c("spam", "ham"), levels = c("ham", "spam")) says the order of the classes, and
  /// structure(c(2L, 1L), levels = c("ham", "spam")) holds positions of levels.
  void apply_levels(std::size_t i, Vector& vector) {
    const auto shaped = shaped_by_.find(i);
    if (shaped == shaped_by_.end()) return;
    const bool positions = last_part(node(shaped->second).function) == "structure";
    for (std::size_t argument = node(shaped->second).first; argument != 0;
         argument = node(argument).next) {
      if (node(argument).name != "levels" && node(argument).name != ".Label") continue;
      each_child(argument, [&](std::size_t level) { vector.levels.push_back(node(level).cell); });
      if (!positions) continue;
      for (Cell& cell : vector.cells) {
        const Number position = parse_number(cell.text);
        const double last = static_cast<double>(vector.levels.size());
        if (position.form != NumberForm::finite || position.value < 1 || position.value > last)
          continue;
        cell.text = vector.levels[static_cast<std::size_t>(position.value) - 1].text;
        cell.quoted = true;
      }
    }
  }

  InputError nested(std::size_t i) const {
    return source_.error(ErrorCode::nested_too_deep,
                         {source_.text().substr(node(i).cell.offset, 1), node(i).cell.offset},
                         Expected::vectors_or_matrix);
  }

  /// Rows of a list of lists, or of a MATLAB matrix.
  Result<Grid> grid_of(std::size_t i) {
    Grid grid;
    grid.bracketed = true;
    if (has_rows(i)) {
      for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
        if (node(child).new_row) grid.end_row();
        if (!is_scalar(child)) return nested(child);
        grid.add(node(child).cell);
      }
      grid.end_row();
      return grid;
    }
    const bool by_columns = last_part(node(i).function) == "cbind";
    std::vector<Vector> rows;
    for (std::size_t child = node(i).first; child != 0; child = node(child).next) {
      if (is_scalar(child)) {
        if (!node(child).name.empty()) continue;
        return source_.error(
            ErrorCode::ragged_rows, node(child).cell, Expected::equal_rows,
            {{"found", "1"},
             {"expected", std::to_string(rows.empty() ? 2 : rows[0].cells.size())}});
      }
      const std::size_t inner = unwrapped(child);
      if (error_) return *error_;
      for (std::size_t entry = node(inner).first; entry != 0; entry = node(entry).next) {
        if (!is_scalar(entry) && !scalar_in(entry)) return nested(entry);
      }
      auto row = vector_of(inner, node(child).name);
      if (error_) return *error_;
      if (!row || row->cells.empty())
        return source_.error(ErrorCode::empty_brackets, node(inner).cell,
                             Expected::vectors_or_matrix);
      if (!rows.empty() && row->cells.size() != rows[0].cells.size() && node(i).children != 2) {
        const Cell& place = row->cells.size() > rows[0].cells.size()
                                ? row->cells[rows[0].cells.size()]
                                : row->cells.back();
        return source_.error(ErrorCode::ragged_rows, place, Expected::equal_rows,
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

  /// rbind(ham = c(20, 5), spam = c(10, 15)): a row, or a column, for each class. Two may be called
  /// True and False, but not true and predicted.
  static bool are_classes(const std::vector<Vector>& vectors) {
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

  static std::vector<Cell> names_of(const std::vector<Vector>& vectors) {
    std::vector<Cell> names;
    for (const Vector& vector : vectors) names.push_back({vector.name, vector.place.offset});
    return names;
  }

  /// "ham = [20, 5]", "spam = [10, 15]": so are lists of counts that have the classes' names.
  static bool are_rows_of_counts(const std::vector<Vector>& vectors) {
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

  std::optional<std::size_t> dimension(std::size_t call, std::string_view name,
                                       std::size_t position) const {
    std::size_t unnamed = 0;
    for (std::size_t child = node(call).first; child != 0; child = node(child).next) {
      if (node(child).name.empty() ? unnamed++ != position : node(child).name != name) continue;
      if (!is_scalar(child)) return std::nullopt;
      std::string_view text = node(child).cell.text;
      if (text.ends_with('L')) text.remove_suffix(1);
      const Number number = parse_number(text);
      constexpr double largest = 1e6;
      if (number.form == NumberForm::finite && number.value >= 1 && number.value <= largest)
        return static_cast<std::size_t>(number.value);
    }
    return std::nullopt;
  }

  std::size_t argument(std::size_t call, std::string_view name) const {
    for (std::size_t child = node(call).first; child != 0; child = node(child).next) {
      if (node(child).name == name) return child;
    }
    return 0;
  }

  /// R's matrix(c(…), nrow = 2), array(c(…), dim = c(2, 2)) and structure(c(…), dim = c(2L, 2L)).
  std::optional<Result<Grid>> shaped_grid(std::size_t value) {
    const auto shaped = shaped_by_.find(value);
    if (shaped == shaped_by_.end() || !all_scalars(value)) return std::nullopt;
    const std::size_t call = shaped->second;
    std::optional<std::size_t> rows, columns;
    if (last_part(node(call).function) == "matrix") {
      rows = dimension(call, "nrow", 1);
      columns = dimension(call, "ncol", 2);
    } else if (const std::size_t dim = argument(call, "dim"); dim != 0 && !is_scalar(dim)) {
      rows = dimension(dim, "", 0);
      columns = dimension(dim, "", 1);
    }
    const std::size_t size = node(value).children;
    if (!rows && !columns) return std::nullopt;
    if (!rows) rows = size / *columns;
    if (!columns) columns = size / *rows;
    if (*rows * *columns != size) {
      return source_.error(
          ErrorCode::ragged_rows, node(value).cell, Expected::equal_rows,
          {{"found", std::to_string(size)}, {"expected", std::to_string(*rows * *columns)}});
    }
    const std::size_t by_row_argument = argument(call, "byrow");
    const bool by_row = by_row_argument != 0 && node(by_row_argument).cell.text.starts_with("T");
    const auto entries = vector_of(value, {});
    if (!entries) return std::nullopt;
    const std::vector<Cell>& cells = entries->cells;
    std::vector<Vector> names;
    if (const std::size_t dimnames = argument(call, "dimnames");
        dimnames != 0 && !is_scalar(dimnames)) {
      std::size_t list = dimnames;
      while (last_part(node(list).function) == "structure" && node(list).first != 0)
        list = node(list).first;
      for (std::size_t child = node(list).first; child != 0; child = node(child).next) {
        if (auto vector = is_scalar(child) ? std::nullopt : vector_of(child, node(child).name))
          names.push_back(std::move(*vector));
      }
    }
    Grid grid;
    grid.bracketed = true;
    const bool labelled =
        names.size() == 2 && names[0].cells.size() == *rows && names[1].cells.size() == *columns;
    if (labelled) {
      const std::string axes = std::string(names[0].name) + " / " + std::string(names[1].name);
      grid.add({names[0].name.empty() ? std::string_view() : source_.keep(axes),
                node(value).cell.offset, false});
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

  /// Puts the labels around the matrix.
  static Grid labelled(const Grid& grid, const std::vector<Cell>& labels) {
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

  /// Puts names above the columns, where there is one for each.
  static Grid below_names(const Grid& grid, const std::vector<Cell>& names) {
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

  Result<VectorsOrTables> with_labels(Grid grid, const Vector& labels) {
    if (labels.cells.size() != grid.rows()) {
      return source_.error(ErrorCode::label_count, labels.place, Expected::a_label_each,
                           {{"found", std::to_string(labels.cells.size())},
                            {"expected", std::to_string(grid.rows())}});
    }
    return one_table(labelled(grid, labels.cells));
  }

  static Result<VectorsOrTables> from_cases(Result<Data> cases) {
    if (auto* error = std::get_if<InputError>(&cases)) return std::move(*error);
    return VectorsOrTables(std::move(std::get<Data>(cases)));
  }

  Result<VectorsOrTables> from_grid(Result<Grid> grid) const {
    if (auto* error = std::get_if<InputError>(&grid)) return std::move(*error);
    return one_table(std::move(std::get<Grid>(grid)));
  }

  static VectorsOrTables one_table(Grid grid) {
    std::vector<NamedGrid> tables(1);
    tables[0].grid = std::move(grid);
    return tables;
  }

  /// Tables with their names, e.g. the one-hot matrices of truth and prediction.
  Result<VectorsOrTables> several_tables(const std::vector<std::size_t>& values,
                                         const std::vector<std::string_view>& names,
                                         const Vector* labels) {
    std::vector<NamedGrid> tables;
    for (std::size_t k = 0; k < values.size(); ++k) {
      auto shaped = shaped_grid(values[k]);
      auto grid = shaped ? std::move(*shaped) : grid_of(values[k]);
      if (auto* error = std::get_if<InputError>(&grid)) return std::move(*error);
      tables.push_back({names[k], place_of(values[k]), std::move(std::get<Grid>(grid))});
    }
    if (labels != nullptr) tables[0].grid = below_names(tables[0].grid, labels->cells);
    return VectorsOrTables(std::move(tables));
  }

  /// pandas' {"columns": ["a", "b"], "index": [0, 1], "data": [[1, 0], [1, 1]]}
  std::optional<Result<VectorsOrTables>> read_split_frame(std::size_t object) {
    return read_frame(object, argument(object, "data"));
  }

  std::optional<Result<VectorsOrTables>> read_frame(std::size_t object, std::size_t data) {
    const std::size_t columns = argument(object, "columns");
    if (columns == 0 || data == 0 || is_scalar(data) || node(columns).children == 0)
      return std::nullopt;
    auto read = grid_of(data);
    if (auto* error = std::get_if<InputError>(&read)) return std::move(*error);
    const Grid& rows = std::get<Grid>(read);
    const auto names = vector_of(columns, {});
    if (!names || rows.rows() == 0 || names->cells.size() != rows.row(0).size())
      return std::nullopt;
    std::vector<Cell> row_names;
    if (const std::size_t index = argument(object, "index"); index != 0)
      each_child(index, [&](std::size_t child) { row_names.push_back(node(child).cell); });
    const bool are_named = row_names.size() == rows.rows();
    const bool are_numbered = are_named && counts_up({row_names.data(), 1, row_names.size()});
    if (are_numbered) source_.notice(NoticeCode::index_column_skipped, row_names[0].offset);
    Grid grid;
    if (are_named && !are_numbered) grid.add({{}, node(columns).cell.offset});
    for (const Cell& name : names->cells) grid.add(name);
    grid.end_row();
    for (std::size_t r = 0; r < rows.rows(); ++r) {
      if (are_named && !are_numbered) grid.add(row_names[r]);
      for (const Cell& cell : rows.row(r)) grid.add(cell);
      grid.end_row();
    }
    return one_table(std::move(grid));
  }

  /// {"truth": […], "predicted": […]} or {"labels": […], "counts": [[…]]}
  Result<VectorsOrTables> read_object(std::size_t object) {
    if (auto table = read_split_frame(object)) return std::move(*table);
    std::vector<Vector> vectors;
    std::optional<Vector> labels;
    std::vector<std::size_t> matrices;
    std::vector<std::string_view> names;
    for (std::size_t child = node(object).first; child != 0; child = node(child).next) {
      const std::string_view key = node(child).name;
      if (is_scalar(child)) continue;  // a kind, a title, an option
      const std::size_t value = unwrapped(child);
      if (error_) return *error_;
      if (names_classes(key)) {
        labels = vector_of(value, {});
        continue;
      }
      if (is_object(value) && names_score(key)) {
        // {"scores": {"forest": […], "logit": […]}}
        for (std::size_t model = node(value).first; model != 0; model = node(model).next) {
          if (is_scalar(model) || !all_scalars(model)) continue;
          auto vector = vector_of(model, node(model).name);
          if (!vector) continue;
          vector->scores = true;
          vectors.push_back(std::move(*vector));
        }
      } else if (all_scalars(value) && !is_object(value)) {
        if (auto vector = vector_of(value, key)) vectors.push_back(std::move(*vector));
      } else if (!is_object(value)) {
        matrices.push_back(value);
        names.push_back(key);
      }
      if (error_) return *error_;
    }
    // Metrics beside a matrix whose classes are named
    if (matrices.size() == 1 && labels && vectors.size() > 1) {
      const auto is_other = [](const Vector& v) { return role_of(v.name) == Role::none; };
      const auto first = std::find_if(vectors.begin(), vectors.end(), is_other);
      if (first != vectors.end())
        source_.notice(NoticeCode::columns_ignored, first->place.offset,
                       {{"names", excerpt_of(first->name)}});
      std::erase_if(vectors, is_other);
    }
    if (matrices.size() == 1 && vectors.size() == 1) {
      auto table = grid_of(matrices[0]);
      if (labels) vectors.push_back(*labels);
      if (labels) vectors.back().name = "labels";
      if (const auto* grid = std::get_if<Grid>(&table)) {
        if (auto data = probabilities_of(vectors, *grid, names[0]))
          return from_cases(std::move(*data));
      }
      if (labels) vectors.pop_back();
    }
    if (!matrices.empty() && vectors.size() < 2) {
      const bool one_hot =
          vectors.empty() && std::any_of(names.begin(), names.end(), [](auto name) {
            return role_of(name) == Role::truth || role_of(name) == Role::predicted;
          });
      if (one_hot && matrices.size() > 1)
        return several_tables(matrices, names, labels ? &*labels : nullptr);
      auto grid = grid_of(matrices[0]);
      if (auto* error = std::get_if<InputError>(&grid)) return *error;
      return labels ? with_labels(std::move(std::get<Grid>(grid)), *labels)
                    : from_grid(std::move(grid));
    }
    // Other arrays beside a truth and a prediction are left aside.
    const auto named = [&](Role role) {
      const auto found = std::find_if(vectors.begin(), vectors.end(),
                                      [role](const Vector& v) { return role_of(v.name) == role; });
      return found == vectors.end() ? std::optional<Column>()
                                    : Column{found->cells.data(), 1, found->cells.size()};
    };
    const std::optional<Column> truth = named(Role::truth), predicted = named(Role::predicted);
    if (truth && predicted) {
      std::erase_if(vectors, [&](const Vector& v) {
        const Role role = role_of(v.name);
        if (role == Role::none && names_prediction(v.name))
          return !is_label_like({v.cells.data(), 1, v.cells.size()}, *truth, *predicted);
        return role == Role::none || role == Role::score;
      });
    }
    if (labels && (reads_distributions() ||
                   (vectors.size() == 1 && labels->cells.size() == vectors[0].cells.size()))) {
      vectors.insert(vectors.begin(), std::move(*labels));
      labels.reset();
    }
    if (vectors.size() < 2 && !reads_distributions())
      return source_.error(ErrorCode::json_shape, place_of(object), Expected::truth_and_predicted);
    auto cases = cases_of(source_, options_, surroundings_, vectors);
    if (auto* data = std::get_if<Data>(&cases); data != nullptr && labels) {
      if (auto* columns = std::get_if<LabelColumns>(data)) {
        std::vector<std::string> order;
        for (const Cell& label : labels->cells) order.emplace_back(label.text);
        columns->labels = std::move(order);
      }
    }
    return from_cases(std::move(cases));
  }

  /// A truth beside a table with a row per case and a column per class or model; a list of the
  /// classes names the columns.
  std::optional<Result<Data>> probabilities_of(const std::vector<Vector>& vectors, const Grid& grid,
                                               std::string_view table_name) const {
    if (grid.rows() == 0) return std::nullopt;
    const Vector* classes = nullptr;
    std::vector<NamedColumn> columns;
    const bool truth_is_named = std::any_of(vectors.begin(), vectors.end(), [](const Vector& v) {
      return role_of(v.name) == Role::truth && !names_classes(v.name);
    });
    for (const Vector& vector : vectors) {
      if (vectors.size() > 1 && names_classes(vector.name) &&
          vector.cells.size() == grid.row(0).size() &&
          (truth_is_named || vector.cells.size() != grid.rows())) {
        classes = &vector;
      } else {
        columns.push_back(column_of(source_, vector));
      }
    }
    if (columns.empty() || columns[0].column.size != grid.rows()) return std::nullopt;
    const std::size_t width = grid.row(0).size();
    for (std::size_t r = 1; r < grid.rows(); ++r) {
      if (grid.row(r).size() != width) return std::nullopt;
    }
    // Names beside a square are those of its rows and columns.
    const bool square = grid.rows() == width;
    const Role role = role_of(table_name);
    const bool named = names_score(table_name) || role == Role::predicted ||
                       role_of(columns[0].name.text) == Role::truth;
    if (square && !(named && !names_classes(columns[0].name.text))) return std::nullopt;
    for (std::size_t c = 0; c < width; ++c) {
      Cell name = classes != nullptr ? classes->cells[c] : Cell{{}, grid.row(0)[c].offset};
      columns.push_back(
          {name, {grid.row(0).data() + c, width, grid.rows()}, names_score(table_name)});
    }
    return read_scores(source_, options_, columns);
  }

  Cell place_of(std::size_t i) const {
    const std::size_t offset = node(i).cell.offset;
    return {line_from(source_.text(), offset), offset, false};
  }

  /// An object on each of several lines.
  bool are_json_lines() const {
    for (std::size_t i = nodes_[0].first; i != 0; i = nodes_[i].next) {
      if (node(i).bracket != '{' || !node(i).name.empty() || !is_object(i)) return false;
    }
    return nodes_[0].children > 1;
  }

  /// [{"truth": "a", "predicted": "b"}, …] as a table with the first object's keys for a header.
  Result<VectorsOrTables> read_objects(std::size_t list) {
    const std::size_t first = node(list).first;
    Grid grid;
    std::vector<std::string_view> keys;
    constexpr std::size_t most_keys = 100;
    for (std::size_t child = node(first).first; child != 0 && keys.size() < most_keys;
         child = node(child).next) {
      keys.push_back(node(child).name);
      grid.add({node(child).name, node(first).cell.offset, true});
    }
    grid.end_row();
    for (std::size_t object = first; object != 0; object = node(object).next) {
      if (!is_object(object))
        return source_.error(ErrorCode::json_shape, place_of(object), Expected::objects_alike);
      for (std::string_view key : keys) {
        const std::size_t value = argument(object, key);
        if (value != 0 && !is_scalar(value))
          return source_.error(ErrorCode::json_shape, place_of(value), Expected::objects_alike);
        grid.add(value == 0 ? Cell{{}, node(object).cell.offset, false} : node(value).cell);
      }
      grid.end_row();
    }
    return one_table(std::move(grid));
  }

  Result<VectorsOrTables> read_one(std::size_t value) {
    if (auto grid = shaped_grid(value)) return from_grid(std::move(*grid));
    if (is_object(value)) return read_object(value);
    if (all_scalars(value) && !has_rows(value)) {
      if (auto grid = grid_of_lines(value)) return one_table(std::move(*grid));
      auto vector = reads_distributions() ? vector_of(value, value_names_[0]) : std::nullopt;
      if (vector) return from_cases(cases_of(source_, options_, surroundings_, {*vector}));
      return source_.error(ErrorCode::one_vector, place_of(value), Expected::two_vectors);
    }
    if (error_) return *error_;
    if (is_object(node(value).first)) return read_objects(value);
    auto grid = grid_of(value);
    if (std::holds_alternative<InputError>(grid)) return from_grid(std::move(grid));
    // Two rows of labels are two vectors, even of two entries each.
    const Grid& rows = std::get<Grid>(grid);
    if (rows.rows() == 2) {
      const bool matrix = options_.kind != Kind::labels && rows.row(0).size() == 2 &&
                          rows.row(1).size() == 2 && all_numbers(rows);
      if (!matrix && options_.kind != Kind::matrix &&
          !(rows.row(0).size() == 3 && rows.row(1).size() == 3)) {
        std::vector<Vector> vectors;
        std::size_t child = node(value).first;
        for (std::size_t r = 0; r < 2; ++r) {
          const auto row = rows.row(r);
          vectors.push_back({child != 0 ? node(child).name : std::string_view(),
                             {row.begin(), row.end()},
                             row[0]});
          if (child != 0) child = node(child).next;
        }
        return from_cases(cases_of(source_, options_, surroundings_, vectors));
      }
    }
    return from_grid(std::move(grid));
  }

  static bool all_numbers(const Grid& grid) {
    for (std::size_t r = 0; r < grid.rows(); ++r) {
      for (const Cell& cell : grid.row(r)) {
        if (parse_number(cell.text).form == NumberForm::none && !is_missing(cell.text))
          return false;
      }
    }
    return true;
  }

  /// MATLAB's rows may be separated by line breaks alone: as many lines as each has entries.
  std::optional<Grid> grid_of_lines(std::size_t value) const {
    Grid grid;
    grid.bracketed = true;
    std::size_t end_of_last = 0;
    bool any_break = false;
    for (std::size_t child = node(value).first; child != 0; child = node(child).next) {
      const Cell& cell = node(child).cell;
      if (end_of_last > 0 && cell.offset > end_of_last &&
          source_.text().substr(end_of_last, cell.offset - end_of_last).find_first_of("\n\r") !=
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

  Result<VectorsOrTables> read_several(const std::vector<std::size_t>& values) {
    std::vector<Vector> vectors;
    std::vector<std::size_t> tables;
    std::vector<std::string_view> table_names;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const std::size_t value = values[k];
      if (is_object(value)) {
        return source_.error(ErrorCode::json_syntax, place_of(value), Expected::one_value);
      }
      const bool table = (has_rows(value) && !is_column(value)) || shaped_grid(value);
      auto vector = table ? std::nullopt : vector_of(value, value_names_[k]);
      if (error_) return *error_;
      if (vector) {
        vectors.push_back(std::move(*vector));
      } else {
        tables.push_back(value);
        table_names.push_back(value_names_[k]);
      }
    }
    if (tables.empty() && are_rows_of_counts(vectors)) {
      Grid grid;
      grid.bracketed = true;
      for (const Vector& row : vectors) {
        for (const Cell& cell : row.cells) grid.add(cell);
        grid.end_row();
      }
      return from_grid(labelled(grid, names_of(vectors)));
    }
    if (tables.empty()) return from_cases(cases_of(source_, options_, surroundings_, vectors));
    if (tables.size() > 1) {
      const bool classes = vectors.size() == 1 && names_classes(vectors[0].name);
      return several_tables(tables, table_names, classes ? vectors.data() : nullptr);
    }
    auto shaped = shaped_grid(tables[0]);
    auto grid = shaped ? std::move(*shaped) : grid_of(tables[0]);
    if (std::holds_alternative<InputError>(grid)) return from_grid(std::move(grid));
    if (auto data = probabilities_of(vectors, std::get<Grid>(grid), table_names[0]))
      return from_cases(std::move(*data));
    if (vectors.size() == 1) return with_labels(std::move(std::get<Grid>(grid)), vectors[0]);
    return source_.error(ErrorCode::several_tables, place_of(tables[0]), Expected::one_table,
                         {{"found", std::to_string(values.size())}});
  }

  /// [1; 2; 2]
  bool is_column(std::size_t value) const {
    for (std::size_t child = node(value).first; child != 0; child = node(child).next) {
      if (child != node(value).first && !node(child).new_row) return false;
    }
    return true;
  }

  Source& source_;
  const ReadOptions& options_;
  const Surroundings& surroundings_;
  const std::vector<Node>& nodes_;
  std::vector<std::string_view> value_names_;
  std::unordered_map<std::size_t, std::size_t> shaped_by_;  ///< a value's matrix(…) or structure(…)
  std::optional<InputError> error_;
};

/// The number in R's line index `[13]` at the start of a line; 0 where there is none.
std::size_t line_index(std::string_view line, std::size_t& length) {
  if (line.size() < 3 || line[0] != '[') return 0;
  std::size_t i = 1, index = 0;
  while (i < line.size() && is_digit(line[i]) && i < 10) {
    index = index * 10 + static_cast<std::size_t>(line[i] - '0');
    ++i;
  }
  if (i == 1 || i >= line.size() || line[i] != ']') return 0;
  length = i + 1;
  return length < line.size() && is_blank(line[length]) ? index : 0;
}

/// Whether a line begins with the index `[13,]` of a row.
bool is_row_of_column(std::string_view line, std::size_t& length) {
  std::size_t i = 1;
  while (i < line.size() && is_digit(line[i])) ++i;
  if (line[0] != '[' || i == 1 || !line.substr(i).starts_with(",] ")) return false;
  length = i + 2;
  return true;
}

}  // namespace

Result<VectorsOrTables> read_values(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, const Literal& literal) {
  return Reader(source, options, surroundings, literal).read();
}

bool has_printed_vectors(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  std::size_t length = 0;
  return line_index(text.substr(begin, line_end(text, begin) - begin), length) == 1;
}

Result<Data> read_printed_vectors(Source& source, const ReadOptions& options,
                                  const Surroundings& surroundings) {
  const std::string_view text = source.text();
  std::vector<Vector> vectors;
  std::size_t next_name = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = next_line(text, end);
    if (line.empty()) continue;
    std::size_t position = static_cast<std::size_t>(line.data() - text.data());
    std::size_t length = 0;
    // A matrix of one column: [,1] above [1,] 0.5
    const bool starts_column = line == "[,1]";
    const std::size_t index = line_index(line, length);
    if (starts_column) length = line.size();
    if (!starts_column && index == 0 && !is_row_of_column(line, length))
      return source.error(ErrorCode::unexpected_text, {line, position},
                          Expected::vectors_or_matrix);
    if (index == 1 || starts_column) {
      vectors.push_back({{}, {}, {line, position, false}});
      while (next_name < surroundings.names.size() &&
             surroundings.names[next_name].offset < position) {
        vectors.back().name = surroundings.names[next_name++].text;
      }
    }
    if (vectors.empty())
      return source.error(ErrorCode::shortened_print, {line, position}, Expected::complete_data);
    for (position += length; position < end;) {
      if (is_blank(text[position])) {
        ++position;
        continue;
      }
      const bool quoted = text[position] == '"';
      std::size_t stop = position + 1;
      if (quoted) {
        while (stop < end && text[stop] != '"') stop += text[stop] == '\\' ? 2 : 1;
        if (stop >= end)
          return source.error(ErrorCode::unclosed_quote,
                              {text.substr(position, end - position), position},
                              Expected::closing_quote);
        vectors.back().cells.push_back(
            {text.substr(position + 1, stop - position - 1), position, true});
        position = stop + 1;
      } else {
        while (stop < end && !is_blank(text[stop])) ++stop;
        vectors.back().cells.push_back({text.substr(position, stop - position), position, false});
        position = stop;
      }
    }
  }
  return cases_of(source, options, surroundings, vectors);
}

}  // namespace deconfuse
