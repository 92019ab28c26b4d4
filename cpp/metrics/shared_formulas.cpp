#include "metrics/shared_formulas.hpp"

#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Expression mean_defined(Over over, Expression value, const Quantity& count) {
  return sum_defined(over, value) / count_defined(over, value, count);
}

Expression mean_over_classes(Expression value) {
  return mean_defined(Over::classes, value, defined_classes);
}

Expression weighted_mean_defined(Over over, Expression weight, Expression value) {
  return sum_defined(over, weight * value) / sum_where_defined(over, weight, value);
}

Expression beyond_chance(Expression agreement, Expression chance) {
  return (agreement - chance) / (1 - chance);
}

// 1/total is undefined for an empty row or column.
Expression filled_rows() { return count_defined(Over::rows, 1 / Expression(row_total), row_count); }

Expression filled_columns() {
  return count_defined(Over::columns, 1 / Expression(column_total_j), column_count);
}

}  // namespace deconfuse
