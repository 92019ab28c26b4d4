#include "input/kinds/label_roles.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "input/kinds/label_header.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

using Columns = std::vector<const RoleColumn*>;

bool is_whole(const Column& column) {
  const std::size_t sample = std::min(column.size, header_sample);
  for (std::size_t i = 0; i < sample; ++i) {
    const Number number = parse_number(column[i].text);
    if (number.form != NumberForm::finite || number.value != std::floor(number.value)) return false;
  }
  return true;
}

class Assigner {
 public:
  Assigner(Source& source, const std::vector<RoleColumn>& columns)
      : source_(source), all_(columns) {}

  Result<CaseColumns> assign() {
    if (auto error = assign_roles()) return *error;
    return std::move(columns_);
  }

 private:
  /// Moves columns such as pred_forest from the others to the predictions. If a column with a plain
  /// name of predictions exists, they must also hold labels, since they may be anything.
  static void add_named_models(const RoleColumn* truth, Columns& predictions, Columns& others) {
    const RoleColumn* first = predictions.empty() ? nullptr : predictions[0];
    const auto is_model = [&](const RoleColumn* other) {
      if (other->role != Role::none || !names_prediction(other->name.text)) return false;
      return first == nullptr ||
             is_label_like(other->column, truth ? truth->column : first->column, first->column);
    };
    for (const RoleColumn* other : others) {
      if (is_model(other)) predictions.push_back(other);
    }
    std::erase_if(others, is_model);
    put_in_order(predictions);
  }

  /// The counterpart of a named truth or prediction: the one other column with the same labels, if
  /// all remaining columns, such as names of the cases, have distinct values.
  const RoleColumn* counterpart_of(const RoleColumn& known, Columns& others) const {
    const auto is_like = [&](const RoleColumn* other) {
      return other->role != Role::score && is_label_like(other->column, known.column, known.column);
    };
    const auto numbers_cases = [](const RoleColumn* other) {
      return pairs_are_distinct(other->column, other->column) && other->role != Role::score &&
             (!is_numeric(other->column) || may_number_rows(other->name.text));
    };
    const auto found = std::find_if(others.begin(), others.end(), is_like);
    if (found == others.end() || others.size() < 2) return nullptr;
    const RoleColumn* counterpart = *found;
    const bool is_clear = std::all_of(others.begin(), others.end(), [&](const RoleColumn* other) {
      return other == counterpart || numbers_cases(other);
    });
    if (!is_clear) return nullptr;
    others.erase(found);
    return counterpart;
  }

  /// Whether a column without a role holds predictions of a further classifier. If each pair of
  /// labels occurs once, numbers without a name are their counts.
  bool is_further_classifier(const RoleColumn& other) const {
    if (other.role != Role::none) return false;
    const bool may_count = other.name.text.empty() && is_numeric(other.column) &&
                           pairs_are_distinct(columns_.truth, columns_.predicted);
    return !may_count && (is_label_like(other.column, columns_.truth, columns_.predicted) ||
                          (truth_is_named_ && mostly_says_true_labels(other.column)));
  }

  /// Whether most words in the column are true labels; some may be of a class that is never true.
  bool mostly_says_true_labels(const Column& column) const {
    if (is_numeric(column) || is_numeric(columns_.truth)) return false;
    std::set<std::string_view> labels;
    for (std::size_t i = 0; i < columns_.truth.size; ++i) labels.insert(columns_.truth[i].text);
    std::size_t known = 0;
    for (std::size_t i = 0; i < column.size; ++i) known += labels.contains(column[i].text) ? 1 : 0;
    return 2 * known > column.size;
  }

