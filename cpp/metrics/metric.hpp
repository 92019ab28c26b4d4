#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formula/expression.hpp"

namespace deconfuse {

enum class Scope {
  class_view,  ///< one value per class, each class against the rest
  average,     ///< one value, averaged over the classes
  overall,     ///< one value, or one per cell, for the whole matrix
};

enum class Better { higher, lower, neither };

enum class Shape { scalar, matrix };

/// The smallest and the largest value that a metric can take; both may depend on the data.
struct Range {
  Expression low;
  Expression high;
};

/// Everything there is to say about a metric. Tables, reference, worked steps, exports and tests
/// all come from this declaration; only its names in the languages stand elsewhere.
struct Metric {
  std::string id;
  std::string symbol;  ///< LaTeX
  Expression formula;
  std::optional<Expression> alternative = {};  ///< the same number by another route
  Range range;
  Better better = Better::neither;
  bool zero_division = false;  ///< 0/0 is replaced as the zeroDivision option says
  bool whole_counts = false;   ///< undefined for fractional weights
  bool contingency = false;    ///< also defined where rows and columns are different sets of names
  bool count = false;          ///< a whole number for whole counts
  Shape shape = Shape::scalar;
  int tier = 1;      ///< 1 essential, 2 standard, 3 specialist
  int averages = 0;  ///< class metrics: tier of its macro, micro and weighted average; 0: none
  int headline = 0;  ///< place among the numbers that are shown first, from 1; 0: not among them
  std::string_view reference;  ///< author and year of the definition
  Scope scope = Scope::overall;
  std::string_view group = {};
};

using Metrics = std::vector<Metric>;

/// Puts metrics that are declared together into their scope and group.
Metrics group_of(Scope scope, std::string_view group, Metrics metrics);

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

}  // namespace deconfuse
