#include "metrics/expected_information.hpp"
#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity v_beta =
    option("v_beta", "\\beta", "vBeta", [](const Options& options) { return options.v_beta; });

constexpr Quantity expected = with_option(
    "base", with_exact(costly_quantity<MatrixEvaluation>("expected_information", "E[I]",
                                                         [](const MatrixEvaluation& data) {
                                                           return expected_information(
                                                                      data.dataset().matrix) /
                                                                  std::log(data.options().base);
                                                         }),
                       [](const Environment&, Place, double value) -> Exact {
                         if (value != 0) return Exact::unknown();
                         return Fraction();
                       }));

struct Normalisation {
  Text normalized;  ///< id of the normalised mutual information
  Text adjusted;    ///< id of the adjusted one; empty: there is none
  Text normalized_symbol;
  Text adjusted_symbol;
  Expression size;  ///< denominator of the normalised information
  std::int8_t tier;
};

}  // namespace

Metrics shared_information() {
  const Range share{0, 1};
  const Expression H_true = value_of("entropy_true");
  const Expression H_predicted = value_of("entropy_predicted");
  const Expression H_joint = value_of("joint_entropy");
  const Expression I = value_of("mutual_information");
  const Expression E = value_of("expected_mutual_information");

  // Empty groups do not count.
  const Expression rows = filled_rows();
  const Expression columns = filled_columns();
  const Expression cells = known_as(known<cells_with_cases>,
                                    count_defined(Over::cells, 1 / Expression(n_ij), cell_count));
  // Zero if each group of one side is a group of the other.
  const Expression differences = 2 * cells - rows - columns;
  // Zero if one side has one group only, or a group for each case.
  const Expression chance_matters = (rows - 1) * (columns - 1) * (N - rows) * (N - columns);

  const Normalisation normalisations[] = {
      {"normalized_mutual_information_arithmetic", "adjusted_mutual_information_arithmetic", "NMI",
       "AMI", (H_true + H_predicted) / 2, 1},
      {"normalized_mutual_information_geometric", "adjusted_mutual_information_geometric",
       "NMI_{geo}", "AMI_{geo}", root(H_true * H_predicted), 3},
      {"normalized_mutual_information_min", "adjusted_mutual_information_min", "NMI_{min}",
       "AMI_{min}", minimum(H_true, H_predicted), 3},
      {"normalized_mutual_information_max", "adjusted_mutual_information_max", "NMI_{max}",
       "AMI_{max}", maximum(H_true, H_predicted), 3},
      {"normalized_mutual_information_joint", "", "NMI_{joint}", "", H_joint, 3},
  };
  Metrics metrics;
  for (const Normalisation& normalisation : normalisations) {
    metrics.push_back(
        {.id = normalisation.normalized,
         .symbol = normalisation.normalized_symbol,
         .formula = cases(differences, cases(normalisation.size, I / normalisation.size, 0), 1),
         .required = N,
         .range = share,
         .better = Better::higher,
         .needs = Needs::groups,
         .tier = normalisation.tier,
         .family = "normalized_mutual_information",
         .reference = "Strehl and Ghosh 2002; Vinh et al. 2010"});
  }
  metrics.push_back({.id = "expected_mutual_information",
                     .symbol = "E[I]",
                     .formula = expected,
                     .required = N,
                     .range = {0, unbounded},
                     .whole_counts = true,
                     .needs = Needs::groups,
                     .tier = 3,
                     .reference = "Vinh et al. 2009"});
  for (const Normalisation& normalisation : normalisations) {
    if (normalisation.adjusted.empty()) continue;
    const Expression adjusted = (I - E) / (normalisation.size - E);
    metrics.push_back({.id = normalisation.adjusted,
                       .symbol = normalisation.adjusted_symbol,
                       .formula = cases(differences, cases(chance_matters, adjusted, 0), 1),
                       .required = N,
                       .range = {-unbounded, 1},
                       .better = Better::higher,
                       .whole_counts = true,
                       .needs = Needs::groups,
                       .tier = normalisation.tier,
                       .family = "adjusted_mutual_information",
                       .reference = "Vinh et al. 2010"});
  }

  const Expression h = value_of("homogeneity");
  const Expression c = value_of("completeness");
  const Metrics others = {
      {.id = "homogeneity",
       .symbol = "h",
       .formula = cases(value_of("conditional_entropy_true_given_predicted"), I / H_true, 1),
       .alternative = 1 - value_of("conditional_entropy_true_given_predicted") / H_true,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Rosenberg and Hirschberg 2007"},
      {.id = "completeness",
       .symbol = "c",
       .formula = cases(value_of("conditional_entropy_predicted_given_true"), I / H_predicted, 1),
       .alternative = 1 - value_of("conditional_entropy_predicted_given_true") / H_predicted,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Rosenberg and Hirschberg 2007"},
      {.id = "v_measure",
       .symbol = "V",
       .formula = cases(h + c, 2 * h * c / (h + c), 0),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .family = "normalized_mutual_information",
       .reference = "Rosenberg and Hirschberg 2007"},
      {.id = "v_measure_beta",
       .symbol = "V_\\beta",
       .formula = cases(v_beta * h + c, (1 + v_beta) * h * c / (v_beta * h + c), 0),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Rosenberg and Hirschberg 2007"},
  };
  return group_of(Scope::clustering, "clustering_information", joined(std::move(metrics), others));
}

}  // namespace deconfuse
