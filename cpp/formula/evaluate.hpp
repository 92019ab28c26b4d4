#pragma once

#include <cstddef>
#include <string_view>

#include "formula/exact.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// Where a formula gets its numbers from. Undefined doubles are NaN.
class Environment {
 public:
  virtual ~Environment() = default;

  virtual std::size_t rows() const = 0;
  virtual std::size_t columns() const = 0;

  virtual double quantity(const Quantity& quantity, Place place) const = 0;
  virtual Exact exact_quantity(const Quantity& quantity, Place place) const = 0;

  virtual double cell_sum(Region region, Place place) const = 0;
  virtual Exact exact_cell_sum(Region region, Place place) const = 0;

  /// The value of a metric, with the zero-division policy where `counted`.
  virtual double metric(std::string_view id, bool counted, Place place) const = 0;
  virtual Exact exact_metric(std::string_view id, bool counted, Place place) const = 0;
};

/// The value of a formula in doubles; NaN where it is undefined. In a product 0·log 0 is 0.
double evaluate(const Expression& formula, const Environment& environment, Place place);

/// The value of a formula without rounding, as far as it is rational.
Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place);

/// Calls `visit` with every place that `over` runs over, starting from `place`.
template <class Visit>
void for_each_place(Over over, const Environment& environment, Place place, Visit visit) {
  switch (over) {
    case Over::classes:
      for (std::size_t at = 0; at < environment.rows(); ++at) visit(Place{at, at});
      return;
    case Over::rows:
      for (std::size_t at = 0; at < environment.rows(); ++at) visit(Place{at, place.column});
      return;
    case Over::columns:
      for (std::size_t at = 0; at < environment.columns(); ++at) visit(Place{place.row, at});
      return;
    case Over::cells:
      for (std::size_t row = 0; row < environment.rows(); ++row) {
        for (std::size_t column = 0; column < environment.columns(); ++column) {
          visit(Place{row, column});
        }
      }
      return;
  }
}

}  // namespace deconfuse
