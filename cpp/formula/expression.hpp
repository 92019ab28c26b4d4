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

/// What each of them does stands in formula/operations.cpp, in the same order.
enum class Op {
  number,
  quantity,
  metric,
  cell_sum,  ///< the cells of a region
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
  cases,            ///< the second argument where the first is positive, else the third
  sum,              ///< over an index, as are the next two
  product,
  count,        ///< for how many indices the argument is defined
  plus_minus,   ///< both ends of an interval: the first argument less, and plus, the second
  interval,     ///< both ends of an interval, each by its own formula
  arg_maximum,  ///< where the first argument is largest: there the second argument is the value
  arg_minimum,
  replacement,  ///< the argument, or where it is undefined a number
  at_least,     ///< displayed only: a condition
  point,        ///< displayed only: a point of a curve
};

/// What a sum, product, minimum, maximum or count runs over. Sums from `points` to `case_cells`
/// keep what rounding takes (is_long in evaluate.cpp).
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
  confidence_bins_of_class,  ///< those of the cases that are predicted to be of class `row`
  ranks,                     ///< the first places of a list
  ideal_ranks,               ///< the places of the best list that there could be
  overlaps,                  ///< with an object that detections have to reach: 0.5, 0.55, …, 0.95
  cases,                     ///< every case m, as row and as column
  positive_cases,
  negative_cases,
  case_cells,       ///< every case m with every column
  states,           ///< the states h of observation `row`, as rows row·(how many) + h
  actions,          ///< as columns
  decided_classes,  ///< the classes y that are decided on, as columns
  observations,     ///< every observation x, as row and as column
  rater_pairs,      ///< every two raters, as row and as column
};

struct ExpressionNode;

/// What a sum, difference or count comes to at a place without a look at its terms, in less time or
/// with digits that they lose in doubles; NaN where that is not known.
using Known = double (*)(const Environment& environment, Place place);

/// A metric of the catalogue that a formula belongs to.
struct MetricReference {
  std::string_view id;
  std::size_t index = 0;  ///< its place there; known once the catalogue is made
};

/// A formula over named quantities, immutable. Operators build it, so that a declaration reads like
/// the formula: `TP / (TP + FP)`. It is evaluated in doubles and in exact fractions, and described
/// as data for display; there is no other copy of a formula anywhere. It is no more than a
/// reference to a node, which Formulas keep.
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
  /// quantity; count: what it is called; maximum and its kin over an index: where it is attained
  const Quantity* quantity = nullptr;
  MetricReference metric = {};    ///< metric
  bool counted = false;           ///< metric: with the zero-division policy, as averages count it
  bool of_column = false;         ///< metric: of the class of the column instead of the row
  Region region = Region::cell;   ///< cell_sum
  std::optional<Over> over = {};  ///< absent: the arguments are the terms
  bool defined_only = false;      ///< sum, product: undefined terms are left out
  std::optional<Place> left_out = {};  ///< with `over`: an index that is skipped
  Known known = nullptr;               ///< sum, add, subtract, count
  /// With `over`: the term and, if any, what must be defined.
  std::vector<Expression> arguments = {};
  /// What is evaluated instead, where that is not what is displayed.
  std::vector<Expression> others = {};

  const std::vector<Expression>& operands() const { return others.empty() ? arguments : others; }
};

