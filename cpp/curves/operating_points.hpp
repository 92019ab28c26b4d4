#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/ranking.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

/// Costs of decisions about two classes, the negative class first.
struct DecisionCosts {
  std::vector<double> losses;  ///< ℓ00, ℓ01, ℓ10, ℓ11: truth, then decision; finite; gains negative
  std::vector<double> priors;  ///< shares of the classes; empty: those of the cases
};

/// Share of the negative or the positive class among the cases.
double share_of_class(const Ranking& ranking, bool positive);

// Indices of the points of a ranking that are best by some criterion. If several are equally good,
// the first, which has the strictest threshold. Whole weights are compared without rounding; with
// other weights, points count as equal if their difference may be a rounding error. Required rates
// are between 0 and 1.

// The following require cases of both classes.

/// Largest TPR − FPR (Youden 1950).
std::size_t best_informedness(const Ranking& ranking);

/// Largest |TPR − FPR| (Smirnov 1948).
std::size_t largest_gap(const Ranking& ranking);

/// Smallest FPR² + FNR² (Perkins and Schisterman 2006).
std::size_t closest_to_top_left(const Ranking& ranking);

/// Smallest mean cost of a decision (Metz 1978).
std::size_t least_expected_cost(const Ranking& ranking, const DecisionCosts& costs);

/// Largest TPR among the points with TNR >= specificity.
std::size_t best_sensitivity_at(const Ranking& ranking, const Fraction& specificity);

/// Largest TNR among the points with TPR >= sensitivity.
std::size_t best_specificity_at(const Ranking& ranking, const Fraction& sensitivity);

/// The last point with FPR <= FNR, never the last point of all: between it and the next one FPR and
/// FNR are equal.
std::size_t crossing(const Ranking& ranking);

// The following require positive cases.

/// Largest F1.
std::size_t best_f1(const Ranking& ranking);

/// Largest TPR among the points after the first with precision >= `precision`; no value if there
/// are none.
std::optional<std::size_t> best_recall_at(const Ranking& ranking, const Fraction& precision);

/// Largest precision among the points after the first with TPR >= recall.
std::size_t best_precision_at(const Ranking& ranking, const Fraction& recall);

// The following accept any cases.

/// Largest accuracy.
std::size_t best_accuracy(const Ranking& ranking);

struct PositivesInTop {
  Fraction exact;  ///< absent if weights are not whole
  double value;
};

/// Number of positive cases among the k with the most positive scores, for a whole k >= 0; a k
/// above the number of cases counts as all of them. If k cuts a group of equal scores, the part
/// inside has the group's share of positives.
PositivesInTop positives_in_top(const Ranking& ranking, double k);

}  // namespace deconfuse
