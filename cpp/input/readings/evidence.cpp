#include "input/readings/evidence.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/ascii.hpp"
#include "data/scored_cases.hpp"
#include "data/whole_numbers.hpp"
#include "input/blocks/line_kind.hpp"
#include "input/blocks/result_names.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

enum class Fact {
  same_classes,         ///< truth and predictions, or rows and columns, share half of their names
  no_common_class,      ///< they share none, and nothing says that they are two groupings
  named_columns,        ///< a line names a truth and predictions or scores
  labels_recur,         ///< the cases are at least 1.5 times as many as the classes
  labels_all_new,       ///< nearly every case has its own label
  few_cases,            ///< two or fewer
  square,               ///< as many rows as columns
  not_square,           ///<
  whole_counts,         ///<
  fractions_as_counts,  ///< which are not shares
  named,                ///< rows or columns have names
  large_diagonal,       ///< half of all cases or more
  empty,                ///< all counts are 0
  fractions,            ///< among scores
  sums_to_one,          ///< each row of probabilities
  sets,                 ///< of labels
  outcomes_per_class,   ///< TP, FP, FN
  one_list,             ///< one distribution or labelling
  ranked_list,          ///< marks of relevant items, or their ranks
  boxes,                ///< the corners of objects and of detections
  numbers_and_words,    ///< some classes are numbers and others are not
  marks_in_labels,      ///< brackets, bars, quotes: the wrong cells were taken
  sentence_as_labels,   ///< "of", "the": words of a title were taken
  results_as_labels,    ///< "accuracy", "macro avg"
  stated_result,        ///< each stated result that agrees with the data
};

/// Points for each fact.
constexpr double weight_of(Fact fact) {
  switch (fact) {
    case Fact::same_classes:
      return 3;
    case Fact::no_common_class:
      return -4;
    case Fact::named_columns:
      return 2;
    case Fact::labels_recur:
      return 2;
    case Fact::labels_all_new:
      return -4;
    case Fact::few_cases:
      return -2;
    case Fact::square:
      return 1;
    case Fact::not_square:
      return -2;
    case Fact::whole_counts:
      return 2;
    case Fact::fractions_as_counts:
      return -3;
    case Fact::named:
      return 1;
    case Fact::large_diagonal:
      return 1;
    case Fact::empty:
      return -4;
    case Fact::fractions:
      return 3;
    case Fact::sums_to_one:
      return 5;
    case Fact::sets:
      return 3;
    case Fact::outcomes_per_class:
      return 5;
    case Fact::one_list:
      return 0;
    case Fact::ranked_list:
      return 5;
    case Fact::boxes:
      return 12;
    case Fact::numbers_and_words:
      return -1.5;
    case Fact::marks_in_labels:
      return -6;
    case Fact::sentence_as_labels:
      return -5;
    case Fact::results_as_labels:
      return -6;
    case Fact::stated_result:
      return 1;
  }
  return 0;
}

bool holds_marks(std::string_view label) {
  constexpr std::string_view brackets = "[]{}|\\`<>";
  if (label.find_first_of(brackets) != std::string_view::npos) return true;
  for (std::string_view mark : {"│", "┃", "──", "---", "===", "___", "#>", "//", "##"}) {
    if (contains(label, mark)) return true;
  }
  return label.ends_with(':') || label.ends_with(',') || label.starts_with("# ");
}

/// Adds up the points for data. Which class is positive does not matter.
class Weigher {
 public:
  explicit Weigher(bool names_columns) : names_columns_(names_columns) {
    if (names_columns) add(Fact::named_columns);
  }

  double operator()(LabelColumns columns) {
    const std::size_t cases = columns.truth.size();
    names(columns.names);
    columns.positive.reset();
    const auto counted = count_cases(std::move(columns));
    const auto* dataset = std::get_if<Dataset>(&counted);
    if (dataset == nullptr) return impossible;
    classes(*dataset);
    const std::size_t classes = std::max(dataset->labels.size(), dataset->predicted_labels.size());
    if (2 * cases >= 3 * classes) add(Fact::labels_recur);
    if (dataset->labels.size() > 2 && 10 * cases < 12 * dataset->labels.size())
      add(Fact::labels_all_new);
    if (cases <= 2) add(Fact::few_cases);
    return sum_;
  }

  double operator()(CountTable table) {
    const bool are_named = table.labels.has_value() || table.predicted_labels.has_value();
    const bool shares = table.shares;
    add(table.rows == table.columns ? Fact::square : Fact::not_square);
    if (table.labels) names(*table.labels);
    if (table.predicted_labels) names(*table.predicted_labels);
    table.positive.reset();
    const auto counted = take_counts(std::move(table));
    const auto* dataset = std::get_if<Dataset>(&counted);
    if (dataset == nullptr) return impossible;
    if (are_named) {
      add(Fact::named);
      classes(*dataset);
    }
    matrix(dataset->matrix, shares);
    return sum_;
  }

