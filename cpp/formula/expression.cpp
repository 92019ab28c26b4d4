#include "formula/expression.hpp"

#include <cstdlib>
#include <utility>

namespace deconfuse {
namespace {

Formulas*& in_use() {
  static Formulas of_program;
  // One per thread, or a program with several threads would mix up their formulas.
  static thread_local Formulas* in_use = &of_program;
  return in_use;
}

Expression make(Op op, std::vector<Expression> arguments) {
  ExpressionNode node;
  node.op = op;
  node.arguments = std::move(arguments);
  return Expression(std::move(node));
}

/// A node that is displayed with `arguments` and evaluated with `others`.
Expression make(Op op, std::vector<Expression> arguments, std::vector<Expression> others) {
  ExpressionNode node;
  node.op = op;
  node.arguments = std::move(arguments);
  node.others = std::move(others);
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
  node.metric.id = id;
  node.counted = counted;
  return Expression(std::move(node));
}

/// The same node with changed parts.
template <class Change>
Expression with_each(ExpressionNode node, Change change) {
  for (Expression& argument : node.arguments) argument = change(argument);
  for (Expression& other : node.others) other = change(other);
  return Expression(std::move(node));
}

}  // namespace

Formulas::Use::Use(Formulas& formulas) : before_(in_use()) { in_use() = &formulas; }

Formulas::Use::~Use() { in_use() = before_; }

Expression::Expression(ExpressionNode node) : node_(in_use()->keep(std::move(node))) {}

const ExpressionNode* Expression::node_of(double number) {
  return in_use()->keep({.number = number});
}

const ExpressionNode* Expression::node_of(const Quantity& quantity) {
  return in_use()->keep({.op = Op::quantity, .quantity = &quantity});
}

Expression operator+(Expression left, Expression right) { return chain(Op::add, left, right); }

Expression operator-(Expression left, Expression right) {
  return make(Op::subtract, {left, right});
}

Expression operator-(Expression value) { return make(Op::negate, {value}); }

Expression operator*(Expression left, Expression right) { return chain(Op::multiply, left, right); }

Expression operator/(Expression left, Expression right) { return make(Op::divide, {left, right}); }

Expression power(Expression base, Expression exponent) { return make(Op::power, {base, exponent}); }

Expression square(Expression base) { return make(Op::square, {base, 2}, {base}); }

Expression root(Expression value) { return make(Op::root, {value}); }

Expression log(Expression value, Expression base) {
  const ExpressionNode& quotient = value.node();
  if (quotient.op != Op::divide) return make(Op::log, {value, base});
  return make(Op::log_of_quotient, {value, base},
              {quotient.arguments[0], quotient.arguments[1], base});
}

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
  const ExpressionNode& node = x.node();
  const bool is_complement = node.op == Op::subtract && node.arguments[0].node().number == 1;
  const Expression complement = is_complement ? node.arguments[1] : 1 - x;
  return make(Op::incomplete_beta, {x, a, b}, {x, complement, a, b});
}

Expression log_one_plus(Expression x) { return make(Op::log_one_plus, {x}); }

Expression at_least(Expression a, Expression b) { return make(Op::at_least, {a, b}); }

Expression point(Expression x, Expression y, Expression second) {
  return second ? make(Op::point, {x, y, second}) : make(Op::point, {x, y});
}

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

Expression without(const Expression& sum, Place place) {
  ExpressionNode node = sum.node();
  node.left_out = place;
  node.known = nullptr;
  return Expression(std::move(node));
}

Expression with_operands(const Expression& formula, std::vector<Expression> operands) {
  ExpressionNode node = formula.node();
  if (node.op == Op::square) return square(operands[0]);
  if (node.op == Op::log || node.op == Op::log_of_quotient) return log(operands[0], operands[1]);
  if (node.op == Op::incomplete_beta) return incomplete_beta(operands[0], operands[1], operands[2]);
  node.arguments = std::move(operands);
  node.known = nullptr;
  return Expression(std::move(node));
}

Expression pooled_over_classes(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::quantity) {
    return node.quantity->per_class ? sum(Over::classes, formula) : formula;
  }
  return with_each(node, pooled_over_classes);
}

Expression resolved(const Expression& formula, const NameIndex& places) {
  if (!formula) return formula;
  const ExpressionNode& node = formula.node();
  if (node.op != Op::metric) {
    return with_each(node, [&](const Expression& part) { return resolved(part, places); });
  }
  const auto place = places.find(node.metric.id);
  if (place == places.end()) std::abort();  // a mistake in a declaration, seen at the first start
  ExpressionNode reference = node;
  reference.metric.index = static_cast<std::size_t>(place->second);
  return Expression(std::move(reference));
}

Expression with_metric(const Expression& formula, std::size_t metric, const Expression& other) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric) return node.metric.index == metric ? other : formula;
  return with_each(node, [&](const Expression& part) { return with_metric(part, metric, other); });
}

Expression replaced(Expression formula, double number) {
  ExpressionNode node;
  node.op = Op::replacement;
  node.number = number;
  node.arguments.push_back(formula);
  return Expression(std::move(node));
}

}  // namespace deconfuse
