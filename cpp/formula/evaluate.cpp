#include "formula/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "formula/operations.hpp"
#include "formula/undefined.hpp"
#include "numbers/sum.hpp"

namespace deconfuse {
namespace {

/// Number of values evaluated per walk of the tree.
constexpr std::size_t most = 512;
using Values = std::array<double, most>;

/// Largest number of terms in a sum that keeps digits that cancel within a term.
constexpr std::size_t few_terms = 9;

/// True if there may be many terms, in an arbitrary order. Other sums are added in the way of a
/// reader of the formula, one term after another, so that they agree to the last bit.
bool is_long(Over over) { return over >= Over::points && over < Over::states; }

/// True if the value without terms is 0: an empty list finds nothing. Without classes or cases the
/// value is undefined.
bool sums_to_zero(const ExpressionNode& node) {
  return node.op == Op::sum && (node.over == Over::ranks || node.over == Over::ideal_ranks);
}

bool is_extremum(Op op) { return op == Op::minimum || op == Op::maximum; }

/// True if all operands are read from the data, so that none was rounded.
bool is_read(const ExpressionNode& node) {
  return std::all_of(node.arguments.begin(), node.arguments.end(), [](const Expression& argument) {
    const Op op = argument.node().op;
    return op == Op::number || op == Op::quantity;
  });
}

/// True if all places of a row have the same value, which is then evaluated once.
bool is_of_row(const ExpressionNode& node) {
  if (node.op == Op::quantity) return node.quantity->of_row || node.quantity->everywhere;
  if (node.over || node.op == Op::metric || node.op == Op::cell_sum) return false;
  return std::all_of(node.operands().begin(), node.operands().end(),
                     [](const Expression& operand) { return is_of_row(operand.node()); });
}

/// True if fewer than thirteen digits are left in a sum because the others cancelled. `largest` is
/// the largest magnitude of a term.
bool has_cancelled(double sum, double largest) {
  return sum != 0 && std::fabs(sum) < 0x1p-10 * largest;
}

/// Moves the terms whose condition is defined to the front. Returns their number.
std::size_t keep_defined(double* values, const double* conditions, std::size_t count) {
  std::size_t kept = 0;
  for (std::size_t at = 0; at < count; ++at) {
    if (!std::isnan(conditions[at])) values[kept++] = values[at];
  }
  return kept;
}

/// Evaluates formulas in doubles, where NaN is undefined and infinities are logarithms of zero.
class Evaluator {
 public:
  explicit Evaluator(const Environment& environment, End end = End::low)
      : environment_(environment), end_(end) {}

  double operator()(const Expression& formula, Place place) const {
    double value;
    fill(formula, {place, {}, 1}, &value, true);
    return value;
  }

  /// Writes at most `most` values. If `each` counts by itself, digits that cancel within it are
  /// recovered.
  void fill(const Expression& formula, const Places& places, double* values, bool each) const {
    const ExpressionNode& node = formula.node();
    if (node.over) {
      for (std::size_t at = 0; at < places.count; ++at) values[at] = over(node, places[at]);
      return;
    }
    if (places.count > few_terms && places.step.row == 0 && is_of_row(node)) {
      fill(formula, {places.first, {}, 1}, values, each);
      std::fill_n(values + 1, places.count - 1, *values);
      return;
    }
    switch (node.op) {
      case Op::number:
        std::fill_n(values, places.count, node.number);
        return;
      case Op::quantity:
        return environment_.quantities(*node.quantity, places, values);
      case Op::metric:
        return environment_.metrics(node.metric, node.counted,
                                    node.of_column ? diagonal(places) : places, values);
      case Op::cell_sum:
        return environment_.cell_sums(node.region, places, values);
      case Op::add:
      case Op::subtract:
        return sums(formula, places, values, each || (places.count <= few_terms && !is_read(node)));
      case Op::cases:
        return cases(node, places, values, each);
      case Op::plus_minus:
        fill(node.arguments[0], places, values, each);
        return combine(operation(end_ == End::low ? Op::subtract : Op::add), node.arguments[1],
                       places, values, each);
      case Op::interval:
        return fill(node.arguments[end_ == End::low ? 0 : 1], places, values, each);
      case Op::replacement:
        fill(node.arguments[0], places, values, each);
        for (std::size_t at = 0; at < places.count; ++at) {
          if (std::isnan(values[at])) values[at] = node.number;
        }
        return;
      default:
        break;
    }
    const Operation& operation = deconfuse::operation(node.op);
    if (operation.values == nullptr) {
      std::fill_n(values, places.count, undefined);  // displayed only
    } else {
      operate(operation, node.operands(), places, values, each);
    }
  }

