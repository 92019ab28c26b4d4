#pragma once

#include <cstdint>
#include <string_view>

#include "formula/expression.hpp"

/// The named numbers in which formulas of scores, probabilities and label sets are written.
namespace deconfuse::score_quantities {

enum class Key {
  TP_k = 1,
  previous_TP,
  FP_k,
  previous_FP,
  t_k,
  P_k,
  previous_P,
  interpolated_P,
  positives,
  negatives,
  s_k,
  n_k,
  o_k,
  V_10,
  V_01,
  at_youden,
  at_gap,
  at_corner,
  at_f1,
  at_accuracy,
  at_expected_cost,
  at_given_specificity,
  at_given_sensitivity,
  at_given_precision,
  at_given_recall,
  TP_t,
  FP_t,
  t,
  TP_at_threshold,
  FP_at_threshold,
  decision_cell,
  at_crossing,
  FPR_a,
  FNR_a,
  FPR_b,
  FNR_b,
  cut_x,
  previous_cut_x,
  cut_y,
  previous_cut_y,
  hull_TP,
  previous_hull_TP,
  hull_FP,
  previous_hull_FP,
  c_k,
  severity_ratio,
  sample_prior_0,
  sample_prior_1,
  target_prior_0,
  target_prior_1,
  threshold,
  max_fpr,
  at_specificity,
  at_sensitivity,
  at_precision,
  at_recall,
  loss_00,
  loss_01,
  loss_10,
  loss_11,
  k,
  map_k,
  top_positives,
  P_at_level,
  s_m,
  y_m,
  w_m,
  total_weight,
  v_m,
  total_class_weight,
  V_10_m,
  V_01_m,
  rival_V_10_m,
  rival_V_01_m,
  w_positive,
  w_negative,
  bin_cases,
  bin_positives,
  bin_probability,
  bin_confident_cases,
  bin_correct,
  bin_confidence,
  p_true,
  p_true_in_logarithm,
  p_mk,
  is_class,
  F_mj,
  is_at_most,
  top_k_hits,
  z_true,
  z_rival,
  cost_mk,
  n_i,
  classes,
  A_ij,
  pair_size,
  top_hits,
  place_r,
  is_hit,
  top_relevant_count,
  TP_j,
  FP_j,
  FN_j,
  label_cell,
  n_j,
  TP_m,
  FP_m,
  FN_m,
  L,
  is_exact,
  y_count,
  coverage,
  y_mj,
  label_hits,
  label_rank,
  misordered,
  top_wrong,
  gain,
  rank_r,
  ideal_gain,
  AUC_m,
  AP_m,
};

/// What ScoreEvaluation knows: sums whose terms it need not take one by one, and sums and
/// differences that lose digits in doubles.
enum Known : std::uint8_t {
  twice_pairs_in_order = 1,  ///< Σ (FP_k − FP_{k−1})·(TP_k + TP_{k−1})
  sum_of_precisions,         ///< Σ (TP_k − TP_{k−1})·P_k
  sum_of_squared_errors,     ///< Σ (p_mj − [y_m = j])² over all cases and classes
  area_between_points,       ///< below a precision-recall curve (Davis and Goadrich), times P
  hanley_mcneil_sum,         ///< A(1 − A) + (P − 1)(Q_1 − A²) + (N − 1)(Q_2 − A²)
  chance_of_another_class,   ///< 1 − Σ (n_i/n)²
  share_of_negatives,        ///< 1 − P/(P + N)
};

constexpr Quantity of(Key key, std::string_view id, std::string_view symbol,
                      bool fraction = false) {
  return {id,
          symbol,
          false,
          {},
          false,
          key == Key::w_m || key == Key::v_m || key == Key::w_positive || key == Key::w_negative,
          fraction,
          static_cast<int>(key)};
}

// Of the ranking that is read, point k (from 1).
inline constexpr Quantity TP_k = of(Key::TP_k, "score_true_positive", "TP_k");
inline constexpr Quantity previous_TP = of(Key::previous_TP, "previous_true_positive", "TP_{k-1}");
inline constexpr Quantity FP_k = of(Key::FP_k, "score_false_positive", "FP_k");
inline constexpr Quantity previous_FP = of(Key::previous_FP, "previous_false_positive", "FP_{k-1}");
inline constexpr Quantity t_k = of(Key::t_k, "threshold_value", "t_k");
inline constexpr Quantity P_k = of(Key::P_k, "precision_k", "P_k", true);
inline constexpr Quantity previous_P = of(Key::previous_P, "previous_precision", "P_{k-1}", true);
inline constexpr Quantity interpolated_P =
    of(Key::interpolated_P, "interpolated_precision", "P_{int,k}", true);
inline constexpr Quantity positives = of(Key::positives, "positives", "P");
inline constexpr Quantity negatives = of(Key::negatives, "negatives", "N_-");
inline constexpr Quantity s_k = of(Key::s_k, "false_per_true", "s_k", true);
inline constexpr Quantity n_k = of(Key::n_k, "group_cases", "n_k");
inline constexpr Quantity o_k = of(Key::o_k, "group_rate", "o_k", true);
inline constexpr Quantity V_10 = of(Key::V_10, "positive_placement", "V_{10,k}", true);
inline constexpr Quantity V_01 = of(Key::V_01, "negative_placement", "V_{01,k}", true);

// Where a curve is best, counted from the first point; undefined where no point will do.
inline constexpr Quantity at_youden = of(Key::at_youden, "best_informedness", "");
inline constexpr Quantity at_gap = of(Key::at_gap, "largest_gap", "");
inline constexpr Quantity at_corner = of(Key::at_corner, "closest_to_corner", "");
inline constexpr Quantity at_f1 = of(Key::at_f1, "best_f1", "");
inline constexpr Quantity at_accuracy = of(Key::at_accuracy, "best_accuracy", "");
inline constexpr Quantity at_expected_cost = of(Key::at_expected_cost, "least_expected_cost", "");
inline constexpr Quantity at_given_specificity =
    of(Key::at_given_specificity, "best_sensitivity", "");
inline constexpr Quantity at_given_sensitivity =
    of(Key::at_given_sensitivity, "best_specificity", "");
inline constexpr Quantity at_given_precision = of(Key::at_given_precision, "best_recall", "");
inline constexpr Quantity at_given_recall = of(Key::at_given_recall, "best_precision", "");

// The points of a curve that includes the start, where nobody is predicted positive.
inline constexpr Quantity TP_t = of(Key::TP_t, "true_positive_at", "TP_t");
inline constexpr Quantity FP_t = of(Key::FP_t, "false_positive_at", "FP_t");
inline constexpr Quantity t = of(Key::t, "threshold_at", "t");

// At the threshold that is asked for.
inline constexpr Quantity TP_at_threshold =
    of(Key::TP_at_threshold, "true_positive_at_threshold", "TP_t");
inline constexpr Quantity FP_at_threshold =
    of(Key::FP_at_threshold, "false_positive_at_threshold", "FP_t");
inline constexpr Quantity decision_cell = of(Key::decision_cell, "decision_cell", "n_{ij}(t)");

// Around the equal error: the last point a with FPR up to FNR, and the next, b.
inline constexpr Quantity at_crossing = of(Key::at_crossing, "crossing", "");
inline constexpr Quantity FPR_a = of(Key::FPR_a, "crossing_fpr", "FPR_a", true);
inline constexpr Quantity FNR_a = of(Key::FNR_a, "crossing_fnr", "FNR_a", true);
inline constexpr Quantity FPR_b = of(Key::FPR_b, "next_fpr", "FPR_b", true);
inline constexpr Quantity FNR_b = of(Key::FNR_b, "next_fnr", "FNR_b", true);

// The ROC curve up to a false positive rate.
inline constexpr Quantity cut_x = of(Key::cut_x, "cut_fpr", "FPR_k", true);
inline constexpr Quantity previous_cut_x =
    of(Key::previous_cut_x, "previous_cut_fpr", "FPR_{k-1}", true);
inline constexpr Quantity cut_y = of(Key::cut_y, "cut_tpr", "TPR_k", true);
inline constexpr Quantity previous_cut_y =
    of(Key::previous_cut_y, "previous_cut_tpr", "TPR_{k-1}", true);

// The vertices of the convex hull; c_k is the cost at which vertex k takes over from the one
// before.
inline constexpr Quantity hull_TP = of(Key::hull_TP, "hull_true_positive", "TP_k");
inline constexpr Quantity previous_hull_TP =
    of(Key::previous_hull_TP, "previous_hull_true_positive", "TP_{k-1}");
inline constexpr Quantity hull_FP = of(Key::hull_FP, "hull_false_positive", "FP_k");
inline constexpr Quantity previous_hull_FP =
    of(Key::previous_hull_FP, "previous_hull_false_positive", "FP_{k-1}");
inline constexpr Quantity c_k = of(Key::c_k, "hull_breakpoint", "c_k", true);
inline constexpr Quantity severity_ratio = of(Key::severity_ratio, "severity_ratio", "SR");

// Shares of the classes: among the cases, and where decisions are to be made.
inline constexpr Quantity sample_prior_0 =
    of(Key::sample_prior_0, "sample_prior_0", "\\pi_0", true);
inline constexpr Quantity sample_prior_1 =
    of(Key::sample_prior_1, "sample_prior_1", "\\pi_1", true);
inline constexpr Quantity target_prior_0 =
    of(Key::target_prior_0, "target_prior_0", "\\pi'_0", true);
inline constexpr Quantity target_prior_1 =
    of(Key::target_prior_1, "target_prior_1", "\\pi'_1", true);

// Options.
inline constexpr Quantity threshold = of(Key::threshold, "threshold", "t");
inline constexpr Quantity max_fpr = of(Key::max_fpr, "max_fpr", "f");
inline constexpr Quantity at_specificity = of(Key::at_specificity, "at_specificity", "s");
inline constexpr Quantity at_sensitivity = of(Key::at_sensitivity, "at_sensitivity", "s");
inline constexpr Quantity at_precision = of(Key::at_precision, "at_precision", "p");
inline constexpr Quantity at_recall = of(Key::at_recall, "at_recall", "r");
// The loss by truth and decision.
inline constexpr Quantity loss_00 = of(Key::loss_00, "loss_00", "\\ell_{00}");
inline constexpr Quantity loss_01 = of(Key::loss_01, "loss_01", "\\ell_{01}");
inline constexpr Quantity loss_10 = of(Key::loss_10, "loss_10", "\\ell_{10}");
inline constexpr Quantity loss_11 = of(Key::loss_11, "loss_11", "\\ell_{11}");
inline constexpr Quantity k = of(Key::k, "k", "k");
inline constexpr Quantity map_k = of(Key::map_k, "map_k", "K_{map}");

// The first k of the ranking.
inline constexpr Quantity top_positives = of(Key::top_positives, "top_positives", "TP@k", true);

// Recall levels 0, 0.1, …, 1.
inline constexpr Quantity P_at_level =
    of(Key::P_at_level, "precision_at_level", "P_{int}(r)", true);

// One case m of scores.
inline constexpr Quantity s_m = of(Key::s_m, "case_score", "s_m");
inline constexpr Quantity y_m = of(Key::y_m, "case_truth", "y_m");
inline constexpr Quantity w_m = of(Key::w_m, "case_weight", "w_m");
inline constexpr Quantity total_weight = of(Key::total_weight, "total_weight", "N");
inline constexpr Quantity v_m = of(Key::v_m, "class_weighted", "v_m");
inline constexpr Quantity total_class_weight =
    of(Key::total_class_weight, "total_class_weight", "N");
inline constexpr Quantity V_10_m = of(Key::V_10_m, "case_positive_placement", "V_{10,m}", true);
inline constexpr Quantity V_01_m = of(Key::V_01_m, "case_negative_placement", "V_{01,m}", true);
inline constexpr Quantity rival_V_10_m =
    of(Key::rival_V_10_m, "rival_positive_placement", "V'_{10,m}", true);
inline constexpr Quantity rival_V_01_m =
    of(Key::rival_V_01_m, "rival_negative_placement", "V'_{01,m}", true);
inline constexpr Quantity w_positive = of(Key::w_positive, "positive_weight", "w_m");
inline constexpr Quantity w_negative = of(Key::w_negative, "negative_weight", "w_m");

// Bins of probabilities, b.
inline constexpr Quantity bin_cases = of(Key::bin_cases, "bin_cases", "n_b");
inline constexpr Quantity bin_positives = of(Key::bin_positives, "bin_positives", "y_b");
inline constexpr Quantity bin_probability = of(Key::bin_probability, "bin_probability", "p_b");
inline constexpr Quantity bin_confident_cases =
    of(Key::bin_confident_cases, "bin_confident_cases", "n_b");
inline constexpr Quantity bin_correct = of(Key::bin_correct, "bin_correct", "c_b");
inline constexpr Quantity bin_confidence = of(Key::bin_confidence, "bin_confidence", "\\hat p_b");

// Probabilities, or other numbers, of case m for class k.
inline constexpr Quantity p_true = of(Key::p_true, "true_class_probability", "p_{m,y_m}");
/// Clipped as the option says.
inline constexpr Quantity p_true_in_logarithm =
    of(Key::p_true_in_logarithm, "true_class_probability", "p_{m,y_m}");
inline constexpr Quantity p_mk = of(Key::p_mk, "class_probability", "p_{mk}");
inline constexpr Quantity is_class = of(Key::is_class, "is_class", "[y_m=k]");
inline constexpr Quantity F_mj = of(Key::F_mj, "cumulative_probability", "F_{mj}");
inline constexpr Quantity is_at_most = of(Key::is_at_most, "cumulative_truth", "[y_m\\le j]");
inline constexpr Quantity top_k_hits = of(Key::top_k_hits, "top_k_hits", "h");
inline constexpr Quantity z_true = of(Key::z_true, "true_class_score", "z_{m,y_m}");
inline constexpr Quantity z_rival = of(Key::z_rival, "rival_score", "\\max_{j\\ne y_m}z_{mj}");
inline constexpr Quantity cost_mk = of(Key::cost_mk, "cost_of_case", "L_{y_m,k}");

// Classes i, j.
inline constexpr Quantity n_i = of(Key::n_i, "class_size", "n_i");
inline constexpr Quantity classes = of(Key::classes, "class_count", "K");
inline constexpr Quantity A_ij = of(Key::A_ij, "pair_auc", "A(i\\,|\\,j)", true);
inline constexpr Quantity pair_size = of(Key::pair_size, "pair_size", "n_i+n_j");

// The highest K cases of a class, at place r.
inline constexpr Quantity top_hits = of(Key::top_hits, "top_hits", "h_r");
inline constexpr Quantity place_r = of(Key::place_r, "rank", "r");
inline constexpr Quantity is_hit = of(Key::is_hit, "top_relevant", "y_r");
inline constexpr Quantity top_relevant_count =
    of(Key::top_relevant_count, "top_relevant_count", "\\min(n_i,K_{map})");

// Sets of labels: label j over the cases, and case m over its labels.
inline constexpr Quantity TP_j = of(Key::TP_j, "label_true_positive", "TP_j");
inline constexpr Quantity FP_j = of(Key::FP_j, "label_false_positive", "FP_j");
inline constexpr Quantity FN_j = of(Key::FN_j, "label_false_negative", "FN_j");
inline constexpr Quantity label_cell = of(Key::label_cell, "label_cell", "n_{ab,j}");
inline constexpr Quantity n_j = of(Key::n_j, "label_size", "n_j");
inline constexpr Quantity TP_m = of(Key::TP_m, "case_true_positive", "TP_m");
inline constexpr Quantity FP_m = of(Key::FP_m, "case_false_positive", "FP_m");
inline constexpr Quantity FN_m = of(Key::FN_m, "case_false_negative", "FN_m");
inline constexpr Quantity L = of(Key::L, "label_count", "L");
inline constexpr Quantity is_exact = of(Key::is_exact, "exact_match", "e_m");
inline constexpr Quantity y_count = of(Key::y_count, "relevant_labels", "|y_m|");
inline constexpr Quantity coverage = of(Key::coverage, "coverage", "c_m");
inline constexpr Quantity y_mj = of(Key::y_mj, "is_relevant", "y_{mj}");
inline constexpr Quantity label_hits = of(Key::label_hits, "label_hits", "h_{mj}");
inline constexpr Quantity label_rank = of(Key::label_rank, "label_rank", "r_{mj}");
inline constexpr Quantity misordered = of(Key::misordered, "misordered_pairs", "d_m");
inline constexpr Quantity top_wrong = of(Key::top_wrong, "top_label_wrong", "e_m");
inline constexpr Quantity gain = of(Key::gain, "gain", "g_{mr}", true);
inline constexpr Quantity rank_r = of(Key::rank_r, "rank", "r");
inline constexpr Quantity ideal_gain = of(Key::ideal_gain, "ideal_gain", "g^*_{mr}");
inline constexpr Quantity AUC_m = of(Key::AUC_m, "case_auc", "AUC_m", true);
inline constexpr Quantity AP_m = of(Key::AP_m, "case_average_precision", "AP_m", true);
inline constexpr Quantity A_ji{"pair_auc", "A(j\\,|\\,i)", false, {},
                               true,       false,          true,  static_cast<int>(Key::A_ij)};

}  // namespace deconfuse::score_quantities
