#pragma once

#include "formula/expression.hpp"

/// Formulas that several groups of metrics share.
namespace deconfuse {

/// The mean over the indices for which the value is defined, whose number is displayed under the
/// name of `count`.
Expression mean_defined(Over over, Expression value, const Quantity& count);

/// The same over the classes.
Expression mean_over_classes(Expression value);

/// The mean over the indices for which the value is defined, with these weights.
Expression weighted_mean_defined(Over over, Expression weight, Expression value);

/// Agreement beyond chance, as a share of the greatest possible.
Expression beyond_chance(Expression agreement, Expression chance);

/// Numbers of rows and of columns that are not empty.
Expression filled_rows();
Expression filled_columns();

}  // namespace deconfuse