 private:
  /// The same places for the class of the column.
  static Places diagonal(const Places& places) {
    const auto turned = [](Place place) { return Place{place.column, place.column}; };
    return {turned(places.first), turned(places.step), places.count};
  }

  void operate(const Operation& operation, const std::vector<Expression>& operands,
               const Places& places, double* values, bool each) const {
    fill(operands[0], places, values, each);
    if (operation.operands == 1) {
      operation.values(&values, places.count);
    } else if (operation.operands == 2) {
      for (std::size_t at = 1; at < operands.size(); ++at) {
        combine(operation, operands[at], places, values, each);
      }
    } else {
      Values others[most_operands - 1];
      double* all[most_operands] = {values};
      for (std::size_t at = 1; at < operands.size(); ++at) {
        all[at] = others[at - 1].data();
        fill(operands[at], places, all[at], each);
      }
      operation.values(all, places.count);
    }
  }

  void combine(const Operation& operation, const Expression& operand, const Places& places,
               double* values, bool each) const {
    Values others;
    double* both[] = {values, others.data()};
    fill(operand, places, both[1], each);
    operation.values(both, places.count);
  }

  /// Sums of numbers, or differences of two. If `with_digits`, digits that cancel are recovered.
  void sums(const Expression& formula, const Places& places, double* values,
            bool with_digits) const {
    const ExpressionNode& node = formula.node();
    if (node.known != nullptr && places.count == 1) {
      *values = environment_.known(node.known, places.first);
      if (!std::isnan(*values)) return;
    }
    const Operation& operation = deconfuse::operation(node.op);
    if (!with_digits) return operate(operation, node.arguments, places, values, false);
    Values largest;
    Values others;
    double* both[] = {values, others.data()};
    fill(node.arguments[0], places, values, true);
    for (std::size_t at = 0; at < places.count; ++at) largest[at] = std::fabs(values[at]);
    for (std::size_t argument = 1; argument < node.arguments.size(); ++argument) {
      fill(node.arguments[argument], places, others.data(), true);
      for (std::size_t at = 0; at < places.count; ++at) {
        largest[at] = std::max(largest[at], std::fabs(others[at]));
      }
      operation.values(both, places.count);
    }
    for (std::size_t at = 0; at < places.count; ++at) {
      if (!has_cancelled(values[at], largest[at])) continue;
      const Fraction exact = evaluate_exactly(formula, environment_, places[at]).fraction();
      // If the exact sum is 0, the double stays, because the displayed numbers give it as well.
      if (exact.sign() != 0) values[at] = nearest(exact, values[at]);
    }
  }

  void cases(const ExpressionNode& node, const Places& places, double* values, bool each) const {
    Values conditions;
    Values others;
    fill(node.arguments[0], places, conditions.data(), each);
    const auto end = conditions.begin() + static_cast<std::ptrdiff_t>(places.count);
    const auto positive = static_cast<std::size_t>(
        std::count_if(conditions.begin(), end, [](double x) { return x > 0; }));
    if (positive > 0) fill(node.arguments[1], places, values, each);
    if (positive == places.count) return;
    fill(node.arguments[2], places, others.data(), each);
    for (std::size_t at = 0; at < places.count; ++at) {
      if (conditions[at] > 0) continue;
      values[at] = std::isnan(conditions[at]) ? undefined : others[at];
    }
  }

