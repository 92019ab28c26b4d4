#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "formula/evaluate.hpp"
#include "metrics/catalogue.hpp"
#include "metrics/options.hpp"

namespace deconfuse {

/// Reason why a value is undefined.
enum class Reason {
  zero_denominator,
  logarithm_of_zero,
  out_of_domain,
  requirement,  ///< the required term is not positive
  needs_option,
  fractional_counts,
  weights_given,
  not_reached,  ///< no place meets the condition
  no_class,
  cases_unknown,      ///< the data are shares of an unknown number of cases
  too_many_choices,   ///< there are too many to count
  negatives_unknown,  ///< positives are missing from the data, and an unknown number of negatives
};

struct Cause {
  Reason reason = Reason::zero_denominator;
  const Expression* term = nullptr;  ///< the part that is zero or out of domain; null: none
  bool per_class = false;            ///< the term is of one class
};

/// Values of metrics for some data under given options. Each value is computed once. Derived
/// classes know the kind of data, and where the quantities come from. Catalogue and options must
/// outlive this object.
class Evaluation : public Environment {
 public:
  Evaluation(const Catalogue& catalogue, const Options& options);

  /// True if the metric is defined for this kind of data.
  virtual bool applies(const Metric& metric) const = 0;

  /// The value at a place: a class for metrics of classes, a cell for matrices, any place
  /// otherwise. NaN if it is undefined, unless `counted` and the zero-division policy replaces it.
  double value(std::size_t metric, Place place, bool counted, End end = End::low) const;

  /// The same without rounding, if it is rational and known.
  Exact exact(std::size_t metric, Place place, bool counted) const;

  /// The grade of the value on the metric's scale; null if there is none.
  const Grade* grade(std::size_t metric, Place place) const;

  /// Why value(metric, place, false) is undefined; no value if it is defined.
  std::optional<Cause> cause(std::size_t metric, Place place) const;

  /// The same for any formula; `per_class` is true if the formula is about one class.
  std::optional<Cause> cause_within(const Expression& formula, Place place, bool per_class) const;

  /// The number with which the zero-division policy replaces 0/0 of this metric; NaN if it replaces
  /// nothing, or if these data have no value of the metric at all.
  double replacement(std::size_t metric) const;

  /// True if the term that the metric requires is positive at this place.
  bool has_required(const Metric& metric, Place place) const;

  /// Numbers of rows and columns of a metric that has a value per cell.
  virtual Place extent_of(const Metric& metric) const;

  /// The place at which the formula of a metric is evaluated: its own place if it has one, else
  /// that of its data.
  virtual Place origin(const Metric& metric, Place place) const;

  const Catalogue& catalogue() const { return catalogue_; }
  const Options& options() const { return options_; }

  /// The result of a function of this evaluation, computed at its first use.
  double once(double (*value)(const Evaluation& evaluation)) const;

  void quantities(const Quantity& quantity, const Places& places, double* values) const override;
  Exact exact_quantity(const Quantity& quantity, Place place) const override;
  double known(Known sum, Place place) const override { return sum(*this, place); }

  double metric(const MetricReference& metric, bool counted, Place place) const override {
    return named_value(metric.index, place, counted, End::low);
  }
  Exact exact_metric(const MetricReference& metric, bool counted, Place place) const override {
    return named_exact(metric.index, place, counted);
  }
  void metrics(const MetricReference& metric, bool counted, const Places& places,
               double* values) const override;

 protected:
  /// Reason why these data have no value of the metric, whatever its formula.
  virtual std::optional<Reason> refusal(const Metric& metric) const = 0;

  /// Reason why the metric is not reported by itself, although other formulas may use it.
  virtual std::optional<Reason> refusal_by_itself(const Metric&) const { return std::nullopt; }

  /// Reason why a quantity is undefined although all options are given.
  virtual Reason reason_of(const Quantity&) const { return Reason::out_of_domain; }

  /// The term that makes the quantity undefined; null: the quantity itself.
  virtual const Expression* term_of(const Quantity& quantity) const;

 private:
  double named_value(std::size_t metric, Place place, bool counted, End end) const;
  Exact named_exact(std::size_t metric, Place place, bool counted) const;
  std::optional<Cause> named_cause(std::size_t metric, Place place) const;
  const std::vector<double>& values_of_classes(std::size_t metric) const;
  double remembered(std::size_t metric, Place place, End end) const;
  double compute(const Metric& metric, Place place, End end) const;
  double accepted(const Metric& metric, double value) const;
  std::optional<Cause> cause_of_place(const ExpressionNode& node, Place place) const;
  bool is_value(const Metric& metric, double value) const;
  std::size_t places_of(const Metric& metric) const;
  bool is_of_no_class(const Metric& metric, Place place) const;

  const Catalogue& catalogue_;
  const Options& options_;
  mutable std::vector<std::vector<double>> values_;  // by metric, then by place, then by end
  mutable std::vector<std::vector<char>> known_;
  mutable std::vector<std::vector<std::optional<Exact>>> exact_values_;  // by metric, by place
  mutable std::vector<std::pair<double (*)(const Evaluation&), double>> once_;
};

}  // namespace deconfuse
