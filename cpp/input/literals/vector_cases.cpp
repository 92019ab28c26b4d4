#include "input/literals/vector_cases.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <variant>

#include "data/labels.hpp"
#include "data/word_list.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// Truth, predictions and perhaps weights, in any order that their names allow.
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
  const Vector* groups = nullptr;
  std::vector<const Vector*> others;
  const Vector* classes = nullptr;
  // `labels` are the true labels, unless another list is named as the truth.
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
    } else if (groups == nullptr && vectors.size() > 2 &&
               (names_folds(vector.name) || (truth_is_named && names_groups(vector.name)))) {
      groups = &vector;
    } else if (role != Role::index || vectors.size() == 2) {
      others.push_back(&vector);
    }
  }
  // Scores beside predicted classes are ignored, as in a table.
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
  const auto classifies = [&](const Vector* other) {
    return is_prediction(other) ||
           is_label_like(column_of(source, *other).column, column_of(source, *truth).column,
                         column_of(source, *predicted).column);
  };
  // Several lists without names may hold anything.
  const bool are_named =
      others.size() < 2 || std::none_of(vectors.begin(), vectors.end(),
                                        [](const Vector& vector) { return vector.name.empty(); });
  if (!are_named || !std::all_of(others.begin(), others.end(), classifies)) {
    return source.error(ErrorCode::three_vectors, others.front()->place, Expected::two_vectors,
                        {{"found", std::to_string(vectors.size())}});
  }
  if (truth == nullptr || predicted == nullptr)
    return source.error(ErrorCode::one_vector, vectors[0].place, Expected::two_vectors);
  if (truth > predicted) source.notice(NoticeCode::predicted_first, predicted->place.offset);
  CaseColumns columns;
  columns.truth = column_of(source, *truth).column;
  columns.predicted = column_of(source, *predicted).column;
  if (!others.empty()) {
    std::vector<std::string_view> names = {predicted->name};
    for (const Vector* other : others) {
      names.push_back(other->name);
      columns.others.push_back(column_of(source, *other).column);
    }
    columns.models = model_names(names);
  }
  if (groups != nullptr) {
    columns.groups = column_of(source, *groups).column;
    columns.groups_are_folds = names_folds(groups->name);
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
  // Sets the order of the classes, unless the levels have other names, or blanks inside R's levels
  // have split one into several.
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

}  // namespace

bool names_classes(std::string_view name) {
  static constexpr std::string_view names[] = {
      "labels",     "classes",    "class_names", "class_labels", "label_names",
      "classNames", "names",      "levels",      "target_names", "classLabels",
      "labelNames", "categories", "clases",      "nombres",      "etiquetas"};
  return is_one_of(name, names);
}

NamedColumn column_of(const Source& source, const Vector& vector) {
  Cell name = vector.place;
  name.text = vector.name;
  // A name that is a piece of the text, and not composed, has an offset of its own.
  const std::string_view text = source.text();
  const std::less<> before;
  if (!before(name.text.data(), text.data()) && before(name.text.data(), text.data() + text.size()))
    name.offset = static_cast<std::size_t>(name.text.data() - text.data());
  return {name, {vector.cells.data(), 1, vector.cells.size()}, vector.scores};
}

Result<Data> cases_of_vectors(Source& source, const ReadOptions& options,
                              const Surroundings& surroundings,
                              const std::vector<Vector>& vectors) {
  std::vector<NamedColumn> columns;
  for (const Vector& vector : vectors) columns.push_back(column_of(source, vector));
  if (options.kind == Kind::distributions) return read_distributions(source, options, columns);
  if (auto ratings = read_ratings(source, options, columns)) return std::move(*ratings);
  if (auto scores = read_scores(source, options, columns)) return std::move(*scores);
  if (options.kind && *options.kind != Kind::labels && *options.kind != Kind::matrix)
    return other_kind(source, *options.kind, vectors.empty() ? Cell{} : vectors[0].place);
  auto labels = labels_of(source, options, surroundings, vectors);
  if (auto* error = std::get_if<InputError>(&labels)) return std::move(*error);
  return Data(std::move(std::get<LabelColumns>(labels)));
}

std::optional<Result<Data>> probabilities_of(Source& source, const ReadOptions& options,
                                             const std::vector<Vector>& vectors, const Grid& grid,
                                             std::string_view table_name) {
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
      columns.push_back(column_of(source, vector));
    }
  }
  if (columns.empty() || columns[0].column.size != grid.rows()) return std::nullopt;
  const std::size_t width = grid.row(0).size();
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    if (grid.row(r).size() != width) return std::nullopt;
  }
  // Names beside a square table are those of its rows and columns.
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
  return read_scores(source, options, columns);
}

}  // namespace deconfuse
