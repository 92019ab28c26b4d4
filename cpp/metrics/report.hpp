#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "metrics/evaluation.hpp"

namespace deconfuse {

/// A value that is undefined, or that stands where one is.
struct UndefinedValue {
  std::optional<std::size_t> class_index;  ///< or observation; absent: the metric as a whole
  Cause cause;
  double value = 0;  ///< what the zero-division policy put there; NaN where nothing
};

struct MetricReport {
  std::size_t metric = 0;  ///< its place in the catalogue
  /// One; one per class or observation; or the cells by rows: of an interval both ends. NaN where
  /// undefined.
  std::vector<double> values;
  std::vector<const Grade*> grades;  ///< shape word: of each value; null where there is none
  /// The undefined values themselves and, of averages, the classes that a 0/0 left out or replaced.
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
  double value = 0;                   ///< NaN where undefined
  std::optional<double> upper_value;  ///< shape interval: `value` is the lower end
  const Grade* grade = nullptr;       ///< shape word
  Fraction exact;                     ///< absent where it is not rational, or too long
  Formula symbolic;                   ///< of a formula of several cases the one that these data are
  Formula substituted;
  std::optional<Formula> alternative;  ///< the same by another route, symbolic
  std::optional<Formula> alternative_substituted;
  std::vector<Definition> definitions;  ///< in the order of their first use
  std::vector<UndefinedValue> undefined;
};

/// The case of a formula of several cases that these data are; and what is kept from falling below
/// 0, where it does not.
Expression formula_in_force(Expression formula, const Evaluation& evaluation, Place place);

/// The formula that a derivation shows, and the other way to the same number if there is one.
struct ShownFormulas {
  Expression main;
  Expression alternative;
};
ShownFormulas shown_formulas(const Metric& metric, const Evaluation& evaluation, Place place);

/// At a place: the class for scope class, the cell for matrices, anything otherwise.
Explanation explain(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                    Place place);

/// A coordinate of a curve, 0 for x, at one of its points.
Explanation explain_coordinate(const Catalogue& catalogue, const Evaluation& evaluation,
                               std::size_t curve, std::size_t coordinate, Place point);

}  // namespace deconfuse
