#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "data/grouping.hpp"
#include "data/message.hpp"
#include "data/printed_report.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {

/// Largest number of classes. With more there is no K×K matrix, and data are refused with
/// `too-many-classes`.
inline constexpr std::size_t maximum_classes = 2000;

enum class Kind {
  labels,
  matrix,
  counts,
  scores,
  probabilities,
  multilabel,
  decision,
  distributions,
  class_counts,
  raters,
  report,
  ranked,
};

/// The true and the predicted class of each case, as codes into `names`. Lists that are not empty
/// have one entry per case.
struct LabelColumns {
  std::vector<std::string> names;  ///< spellings as found; several may be one label
  std::vector<std::int32_t> truth;
  std::vector<std::int32_t> predicted;
  std::vector<std::vector<std::int32_t>> others;  ///< predictions of further classifiers
  std::vector<std::string> models;                ///< names of all classifiers; empty: one, unnamed
  std::vector<double> weights;                    ///< 0…2^53; empty: every case weighs 1
  std::optional<std::vector<std::string>> labels;  ///< the classes in the wanted order
  std::optional<std::vector<std::string>>
      predicted_labels;  ///< names of the columns, if they differ from those of the rows
  std::optional<std::string> positive;
  std::optional<Grouping> grouping;
};

/// Counts of each pair of classes, row-major; rows are the truth.
struct CountTable {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> counts;                      ///< rows * columns entries, 0…2^53
  std::optional<std::vector<std::string>> labels;  ///< names of the rows; absent: 1…K
  std::optional<std::vector<std::string>>
      predicted_labels;  ///< names of the columns, if they differ from those of the rows
  std::optional<std::string> positive;
  bool shares = false;               ///< shares of an unknown number of cases, instead of counts
  bool orientation_assumed = false;  ///< the text does not say which axis is the truth
  bool named_by_corner = false;      ///< a word in the corner says it, but may name either axis
  bool truth_in_columns = false;     ///< the text has the truth in its columns
  /// Index of the row and column of a square table that are no class: the row counts detections of
  /// nothing, the column missed objects. The count where they cross is taken as 0.
  std::optional<std::size_t> background = {};
};

/// Successes among trials.
struct Proportion {
  double successes = 0;
  double trials = 0;
};

/// Outcomes of two classifiers on the same cases, as sums of weights.
struct Rivals {
  double both_right = 0;
  double only_first_right = 0;
  double only_second_right = 0;
  double both_wrong = 0;
};

/// The data that metrics of labels and counts are computed from.
struct Dataset {
  Kind kind = Kind::matrix;
  std::vector<std::string> labels;  ///< names of the rows of the matrix, canonical, in order
  std::vector<std::string> predicted_labels;  ///< the columns; equal to `labels` for a classifier
  bool classification = true;                 ///< true if rows and columns are the same classes
  std::size_t positive = 0;  ///< index of the positive class; meaningful for two classes
  ConfusionMatrix matrix;    ///< without rows for kinds counts and report
  std::optional<std::size_t> background;  ///< index of the label whose row and column are no class
  bool shares = false;                    ///< the matrix holds shares of an unknown number of cases
  bool orientation_doubtful = false;      ///< kind matrix: unclear which axis is the truth
  bool truth_in_columns = false;          ///< kind matrix: the text has the truth in its columns
  std::optional<Proportion> proportion;   ///< kind counts
  std::optional<Rivals> rivals;           ///< kind counts, or data of exactly two classifiers
  std::optional<PrintedReport> report;    ///< kind report, or the report that the counts come from
  std::optional<ReportSolutions> solutions;  ///< solutions of that report
  std::vector<std::string> models;           ///< names of all classifiers; empty if there is one
  std::optional<Grouping> grouping;          ///< kind labels
  std::vector<Notice> notices;
  std::vector<std::int32_t> truth;                ///< kind labels: class index of each case
  std::vector<std::int32_t> predicted;            ///< kind labels: column index of each case
  std::vector<std::vector<std::int32_t>> others;  ///< the same for further classifiers
  std::vector<double> weights;                    ///< kind labels: empty if every case weighs 1
};

/// The predictions of the classifier with this index; the first is 0.
const std::vector<std::int32_t>& predictions_of(const Dataset& dataset, std::size_t model);

/// Counts the cases. Errors: `no-cases`, `unequal-lengths`, `bad-weight`, `duplicate-label`,
/// `unknown-label` (a case whose label is not in `labels`), `unknown-positive`, `too-many-classes`,
/// `rivals-without-classes` (several classifiers, but predicted_labels of their own),
/// `duplicate-model`, and those of take_grouping.
/// Notices: `labels-differ-in-case`, `no-common-label` (no label is both true and predicted).
Result<Dataset> count_cases(LabelColumns columns);

/// Takes the counts as they are. Errors: `empty-matrix`, `not-square` (without predicted_labels),
/// `negative-count`, `count-too-large`, `bad-count` (NaN), `duplicate-label`, `label-count` (as
/// many labels as rows, or columns, were expected), `unknown-positive`, `too-many-classes`.
/// Notices: `labels-differ-in-case`.
Result<Dataset> take_counts(CountTable table);

/// Errors: `count-not-whole` (not a whole number from 0 to 2^53), `more-successes-than-trials`.
Result<Dataset> take_proportion(Proportion proportion);

/// Outcomes of two of the classifiers, given by their indices; the first is 0.
Rivals rivals_of(const Dataset& dataset, std::size_t first, std::size_t second);

/// `both_right` and `both_wrong` may be left at 0. Errors: `count-not-whole`.
Result<Dataset> take_rivals(Rivals rivals);

}  // namespace deconfuse
