#include "input/scores/probability_columns.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "data/probability_rows.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

std::optional<InputError> check_rows(Source& source, const ColumnList& numbers,
                                     const CompleteRows& complete, ProbabilityColumns& data) {
  const std::size_t width = data.labels.size(), count = data.truth.size();
  if (count == 0) return std::nullopt;
  const ProbabilityRows rows = inspect_probability_rows(data.probabilities, width, data.normalise);
  const auto cell_of = [&](std::size_t r, std::size_t c) -> const Cell& {
    return numbers[c]->column[complete.row_of(r)];
  };
  if (!rows.finite) {
    const auto infinite = std::find_if(data.probabilities.begin(), data.probabilities.end(),
                                       [](double value) { return !std::isfinite(value); });
    const auto at = static_cast<std::size_t>(infinite - data.probabilities.begin());
    return source.error(ErrorCode::infinite_number, cell_of(at / width, at % width),
                        Expected::finite_number);
  }
  if (data.decision_values) return std::nullopt;
  if (!data.normalise && look_like_decision_values(rows, count)) {
    data.decision_values = true;
    source.notice(NoticeCode::decision_values, cell_of(0, 0).offset);
    return std::nullopt;
  }
  const Cell& place = cell_of(rows.row, rows.column);
  if (auto error = not_probabilities(source, rows, place, complete.row_of(rows.row) + 1))
    return error;
  // Sums that are inexact but not normalised are reported by another notice, for data from any
  // source.
  if (data.normalise && rows.largest_deviation > stated_deviation) {
    source.notice(NoticeCode::probabilities_normalised, cell_of(rows.deviating_row, 0).offset,
                  {{"difference", text_of_deviation(rows.largest_deviation)}});
  }
  return std::nullopt;
}

}  // namespace

bool rows_sum_to_one(const ColumnList& columns) {
  constexpr double roughly = 0.01;
  const std::size_t rows = start_of(columns[0]->column).size;
  std::size_t good = 0;
  for (std::size_t r = 0; r < rows; ++r) {
    double sum = 0;
    for (const CandidateColumn* column : columns) {
      if (r >= column->column.size) return false;
      const std::string_view text = column->column[r].text;
      const bool comma = text.find(',') != std::string_view::npos;
      const Number number = parse_number(text, comma ? ',' : '.');
      sum += number.form == NumberForm::percent ? number.value / 100 : number.value;
      if (number.value < 0) sum = -1;
    }
    if (std::fabs(sum - 1) < roughly) ++good;
  }
  return 2 * good >= rows && good > 0;
}

std::vector<std::string> named_classes(const ColumnList& columns,
                                       const std::vector<std::string>& labels) {
  if (columns.size() < 2) return {};
  std::vector<std::string> names, short_names;
  bool shortened = true;
  for (const CandidateColumn* column : columns) {
    const std::string_view name = column->name.text;
    const std::string_view rest = class_of_score(name);
    if (name.empty()) return {};
    shortened = shortened && rest.size() < name.size();
    names.push_back(canonical_label(name));
    short_names.push_back(canonical_label(rest));
  }
  for (const auto* candidates : {&names, &short_names}) {
    const std::set<std::string> known(candidates->begin(), candidates->end());
    const auto matched = static_cast<std::size_t>(
        std::count_if(labels.begin(), labels.end(),
                      [&](const std::string& label) { return known.contains(label); }));
    if (matched == labels.size() || matched >= 2) return *candidates;
    if (candidates == &short_names && shortened && matched > 0) return *candidates;
  }
  // Numbered columns, proba_0 and proba_1, of classes with other names.
  bool numbered = shortened && columns.size() == labels.size();
  const bool from_one = !short_names.empty() && short_names[0] == "1";
  for (std::size_t k = 0; k < short_names.size(); ++k)
    numbered = numbered && short_names[k] == std::to_string(k + (from_one ? 1 : 0));
  return numbered ? labels : std::vector<std::string>{};
}

std::set<std::string> distinct_labels(const std::vector<std::string>& names) {
  std::set<std::string> labels;
  for (const std::string& name : names) labels.insert(canonical_label(name));
  return labels;
}

std::optional<Result<std::vector<std::string>>> classes_of_columns(
    const Source& source, const ReadOptions& options, const ColumnList& numbers,
    const std::vector<std::string>& names) {
  if (options.kind == Kind::scores) return std::nullopt;
  std::vector<std::string> labels;
  for (const std::string& name : distinct_labels(names)) labels.push_back(name);
  sort_labels(labels);
  std::vector<std::string> classes = named_classes(numbers, labels);
  const bool as_many = numbers.size() == labels.size();
  const bool probable = numbers.size() > 1 && as_many && !labels.empty() &&
                        ((labels.size() > 2 && !options.positive) || rows_sum_to_one(numbers));
  if (classes.empty() && (probable || (as_many && options.kind == Kind::probabilities)))
    classes = labels;
  if (classes.empty() && options.kind == Kind::probabilities) {
    return Result<std::vector<std::string>>(source.error(
        ErrorCode::columns_for_classes, place_of(*numbers[0]), Expected::column_per_class,
        {{"found", std::to_string(numbers.size())}, {"expected", std::to_string(labels.size())}}));
  }
  if (classes.empty()) return std::nullopt;
  if (classes.size() > maximum_classes) {
    return Result<std::vector<std::string>>(
        too_many_classes(source, classes.size(), place_of(*numbers[maximum_classes])));
  }
  std::set<std::string> seen;
  for (std::size_t k = 0; k < classes.size(); ++k) {
    if (!seen.insert(classes[k]).second) {
      return Result<std::vector<std::string>>(
          source.error(ErrorCode::duplicate_label, numbers[k]->name, Expected::different_labels,
                       {{"label", excerpt_of(classes[k])}}));
    }
  }
  return Result<std::vector<std::string>>(std::move(classes));
}

Result<Data> probabilities_of_rows(Source& source, const ReadOptions& options,
                                   const ScoreRoles& roles, CompleteRows rows,
                                   std::vector<std::string> classes) {
  const std::set<std::string> named(classes.begin(), classes.end());
  std::vector<bool> known;
  for (const std::string& name : rows.names) known.push_back(named.contains(canonical_label(name)));
  for (std::size_t i = 0; i < rows.truth.size(); ++i) {
    if (known[static_cast<std::size_t>(rows.truth[i])]) continue;
    const Cell& cell = roles.truth->column[rows.row_of(i)];
    return source.error(
        ErrorCode::unknown_label, cell, Expected::class_of_column,
        {{"label", excerpt_of(cell.text)}, {"case", std::to_string(rows.row_of(i) + 1)}});
  }
  const std::size_t width = classes.size();
  ProbabilityColumns result;
  result.probabilities.resize(rows.truth.size() * width);
  for (std::size_t k = 0; k < width; ++k) {
    for (std::size_t i = 0; i < rows.truth.size(); ++i)
      result.probabilities[i * width + k] = rows.values[k][i];
  }
  result.names = std::move(rows.names);
  result.truth = std::move(rows.truth);
  result.labels = std::move(classes);
  result.weights = std::move(rows.weights);
  result.grouping = std::move(rows.grouping);
  result.positive = options.positive;
  result.normalise = options.normalise;
  result.decision_values = options.decision_values;
  source.notice(NoticeCode::probability_columns, place_of(*roles.numbers[0]).offset,
                {{"labels", excerpt_of_names(result.labels)}});
  if (auto error = check_rows(source, roles.numbers, rows, result)) return *error;
  return Data(std::move(result));
}

}  // namespace deconfuse
