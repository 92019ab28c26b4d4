#include "metrics/catalogue.hpp"

#include <algorithm>
#include <cmath>

#include "formula/evaluate.hpp"

namespace deconfuse {
namespace {

/// Data with this many classes, any number of cases, and logarithms to base 2, where they are
/// largest.
class AnyData : public Environment {
 public:
  AnyData(double classes, double metrics) : classes_(classes), metrics_(metrics) {}
  std::size_t rows() const override { return 2; }
  std::size_t columns() const override { return 2; }
  void quantities(const Quantity& quantity, const Places& places, double* values) const override {
    std::fill_n(values, places.count, value_of_any(quantity));
  }
  Exact exact_quantity(const Quantity&, Place) const override { return Exact::unknown(); }
  double cell_sum(Region, Place) const override { return unbounded; }
  double metric(const MetricReference&, bool, Place) const override { return metrics_; }
  Exact exact_metric(const MetricReference&, bool, Place) const override {
    return Exact::unknown();
  }

 private:
  double value_of_any(const Quantity& quantity) const {
    const std::string_view id = quantity.id;
    if (id == "base") return 2;
    if (id == "max_fpr") return 1;
    const bool classes = id == "class_count" || id == "row_number" || id == "column_number";
    return classes ? classes_ : unbounded;
  }

  double classes_;
  double metrics_;
};

}  // namespace

Metrics group_of(Scope scope, Text group, Metrics metrics) {
  for (Metric& metric : metrics) {
    metric.scope = scope;
    if (scope == Scope::class_) metric.per_class = true;
    metric.group = group;
  }
  return metrics;
}

Metrics joined(Metrics first, const Metrics& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

Metric headed(std::int8_t place, Metric metric) {
  metric.headline = place;
  return metric;
}

void Catalogue::append(const Metrics& group) {
  for (const Metric& metric : group) {
    metrics_.push_back(metric);
    places_.emplace(metric.id, static_cast<std::int32_t>(metrics_.size() - 1));
  }
}

void Catalogue::resolve() {
  for (Metric& metric : metrics_) {
    for (Expression* formula : {&metric.formula, &metric.alternative, &metric.of_two_classes,
                                &metric.required, &metric.range.low, &metric.range.high}) {
      *formula = resolved(*formula);
    }
  }
}

std::size_t Catalogue::find(std::string_view id) const {
  const auto found = places_.find(id);
  return found == places_.end() ? size() : static_cast<std::size_t>(found->second);
}

std::pair<double, double> Catalogue::widest(const Range& range) {
  // Some ranges are widest for two classes, others for many.
  constexpr double few = 2;
  const double low = std::fmin(evaluate(range.low, AnyData(few, 0), {}),
                               evaluate(range.low, AnyData(unbounded, 0), {}));
  const double high = std::fmax(evaluate(range.high, AnyData(few, unbounded), {}),
                                evaluate(range.high, AnyData(unbounded, unbounded), {}));
  return {low, high};
}

}  // namespace deconfuse
