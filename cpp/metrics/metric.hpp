#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "formula/expression.hpp"
#include "formula/text.hpp"

namespace deconfuse {

class Ranking;

enum class Scope : std::uint8_t {
  class_,        ///< one value per class, each class against the rest
  average,       ///< one value, averaged over the classes
  overall,       ///< one value, or one per cell, for the whole matrix
  information,   ///< of entropies; rows and columns may have different names
  clustering,    ///< of two groupings, whatever the names of the groups
  decision,      ///< of the losses of decisions
  interval,      ///< uncertainty: intervals, standard errors and tests
  curve,         ///< of one score per case, against the truth of two classes
  probability,   ///< of one number per case and class
  multilabel,    ///< of sets of labels
  distribution,  ///< of one probability distribution, or of two
  raters,        ///< of the agreement of several raters, without a truth
  ranked,        ///< of ranked lists, as a retrieval returns them
};

enum class Better : std::uint8_t { higher, lower, neither };

enum class Shape : std::uint8_t {
  scalar,
  matrix,     ///< a number per cell
  pairs,      ///< a number for pairs that are apart, or together, in truth and in prediction: 2×2
  interval,   ///< both ends
  word,       ///< the grade of the value on a scale
  decisions,  ///< [[TN, FP], [FN, TP]] of one threshold, or one such matrix per label
  curve,      ///< points, drawn rather than reported
  table,      ///< a number per observation and action, or class
  choice,     ///< number of an action or class, from 1; 0: none of them
};

/// The data that a metric is computed from.
enum class Needs : std::uint8_t {
  anything,
  classes,     ///< a matrix whose rows and columns are the same classes
  groups,      ///< a matrix whose rows and columns may be different sets of names
  four_cells,  ///< such a matrix of two rows and two columns
  proportion,  ///< successes and trials
  rivals,      ///< cases that only one of two classifiers gets right
  report,      ///< a printed report and the counts that fit it
  scores,
  probability_scores,  ///< scores that are probabilities of the positive class
  decision_scores,     ///< scores that are logits or margins
  two_models,          ///< the scores of two models for the same cases
  true_class_probabilities,
  class_probabilities,
  class_scores,  ///< a number per class, probability or not
  class_decision_values,
  label_sets,
  predicted_sets,
  label_scores,
  losses,         ///< of actions in states, with posteriors
  posteriors,     ///< of states, or classes, after observations
  likelihoods,    ///< and a prior
  reject_losses,  ///< of rejection and of error, with posteriors
  known_truth,    ///< these, and the true classes
  costs,          ///< of the four outcomes of two classes
  cost_ratio,
  test,    ///< prior, sensitivity and specificity
  rates,   ///< precision and recall of classes
  values,  ///< of states, with their probabilities
  distribution,
  two_distributions,  ///< of the same outcomes
  raters,             ///< ratings of the same items by several raters
  ranked_list,        ///< the results of a retrieval for one query
  ranked_lists,       ///< the same for several queries
  ranked_boxes,       ///< detections with boxes, one list per class
};

/// The ranking of the cases that a formula reads, if there are several.
enum class View : std::uint8_t {
  first,   ///< of the reported model, or of the class if there is one value per class
  second,  ///< of the model that it is compared with
  pooled,  ///< of every number of every class, each taken as a case
};

/// A word for values below a limit; the last grade of a scale has no limit.
struct Grade {
  std::string_view word;
  double below;
};

/// An author's names for values: the first grade whose limit is above the value applies.
struct Scale {
  const char* metric;
  std::span<const Grade> grades;
  bool from_zero = false;  ///< a value of 0 has no word
};

/// The lowest and the highest value that a metric can take; both may depend on the data.
struct Range {
  Expression low;
  Expression high;
};

/// The complete declaration of a metric. Tables, reference, worked steps, exports and tests all
/// come from it; only the names of the metric in the languages are elsewhere.
struct Metric {
  Text id;
  Text symbol;  ///< LaTeX
  Expression formula;
  Expression alternative = {};  ///< the same value by another formula
  /// For two classes, the same value as textbooks write it, for the positive class or else for the
  /// first; `formula` is then the other formula.
  Expression of_two_classes = {};
  Expression required = {};      ///< undefined unless this is positive
  const Scale* scale = nullptr;  ///< shape word; the formula is the value to grade
  /// Id of the corresponding metric of one class, or label; for an average, the averaged metric.
  const char* of_class = nullptr;
  Range range;
  Better better = Better::neither;
  bool zero_division = false;  ///< 0/0 is replaced according to the zeroDivision option
  bool whole_counts = false;   ///< undefined for fractional weights
  bool of_sample = false;      ///< grows with the number of cases: undefined for shares
  bool divergent = false;      ///< a logarithm of zero makes it infinite, not undefined
  bool unweighted = false;     ///< undefined if cases have weights
  bool of_positives = false;   ///< scores: known without the number of negatives
  bool per_class = false;      ///< one value per class; set for scope class
  bool per_case = false;       ///< one value per observation or, if auxiliary, per case
  bool by_class = false;       ///< shape table: its columns are classes, not actions
  View view = View::first;
  /// True if it follows from TP, FP and FN of each class; set by the catalogue.
  bool of_class_counts = false;
  /// The same without true negatives, and without the number of cases, which includes them.
  bool of_detections = false;
  bool auxiliary = false;  ///< a quantity that other formulas name, and that is not listed itself
  bool ordered = false;    ///< depends on the order of the classes
  bool count = false;      ///< a whole number for whole counts
  Needs needs = Needs::classes;
  Shape shape = Shape::scalar;
  std::int8_t tier = 1;  ///< 1 essential, 2 standard, 3 specialist
  std::int8_t averages =
      0;  ///< class metrics: tier of their macro, micro and weighted averages; 0: none
  std::int8_t headline =
      0;  ///< place among the numbers that are shown first, from 1; 0: not among them
  /// Shape curve: returns the points of a ranking that it has, in ascending order; null: all of
  /// them.
  std::vector<std::size_t> (*kept)(const Ranking& ranking) = nullptr;
  Text family = "";     ///< metrics of one family are often confused with each other
  Text reference = "";  ///< author and year of the definition
  Scope scope = Scope::overall;
  Text group = "";
};

/// True if it has a value per cell, kind of pair, kind of decision, or observation and action,
/// rather than one value or one per class.
inline bool is_matrix(const Metric& metric) {
  return metric.shape == Shape::matrix || metric.shape == Shape::pairs ||
         metric.shape == Shape::decisions || metric.shape == Shape::table;
}

using Metrics = std::vector<Metric>;

/// Assigns metrics that are declared together to their scope and group.
Metrics group_of(Scope scope, Text group, Metrics metrics);

/// The metrics of both lists, one after the other.
Metrics joined(Metrics first, const Metrics& second);

/// The metric, at this place among the numbers that are shown first.
Metric headed(std::int8_t place, Metric metric);

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

}  // namespace deconfuse
