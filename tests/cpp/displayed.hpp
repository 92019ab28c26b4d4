#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "formula/describe.hpp"
#include "formula/distributions.hpp"

namespace deconfuse {

inline double product_displayed(double left, double right) {
  if (std::isnan(left) || std::isnan(right)) return std::numeric_limits<double>::quiet_NaN();
  return left == 0 || right == 0 ? 0 : left * right;
}

/// The sum of the displayed terms. For logarithms it is the value shown with the sum, if the two
/// differ only in the last bits of the terms: that value was computed without their cancellation
/// and has more digits.
inline double sum_displayed(const Formula& formula, double of_terms) {
  bool of_logarithms = false;
  double largest = 0;
  for (const Formula& term : formula.arguments) {
    for (const Formula& factor : term.arguments) {
      of_logarithms = of_logarithms || factor.op == Op::log || factor.op == Op::log_of_quotient;
      largest = std::max(largest, std::fabs(factor.value));
    }
  }
  const bool is_close = std::fabs(formula.value - of_terms) <= 0x1p-50 * largest;
  return of_logarithms && is_close ? formula.value : of_terms;
}

/// The displayed difference of numbers. If they cancel, it is the value shown with their sum or
/// difference, provided that the two differ only in the last bits: that value was computed without
/// rounding and has more digits.
inline double rest_displayed(const Formula& formula, const std::vector<double>& terms) {
  double of_terms = terms[0];
  double largest = 0;
  for (std::size_t at = 1; at < terms.size(); ++at) {
    of_terms += formula.op == Op::add ? terms[at] : -terms[at];
  }
  for (const double term : terms) largest = std::max(largest, std::fabs(term));
  const bool is_small = std::fabs(of_terms) < 0x1p-10 * largest;
  const bool is_close = std::fabs(formula.value - of_terms) <= 0x1p-50 * largest;
  return is_small && is_close ? formula.value : of_terms;
}

/// A displayed formula, evaluated from its leaves as a reader would do it. An elided or empty part
/// has no source but the value shown with it.
inline double value_of_displayed(const Formula& formula, End end = End::low) {
  if (formula.arguments.empty() || formula.elided) {
    return end == End::high ? formula.upper_value.value_or(formula.value) : formula.value;
  }
  std::vector<double> arguments;
  for (const Formula& argument : formula.arguments) {
    arguments.push_back(value_of_displayed(argument, end));
  }
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  const double first = arguments[0];
  const double second = arguments.size() > 1 ? arguments[1] : nan;
  const bool any_undefined =
      std::any_of(arguments.begin(), arguments.end(), [](double x) { return std::isnan(x); });
  const auto folded = [&](const auto& combine) {
    double result = first;
    for (std::size_t at = 1; at < arguments.size(); ++at) result = combine(result, arguments[at]);
    return result;
  };
  switch (formula.op) {
    case Op::sum:
      return sum_displayed(formula, folded([](double a, double b) { return a + b; }));
    case Op::multiply:
      return folded(product_displayed);
    case Op::add:
    case Op::subtract:
      return rest_displayed(formula, arguments);
    case Op::negate:
      return -first;
    case Op::divide:
      return second == 0 ? nan : first / second;
    case Op::square:
      return first * first;
    case Op::power:
      return second == 2 ? first * first : std::pow(first, second);
    case Op::root:
      return std::sqrt(first);
    case Op::log:
    case Op::log_of_quotient: {
      const Formula& quotient = formula.arguments[0];
      if (quotient.op != Op::divide || std::isnan(first)) return logarithm(first, second);
      return log_of_quotient(value_of_displayed(quotient.arguments[0], end),
                             value_of_displayed(quotient.arguments[1], end), second);
    }
    case Op::minimum:
      if (any_undefined) return nan;
      return *std::min_element(arguments.begin(), arguments.end());
    case Op::maximum:
      if (any_undefined) return nan;
      return *std::max_element(arguments.begin(), arguments.end());
    case Op::absolute:
      return std::fabs(first);
    case Op::log_one_plus:
      return std::log1p(first);
    case Op::normal_distribution:
      return std::erfc(-first / std::sqrt(2)) / 2;
    case Op::incomplete_beta:
      return distribution_of_beta(first, second, arguments[2]);
    case Op::normal_quantile:
      return first > second ? -standard_normal_quantile(second) : standard_normal_quantile(first);
    case Op::binomial_upper_tail:
      return binomial_tail(first, second, arguments[2]);
    case Op::chi_squared_upper_tail:
      return chi_squared_tail(first, second);
    case Op::beta_quantile:
      return quantile_of_beta(first, second, arguments[2]);
    case Op::fisher_tails:
      return hypergeometric_tails(first, second, arguments[2], arguments[3]);
    case Op::plus_minus:
      return end == End::low ? first - second : first + second;
    case Op::interval:
      return end == End::low ? first : second;
    case Op::arg_maximum:
    case Op::arg_minimum: {
      if (any_undefined) return nan;
      // The choice is the number of a term that no other term exceeds, or undercuts.
      const double chosen = arguments.back();
      REQUIRE(chosen >= 1);
      REQUIRE(chosen < static_cast<double>(arguments.size()));
      const double found = arguments[static_cast<std::size_t>(chosen) - 1];
      for (std::size_t at = 0; at + 1 < arguments.size(); ++at) {
        const double excess =
            formula.op == Op::arg_maximum ? arguments[at] - found : found - arguments[at];
        CHECK(excess <= 1e-9 * std::fabs(found));
      }
      return chosen;
    }
    case Op::replacement:
      CHECK(std::isnan(first));
      return formula.value;
    default:
      FAIL("a substituted formula holds no other operation");
      return nan;
  }
}

}  // namespace deconfuse
