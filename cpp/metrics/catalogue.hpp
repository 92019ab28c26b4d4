#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/metric.hpp"
#include "names/name_index.hpp"

namespace deconfuse {

/// Metrics in the order in which they are listed.
class Catalogue : public Names {
 public:
  Catalogue(const Catalogue&) = delete;  // metrics_ refers to names_
  Catalogue& operator=(const Catalogue&) = delete;

  const Metrics& metrics() const { return metrics_; }
  std::size_t size() const { return metrics_.size(); }
  const Metric& operator[](std::size_t at) const { return metrics_[at]; }

  /// Index of a metric in the list; size() if there is none with that id.
  std::size_t find(std::string_view id) const;

  /// The same formula with references to these metrics, each of which must be in the list.
  Expression resolved(const Expression& formula) const {
    return deconfuse::resolved(formula, places_);
  }

  /// The widest range over all data, e.g. [0, ∞) for a range [0, N].
  static std::pair<double, double> widest(const Range& range);

  std::string_view symbol(const MetricReference& metric) const override {
    return metrics_[metric.index].symbol;
  }
  bool per_class(const MetricReference& metric) const override {
    return metrics_[metric.index].per_class;
  }
  bool auxiliary(const MetricReference& metric) const override {
    return metrics_[metric.index].auxiliary;
  }

 protected:
  Catalogue() = default;
  void append(const Metrics& group);

  /// To be called when all metrics are appended.
  void resolve();

  Formulas formulas_;              // in use while the metrics are declared
  std::deque<std::string> names_;  // of averages, made from the names of the averaged metrics
  Metrics metrics_;

 private:
  NameIndex places_;
};

/// Metrics of labels, matrices and counts.
class MatrixCatalogue : public Catalogue {
 public:
  MatrixCatalogue();
};

/// Metrics of scores, probabilities and label sets.
class ScoreCatalogue : public Catalogue {
 public:
  ScoreCatalogue();
};

/// Metrics of one distribution, or of two.
class DistributionCatalogue : public Catalogue {
 public:
  DistributionCatalogue();
};

/// Metrics of raters.
class RaterCatalogue : public Catalogue {
 public:
  RaterCatalogue();
};

/// Metrics of ranked lists.
class RankedCatalogue : public Catalogue {
 public:
  RankedCatalogue();
};

}  // namespace deconfuse
