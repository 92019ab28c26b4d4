#include <algorithm>

#include "metrics/quantities.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"
#include "numbers/sum.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

// Quantities of one case m: its weight including that of its class, and the probability of class k.
constexpr Quantity v_m = with_option(
    "classWeights", as_weight(of_cases("class_weighted", "v_m", [](const ScoreData& data, Place m) {
      return data.class_weight(m.row);
    })));
constexpr Quantity total_class_weight = costly_quantity<ScoreEvaluation>(
    "total_class_weight", "N", [](const ScoreEvaluation& evaluation) {
      ExactSum total;
      for (std::size_t m = 0; m < evaluation.data().cases().size; ++m)
        total.add(evaluation.data().class_weight(m));
      return total.value();
    });
constexpr Quantity p_mk =
    with_exact(of_cases("class_probability", "p_{mk}",
                        [](const ScoreData& data, Place place) {
                          return data.probability(place.row, place.column);
                        }),
               [](const Environment& environment, Place place, double) -> Exact {
                 return data_of(environment).exact_probability(place.row, place.column);
               });
/// The same for the true class only.
constexpr Quantity selected_from(const Quantity& all, Quantity quantity) {
  quantity.selected_from = &all;
  return quantity;
}

constexpr Quantity p_true = selected_from(
    p_mk, of_cases("true_class_probability", "p_{m,y_m}", [](const ScoreData& data, Place m) {
      return data.probability(m.row, data.class_of(m.row));
    }));
constexpr Quantity p_true_in_logarithm = selected_from(
    p_mk,
    with_option("clip",
                of_cases("true_class_probability", "p_{m,y_m}", [](const ScoreData& data, Place m) {
                  const double p = data.probability(m.row, data.class_of(m.row));
                  const double least = data.options().clip.value_or(0);
                  return data.options().clip ? std::clamp(p, least, 1 - least) : p;
                })));
constexpr Quantity is_class = of_cases(
    "is_class", "[y_m=k]",
    [](const ScoreData& data, Place place) { return data.class_of(place.row) == place.column; });

/// The probability of class j and the classes before it.
constexpr Quantity F_mj{
    .id = "cumulative_probability",
    .symbol = "F_{mj}",
    .fill =
        [](const Environment& environment, const Places& places, double* values) {
          // A run begins with the first class, unless it is a single place.
          const ScoreData& data = data_of(environment);
          double sum = 0;
          for (std::size_t label = 0; label < places.first.column; ++label)
            sum += data.probability(places.first.row, label);
          for (std::size_t at = 0; at < places.count; ++at)
            values[at] = sum += data.probability(places[at].row, places[at].column);
        },
    .exact = [](const Environment& environment, Place place, double) -> Exact {
      Fraction sum;
      for (std::size_t label = 0; label <= place.column; ++label)
        sum = sum + data_of(environment).exact_probability(place.row, label);
      return sum;
    }};
constexpr Quantity is_at_most = of_cases(
    "cumulative_truth", "[y_m\\le j]",
    [](const ScoreData& data, Place place) { return data.class_of(place.row) <= place.column; });
constexpr Quantity z_true = with_symbol("z_{m,y_m}", with_id("true_class_score", p_true));
constexpr Quantity z_rival =
    of_data("rival_score", "\\max_{j\\ne y_m}z_{mj}", [](const ScoreData& data, Place m) {
      double largest = -unbounded;
      for (std::size_t label = 0; label < data.classes(); ++label) {
        if (label != data.class_of(m.row))
          largest = std::max(largest, data.probability(m.row, label));
      }
      return largest;
    });

/// The cost of deciding for class k.
constexpr Quantity cost_mk{
    .id = "cost_of_case",
    .symbol = "L_{y_m,k}",
    .option = "costMatrix",
    .value =
        [](const Environment& environment, Place place) {
          const ScoreData& data = data_of(environment);
          const std::vector<double>& costs = data.options().cost_matrix;
          return costs.empty() ? undefined
                               : costs[data.class_of(place.row) * data.classes() + place.column];
        },
    .exact = as_written,
    .is_given =
        [](const Environment& environment) {
          return !options_of(environment).cost_matrix.empty();
        }};

/// 1 − Σ (n_i/n)²: the probability that two cases drawn with replacement are of different classes.
double chance_of_another_class(const Environment& environment, Place) {
  ExactSum twice_pairs, before;
  for (const double size : data_of(environment).class_sizes()) {
    twice_pairs.add(2 * size * before.value());
    before.add(size);
  }
  return twice_pairs.value() / (before.value() * before.value());
}

/// Σ (p_mj − [y_m = j])² over all cases and classes, for cases without weights.
double sum_of_squared_errors(const Environment& environment, Place) {
  const ScoreData& data = data_of(environment);
  if (!data.cases().weights.empty()) return undefined;
  const std::size_t classes = data.classes();
  Sum sum;
  for (std::size_t m = 0; m < data.cases().size; ++m) {
    const std::size_t truth = data.class_of(m);
    const auto square_of = [&](std::size_t label) {
      const double error = data.probability(m, label) - (label == truth ? 1 : 0);
      return error * error;
    };
    for (std::size_t label = 0; label < classes; label += 2) {
      sum.add(Lanes<double>{square_of(label), label + 1 < classes ? square_of(label + 1) : 0});
    }
  }
  return sum.value();
}

const Expression n = total_weight;
const Expression w = w_m;
const Expression s = s_m;
const Expression y = y_m;
const Expression e = quantities::e;

/// The mean over the cases.
Expression mean(Expression term) { return sum(Over::cases, w * term) / n; }

/// The same with the class weights of the option.
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
      // The last class adds nothing: both sums are 1 there, except in rows that do not sum to 1.
      {.id = "ranked_probability_score",
       .symbol = "RPS",
       .formula = sum(Over::case_cells, w * square(F_mj - Expression(is_at_most))) / (n * (K - 1)),
       .range = {0, 1},
       .better = Better::lower,
       .ordered = true,
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
  return joined(group_of(Scope::probability, "scoring_rule", rules),
                group_of(Scope::probability, "decision", costs));
}

}  // namespace deconfuse
