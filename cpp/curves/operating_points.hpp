#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "data/ranking.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

/// What the decisions about two classes cost, the negative class first.
struct DecisionCosts {
  std::vector<double> losses;  ///< ℓ00, ℓ01, ℓ10, ℓ11: truth, then decision; finite, gains negative
  std::vector<double> priors;  ///< the shares of the classes; empty: as in the cases
};

/// The share of the negative class, or of the positive one, among the cases.
double share_of_class(const Ranking& ranking, bool positive);

// Points of a ranking that are best by some criterion. Of equally good ones it is the first, which
// has the most demanding threshold. Whole weights are compared without rounding; others are equal
// where rounding could have made the difference. What is to be reached is between 0 and 1.

// With cases of both classes:

/// Where TPR − FPR is largest (Youden 1950).
std::size_t best_informedness(const Ranking& ranking);

/// Where |TPR − FPR| is largest (Smirnov 1948).
std::size_t largest_gap(const Ranking& ranking);

/// Where FPR² + FNR² is smallest (Perkins and Schisterman 2006).
std::size_t closest_to_top_left(const Ranking& ranking);

/// Where the mean cost of a decision is smallest (Metz 1978).
std::size_t least_expected_cost(const Ranking& ranking, const DecisionCosts& costs);

/// The largest TPR among the points with TNR >= specificity.
std::size_t best_sensitivity_at(const Ranking& ranking, const Fraction& specificity);

/// The largest TNR among the points with TPR >= sensitivity.
std::size_t best_specificity_at(const Ranking& ranking, const Fraction& sensitivity);

/// The last point with FPR <= FNR, never the last of all: between it and the next one FPR and FNR
/// are equal.
std::size_t crossing(const Ranking& ranking);

// With positive cases:

/// Where F1 is largest.
std::size_t best_f1(const Ranking& ranking);

/// The largest TPR among the points after the first with precision >= `precision`, if there are
/// any.
std::optional<std::size_t> best_recall_at(const Ranking& ranking, const Fraction& precision);

/// The largest precision among the points after the first with TPR >= recall.
std::size_t best_precision_at(const Ranking& ranking, const Fraction& recall);

// With any cases:

/// Where accuracy is largest.
std::size_t best_accuracy(const Ranking& ranking);

struct PositivesInTop {
  Fraction exact;  ///< absent unless weights are whole
  double value;
};

/// How many positive cases are among the k with the most positive scores, whole k from 0 to the
/// number of cases; k above it counts as all of them. Of a group of equal scores that k cuts, the
/// part in it has the group's share of positives.
PositivesInTop positives_in_top(const Ranking& ranking, double k);

}  // namespace deconfuse
