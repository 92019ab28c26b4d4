#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "formula/exact.hpp"
#include "formula/expression.hpp"
#include "formula/undefined.hpp"

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

  /// What a sum, difference or count that is known_as() this number comes to; NaN where that is not
  /// known.
  virtual double known(std::uint8_t, Place) const { return undefined; }

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

/// The places that `over` runs over, starting from `place`, as runs. The environment must outlive
/// it.
class Runs {
 public:
  Runs(Over over, const Environment& environment, Place place);

  /// Whether there is another run, which then is in `run`.
  bool next(Places& run);

 private:
  Over over_;
  Place place_;
  std::size_t columns_;
  std::size_t count_ = 1;  // of runs
  std::size_t width_ = 0;  // of a run
  std::size_t at_ = 0;
};

template <class Visit>
void for_each_run(Over over, const Environment& environment, Place place, Visit visit) {
  Runs runs(over, environment, place);
  for (Places run; runs.next(run);) visit(run);
}

/// The same places in the same order, one by one.
template <class Visit>
void for_each_place(Over over, const Environment& environment, Place place, Visit visit) {
  Runs runs(over, environment, place);
  for (Places run; runs.next(run);) {
    for (std::size_t at = 0; at < run.count; ++at) visit(run[at]);
  }
}

}  // namespace deconfuse
