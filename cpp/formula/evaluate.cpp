#include "formula/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>

#include "data/sum.hpp"
#include "formula/distributions.hpp"
#include "formula/terms.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// A double in which NaN is undefined and the infinities are logarithms of zero.
struct Real {
  double value = 0;

  static Real of(double value) { return {value}; }
  static Real lost() { return undefined(); }  // never asked for
  static Real undefined() { return {deconfuse::undefined}; }
  bool is_undefined() const { return std::isnan(value); }
  bool is_positive() const { return value > 0; }
  bool is_lost() const { return false; }
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
Real beta_quantile(Real p, Real a, Real b) { return {quantile_of_beta(p.value, a.value, b.value)}; }
Real binomial_upper_tail(Real k, Real n, Real p) {
  return {binomial_tail(k.value, n.value, p.value)};
}
Real chi_squared_upper_tail(Real x, Real degrees) {
  return {chi_squared_tail(x.value, degrees.value)};
}
Real fisher_tails(Real a, Real b, Real c, Real d) {
  return {hypergeometric_tails(a.value, b.value, c.value, d.value)};
}
Real normal_distribution(Real z) { return {standard_normal_distribution(z.value)}; }
Real incomplete_beta(Real x, Real a, Real b) {
  return {distribution_of_beta(x.value, a.value, b.value)};
}
Real log_one_plus(Real x) { return {std::log1p(x.value)}; }
double magnitude(Real value) { return std::fabs(value.value); }
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
double magnitude(const Rational&) { return 0; }  // nothing cancels
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
Rational beta_quantile(const Rational&, const Rational&, const Rational&) {
  return {Exact::unknown()};
}
Rational binomial_upper_tail(const Rational& k, const Rational& n, const Rational& p) {
  const Fraction tail = binomial_tail(k.value.fraction(), n.value.fraction(), p.value.fraction());
  return {tail.present() ? Exact(tail) : Exact::unknown()};
}
Rational chi_squared_upper_tail(const Rational&, const Rational&) { return {Exact::unknown()}; }
Rational fisher_tails(const Rational& a, const Rational& b, const Rational& c, const Rational& d) {
  const Fraction tails = hypergeometric_tails(a.value.fraction(), b.value.fraction(),
                                              c.value.fraction(), d.value.fraction());
  return {tails.present() ? Exact(tails) : Exact::unknown()};
}
Rational normal_distribution(const Rational&) { return {Exact::unknown()}; }
Rational incomplete_beta(const Rational& x, const Rational& a, const Rational& b) {
  const Fraction whole_a = a.value.fraction();
  const Fraction whole_b = b.value.fraction();
  const Exact& at = x.value;
  if (at.is_zero() || (at.is_known() && (at + Exact(Fraction(-1))).is_zero())) return x;
  // With whole parameters it is a tail of the binomial distribution.
  if (!whole_a.whole() || !whole_b.whole()) return {Exact::unknown()};
  const Fraction tail = binomial_tail(whole_a, whole_a + whole_b - Fraction(1), x.value.fraction());
  return {tail.present() ? Exact(tail) : Exact::unknown()};
}
Rational log_one_plus(const Rational& x) {
  return {x.value.is_zero() ? Exact(Fraction()) : Exact::unknown()};
}
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

/// Moves the terms whose condition is defined to the front. Returns how many they are.
std::size_t keep_defined(Terms::Values& values, const Terms::Values& conditions,
                         std::size_t count) {
  std::size_t kept = 0;
  for (std::size_t at = 0; at < count; ++at) {
    if (!std::isnan(conditions[at])) values[kept++] = values[at];
  }
  return kept;
}

template <class Number>
class Walk {
 public:
  explicit Walk(const Environment& environment, End end = End::low)
      : environment_(environment), end_(end) {}