  double operator()(ScoreColumns columns) {
    names(columns.names);
    const std::size_t cases = columns.truth.size();
    const bool any_fraction = std::any_of(
        columns.scores.begin(), columns.scores.end(),
        [](const auto& scores) { return !std::all_of(scores.begin(), scores.end(), is_whole); });
    if (std::holds_alternative<InputError>(take_scores(std::move(columns)))) return impossible;
    if (any_fraction) add(Fact::fractions);
    add(cases <= 2 ? Fact::few_cases : Fact::labels_recur);
    return sum_;
  }

  double operator()(ProbabilityColumns columns) {
    names(columns.names);
    names(columns.labels);
    const bool shares = !columns.decision_values;
    const std::size_t cases = columns.truth.size();
    if (std::holds_alternative<InputError>(take_probabilities(std::move(columns))))
      return impossible;
    add(shares ? Fact::sums_to_one : Fact::fractions);
    if (cases <= 2) add(Fact::few_cases);
    return sum_;
  }

  double operator()(LabelSetColumns columns) {
    names(columns.labels);
    if (std::holds_alternative<InputError>(take_label_sets(std::move(columns)))) return impossible;
    add(Fact::sets);
    return sum_;
  }

  double operator()(Distributions distributions) {
    names(distributions.labels);
    add(distributions.q.empty() ? Fact::one_list : Fact::sums_to_one);
    return std::holds_alternative<InputError>(take_distributions(std::move(distributions)))
               ? impossible
               : sum_;
  }

  double operator()(ClassCounts counts) {
    names(counts.labels);
    if (std::holds_alternative<InputError>(take_class_counts(std::move(counts)))) return impossible;
    add(Fact::outcomes_per_class);
    return sum_;
  }

  double operator()(const PrintedReport& report) {
    names(report.labels);
    add(Fact::outcomes_per_class);
    return sum_;
  }

  double operator()(Ratings ratings) {
    names(ratings.names);
    if (std::holds_alternative<InputError>(take_ratings(std::move(ratings)))) return impossible;
    add(Fact::same_classes);
    return sum_;
  }

  double operator()(RankedLists lists) {
    names(lists.queries);
    if (std::holds_alternative<InputError>(take_ranked_lists(std::move(lists)))) return impossible;
    add(Fact::ranked_list);
    return sum_;
  }

  double operator()(const DetectedBoxes& boxes) {
    names(boxes.classes);
    if (std::holds_alternative<InputError>(take_boxes(boxes))) return impossible;
    add(Fact::boxes);
    return sum_;
  }

  double operator()(const LossTable&) { return sum_; }

 private:
  void add(Fact fact) { sum_ += weight_of(fact); }

  void names(const std::vector<std::string>& labels) {
    constexpr std::size_t most = 200;
    const auto end = labels.begin() + static_cast<std::ptrdiff_t>(std::min(labels.size(), most));
    if (std::any_of(labels.begin(), end, holds_marks)) add(Fact::marks_in_labels);
    const auto is_number = [](const std::string& label) { return reads_as_number(label); };
    // Both classes and numbered clusters, unless the columns are named as a truth and predictions.
    if (!names_columns_ && std::any_of(labels.begin(), end, is_number) &&
        !std::all_of(labels.begin(), end, is_number))
      add(Fact::numbers_and_words);
    if (labels.size() > 2 && std::any_of(labels.begin(), end, is_sentence_word))
      add(Fact::sentence_as_labels);
    if (std::any_of(labels.begin(), end, names_result)) add(Fact::results_as_labels);
  }

  void classes(const Dataset& dataset) {
    const auto& rows = dataset.labels;
    const auto& columns = dataset.predicted_labels;
    const auto& matrix = dataset.matrix;
    if (names_columns_ && !dataset.classification) return;
    if (!dataset.classification) return add(Fact::no_common_class);
    // Number of classes that are true in some case and predicted in some case.
    std::size_t common = 0, used = 0;
    for (std::size_t k = 0; k < rows.size() && k < columns.size(); ++k) {
      double row = 0, column = 0;
      for (std::size_t j = 0; j < columns.size(); ++j) row += matrix(k, j);
      for (std::size_t i = 0; i < rows.size(); ++i) column += matrix(i, k);
      used += row > 0 || column > 0 ? 1 : 0;
      common += row > 0 && column > 0 ? 1 : 0;
    }
    if (common == 0) return add(Fact::no_common_class);
    if (2 * common >= used) add(Fact::same_classes);
  }

  void matrix(const ConfusionMatrix& matrix, bool shares) {
    const double total = matrix.total();
    if (!(total > 0)) return add(Fact::empty);
    if (!shares) add(matrix.whole() ? Fact::whole_counts : Fact::fractions_as_counts);
    double diagonal = 0;
    for (std::size_t k = 0; k < matrix.rows() && k < matrix.columns(); ++k)
      diagonal += matrix(k, k);
    if (2 * diagonal >= total) add(Fact::large_diagonal);
  }

  double sum_ = 0;
  bool names_columns_;
};

}  // namespace

double evidence_for(const Reading& reading, bool names_columns) {
  Weigher weigher(names_columns);
  return std::visit([&weigher](const auto& data) { return weigher(data); }, reading.data);
}

double evidence_of_stated_results(std::size_t same) {
  return weight_of(Fact::stated_result) * static_cast<double>(std::min(same, most_stated_results));
}

}  // namespace deconfuse
