#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "decision/decision_catalogue.hpp"
#include "expect.hpp"
#include "formula/evaluate.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/report.hpp"

/// Checks everything that the bindings compute from data: all reports and derivations.
namespace deconfuse::fuzz {

/// Expects that a formula can be displayed: every quantity has a symbol, and the depth is one that
/// a page can show.
inline void expect_formula(const Formula& formula, std::size_t depth = 0) {
  constexpr std::size_t deepest = 100;
  EXPECT(depth < deepest);
  EXPECT(formula.op != Op::quantity || !formula.symbol.empty());
  for (const Formula& argument : formula.arguments) expect_formula(argument, depth + 1);
}

inline void expect_explanation(const Catalogue& catalogue, const Evaluation& evaluation,
                               std::size_t metric, Place place, double slack) {
  const Metric& declared = catalogue[metric];
  const Explanation explanation = explain(catalogue, evaluation, metric, place);
  expect_formula(explanation.symbolic);
  expect_formula(explanation.substituted);
  EXPECT(explanation.alternative.has_value() == explanation.alternative_substituted.has_value());
  EXPECT(explanation.upper_value.has_value() == (declared.shape == Shape::interval));
  for (const Definition& definition : explanation.definitions) {
    expect_formula(definition.symbolic);
    expect_formula(definition.substituted);
  }
  if (explanation.exact.present() && !std::isnan(explanation.value)) {
    const auto exact =
        static_cast<double>(static_cast<long double>(explanation.exact.numerator()) /
                            static_cast<long double>(explanation.exact.denominator()));
    // The square root of a rounding error differs from 0 by up to this.
    const double most =
        exact == 0 ? std::max(1e-7, slack) : slack * std::max(1.0, std::fabs(exact));
    EXPECT(std::fabs(exact - explanation.value) <= most);
  }
}

/// Number of values in a report; nothing if it is checked elsewhere.
inline std::optional<std::size_t> values_of(const Metric& metric, const Evaluation& evaluation) {
  if (metric.shape == Shape::matrix || metric.shape == Shape::table) {
    const Place extent = evaluation.extent_of(metric);
    return extent.row * extent.column;
  }
  if (metric.shape == Shape::pairs) return 4;
  const std::size_t places = metric.per_class  ? evaluation.rows()
                             : metric.per_case ? evaluation.extent(Over::cases, {})
                                               : 1;
  return places * (metric.shape == Shape::interval ? 2 : metric.shape == Shape::decisions ? 4 : 1);
}

/// The metrics to check, since checking all of them takes long.
struct Some {
  static constexpr std::size_t reported = 4, explained = 16;  ///< one of this many
  std::size_t first = 0;                                      ///< below `explained`

  bool are_reported(std::size_t metric) const { return metric % reported == first % reported; }
  bool are_explained(std::size_t metric) const { return metric % explained == first; }
};

/// `slack` is the relative tolerance by which values may leave their range or differ from their
/// fractions.
inline void expect_values(const Catalogue& catalogue, const Evaluation& evaluation, double slack,
                          Some some) {
  constexpr std::size_t most_places = 2;
  for (std::size_t metric = 0; metric < catalogue.size(); ++metric) {
    const Metric& declared = catalogue[metric];
    if (!some.are_reported(metric)) continue;
    if (declared.auxiliary || declared.shape == Shape::curve || !evaluation.applies(declared))
      continue;
    subject = declared.id.c_str();
    const MetricReport reported = report(catalogue, evaluation, metric);
    EXPECT(reported.values.size() == values_of(declared, evaluation));
    const double low = declared.range.low ? evaluate(declared.range.low, evaluation, {}) : NAN;
    const double high = declared.range.high ? evaluate(declared.range.high, evaluation, {}) : NAN;
    for (const double value : reported.values) {
      const double room = slack * std::max(1.0, std::fabs(value));
      const bool is_outside = value < low - room || value > high + room;
      if (is_outside) std::fprintf(stderr, "%.17g in %.17g...%.17g\n", value, low, high);
      EXPECT(!is_outside);
      EXPECT(declared.divergent || !std::isinf(value));
    }
    if (!some.are_explained(metric)) continue;
    const bool is_by_cell = is_matrix(declared);
    const std::size_t places = declared.per_class || declared.per_case || is_by_cell
                                   ? std::min(reported.values.size(), most_places)
                                   : 1;
    for (std::size_t at = 0; at < places; ++at) {
      Place place{at, at};
      if (declared.shape == Shape::decisions) {
        place = declared.per_class ? Place{0, at} : Place{0, at};
      } else if (is_by_cell) {
        const Place extent =
            declared.shape == Shape::pairs ? Place{2, 2} : evaluation.extent_of(declared);
        place = {at / extent.column, at % extent.column};
      } else if (!declared.per_class && !declared.per_case) {
        place = {};
      } else if (declared.shape == Shape::interval && 2 * at >= reported.values.size()) {
        break;
      }
      expect_explanation(catalogue, evaluation, metric, place, slack);
    }
  }
}

}  // namespace deconfuse::fuzz
