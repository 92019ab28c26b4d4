#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "formula/exact.hpp"
#include "formula/expression.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {

/// The end of an interval that is asked for. It does not matter if the formula has no interval.
enum class End { low, high };

/// The source of the numbers in a formula. Undefined doubles are NaN.
class Environment {
 public:
  virtual ~Environment() = default;

  virtual std::size_t rows() const = 0;
  virtual std::size_t columns() const = 0;

  /// The row that is no class: sums over classes leave it out.
  virtual std::optional<std::size_t> no_class() const { return std::nullopt; }

  /// Number of indices of a kind that is no part of the matrix.
  virtual std::size_t extent(Over, Place) const { return 0; }

  /// True if cases have weights, so that factors for them are displayed.
  virtual bool weighted() const { return true; }

  /// Writes the values at all of these places, at least one; NaN if undefined.
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

  /// The value of a metric; if `counted`, with the zero-division policy.
  virtual double metric(const MetricReference& metric, bool counted, Place place) const = 0;
  virtual Exact exact_metric(const MetricReference& metric, bool counted, Place place) const = 0;

  /// The value of a sum by a function that may know it for these data; NaN if it does not.
  virtual double known(Known, Place) const { return undefined; }

  virtual void metrics(const MetricReference& metric, bool counted, const Places& places,
                       double* values) const {
    for (std::size_t at = 0; at < places.count; ++at) {
      values[at] = this->metric(metric, counted, places[at]);
    }
  }
};

/// The value of a formula in doubles; NaN if it is undefined. In a product 0·log 0 is 0.
double evaluate(const Expression& formula, const Environment& environment, Place place,
                End end = End::low);

/// Writes the values at all of these places to `values`. Unless `each_counts`, digits that cancel
/// within a value are not recovered.
void evaluate(const Expression& formula, const Environment& environment, const Places& places,
              double* values, bool each_counts = true);

/// The value of a formula without rounding, as far as it is rational.
Exact evaluate_exactly(const Expression& formula, const Environment& environment, Place place);

/// The places of the index `over` at `place`, as runs. The environment must outlive this object.
class Runs {
 public:
  Runs(Over over, const Environment& environment, Place place);

  /// Writes the next run to `run`; false if there is none.
  bool next(Places& run);

 private:
  Over over_;
  Place place_;
  std::size_t columns_;
  std::size_t count_ = 1;  // number of runs
  std::size_t width_ = 0;  // length of a run
  std::optional<std::size_t> no_class_;
  std::size_t at_ = 0;
};

template <class Visit>
void for_each_run(Over over, const Environment& environment, Place place, Visit visit) {
  Runs runs(over, environment, place);
  for (Places run; runs.next(run);) visit(run);
}

/// The same for a sum or a similar node, which may skip one index.
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
