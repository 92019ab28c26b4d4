#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/literals/bracketed_tables.hpp"
#include "input/literals/bracketed_values.hpp"
#include "input/literals/class_list.hpp"
#include "input/literals/objects.hpp"
#include "input/literals/vector_cases.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Surroundings& surroundings,
         const Literal& literal)
      : source_(source), options_(options), surroundings_(surroundings), values_(source, literal) {}

  Result<VectorsOrTables> read() {
    if (are_json_lines(values_)) return read_objects(source_, values_, 0);
    std::vector<std::size_t> values;
    std::optional<InputError> uncomputed;
    std::size_t calls = 0, first_call = 0;
    for (std::size_t i = values_.node(0).first; i != 0; i = values_.node(i).next) {
      // pd.DataFrame([[50, 2], [3, 45]], index=["a", "b"], columns=["a", "b"])
      if (values_.node(0).children == 1 && last_part(values_.node(i).function) == "DataFrame" &&
          values_.node(i).first != 0 && !values_.is_scalar(values_.node(i).first)) {
        if (auto table = read_frame(source_, values_, i, values_.node(i).first))
          return std::move(*table);
      }
      const std::size_t value = values_.unwrapped(i);
      if (values_.error()) {
        if (calls++ == 0) {
          first_call = values_.node(i).cell.offset;
          uncomputed = values_.error();
        }
        values_.forget_error();
        continue;
      }
      values.push_back(value);
      value_names_.push_back(values_.node(i).name);
      if (values_.node(value).children == 0)
        return source_.error(ErrorCode::empty_brackets, values_.node(value).cell,
                             Expected::vectors_or_matrix);
    }
    // y_true = […], y_pred = […], confusion_matrix(y_true, y_pred): the call needs no value.
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
  Result<VectorsOrTables> read_one(std::size_t value) {
    if (auto grid = shaped_grid(source_, values_, value)) return from_grid(std::move(*grid));
    if (values_.is_object(value))
      return read_object(source_, options_, surroundings_, values_, value);
    if (values_.all_scalars(value) && !values_.has_rows(value)) {
      if (auto grid = grid_of_lines(source_, values_, value)) return one_table(std::move(*grid));
      auto vector = options_.kind == Kind::distributions ? values_.vector_of(value, value_names_[0])
                                                         : std::nullopt;
      if (vector) return from_cases(cases_of_vectors(source_, options_, surroundings_, {*vector}));
      return source_.error(ErrorCode::one_vector, values_.place_of(value), Expected::two_vectors);
    }
    if (values_.error()) return *values_.error();
    if (values_.is_object(values_.node(value).first)) return read_objects(source_, values_, value);
    auto grid = grid_of(source_, values_, value);
    if (std::holds_alternative<InputError>(grid)) return from_grid(std::move(grid));
    // Two rows of labels are two vectors, even with two entries each.
    const Grid& rows = std::get<Grid>(grid);
    if (rows.rows() == 2) {
      const bool matrix = options_.kind != Kind::labels && rows.row(0).size() == 2 &&
                          rows.row(1).size() == 2 && all_numbers(rows);
      if (!matrix && options_.kind != Kind::matrix &&
          !(rows.row(0).size() == 3 && rows.row(1).size() == 3)) {
        std::vector<Vector> vectors;
        std::size_t child = values_.node(value).first;
        for (std::size_t r = 0; r < 2; ++r) {
          const auto row = rows.row(r);
          vectors.push_back({child != 0 ? values_.node(child).name : std::string_view(),
                             {row.begin(), row.end()},
                             row[0]});
          if (child != 0) child = values_.node(child).next;
        }
        return from_cases(cases_of_vectors(source_, options_, surroundings_, vectors));
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

  Result<VectorsOrTables> read_several(const std::vector<std::size_t>& values) {
    std::vector<Vector> vectors;
    std::vector<std::size_t> tables;
    std::vector<std::string_view> table_names;
    std::vector<std::size_t> lists;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const std::size_t value = values[k];
      if (values_.is_object(value)) {
        return source_.error(ErrorCode::json_syntax, values_.place_of(value), Expected::one_value);
      }
      const bool table = (values_.has_rows(value) && !values_.is_column(value)) ||
                         shaped_grid(source_, values_, value);
      auto vector = table ? std::nullopt : values_.vector_of(value, value_names_[k]);
      if (values_.error()) return *values_.error();
      if (vector) {
        vectors.push_back(std::move(*vector));
        lists.push_back(value);
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
    if (auto table = tables.empty() ? listed_rows(vectors, lists) : std::nullopt)
      return std::move(*table);
    if (tables.empty())
      return from_cases(cases_of_vectors(source_, options_, surroundings_, vectors));
    if (tables.size() > 1) {
      const bool classes = vectors.size() == 1 && names_classes(vectors[0].name);
      return several_tables(source_, values_, tables, table_names,
                            classes ? vectors.data() : nullptr);
    }
    auto shaped = shaped_grid(source_, values_, tables[0]);
    auto grid = shaped ? std::move(*shaped) : grid_of(source_, values_, tables[0]);
    if (std::holds_alternative<InputError>(grid)) return from_grid(std::move(grid));
    if (auto data =
            probabilities_of(source_, options_, vectors, std::get<Grid>(grid), table_names[0]))
      return from_cases(std::move(*data));
    if (vectors.size() == 1) {
      if (is_class_list(source_, values_, lists[0], tables[0], vectors[0]))
        return with_labels(source_, std::get<Grid>(grid), vectors[0]);
      const Cell& place = vectors[0].place;
      source_.notice(
          NoticeCode::columns_ignored, place.offset,
          {{"names", excerpt_of(vectors[0].name.empty() ? place.text : vectors[0].name)}});
      return from_grid(std::move(grid));
    }
    return source_.error(ErrorCode::several_tables, values_.place_of(tables[0]),
                         Expected::one_table, {{"found", std::to_string(values.size())}});
  }

  /// Rows after hyphens in YAML, as many as each has entries, perhaps with the labels above:
  ///
  ///   labels: [ham, spam]
  ///   matrix:
  ///     - [61, 4]
  ///     - [7, 48]
  std::optional<Result<VectorsOrTables>> listed_rows(const std::vector<Vector>& vectors,
                                                     const std::vector<std::size_t>& lists) {
    Grid grid;
    grid.bracketed = true;
    const Vector* labels = nullptr;
    for (std::size_t k = 0; k < vectors.size(); ++k) {
      const std::size_t begin = values_.node(lists[k]).cell.offset;
      if (trimmed(source_.before_on_line(begin)) != "-") {
        if (labels != nullptr || !names_classes(vectors[k].name)) return std::nullopt;
        labels = &vectors[k];
        continue;
      }
      for (const Cell& cell : vectors[k].cells) {
        if (!reads_as_number(cell.text)) return std::nullopt;
        grid.add(cell);
      }
      grid.end_row();
    }
    if (grid.rows() < 2 || (grid.rows() == 2 && labels == nullptr)) return std::nullopt;
    for (std::size_t r = 0; r < grid.rows(); ++r)
      if (grid.row(r).size() != grid.rows()) return std::nullopt;
    return labels != nullptr ? with_labels(source_, grid, *labels) : one_table(std::move(grid));
  }

  Source& source_;
  const ReadOptions& options_;
  const Surroundings& surroundings_;
  BracketedValues values_;
  std::vector<std::string_view> value_names_;
};

}  // namespace

Result<VectorsOrTables> read_values(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, const Literal& literal) {
  return Reader(source, options, surroundings, literal).read();
}

}  // namespace deconfuse