  Number operator()(const Expression& formula, Place place) const {
    const ExpressionNode& node = formula.node();
    if (node.over)
      return node.quantity && node.op != Op::count ? attained(node, place)
                                                   : over_index(node, place);
    const auto argument = [&](std::size_t at) { return (*this)(node.arguments[at], place); };
    switch (node.op) {
      case Op::number:
        return Number::of(node.number);
      case Op::quantity:
        return read(environment_, *node.quantity, place, Number());
      case Op::metric:
        return read(environment_, node.metric, node.counted,
                    node.of_column ? Place{place.column, place.column} : place, Number());
      case Op::cell_sum:
        return read(environment_, node.region, place, Number());
      case Op::multiply: {
        Number result = argument(0);
        for (std::size_t at = 1; at < node.arguments.size(); ++at) result = result * argument(at);
        return result;
      }
      case Op::add:
      case Op::subtract:
        return node.arguments.size() == 1 ? -argument(0) : sum(formula, place);
      case Op::divide:
        return argument(0) / argument(1);
      case Op::power:
        return power(argument(0), argument(1));
      case Op::root:
        return root(argument(0));
      case Op::log:
        if constexpr (std::is_same_v<Number, Real>) {
          // Of a quotient it takes both parts.
          const Terms terms(environment_);
          Terms::Values values;
          terms(formula, {place, {}, 1}, values);
          return {values.front()};
        } else {
          return log(argument(0), argument(1));
        }
      case Op::minimum:
        return minimum(argument(0), argument(1));
      case Op::maximum:
        return maximum(argument(0), argument(1));
      case Op::absolute:
        return absolute(argument(0));
      case Op::cases: {
        const Number condition = argument(0);
        if (condition.is_undefined()) return condition;
        // The sign of what has no exact value is that of its double.
        const bool positive = condition.is_lost()
                                  ? evaluate(node.arguments[0], environment_, place) > 0
                                  : condition.is_positive();
        return argument(positive ? 1 : 2);
      }
      case Op::plus_minus: {
        const Number half_width = argument(1);
        return argument(0) + (end_ == End::low ? -half_width : half_width);
      }
      case Op::interval:
        return argument(end_ == End::low ? 0 : 1);
      case Op::normal_quantile:
        return normal_quantile(argument(0), argument(1));
      case Op::beta_quantile:
        return beta_quantile(argument(0), argument(1), argument(2));
      case Op::binomial_upper_tail:
        return binomial_upper_tail(argument(0), argument(1), argument(2));
      case Op::chi_squared_upper_tail:
        return chi_squared_upper_tail(argument(0), argument(1));
      case Op::fisher_tails:
        return fisher_tails(argument(0), argument(1), argument(2), argument(3));
      case Op::normal_distribution:
        return normal_distribution(argument(0));
      case Op::incomplete_beta: {
        const ExpressionNode& at = node.arguments[0].node();
        if constexpr (std::is_same_v<Number, Real>) {
          // Of 1 − x it takes x, which has more digits where it is small.
          if (at.op == Op::subtract) {
            const Number x = (*this)(at.arguments[1], place);
            return {beta_upper_tail(x.value, argument(2).value, argument(1).value)};
          }
        }
        return incomplete_beta(argument(0), argument(1), argument(2));
      }
      case Op::log_one_plus:
        return log_one_plus(argument(0));
      case Op::sum:
      case Op::product:
      case Op::count:
      case Op::arg_maximum:
      case Op::arg_minimum:  // always over an index
      case Op::replacement:  // never part of a declared formula
      case Op::at_least:
      case Op::point:  // never evaluated
        break;
    }
    return Number::undefined();
  }

 private:
  /// What the environment knows of a sum, difference or count in doubles.
  std::optional<Number> known(const ExpressionNode& node, Place place) const {
    if (!std::is_same_v<Number, Real> || node.known == nullptr) return {};
    const double known = environment_.known(node.known, place);
    return std::isnan(known) ? std::optional<Number>() : Number::of(known);
  }

  /// The sum of some numbers, or the difference of two.
  Number sum(const Expression& formula, Place place) const {
    const ExpressionNode& node = formula.node();
    if (const std::optional<Number> known = this->known(node, place)) return *known;
    Number sum = (*this)(node.arguments[0], place);
    double largest = magnitude(sum);
    for (std::size_t at = 1; at < node.arguments.size(); ++at) {
      const Number number = (*this)(node.arguments[at], place);
      sum = sum + (node.op == Op::add ? number : -number);
      largest = std::max(largest, magnitude(number));
    }
    if constexpr (std::is_same_v<Number, Real>) {
      // Of exact numbers all digits are left.
      if (has_cancelled(sum.value, largest)) {
        const Fraction exact = evaluate_exactly(formula, environment_, place).fraction();
        // A zero stays the little that it is to all who work out what is displayed.
        if (exact.sign() != 0) return {nearest(exact, sum.value)};
      }
    }
    return sum;
  }

  /// The term, or what else is asked for, at the index where the term is largest or smallest.
  Number attained(const ExpressionNode& node, Place place) const {
    const double index = environment_.quantity(*node.quantity, place);
    if (std::isnan(index)) return Number::undefined();
    const bool other = node.op == Op::arg_maximum || node.op == Op::arg_minimum;
    return (*this)(node.arguments[other ? 1 : 0], {place.row, static_cast<std::size_t>(index)});
  }

  /// Adds up, multiplies or compares terms one after another.
  class Accumulator {
   public:
    explicit Accumulator(const ExpressionNode& node) : node_(node) {}

    bool is_lost() const { return any_ && result_.is_lost(); }

