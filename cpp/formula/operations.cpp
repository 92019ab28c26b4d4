#include "formula/operations.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "formula/distributions.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

using Values = void (*)(double* const*, std::size_t);

/// Applies an operation on one, two, three or four numbers at every place.
template <class Operation>
constexpr Values one(Operation) {
  return [](double* const* values, std::size_t count) {
    double* __restrict x = values[0];
    for (std::size_t at = 0; at < count; ++at) x[at] = Operation()(x[at]);
  };
}
template <class Operation>
constexpr Values two(Operation) {
  return [](double* const* values, std::size_t count) {
    double* __restrict x = values[0];
    const double* __restrict y = values[1];
    for (std::size_t at = 0; at < count; ++at) x[at] = Operation()(x[at], y[at]);
  };
}
template <class Operation>
constexpr Values three(Operation) {
  return [](double* const* values, std::size_t count) {
    double* __restrict x = values[0];
    for (std::size_t at = 0; at < count; ++at) {
      x[at] = Operation()(x[at], values[1][at], values[2][at]);
    }
  };
}
template <class Operation>
constexpr Values four(Operation) {
  return [](double* const* values, std::size_t count) {
    double* __restrict x = values[0];
    for (std::size_t at = 0; at < count; ++at) {
      x[at] = Operation()(x[at], values[1][at], values[2][at], values[3][at]);
    }
  };
}

bool are_defined(double x, double y) { return x == x && y == y; }

/// 1 for positive numbers, 0 for negative ones; undefined at 0.
double step(double x) { return x > 0 ? 1 : x < 0 ? 0 : undefined; }

/// Uses p or its complement, whichever is smaller and has more digits.
constexpr auto quantile = [](double p, double complement) {
  return p > complement ? -standard_normal_quantile(complement) : standard_normal_quantile(p);
};

