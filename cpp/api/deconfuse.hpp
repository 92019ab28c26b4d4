/// Deconfuse for C++: every classification metric of some data, with its derivation.
///
/// `read` (text as people paste it) or `take` (values) makes a `Data` once; every question is then
/// asked of that `Data`. The only exceptions are those that the standard library throws when memory
/// runs out.
///
///     using namespace deconfuse::api;
///     const Result<Data> data = read("spam,spam\nspam,ham\nham,ham\n");
///     const Result<Report> report = report_of(std::get<Data>(data));
///     const Metric* f1 = std::get<Report>(report).find("f1_macro");  // 2/3
///
/// `catalogue()` lists all metrics, with definitions and sources.
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
  std::vector<std::string> predicted;  ///< one per case
  std::vector<double> weights = {};    ///< one per case, 0…2^53; empty: all 1
  /// The classes in the wanted order. Absent: those that occur, numbers by value before other
  /// texts.
  std::optional<std::vector<std::string>> labels = {};
  std::optional<std::string> positive = {};  ///< for two classes; absent: known word, else the last
};

/// Numbers of cases, by true and predicted class.
struct Matrix {
  std::vector<std::vector<double>> counts;  ///< rows are the truth; whole or not, 0…2^53
  std::optional<std::vector<std::string>> labels = {};  ///< absent: 1…K
  std::optional<std::string> positive = {};             ///< as in Labels
};

/// The true class and a score of each case.
struct Scores {
  std::vector<std::string> truth;  ///< two classes, or several if `positive` is one of them
  std::vector<double> scores;      ///< finite or infinite, not NaN
  std::vector<double> weights = {};
  std::optional<std::string> positive = {};
  bool lower_is_positive = false;
  bool decision_values = false;  ///< not probabilities, even if all lie between 0 and 1
};

/// The true class of each case and a probability for each class.
struct Probabilities {
  std::vector<std::string> truth;
  std::vector<std::string> labels;  ///< the classes, in the order of the columns
  /// A row per case, which sums to 1. Rows that look like logits are taken as logits, with the
  /// notice "decision-values".
  std::vector<std::vector<double>> probabilities;
  std::vector<double> weights = {};
};

/// Reason why data or options were refused.
struct Error {
  std::string code;        ///< stable, such as "unequal-lengths"
  std::size_t line = 0;    ///< line of the text, from 1; 0: the error has no place
  std::size_t column = 0;  ///< column in characters, from 1; 0: the error has no place
  std::string excerpt;     ///< the piece of text, at most 80 characters
  std::string expected;    ///< what was expected instead, such as "two-columns"; may be empty
};

template <class Value>
using Result = std::variant<Value, Error>;

/// Counted data. Copies share the data and the values computed from them, so only one thread at a
/// time may use them.
class Data {
 public:
  /// The classes, in the order of every list with an entry per class and of the rows of a matrix.
  const std::vector<std::string>& labels() const;
  /// Names of the columns of a matrix. They differ from those of the rows if two groupings are
  /// compared.
  const std::vector<std::string>& predicted_labels() const;
  /// Codes of what was assumed or repaired while reading, such as "labels-differ-in-case".
  std::vector<std::string> notices() const;

 private:
  friend struct Inside;
  struct Counted;
  explicit Data(std::shared_ptr<const Counted> counted) : counted_(std::move(counted)) {}
  std::shared_ptr<const Counted> counted_;
};

/// Reads labels, a matrix, scores or probabilities from text: CSV, output of other programs, JSON,
/// LaTeX, and every other format that the page reads. UTF-8, or UTF-16 with a byte order mark.
/// Errors: those of the text, with their place; "bad-option" for kinds of data that this interface
/// does not support: label sets, distributions and counts per class.
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

/// Value of 0/0, also within averages.
enum class ZeroDivision {
  zero,
  one,
  undefined,  ///< no value; averages leave the class out
};

/// Conventions. All numbers must be finite; a value outside the range given here is a "bad-option".
struct Options {
  ZeroDivision zero_division = ZeroDivision::zero;
  double base = 2;         ///< of logarithms in information measures; > 0 and not 1
  double beta = 1;         ///< weight of recall relative to precision in F, >= 0
  double level = 0.95;     ///< confidence level of intervals, above 0 and below 1
  double threshold = 0.5;  ///< scores of at least this are predicted positive
  double max_fpr = 0.1;    ///< upper end of the partial area, above 0, at most 1
  std::size_t bins = 10;   ///< number of bins of calibration, 1…10,000
  /// Number of highest scores that count in metrics "at k", >= 1; absent: these metrics are
  /// undefined.
  std::optional<std::size_t> k = {};
};