    /// Whatever is still added, it will not be defined again.
    bool is_undefined() const {
      return any_ && node_.op != Op::count && !node_.defined_only && result().is_undefined();
    }

    void take(const Number& term) {
      if ((node_.defined_only || node_.op == Op::count) && term.is_undefined()) return;
      ++defined_;
      if (node_.op != Op::count) result_ = any_ ? combine(node_.op, result_, term) : term;
      any_ = true;
    }

    /// Many terms of a sum of doubles.
    void add(const double* terms, std::size_t count) {
      sum_.add(terms, count);
      if (count > 0) any_ = summed_ = true;
    }

    Number result() const {
      if (node_.op == Op::count) return Number::of(defined_);
      if (!any_) return Number::undefined();
      return summed_ ? Number::of(sum_.value()) : result_;
    }

   private:
    const ExpressionNode& node_;
    bool any_ = false;
    bool summed_ = false;
    double defined_ = 0;
    Number result_ = Number::of(0);
    Sum sum_;
  };

  Number over_index(const ExpressionNode& node, Place start) const {
    const Expression& term = node.arguments.front();
    const Expression& condition = node.arguments.back();
    const bool conditional = node.defined_only && node.arguments.size() > 1;
    if (const std::optional<Number> known = this->known(node, start)) return *known;
    Accumulator accumulator(node);
    if constexpr (std::is_same_v<Number, Real>) {
      const Terms terms(environment_);
      Terms::Values values;
      Terms::Values conditions;
      for_each_run(*node.over, environment_, start, [&](const Places& run) {
        for (std::size_t done = 0; done < run.count; done += Terms::most) {
          if (accumulator.is_undefined()) return;
          const Places some{run[done], run.step, std::min(Terms::most, run.count - done)};
          terms(term, some, values);
          if (conditional) terms(condition, some, conditions);
          if (node.op == Op::sum) {
            std::size_t count = some.count;
            if (conditional) count = keep_defined(values, conditions, count);
            if (node.defined_only) count = keep_defined(values, values, count);
            accumulator.add(values.data(), count);
            continue;
          }
          for (std::size_t at = 0; at < some.count; ++at) accumulator.take({values[at]});
        }
      });
    } else {
      std::size_t terms = 0;
      for_each_run(*node.over, environment_, start, [&](const Places& run) { terms += run.count; });
      if (terms > Number::most_terms) return Number::lost();
      for_each_place(*node.over, environment_, start, [&](Place place) {
        if (accumulator.is_lost()) return;
        if (conditional && (*this)(condition, place).is_undefined()) return;
        accumulator.take((*this)(term, place));
      });
    }
    return accumulator.result();
  }

  const Environment& environment_;
  End end_;
};

}  // namespace

Runs::Runs(Over over, const Environment& environment, Place place)
    : over_(over), place_(place), columns_(environment.columns()) {
  const std::size_t rows = environment.rows();
  switch (over) {
    case Over::classes:
    case Over::rows:
      width_ = rows;
      break;
    case Over::columns:
      width_ = columns_;
      break;
    case Over::cells:
      count_ = rows;
      width_ = columns_;
      break;
    case Over::other_columns:
      count_ = 2;
      break;
    case Over::above_diagonal:
      count_ = rows;
      break;
    case Over::case_cells:
      count_ = environment.extent(Over::cases, place);
      width_ = columns_;
      break;
    default:
      width_ = environment.extent(over, place);
  }
}

bool Runs::next(Places& run) {
  if (at_ == count_) return false;
  const std::size_t at = at_++;
  switch (over_) {
    case Over::classes:
    case Over::cases:
    case Over::positive_cases:
    case Over::negative_cases:
    case Over::observations:
      run = {{0, 0}, {1, 1}, width_};
      return true;
    case Over::states:
      run = {{place_.row * width_, place_.column}, {1, 0}, width_};
      return true;
    case Over::rows:
      run = {{0, place_.column}, {1, 0}, width_};
      return true;
    case Over::cells:
    case Over::case_cells:
      run = {{at, 0}, {0, 1}, width_};
      return true;
    case Over::other_columns:
      if (at == 0) {
        run = {{place_.row, 0}, {0, 1}, place_.row};
      } else {
        run = {{place_.row, place_.row + 1}, {0, 1}, columns_ - place_.row - 1};
      }
      return true;
    case Over::above_diagonal:
      run = {{at, at + 1}, {0, 1}, columns_ - at - 1};
      return true;
    default:
      run = {{place_.row, 0}, {0, 1}, width_};
      return true;
  }
}

double evaluate(const Expression& formula, const Environment& environment, Place place, End end) {
  return Walk<Real>(environment, end)(formula, place).value;
}

Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place) {
  return Walk<Rational>(environment)(formula, place).value;
}

}  // namespace deconfuse
