#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "formula/quantity.hpp"
#include "names/name_index.hpp"

namespace deconfuse {

/// Operations, which formula/operations.cpp defines in the same order.
enum class Op {
  number,
  quantity,
  metric,
  cell_sum,  ///< sum of the cells of a region
  add,
  subtract,
  negate,
  multiply,
  divide,
  square,
  power,
  root,             ///< square root
  log,              ///< of the first operand in the base of the second
  log_of_quotient,  ///< of the first over the second, in the base of the third
  log_one_plus,
  minimum,
  maximum,
  absolute,
  normal_quantile,  ///< of a number and its complement
  beta_quantile,
  binomial_upper_tail,
  chi_squared_upper_tail,
  fisher_tails,
  normal_distribution,
  incomplete_beta,  ///< of a number, its complement and both parameters
  cases,            ///< the second argument if the first is positive, else the third
  sum,              ///< over an index, like the next two
  product,
  count,        ///< number of indices for which the argument is defined
  plus_minus,   ///< both ends of an interval: the first argument minus, and plus, the second
  interval,     ///< both ends of an interval, each by its own formula
  arg_maximum,  ///< the second argument at the index where the first is largest
  arg_minimum,
  replacement,  ///< the argument, or a number if it is undefined
  at_least,     ///< displayed only: a condition
  point,        ///< displayed only: a point of a curve
};

/// The index of a sum, product, minimum, maximum or count. Sums over `points` to `case_cells` also
/// add up rounding errors (is_long in evaluate.cpp).
enum class Over {
  classes,
  rows,
  columns,
  cells,
  other_classes,    ///< the columns j ≠ i of row i
  above_diagonal,   ///< the cells i < j
  points,           ///< the points k of the ranking of row `row`, from the highest score
  hull_points,      ///< the vertices of its convex hull
  cut_points,       ///< the points of its ROC curve up to a false positive rate
  recall_levels,    ///< 0, 0.1, …, 1
  recall_percents,  ///< 0, 0.01, …, 1
  bins,             ///< the bins that hold cases
  confidence_bins,
  confidence_bins_of_class,  ///< those of the cases that are predicted as class `row`
  ranks,                     ///< the first places of a list
  ideal_ranks,               ///< the places of the best possible list
  overlaps,                  ///< least overlaps of a match with its object: 0.5, 0.55, …, 0.95
  cases,                     ///< every case m, as row and as column
  positive_cases,
  negative_cases,
  case_cells,       ///< every case m with every column
  states,           ///< the states h of observation `row`, as rows row·(number of states) + h
  actions,          ///< as columns
  decided_classes,  ///< the classes y that may be decided on, as columns
  observations,     ///< every observation x, as row and as column
  rater_pairs,      ///< every pair of raters, as row and as column
};

struct ExpressionNode;

/// Function that returns the value of a sum, difference or count at a place without its terms, in
/// less time or with digits that the terms lose in doubles; NaN if it does not know the value.
using Known = double (*)(const Environment& environment, Place place);

/// A metric of the catalogue to which the formula belongs.
struct MetricReference {
  std::string_view id;
  std::size_t index = 0;  ///< its index there; known once the catalogue is made
};

/// An immutable formula over named quantities. Operators build it, so that a declaration reads like
/// the formula: `TP / (TP + FP)`. It is evaluated in doubles and in exact fractions, and described
/// as data for display; there is no other copy of the formula. It is only a reference to a node,
/// which Formulas keep.
class Expression {
 public:
  /// No formula at all.
  Expression() = default;
  Expression(double number)  // NOLINT: 2 * TP should read like that
      : node_(node_of(number)) {}
  Expression(const Quantity& quantity)  // NOLINT: it must outlive the expression
      : node_(node_of(quantity)) {}
  explicit Expression(ExpressionNode node);

  explicit operator bool() const { return node_ != nullptr; }
  const ExpressionNode& node() const { return *node_; }

 private:
  static const ExpressionNode* node_of(double number);
  static const ExpressionNode* node_of(const Quantity& quantity);

  const ExpressionNode* node_ = nullptr;
};

struct ExpressionNode {
  Op op = Op::number;
  double number = 0;  ///< number, replacement
  /// quantity; count: its name; extremum over an index: the index where it is attained
  const Quantity* quantity = nullptr;
  MetricReference metric = {};         ///< metric
  bool counted = false;                ///< metric: with the zero-division policy, as in averages
  bool of_column = false;              ///< metric: that of the column's class instead of the row's
  Region region = Region::cell;        ///< cell_sum
  std::optional<Over> over = {};       ///< the index; absent: the arguments are the terms
  bool defined_only = false;           ///< sum, product: undefined terms are left out
  std::optional<Place> left_out = {};  ///< with `over`: an index that is skipped
  Known known = nullptr;               ///< sum, add, subtract, count
  /// With `over`: the term and, optionally, the expression that must be defined.
  std::vector<Expression> arguments = {};
  /// The operands that are evaluated, if they differ from those that are displayed.
  std::vector<Expression> others = {};

