#include "formula/expression.hpp"

#include <deque>
#include <utility>

namespace deconfuse {
namespace {

/// Formulas are declared once and refer to each other, so none of them is ever freed.
const ExpressionNode* keep(ExpressionNode node) {
  static std::deque<ExpressionNode> nodes;
  return &nodes.emplace_back(std::move(node));
}

Expression make(Op op, std::vector<Expression> arguments) {
  ExpressionNode node;
  node.op = op;
  node.arguments = std::move(arguments);
  return Expression(std::move(node));
}

/// a + b + c is one sum of three terms, also when displayed.
Expression chain(Op op, Expression left, Expression right) {
  std::vector<Expression> arguments;
  if (left.node().op == op) {
    arguments = left.node().arguments;
  } else {
    arguments.push_back(left);
  }
  arguments.push_back(right);
  return make(op, std::move(arguments));
}

Expression over_index(Op op, Over over, Expression term, bool defined_only,
                      const Quantity* quantity = nullptr) {
  ExpressionNode node;
  node.op = op;
  node.over = over;
  node.defined_only = defined_only;
  node.quantity = quantity;
  node.arguments.push_back(term);
  return Expression(std::move(node));
}

Expression attained_at(Op op, Over over, const Quantity& attained, Expression term,
                       Expression other) {
  ExpressionNode node;
  node.op = op;
  node.over = over;
  node.quantity = &attained;
  node.arguments.push_back(term);
  if (other) node.arguments.push_back(other);
  return Expression(std::move(node));
}

Expression metric(const char* id, bool counted) {
  ExpressionNode node;
  node.op = Op::metric;
  node.metric = id;
  node.counted = counted;
  return Expression(std::move(node));
}

}  // namespace

const ExpressionNode* Expression::node_of(double number) {
  ExpressionNode node;
  node.number = number;
  return keep(std::move(node));
}

const ExpressionNode* Expression::node_of(const Quantity& quantity) {
  ExpressionNode node;
  node.op = Op::quantity;
  node.quantity = &quantity;
  return keep(std::move(node));
}

Expression::Expression(ExpressionNode node) : node_(keep(std::move(node))) {}

Expression operator+(Expression left, Expression right) { return chain(Op::add, left, right); }

Expression operator-(Expression left, Expression right) {
  return make(Op::subtract, {left, right});
}

Expression operator-(Expression value) { return make(Op::subtract, {value}); }

Expression operator*(Expression left, Expression right) { return chain(Op::multiply, left, right); }

Expression operator/(Expression left, Expression right) { return make(Op::divide, {left, right}); }

Expression power(Expression base, Expression exponent) { return make(Op::power, {base, exponent}); }

Expression square(Expression base) { return power(base, 2); }

Expression root(Expression value) { return make(Op::root, {value}); }

Expression log(Expression value, Expression base) { return make(Op::log, {value, base}); }

Expression minimum(Expression left, Expression right) { return make(Op::minimum, {left, right}); }

Expression maximum(Expression left, Expression right) { return make(Op::maximum, {left, right}); }

Expression absolute(Expression value) { return make(Op::absolute, {value}); }

Expression cases(Expression positive, Expression then, Expression otherwise) {
  return make(Op::cases, {positive, then, otherwise});
}

Expression plus_minus(Expression centre, Expression half_width) {
  return make(Op::plus_minus, {centre, half_width});
}

Expression interval(Expression low, Expression high) { return make(Op::interval, {low, high}); }

Expression normal_quantile(Expression p, Expression complement) {
  return make(Op::normal_quantile, {p, complement});
}

Expression beta_quantile(Expression p, Expression a, Expression b) {
  return make(Op::beta_quantile, {p, a, b});
}

Expression binomial_upper_tail(Expression k, Expression n, Expression p) {
  return make(Op::binomial_upper_tail, {k, n, p});
}

Expression chi_squared_upper_tail(Expression x, Expression degrees_of_freedom) {
  return make(Op::chi_squared_upper_tail, {x, degrees_of_freedom});
}

Expression fisher_tails(Expression a, Expression b, Expression c, Expression d) {
  return make(Op::fisher_tails, {a, b, c, d});
}

Expression normal_distribution(Expression z) { return make(Op::normal_distribution, {z}); }

Expression incomplete_beta(Expression x, Expression a, Expression b) {
  return make(Op::incomplete_beta, {x, a, b});
}

Expression log_one_plus(Expression x) { return make(Op::log_one_plus, {x}); }

Expression at_least(Expression a, Expression b) { return make(Op::at_least, {a, b}); }

Expression point(Expression x, Expression y) { return make(Op::point, {x, y}); }

Expression maximum_at(Over over, Expression term, const Quantity& attained, Expression condition) {
  return attained_at(Op::maximum, over, attained, term, condition);
}

Expression minimum_at(Over over, Expression term, const Quantity& attained) {
  return attained_at(Op::minimum, over, attained, term, {});
}

Expression arg_maximum(Over over, Expression term, const Quantity& attained, Expression result) {
  return attained_at(Op::arg_maximum, over, attained, term, result);
}

Expression arg_minimum(Over over, Expression term, const Quantity& attained, Expression result) {
  return attained_at(Op::arg_minimum, over, attained, term, result);
}

Expression value_of(const char* id) { return metric(id, false); }

Expression counted_value_of(const char* id) { return metric(id, true); }

Expression value_of_column(const char* id) {
  ExpressionNode node = metric(id, false).node();
  node.of_column = true;
  return Expression(std::move(node));
}

Expression cell_sum(Region region) {
  ExpressionNode node;
  node.op = Op::cell_sum;
  node.region = region;
  return Expression(std::move(node));
}

Expression sum(Over over, Expression term) { return over_index(Op::sum, over, term, false); }

Expression sum_defined(Over over, Expression term) { return over_index(Op::sum, over, term, true); }

Expression sum_where_defined(Over over, Expression term, Expression value) {
  ExpressionNode node = sum_defined(over, term).node();
  node.arguments.push_back(value);
  return Expression(std::move(node));
}

Expression product_defined(Over over, Expression factor) {
  return over_index(Op::product, over, factor, true);
}

Expression minimum_over(Over over, Expression term) {
  return over_index(Op::minimum, over, term, false);
}

Expression maximum_over(Over over, Expression term) {
  return over_index(Op::maximum, over, term, false);
}

Expression count_defined(Over over, Expression value, const Quantity& quantity) {
  return over_index(Op::count, over, value, false, &quantity);
}

Expression known_as(Known known, Expression sum) {
  ExpressionNode node = sum.node();
  node.known = known;
  return Expression(std::move(node));
}

Expression pooled_over_classes(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::quantity) {
    return node.quantity->per_class ? sum(Over::classes, formula) : formula;
  }
  ExpressionNode pooled = node;
  for (Expression& argument : pooled.arguments) argument = pooled_over_classes(argument);
  return Expression(std::move(pooled));
}

}  // namespace deconfuse
