#include "input/score_columns.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "data/labels.hpp"
#include "data/probability_rows.hpp"
#include "input/cases.hpp"
#include "input/counts.hpp"
#include "input/names.hpp"
#include "input/number.hpp"
#include "input/score_numbers.hpp"
#include "input/spellings.hpp"

namespace deconfuse {
namespace {

/// Rows to look at before columns are taken for what they seem to be.
constexpr std::size_t rows_looked_at = 1000;

/// More whole numbers than this are no labels beside a truth of two classes.
constexpr std::size_t most_labels = 20;

struct CandidateColumn : NamedColumn {
  Role role = Role::none;
  NumberProfile profile;
};

Column start_of(const Column& column) {
  return {column.first, column.stride, std::min(column.size, rows_looked_at)};
}

/// Different labels among the first rows, in the order of labels.
std::vector<std::string> labels_in(const Column& column) {
  std::unordered_set<std::string_view> spellings;
  std::vector<std::string> labels;
  const Column start = start_of(column);
  for (std::size_t i = 0; i < start.size; ++i) {
    if (!is_absent(start[i]) && spellings.insert(start[i].text).second)
      labels.push_back(canonical_label(start[i].text));
  }
  sort_labels(labels);
  return labels;
}

using Labels = std::unordered_set<std::string>;

using ColumnList = std::vector<const CandidateColumn*>;

/// Whether at least half of the first rows sum to 1, roughly.
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

/// The classes of columns, by their names; none where these name no classes of the truth.
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
    const Labels known(candidates->begin(), candidates->end());
    const auto matched = static_cast<std::size_t>(
        std::count_if(labels.begin(), labels.end(),
                      [&](const std::string& label) { return known.contains(label); }));
    if (matched == labels.size() || matched >= 2) return *candidates;
    if (candidates == &short_names && shortened && matched > 0) return *candidates;
  }
  // proba_0, proba_1 of classes with other names
  bool numbered = shortened && columns.size() == labels.size();
  const bool from_one = !short_names.empty() && short_names[0] == "1";
  for (std::size_t k = 0; k < short_names.size(); ++k)
    numbered = numbered && short_names[k] == std::to_string(k + (from_one ? 1 : 0));
  return numbered ? labels : std::vector<std::string>{};
}

