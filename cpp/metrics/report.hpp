#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "metrics/evaluation.hpp"

namespace deconfuse {

/// A value that is undefined or was replaced.
struct UndefinedValue {
  std::optional<std::size_t> class_index;  ///< class or observation; absent: the metric as a whole
  Cause cause;
  double value = 0;  ///< replacement by the zero-division policy; NaN if there is none
};

struct MetricReport {
  std::size_t metric = 0;  ///< its index in the catalogue
  /// One value; or one per class or observation; or the cells by rows; or both ends of an interval.
  /// NaN if undefined.
  std::vector<double> values;
  std::vector<const Grade*> grades;  ///< shape word: grade of each value; null if there is none
  /// The undefined values themselves; for averages, the classes that were left out or replaced
  /// because of 0/0.
  std::vector<UndefinedValue> undefined;
};

/// A metric of a dataset; the metric must apply to it.
MetricReport report(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric);

/// A quantity that a formula names and that has a formula of its own.
struct Definition {
  Formula quantity;
  Formula symbolic;
  Formula substituted;
};

/// The derivation of one value.
struct Explanation {
  double value = 0;                   ///< NaN if undefined
  std::optional<double> upper_value;  ///< shape interval: `value` is the lower end
  const Grade* grade = nullptr;       ///< shape word
  Fraction exact;                     ///< absent if not rational, or too long
  Formula symbolic;                   ///< of a formula by cases, the branch for these data
  Formula substituted;
  std::optional<Formula> alternative;  ///< another formula for the same value, symbolic
  std::optional<Formula> alternative_substituted;
  std::vector<Definition> definitions;  ///< in the order of their first use
  std::vector<UndefinedValue> undefined;
};

/// The branch of a formula by cases that applies to these data. If a formula is kept from falling
/// below 0, and does not, it is shown without that limit.
Expression formula_in_force(Expression formula, const Evaluation& evaluation, Place place);

/// The formula that a derivation shows, and another formula for the same value if there is one.
struct ShownFormulas {
  Expression main;
  Expression alternative;
};
ShownFormulas shown_formulas(const Metric& metric, const Evaluation& evaluation, Place place);

/// The derivation at a place: the class for scope class, the cell for matrices, any place
/// otherwise.
Explanation explain(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                    Place place);

/// The derivation of a coordinate of a curve, 0 for x, at one of its points.
Explanation explain_coordinate(const Catalogue& catalogue, const Evaluation& evaluation,
                               std::size_t curve, std::size_t coordinate, Place point);

}  // namespace deconfuse
