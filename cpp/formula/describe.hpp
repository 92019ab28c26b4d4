#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formula/evaluate.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// Names of the metrics that a formula refers to.
class Names {
 public:
  virtual ~Names() = default;
  virtual std::string_view symbol(const MetricReference& metric) const = 0;
  virtual bool per_class(const MetricReference& metric) const = 0;
  /// True if it is a quantity with a definition of its own rather than a metric of the catalogue.
  virtual bool auxiliary(const MetricReference& metric) const = 0;
};

/// A formula as plain data, either symbolic or with the numbers substituted.
struct Formula {
  Op op = Op::number;
  std::vector<Formula> arguments;
  std::string id;      ///< quantity, metric
  std::string symbol;  ///< quantity, metric: LaTeX
  bool substituted = false;
  double value = 0;                   ///< substituted, or op number; NaN if undefined
  std::optional<double> upper_value;  ///< substituted: `value` is the lower end of an interval
  std::string exact;                  ///< metric, substituted: "26/45" if the value is a fraction
  std::optional<Cells> cells;
  /// Symbolic sum, product, minimum or maximum: the index, such as "classes"; else empty.
  std::string_view over;
  std::string left_out;  ///< symbolic: the index that is skipped, from 1; for cells, row and column
  /// Only the first two terms and the last one are listed; for a maximum or minimum, the term that
  /// attains it. A sum that lists all terms that are not 0 ends with the number of the others,
  /// times 0.
  bool elided = false;
  std::size_t terms = 0;  ///< elided: number of all terms
  bool replaced = false;  ///< metric: 0/0, shown with the value of the zero-division policy
};

/// Greatest number of characters of a fraction that is displayed; nobody reads longer ones.
inline constexpr std::size_t longest_fraction = 29;

/// Sums of more than `listed_terms` terms are displayed without the terms that are 0. They are
/// elided if more than `listed_others` others remain.
inline constexpr std::size_t listed_terms = 9;
inline constexpr std::size_t listed_others = 16;

/// "TP" with "i" is "TP_i", "F_1" with "i" is "F_{1,i}".
std::string with_subscript(std::string_view symbol, std::string_view subscript);

/// The symbolic form. With a place, quantities outside of sums say which cells they read there.
/// Factors that are weights of cases are shown if `weighted`.
Formula describe(const Expression& formula, const Names& names,
                 std::optional<Place> place = std::nullopt, bool weighted = false);

/// The form with the value of every leaf. Evaluating the result from its leaves gives
/// evaluate(formula, …).
Formula substitute(const Expression& formula, const Names& names, const Environment& environment,
                   Place place);

}  // namespace deconfuse
