#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace deconfuse {

/// Value of 0/0 in the metrics that are flagged for it, also within averages.
enum class ZeroDivision {
  zero,  ///< as in scikit-learn
  one,
  undefined,  ///< no value; averages leave the class out
};

/// Options of the caller. All numbers are finite.
struct Options {
  ZeroDivision zero_division = ZeroDivision::zero;
  double base = 2;                     ///< of logarithms in information measures; > 0 and not 1
  double beta = 1;                     ///< weight of recall relative to precision, >= 0
  double tversky_alpha = 0.5;          ///< weight of the false negatives, >= 0
  double tversky_beta = 0.5;           ///< weight of the false positives, >= 0
  double iba_alpha = 1;                ///< weight of the dominance, >= 0
  double net_benefit_threshold = 0.5;  ///< probability at which one would act, 0…1
  double level = 0.95;                 ///< confidence level of intervals, above 0 and below 1
  double v_beta = 1;                   ///< weight of completeness in the V-measure, >= 0
  std::vector<double> cost_matrix;     ///< loss of deciding j in class i, K·K by rows; or empty
  std::vector<double> priors;          ///< share of each class, K entries; empty: none given
  std::vector<double> kappa_weights;   ///< disagreement weights, K·K by rows; empty: none given

  // Options of scores.
  std::size_t model = 0;         ///< index of the model that is reported
  bool decision_values = false;  ///< scores are logits or margins, whatever the data say
  double threshold = 0.5;        ///< scores of at least this are predicted positive
  double max_fpr = 0.1;          ///< upper end of the partial area, above 0, at most 1
  double at_specificity = 0.95;  ///< required rate, 0…1, like the next three
  double at_sensitivity = 0.95;
  double at_precision = 0.9;
  double at_recall = 0.9;
  std::optional<double> severity_ratio;  ///< of false positives; absent: positives / negatives
  std::optional<std::size_t> k;          ///< number of highest scores that count, >= 1
  std::optional<std::size_t> map_k;      ///< number of cases per class that count, >= 1
  std::size_t bins = 10;                 ///< number of bins of calibration, >= 1
  std::vector<double> class_weights;     ///< of log loss, one per class; empty: all 1
  std::optional<double> clip;            ///< least distance of probabilities from 0 and 1
};

}  // namespace deconfuse
