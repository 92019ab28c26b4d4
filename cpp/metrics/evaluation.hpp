#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

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
  weights_given,
  not_reached,  ///< no place fulfils the condition
  no_class,
  cases_unknown,      ///< the data are shares of unknown many cases
  too_many_choices,   ///< they would take too long to count
  negatives_unknown,  ///< positives were never scored, and who knows how many negatives
};

struct Cause {
  Reason reason = Reason::zero_denominator;
  const Expression* term = nullptr;  ///< the part that is zero or out of domain; null: none to name
  bool per_class = false;            ///< the term is of one class
};

/// Metrics of some data under given options. Each value is computed once. What the data are, and
/// where the quantities come from, is left to those that are derived from it. Catalogue and options
/// must outlive it.
class Evaluation : public Environment {
 public:
  Evaluation(const Catalogue& catalogue, const Options& options);

  /// Whether the metric is defined for this kind of data at all.
  virtual bool applies(const Metric& metric) const = 0;

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

  /// What the zero-division policy puts in place of 0/0 of this metric; NaN: nothing, as where
  /// these data have no value of it at all.
  double replacement(std::size_t metric) const;

  /// Whether what the metric requires is positive there.
  bool has_required(const Metric& metric, Place place) const;

  /// The rows and columns of a metric that has a value per cell.
  virtual Place extent_of(const Metric& metric) const;

  /// Where the formula of a metric stands: its place where it has one, else where its data are.
  virtual Place origin(const Metric& metric, Place place) const;

  const Catalogue& catalogue() const { return catalogue_; }
  const Options& options() const { return options_; }

  /// What a function of this evaluation gives, worked out when it is first asked for.
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
  /// Why these data have no value of the metric, whatever its formula says.
  virtual std::optional<Reason> refusal(const Metric& metric) const = 0;

  /// Why none is reported, although other formulas may name it.
  virtual std::optional<Reason> refusal_by_itself(const Metric&) const { return std::nullopt; }

  /// Why an undefined quantity is undefined for which every option is given.
  virtual Reason reason_of(const Quantity&) const { return Reason::out_of_domain; }

  /// What is to blame for it; null: the quantity itself.
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
