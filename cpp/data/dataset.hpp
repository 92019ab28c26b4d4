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

/// More classes than this have no K×K matrix: they are refused with `too-many-classes`.
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

/// Truth and prediction of each case, as codes into `names`. All lists, but for empty ones, have
/// one entry per case.
struct LabelColumns {
  std::vector<std::string> names;  ///< spellings as found; several may be one label
  std::vector<std::int32_t> truth;
  std::vector<std::int32_t> predicted;
  std::vector<std::vector<std::int32_t>> others;  ///< predictions of further classifiers
  std::vector<std::string> models;                ///< names of all classifiers; empty: one, unnamed
  std::vector<double> weights;                    ///< 0…2^53; empty: every case weighs 1
  std::optional<std::vector<std::string>> labels;  ///< the classes in the order wanted
  std::optional<std::vector<std::string>>
      predicted_labels;  ///< the columns, where they are other names than the rows
  std::optional<std::string> positive;
  std::optional<Grouping> grouping;
};

/// Counts of each pair of classes, row-major; rows are the truth.
struct CountTable {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> counts;                      ///< rows * columns entries, 0…2^53
  std::optional<std::vector<std::string>> labels;  ///< of the rows; absent: 1…K
  std::optional<std::vector<std::string>>
      predicted_labels;  ///< of the columns, where they are other names than the rows
  std::optional<std::string> positive;
  bool shares = false;               ///< of all cases, however many those are, rather than counts
  bool orientation_assumed = false;  ///< nothing in the text said which axis is the truth
  bool named_by_corner = false;      ///< one word in the corner said it, which may name either axis
  bool truth_in_columns = false;     ///< the text has the truth in its columns
  /// The row and column of a square table that are no class: what a detector found where nothing
  /// is, and what it missed. The count where they cross is taken for 0.
  std::optional<std::size_t> background = {};
};

/// Successes among trials.
struct Proportion {
  double successes = 0;
  double trials = 0;
};

/// What two classifiers make of the same cases, in summed weights.
struct Rivals {
  double both_right = 0;
  double only_first_right = 0;
  double only_second_right = 0;
  double both_wrong = 0;
};

/// What every metric is computed from.
struct Dataset {
  Kind kind = Kind::matrix;
  std::vector<std::string> labels;            ///< the rows of the matrix, canonical, in order
  std::vector<std::string> predicted_labels;  ///< the columns; equal to `labels` for a classifier
  bool classification = true;                 ///< rows and columns are the same classes
  std::size_t positive = 0;  ///< index of the positive class; meaningful for two classes
  ConfusionMatrix matrix;    ///< kinds counts and report: without rows
  std::optional<std::size_t> background;  ///< the label whose row and column are no class
  bool shares = false;                    ///< the matrix holds shares of unknown many cases
  bool orientation_doubtful = false;      ///< kind matrix: which axis is the truth is not clear
  bool truth_in_columns = false;          ///< kind matrix: the text has the truth in its columns
  std::optional<Proportion> proportion;   ///< kind counts
  std::optional<Rivals> rivals;           ///< kind counts, or of exactly two classifiers
  std::optional<PrintedReport> report;    ///< what the counts were recovered from, or kind report
  std::optional<ReportSolutions> solutions;  ///< of that report
  std::vector<std::string> models;           ///< names of all classifiers; empty where there is one
  std::optional<Grouping> grouping;          ///< kind labels
  std::vector<Notice> notices;
  std::vector<std::int32_t> truth;                ///< kind labels: class index of each case
  std::vector<std::int32_t> predicted;            ///< kind labels: column index of each case
  std::vector<std::vector<std::int32_t>> others;  ///< the same of further classifiers
  std::vector<double> weights;                    ///< kind labels: empty where every case weighs 1
};

/// The predictions of a classifier by its place; the first is 0.
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

/// Errors: `count-not-whole` (no whole number from 0 to 2^53), `more-successes-than-trials`.
Result<Dataset> take_proportion(Proportion proportion);

/// Of two of the classifiers by their places; the first is 0.
Rivals rivals_of(const Dataset& dataset, std::size_t first, std::size_t second);

/// `both_right` and `both_wrong` may be left at 0. Errors: `count-not-whole`.
Result<Dataset> take_rivals(Rivals rivals);

}  // namespace deconfuse