bool is_within_one(const Column& column) {
  const Column start = start_of(column);
  for (std::size_t i = 0; i < start.size; ++i) {
    const double value = parse_number(start[i].text).value;
    if (value < 0 || value > 1) return false;
  }
  return true;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return excerpt_of(text);
}

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
    if (options_.kind && !told()) return std::nullopt;
    if (columns_.size() < 2) {
      if (!told() || columns_.empty()) return std::nullopt;
      return source_.error(ErrorCode::one_column, columns_[0].column[0],
                           Expected::truth_and_scores);
    }
    for (CandidateColumn& column : columns_) {
      if (column.column.size == 0) return std::nullopt;
      column.profile = profile_of(column.column);
    }
    if (auto aggregated = read_aggregated()) return aggregated;
    if (!choose_columns()) return std::nullopt;
    if (auto error = check_lengths()) return *error;
    return read_columns();
  }

 private:
  bool told() const {
    return options_.kind == Kind::scores || options_.kind == Kind::probabilities;
  }

  /// What is neither the truth nor a weight, nor numbers the rows.
  ColumnList other_columns() const {
    ColumnList others;
    for (const CandidateColumn& column : columns_) {
      if (&column != truth_ && &column != weights_ && column.role != Role::index)
        others.push_back(&column);
    }
    return others;
  }

  bool choose_columns() {
    for (const CandidateColumn& column : columns_) {
      if (truth_ == nullptr && column.role == Role::truth && !column.profile.fractional)
        truth_ = &column;
      if (weights_ == nullptr && columns_.size() > 2 && column.profile.mostly &&
          (column.role == Role::weight || column.role == Role::count))
        weights_ = &column;
    }
    const bool truth_is_named = truth_ != nullptr;
    if (!truth_is_named && !choose_truth()) return false;
    ColumnList others = other_columns();
    const auto is_named_score = [](const CandidateColumn* c) { return c->scores; };
    const bool named = std::any_of(others.begin(), others.end(), is_named_score);
    if (!told()) {
      // Predicted classes beside the scores: the classes are what is asked about.
      const bool predicted = std::any_of(others.begin(), others.end(), [](const auto* column) {
        return column->role == Role::predicted && !column->scores && !column->profile.fractional;
      });
      if (predicted) return false;
    }
    ColumnList candidates;
    // A model may be called logit beside one that is called forest: fractions within 0 and 1 alone.
    const bool models =
        named && !told() && std::all_of(others.begin(), others.end(), [](const auto* column) {
          return column->profile.fractional && is_within_one(column->column);
        });
    for (const CandidateColumn* column : others) {
      if (named && !models ? column->scores : column->profile.numeric) candidates.push_back(column);
    }
    if (named && !told())
      std::erase_if(candidates, [](const auto* c) { return !c->profile.mostly; });
    if (candidates.empty() && told()) candidates = others;
    if (candidates.empty()) return false;
    if (!told() && !named && !look_like_scores(candidates, others)) return false;
    numbers_of_ = narrowed_to_classes(std::move(candidates));
    state_ignored(others);
    if (!truth_is_named && numbers_of_[0] < truth_)
      source_.notice(NoticeCode::scores_first, numbers_of_[0]->column[0].offset);
    return true;
  }

  /// The one column that holds labels; where the caller says that there are scores, the first one.
  bool choose_truth() {
    const CandidateColumn* found = nullptr;
    std::size_t found_count = 0;
    const bool any_named_score = std::any_of(columns_.begin(), columns_.end(),
                                             [](const auto& column) { return column.scores; });
    // Words are no scores, so whole numbers beside them may be.
    for (const bool numeric : {false, true}) {
      for (const CandidateColumn& column : columns_) {
        if (&column == weights_ || column.role == Role::index || column.scores ||
            column.profile.fractional || column.profile.numeric != numeric)
          continue;
        if (found_count++ == 0) found = &column;
      }
      if (found_count > 0) break;
    }
    if (found == nullptr && told()) found = &columns_[0];
    if (found == nullptr) return false;
    if (told() || any_named_score) {
      truth_ = found;
      return true;
    }
    if (found_count == 2 && columns_.size() == 2) {
      // Two columns of whole numbers: the one with two values may be the truth.
      const bool second = labels_in(columns_[0].column).size() > 2;
      found = &columns_[second ? 1 : 0];
      if (labels_in(found->column).size() != 2) return false;
    } else if (found_count != 1) {
      return false;
    }
    const std::vector<std::string> labels = labels_in(found->column);
    const std::size_t rows = start_of(found->column).size;
    const std::size_t scores = columns_.size() - 1 - (weights_ != nullptr ? 1 : 0);
    // In a matrix each row has a name of its own, and labels recur.
    const bool recurs = labels.size() < rows || (labels.size() <= 2 && scores == 1);
    const bool few = labels.size() <= 2 || options_.positive || labels.size() == scores ||
                     (!found->profile.numeric && 2 * labels.size() <= rows);
    if (!recurs || !few) return false;
    truth_ = found;
    return true;
  }

  /// Without names that say so: some numbers are not whole, or there are too many for labels.
  bool look_like_scores(const ColumnList& candidates, const ColumnList& others) const {
    const bool fractional = std::any_of(candidates.begin(), candidates.end(),
                                        [](const auto* c) { return c->profile.fractional; });
    if (!fractional && names_probabilities(candidates)) return true;
    if (!fractional) {
      return candidates.size() == 1 && others.size() == 1 &&
             labels_in(truth_->column).size() == 2 &&
             labels_in(candidates[0]->column).size() > most_labels;
    }
    const Column truth = start_of(truth_->column);
    for (const CandidateColumn* column : others) {
      // Predictions, so that the fractions are weights
      if (!column->profile.fractional && is_label_like(start_of(column->column), truth, truth))
        return false;
    }
    // In a table, a normalised matrix has a name and a row for each class, but no names such as
    // P(a).
    const std::size_t rows = truth.size;
    const bool names_rows = truth.stride > 1 && labels_in(truth).size() == rows;
    const bool names_classes = std::any_of(candidates.begin(), candidates.end(), [](const auto* c) {
      return class_of_score(c->name.text).size() < c->name.text.size();
    });
    return names_classes || !(names_rows && candidates.size() > 1 && rows <= candidates.size() + 1);
  }

  /// Sure predictions: p_a and p_b of zeros and ones beside a column that is named for the truth.
  bool names_probabilities(const ColumnList& candidates) const {
    const bool prefixed =
        std::all_of(candidates.begin(), candidates.end(), [](const CandidateColumn* c) {
          const std::string_view name = c->name.text;
          return class_of_score(name).size() < name.size() && (name[0] == 'p' || name[0] == 'P') &&
                 !names_prediction(name);
        });
    return prefixed && truth_->role == Role::truth &&
           !named_classes(candidates, labels_in(truth_->column)).empty() &&
           rows_sum_to_one(candidates);
  }

  /// Columns that are named for classes of the truth, where they alone sum to 1.
  ColumnList narrowed_to_classes(ColumnList candidates) const {
    const std::vector<std::string> in_order = labels_in(truth_->column);
    const Labels labels(in_order.begin(), in_order.end());
    ColumnList classes;
    for (const CandidateColumn* column : candidates) {
      if (labels.contains(canonical_label(column->name.text)) ||
          labels.contains(canonical_label(class_of_score(column->name.text))))
        classes.push_back(column);
    }
    const bool alone =
        classes.size() > 1 && classes.size() < candidates.size() && rows_sum_to_one(classes);
    return alone ? classes : candidates;
  }

  void state_ignored(const ColumnList& others) const {
    std::string names;
    const CandidateColumn* first = nullptr;
    const std::unordered_set<const CandidateColumn*> used(numbers_of_.begin(), numbers_of_.end());
    for (const CandidateColumn* column : others) {
      if (used.contains(column)) continue;
      if (first == nullptr) first = column;
      names += (names.empty() ? "" : ", ") + std::string(column->name.text);
    }
    if (first == nullptr) return;
    const Cell& place = first->name.text.empty() ? first->column[0] : first->name;
    source_.notice(NoticeCode::columns_ignored, place.offset, {{"names", excerpt_of(names)}});
  }

  std::optional<InputError> unequal(const Column& column, const char* name) const {
    const std::size_t size = truth_->column.size;
    if (column.size == size) return std::nullopt;
    const Column& longer = column.size > size ? column : truth_->column;
    return source_.error(ErrorCode::unequal_lengths, longer[std::min(column.size, size)],
                         Expected::equal_lengths,
                         {{"truth", std::to_string(size)}, {name, std::to_string(column.size)}});
  }

  std::optional<InputError> check_lengths() const {
    for (const CandidateColumn* column : numbers_of_) {
      if (auto error = unequal(column->column, "scores")) return error;
    }
    return weights_ != nullptr ? unequal(weights_->column, "weights") : std::nullopt;
  }

  /// Puts the one of two errors first that comes first in the text.
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

  /// The numbers of each column, `no_score` where one is missing.
  std::optional<InputError> read_numbers(const ColumnList& columns,
                                         std::vector<std::vector<double>>& values) {
    for (const CandidateColumn* column : columns) numbers_.see(column->column);
    numbers_.settle();
    std::optional<InputError> error;
    for (const CandidateColumn* column : columns) {
      // After an error only what stands before it matters.
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

  std::optional<InputError> read_truth(std::vector<std::int32_t>& codes,
                                       std::vector<std::string>& names) {
    const Column& truth = truth_->column;
    codes.reserve(truth.size);
    Spellings spellings;
    const Cell* padded = nullptr;
    std::string_view last;
    bool last_quoted = false;
    std::int32_t last_code = -1;
    for (std::size_t i = 0; i < truth.size; ++i) {
      const Cell& cell = truth[i];
      // Most cells spell what the one before them spells.
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
    if (names.size() > maximum_classes) {
      const Labels labels = canonical(names);
      if (labels.size() > maximum_classes)
        return too_many_classes(source_, labels.size(), truth[0]);
    }
    return std::nullopt;
  }

  static Labels canonical(const std::vector<std::string>& names) {
    Labels labels;
    for (const std::string& name : names) labels.insert(canonical_label(name));
    return labels;
  }

  Result<Data> read_columns() {
    std::vector<std::int32_t> truth;
    std::vector<std::string> names;
    std::vector<std::vector<double>> values;
    std::vector<double> weights;
    std::optional<InputError> error = read_truth(truth, names);
    take_earlier(error, read_numbers(numbers_of_, values));
    const bool counts = weights_ != nullptr && weights_->role == Role::count;
    if (weights_ != nullptr) take_earlier(error, read_weights(weights_->column, counts, weights));

    // The rows that are complete
    std::vector<std::size_t> rows;
    std::size_t omitted = 0;
    const Cell* first_omitted = nullptr;
    // Where there is an error already, only what comes before it counts.
    std::size_t size = truth.size();
    for (const auto& list : values) size = std::min(size, list.size());
    if (weights_ != nullptr) size = std::min(size, weights.size());
    for (std::size_t i = 0; i < size; ++i) {
      const Cell* absent = truth[i] < 0 ? &truth_->column[i] : nullptr;
      for (std::size_t k = 0; k < values.size() && absent == nullptr; ++k) {
        if (std::isnan(values[k][i])) absent = &numbers_of_[k]->column[i];
      }
      if (absent == nullptr && !weights.empty() && std::isnan(weights[i]))
        absent = &weights_->column[i];
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
      for (auto& list : values) keep(list);
      row_of_case_ = std::move(rows);
    }
    state_places(truth.size());
    if (counts) {
      source_.notice(NoticeCode::aggregated_rows, truth_->column[0].offset,
                     {{"rows", std::to_string(truth.size())}});
    }
    if (auto classes = classes_of_columns(names)) {
      if (const auto* refused = std::get_if<InputError>(&*classes)) return *refused;
      return probabilities(std::move(names), std::move(truth), std::move(values),
                           std::move(weights),
                           std::move(std::get<std::vector<std::string>>(*classes)));
    }
    ScoreColumns scores;
    scores.names = std::move(names);
    scores.truth = std::move(truth);
    scores.models = model_names_of(numbers_of_);
    scores.scores = std::move(values);
    scores.weights = std::move(weights);
    scores.positive = options_.positive;
    scores.lower_is_positive = options_.lower_is_positive;
    scores.decision_values = options_.decision_values;
    if (scores.models.size() > 1) {
      source_.notice(
          NoticeCode::scores_of_models, place_of(*numbers_of_[0]).offset,
          {{"count", std::to_string(scores.models.size())}, {"names", joined(scores.models)}});
    } else if (!numbers_of_[0]->scores && !numbers_of_[0]->profile.fractional && !told()) {
      source_.notice(NoticeCode::whole_scores, place_of(*numbers_of_[0]).offset);
    }
    return Data(std::move(scores));
  }

  void state_places(std::size_t cases) const {
    if (!source_.keeps_case_offsets() || cases == 0) return;
    for (std::size_t i = 0; i < cases; ++i) source_.add_case(truth_->column[row_of(i)].offset);
    std::vector<std::size_t> first = {truth_->column[row_of(0)].offset};
    for (const CandidateColumn* column : numbers_of_)
      first.push_back(column->column[row_of(0)].offset);
    source_.set_first_case(std::move(first));
  }

  static Cell place_of(const CandidateColumn& column) {
    return column.name.text.empty() ? column.column[0] : column.name;
  }

  /// Of one model the name may be missing; of several none is, and each is another.
  static std::vector<std::string> model_names_of(const ColumnList& columns) {
    std::vector<std::string> names;
    for (const CandidateColumn* column : columns) names.emplace_back(trimmed(column->name.text));
    if (names.size() == 1) return names;
    Labels known, twice;
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

  /// The class of each column of numbers; none where they are scores of models.
  std::optional<Result<std::vector<std::string>>> classes_of_columns(
      const std::vector<std::string>& names) const {
    if (options_.kind == Kind::scores) return std::nullopt;
    std::vector<std::string> labels;
    for (const std::string& name : canonical(names)) labels.push_back(name);
    sort_labels(labels);
    std::vector<std::string> classes = named_classes(numbers_of_, labels);
    const bool as_many = numbers_of_.size() == labels.size();
    const bool probable =
        numbers_of_.size() > 1 && as_many && !labels.empty() &&
        ((labels.size() > 2 && !options_.positive) || rows_sum_to_one(numbers_of_));
    if (classes.empty() && (probable || (as_many && options_.kind == Kind::probabilities)))
      classes = labels;
    if (classes.empty() && options_.kind == Kind::probabilities) {
      return Result<std::vector<std::string>>(source_.error(
          ErrorCode::columns_for_classes, place_of(*numbers_of_[0]), Expected::column_per_class,
          {{"found", std::to_string(numbers_of_.size())},
           {"expected", std::to_string(labels.size())}}));
    }
    if (classes.empty()) return std::nullopt;
    if (classes.size() > maximum_classes) {
      return Result<std::vector<std::string>>(
          too_many_classes(source_, classes.size(), place_of(*numbers_of_[maximum_classes])));
    }
    Labels seen;
    for (std::size_t k = 0; k < classes.size(); ++k) {
      if (!seen.insert(classes[k]).second) {
        return Result<std::vector<std::string>>(
            source_.error(ErrorCode::duplicate_label, numbers_of_[k]->name,
                          Expected::different_labels, {{"label", excerpt_of(classes[k])}}));
      }
    }
    return Result<std::vector<std::string>>(std::move(classes));
  }

  std::size_t row_of(std::size_t i) const { return row_of_case_.empty() ? i : row_of_case_[i]; }

  Result<Data> probabilities(std::vector<std::string> names, std::vector<std::int32_t> truth,
                             const std::vector<std::vector<double>>& values,
                             std::vector<double> weights, std::vector<std::string> classes) {
    const Labels named(classes.begin(), classes.end());
    std::vector<bool> known;
    for (const std::string& name : names) known.push_back(named.contains(canonical_label(name)));
    for (std::size_t i = 0; i < truth.size(); ++i) {
      if (known[static_cast<std::size_t>(truth[i])]) continue;
      const Cell& cell = truth_->column[row_of(i)];
      return source_.error(
          ErrorCode::unknown_label, cell, Expected::class_of_column,
          {{"label", excerpt_of(cell.text)}, {"case", std::to_string(row_of(i) + 1)}});
    }
    const std::size_t width = classes.size();
    ProbabilityColumns result;
    result.probabilities.resize(truth.size() * width);
    for (std::size_t k = 0; k < width; ++k) {
      for (std::size_t i = 0; i < truth.size(); ++i)
        result.probabilities[i * width + k] = values[k][i];
    }
    result.names = std::move(names);
    result.truth = std::move(truth);
    result.labels = std::move(classes);
    result.weights = std::move(weights);
    result.positive = options_.positive;
    result.normalise = options_.normalise;
    result.decision_values = options_.decision_values;
    source_.notice(NoticeCode::probability_columns, place_of(*numbers_of_[0]).offset,
                   {{"labels", joined(result.labels)}});
    if (auto error = check_rows(result)) return *error;
    return Data(std::move(result));
  }

  std::optional<InputError> check_rows(ProbabilityColumns& data) {
    const std::size_t width = data.labels.size(), count = data.truth.size();
    if (count == 0) return std::nullopt;
    const ProbabilityRows rows =
        inspect_probability_rows(data.probabilities, width, data.normalise);
    const auto cell_of = [&](std::size_t r, std::size_t c) -> const Cell& {
      return numbers_of_[c]->column[row_of(r)];
    };
    if (!rows.finite) {
      const auto infinite = std::find_if(data.probabilities.begin(), data.probabilities.end(),
                                         [](double value) { return !std::isfinite(value); });
      const auto at = static_cast<std::size_t>(infinite - data.probabilities.begin());
      return source_.error(ErrorCode::infinite_number, cell_of(at / width, at % width),
                           Expected::finite_number);
    }
    if (data.decision_values) return std::nullopt;
    if (!data.normalise && look_like_decision_values(rows, count)) {
      data.decision_values = true;
      source_.notice(NoticeCode::decision_values, cell_of(0, 0).offset);
      return std::nullopt;
    }
    const Cell& place = cell_of(rows.row, rows.column);
    if (auto error = not_probabilities(source_, rows, place, row_of(rows.row) + 1)) return error;
    // Sums that are off but left as they are state themselves wherever the data come from.
    if (data.normalise && rows.largest_deviation > stated_deviation) {
      source_.notice(NoticeCode::probabilities_normalised, cell_of(rows.deviating_row, 0).offset,
                     {{"difference", text_of_deviation(rows.largest_deviation)}});
    }
    return std::nullopt;
  }

  /// Scores with how many cases of either class have them.
  std::optional<Result<Data>> read_aggregated() {
    if (options_.kind == Kind::probabilities || columns_.size() < 3) return std::nullopt;
    const CandidateColumn* positives = nullptr;
    const CandidateColumn* negatives = nullptr;
    const CandidateColumn* totals = nullptr;
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
      } else if (column.role != Role::index) {
        others.push_back(&column);
      }
    }
    if ((positives == nullptr) + (negatives == nullptr) + (totals == nullptr) > 1 || others.empty())
      return std::nullopt;
    auto score =
        std::find_if(others.begin(), others.end(), [](const auto* c) { return c->scores; });
    if (score == others.end()) score = others.begin();
    const bool is_score = told() || (*score)->scores || names_bin((*score)->name.text) ||
                          (*score)->profile.fractional;
    if (!(*score)->profile.numeric || !is_score) return std::nullopt;
    return aggregated_cases(**score, positives, negatives, totals, others);
  }

  Result<Data> aggregated_cases(const CandidateColumn& score, const CandidateColumn* positives,
                                const CandidateColumn* negatives, const CandidateColumn* totals,
                                const ColumnList& others) {
    truth_ = &score;
    numbers_of_ = {&score};
    state_ignored(others);
    const CandidateColumn* first = positives != nullptr ? positives : totals;
    const CandidateColumn* second = negatives != nullptr ? negatives : totals;
    std::vector<std::vector<double>> values;
    std::vector<double> counts[2];
    std::optional<InputError> error = unequal(first->column, "positives");
    if (!error) error = unequal(second->column, "negatives");
    if (error) return *error;
    error = read_numbers(numbers_of_, values);
    take_earlier(error, read_weights(first->column, true, counts[0]));
    take_earlier(error, read_weights(second->column, true, counts[1]));
    if (error) return *error;
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
      const Cell* absent = std::isnan(values[0][i])   ? &score.column[i]
                           : std::isnan(counts[0][i]) ? &first->column[i]
                           : std::isnan(counts[1][i]) ? &second->column[i]
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
      }
    }
    if (omitted > 0) {
      source_.notice(NoticeCode::missing_omitted, first_omitted->offset,
                     {{"count", std::to_string(omitted)}});
    }
    source_.notice(NoticeCode::aggregated_scores, score.column[0].offset,
                   {{"rows", std::to_string(values[0].size() - omitted)}});
    return Data(std::move(result));
  }

  Source& source_;
  const ReadOptions& options_;
  std::vector<CandidateColumn> columns_;
  ScoreNumbers numbers_;
  const CandidateColumn* truth_ = nullptr;
  const CandidateColumn* weights_ = nullptr;
  ColumnList numbers_of_;                 ///< the columns of scores or probabilities
  std::vector<std::size_t> row_of_case_;  ///< where rows were left out
};

}  // namespace

std::optional<Result<Data>> read_scores(Source& source, const ReadOptions& options,
                                        const std::vector<NamedColumn>& columns) {
  return Reader(source, options, columns).read();
}

}  // namespace deconfuse
