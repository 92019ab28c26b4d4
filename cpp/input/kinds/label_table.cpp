#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/label_header.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

bool starts_line(const Source& source, const Cell& cell) {
  if (cell.offset == 0) return true;
  const char before = source.text()[cell.offset - 1];
  return before == '\n' || before == '\r';
}

/// pandas prints the name of a group only in its first row. The table with the names repeated, or
/// none where none is left out.
std::optional<Grid> with_repeated_groups(const Source& source, const Grid& grid) {
  constexpr std::size_t width = 3;
  if (!grid.by_blanks || grid.rows() < 3 || !names_label_columns(grid) ||
      grid.row(0).size() + 1 != width)
    return std::nullopt;
  Grid filled;
  filled.by_blanks = true;
  for (const Cell& name : grid.row(0)) filled.add(name);
  filled.end_row();
  bool any_left_out = false;
  Cell group;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    const bool left_out = row.size() + 1 == width && r > 1 && !starts_line(source, row[0]);
    if (left_out) {
      any_left_out = true;
      filled.add(group);
    } else if (row.size() != width || !starts_line(source, row[0])) {
      return std::nullopt;
    } else {
      group = row[0];
    }
    for (const Cell& cell : row) filled.add(cell);
    filled.end_row();
  }
  return any_left_out ? std::optional(std::move(filled)) : std::nullopt;
}

