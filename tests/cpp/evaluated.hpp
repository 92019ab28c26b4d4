#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/matrix_evaluation.hpp"

namespace deconfuse {

inline constexpr double unrounded = 1e-12;

inline const Catalogue& catalogue() {
  static const MatrixCatalogue catalogue;
  return catalogue;
}

inline std::size_t find(std::string_view id) {
  const std::size_t metric = catalogue().find(id);
  REQUIRE(metric < catalogue().size());
  return metric;
}

/// A dataset with its evaluation, which refers to it.
class Evaluated {
 public:
  explicit Evaluated(Dataset dataset, Options options = {})
      : dataset_(std::move(dataset)),
        options_(std::move(options)),
        evaluation_(catalogue(), dataset_, options_) {}
  Evaluated(const Evaluated&) = delete;
  Evaluated& operator=(const Evaluated&) = delete;

  const Evaluation& operator*() const { return evaluation_; }
  std::size_t classes() const { return dataset_.labels.size(); }

  double value(std::size_t metric, std::size_t at = 0) const {
    return evaluation_.value(metric, {at, at}, true);
  }
  double value(std::string_view id, std::size_t at = 0) const { return value(find(id), at); }

  /// Both ends of an interval.
  std::pair<double, double> ends(std::string_view id, std::size_t at = 0) const {
    const auto end = [&](End end) { return evaluation_.value(find(id), {at, at}, true, end); };
    return {end(End::low), end(End::high)};
  }

  /// The word of a scale; "none" if there is none.
  std::string word(std::string_view id, std::size_t at = 0) const {
    const Grade* grade = evaluation_.grade(find(id), {at, at});
    return grade == nullptr ? "none" : std::string(grade->word);
  }

  std::string exact(std::string_view id, std::size_t at = 0) const {
    return evaluation_.exact(find(id), {at, at}, true).fraction().text();
  }

  /// "reason", or "reason: id" if a single quantity or metric is the cause.
  std::string cause(std::string_view id, std::size_t at = 0) const {
    const auto cause = evaluation_.cause(find(id), {at, at});
    if (!cause) return "defined";
    std::string text;
    switch (cause->reason) {
      case Reason::zero_denominator:
        text = "zero denominator";
        break;
      case Reason::logarithm_of_zero:
        text = "logarithm of zero";
        break;
      case Reason::out_of_domain:
        text = "out of domain";
        break;
      case Reason::requirement:
        text = "requirement";
        break;
      case Reason::needs_option:
        text = "needs option";
        break;
      case Reason::fractional_counts:
        text = "fractional counts";
        break;
      case Reason::weights_given:
        text = "weights given";
        break;
      case Reason::not_reached:
        text = "not reached";
        break;
      case Reason::no_class:
        text = "no class";
        break;
      case Reason::cases_unknown:
        text = "cases unknown";
        break;
      case Reason::negatives_unknown:
        text = "negatives unknown";
        break;
      case Reason::too_many_choices:
        text = "too many choices";
        break;
    }
    if (cause->term != nullptr) text += ": " + linear(describe(*cause->term, catalogue()));
    return text;
  }

 private:
  static std::string linear(const Formula& formula) {
    if (formula.op == Op::number) return std::to_string(static_cast<int>(formula.value));
    if (!formula.symbol.empty()) return formula.symbol;
    const char* sign = formula.op == Op::add        ? " + "
                       : formula.op == Op::subtract ? " - "
                       : formula.op == Op::multiply ? " * "
                       : formula.op == Op::divide   ? " / "
                       : formula.op == Op::minimum  ? " min "
                                                    : " ? ";
    std::string text;
    for (const Formula& argument : formula.arguments) {
      if (!text.empty()) text += sign;
      text += !formula.over.empty() ? "sum of " + linear(argument) : linear(argument);
    }
    return text;
  }

  Dataset dataset_;
  Options options_;
  MatrixEvaluation evaluation_;
};

inline Options with(ZeroDivision policy) {
  Options options;
  options.zero_division = policy;
  return options;
}

inline bool near(double left, double right, double tolerance = unrounded) {
  if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && std::isnan(right);
  if (left == right) return true;  // also both infinite
  return std::fabs(left - right) <= tolerance * std::max({1.0, std::fabs(left), std::fabs(right)});
}

/// Whether a formula enumerates the tables with given margins. Their number grows with the counts,
/// so 10^12 cases take far longer than milliseconds.
inline bool goes_through_tables(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::fisher_tails) return true;
  if (node.op == Op::quantity) return node.quantity->id == "expected_information";
  if (node.op == Op::metric) {
    return goes_through_tables(catalogue()[node.metric.index].formula);
  }
  return std::any_of(node.arguments.begin(), node.arguments.end(), goes_through_tables);
}

/// Calls `visit` for every metric, at each place that has a value.
template <class Visit>
void for_each_value(const Evaluation& evaluation, const Visit& visit) {
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    const Metric& declared = catalogue()[metric];
    if (!evaluation.applies(declared)) continue;
    CAPTURE(std::string_view(declared.id));
    if (declared.shape == Shape::matrix) {
      for_each_place(Over::cells, evaluation, {}, [&](Place place) { visit(metric, place); });
    } else if (declared.shape == Shape::pairs) {
      for (const Place place : {Place{0, 0}, Place{0, 1}, Place{1, 0}, Place{1, 1}}) {
        visit(metric, place);
      }
    } else if (declared.per_class) {
      for_each_place(Over::classes, evaluation, {}, [&](Place place) { visit(metric, place); });
    } else {
      visit(metric, Place{});
    }
  }
}

}  // namespace deconfuse
