#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formula/evaluate.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// What the metrics that a formula refers to are called.
class Names {
 public:
  virtual ~Names() = default;
  virtual std::string_view symbol(const MetricReference& metric) const = 0;
  virtual bool per_class(const MetricReference& metric) const = 0;
  /// Whether it is a quantity with a definition of its own rather than a metric of the catalogue.
  virtual bool auxiliary(const MetricReference& metric) const = 0;
};

/// A formula as plain data, either symbolic or with the numbers substituted.
struct Formula {
  Op op = Op::number;
  std::vector<Formula> arguments;
  std::string id;      ///< quantity, metric
  std::string symbol;  ///< quantity, metric: LaTeX
  bool substituted = false;
  double value = 0;                   ///< substituted, or op number; NaN where undefined
  std::optional<double> upper_value;  ///< substituted: `value` is the lower end of an interval
  std::string exact;  ///< metric, substituted: "26/45" where the value is a fraction
  std::optional<Cells> cells;
  /// Symbolic sum, product, minimum, maximum: what it runs over, such as "classes"; else empty.
  std::string_view over;
  std::string left_out;  ///< symbolic: the index that is skipped, from 1; of a cell row and column
  /// Only the first terms and the last one are listed; of a maximum or minimum the one it is. Sums
  /// that list all terms that are not 0 end with how many others there are, times 0.
  bool elided = false;
  std::size_t terms = 0;  ///< elided: how many there are
  bool replaced = false;  ///< metric: 0/0, shown as the zero-division policy counts it
};

/// A fraction of more characters than this is not displayed: nobody reads it.
inline constexpr std::size_t longest_fraction = 29;

/// Sums of more terms than this are displayed without those that are 0, and elided where more than
/// so many others are left.
inline constexpr std::size_t listed_terms = 9;
inline constexpr std::size_t listed_others = 16;

/// "TP" with "i" is "TP_i", "F_1" with "i" is "F_{1,i}".
std::string with_subscript(std::string_view symbol, std::string_view subscript);

/// Symbolic. With a place, quantities outside of sums say which cells they read there. Factors that
/// are weights of cases are shown where `weighted`.
Formula describe(const Expression& formula, const Names& names,
                 std::optional<Place> place = std::nullopt, bool weighted = false);

/// With every leaf's value. Evaluating the result from its leaves gives evaluate(formula, …).
Formula substitute(const Expression& formula, const Names& names, const Environment& environment,
                   Place place);

}  // namespace deconfuse