/// The nodes of formulas, which live as long as this: those of a catalogue as long as it does,
/// those of one question until it is answered. What is made at the start of the program lives as
/// long.
class Formulas {
 public:
  /// Formulas that are made during a use are kept here, unless another use begins within it.
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

/// The interval from `centre` − `half_width` to `centre` + `half_width`. What is done with it is
/// done with both ends.
Expression plus_minus(Expression centre, Expression half_width);

/// The interval from `low` to `high`.
Expression interval(Expression low, Expression high);

/// Φ⁻¹(p), the quantile of the standard normal distribution; undefined at 0 and 1. `complement` is
/// 1 − p, which near p = 1 still has the digits that p has lost; it is not displayed.
Expression normal_quantile(Expression p, Expression complement);

/// The quantile of the beta distribution with parameters a and b: 0 where a is 0, 1 where b is 0.
Expression beta_quantile(Expression p, Expression a, Expression b);

/// P(X >= k) for X ~ Bin(n, p); 0 for k = n + 1.
Expression binomial_upper_tail(Expression k, Expression n, Expression p);

/// P(X >= x) for X ~ χ² with so many degrees of freedom; undefined for none.
Expression chi_squared_upper_tail(Expression x, Expression degrees_of_freedom);

/// The probability of all tables with the same margins that are no more probable than the table
/// [[a, b], [c, d]] (Fisher 1935).
Expression fisher_tails(Expression a, Expression b, Expression c, Expression d);

/// Φ(z).
Expression normal_distribution(Expression z);

/// I_x(a, b), the regularised incomplete beta function, for 0 <= x <= 1 and positive a and b. Where
/// x is written as 1 − y, it is y that is read for small y.
Expression incomplete_beta(Expression x, Expression a, Expression b);

/// ln(1 + x), also for x so small that 1 + x is 1.
Expression log_one_plus(Expression x);

/// The value of another metric of the catalogue; 0/0 stays undefined.
Expression value_of(const char* metric);

/// The value of another metric as averages count it: 0/0 is replaced as the policy says.
Expression counted_value_of(const char* metric);

/// Under a sum over cells: the value of a metric of one class, of the class of the column.
Expression value_of_column(const char* metric);

/// Σ of the cells of a region, displayed cell by cell.
Expression cell_sum(Region region);

/// Σ over every index; undefined where a term is.
Expression sum(Over over, Expression term);

/// Σ over the indices for which the term is defined; undefined where it is for none.
Expression sum_defined(Over over, Expression term);

/// Σ of the terms over the indices for which `value` is defined.
Expression sum_where_defined(Over over, Expression term, Expression value);

Expression product_defined(Over over, Expression factor);
Expression minimum_over(Over over, Expression term);
Expression maximum_over(Over over, Expression term);

/// The largest, or smallest, of a term over an index, where `attained` is the index of the first
/// such term: it is found by comparing without rounding. With a `condition` only terms for which it
/// holds are compared; it is displayed.
Expression maximum_at(Over over, Expression term, const Quantity& attained,
                      Expression condition = {});
Expression minimum_at(Over over, Expression term, const Quantity& attained);

/// The value of `result` where the term is largest, or smallest.
Expression arg_maximum(Over over, Expression term, const Quantity& attained, Expression result);
Expression arg_minimum(Over over, Expression term, const Quantity& attained, Expression result);

/// The condition that a is at least b.
Expression at_least(Expression a, Expression b);

/// A point of a curve, and where it is two curves the height of the second one.
Expression point(Expression x, Expression y, Expression second = {});

/// For how many indices `value` is defined; displayed under the name of `quantity`.
Expression count_defined(Over over, Expression value, const Quantity& quantity);

/// The same sum, difference or count, which is also known in another way.
Expression known_as(Known known, Expression sum);

/// The same formula with every metric at its place in this catalogue, where each must have one.
Expression resolved(const Expression& formula, const NameIndex& places);

/// The same formula with another in place of a metric of the catalogue.
Expression with_metric(const Expression& formula, std::size_t metric, const Expression& other);

/// The formula, or where it is 0/0 the number that a policy puts in its place.
Expression replaced(Expression formula, double number);

/// The same sum or count over an index, without one of its places.
Expression without(const Expression& sum, Place place);

/// The same operation on other operands.
Expression with_operands(const Expression& formula, std::vector<Expression> operands);

/// The same formula with every quantity of a class summed over the classes: micro averaging.
Expression pooled_over_classes(const Expression& formula);

}  // namespace deconfuse
