#pragma once

#include <cstddef>
#include <string_view>

#include "formula/exact.hpp"
#include "formula/expression.hpp"

namespace deconfuse {

/// The places first, first + step, first + 2·step, …
struct Places {
  Place first;
  Place step;
  std::size_t count = 0;

  Place operator[](std::size_t at) const {
    return {first.row + at * step.row, first.column + at * step.column};
  }
};

/// The end of an interval that is asked for. Where a formula has no interval it makes no
/// difference.
enum class End { low, high };

/// Where a formula gets its numbers from. Undefined doubles are NaN.
class Environment {
 public:
  virtual ~Environment() = default;

  virtual std::size_t rows() const = 0;
  virtual std::size_t columns() const = 0;

  /// How many indices there are of a kind that is no part of the matrix.
  virtual std::size_t extent(Over, Place) const { return 0; }

  /// Whether cases have weights, so that the factors for them are worth displaying.
  virtual bool weighted() const { return true; }

  virtual double quantity(const Quantity& quantity, Place place) const = 0;
  virtual Exact exact_quantity(const Quantity& quantity, Place place) const = 0;

  virtual double cell_sum(Region region, Place place) const = 0;
  virtual Exact exact_cell_sum(Region region, Place place) const = 0;

  /// The value of a metric, with the zero-division policy where `counted`.
  virtual double metric(std::string_view id, bool counted, Place place) const = 0;
  virtual Exact exact_metric(std::string_view id, bool counted, Place place) const = 0;

  /// The same at many places at once, `places.count` values each.
  virtual void quantities(const Quantity& quantity, const Places& places, double* values) const {
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = this->quantity(quantity, places[at]);
    }
  }
  virtual void metrics(std::string_view id, bool counted, const Places& places,
                       double* values) const {
    for (std::size_t at = 0; at < places.count; ++at) values[at] = metric(id, counted, places[at]);
  }
};

/// The value of a formula in doubles; NaN where it is undefined. In a product 0·log 0 is 0.
double evaluate(const Expression& formula, const Environment& environment, Place place,
                End end = End::low);

/// The value of a formula without rounding, as far as it is rational.
Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place);

/// Calls `visit` with the places that `over` runs over, as runs, starting from `place`.
template <class Visit>
void for_each_run(Over over, const Environment& environment, Place place, Visit visit) {
  const std::size_t rows = environment.rows();
  const std::size_t columns = environment.columns();
  switch (over) {
    case Over::classes:
      visit(Places{{0, 0}, {1, 1}, rows});
      return;
    case Over::rows:
      visit(Places{{0, place.column}, {1, 0}, rows});
      return;
    case Over::columns:
      visit(Places{{place.row, 0}, {0, 1}, columns});
      return;
    case Over::cells:
      for (std::size_t row = 0; row < rows; ++row) visit(Places{{row, 0}, {0, 1}, columns});
      return;
    case Over::other_columns:
      visit(Places{{place.row, 0}, {0, 1}, place.row});
      visit(Places{{place.row, place.row + 1}, {0, 1}, columns - place.row - 1});
      return;
    case Over::above_diagonal:
      for (std::size_t row = 0; row < rows; ++row) {
        visit(Places{{row, row + 1}, {0, 1}, columns - row - 1});
      }
      return;
    case Over::points:
    case Over::hull_points:
    case Over::cut_points:
    case Over::recall_levels:
    case Over::bins:
    case Over::confidence_bins:
    case Over::ranks:
      visit(Places{{place.row, 0}, {0, 1}, environment.extent(over, place)});
      return;
    case Over::cases:
    case Over::positive_cases:
    case Over::negative_cases:
      visit(Places{{0, 0}, {1, 1}, environment.extent(over, place)});
      return;
    case Over::case_cells:
    case Over::case_thresholds: {
      const std::size_t cases = environment.extent(Over::cases, place);
      const std::size_t width = over == Over::case_cells ? columns : columns - 1;
      for (std::size_t at = 0; at < cases; ++at) visit(Places{{at, 0}, {0, 1}, width});
      return;
    }
  }
}

/// The same places in the same order, one by one.
template <class Visit>
void for_each_place(Over over, const Environment& environment, Place place, Visit visit) {
  for_each_run(over, environment, place, [&](const Places& run) {
    for (std::size_t at = 0; at < run.count; ++at) visit(run[at]);
  });
}

}  // namespace deconfuse
