#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

// Y is the truth, Ŷ the prediction. In every product 0·log 0 is 0.
Metrics entropies() {
  const Expression p = row_total / N;
  const Expression q = column_total / N;
  const Expression p_j = column_total_j / N;
  const Expression joint = n_ij / N;
  const Expression middle = (p + q) / 2;
  const Expression H_true = value_of("entropy_true");
  const Expression H_predicted = value_of("entropy_predicted");
  const Expression H_joint = value_of("joint_entropy");
  const Expression H_true_given_predicted = value_of("conditional_entropy_true_given_predicted");
  const Expression H_predicted_given_true = value_of("conditional_entropy_predicted_given_true");
  const Expression I = value_of("mutual_information");
  const Expression VI = value_of("variation_of_information");
  const Expression dependence = log(N * n_ij / (row_total * column_total_j), base);
  const Metrics metrics = {
      {.id = "entropy_true",
       .symbol = "H(Y)",
       .formula = -sum(Over::rows, p * log(p, base)),
       .range = {0, log(R, base)},
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "entropy_predicted",
       .symbol = "H(\\hat Y)",
       .formula = -sum(Over::columns, p_j * log(p_j, base)),
       .range = {0, log(C, base)},
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "joint_entropy",
       .symbol = "H(Y,\\hat Y)",
       .formula = -known_as(known<joint_logarithms>, sum(Over::cells, joint * log(joint, base))),
       .range = {0, log(R * C, base)},
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "conditional_entropy_true_given_predicted",
       .symbol = "H(Y|\\hat Y)",
       .formula = -known_as(known<logarithms_given_column>,
                            sum_defined(Over::cells, joint * log(n_ij / column_total_j, base))),
       .alternative = H_joint - H_predicted,
       .range = {0, H_true},
       .better = Better::lower,
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "conditional_entropy_predicted_given_true",
       .symbol = "H(\\hat Y|Y)",
       .formula = -known_as(known<logarithms_given_row>,
                            sum_defined(Over::cells, joint * log(n_ij / row_total, base))),
       .alternative = H_joint - H_true,
       .range = {0, H_predicted},
       .better = Better::lower,
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "mutual_information",
       .symbol = "I(Y;\\hat Y)",
       // Never negative, except for rounding.
       .formula = maximum(
           0, known_as(known<dependence_logarithms>, sum_defined(Over::cells, joint * dependence))),
       .alternative = H_true + H_predicted - H_joint,
       .range = {0, minimum(H_true, H_predicted)},
       .better = Better::higher,
       .needs = Needs::groups,
       .reference = "Shannon 1948"},
      {.id = "variation_of_information",
       .symbol = "VI",
       .formula = H_true_given_predicted + H_predicted_given_true,
       .alternative = H_true + H_predicted - 2 * I,
       .range = {0, H_joint},
       .better = Better::lower,
       .needs = Needs::groups,
       .reference = "Meila 2003"},
      {.id = "normalized_variation_of_information",
       .symbol = "NVI",
       .formula = VI / H_joint,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Vinh et al. 2010"},
      // The larger entropy has the larger conditional entropy, so this is max H − I over max H.
      {.id = "normalized_information_distance",
       .symbol = "NID",
       .formula =
           maximum(H_true_given_predicted, H_predicted_given_true) / maximum(H_true, H_predicted),
       .alternative = 1 - I / maximum(H_true, H_predicted),
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Vinh et al. 2010"},
      {.id = "cross_entropy_marginals",
       .symbol = "H(p,q)",
       .formula = -sum(Over::classes, p * log(q, base)),
       .range = {H_true, unbounded},
       .better = Better::lower,
       .divergent = true,
       .tier = 2,
       .reference = "Good 1952"},
      {.id = "kl_divergence",
       .symbol = "D(p\\|q)",
       .formula = -known_as(known<divergence_logarithms>,
                            sum_defined(Over::classes, p * log(q / p, base))),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .tier = 2,
       .reference = "Kullback and Leibler 1951"},
      {.id = "kl_divergence_reverse",
       .symbol = "D(q\\|p)",
       .formula = -known_as(known<reverse_divergence_logarithms>,
                            sum_defined(Over::classes, q * log(p / q, base))),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .tier = 3,
       .reference = "Kullback and Leibler 1951"},
      {.id = "jensen_shannon_divergence",
       .symbol = "JSD",
       .formula = (known_as(known<true_from_middle_logarithms>,
                            sum_defined(Over::classes, p * log(p / middle, base))) +
                   known_as(known<predicted_from_middle_logarithms>,
                            sum_defined(Over::classes, q * log(q / middle, base)))) /
                  2,
       .range = {0, log(2, base)},
       .better = Better::lower,
       .tier = 2,
       .reference = "Lin 1991"},
      {.id = "relative_classifier_information",
       .symbol = "RCI",
       .formula = I / H_true,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Sindhwani et al. 2001; Theil 1970"},
      {.id = "uncertainty_coefficient_predicted",
       .symbol = "U(\\hat Y|Y)",
       .formula = I / H_predicted,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Theil 1970"},
      // The contribution of each cell to the sums above.
      {.id = "joint_entropy_terms",
       .symbol = "-p\\cdot\\log p",
       .formula = -(joint * log(joint, base)),
       .range = {0, H_joint},
       .needs = Needs::groups,
       .shape = Shape::matrix,
       .tier = 3,
       .reference = "Shannon 1948"},
      {.id = "mutual_information_terms",
       .symbol = "i(y,\\hat y)",
       .formula = joint * dependence,
       .range = {-unbounded, H_joint},
       .needs = Needs::groups,
       .shape = Shape::matrix,
       .tier = 3,
       .reference = "Shannon 1948"},
  };
  return group_of(Scope::information, "information", metrics);
}

}  // namespace deconfuse
