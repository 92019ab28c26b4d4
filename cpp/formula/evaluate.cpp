#include "formula/evaluate.hpp"

#include <cmath>
#include <limits>
#include <vector>

#include "formula/distributions.hpp"

namespace deconfuse {
namespace {

/// A double in which NaN is undefined and the infinities are logarithms of zero.
struct Real {
  double value = 0;

  static Real of(double value) { return {value}; }
  static Real lost() { return undefined(); }  // never asked for
  static Real undefined() { return {std::numeric_limits<double>::quiet_NaN()}; }
  bool is_undefined() const { return std::isnan(value); }
  bool is_positive() const { return value > 0; }
  bool is_lost() const { return false; }
  static constexpr std::size_t most_terms = std::numeric_limits<std::size_t>::max();
};

Real operator+(Real left, Real right) { return {left.value + right.value}; }
Real operator-(Real value) { return {-value.value}; }
Real operator*(Real left, Real right) {
  if (left.is_undefined() || right.is_undefined()) return Real::undefined();
  // An infinity is log 0 here, and 0·log 0 is the limit, 0.
  if (left.value == 0 || right.value == 0) return {0};
  return {left.value * right.value};
}
Real operator/(Real left, Real right) {
  return right.value == 0 ? Real::undefined() : Real{left.value / right.value};
}
Real root(Real value) { return {std::sqrt(value.value)}; }
Real power(Real base, Real exponent) {
  if (base.is_undefined() || exponent.is_undefined()) return Real::undefined();
  // pow may round differently: N² and N·N have to cancel.
  if (exponent.value == 2) return {base.value * base.value};
  return {std::pow(base.value, exponent.value)};
}
Real log(Real value, Real base) {
  // The quotient gives 2.9999999999999996 for 1000 in base 10.
  if (base.value == 2) return {std::log2(value.value)};
  if (base.value == 10) return {std::log10(value.value)};
  return {std::log(value.value) / std::log(base.value)};
}
Real absolute(Real value) { return {std::fabs(value.value)}; }
Real minimum(Real left, Real right) {
  if (left.is_undefined() || right.is_undefined()) return Real::undefined();
  return left.value < right.value ? left : right;
}
Real maximum(Real left, Real right) {
  if (left.is_undefined() || right.is_undefined()) return Real::undefined();
  return left.value < right.value ? right : left;
}
Real normal_quantile(Real p, Real complement) {
  if (p.value > complement.value) return {-standard_normal_quantile(complement.value)};
  return {standard_normal_quantile(p.value)};
}
Real binomial_upper_tail(Real k, Real n, Real p) {
  return {binomial_tail(k.value, n.value, p.value)};
}
Real chi_squared_upper_tail(Real x, Real degrees) {
  return {chi_squared_tail(x.value, degrees.value)};
}
Real read(const Environment& environment, const Quantity& quantity, Place place, Real) {
  return {environment.quantity(quantity, place)};
}
Real read(const Environment& environment, Region region, Place place, Real) {
  return {environment.cell_sum(region, place)};
}
Real read(const Environment& environment, std::string_view id, bool counted, Place place, Real) {
  return {environment.metric(id, counted, place)};
}

/// The exact number with what the walk below asks of a number.
struct Rational {
  Exact value = Fraction();

