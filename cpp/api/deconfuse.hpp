/// Deconfuse for C++: every classification metric of some data, with its derivation.
///
/// Data become a `Data` once, by `read` (text as people paste it) or `take` (values); everything is
/// asked of that. Nothing throws but what the standard library throws when memory runs out.
///
///     using namespace deconfuse::api;
///     const Result<Data> data = read("spam,spam\nspam,ham\nham,ham\n");
///     const Result<Report> report = report_of(std::get<Data>(data));
///     const Metric* f1 = std::get<Report>(report).find("f1_macro");  // 2/3
///
/// What metrics there are, with definitions and sources, `catalogue()` tells.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace deconfuse::api {

/// The true and the predicted class of each case.
struct Labels {
  std::vector<std::string> truth;
  std::vector<std::string> predicted;  ///< as many
  std::vector<double> weights = {};    ///< of each case, 0…2^53; empty: all 1
  /// The classes in the order wanted; absent: those that occur, numbers by size, else as texts.
  std::optional<std::vector<std::string>> labels = {};
  std::optional<std::string> positive = {};  ///< of two classes; absent: known words, else the last
};

/// How many cases of each class were predicted as which.
struct Matrix {
  std::vector<std::vector<double>> counts;  ///< rows are the truth; whole or not, 0…2^53
  std::optional<std::vector<std::string>> labels = {};  ///< absent: 1…K
  std::optional<std::string> positive = {};             ///< as of Labels
};

/// The true class and a score of each case.
struct Scores {
  std::vector<std::string> truth;  ///< two classes, or several of which `positive` is one
  std::vector<double> scores;      ///< finite or infinite, not NaN
  std::vector<double> weights = {};
  std::optional<std::string> positive = {};
  bool lower_is_positive = false;
  bool decision_values = false;  ///< no probabilities, even if all lie between 0 and 1
};

/// The true class of each case and a probability for each class.
struct Probabilities {
  std::vector<std::string> truth;
  std::vector<std::string> labels;  ///< the classes, in the order of the columns
  /// A row per case, which sums to 1. Rows that look like logits are taken for such, with the
  /// notice "decision-values".
  std::vector<std::vector<double>> probabilities;
  std::vector<double> weights = {};
};

/// Why data or options were refused.
struct Error {
  std::string code;        ///< stable, such as "unequal-lengths"
  std::size_t line = 0;    ///< of text, from 1; 0: it has no place
  std::size_t column = 0;  ///< in characters, from 1; 0: it has no place
  std::string excerpt;     ///< the piece of text, at most 80 characters
  std::string expected;    ///< what was expected instead, such as "two-columns"; may be empty
};

template <class Value>
using Result = std::variant<Value, Error>;

/// Data that have been counted. Copies share them, and what was worked out of them: only one thread
/// at a time may ask the same data.
class Data {
 public:
  /// The classes, in the order of every list with an entry per class, and of the rows of a matrix.
  const std::vector<std::string>& labels() const;
  /// The columns of a matrix: of two groupings other names than those of the rows.
  const std::vector<std::string>& predicted_labels() const;
  /// What was assumed or repaired on the way in, such as "labels-differ-in-case".
  std::vector<std::string> notices() const;

 private:
  friend struct Inside;
  struct Counted;
  explicit Data(std::shared_ptr<const Counted> counted) : counted_(std::move(counted)) {}
  std::shared_ptr<const Counted> counted_;
};

/// Labels, a matrix, scores or probabilities out of text: CSV, prints of other programs, JSON,
/// LaTeX, and what else the page reads. UTF-8, or UTF-16 with a byte order mark.
/// Errors: those of the text, with their place; "bad-option" for label sets, distributions and
/// counts of classes, which this interface has not.
Result<Data> read(std::string_view text);

/// Errors: "no-cases", "unequal-lengths", "bad-weight", "duplicate-label", "unknown-label",
/// "unknown-positive", "too-many-classes".
Result<Data> take(const Labels& labels);
/// Errors: "empty-matrix", "not-square", "ragged-rows", "negative-count", "bad-count",
/// "count-too-large", "duplicate-label", "label-count", "unknown-positive", "too-many-classes".
Result<Data> take(const Matrix& matrix);
/// Errors: "no-cases", "unequal-lengths", "bad-weight", "nan-score", "more-than-two-classes",
/// "unknown-positive", "too-many-classes".
Result<Data> take(const Scores& scores);
/// Errors: "no-cases", "no-classes", "unequal-lengths", "ragged-rows", "bad-weight",
/// "duplicate-label", "unknown-label", "infinite-number", "negative-probability",
/// "probability-above-one", "probabilities-do-not-sum", "too-many-classes".
Result<Data> take(const Probabilities& probabilities);

/// What a 0/0 becomes, also within averages.
enum class ZeroDivision {
  zero,
  one,
  undefined,  ///< no value; averages leave the class out
};