double standard_normal_density(double z) {
  return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

Exact unknown(const Exact*) { return Exact::unknown(); }

/// For whole parameters it is a tail of the binomial distribution.
Exact exact_incomplete_beta(const Exact* operands) {
  const Exact& x = operands[0];
  if (x.is_zero() || (x.is_known() && (x + Exact(Fraction(-1))).is_zero())) return x;
  const Fraction a = operands[2].fraction();
  const Fraction b = operands[3].fraction();
  if (!a.whole() || !b.whole()) return Exact::unknown();
  return binomial_tail(a, a + b - Fraction(1), x.fraction());
}

constexpr Operation operations[] = {
    {Op::number, "number", 0, nullptr, nullptr, ""},
    {Op::quantity, "quantity", 0, nullptr, nullptr, ""},
    {Op::metric, "metric", 0, nullptr, nullptr, ""},
    {Op::cell_sum, "sum", 0, nullptr, nullptr, ""},
    {Op::add, "add", 2, two([](double x, double y) { return x + y; }),
     [](const Exact* x) { return x[0] + x[1]; }, "sum",
     [](const double*, double* by) { by[0] = by[1] = 1; }},
    {Op::subtract, "subtract", 2, two([](double x, double y) { return x - y; }),
     [](const Exact* x) { return x[0] + -x[1]; }, "sum",
     [](const double*, double* by) {
       by[0] = 1;
       by[1] = -1;
     }},
    {Op::negate, "subtract", 1, one([](double x) { return -x; }),
     [](const Exact* x) { return -x[0]; }, "", [](const double*, double* by) { by[0] = -1; }},
    // 0·log 0 is its limit, 0.
    {Op::multiply, "multiply", 2,
     two([](double x, double y) { return (x == 0 || y == 0) && are_defined(x, y) ? 0 : x * y; }),
     [](const Exact* x) { return x[0] * x[1]; }, "product",
     [](const double* x, double* by) {
       by[0] = x[1];
       by[1] = x[0];
     }},
    {Op::divide, "divide", 2, two([](double x, double y) { return y == 0 ? undefined : x / y; }),
     [](const Exact* x) { return x[0] / x[1]; }, "quotient",
     [](const double* x, double* by) {
       by[0] = 1 / x[1];
       by[1] = -x[0] / x[1] / x[1];
     }},
    {Op::square, "power", 1, one([](double x) { return x * x; }),
     [](const Exact* x) { return x[0] * x[0]; }, "product",
     [](const double* x, double* by) { by[0] = 2 * x[0]; }},
    {Op::power, "power", 2, two([](double x, double y) {
       if (!are_defined(x, y)) return undefined;
       // std::pow may round differently, but N² and N·N have to cancel.
       return y == 2 ? x * x : std::pow(x, y);
     }),
     [](const Exact* x) { return power(x[0], x[1]); }, "power",
     [](const double* x, double* by) {
       by[0] = x[1] * std::pow(x[0], x[1] - 1);
       by[1] = std::log(x[0]) * std::pow(x[0], x[1]);
     }},
    {Op::root, "root", 1, one([](double x) { return std::sqrt(x); }),
     [](const Exact* x) { return root(x[0]); }, "root",
     [](const double* x, double* by) { by[0] = 0.5 / std::sqrt(x[0]); }},
    {Op::log, "log", 2, two([](double x, double base) { return logarithm(x, base); }),
     [](const Exact* x) { return log(x[0], x[1]); }, "logarithm",
     [](const double* x, double* by) {
       by[0] = 1 / (x[0] * std::log(x[1]));
       by[1] = -logarithm(x[0], x[1]) / (x[1] * std::log(x[1]));
     }},
    {Op::log_of_quotient, "log", 3, three([](double a, double b, double base) {
       return b == 0 ? undefined : log_of_quotient(a, b, base);
     }),
     [](const Exact* x) { return log(x[0] / x[1], x[2]); }, "logarithm",
     [](const double* x, double* by) {
       by[0] = 1 / (x[0] * std::log(x[2]));
       by[1] = -1 / (x[1] * std::log(x[2]));
       by[2] = -log_of_quotient(x[0], x[1], x[2]) / (x[2] * std::log(x[2]));
     }},
    {Op::log_one_plus, "log-one-plus", 1, one([](double x) { return std::log1p(x); }),
     [](const Exact* x) { return x[0].is_zero() ? Exact(Fraction()) : Exact::unknown(); },
     "logarithm", [](const double* x, double* by) { by[0] = 1 / (1 + x[0]); }},
    {Op::minimum, "minimum", 2, two([](double x, double y) {
       return !are_defined(x, y) ? undefined : x < y ? x : y;
     }),
     [](const Exact* x) { return minimum(x[0], x[1]); }, "",
     [](const double* x, double* by) {
       by[0] = step(x[1] - x[0]);
       by[1] = step(x[0] - x[1]);
     }},
    {Op::maximum, "maximum", 2, two([](double x, double y) {
       return !are_defined(x, y) ? undefined : x < y ? y : x;
     }),
     [](const Exact* x) { return maximum(x[0], x[1]); }, "",
     [](const double* x, double* by) {
       by[0] = step(x[0] - x[1]);
       by[1] = step(x[1] - x[0]);
     }},
    {Op::absolute, "absolute", 1, one([](double x) { return std::fabs(x); }),
     [](const Exact* x) { return absolute(x[0]); }, "",
     [](const double* x, double* by) { by[0] = step(x[0]) - step(-x[0]); }},
    {Op::normal_quantile, "normal-quantile", 2, two(quantile), unknown, nullptr,
     [](const double* p, double* by) {
       by[0] = 1 / standard_normal_density(quantile(p[0], p[1]));
       by[1] = 0;  // the complement is no variable of its own
     }},
    {Op::beta_quantile, "beta-quantile", 3,
     three([](double p, double a, double b) { return quantile_of_beta(p, a, b); }), unknown},
    {Op::binomial_upper_tail, "binomial-upper-tail", 3,
     three([](double k, double n, double p) { return binomial_tail(k, n, p); }),
     [](const Exact* x) -> Exact {
       return binomial_tail(x[0].fraction(), x[1].fraction(), x[2].fraction());
     }},
    {Op::chi_squared_upper_tail, "chi-squared-upper-tail", 2,
     two([](double x, double degrees) { return chi_squared_tail(x, degrees); }), unknown},
    {Op::fisher_tails, "fisher-tails", 4,
     four([](double a, double b, double c, double d) { return hypergeometric_tails(a, b, c, d); }),
     [](const Exact* x) -> Exact {
       return hypergeometric_tails(x[0].fraction(), x[1].fraction(), x[2].fraction(),
                                   x[3].fraction());
     }},
    {Op::normal_distribution, "normal-distribution", 1,
     one([](double z) { return standard_normal_distribution(z); }), unknown, nullptr,
     [](const double* z, double* by) { by[0] = standard_normal_density(*z); }},
    // Uses x or 1 − x, whichever is smaller and has more digits.
    {Op::incomplete_beta, "incomplete-beta", 4,
     four([](double x, double complement, double a, double b) {
       return x > complement ? beta_upper_tail(complement, b, a) : distribution_of_beta(x, a, b);
     }),
     exact_incomplete_beta},
    // The evaluation handles these, which need more than the values of their operands.
    {Op::cases, "cases", 0, nullptr, nullptr, ""},
    {Op::sum, "sum", 0, nullptr, nullptr, "sum"},
    {Op::product, "product", 0, nullptr, nullptr, "product"},
    {Op::count, "quantity", 0, nullptr, nullptr, ""},
    {Op::plus_minus, "plus-minus"},
    {Op::interval, "interval"},
    {Op::arg_maximum, "arg-maximum"},
    {Op::arg_minimum, "arg-minimum"},
    {Op::replacement, "replacement"},
    // Displayed only.
    {Op::at_least, "at-least"},
    {Op::point, "point"},
};

constexpr bool is_in_order() {
  std::size_t at = 0;
  for (const Operation& operation : operations) {
    if (static_cast<std::size_t>(operation.op) != at++) return false;
  }
  return at == static_cast<std::size_t>(Op::point) + 1;
}
static_assert(is_in_order());

}  // namespace

double Operation::operator()(const double* operands) const {
  double numbers[most_operands];
  double* of_each[most_operands];
  for (std::size_t at = 0; at < this->operands; ++at) {
    numbers[at] = operands[at];
    of_each[at] = &numbers[at];
  }
  values(of_each, 1);
  return numbers[0];
}

const Operation& operation(Op op) { return operations[static_cast<std::size_t>(op)]; }

}  // namespace deconfuse