  const std::vector<Expression>& operands() const { return others.empty() ? arguments : others; }
};

/// Keeps the nodes of formulas as long as it lives: a catalogue keeps those of its metrics, and a
/// question those that it needs until it is answered. Nodes made at the start of the program live
/// as long as the program.
class Formulas {
 public:
  /// Formulas that are made during a use are kept in its Formulas, unless another use begins within
  /// it.
  class Use {
   public:
    explicit Use(Formulas& formulas);
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use();

   private:
    Formulas* before_;
  };

  const ExpressionNode* keep(ExpressionNode node) { return &nodes_.emplace_back(std::move(node)); }

 private:
  std::deque<ExpressionNode> nodes_;
};

Expression operator+(Expression left, Expression right);
Expression operator-(Expression left, Expression right);
Expression operator-(Expression value);
Expression operator*(Expression left, Expression right);
Expression operator/(Expression left, Expression right);

Expression power(Expression base, Expression exponent);
Expression square(Expression base);
Expression root(Expression value);
Expression log(Expression value, Expression base);
Expression minimum(Expression left, Expression right);
Expression maximum(Expression left, Expression right);
Expression absolute(Expression value);
Expression cases(Expression positive, Expression then, Expression otherwise);

/// The interval from `centre` − `half_width` to `centre` + `half_width`. Further operations apply
/// to both ends.
Expression plus_minus(Expression centre, Expression half_width);

/// The interval from `low` to `high`.
Expression interval(Expression low, Expression high);

/// Φ⁻¹(p), the quantile of the standard normal distribution; undefined at 0 and 1. `complement` is
/// 1 − p, which near p = 1 still has digits that p has lost; it is not displayed.
Expression normal_quantile(Expression p, Expression complement);

/// The quantile of the beta distribution with parameters a and b: 0 if a is 0, 1 if b is 0.
Expression beta_quantile(Expression p, Expression a, Expression b);

/// P(X >= k) for X ~ Bin(n, p); 0 for k = n + 1.
Expression binomial_upper_tail(Expression k, Expression n, Expression p);

/// P(X >= x) for X ~ χ² with this many degrees of freedom; undefined for none.
Expression chi_squared_upper_tail(Expression x, Expression degrees_of_freedom);

/// The probability of all tables with the same margins that are at most as probable as the table
/// [[a, b], [c, d]] (Fisher 1935).
Expression fisher_tails(Expression a, Expression b, Expression c, Expression d);

/// Φ(z).
Expression normal_distribution(Expression z);

/// I_x(a, b), the regularised incomplete beta function, for 0 <= x <= 1 and positive a and b. If x
/// is written as 1 − y, a small y is used directly.
Expression incomplete_beta(Expression x, Expression a, Expression b);

/// ln(1 + x), also for x so small that 1 + x is 1.
Expression log_one_plus(Expression x);

/// The value of another metric of the catalogue; 0/0 stays undefined.
Expression value_of(const char* metric);

/// The value of another metric as averages count it: the policy replaces 0/0.
Expression counted_value_of(const char* metric);

/// In a sum over cells: the value of a metric per class, for the class of the column.
Expression value_of_column(const char* metric);

/// Σ of the cells of a region, displayed cell by cell.
Expression cell_sum(Region region);

/// Σ over every index; undefined if a term is.
Expression sum(Over over, Expression term);

/// Σ over the indices for which the term is defined; undefined if there are none.
Expression sum_defined(Over over, Expression term);

/// Σ of the terms over the indices for which `value` is defined.
Expression sum_where_defined(Over over, Expression term, Expression value);

Expression product_defined(Over over, Expression factor);
Expression minimum_over(Over over, Expression term);
Expression maximum_over(Over over, Expression term);

/// The largest, or smallest, of a term over an index. `attained` is the index of the first such
/// term, found by comparison without rounding. With a `condition`, which is displayed, only terms
/// for which it holds are compared.
Expression maximum_at(Over over, Expression term, const Quantity& attained,
                      Expression condition = {});
Expression minimum_at(Over over, Expression term, const Quantity& attained);

/// The value of `result` at the index where the term is largest, or smallest.
Expression arg_maximum(Over over, Expression term, const Quantity& attained, Expression result);
Expression arg_minimum(Over over, Expression term, const Quantity& attained, Expression result);

/// The condition that a is at least b.
Expression at_least(Expression a, Expression b);

/// A point of a curve; if there are two curves, with the height of the second.
Expression point(Expression x, Expression y, Expression second = {});

/// Number of indices for which `value` is defined; displayed under the name of `quantity`.
Expression count_defined(Over over, Expression value, const Quantity& quantity);

/// The same sum, difference or count, with a function that may know its value.
Expression known_as(Known known, Expression sum);

/// The same formula with the index of every metric in this catalogue, which must contain each.
Expression resolved(const Expression& formula, const NameIndex& places);

/// The same formula with `other` in place of a metric of the catalogue.
Expression with_metric(const Expression& formula, std::size_t metric, const Expression& other);

/// The formula, or `number` if it is 0/0.
Expression replaced(Expression formula, double number);

/// The same sum or count over an index, without one of its places.
Expression without(const Expression& sum, Place place);

/// The same operation with other operands.
Expression with_operands(const Expression& formula, std::vector<Expression> operands);

/// The same formula with every quantity per class summed over the classes: micro averaging.
Expression pooled_over_classes(const Expression& formula);

}  // namespace deconfuse
