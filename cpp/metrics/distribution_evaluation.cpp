#include "metrics/distribution_evaluation.hpp"

#include <numeric>

namespace deconfuse {

DistributionEvaluation::DistributionEvaluation(const Catalogue& catalogue,
                                               const Distributions& data, const Options& options)
    : Evaluation(catalogue, options), data_(data) {
  for (const bool of_q : {false, true}) {
    const std::vector<double>& shares = of_q ? data.q : data.p;
    Fraction& exact = exact_totals_[of_q];
    for (const double share : shares) exact = exact + Fraction::of_decimal(share);
    // Decimals such as tenths that sum to 1 do so exactly.
    totals_[of_q] = nearest(exact, std::accumulate(shares.begin(), shares.end(), 0.0));
  }
}

bool DistributionEvaluation::applies(const Metric& metric) const {
  return metric.needs == Needs::distribution ||
         (metric.needs == Needs::two_distributions && !data_.q.empty());
}

double DistributionEvaluation::share(bool of_q, std::size_t outcome) const {
  return (of_q ? data_.q : data_.p)[outcome] / totals_[of_q];
}

Fraction DistributionEvaluation::exact_share(bool of_q, std::size_t outcome) const {
  return Fraction::of_decimal((of_q ? data_.q : data_.p)[outcome]) / exact_totals_[of_q];
}

}  // namespace deconfuse
