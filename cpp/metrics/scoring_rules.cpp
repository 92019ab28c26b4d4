#include "metrics/quantities.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

const Expression n = total_weight;
const Expression w = w_m;
const Expression s = s_m;
const Expression y = y_m;
const Expression e = quantities::e;

/// The mean over the cases.
Expression mean(Expression term) { return sum(Over::cases, w * term) / n; }

/// The same with classes weighted as the option says.
Expression class_weighted_mean(Expression term) {
  return sum(Over::cases, v_m * term) / total_class_weight;
}

}  // namespace

Metrics scoring_rules() {
  const Expression P = positives;
  const Expression N = negatives;
  const Expression signs = 2 * y - 1;
  Metrics metrics = {
      {.id = "brier_score",
       .symbol = "BS",
       .formula = mean(square(s - y)),
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::probability_scores,
       .headline = 3,
       .family = "brier",
       .reference = "Brier 1950"},
      {.id = "tjur_r2",
       .symbol = "R^2_T",
       .formula = sum(Over::cases, w * (s * y)) / P - sum(Over::cases, w * (s * (1 - y))) / N,
       .range = {-1, 1},
       .better = Better::higher,
       .needs = Needs::probability_scores,
       .tier = 3,
       .reference = "Tjur 2009"},
      {.id = "log_loss_logits",
       .symbol = "\\ell",
       .formula = mean(maximum(0, -signs * s) + log_one_plus(power(e, -absolute(s)))),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .needs = Needs::decision_scores,
       .tier = 2,
       .family = "log_loss",
       .reference = "Standard"},
      {.id = "hinge_loss",
       .symbol = "\\ell_h",
       .formula = mean(maximum(0, 1 - signs * s)),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .needs = Needs::decision_scores,
       .tier = 2,
       .reference = "Rosasco et al. 2004"},
  };
  return group_of(Scope::curve, "scoring_rule", std::move(metrics));
}

Metrics class_probabilities() {
  const Expression K = classes;
  const Expression class_share = n_i / n;
  const Expression null_log_loss = -sum(Over::classes, class_share * log(class_share, e));
  const Expression null_brier =
      known_as(chance_of_another_class, 1 - sum(Over::classes, square(class_share)));
  const Expression p_m2 = sum(Over::columns, square(p_mk));
  // For two classes the positive one alone gives the same quotient.
  const Expression brier =
      known_as(sum_of_squared_errors,
               sum(Over::case_cells, w * square(p_mk - Expression(is_class)))) /
      n;
  const Expression unweighted_loss = -mean(log(p_true_in_logarithm, e));
  const Metrics rules = {
      {.id = "log_loss",
       .symbol = "LL",
       .formula = -class_weighted_mean(log(p_true_in_logarithm, e)),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .needs = Needs::true_class_probabilities,
       .headline = 4,
       .family = "log_loss",
       .reference = "Good 1952"},
      {.id = "cross_entropy",
       .symbol = "H(y,p)",
       .formula = -class_weighted_mean(log(p_true_in_logarithm, quantities::base)),
       .range = {0, unbounded},
       .better = Better::lower,
       .divergent = true,
       .needs = Needs::true_class_probabilities,
       .family = "log_loss",
       .reference = "Good 1952"},
      {.id = "perplexity",
       .symbol = "PP",
       .formula = power(e, value_of("log_loss")),
       .range = {1, unbounded},
       .better = Better::lower,
       .divergent = true,
       .needs = Needs::true_class_probabilities,
       .tier = 3,
       .reference = "Jelinek et al. 1977"},
      {.id = "brier_score_multiclass",
       .symbol = "BS_K",
       .formula = brier,
       .range = {0, 2},
       .better = Better::lower,
       .needs = Needs::class_probabilities,
       .headline = 5,
       .family = "brier",
       .reference = "Brier 1950"},
      {.id = "spherical_score",
       .symbol = "SPH",
       .formula = mean(p_true / root(p_m2)),
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::class_probabilities,
       .tier = 3,
       .reference = "Roby 1965"},
      // The last class adds nothing: there both are 1, but for sums that miss it.
      {.id = "ranked_probability_score",
       .symbol = "RPS",
       .formula = sum(Over::case_cells, w * square(F_mj - Expression(is_at_most))) / (n * (K - 1)),
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::class_probabilities,
       .tier = 2,
       .reference = "Epstein 1969"},
      {.id = "d2_log_loss",
       .symbol = "D^2_{LL}",
       .formula = 1 - unweighted_loss / null_log_loss,
       .range = {-unbounded, 1},
       .better = Better::higher,
       .divergent = true,
       .needs = Needs::true_class_probabilities,
       .tier = 2,
       .reference = "McFadden 1974"},
      {.id = "d2_brier",
       .symbol = "D^2_{BS}",
       .formula = 1 - brier / null_brier,
       .range = {-unbounded, 1},
       .better = Better::higher,
       .needs = Needs::true_class_probabilities,
       .tier = 2,
       .reference = "Glahn and Jorgensen 1970"},
      {.id = "hinge_loss_multiclass",
       .symbol = "\\ell_h",
       .formula = mean(maximum(0, 1 - Expression(z_true) + z_rival)),
       .range = {0, unbounded},
       .better = Better::lower,
       .needs = Needs::class_decision_values,
       .tier = 3,
       .reference = "Crammer and Singer 2001"},
  };
  const Metrics costs = {
      {.id = "classification_cost",
       .symbol = "\\bar L",
       .formula = sum(Over::case_cells, w * (Expression(cost_mk) * p_mk)) / n,
       .range = {-unbounded, unbounded},  // gains are negative losses
       .better = Better::lower,
       .needs = Needs::class_probabilities,
       .tier = 3,
       .reference = "Kuhn and Johnson 2013"},
  };
  Metrics all = group_of(Scope::probability, "scoring_rule", rules);
  const Metrics of_decision = group_of(Scope::probability, "decision", costs);
  all.insert(all.end(), of_decision.begin(), of_decision.end());
  return all;
}

}  // namespace deconfuse