  /// Takes out the column that tells which model predicted each row, beside a truth and
  /// predictions. It must hold no label of the truth.
  static const RoleColumn* take_models(const RoleColumn* truth, Columns& predictions,
                                       Columns& others) {
    for (auto* columns : {&predictions, &others}) {
      const std::size_t left = predictions.size() - (columns == &predictions ? 1 : 0);
      if (truth == nullptr || left == 0) continue;
      const auto found = std::find_if(columns->begin(), columns->end(), [&](const auto* column) {
        return names_models(column->name.text) &&
               !is_label_like(column->column, truth->column, truth->column) &&
               !pairs_are_distinct(column->column, column->column);
      });
      if (found == columns->end()) continue;
      const RoleColumn* models = *found;
      columns->erase(found);
      return models;
    }
    return nullptr;
  }

  /// Beside a named prediction, columns of words that are labels of the truth are predictions too.
  /// Numbers are not taken, since they may be anything.
  void take_further_classifiers(Columns& predictions, Columns& others) const {
    if (is_numeric(columns_.truth)) return;
    const auto classifies = [&](const RoleColumn* other) { return is_further_classifier(*other); };
    std::copy_if(others.begin(), others.end(), std::back_inserter(predictions), classifies);
    std::erase_if(others, classifies);
  }

  static bool is_fold(const RoleColumn& column) { return names_folds(column.name.text); }

  /// Takes a column of folds or groups out of the others, if a truth and predictions remain without
  /// it. A column of groups may be the truth itself if the predictions have the same labels.
  static const RoleColumn* take_groups(const RoleColumn* truth, const Columns& predictions,
                                       Columns& others) {
    if ((truth != nullptr ? 1 : 0) + predictions.size() + others.size() < 3) return nullptr;
    const auto may_be_truth = [&](const Column& column) {
      return truth == nullptr &&
             (predictions.empty() || is_label_like(predictions[0]->column, column, column));
    };
    const auto found = std::find_if(others.begin(), others.end(), [&](const RoleColumn* other) {
      const bool is_named =
          is_fold(*other) || (names_groups(other->name.text) && !may_be_truth(other->column));
      return is_named && !pairs_are_distinct(other->column, other->column);
    });
    if (found == others.end()) return nullptr;
    const RoleColumn* groups = *found;
    others.erase(found);
    return groups;
  }

