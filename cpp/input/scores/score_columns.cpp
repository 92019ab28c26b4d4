#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/scores/probability_columns.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/scores/score_roles.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const std::vector<NamedColumn>& columns)
      : source_(source), options_(options), numbers_(source, options) {
    for (const NamedColumn& column : columns) {
      columns_.push_back({column, role_of(column.name.text), {}});
      columns_.back().scores = column.scores || names_score(column.name.text);
    }
  }

  std::optional<Result<Data>> read() {
    if (options_.kind && !asks_for_scores(options_)) return std::nullopt;
    if (columns_.size() < 2) {
      if (!asks_for_scores(options_) || columns_.empty()) return std::nullopt;
      return source_.error(ErrorCode::one_column, columns_[0].column[0],
                           Expected::truth_and_scores);
    }
    for (CandidateColumn& column : columns_) {
      if (column.column.size == 0) return std::nullopt;
      column.profile = profile_of(column.column);
    }
    if (auto aggregated = read_aggregated()) return aggregated;
    auto roles = find_score_roles(source_, options_, columns_);
    if (!roles) return std::nullopt;
    roles_ = std::move(*roles);
    if (auto error = check_lengths()) return *error;
    return read_columns();
  }

 private:
  std::optional<InputError> unequal(const Column& column, const char* name) const {
    const std::size_t size = roles_.truth->column.size;
    if (column.size == size) return std::nullopt;
    const Column& longer = column.size > size ? column : roles_.truth->column;
    return source_.error(ErrorCode::unequal_lengths, longer[std::min(column.size, size)],
                         Expected::equal_lengths,
                         {{"truth", std::to_string(size)}, {name, std::to_string(column.size)}});
  }

  std::optional<InputError> check_lengths() const {
    for (const CandidateColumn* column : roles_.numbers) {
      if (auto error = unequal(column->column, "scores")) return error;
    }
    if (roles_.groups != nullptr) {
      if (auto error = unequal(roles_.groups->column, "groups")) return error;
    }
    return roles_.weights != nullptr ? unequal(roles_.weights->column, "weights") : std::nullopt;
  }

  /// Keeps the error that comes first in the text.
  static void take_earlier(std::optional<InputError>& error, std::optional<InputError> other) {
    if (!other) return;
    if (!error || other->line < error->line ||
        (other->line == error->line && other->column < error->column))
      error = std::move(other);
  }

  InputError missing(const Cell& cell) const {
    return source_.error(ErrorCode::missing_value, cell,
                         cell.quoted ? Expected::label : Expected::value);
  }

  /// Reads the numbers of each column; a missing one becomes `no_score`.
  std::optional<InputError> read_numbers(const ColumnList& columns,
                                         std::vector<std::vector<double>>& values) {
    for (const CandidateColumn* column : columns) numbers_.see(column->column);
    numbers_.settle();
    std::optional<InputError> error;
    for (const CandidateColumn* column : columns) {
      // After an error, only rows before it matter.
      Column rows = column->column;
      if (error) rows.size = std::min(rows.size, values.back().size());
      values.emplace_back();
      if (auto earlier = numbers_.read(rows, values.back())) error = std::move(earlier);
    }
    if (!error) numbers_.finish();
    return error;
  }

  std::optional<InputError> read_weights(const Column& column, bool counts,
                                         std::vector<double>& weights) {
    CountReader reader(source_, options_);
    for (std::size_t i = 0; i < column.size; ++i) reader.see(column[i]);
    if (auto error = reader.settle()) return error;
    const bool whole = counts && !options_.fractional;
    weights.reserve(column.size);
    for (std::size_t i = 0; i < column.size; ++i) {
      if (is_absent(column[i])) {
        weights.push_back(no_score);
        continue;
      }
      const Result<double> weight = reader.read(
          column[i], whole, whole ? ErrorCode::negative_count : ErrorCode::negative_weight,
          ErrorCode::not_a_number);
      if (const auto* error = std::get_if<InputError>(&weight)) return *error;
      weights.push_back(std::get<double>(weight));
    }
    return std::nullopt;
  }

  /// Reads the labels as codes; −1 if one is missing.
  std::optional<InputError> read_labels(const Column& labels, std::vector<std::int32_t>& codes,
                                        std::vector<std::string>& names) {
    codes.reserve(labels.size);
    Spellings spellings;
    const Cell* padded = nullptr;
    std::string_view last;
    bool last_quoted = false;
    std::int32_t last_code = -1;
    for (std::size_t i = 0; i < labels.size; ++i) {
      const Cell& cell = labels[i];
      // Most cells repeat the cell above.
      if (last_code >= 0 && cell.text == last && cell.quoted == last_quoted && !cell.padded) {
        codes.push_back(last_code);
        continue;
      }
      if (is_absent(cell)) {
        codes.push_back(-1);
        continue;
      }
      if (!cell.quoted && is_ellipsis(cell.text))
        return source_.error(ErrorCode::shortened_print, cell, Expected::complete_data);
      if (padded == nullptr && has_outer_blanks(cell)) padded = &cell;
      last = cell.text;
      last_quoted = cell.quoted;
      last_code = spellings.code_of(last);
      codes.push_back(last_code);
    }
    if (padded != nullptr) {
      source_.notice(NoticeCode::labels_trimmed, padded->offset,
                     {{"label", canonical_label(padded->text)}});
    }
    names = std::move(spellings.names());
    return std::nullopt;
  }

  std::optional<InputError> read_truth(std::vector<std::int32_t>& codes,
                                       std::vector<std::string>& names) {
    const Column& truth = roles_.truth->column;
    if (auto error = read_labels(truth, codes, names)) return error;
    if (names.size() > maximum_classes) {
      const auto labels = distinct_labels(names);
      if (labels.size() > maximum_classes)
        return too_many_classes(source_, labels.size(), truth[0]);
    }
    return std::nullopt;
  }

  std::optional<InputError> read_groups(std::optional<Grouping>& grouping) {
    if (roles_.groups == nullptr) return std::nullopt;
    grouping = Grouping{names_folds(roles_.groups->name.text), {}, {}};
    if (auto error = read_labels(roles_.groups->column, grouping->of_case, grouping->names))
      return error;
    return state_groups(source_, *grouping, roles_.groups->column[0]);
  }

  Result<Data> read_columns() {
    CompleteRows complete;
    std::vector<std::int32_t>& truth = complete.truth;
    std::vector<std::vector<double>>& values = complete.values;
    std::vector<double>& weights = complete.weights;
    std::optional<InputError> error = read_truth(truth, complete.names);
    take_earlier(error, read_numbers(roles_.numbers, values));
    take_earlier(error, read_groups(complete.grouping));
    const bool counts = roles_.weights != nullptr && roles_.weights->role == Role::count;
    if (roles_.weights != nullptr)
      take_earlier(error, read_weights(roles_.weights->column, counts, weights));

    // Numbers of the complete rows.
    std::vector<std::size_t> rows;
    std::size_t omitted = 0;
    const Cell* first_omitted = nullptr;
    // After an error, only rows before it count.
    std::size_t size = truth.size();
    for (const auto& list : values) size = std::min(size, list.size());
    if (roles_.weights != nullptr) size = std::min(size, weights.size());
    if (complete.grouping) size = std::min(size, complete.grouping->of_case.size());
    for (std::size_t i = 0; i < size; ++i) {
      const Cell* absent = truth[i] < 0 ? &roles_.truth->column[i] : nullptr;
      for (std::size_t k = 0; k < values.size() && absent == nullptr; ++k) {
        if (std::isnan(values[k][i])) absent = &roles_.numbers[k]->column[i];
      }
      if (absent == nullptr && complete.grouping && complete.grouping->of_case[i] < 0)
        absent = &roles_.groups->column[i];
      if (absent == nullptr && !weights.empty() && std::isnan(weights[i]))
        absent = &roles_.weights->column[i];
      if (absent == nullptr) {
        if (omitted > 0) rows.push_back(i);
        continue;
      }
      if (options_.missing == Missing::refuse) {
        take_earlier(error, missing(*absent));
        break;
      }
      if (omitted++ == 0) {
        first_omitted = absent;
        for (std::size_t k = 0; k < i; ++k) rows.push_back(k);
      }
    }
    if (error) return *error;
    if (omitted > 0) {
      source_.notice(NoticeCode::missing_omitted, first_omitted->offset,
                     {{"count", std::to_string(omitted)}});
      const auto keep = [&rows](auto& list) {
        if (list.empty()) return;
        for (std::size_t i = 0; i < rows.size(); ++i) list[i] = list[rows[i]];
        list.resize(rows.size());
      };
      keep(truth);
      keep(weights);
      if (complete.grouping) keep(complete.grouping->of_case);
      for (auto& list : values) keep(list);
      complete.row_of_case = std::move(rows);
    }
    state_places(complete);
    if (counts) {
      source_.notice(NoticeCode::aggregated_rows, roles_.truth->column[0].offset,
                     {{"rows", std::to_string(truth.size())}});
    }
    if (auto classes = classes_of_columns(source_, options_, roles_.numbers, complete.names)) {
      if (const auto* refused = std::get_if<InputError>(&*classes)) return *refused;
      return probabilities_of_rows(source_, options_, roles_, std::move(complete),
                                   std::move(std::get<std::vector<std::string>>(*classes)));
    }
    ScoreColumns scores;
    scores.names = std::move(complete.names);
    scores.truth = std::move(truth);
    scores.models = model_names_of(roles_.numbers);
    scores.scores = std::move(values);
    scores.weights = std::move(weights);
    scores.grouping = std::move(complete.grouping);
    scores.positive = options_.positive;
    scores.lower_is_positive = options_.lower_is_positive;
    scores.decision_values = options_.decision_values;
    if (scores.models.size() > 1) {
      source_.notice(NoticeCode::scores_of_models, place_of(*roles_.numbers[0]).offset,
                     {{"count", std::to_string(scores.models.size())},
                      {"names", excerpt_of_names(scores.models)}});
    } else if (!roles_.numbers[0]->scores && !roles_.numbers[0]->profile.fractional &&
               !asks_for_scores(options_)) {
      source_.notice(NoticeCode::whole_scores, place_of(*roles_.numbers[0]).offset);
    }
    return Data(std::move(scores));
  }

  void state_places(const CompleteRows& rows) const {
    if (!source_.keeps_case_offsets() || rows.truth.empty()) return;
    const Column& truth = roles_.truth->column;
    for (std::size_t i = 0; i < rows.truth.size(); ++i)
      source_.add_case(truth[rows.row_of(i)].offset);
    std::vector<std::size_t> first = {truth[rows.row_of(0)].offset};
    for (const CandidateColumn* column : roles_.numbers)
      first.push_back(column->column[rows.row_of(0)].offset);
    source_.set_first_case(std::move(first));
  }

  /// The names of the models. The name of a single model may be missing; several models have
  /// distinct names.
  static std::vector<std::string> model_names_of(const ColumnList& columns) {
    std::vector<std::string> names;
    for (const CandidateColumn* column : columns) names.emplace_back(trimmed(column->name.text));
    if (names.size() == 1) return names;
    std::set<std::string> known, twice;
    for (const std::string& name : names) {
      if (!known.insert(name).second) twice.insert(name);
    }
    std::size_t number = 0;
    for (std::string& name : names) {
      ++number;
      if (!name.empty() && !twice.contains(name)) continue;
      while (known.contains("model " + std::to_string(number))) ++number;
      name = "model " + std::to_string(number);
    }
    return names;
  }

  /// Scores with the number of cases of each class.
  std::optional<Result<Data>> read_aggregated() {
    if (options_.kind == Kind::probabilities || columns_.size() < 3) return std::nullopt;
    const CandidateColumn* positives = nullptr;
    const CandidateColumn* negatives = nullptr;
    const CandidateColumn* totals = nullptr;
    const CandidateColumn* groups = nullptr;
    ColumnList others;
    for (const CandidateColumn& column : columns_) {
      const std::string_view name = column.name.text;
      if (column.role == Role::truth) return std::nullopt;
      if (positives == nullptr && is_positives(name)) {
        positives = &column;
      } else if (negatives == nullptr && is_negatives(name)) {
        negatives = &column;
      } else if (totals == nullptr && (is_total(name) || column.role == Role::count)) {
        totals = &column;
      } else if (groups == nullptr && holds_groups(column)) {
        groups = &column;
      } else if (column.role != Role::index) {
        others.push_back(&column);
      }
    }
    if ((positives == nullptr) + (negatives == nullptr) + (totals == nullptr) > 1 || others.empty())
      return std::nullopt;
    auto score =
        std::find_if(others.begin(), others.end(), [](const auto* c) { return c->scores; });
    if (score == others.end()) score = others.begin();
    const bool is_score = asks_for_scores(options_) || (*score)->scores ||
                          names_bin((*score)->name.text) || (*score)->profile.fractional;
    if (!(*score)->profile.numeric || !is_score) return std::nullopt;
    roles_.groups = groups;
    return aggregated_cases(**score, positives, negatives, totals, others);
  }

  Result<Data> aggregated_cases(const CandidateColumn& score, const CandidateColumn* positives,
                                const CandidateColumn* negatives, const CandidateColumn* totals,
                                const ColumnList& others) {
    roles_.truth = &score;
    roles_.numbers = {&score};
    state_ignored(source_, others, roles_.numbers);
    const CandidateColumn* first = positives != nullptr ? positives : totals;
    const CandidateColumn* second = negatives != nullptr ? negatives : totals;
    std::vector<std::vector<double>> values;
    std::vector<double> counts[2];
    std::optional<InputError> error = unequal(first->column, "positives");
    if (!error) error = unequal(second->column, "negatives");
    if (!error && roles_.groups != nullptr) error = unequal(roles_.groups->column, "groups");
    if (error) return *error;
    std::optional<Grouping> grouping;
    error = read_numbers(roles_.numbers, values);
    take_earlier(error, read_weights(first->column, true, counts[0]));
    take_earlier(error, read_weights(second->column, true, counts[1]));
    take_earlier(error, read_groups(grouping));
    if (error) return *error;
    std::vector<std::int32_t> group_of_row;
    if (grouping) group_of_row = std::exchange(grouping->of_case, {});
    ScoreColumns result;
    result.names = {"1", "0"};
    result.models.emplace_back(trimmed(score.name.text));
    result.scores.emplace_back();
    result.positive = options_.positive ? options_.positive : "1";
    result.lower_is_positive = options_.lower_is_positive;
    result.decision_values = options_.decision_values;
    std::size_t omitted = 0;
    const Cell* first_omitted = nullptr;
    for (std::size_t i = 0; i < values[0].size(); ++i) {
      const Cell* absent = std::isnan(values[0][i])          ? &score.column[i]
                           : std::isnan(counts[0][i])        ? &first->column[i]
                           : std::isnan(counts[1][i])        ? &second->column[i]
                           : grouping && group_of_row[i] < 0 ? &roles_.groups->column[i]
                                                             : nullptr;
      if (absent != nullptr && options_.missing == Missing::refuse) return missing(*absent);
      if (absent != nullptr) {
        if (omitted++ == 0) first_omitted = absent;
        continue;
      }
      double of_class[2] = {counts[0][i], counts[1][i]};
      if (positives == nullptr) of_class[0] = counts[0][i] - counts[1][i];
      if (negatives == nullptr) of_class[1] = counts[1][i] - counts[0][i];
      for (std::int32_t k = 0; k < 2; ++k) {
        if (of_class[k] < 0) {
          return source_.error(ErrorCode::more_than_total,
                               k == 0 ? second->column[i] : first->column[i],
                               Expected::at_most_total);
        }
        if (of_class[k] == 0) continue;
        result.truth.push_back(k);
        result.scores[0].push_back(values[0][i]);
        result.weights.push_back(of_class[k]);
        if (grouping) grouping->of_case.push_back(group_of_row[i]);
      }
    }
    if (omitted > 0) {
      source_.notice(NoticeCode::missing_omitted, first_omitted->offset,
                     {{"count", std::to_string(omitted)}});
    }
    source_.notice(NoticeCode::aggregated_scores, score.column[0].offset,
                   {{"rows", std::to_string(values[0].size() - omitted)}});
    result.grouping = std::move(grouping);
    return Data(std::move(result));
  }

  Source& source_;
  const ReadOptions& options_;
  std::vector<CandidateColumn> columns_;
  ScoreNumbers numbers_;
  ScoreRoles roles_;
};

}  // namespace

std::optional<Result<Data>> read_scores(Source& source, const ReadOptions& options,
                                        const std::vector<NamedColumn>& columns) {
  return Reader(source, options, columns).read();
}

}  // namespace deconfuse
