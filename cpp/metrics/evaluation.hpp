#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "data/dataset.hpp"
#include "formula/evaluate.hpp"
#include "metrics/catalogue.hpp"
#include "metrics/options.hpp"

namespace deconfuse {

/// Why a value is undefined.
enum class Reason {
  zero_denominator,
  logarithm_of_zero,
  out_of_domain,
  requirement,  ///< the term is not positive
  needs_option,
  fractional_counts,
  no_class,
};

struct Cause {
  Reason reason = Reason::zero_denominator;
  const Expression* term = nullptr;  ///< the part that is zero or out of domain; null: none to name
  bool per_class = false;            ///< the term is of one class
};

/// Metrics of one dataset under given options. Each value is computed once. All three arguments
/// must outlive it.
class Evaluation : public Environment {
 public:
  Evaluation(const Catalogue& catalogue, const Dataset& dataset, const Options& options);

  /// Whether the metric is defined for this kind of data at all.
  bool applies(const Metric& metric) const;

  /// The value at a place: a class for metrics of classes, a cell for matrices, anything otherwise.
  /// NaN where it is undefined, unless `counted` and the zero-division policy puts a number there.
  double value(std::size_t metric, Place place, bool counted, End end = End::low) const;

  /// The same without rounding, where it is rational and known.
  Exact exact(std::size_t metric, Place place, bool counted) const;

  /// The grade that the value has on the metric's scale; none where it is undefined.
  const Grade* grade(std::size_t metric, Place place) const;

  /// Why value(metric, place, false) is undefined; nothing where it is defined.
  std::optional<Cause> cause(std::size_t metric, Place place) const;

  /// The same of any formula; `per_class` says that it stands for one class.
  std::optional<Cause> cause_within(const Expression& formula, Place place, bool per_class) const;

  /// What the zero-division policy puts in place of 0/0 of this metric; NaN: nothing.
  double replacement(std::size_t metric) const;

  std::size_t rows() const override { return dataset_.matrix.rows(); }
  std::size_t columns() const override { return dataset_.matrix.columns(); }
  double quantity(const Quantity& quantity, Place place) const override;
  Exact exact_quantity(const Quantity& quantity, Place place) const override;
  double cell_sum(Region region, Place place) const override;
  Exact exact_cell_sum(Region region, Place place) const override;
  double metric(std::string_view id, bool counted, Place place) const override;
  Exact exact_metric(std::string_view id, bool counted, Place place) const override;
  void quantities(const Quantity& quantity, const Places& places, double* values) const override;
  void metrics(std::string_view id, bool counted, const Places& places,
               double* values) const override;

 private:
  double compute(const Metric& metric, Place place, End end) const;
  bool is_value(const Metric& metric, double value) const;
  double kernel(const Quantity& quantity) const;
  const std::vector<double>& sums_below(Region region) const;
  const std::vector<double>& pooled_ranks() const;

  const Catalogue& catalogue_;
  const Dataset& dataset_;
  const Options& options_;
  mutable std::vector<std::vector<double>> values_;  // by metric, then by class, then by end
  mutable std::vector<std::vector<char>> known_;
  mutable std::vector<std::vector<std::optional<Exact>>> exact_values_;  // by metric, by class
  mutable std::vector<std::pair<const Quantity*, double>> kernels_;
  mutable std::vector<double> below_right_;
  mutable std::vector<double> below_left_;
  mutable std::vector<double> pooled_ranks_;
};

}  // namespace deconfuse