  std::optional<InputError> assign_roles() {
    if (all_.size() == 1)
      return source_.error(ErrorCode::one_column, all_[0].column[0], Expected::two_columns);
    const RoleColumn* truth = nullptr;
    const RoleColumn* weights = nullptr;
    Columns predictions, others;
    for (const RoleColumn& column : all_) {
      if (column.role == Role::truth && truth == nullptr) {
        truth = &column;
      } else if (column.role == Role::predicted) {
        predictions.push_back(&column);
      } else if ((column.role == Role::weight || column.role == Role::count) &&
                 weights == nullptr) {
        weights = &column;
      } else {
        others.push_back(&column);
      }
    }
    const RoleColumn* models = take_models(truth, predictions, others);
    const RoleColumn* groups = models != nullptr ? models : take_groups(truth, predictions, others);
    add_named_models(truth, predictions, others);
    truth_is_named_ = truth != nullptr;
    const RoleColumn* predicted = predictions.empty() ? nullptr : predictions[0];
    if (!predictions.empty()) predictions.erase(predictions.begin());
    const auto take_other = [&](const RoleColumn*& column) {
      const auto usable = std::find_if(others.begin(), others.end(), [](const RoleColumn* other) {
        return other->role != Role::score;
      });
      if (column != nullptr || usable == others.end()) return;
      column = *usable;
      others.erase(usable);
    };
    if (truth == nullptr && predicted == nullptr && weights == nullptr) {
      std::vector<Column> columns;
      for (const RoleColumn* other : others) columns.push_back(other->column);
      if (const auto same = columns_of_same_labels(columns)) {
        truth = others[same->first];
        predicted = others[same->second];
        std::erase_if(
            others, [&](const RoleColumn* other) { return other == truth || other == predicted; });
      }
    }
    if ((truth == nullptr) != (predicted == nullptr) && weights == nullptr) {
      (truth == nullptr ? truth : predicted) =
          counterpart_of(truth != nullptr ? *truth : *predicted, others);
    }
    const bool both_named = truth != nullptr && predicted != nullptr;
    take_other(truth);
    take_other(predicted);
    if (truth == nullptr || predicted == nullptr) {
      const auto score = std::find_if(all_.begin(), all_.end(), [](const RoleColumn& column) {
        return column.role == Role::score;
      });
      if (score != all_.end())
        return source_.error(ErrorCode::looks_like_scores, score->name, Expected::labels);
      return source_.error(ErrorCode::one_column, all_[0].column[0], Expected::two_columns);
    }
    columns_.truth = truth->column;
    columns_.predicted = predicted->column;
    const bool are_classifiers =
        std::all_of(others.begin(), others.end(),
                    [&](const RoleColumn* other) { return is_further_classifier(*other); });
    if (predictions.empty() && !both_named && are_classifiers) predictions.swap(others);
    if (both_named) take_further_classifiers(predictions, others);
    if (!predictions.empty()) {
      std::vector<std::string_view> names = {predicted->name.text};
      for (const RoleColumn* other : predictions) {
        names.push_back(other->name.text);
        columns_.others.push_back(other->column);
      }
      columns_.models = model_names(names);
    }
    if (groups != nullptr) {
      columns_.groups = groups->column;
      columns_.groups_are_folds = groups != models && is_fold(*groups);
      columns_.groups_are_models = groups == models;
    }
    const bool one_model = predictions.empty();
    const auto score = std::find_if(others.begin(), others.end(), [](const RoleColumn* other) {
      return other->role == Role::score;
    });
    if (!both_named && one_model && score != others.end())
      return source_.error(ErrorCode::looks_like_scores, (*score)->name, Expected::labels);
    if (one_model && weights == nullptr && !others.empty() && !both_named && others.size() == 1 &&
        is_numeric(others[0]->column)) {
      weights = others[0];
      others.clear();
      columns_.weights_are_counts = pairs_are_distinct(truth->column, predicted->column);
      if (!columns_.weights_are_counts && weights->name.text.empty())
        source_.notice(NoticeCode::third_column_weights, weights->column[0].offset);
    } else if (one_model && weights == nullptr && both_named && others.size() == 1 &&
               is_whole(others[0]->column) && may_name_counts(others[0]->name.text) &&
               pairs_are_distinct(truth->column, predicted->column)) {
      weights = others[0];
      others.clear();
      columns_.weights_are_counts = true;
    } else if (weights != nullptr) {
      columns_.weights_are_counts = weights->role == Role::count;
    }
    if (weights != nullptr) columns_.weights = weights->column;
    if (!others.empty()) {
      if (!both_named && one_model) {
        const Cell& place = others[0]->name.text.empty() ? others[0]->column[0] : others[0]->name;
        return source_.error(ErrorCode::too_many_columns, place, Expected::two_columns,
                             {{"found", std::to_string(all_.size())}});
      }
      const auto name_of = [](const RoleColumn* other) { return other->name.text; };
      source_.notice(NoticeCode::columns_ignored, others[0]->name.offset,
                     {{"names", excerpt_of_names(others, name_of)}});
    }
    if (truth > predicted) source_.notice(NoticeCode::predicted_first, predicted->name.offset);
    return std::nullopt;
  }

  Source& source_;
  const std::vector<RoleColumn>& all_;
  bool truth_is_named_ = false;
  CaseColumns columns_;
};

}  // namespace

bool pairs_are_distinct(const Column& a, const Column& b) {
  std::vector<std::pair<std::string_view, std::string_view>> pairs;
  for (std::size_t i = 0; i < a.size; ++i) pairs.emplace_back(a[i].text, b[i].text);
  put_in_order(pairs);
  return std::adjacent_find(pairs.begin(), pairs.end()) == pairs.end();
}

Result<CaseColumns> assign_label_roles(Source& source, const std::vector<RoleColumn>& columns) {
  return Assigner(source, columns).assign();
}

}  // namespace deconfuse
