#include "formula/distributions.hpp"

#include <cmath>
#include <cstddef>

#include "metrics/catalogue.hpp"
#include "metrics/distribution_evaluation.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using quantities::base;

namespace {

const DistributionEvaluation& distributions_of(const Environment& environment) {
  return static_cast<const DistributionEvaluation&>(environment);
}

template <bool of_q>
constexpr Quantity count(Text id, Text symbol) {
  return {.id = id, .symbol = symbol, .value = [](const Environment& environment, Place i) {
            return distributions_of(environment).count(of_q, i.row);
          }};
}

constexpr Quantity first_count = count<false>("first_count", "n_i");
constexpr Quantity second_count = count<true>("second_count", "m_i");

template <bool of_q>
constexpr Quantity share(Text id, Text symbol) {
  return {.id = id,
          .symbol = symbol,
          .fraction = true,
          .unnormalised = of_q ? &second_count : &first_count,
          .value = [](const Environment& environment,
                      Place i) { return distributions_of(environment).share(of_q, i.row); },
          .exact = [](const Environment& environment, Place i, double) -> Exact {
            return distributions_of(environment).exact_share(of_q, i.row);
          }};
}

constexpr Quantity p_i = share<false>("first_share", "p_i");
constexpr Quantity q_i = share<true>("second_share", "q_i");
constexpr Quantity outcomes = everywhere(quantity<DistributionEvaluation>(
    "outcome_count", "n", [](const DistributionEvaluation& data, Place) { return data.rows(); }));

/// Above this the plain sum is accurate, although terms of both signs cancel.
constexpr double small = 0.1;

/// Σ a·ln(a/m), where a is p, or q, and m lies between a and the other distribution: at the other
/// if `way` is 1, halfway if it is 1/2. Only for distributions that are nearly the same.
double divergence(const Environment& environment, bool of_q, double way) {
  const DistributionEvaluation& data = distributions_of(environment);
  double sum = 0;
  for (std::size_t i = 0; i < data.rows(); ++i) {
    const double a = data.share(of_q, i);
    const double difference = (a - data.share(!of_q, i)) * way;
    const double m = a - difference;
    if (a > 0 && !(m > 0)) return undefined;
    if (m > 0) sum += deviance(a, m, difference);
  }
  return sum < small ? sum / std::log(options_of(environment).base) : undefined;
}

template <bool of_q>
double from_other(const Environment& environment, Place) {
  return -divergence(environment, of_q, 1);
}
template <bool of_q>
double from_middle(const Environment& environment, Place) {
  return divergence(environment, of_q, 0.5);
}

Metric of_one(Text id, Text symbol, Expression formula, Range range, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = range,
          .needs = Needs::distribution,
          .reference = reference};
}

Metric of_two(Text id, Text symbol, Expression formula, Range range, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = range,
          .divergent = true,
          .needs = Needs::two_distributions,
          .reference = reference};
}

Metrics distributions() {
  const Expression p = p_i;
  const Expression q = q_i;
  const Expression middle = (p + q) / 2;
  const Expression H_p = value_of("distribution_entropy");
  const Expression H_q = value_of("second_distribution_entropy");
  const auto sum_of = [](Expression term) { return sum(Over::classes, term); };
  const auto entropy = [&](Expression share) { return -sum_of(share * log(share, base)); };
  const auto divergence_of = [&](Known known, Expression share, Expression other) {
    return -known_as(known, sum_defined(Over::classes, share * log(other / share, base)));
  };
  const auto half = [&](Known known, Expression share) {
    return known_as(known, sum_defined(Over::classes, share * log(share / middle, base)));
  };
  const Range up_to_logarithm{0, log(outcomes, base)};
  const Metrics metrics = {
      headed(1,
             of_one("distribution_entropy", "H(p)", entropy(p), up_to_logarithm, "Shannon 1948")),
      headed(7, of_one("perplexity", "b^{H(p)}", power(base, H_p), {1, outcomes},
                       "Jelinek et al. 1977")),
      headed(2, of_two("second_distribution_entropy", "H(q)", entropy(q), up_to_logarithm,
                       "Shannon 1948")),
      headed(3, of_two("distribution_cross_entropy", "H(p,q)", -sum_of(p * log(q, base)),
                       {H_p, unbounded}, "Good 1952")),
      of_two("distribution_cross_entropy_reverse", "H(q,p)", -sum_of(q * log(p, base)),
             {H_q, unbounded}, "Good 1952"),
      headed(4, of_two("distribution_kl_divergence", "D(p\\|q)",
                       divergence_of(from_other<false>, p, q), {0, unbounded},
                       "Kullback and Leibler 1951")),
      of_two("distribution_kl_divergence_reverse", "D(q\\|p)",
             divergence_of(from_other<true>, q, p), {0, unbounded}, "Kullback and Leibler 1951"),
      headed(5, of_two("distribution_jensen_shannon_divergence", "JSD",
                       (half(from_middle<false>, p) + half(from_middle<true>, q)) / 2,
                       {0, log(2, base)}, "Lin 1991")),
      of_two("distribution_jensen_shannon_distance", "d_{JS}",
             root(value_of("distribution_jensen_shannon_divergence")), {0, root(log(2, base))},
             "Endres and Schindelin 2003"),
      headed(6, of_two("total_variation_distance", "TV", sum_of(absolute(p - q)) / 2, {0, 1},
                       "Standard")),
      of_two("hellinger_distance", "d_H", root(sum_of(square(root(p) - root(q))) / 2), {0, 1},
             "Hellinger 1909"),
  };
  return group_of(Scope::distribution, "distribution", metrics);
}

}  // namespace

DistributionCatalogue::DistributionCatalogue() {
  const Formulas::Use use(formulas_);
  append(distributions());
  resolve();
}

}  // namespace deconfuse
