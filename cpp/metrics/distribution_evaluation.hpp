#pragma once

#include <cstddef>
#include <optional>

#include "data/distributions.hpp"
#include "metrics/evaluation.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

/// Metrics of one distribution, p, or of two, p and q. The data must outlive it.
class DistributionEvaluation : public Evaluation {
 public:
  DistributionEvaluation(const Catalogue& catalogue, const Distributions& data,
                         const Options& options);

  bool applies(const Metric& metric) const override;

  /// Number of outcomes.
  std::size_t rows() const override { return data_.p.size(); }
  std::size_t columns() const override { return data_.p.size(); }

  /// The given number of an outcome: a count, or a share.
  double count(bool of_q, std::size_t outcome) const { return (of_q ? data_.q : data_.p)[outcome]; }

  /// The share that p, or q, gives to an outcome; counts are divided by their sum.
  double share(bool of_q, std::size_t outcome) const;
  Fraction exact_share(bool of_q, std::size_t outcome) const;

 protected:
  std::optional<Reason> refusal(const Metric&) const override { return std::nullopt; }

 private:
  const Distributions& data_;
  Fraction exact_totals_[2];
  double totals_[2];
};

}  // namespace deconfuse
