#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace deconfuse {

/// What a 0/0 of the metrics that are flagged for it becomes, also within averages.
enum class ZeroDivision {
  zero,  ///< as scikit-learn counts it
  one,
  undefined,  ///< no value; averages leave the class out
};

/// What the caller may choose. All numbers are finite.
struct Options {
  ZeroDivision zero_division = ZeroDivision::zero;
  double base = 2;                     ///< of logarithms of information measures; > 0 and not 1
  double beta = 1;                     ///< weight of recall against precision, >= 0
  double tversky_alpha = 0.5;          ///< weight of the false negatives, >= 0
  double tversky_beta = 0.5;           ///< weight of the false positives, >= 0
  double iba_alpha = 1;                ///< weight of the dominance, >= 0
  double net_benefit_threshold = 0.5;  ///< probability at which one would act, 0…1
  double level = 0.95;                 ///< of intervals, above 0 and below 1
  double v_beta = 1;                   ///< weight of completeness in the V-measure, >= 0
  std::vector<double> cost_matrix;     ///< loss of deciding j in class i, K·K by rows; or empty
  std::vector<double> priors;          ///< share of each class, K entries; empty: none given
  std::vector<double> kappa_weights;   ///< disagreement weights, K·K by rows; empty: none given

  // Of scores.
  std::size_t model = 0;         ///< which one is reported
  bool decision_values = false;  ///< scores are logits or margins, whatever the data say
  double threshold = 0.5;        ///< scores from here on are predicted positive
  double max_fpr = 0.1;          ///< where the partial area ends, above 0, at most 1
  double at_specificity = 0.95;  ///< what is to be reached, 0…1
  double at_sensitivity = 0.95;
  double at_precision = 0.9;
  double at_recall = 0.9;
  std::optional<double> severity_ratio;  ///< of false positives; absent: positives / negatives
  std::optional<std::size_t> k;          ///< how many of the highest scores count, >= 1
  std::optional<std::size_t> map_k;      ///< how many cases per class, >= 1
  std::size_t bins = 10;                 ///< of calibration, >= 1
  std::vector<double> class_weights;     ///< of log loss, one per class; empty: all 1
  std::optional<double> clip;            ///< least distance of probabilities from 0 and 1
};

}  // namespace deconfuse