  double over(const ExpressionNode& node, Place start) const {
    if (node.quantity != nullptr && node.op != Op::count) return attained(node, start);
    if (node.known != nullptr) {
      const double known = environment_.known(node.known, start);
      if (!std::isnan(known)) return known;
    }
    const Expression& term = node.arguments.front();
    const Expression& condition = node.arguments.back();
    const bool conditional = node.defined_only && node.arguments.size() > 1;
    const bool only_defined = node.defined_only || node.op == Op::count;
    std::size_t counted = 0;
    double result = undefined;  // for a product, minimum or maximum
    Sum long_sum;
    double plain_sum = 0;
    const bool of_many = is_long(*node.over);
    const auto sum = [&] { return of_many ? long_sum.value() : plain_sum; };
    Values values;
    Values conditions;
    for_each_run(node, environment_, start, [&](const Places& run) {
      for (std::size_t done = 0; done < run.count; done += most) {
        // Further terms cannot make an undefined result defined.
        if (counted > 0 && !only_defined && std::isnan(node.op == Op::sum ? sum() : result)) {
          return;
        }
        const Places some{run[done], run.step, std::min(most, run.count - done)};
        fill(term, some, values.data(), false);
        std::size_t count = some.count;
        if (conditional) {
          fill(condition, some, conditions.data(), false);
          count = keep_defined(values.data(), conditions.data(), count);
        }
        if (only_defined) count = keep_defined(values.data(), values.data(), count);
        counted += count;
        if (node.op == Op::sum && of_many) long_sum.add(values.data(), count);
        if (node.op == Op::sum && !of_many) {
          for (std::size_t at = 0; at < count; ++at) plain_sum += values[at];
        }
        if (node.op == Op::product || is_extremum(node.op)) {
          result = folded(operation(node.op == Op::product ? Op::multiply : node.op), values.data(),
                          count, counted == count ? std::nullopt : std::optional(result));
        }
      }
    });
    if (node.op == Op::count) return static_cast<double>(counted);
    if (counted == 0) return sums_to_zero(node) ? 0 : undefined;
    return node.op == Op::sum ? sum() : result;
  }

  /// Applies the operation to one value after another, starting from `before` if there is one.
  static double folded(const Operation& operation, double* values, std::size_t count,
                       std::optional<double> before) {
    std::size_t at = 0;
    double result = before ? *before : values[at++];
    for (; at < count; ++at) {
      double* both[] = {&result, &values[at]};
      operation.values(both, 1);
    }
    return result;
  }

  /// The value of the term, or of another expression, at the index where the term is largest or
  /// smallest.
  double attained(const ExpressionNode& node, Place place) const {
    const double index = environment_.quantity(*node.quantity, place);
    if (std::isnan(index)) return undefined;
    const bool other = node.op == Op::arg_maximum || node.op == Op::arg_minimum;
    return (*this)(node.arguments[other ? 1 : 0], {place.row, static_cast<std::size_t>(index)});
  }

  const Environment& environment_;
  End end_;
};

/// Evaluates formulas without rounding.
class ExactEvaluator {
 public:
  explicit ExactEvaluator(const Environment& environment) : environment_(environment) {}

  Exact operator()(const Expression& formula, Place place) const {
    const ExpressionNode& node = formula.node();
    if (node.over) return over(node, place);
    const auto argument = [&](std::size_t at) { return (*this)(node.arguments[at], place); };
    switch (node.op) {
      case Op::number:
        return Fraction::of(node.number);
      case Op::quantity:
        return environment_.exact_quantity(*node.quantity, place);
      case Op::metric:
        return environment_.exact_metric(
            node.metric, node.counted, node.of_column ? Place{place.column, place.column} : place);
      case Op::cell_sum:
        return environment_.exact_cell_sum(node.region, place);
      case Op::cases: {
        const Exact condition = argument(0);
        if (condition.is_undefined()) return condition;
        // The sign of a number whose exact value is unknown is that of its double.
        const bool positive = condition.is_known()
                                  ? condition.sign() > 0
                                  : evaluate(node.arguments[0], environment_, place) > 0;
        return argument(positive ? 1 : 2);
      }
      case Op::plus_minus:
      case Op::interval:
        return Exact::unknown();  // these are two numbers
      case Op::replacement: {
        const Exact value = argument(0);
        return value.is_undefined() ? Exact(Fraction::of(node.number)) : value;
      }
      default:
        break;
    }
    const Operation& operation = deconfuse::operation(node.op);
    if (operation.exact == nullptr) return Exact::undefined();  // displayed only
    const std::vector<Expression>& operands = node.operands();
    Exact numbers[most_operands] = {Fraction(), Fraction(), Fraction(), Fraction()};
    for (std::size_t at = 0; at < operation.operands; ++at) {
      numbers[at] = (*this)(operands[at], place);
    }
    Exact result = operation.exact(numbers);
    for (std::size_t at = operation.operands; at < operands.size(); ++at) {
      const Exact both[] = {result, (*this)(operands[at], place)};
      result = operation.exact(both);
    }
    return result;
  }

