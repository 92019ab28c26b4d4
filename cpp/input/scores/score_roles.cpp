#include "input/scores/score_roles.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "input/kinds/cases.hpp"
#include "input/scores/probability_columns.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

/// Maximum number of different whole numbers that can be labels beside a truth of two classes.
constexpr std::size_t most_labels = 20;

/// Different labels among the first rows, sorted.
std::vector<std::string> labels_in(const Column& column) {
  std::set<std::string_view> spellings;
  std::vector<std::string> labels;
  const Column start = start_of(column);
  for (std::size_t i = 0; i < start.size; ++i) {
    if (!is_absent(start[i]) && spellings.insert(start[i].text).second)
      labels.push_back(canonical_label(start[i].text));
  }
  sort_labels(labels);
  return labels;
}

bool is_within_one(const Column& column) {
  const Column start = start_of(column);
  for (std::size_t i = 0; i < start.size; ++i) {
    const double value = parse_number(start[i].text).value;
    if (value < 0 || value > 1) return false;
  }
  return true;
}

class Finder {
 public:
  Finder(Source& source, const ReadOptions& options, const std::vector<CandidateColumn>& columns)
      : source_(source), options_(options), columns_(columns) {}

  std::optional<ScoreRoles> find() {
    for (const CandidateColumn& column : columns_) {
      if (roles_.truth == nullptr && column.role == Role::truth && !column.profile.fractional)
        roles_.truth = &column;
      if (roles_.weights == nullptr && columns_.size() > 2 && column.profile.mostly &&
          (column.role == Role::weight || column.role == Role::count))
        roles_.weights = &column;
    }
    const bool truth_is_named = roles_.truth != nullptr;
    find_groups();
    if (!truth_is_named && !choose_truth()) return std::nullopt;
    ColumnList others = other_columns();
    const auto is_named_score = [](const CandidateColumn* c) { return c->scores; };
    const bool named = std::any_of(others.begin(), others.end(), is_named_score);
    if (!asks_for_scores(options_)) {
      // Beside predicted classes the scores are not read, since the question is about the classes.
      const bool predicted = std::any_of(others.begin(), others.end(), [](const auto* column) {
        return column->role == Role::predicted && !column->scores && !column->profile.fractional;
      });
      if (predicted) return std::nullopt;
    }
    ColumnList candidates;
    // A name such as "logit" may be that of a model beside "forest", if all columns are fractions
    // from 0 to 1.
    const bool models = named && !asks_for_scores(options_) &&
                        std::all_of(others.begin(), others.end(), [](const auto* column) {
                          return column->profile.fractional && is_within_one(column->column);
                        });
    for (const CandidateColumn* column : others) {
      if (named && !models ? column->scores : column->profile.numeric) candidates.push_back(column);
    }
    if (named && !asks_for_scores(options_))
      std::erase_if(candidates, [](const auto* c) { return !c->profile.mostly; });
    if (candidates.empty() && asks_for_scores(options_)) candidates = others;
    if (candidates.empty()) return std::nullopt;
    if (!asks_for_scores(options_) && !named && !look_like_scores(candidates, others))
      return std::nullopt;
    roles_.numbers = narrowed_to_classes(std::move(candidates));
    state_ignored(source_, others, roles_.numbers);
    if (!truth_is_named && roles_.numbers[0] < roles_.truth)
      source_.notice(NoticeCode::scores_first, roles_.numbers[0]->column[0].offset);
    return std::move(roles_);
  }

 private:
  /// Chooses a column of folds, or of groups beside a truth, if a column of scores remains.
  void find_groups() {
    constexpr std::size_t fewest = 3;
    if (columns_.size() < fewest) return;
    for (const CandidateColumn& column : columns_) {
      if (&column == roles_.truth || !holds_groups(column)) continue;
      if (!names_folds(column.name.text) && !has_truth_beside(column)) continue;
      roles_.groups = &column;
      return;
    }
  }

  bool has_truth_beside(const CandidateColumn& groups) const {
    return roles_.truth != nullptr ||
           std::any_of(columns_.begin(), columns_.end(), [&](const CandidateColumn& column) {
             return &column != &groups && &column != roles_.weights && !column.scores &&
                    !column.profile.fractional && column.role != Role::index;
           });
  }

  /// The columns that are no truth, weights, groups or row numbers.
  ColumnList other_columns() const {
    ColumnList others;
    for (const CandidateColumn& column : columns_) {
      if (&column != roles_.truth && &column != roles_.weights && &column != roles_.groups &&
          column.role != Role::index)
        others.push_back(&column);
    }
    return others;
  }

