#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid), width_(grid.row(grid.rows() - 1).size()) {}

  Result<Data> read() {
    first_ = has_header() ? 1 : 0;
    if (first_ == grid_.rows())
      return source_.error(ErrorCode::header_only, grid_.row(0)[0], Expected::rows_of_labels);
    for (std::size_t r = first_; r < grid_.rows(); ++r) {
      const std::size_t found = grid_.row(r).size();
      if (found != width_) return unequal_row(source_, grid_, r, found, width_);
    }
    const auto truths = columns_of(Role::truth), predictions = columns_of(Role::predicted);
    const auto scores = columns_of(Role::score), counts = columns_of(Role::count);
    const auto weights = columns_of(Role::weight);
    const auto groups = columns_of(Role::group), folds = columns_of(Role::fold);
    const auto models = columns_of(Role::model);
    if (truths.size() != 1 || predictions.size() + scores.size() == 0 ||
        counts.size() + weights.size() > 1 || groups.size() + folds.size() + models.size() > 1)
      return source_.error(ErrorCode::columns_needed, grid_.row(0)[0],
                           Expected::truth_and_predictions);
    if (first_ == 1) state_header();
    if (predictions.empty()) {
      std::vector<NamedColumn> columns = scores;
      for (NamedColumn& column : columns) column.scores = true;
      columns.insert(columns.begin(), named(truths[0], "truth"));
      if (!counts.empty()) columns.push_back(named(counts[0], "count"));
      if (!weights.empty()) columns.push_back(named(weights[0], "weight"));
      if (!groups.empty()) columns.push_back(named(groups[0], "group"));
      if (!folds.empty()) columns.push_back(named(folds[0], "fold"));
      if (!models.empty()) columns.push_back(named(models[0], "group"));
      if (auto data = read_scores(source_, options_, columns)) return std::move(*data);
      return source_.error(ErrorCode::columns_needed, grid_.row(0)[0],
                           Expected::truth_and_predictions);
    }
    CaseColumns columns;
    columns.truth = truths[0].column;
    columns.predicted = predictions[0].column;
    if (predictions.size() > 1) {
      std::vector<std::string_view> names;
      for (const NamedColumn& prediction : predictions) names.push_back(prediction.name.text);
      columns.models = model_names(names);
      for (auto other = predictions.begin() + 1; other != predictions.end(); ++other)
        columns.others.push_back(other->column);
    }
    columns.groups_are_folds = !folds.empty();
    columns.groups_are_models = !models.empty();
    for (const auto* given : {&groups, &folds, &models}) {
      if (!given->empty()) columns.groups = (*given)[0].column;
    }
    columns.weights_are_counts = !counts.empty();
    for (const auto* given : {&counts, &weights}) {
      if (!given->empty()) columns.weights = (*given)[0].column;
    }
    return as_data(read_cases(source_, options_, columns));
  }

 private:
  Role role_of_column(std::size_t c) const {
    return c < options_.columns.size() ? options_.columns[c] : Role::none;
  }

  /// Whether the first row names the columns: one of them has its name there, or a word above
  /// numbers, or no label of the first row recurs.
  bool has_header() const {
    if (options_.header) return *options_.header;
    const auto header = grid_.row(0);
    if (header.size() != width_) return true;
    bool recurs = false;
    for (std::size_t c = 0; c < width_; ++c) {
      const Role role = role_of_column(c);
      if (role == Role::none) continue;
      const bool of_labels = role == Role::truth || role == Role::predicted ||
                             role == Role::group || role == Role::fold || role == Role::model;
      const bool of_numbers = !of_labels;
      if (of_numbers && !reads_as_number(header[c].text)) return true;
      if (!of_numbers && role_of(header[c].text) == role) return true;
      for (std::size_t r = 1; r < grid_.rows() && !recurs; ++r)
        recurs = c < grid_.row(r).size() && grid_.row(r)[c].text == header[c].text;
    }
    return !recurs;
  }

  void state_header() {
    if (options_.header) return;
    source_.notice(NoticeCode::header_used, grid_.row(0)[0].offset,
                   {{"names", excerpt_of_names(grid_.row(0), &Cell::text)}});
  }

  static NamedColumn named(NamedColumn column, std::string_view name) {
    column.name.text = name;
    return column;
  }

  std::vector<NamedColumn> columns_of(Role role) const {
    std::vector<NamedColumn> columns;
    const auto header = grid_.row(0);
    // A column without a name before the others holds the names of the rows.
    const std::size_t missing = width_ - std::min(width_, header.size());
    for (std::size_t c = 0; c < width_; ++c) {
      if (role_of_column(c) != role) continue;
      NamedColumn column;
      if (first_ == 1 && c >= missing) column.name = header[c - missing];
      column.column = {grid_.row(first_).data() + c, width_, grid_.rows() - first_};
      columns.push_back(column);
    }
    return columns;
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  std::size_t width_;
  std::size_t first_ = 0;
};

}  // namespace

Result<Data> read_chosen_columns(Source& source, const ReadOptions& options, const Grid& grid) {
  ReadOptions told = options;
  const auto& columns = options.columns;
  const bool predicts = std::find(columns.begin(), columns.end(), Role::predicted) != columns.end();
  if (predicts) told.kind = Kind::labels;
  return Reader(source, told, grid).read();
}

}  // namespace deconfuse
