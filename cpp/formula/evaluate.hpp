#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "formula/exact.hpp"
#include "formula/expression.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {

/// The end of an interval that is asked for. Where a formula has no interval it makes no
/// difference.
enum class End { low, high };

/// Where a formula gets its numbers from. Undefined doubles are NaN.
class Environment {
 public:
  virtual ~Environment() = default;

  virtual std::size_t rows() const = 0;
  virtual std::size_t columns() const = 0;

  /// The row that is no class: sums over classes leave it out.
  virtual std::optional<std::size_t> no_class() const { return std::nullopt; }

  /// How many indices there are of a kind that is no part of the matrix.
  virtual std::size_t extent(Over, Place) const { return 0; }

  /// Whether cases have weights, so that the factors for them are worth displaying.
  virtual bool weighted() const { return true; }

  /// The values at all of these places, at least one; NaN where undefined.
  virtual void quantities(const Quantity& quantity, const Places& places, double* values) const = 0;
  double quantity(const Quantity& quantity, Place place) const {
    double value;
    quantities(quantity, {place, {}, 1}, &value);
    return value;
  }
  virtual Exact exact_quantity(const Quantity& quantity, Place place) const = 0;

  virtual double cell_sum(Region, Place) const { return undefined; }
  virtual void cell_sums(Region region, const Places& places, double* values) const {
    for (std::size_t at = 0; at < places.count; ++at) values[at] = cell_sum(region, places[at]);
  }
  virtual Exact exact_cell_sum(Region, Place) const { return Exact::undefined(); }

  /// The value of a metric, with the zero-division policy where `counted`.
  virtual double metric(const MetricReference& metric, bool counted, Place place) const = 0;
  virtual Exact exact_metric(const MetricReference& metric, bool counted, Place place) const = 0;

  /// What these data know of a sum.
  virtual double known(Known, Place) const { return undefined; }

  virtual void metrics(const MetricReference& metric, bool counted, const Places& places,
                       double* values) const {
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = this->metric(metric, counted, places[at]);
    }
  }
};

/// The value of a formula in doubles; NaN where it is undefined. In a product 0·log 0 is 0.
double evaluate(const Expression& formula, const Environment& environment, Place place,
                End end = End::low);

/// The same at all of these places, of which the values are written to `values`. Where no value
/// counts by itself, digits that cancel within one are not looked for.
void evaluate(const Expression& formula, const Environment& environment, const Places& places,
              double* values, bool each_counts = true);

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
  std::optional<std::size_t> no_class_;
  std::size_t at_ = 0;
};

template <class Visit>
void for_each_run(Over over, const Environment& environment, Place place, Visit visit) {
  Runs runs(over, environment, place);
  for (Places run; runs.next(run);) visit(run);
}

/// The same for a sum or its like, whose own index may be left out.
template <class Visit>
void for_each_run(const ExpressionNode& node, const Environment& environment, Place place,
                  Visit visit) {
  for_each_run(*node.over, environment, place, [&](const Places& run) {
    const std::size_t at = node.left_out ? index_of(*node.left_out, run) : run.count;
    if (at == run.count) return visit(run);
    visit(Places{run.first, run.step, at});
    visit(Places{run[at + 1], run.step, run.count - at - 1});
  });
}

/// The same places in the same order, one by one.
template <class Visit>
void for_each_place(Over over, const Environment& environment, Place place, Visit visit) {
  for_each_run(over, environment, place, [&](const Places& run) {
    for (std::size_t at = 0; at < run.count; ++at) visit(run[at]);
  });
}

template <class Visit>
void for_each_place(const ExpressionNode& node, const Environment& environment, Place place,
                    Visit visit) {
  for_each_run(node, environment, place, [&](const Places& run) {
    for (std::size_t at = 0; at < run.count; ++at) visit(run[at]);
  });
}

}  // namespace deconfuse
