#pragma once

#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/metric.hpp"

namespace deconfuse {

/// Every metric there is, in the order in which they are listed.
class Catalogue : public Names {
 public:
  Catalogue();
  Catalogue(const Catalogue&) = delete;  // places_ refers to the ids in metrics_
  Catalogue& operator=(const Catalogue&) = delete;

  const Metrics& metrics() const { return metrics_; }
  std::size_t size() const { return metrics_.size(); }
  const Metric& operator[](std::size_t at) const { return metrics_[at]; }

  /// The place of a metric in the list, or size() where there is none of that id.
  std::size_t find(std::string_view id) const;

  /// The widest range over all data, e.g. [0, ∞) for a range [0, N].
  static std::pair<double, double> widest(const Range& range);

  std::string_view symbol(std::string_view metric) const override;
  bool per_class(std::string_view metric) const override;

 private:
  Metrics metrics_;
  std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace deconfuse
