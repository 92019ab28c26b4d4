#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics matrices() {
  const Range share{0, 1};
  const Shape shape = Shape::matrix;
  const Metrics metrics = {
      {.id = "confusion_matrix",
       .symbol = "n_{ij}",
       .formula = n_ij,
       .range = {0, N},
       .count = true,
       .needs = Needs::groups,
       .shape = shape,
       .reference = "Standard"},
      {.id = "confusion_matrix_row_normalized",
       .symbol = "p(\\hat y|y)",
       .formula = n_ij / row_total,
       .range = share,
       .needs = Needs::groups,
       .shape = shape,
       .reference = "Standard"},
      {.id = "confusion_matrix_column_normalized",
       .symbol = "p(y|\\hat y)",
       .formula = n_ij / column_total_j,
       .range = share,
       .needs = Needs::groups,
       .shape = shape,
       .reference = "Standard"},
      {.id = "joint_distribution",
       .symbol = "p(y,\\hat y)",
       .formula = n_ij / N,
       .range = share,
       .needs = Needs::groups,
       .shape = shape,
       .reference = "Standard"},
  };
  return group_of(Scope::overall, "matrix", metrics);
}

}  // namespace deconfuse