  static Rational of(double value) { return {Fraction::of(value)}; }
  static Rational undefined() { return {Exact::undefined()}; }
  static Rational lost() { return {Exact::unknown()}; }
  bool is_undefined() const { return value.is_undefined(); }
  bool is_positive() const { return value.is_known() && value.sign() > 0; }
  /// Too long or irrational: whatever is still added, it will not be known again.
  bool is_lost() const { return !value.is_known() && !value.is_undefined(); }
  /// Exact sums over the cells of some hundred classes would take seconds, and hardly ever fit.
  static constexpr std::size_t most_terms = 65536;
};

Rational operator+(const Rational& left, const Rational& right) {
  return {left.value + right.value};
}
Rational operator-(const Rational& value) { return {-value.value}; }
Rational operator*(const Rational& left, const Rational& right) {
  return {left.value * right.value};
}
Rational operator/(const Rational& left, const Rational& right) {
  return {left.value / right.value};
}
Rational root(const Rational& value) { return {root(value.value)}; }
Rational power(const Rational& base, const Rational& exponent) {
  return {power(base.value, exponent.value)};
}
Rational log(const Rational& value, const Rational& base) { return {log(value.value, base.value)}; }
Rational absolute(const Rational& value) { return {absolute(value.value)}; }
Rational minimum(const Rational& left, const Rational& right) {
  return {minimum(left.value, right.value)};
}
Rational maximum(const Rational& left, const Rational& right) {
  return {maximum(left.value, right.value)};
}
Rational normal_quantile(const Rational&, const Rational&) { return {Exact::unknown()}; }
Rational binomial_upper_tail(const Rational&, const Rational&, const Rational&) {
  return {Exact::unknown()};
}
Rational chi_squared_upper_tail(const Rational&, const Rational&) { return {Exact::unknown()}; }
Rational read(const Environment& environment, const Quantity& quantity, Place place, Rational) {
  return {environment.exact_quantity(quantity, place)};
}
Rational read(const Environment& environment, Region region, Place place, Rational) {
  return {environment.exact_cell_sum(region, place)};
}
Rational read(const Environment& environment, std::string_view id, bool counted, Place place,
              Rational) {
  return {environment.exact_metric(id, counted, place)};
}

template <class Number>
Number combine(Op op, const Number& left, const Number& right) {
  switch (op) {
    case Op::product:
      return left * right;
    case Op::minimum:
      return minimum(left, right);
    case Op::maximum:
      return maximum(left, right);
    default:
      return left + right;
  }
}

template <class Number>
class Walk {
 public:
  explicit Walk(const Environment& environment) : environment_(environment) {}

  Number operator()(const Expression& formula, Place place) const {
    const ExpressionNode& node = formula.node();
    if (node.over) return over_index(node, place);
    const auto argument = [&](std::size_t at) { return (*this)(node.arguments[at], place); };
    switch (node.op) {
      case Op::number:
        return Number::of(node.number);
      case Op::quantity:
        return read(environment_, *node.quantity, place, Number());
      case Op::metric:
        return read(environment_, node.metric, node.counted, place, Number());
      case Op::cell_sum:
        return read(environment_, node.region, place, Number());
      case Op::add:
      case Op::multiply: {
        Number result = argument(0);
        for (std::size_t at = 1; at < node.arguments.size(); ++at) {
          result = node.op == Op::add ? result + argument(at) : result * argument(at);
        }
        return result;
      }
      case Op::subtract:
        return node.arguments.size() == 1 ? -argument(0) : argument(0) + -argument(1);
      case Op::divide:
        return argument(0) / argument(1);
      case Op::power:
        return power(argument(0), argument(1));
      case Op::root:
        return root(argument(0));
      case Op::log:
        return log(argument(0), argument(1));
      case Op::minimum:
        return minimum(argument(0), argument(1));
      case Op::maximum:
        return maximum(argument(0), argument(1));
      case Op::absolute:
        return absolute(argument(0));
      case Op::cases: {
        const Number condition = argument(0);
        if (condition.is_undefined() || condition.is_lost()) return condition;
        return argument(condition.is_positive() ? 1 : 2);
      }
      case Op::normal_quantile:
        return normal_quantile(argument(0), argument(1));
      case Op::binomial_upper_tail:
        return binomial_upper_tail(argument(0), argument(1), argument(2));
      case Op::chi_squared_upper_tail:
        return chi_squared_upper_tail(argument(0), argument(1));
      case Op::sum:
      case Op::product:
      case Op::count:        // always over an index
      case Op::replacement:  // never part of a declared formula
        break;
    }
    return Number::undefined();
  }

 private:
  Number over_index(const ExpressionNode& node, Place start) const {
    const Expression& term = node.arguments.front();
    const Expression& condition = node.arguments.back();
    if (node.over == Over::cells &&
        environment_.rows() * environment_.columns() > Number::most_terms) {
      return Number::lost();
    }
    bool any = false;
    double defined = 0;
    Number result = Number::of(0);
    for_each_place(*node.over, environment_, start, [&](Place place) {
      if (any && result.is_lost()) return;
      const bool conditional = node.defined_only && node.arguments.size() > 1;
      if (conditional && (*this)(condition, place).is_undefined()) return;
      const Number value = (*this)(term, place);
      if ((node.defined_only || node.op == Op::count) && value.is_undefined()) return;
      ++defined;
      if (node.op != Op::count) result = any ? combine(node.op, result, value) : value;
      any = true;
    });
    if (node.op == Op::count) return Number::of(defined);
    return any ? result : Number::undefined();
  }

  const Environment& environment_;
};

}  // namespace

double evaluate(const Expression& formula, const Environment& environment, Place place) {
  return Walk<Real>(environment)(formula, place).value;
}

Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place) {
  return Walk<Rational>(environment)(formula, place).value;
}

}  // namespace deconfuse