struct RoleColumn : NamedColumn {
  Role role = Role::none;
};

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid) {}

  Result<LabelColumns> read() {
    if (grid_.rows() == 0)
      return source_.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
    if (is_row_pair()) return read_rows();
    width_ = grid_.row(grid_.rows() > 1 ? 1 : 0).size();
    if (auto error = find_header()) return *error;
    if (auto error = check_widths()) return *error;
    take_columns();
    if (auto error = assign_roles()) return *error;
    return read_cases(source_, options_, columns_);
  }

 private:
  /// Two rows with more than two entries each, or three that would be a third vector.
  bool is_row_pair() const {
    if (grid_.rows() > 3 || options_.header == true || names_label_columns(grid_)) return false;
    const std::size_t first = grid_.row(0).size();
    if (grid_.rows() == 1) return first > 2;
    const std::size_t second = grid_.row(1).size();
    if (grid_.rows() == 2) return std::max(first, second) > 2 && std::min(first, second) > 0;
    const auto header = grid_.row(0);
    const auto names = std::count_if(header.begin(), header.end(), [](const Cell& cell) {
      return role_of(cell.text) == Role::truth || names_prediction(cell.text);
    });
    return first > 3 && second > 3 && grid_.row(2).size() > 3 && names < 2;
  }

  /// "truth: spam ham spam", or without the name
  struct NamedRow {
    std::string_view name;
    Role role = Role::none;
    Column cells;
  };

  static Role role_of_row(std::string_view name) {
    const Role role = role_of(name);
    return role == Role::none && names_prediction(name) ? Role::predicted : role;
  }

  NamedRow named_row(std::size_t r) const {
    const auto row = grid_.row(r);
    const Role role = role_of_row(row[0].text);
    // A word that comes again is a class.
    const bool recurs = std::any_of(row.begin() + 1, row.end(),
                                    [&](const Cell& cell) { return cell.text == row[0].text; });
    const bool named = row[0].text.ends_with(':') || row[0].text.ends_with('=') ||
                       (role != Role::none && !recurs && grid_.rows() > 1 &&
                        role_of_row(grid_.row(r == 0 ? 1 : 0)[0].text) != Role::none);
    if (!named) return {{}, Role::none, {row.data(), 1, row.size()}};
    const bool sign_apart = row.size() > 1 && (row[1].text == "=" || row[1].text == ":");
    const std::size_t skip = sign_apart ? 2 : 1;
    std::string_view name = row[0].text;
    if (name.ends_with(':') || name.ends_with('=')) name = trimmed(name.substr(0, name.size() - 1));
    return {name, role, {row.data() + skip, 1, row.size() - skip}};
  }

  Result<LabelColumns> read_rows() {
    std::vector<NamedRow> rows;
    for (std::size_t r = 0; r < grid_.rows(); ++r) rows.push_back(named_row(r));
    if (rows.size() == 1)
      return source_.error(ErrorCode::one_vector, grid_.row(0)[0], Expected::two_vectors);
    const auto truth = std::find_if(
        rows.begin(), rows.end(), [](const NamedRow& row) { return row.role != Role::predicted; });
    if (rows[0].role == Role::predicted && truth != rows.end() && truth->role != Role::weight &&
        truth->role != Role::count) {
      source_.notice(NoticeCode::predicted_first, grid_.row(0)[0].offset);
      std::rotate(rows.begin(), truth, truth + 1);
    }
    columns_.truth = rows[0].cells;
    columns_.predicted = rows[1].cells;
    if (rows.size() < 3) return read_cases(source_, options_, columns_);
    const NamedRow& third = rows[2];
    if (third.role == Role::weight || third.role == Role::count) {
      columns_.weights = third.cells;
      columns_.weights_are_counts = third.role == Role::count;
    } else if (third.role == Role::predicted ||
               is_label_like(third.cells, columns_.truth, columns_.predicted)) {
      columns_.others = {third.cells};
      columns_.models = model_names({rows[1].name, third.name});
    } else {
      return source_.error(ErrorCode::three_vectors, grid_.row(2)[0], Expected::two_vectors,
                           {{"found", "3"}});
    }
    return read_cases(source_, options_, columns_);
  }

  std::optional<InputError> find_header() {
    const bool named = holds_column_name(grid_) && !grid_.bracketed;
    if (options_.header) {
      has_header_ = *options_.header;
    } else {
      has_header_ =
          named || (!grid_.bracketed && grid_.rows() > 1 && looks_like_header(grid_, width_));
      if (names_label_columns(grid_)) has_header_ = !all_recur_below(grid_);
    }
    if (grid_.rows() == 1 && (has_header_ || holds_column_name(grid_))) {
      return source_.error(ErrorCode::header_only, grid_.row(0)[0], Expected::rows_of_labels);
    }
    if (has_header_ && !names_label_columns(grid_) && !options_.header &&
        grid_.row(0).size() == width_ && !grid_.row(0)[0].text.empty()) {
      std::string names;
      for (const Cell& cell : grid_.row(0))
        names += (names.empty() ? "" : ", ") + std::string(cell.text);
      source_.notice(NoticeCode::header_used, grid_.row(0)[0].offset,
                     {{"names", excerpt_of(names)}});
    }
    if (!has_header_ && !grid_.bracketed && grid_.rows() > 2) {
      if (auto error = look_at_first_row()) return error;
    }
    first_ = has_header_ ? 1 : 0;
    if (first_ >= grid_.rows())
      return source_.error(ErrorCode::header_only, grid_.row(0)[0], Expected::rows_of_labels);
    width_ = grid_.row(first_).size();
    return std::nullopt;
  }

  /// A first row that is taken for a case although a word in it is one for columns.
  std::optional<InputError> look_at_first_row() {
    const auto first = grid_.row(0);
    const bool are_names = std::all_of(first.begin(), first.end(), [](const Cell& cell) {
      return role_of(cell.text) != Role::none;
    });
    if (are_names && first.size() == 2 && first[0].text == first[1].text && !options_.header &&
        !recurs_below(grid_)) {
      return source_.error(ErrorCode::duplicate_label, first[1], Expected::different_labels,
                           {{"label", std::string(first[1].text)}});
    }
    const bool has_name = std::any_of(first.begin(), first.end(), [](const Cell& cell) {
      const Role role = role_of(cell.text);
      return role == Role::truth || role == Role::predicted;
    });
    const bool is_doubtful =
        has_name && std::any_of(first.begin(), first.end(), [&](const Cell& cell) {
          return !reads_as_number(cell.text) && !comes_again(grid_, cell);
        });
    if (is_doubtful && !options_.header)
      source_.notice(NoticeCode::first_line_is_case, first[0].offset);
    return std::nullopt;
  }

  std::optional<InputError> check_widths() const {
    for (std::size_t r = first_; r < grid_.rows(); ++r) {
      const std::size_t found = grid_.row(r).size();
      if (found != width_) return unequal_row(source_, grid_, r, found, width_);
    }
    // A cell more than there are names numbers the rows or names them, each in another way.
    const Column first{grid_.row(first_).data(), width_, grid_.rows() - first_};
    if (has_header_ && !grid_.by_blanks && grid_.row(0).size() + 1 == width_ &&
        !pairs_are_distinct(first, first))
      return unequal_row(source_, grid_, first_, width_, grid_.row(0).size());
    return std::nullopt;
  }

  void take_columns() {
    const Cell* data = grid_.row(first_).data();
    const std::size_t size = grid_.rows() - first_;
    for (std::size_t c = 0; c < width_; ++c)
      all_.push_back({{{}, {data + c, width_, size}}, Role::none});
    const bool counted = has_unnamed_counts();
    const std::size_t missing_names =
        has_header_ && grid_.row(0).size() + 1 == width_ && !counted ? 1 : 0;
    for (std::size_t c = missing_names; has_header_ && c < width_; ++c) {
      if (c - missing_names >= grid_.row(0).size()) break;
      all_[c].name = grid_.row(0)[c - missing_names];
      all_[c].role = role_of(all_[c].name.text);
    }
    const RoleColumn& first = all_.front();
    const bool index =
        all_.size() > 1 && first.role != Role::truth && first.role != Role::predicted && !counted &&
        (all_.size() > 2 || has_header_ || !reads_as_number(all_[1].column[0].text)) &&
        (size > 1 || first.role == Role::index || (has_header_ && first.name.text.empty())) &&
        (all_.size() > 2 || size > 2 || (has_header_ && first.name.text.empty())) &&
        (missing_names == 1 || counts_up(first.column));
    if (index) {
      source_.notice(NoticeCode::index_column_skipped, first.column[0].offset);
      all_.erase(all_.begin());
    }
  }

  /// pandas' print of a grouped series: the names stand above the groups, to the left of the counts
  /// that have none. In the print of a table the index comes first and has no name.
  bool has_unnamed_counts() const {
    if (!names_label_columns(grid_) || grid_.row(0).size() != 2 || width_ != 3) return false;
    if (!starts_line(source_, grid_.row(0)[0])) return false;
    const Column& first = all_[0].column;
    const bool may_be_index = is_numeric(first) && pairs_are_distinct(first, first);
    return !may_be_index && is_numeric(all_[2].column) && pairs_are_distinct(first, all_[1].column);
  }

  static bool is_whole(const Column& column) {
    const std::size_t sample = std::min(column.size, header_sample);
    for (std::size_t i = 0; i < sample; ++i) {
      const Number number = parse_number(column[i].text);
      if (number.form != NumberForm::finite || number.value != std::floor(number.value))
        return false;
    }
    return true;
  }

  /// Pairs of classes that come once each are counted pairs.
  static bool pairs_are_distinct(const Column& a, const Column& b) {
    std::vector<std::pair<std::string_view, std::string_view>> pairs;
    for (std::size_t i = 0; i < a.size; ++i) pairs.emplace_back(a[i].text, b[i].text);
    std::sort(pairs.begin(), pairs.end());
    return std::adjacent_find(pairs.begin(), pairs.end()) == pairs.end();
  }

  /// Moves columns such as pred_forest from the others to the predictions. Beside a column named
  /// for the prediction alone they may be anything, unless they hold labels.
  static void add_named_models(const RoleColumn* truth, std::vector<const RoleColumn*>& predictions,
                               std::vector<const RoleColumn*>& others) {
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
    std::sort(predictions.begin(), predictions.end());
  }

  /// Beside a named truth or prediction the one column that shares its labels is the other, where
  /// the rest, such as the names of the cases, has another text in each row.
  const RoleColumn* counterpart_of(const RoleColumn& known,
                                   std::vector<const RoleColumn*>& others) const {
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

  /// A column without a role. Where each pair of labels comes once, numbers without a name count
  /// them.
  bool is_further_classifier(const RoleColumn& other) const {
    if (other.role != Role::none) return false;
    const bool may_count = other.name.text.empty() && is_numeric(other.column) &&
                           pairs_are_distinct(columns_.truth, columns_.predicted);
    return !may_count && (is_label_like(other.column, columns_.truth, columns_.predicted) ||
                          (truth_is_named_ && mostly_says_true_labels(other.column)));
  }

  /// Words of which most are true labels, though a class may be among them that is never true.
  bool mostly_says_true_labels(const Column& column) const {
    if (is_numeric(column) || is_numeric(columns_.truth)) return false;
    std::unordered_set<std::string_view> labels;
    for (std::size_t i = 0; i < columns_.truth.size; ++i) labels.insert(columns_.truth[i].text);
    std::size_t known = 0;
    for (std::size_t i = 0; i < column.size; ++i) known += labels.contains(column[i].text) ? 1 : 0;
    return 2 * known > column.size;
  }

  /// Takes a column that says whose prediction a row holds, beside a truth and predictions: it
  /// holds no label of the truth.
  static const RoleColumn* take_models(const RoleColumn* truth,
                                       std::vector<const RoleColumn*>& predictions,
                                       std::vector<const RoleColumn*>& others) {
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

  /// Beside a named prediction words that are classes of the truth are predictions too; numbers may
  /// be anything.
  void take_further_classifiers(std::vector<const RoleColumn*>& predictions,
                                std::vector<const RoleColumn*>& others) const {
    if (is_numeric(columns_.truth)) return;
    const auto classifies = [&](const RoleColumn* other) { return is_further_classifier(*other); };
    std::copy_if(others.begin(), others.end(), std::back_inserter(predictions), classifies);
    std::erase_if(others, classifies);
  }

  static bool is_fold(const RoleColumn& column) { return names_folds(column.name.text); }

  /// Takes a column of folds or groups out of the others, where a truth and predictions are left
  /// without it. Groups may as well be the truth, where predictions say the same.
  static const RoleColumn* take_groups(const RoleColumn* truth,
                                       const std::vector<const RoleColumn*>& predictions,
                                       std::vector<const RoleColumn*>& others) {
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
    std::vector<const RoleColumn*> predictions, others;
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
      std::string names;
      for (const RoleColumn* other : others)
        names += (names.empty() ? "" : ", ") + std::string(other->name.text);
      source_.notice(NoticeCode::columns_ignored, others[0]->name.offset,
                     {{"names", excerpt_of(names)}});
    }
    if (truth > predicted) source_.notice(NoticeCode::predicted_first, predicted->name.offset);
    return std::nullopt;
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  std::size_t width_ = 0;
  std::size_t first_ = 0;
  bool has_header_ = false;
  bool truth_is_named_ = false;
  std::vector<RoleColumn> all_;
  CaseColumns columns_;
};

}  // namespace

Result<LabelColumns> read_label_table(Source& source, const ReadOptions& options,
                                      const Grid& grid) {
  if (const auto filled = with_repeated_groups(source, grid))
    return Reader(source, options, *filled).read();
  return Reader(source, options, grid).read();
}

}  // namespace deconfuse
