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

  /// The place of a metric in the list, or size() where there is none of that id.
  std::size_t find(std::string_view id) const;

  /// The same formula with references to these metrics, of which each must be in the list.
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

  /// To be called when all are appended.
  void resolve();

  Formulas formulas_;              // in use while the metrics are declared
  std::deque<std::string> names_;  // of averages, which are made from those of their metrics
  Metrics metrics_;

 private:
  NameIndex places_;
};

/// Those of labels, matrices and counts.
class MatrixCatalogue : public Catalogue {
 public:
  MatrixCatalogue();
};

/// Those of scores, probabilities and label sets.
class ScoreCatalogue : public Catalogue {
 public:
  ScoreCatalogue();
};

/// Those of one distribution, or of two.
class DistributionCatalogue : public Catalogue {
 public:
  DistributionCatalogue();
};

/// Those of raters.
class RaterCatalogue : public Catalogue {
 public:
  RaterCatalogue();
};

/// Those of ranked lists.
class RankedCatalogue : public Catalogue {
 public:
  RankedCatalogue();
};

}  // namespace deconfuse