/// Conventions. All numbers are finite; any other than is said here is a "bad-option".
struct Options {
  ZeroDivision zero_division = ZeroDivision::zero;
  double base = 2;         ///< of logarithms of information measures; > 0 and not 1
  double beta = 1;         ///< weight of recall against precision in F, >= 0
  double level = 0.95;     ///< of intervals, above 0 and below 1
  double threshold = 0.5;  ///< scores from here on are predicted positive
  double max_fpr = 0.1;    ///< where the partial area ends, above 0, at most 1
  std::size_t bins = 10;   ///< of calibration, 1…10,000
  /// How many of the highest scores count in metrics "at k", >= 1; absent: they have no value.
  std::optional<std::size_t> k = {};
};

/// A value that is undefined, or that stands where one is.
struct Undefined {
  std::optional<std::size_t> label;  ///< the index of the class; absent: the metric as a whole
  std::string reason;                ///< such as "zero-denominator"
};

struct Metric {
  std::string id;
  /// One; one per class; of a matrix its cells by rows; of an interval both ends. NaN: undefined.
  std::vector<double> values;
  std::vector<std::string> words;  ///< of a verbal scale, beside what it grades; else empty
  std::vector<Undefined> undefined;
};

struct Report {
  std::vector<Metric> metrics;  ///< in the order of the catalogue

  /// Null where these data have no such metric.
  const Metric* find(std::string_view id) const;
};

/// The metrics of these ids that apply to the data; without ids all that do.
/// Errors: "bad-option".
Result<Report> report_of(const Data& data, const Options& options = {},
                         const std::vector<std::string>& ids = {});

/// A formula as a tree. Quantities and metrics are leaves: where they have a formula of their own,
/// it is among the definitions of the derivation.
struct Term {
  std::string operation;             ///< such as "divide", "sum", "quantity", "metric" or "number"
  std::string id;                    ///< of a quantity or metric
  std::string symbol;                ///< of the same, as LaTeX
  std::optional<double> value = {};  ///< in a formula with numbers; NaN: undefined
  std::optional<double> upper = {};  ///< of an interval, whose `value` is the lower end
  std::string fraction;              ///< of a metric with numbers, such as "26/45"; may be empty
  std::string over;                  ///< in symbols: what a sum runs over, such as "classes"
  std::vector<Term> terms = {};      ///< what is divided, summed, …
  /// Of a sum that is shown only in part, the first terms and the last: how many it has; else 0.
  std::size_t count = 0;
};

/// A quantity that a formula names, and its formula.
struct Definition {
  Term quantity;
  Term formula;
  Term substituted;
};

/// How a value comes about.
struct Derivation {
  double value = 0;                  ///< NaN: undefined; of an interval its lower end
  std::optional<double> upper = {};  ///< of an interval
  std::string fraction;  ///< exact and in lowest terms; empty where it is not rational, or too long
  Term formula;          ///< in symbols
  Term substituted;      ///< the same with the numbers of these data
  std::vector<Definition> definitions;  ///< in the order of their first use
  std::vector<Undefined> undefined;
};

/// Of a metric per class `label` is the class' index; of a matrix `label` and `column` are its
/// cell, also of the two by two cells of pairs (apart, together) and of decisions ([[TN, FP], [FN,
/// TP]]). No value where the data have no such metric, class or cell. Errors: "bad-option".
Result<std::optional<Derivation>> derive(const Data& data, std::string_view id,
                                         std::size_t label = 0, std::size_t column = 0,
                                         const Options& options = {});

/// Points in the order in which more and more cases are predicted positive; NaN where undefined.
struct Curve {
  std::vector<double> x;  ///< the first coordinate of the curve's formula in the catalogue
  std::vector<double> y;  ///< the second
  std::vector<double> z;  ///< the third, where there is one; else empty
  /// Scores at least as positive are predicted positive; at a first point of nobody it is infinite.
  std::vector<double> threshold;
};

/// "roc_curve", "pr_curve", "det_curve", … of scores, of several models the first; of probabilities
/// that of the class `label` against all others. No value where the data have no such curve, as of
/// one class only. Errors: "bad-option".
Result<std::optional<Curve>> curve_of(const Data& data, std::string_view id, std::size_t label = 0,
                                      const Options& options = {});

/// What is to be known of a metric.
struct MetricInfo {
  std::string id;
  std::string symbol;  ///< LaTeX
  Term formula;
  double low;             ///< the least value over all data, or -∞
  double high;            ///< the largest, or ∞
  std::string better;     ///< "higher", "lower" or "neither"
  std::string shape;      ///< "scalar", "matrix", "interval", "word", "curve", …
  std::string needs;      ///< what it is computed from, such as "classes" or "scores"
  bool per_class;         ///< it has a value for each class
  std::string reference;  ///< author and year of the definition
};

/// All metrics of labels, matrices, scores and probabilities, and those whose needs this interface
/// has not: "proportion", "rivals", "two-models", "label-sets", "predicted-sets", "label-scores".
std::vector<MetricInfo> catalogue();

}  // namespace deconfuse::api