  /// Chooses as truth the one column of labels; if the caller says that there are scores, the first
  /// such column.
  bool choose_truth() {
    const CandidateColumn* found = nullptr;
    std::size_t found_count = 0;
    const bool any_named_score = std::any_of(columns_.begin(), columns_.end(),
                                             [](const auto& column) { return column.scores; });
    // Words are never scores; whole numbers beside them may be.
    for (const bool numeric : {false, true}) {
      for (const CandidateColumn& column : columns_) {
        if (&column == roles_.weights || &column == roles_.groups || column.role == Role::index ||
            column.scores || column.profile.fractional || column.profile.numeric != numeric)
          continue;
        if (found_count++ == 0) found = &column;
      }
      if (found_count > 0) break;
    }
    if (found == nullptr && asks_for_scores(options_)) found = &columns_[0];
    if (found == nullptr) return false;
    if (asks_for_scores(options_) || any_named_score) {
      roles_.truth = found;
      return true;
    }
    if (found_count == 2 && columns_.size() == 2) {
      // Of two columns of whole numbers, the one with two values may be the truth.
      const bool second = labels_in(columns_[0].column).size() > 2;
      found = &columns_[second ? 1 : 0];
      if (labels_in(found->column).size() != 2) return false;
    } else if (found_count != 1) {
      return false;
    }
    const std::vector<std::string> labels = labels_in(found->column);
    const std::size_t rows = start_of(found->column).size;
    const std::size_t scores = columns_.size() - 1 - (roles_.weights != nullptr ? 1 : 0) -
                               (roles_.groups != nullptr ? 1 : 0);
    // In a matrix the names of rows are distinct; labels recur.
    const bool recurs = labels.size() < rows || (labels.size() <= 2 && scores == 1);
    const bool few = labels.size() <= 2 || options_.positive || labels.size() == scores ||
                     (!found->profile.numeric && 2 * labels.size() <= rows);
    if (!recurs || !few) return false;
    roles_.truth = found;
    return true;
  }

  /// Whether numbers without names of scores are scores: some are not whole, or they have too many
  /// values for labels.
  bool look_like_scores(const ColumnList& candidates, const ColumnList& others) const {
    const bool fractional = std::any_of(candidates.begin(), candidates.end(),
                                        [](const auto* c) { return c->profile.fractional; });
    if (!fractional && names_probabilities(candidates)) return true;
    if (!fractional) {
      return candidates.size() == 1 && others.size() == 1 &&
             labels_in(roles_.truth->column).size() == 2 &&
             labels_in(candidates[0]->column).size() > most_labels;
    }
    const Column truth = start_of(roles_.truth->column);
    for (const CandidateColumn* column : others) {
      // Another column holds predictions, so the fractions are weights.
      if (!column->profile.fractional && is_label_like(start_of(column->column), truth, truth))
        return false;
    }
    // A normalised matrix in a table has a named row for each class, but no names such as P(a).
    const std::size_t rows = truth.size;
    const bool names_rows = truth.stride > 1 && labels_in(truth).size() == rows;
    const bool names_classes = std::any_of(candidates.begin(), candidates.end(), [](const auto* c) {
      return class_of_score(c->name.text).size() < c->name.text.size();
    });
    return names_classes || !(names_rows && candidates.size() > 1 && rows <= candidates.size() + 1);
  }

  /// Whether zeros and ones are certain predictions: columns p_a and p_b beside a named truth.
  bool names_probabilities(const ColumnList& candidates) const {
    const bool prefixed =
        std::all_of(candidates.begin(), candidates.end(), [](const CandidateColumn* c) {
          const std::string_view name = c->name.text;
          return class_of_score(name).size() < name.size() && (name[0] == 'p' || name[0] == 'P') &&
                 !names_prediction(name);
        });
    return prefixed && roles_.truth->role == Role::truth &&
           !named_classes(candidates, labels_in(roles_.truth->column)).empty() &&
           rows_sum_to_one(candidates);
  }

  /// Only the columns named after classes of the truth, if these alone sum to 1.
  ColumnList narrowed_to_classes(ColumnList candidates) const {
    const std::vector<std::string> in_order = labels_in(roles_.truth->column);
    const std::set<std::string> labels(in_order.begin(), in_order.end());
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

  Source& source_;
  const ReadOptions& options_;
  const std::vector<CandidateColumn>& columns_;
  ScoreRoles roles_;
};

}  // namespace

Cell place_of(const CandidateColumn& column) {
  return column.name.text.empty() ? column.column[0] : column.name;
}

Column start_of(const Column& column) {
  constexpr std::size_t rows_looked_at = 1000;
  return {column.first, column.stride, std::min(column.size, rows_looked_at)};
}

bool holds_groups(const CandidateColumn& column) {
  const std::string_view name = column.name.text;
  return !column.scores && !column.profile.fractional &&
         (names_folds(name) || names_groups(name)) &&
         labels_in(column.column).size() < start_of(column.column).size;
}

std::optional<ScoreRoles> find_score_roles(Source& source, const ReadOptions& options,
                                           const std::vector<CandidateColumn>& columns) {
  return Finder(source, options, columns).find();
}

void state_ignored(Source& source, const ColumnList& others, const ColumnList& numbers) {
  std::string names;
  const CandidateColumn* first = nullptr;
  auto used = numbers.begin();
  for (const CandidateColumn* column : others) {
    if (used != numbers.end() && *used == column) {
      ++used;
      continue;
    }
    if (first == nullptr) first = column;
    names += (names.empty() ? "" : ", ") + std::string(column->name.text);
  }
  if (first == nullptr) return;
  source.notice(NoticeCode::columns_ignored, place_of(*first).offset,
                {{"names", excerpt_of(names)}});
}

}  // namespace deconfuse
