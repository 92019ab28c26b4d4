#include "formula/terms.hpp"

#include <algorithm>
#include <cmath>

#include "formula/describe.hpp"
#include "formula/distributions.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// Whether all that is combined stands in the data, and none of it was rounded.
bool is_read(const ExpressionNode& node) {
  return std::all_of(node.arguments.begin(), node.arguments.end(),
                     [](const Expression& argument) { return argument.node().op <= Op::quantity; });
}

}  // namespace

template <class Operation>
void Terms::each(const ExpressionNode& node, const Places& places, Values& values,
                 Operation operation) const {
  (*this)(node.arguments[0], places, values);
  for (std::size_t at = 0; at < places.count; ++at) values[at] = operation(values[at]);
}

template <class Operation>
void Terms::chain(const ExpressionNode& node, const Places& places, Values& values,
                  Operation operation) const {
  (*this)(node.arguments[0], places, values);
  Values others;
  for (std::size_t argument = 1; argument < node.arguments.size(); ++argument) {
    (*this)(node.arguments[argument], places, others);
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = operation(values[at], others[at]);
    }
  }
}

void Terms::logarithms(const ExpressionNode& node, const Places& places, Values& values) const {
  if (places.count == 0) return;
  const double base = evaluate(node.arguments[1], environment_, places.first);
  const ExpressionNode& quotient = node.arguments[0].node();
  if (quotient.op != Op::divide) {
    return each(node, places, values, [=](double x) { return logarithm(x, base); });
  }
  chain(quotient, places, values,
        [=](double a, double b) { return b == 0 ? undefined : log_of_quotient(a, b, base); });
}

void Terms::branches(const ExpressionNode& node, const Places& places, Values& values) const {
  Values conditions;
  Values others;
  (*this)(node.arguments[0], places, conditions);
  (*this)(node.arguments[1], places, values);
  (*this)(node.arguments[2], places, others);
  for (std::size_t at = 0; at < places.count; ++at) {
    if (conditions[at] > 0) continue;
    values[at] = std::isnan(conditions[at]) ? undefined : others[at];
  }
}

/// Each with more digits where they cancel.
void Terms::sums(const Expression& formula, const Places& places, Values& values) const {
  const ExpressionNode& node = formula.node();
  const double sign = node.op == Op::add ? 1 : -1;
  (*this)(node.arguments[0], places, values);
  Values largest;
  Values others;
  std::copy_n(values.begin(), places.count, largest.begin());
  for (std::size_t argument = 1; argument < node.arguments.size(); ++argument) {
    (*this)(node.arguments[argument], places, others);
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] += sign * others[at];
      largest[at] = std::max(std::fabs(largest[at]), std::fabs(others[at]));
    }
  }
  for (std::size_t at = 0; at < places.count; ++at) {
    if (has_cancelled(values[at], largest[at]))
      values[at] = evaluate(formula, environment_, places[at]);
  }
}

void Terms::operator()(const Expression& formula, const Places& places, Values& values) const {
  const ExpressionNode& node = formula.node();
  if (!node.over) {
    switch (node.op) {
      case Op::number:
        std::fill_n(values.begin(), places.count, node.number);
        return;
      case Op::quantity:
        environment_.quantities(*node.quantity, places, values.data());
        return;
      case Op::metric:
        if (node.of_column) {
          const auto turned = [](Place place) { return Place{place.column, place.column}; };
          const Places columns{turned(places.first), turned(places.step), places.count};
          environment_.metrics(node.metric, node.counted, columns, values.data());
        } else {
          environment_.metrics(node.metric, node.counted, places, values.data());
        }
        return;
      case Op::add:
      case Op::subtract:
        if (node.arguments.size() == 1) {
          return each(node, places, values, [](double x) { return -x; });
        }
        // So few are displayed one by one.
        if (use_ == Use::single || (places.count <= listed_terms && !is_read(node))) {
          return sums(formula, places, values);
        }
        if (node.op == Op::add) {
          return chain(node, places, values, [](double x, double y) { return x + y; });
        }
        return chain(node, places, values, [](double x, double y) { return x - y; });
      case Op::multiply:
        // An infinity is log 0 here, and 0·log 0 is 0.
        return chain(node, places, values, [](double x, double y) {
          const bool defined = x == x && y == y;
          return (x == 0 || y == 0) && defined ? 0 : x * y;
        });
      case Op::divide:
        return chain(node, places, values,
                     [](double x, double y) { return y == 0 ? undefined : x / y; });
      case Op::power:
        if (node.arguments[1].node().op == Op::number && node.arguments[1].node().number == 2) {
          return each(node, places, values, [](double x) { return x * x; });
        }
        break;
      case Op::absolute:
        return each(node, places, values, [](double x) { return std::fabs(x); });
      case Op::root:
        return each(node, places, values, [](double x) { return std::sqrt(x); });
      case Op::log:
        return logarithms(node, places, values);
      case Op::minimum:
        return chain(node, places, values, [](double x, double y) {
          return x != x || y != y ? undefined : x < y ? x : y;
        });
      case Op::maximum:
        return chain(node, places, values, [](double x, double y) {
          return x != x || y != y ? undefined : x < y ? y : x;
        });
      case Op::cases:
        return branches(node, places, values);
      default:
        break;
    }
  }
  // What is rare within sums, and sums within sums.
  for (std::size_t at = 0; at < places.count; ++at) {
    values[at] = evaluate(formula, environment_, places[at]);
  }
}

}  // namespace deconfuse