/// A value that is undefined or was replaced by a convention.
struct Undefined {
  std::optional<std::size_t> label;  ///< index of the class; absent: the metric as a whole
  std::string reason;                ///< such as "zero-denominator"
};

struct Metric {
  std::string id;
  /// One value; or one per class; or the cells of a matrix by rows; or both ends of an interval.
  /// NaN: undefined.
  std::vector<double> values;
  std::vector<std::string> words;  ///< grades on a verbal scale, one per value; else empty
  std::vector<Undefined> undefined;
};

struct Report {
  std::vector<Metric> metrics;  ///< in the order of the catalogue

  /// Null if the data have no such metric.
  const Metric* find(std::string_view id) const;
};

/// The metrics with these ids that apply to the data; without ids, all that apply.
/// Errors: "bad-option".
Result<Report> report_of(const Data& data, const Options& options = {},
                         const std::vector<std::string>& ids = {});

/// A formula as a tree. Quantities and metrics are leaves: if they have formulas of their own,
/// these are among the definitions of the derivation.
struct Term {
  std::string operation;             ///< such as "divide", "sum", "quantity", "metric" or "number"
  std::string id;                    ///< of a quantity or metric
  std::string symbol;                ///< of a quantity or metric, as LaTeX
  std::optional<double> value = {};  ///< of a leaf in the substituted formula; NaN: undefined
  std::optional<double> upper = {};  ///< upper end of an interval, the lower end being `value`
  std::string fraction;  ///< exact value of a metric in the substituted formula, such as "26/45";
                         ///< may be empty
  std::string over;      ///< range of a sum in the symbolic formula, such as "classes"
  std::vector<Term> terms = {};  ///< operands
  /// Number of all terms if a sum shows only the first and the last; else 0.
  std::size_t count = 0;
};

/// A quantity that a formula names, and its formula.
struct Definition {
  Term quantity;
  Term formula;
  Term substituted;
};

/// Derivation of a value.
struct Derivation {
  double value = 0;                  ///< NaN: undefined; lower end of an interval
  std::optional<double> upper = {};  ///< upper end of an interval
  std::string fraction;  ///< exact and in lowest terms; empty if not rational or too long
  Term formula;          ///< in symbols
  Term substituted;      ///< with the numbers of the data
  std::vector<Definition> definitions;  ///< in the order of their first use
  std::vector<Undefined> undefined;
};

/// The derivation of one value. For a metric per class, `label` is the index of the class. For a
/// matrix, `label` and `column` are the row and column of the cell; this includes the two-by-two
/// matrices of pairs (apart, together) and of decisions ([[TN, FP], [FN, TP]]). No value if the
/// data have no such metric, class or cell. Errors: "bad-option".
Result<std::optional<Derivation>> derive(const Data& data, std::string_view id,
                                         std::size_t label = 0, std::size_t column = 0,
                                         const Options& options = {});

/// Points, ordered from fewest to most cases predicted positive; NaN if undefined.
struct Curve {
  std::vector<double> x;  ///< first coordinate of the curve's formula in the catalogue
  std::vector<double> y;  ///< second coordinate
  std::vector<double> z;  ///< third coordinate; empty if there is none
  /// Scores at least as positive as this are predicted positive; infinite at a first point where no
  /// case is.
  std::vector<double> threshold;
};

/// "roc_curve", "pr_curve", "det_curve", … of scores, of the first model if there are several; for
/// probabilities, the curve of the class `label` against all others. No value if the data have no
/// such curve, for example if only one class occurs. Errors: "bad-option".
Result<std::optional<Curve>> curve_of(const Data& data, std::string_view id, std::size_t label = 0,
                                      const Options& options = {});

/// Description of a metric.
struct MetricInfo {
  std::string id;
  std::string symbol;  ///< LaTeX
  Term formula;
  double low;             ///< lowest value over all data, or -∞
  double high;            ///< highest value over all data, or ∞
  std::string better;     ///< "higher", "lower" or "neither"
  std::string shape;      ///< "scalar", "matrix", "interval", "word", "curve", …
  std::string needs;      ///< kind of data that it is computed from, such as "classes" or "scores"
  bool per_class;         ///< true if it has a value for each class
  std::string reference;  ///< author and year of the definition
};

/// All metrics of labels, matrices, scores and probabilities. Also those whose `needs` this
/// interface does not support: "proportion", "rivals", "two-models", "label-sets",
/// "predicted-sets", "label-scores".
std::vector<MetricInfo> catalogue();

}  // namespace deconfuse::api