 private:
  Exact over(const ExpressionNode& node, Place start) const {
    const Expression& term = node.arguments.front();
    if (node.quantity != nullptr && node.op != Op::count) {
      const double index = environment_.quantity(*node.quantity, start);
      if (std::isnan(index)) return Exact::undefined();
      const bool other = node.op == Op::arg_maximum || node.op == Op::arg_minimum;
      return (*this)(node.arguments[other ? 1 : 0], {start.row, static_cast<std::size_t>(index)});
    }
    // Exact sums over the cells of some hundred classes would take seconds, and would hardly ever
    // fit.
    constexpr std::size_t most_terms = 65536;
    std::size_t terms = 0;
    for_each_run(node, environment_, start, [&](const Places& run) { terms += run.count; });
    if (terms > most_terms) return Exact::unknown();
    const Expression& condition = node.arguments.back();
    const bool conditional = node.defined_only && node.arguments.size() > 1;
    const Op op = node.op == Op::sum ? Op::add : node.op == Op::product ? Op::multiply : node.op;
    Integer counted = 0;
    std::optional<Exact> result;
    for_each_place(node, environment_, start, [&](Place place) {
      // Too long or irrational: further terms cannot make it known again.
      if (result && !result->is_known() && !result->is_undefined()) return;
      if (conditional && (*this)(condition, place).is_undefined()) return;
      const Exact number = (*this)(term, place);
      if ((node.defined_only || op == Op::count) && number.is_undefined()) return;
      ++counted;
      if (op == Op::count) return;
      const Exact both[] = {result.value_or(number), number};
      result = result ? operation(op).exact(both) : number;
    });
    if (op == Op::count) return Fraction(counted);
    return result.value_or(sums_to_zero(node) ? Exact(Fraction(0)) : Exact::undefined());
  }

  const Environment& environment_;
};

}  // namespace

Runs::Runs(Over over, const Environment& environment, Place place)
    : over_(over), place_(place), columns_(environment.columns()) {
  const std::size_t rows = environment.rows();
  switch (over) {
    case Over::classes:
      no_class_ = environment.no_class();
      count_ = no_class_ ? 2 : 1;
      width_ = rows;
      break;
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
    case Over::other_classes:
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
      if (at == 0) {
        run = {{0, 0}, {1, 1}, no_class_.value_or(width_)};
      } else {
        run = {{*no_class_ + 1, *no_class_ + 1}, {1, 1}, width_ - *no_class_ - 1};
      }
      return true;
    case Over::cases:
    case Over::positive_cases:
    case Over::negative_cases:
    case Over::observations:
    case Over::rater_pairs:
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
    case Over::other_classes:
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
  return Evaluator(environment, end)(formula, place);
}

void evaluate(const Expression& formula, const Environment& environment, const Places& places,
              double* values, bool each_counts) {
  const Evaluator evaluator(environment);
  for (std::size_t done = 0; done < places.count; done += most) {
    const Places some{places[done], places.step, std::min(most, places.count - done)};
    evaluator.fill(formula, some, values + done, each_counts);
  }
}

Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place) {
  return ExactEvaluator(environment)(formula, place);
}

}  // namespace deconfuse
