import type { Undefined } from '../../core/types/report.ts';
import type { MetricText } from './metrics.ts';
import type { ScoreMetricId } from './score-names.ts';

export const metrics: Record<ScoreMetricId, MetricText> = {
  // ROC curve.
  roc_curve: {
    sentence:
      'True against false positive rate at every threshold: the closer to the top left corner, the better the scores.',
    note: 'From no case positive, (0, 0), to every case, (1, 1). It may cross the diagonal. Some course notes predict positive where p ≥ 1 − τ: τ is 1 minus the threshold, and at τ = 0 a negative with p = 1 is already a false positive.',
  },
  roc_curve_reduced: {
    sentence: 'The ROC curve without the points that lie on a straight line between two others.',
    note: 'The same line with the same area. drop_intermediate of scikit-learn drops only points whose step repeats the one before, so it may keep more.',
  },
  roc_convex_hull: {
    sentence: 'The ROC curve with its dents bridged by straight lines: only thresholds on it can be the cheapest.',
    note: 'Points between two vertices are reached by choosing at random between their thresholds. Drawn from the same cases that it is judged on, the hull flatters.',
  },
  det_curve: {
    sentence: 'Misses against false alarms, as rates, at every threshold: the closer to the bottom left, the better.',
    note: 'The ROC curve upside down, usually on axes of normal quantiles, where the rates 0 and 1 lie infinitely far out. scikit-learn trims the ends where a rate does not change.',
  },
  roc_auc: {
    sentence:
      'Chance that a positive case scores above a negative one, ties counting half: 1 is perfect, 0.5 guessing.',
    note: '0 is not the worst, as some course notes say, but a perfect ranking upside down; 0.5 tells nothing. pROC may turn scores round by itself. It judges the order only, not calibration or a threshold. Undefined with one class only.',
  },
  gini: {
    sentence: 'The AUC on another scale: 0 is guessing, 1 a perfect ranking, −1 a perfect one upside down.',
    note: 'Not the Gini impurity of decision trees. Gini of MLmetrics depends on the order of the rows where scores tie.',
  },
  mann_whitney_u: {
    sentence: 'Pairs of a positive and a negative case in which the positive scores higher, ties counting half.',
    note: 'The AUC times the number of such pairs. Some programs give the U of the negatives instead: the number of pairs minus this. Undefined with weights.',
  },
  roc_auc_convex_hull: {
    sentence: 'Area under the convex hull of the ROC curve: never below the AUC, and never below 0.5.',
    note: 'What the scores could give if their thresholds were chosen and mixed as well as possible on these same cases, so it flatters.',
  },
  partial_roc_auc: {
    sentence:
      'Area under the ROC curve where the false positive rate is at most f: only the part with few false alarms.',
    note: 'f is 0.1 unless set. The largest value is f itself and guessing gives f²/2. At f the curve is cut on the straight line between its points. max_fpr of scikit-learn gives the standardised one.',
  },
  partial_roc_auc_standardized: {
    sentence: 'The partial area on the usual scale: 0.5 is guessing, 1 is perfect up to the false positive rate f.',
    note: 'After McClish (1989), and what scikit-learn gives with max_fpr. With f = 1 it is the AUC. Below 0.5 it is worse than guessing; pROC then gives NA unless told otherwise.',
  },

  // Precision and recall.
  pr_curve: {
    sentence: 'Precision against recall at every threshold: the closer to the top right corner, the better the scores.',
    note: 'It starts at (0, 1) by convention and ends at recall 1 with the prevalence as precision, not at (1, 0) as drawn in some course notes. In between precision may rise and fall. scikit-learn lists the points from the other end.',
  },
  pr_curve_reduced: {
    sentence: 'The precision-recall curve without the points inside a run of equal recall.',
    note: 'The same line with the same area, and what drop_intermediate=True of scikit-learn gives. The start and both ends of a run are kept.',
  },
  pr_curve_interpolated: {
    sentence:
      'Precision-recall curve that never rises: each precision is replaced by the largest at equal or higher recall.',
    note: 'With τ = 1 − threshold, as in some course notes, the maximum goes over larger τ. It fills in the dips and so flatters. The start takes the value of the first real point.',
  },
  average_precision_expected: {
    sentence: 'Average precision, averaged over all orders of cases with equal scores.',
    note: 'The average precision of this page counts equal scores as one step, as scikit-learn does; programs that rank get one of the orders.',
  },
  average_precision: {
    sentence:
      'Mean of the precision at each positive, in the order of the scores or the ranks: 1 is all positives first.',
    note: 'A sum of steps; guessing gives about the prevalence. Some course notes call it the area under the precision-recall curve, but the area by trapezoids is another number. Undefined without positives; scikit-learn gives 0.',
  },
  pr_auc_trapezoid: {
    sentence: 'Area under the precision-recall curve with its points joined by straight lines.',
    note: 'Not average precision, which sums steps. It tends to flatter, as precision does not change along a straight line between two points (Davis and Goadrich 2006). The start at (0, 1) is included.',
  },
  pr_auc_davis_goadrich: {
    sentence:
      'Area under the precision-recall curve with points joined as the counts would change, not by straight lines.',
    note: 'From one point to the next, false positives grow evenly with true positives (Davis and Goadrich 2006). Up to the first point precision stays the same. auc.integral of PRROC does this, auc of scikit-learn joins straight lines.',
  },
  interpolated_average_precision_11: {
    sentence: 'Mean of the interpolated precision at eleven levels of recall: 0, 0.1, …, 1.',
    note: 'That of TREC, and of PASCAL VOC up to 2009. The levels are exact tenths here; compared with rounded ones, a recall of exactly 0.3 may fall short of its level.',
  },
  interpolated_average_precision: {
    sentence: 'Area under the interpolated precision-recall curve, which never rises: 1 is all positives first.',
    note: 'That of PASCAL VOC from 2010 on. Never below average precision, as it fills in the dips.',
  },
  precision_recall_gain_auc: {
    sentence: 'Precision against recall, both counted from the prevalence: 0 is always saying positive, 1 is perfect.',
    note: 'From recall gain 0, where recall is the prevalence; below precision gain 0 areas are negative. Straight lines join the points, unlike in the precision-recall plot (Flach and Kull 2015).',
  },
  precision_recall_gain_curve: {
    sentence: 'Gains of recall and precision over the prevalence at every threshold, on a harmonic scale.',
  },

  // Thresholds.
  equal_error_rate: {
    sentence: 'False positive rate where it equals the false negative rate: 0 is perfect, 0.5 is guessing.',
    note: 'Taken on the ROC curve with its points joined by straight lines, as no threshold need give equal rates. torchmetrics takes the nearest threshold and averages its two rates.',
  },
  ks_statistic: {
    sentence:
      'Largest gap between true and false positive rate at any threshold: 0 is no difference, 1 is full separation.',
    note: 'The gap counts in either direction, so a perfect ranking upside down gives 1 too; the largest informedness gives 0 there. KS_Stat of MLmetrics depends on the order of the rows where scores tie.',
  },
  youden_j_max: {
    sentence: 'The largest recall + specificity − 1 that any threshold gives: 0 is guessing, 1 is perfect.',
    note: 'Never negative, as predicting no case positive gives 0. The best of many thresholds on the same cases flatters.',
  },
  youden_threshold: {
    sentence: 'The threshold with the largest recall + specificity − 1.',
    note: 'Of equally good thresholds the strictest; infinite means that no case is positive. pROC gives midpoints between scores. It takes both errors as equally costly: with unequal costs or a rare class another threshold may be cheaper.',
  },
  closest_topleft_distance: {
    sentence: 'How close the ROC curve comes to the corner where recall and specificity are 1: 0 is perfect.',
    note: 'Guessing gives about 0.71, the distance of the diagonal. Never above 1, that of predicting no case positive.',
  },
  closest_topleft_threshold: {
    sentence: 'The threshold whose point on the ROC curve is closest to the top left corner.',
    note: "In general not Youden's. The distance has no meaning as a cost, for which Perkins and Schisterman (2006) advise Youden's. Of equally good thresholds the strictest; infinite means that no case is positive.",
  },
  sensitivity_at_specificity: {
    sentence: 'Largest share of the positives that can be found while specificity is at least at the required level.',
    note: 'The level is 0.95 unless set. Only thresholds count, no points between them; pROC and hmeasure interpolate.',
  },
  specificity_at_sensitivity: {
    sentence: 'Largest specificity possible while at least the required share of the positives is found.',
    note: 'The share is 0.95 unless set. Only thresholds count, no points between them.',
  },
  f1_max: {
    sentence: 'The largest F1 that any threshold gives.',
    note: 'Predicting every case positive already gives 2π/(1 + π), with π the prevalence. The best of many thresholds on the same cases flatters.',
  },
  f1_max_threshold: {
    sentence: 'The threshold with the largest F1.',
    note: 'Of equally good thresholds the strictest. For calibrated probabilities it is about half of the largest F1, so never above 0.5 (Lipton et al. 2014).',
  },
  recall_at_precision: {
    sentence: 'Largest share of the positives that can be found while precision is at least at the required level.',
    note: 'The level is 0.9 unless set. Undefined where no threshold reaches it; torchmetrics gives 0. The start of the precision-recall curve at (0, 1) is a convention and does not count.',
  },
  precision_at_recall: {
    sentence: 'Largest precision possible while at least the required share of the positives is found.',
    note: 'The share is 0.9 unless set. Only thresholds count, no points between them.',
  },
  accuracy_max: {
    sentence: 'The largest accuracy that any threshold gives.',
    note: 'Never below the share of the larger class, as predicting no case or every case positive is among the choices. The best of many thresholds on the same cases flatters.',
  },
  accuracy_max_threshold: {
    sentence: 'The threshold with the largest accuracy.',
    note: 'Of equally good thresholds the strictest; infinite means that no case is positive, as may be best for a rare class. For calibrated probabilities it is about 0.5.',
  },
  kolmogorov_smirnov_curve: {
    sentence:
      'True and false positive rate at every threshold; their largest distance is the Kolmogorov-Smirnov statistic.',
  },
  accuracy_curve: {
    sentence: 'The share of cases that are predicted right at every threshold.',
  },
  f_curve: {
    sentence: 'Precision and recall in one number at every threshold; β is how much recall weighs against precision.',
  },
  mcc_curve: {
    sentence: 'The Matthews correlation at every threshold; undefined where all cases are predicted alike.',
  },
  confusion_matrix_at_threshold: {
    sentence:
      'Right and wrong decisions if the scores from the threshold on are predicted positive. Rows are the truth.',
    note: 'The threshold is 0.5 unless set; in logits a probability of 0.5 is 0. A score equal to the threshold is predicted positive. Some course notes use τ, which is 1 minus the threshold.',
  },

  // Many costs at once.
  h_measure: {
    sentence:
      'Share of the cost of ignoring the scores that using them saves, averaged over costs: 0 is none, 1 is all.',
    note: 'Proposed by Hand (2009), as the AUC weighs costs differently for each classifier. Costs follow Beta(1 + π₁, 1 + π₀), π being the class shares (Hand and Anagnostopoulos 2014). The R package turns scores round if AUC < 0.5; not so here.',
  },
  h_measure_beta22: {
    sentence: 'H-measure if both errors most likely cost the same: 0 saves no cost, 1 saves all of it.',
    note: 'Costs follow Beta(2, 2), whatever the class shares are, as first proposed by Hand (2009).',
  },
  h_measure_severity_ratio: {
    sentence: 'H-measure if you know the rough cost ratio of false positives to misses: 0 saves nothing, 1 all.',
    note: 'Costs follow Beta(2, 1 + 1/SR), which peaks where their ratio is SR. Unless set, SR is positives divided by negatives, the default of the R package hmeasure.',
  },

  // Costs.
  net_benefit_at_threshold: {
    sentence:
      'True positives per case, minus false positives weighted by the odds of the threshold: 0 is no case positive.',
    note: 'The threshold t says that a false positive harms t/(1 − t) times as much as a miss. Compare it with predicting every case positive too. Meant for calibrated probabilities; undefined unless 0 < t < 1.',
  },
  classification_cost: {
    sentence: 'What a case costs on average, if classes are decided at random with the probabilities given.',
    note: 'Needs a table of costs: row the true class, column the decision. Always deciding the cheapest class is another rule, with other costs.',
  },
  expected_cost_at_threshold: {
    sentence: 'What a case costs on average if scores from the threshold on are predicted positive.',
    note: 'Needs a table of costs: row the true class, column the decision. Priors other than the class shares of these data may be given; the rates within each class are kept. The threshold is 0.5 unless set.',
  },
  minimum_expected_cost: {
    sentence: 'The smallest mean cost per case that any threshold gives.',
    note: 'Never above that of predicting every case, or no case, positive, as both are among the choices. The best of many thresholds on the same cases flatters.',
  },
  minimum_expected_cost_threshold: {
    sentence: 'The threshold with the smallest mean cost.',
    note: 'Of equally good thresholds the strictest; infinite means that no case is positive. For probabilities calibrated under the same priors it is about the cost-sensitive threshold.',
  },
  expected_cost_curve: {
    sentence: 'What a decision costs on average at every threshold, from the costs given.',
  },
  iso_cost_slope: {
    sentence:
      'How steep lines of equal mean cost are in the ROC plot: the first that touches the curve marks the best threshold.',
    note: 'Extra cost of a false alarm times the share of negatives, over that of a miss times the share of positives. Steep where false alarms are costly or positives rare: the best point is then far left, and always on the convex hull (Provost and Fawcett 2001).',
  },
  prior_shift_threshold: {
    sentence:
      'Least probability at which “positive” is cheaper, if the classes occur in other shares than in these data.',
    note: 'For probabilities calibrated on these data: the odds of the threshold are corrected by both pairs of priors (Saerens et al. 2002). With the shares of the data it is the cost-sensitive threshold.',
  },

  // The first k.
  precision_at_k: {
    sentence: 'Share of positives among the k cases with the most positive scores.',
    note: 'Of tied scores that k cuts through, the average share of positives counts, so the order of the rows plays no part. Undefined if k is larger than the number of cases.',
  },
  recall_at_k: {
    sentence: 'Share of all positives that are among the k cases with the most positive scores.',
    note: 'It cannot reach 1 if there are more than k positives. Of tied scores that k cuts through, the average share of positives counts.',
  },
  lift_at_k: {
    sentence: 'Share of positives among the first k cases, divided by their share overall: 1 is guessing.',
    note: 'Precision at k divided by the prevalence, so never above 1/prevalence; exactly 1 when k takes in all cases.',
  },
  gain_curve: {
    sentence: 'Recall against the share of all cases that are predicted positive.',
  },
  lift_curve: {
    sentence: 'Precision divided by the prevalence, against the share predicted positive; it ends at 1.',
  },
  top_k_accuracy: {
    sentence: 'Share of cases whose true class is among the k most probable ones.',
    note: 'With k = 1 it is accuracy, with k = K always 1. Of equally probable classes the first in their order goes first; in scikit-learn the last.',
  },
  mean_average_precision_at_k: {
    sentence: 'Average precision of each class among its k most probable cases, averaged over the classes.',
    note: 'Divided by min(n, k), with n the cases of the class; other conventions divide by n or by the cases found. Equal probabilities stay in the order of the rows.',
  },

  // Losses and scoring rules.
  brier_score: {
    sentence: 'Mean squared distance of the probabilities from 1 (positive) or 0 (negative): 0 is perfect, 1 is worst.',
    note: 'Always saying 0.5 gives 0.25, always the prevalence π gives π(1 − π), which is small for a rare class. The original score of Brier (1950) sums over both classes and is twice as large.',
  },
  tjur_r2: {
    sentence:
      'Mean probability given to the positives minus that given to the negatives: 0 is no separation, 1 perfect.',
    note: 'Negative when the negatives get the higher probabilities. It rewards extreme probabilities and says nothing about calibration.',
  },
  log_loss_logits: {
    sentence: 'Log loss of logits, read as the probabilities 1/(1 + e^−z): 0 is perfect, larger is worse.',
    note: 'In nats. The stable form is max(z, 0) − z·y + ln(1 + e^−|z|). Some course notes leave out a factor of the second term and have another letter in the exponent: at logit −3 and y = 0 that gives 3.67 instead of 0.0486.',
  },
  hinge_loss: {
    sentence: 'By how much the margins fall short of 1 on the right side of 0, on average: 0 if none does.',
    note: 'The loss of support vector machines, for decision values and not for probabilities. A case on the boundary costs 1, and a right one within the margin still costs something.',
  },
  log_loss: {
    sentence:
      'How surprising the true classes are to the probabilities given, on average: 0 is perfect, larger is worse.',
    note: 'In nats, and a mean, not the sum of some course notes. It falls as p → 1 only where y = 1. Infinite when a true class has probability 0, unless clipped; scikit-learn clips at 2.2e-16.',
  },
  cross_entropy: {
    sentence:
      'How surprising the true classes are to the probabilities given, in bits unless another base is set: 0 is perfect.',
    note: 'Log loss in another base: nats divided by ln 2 are bits. Lower cross entropy need not mean higher accuracy, as in some course notes: it judges probabilities, not decisions.',
  },
  perplexity: {
    sentence: 'Number of equally likely outcomes that would be as hard to guess: 1 is certain.',
    note: 'e to the power of log loss; for a distribution, the base to the power of its entropy. Giving all K classes the same probability makes it K; predictions above K are worse than that.',
  },
  brier_score_multiclass: {
    sentence: 'Squared distance of the class probabilities from 1 (true class) or 0 (others), averaged: 0 is perfect.',
    note: 'On the scale of Brier (1950), from 0 to 2. For two classes it is twice the binary score; brier_class of yardstick is half of this.',
  },
  spherical_score: {
    sentence:
      'Probability of the true class, relative to the length of the vector of probabilities, averaged: 1 is perfect.',
    note: 'Higher is better. Giving all K classes the same probability makes it 1/√K. Like log loss and Brier score it is proper: honest probabilities give the best value on average.',
  },
  ranked_probability_score: {
    sentence: 'Squared distance of the cumulative probabilities from the truth: being off by many classes costs more.',
    note: 'For ordered classes: it depends on their order. Divided by K − 1, so that 1 is the worst; some texts do not divide. For two classes it is the binary Brier score.',
  },
  d2_log_loss: {
    sentence: 'By what share the log loss is below that of always giving the class shares: 1 is perfect, 0 no better.',
    note: 'Negative when worse, without limit when a true class has probability 0. The class shares are those of these same cases. Undefined with one true class only.',
  },
  d2_brier: {
    sentence:
      'By what share the Brier score is below that of always giving the class shares: 1 is perfect, 0 no better.',
    note: 'The class shares are those of these same cases; forecasters often take long-term shares instead. The binary and the multiclass score give the same. Undefined with one true class only.',
  },
  hinge_loss_multiclass: {
    sentence: 'By how much the lead of the true class over the best other class falls short of 1, on average.',
    note: 'After Crammer and Singer (2001). 0 if every true class leads by 1 or more. For decision values, not for probabilities.',
  },

  // Calibration.
  brier_reliability: {
    sentence:
      'How far the probabilities are from the shares of positives that go with them: 0 is perfectly calibrated.',
    note: 'Cases with the same probability form a group: then Brier score = reliability − resolution + uncertainty exactly. Elsewhere groups are bins, and it holds only roughly. With few cases per group it is mostly noise.',
  },
  brier_resolution: {
    sentence: 'How much the share of positives differs between cases with different probabilities: 0 tells nothing.',
    note: 'At most the uncertainty, and equal to it when every probability occurs once only, however bad they are.',
  },
  brier_uncertainty: {
    sentence: 'How hard the data are in themselves: the Brier score of always saying the prevalence.',
    note: 'It does not depend on the probabilities. 0.25 when both classes are equally frequent, 0 when there is one only.',
  },
  spiegelhalter_z: {
    sentence: 'How many standard errors the Brier score lies above what it would be if the probabilities were right.',
    note: 'Beyond ±1.96 there is evidence at the 5 % level against calibration. A z near 0 does not prove it, as errors may balance. Undefined when every probability is 0, 0.5 or 1, and with weights.',
  },
  spiegelhalter_p_value: {
    sentence: "Probability of a Spiegelhalter's z at least this far from 0 if the probabilities are right.",
    note: 'Small p is evidence against calibration; a large one does not prove it. Two-sided, and an approximation for many cases.',
  },
  ece_binary: {
    sentence: 'Mean gap between the probabilities in a bin and its share of positives, over all bins: 0 is calibrated.',
    note: '10 bins of equal width unless set, and other bins give other values. A bin contains its upper limit; in torchmetrics its lower one. Always saying the prevalence gives 0, although it tells nothing.',
  },
  mce_binary: {
    sentence: 'Largest gap in any bin between its mean probability and its share of positives: 0 is calibrated.',
    note: 'One bin with few cases may decide it. 10 bins of equal width unless set; a bin contains its upper limit.',
  },
  ece: {
    sentence: 'Mean gap between how sure the predictions are and how often they are right, over bins: 0 is calibrated.',
    note: 'Of the most probable class only, the first of equals. 10 bins of equal width unless set, and other bins give other values. A bin contains its upper limit; in torchmetrics its lower one.',
  },
  mce: {
    sentence: 'Largest gap in any bin between how sure the predictions are and how often they are right.',
    note: 'One bin with few cases may decide it. 10 bins of equal width unless set; a bin contains its upper limit.',
  },
  rmsce: {
    sentence: 'Expected calibration error with squared gaps, so that large ones count more: 0 is calibrated.',
    note: 'The root is taken at the end. Never below the expected and never above the maximum calibration error.',
  },
  classwise_ece: {
    sentence: 'Mean gap between probability and share of each class, over all bins and classes: 0 is calibrated.',
    note: 'It looks at the probabilities of all classes, not of the most probable only. With many classes it is low almost by itself, as most probabilities are near 0.',
  },
  top_label_calibration_error: {
    sentence: 'Mean gap between how sure the predictions of a class are and how often they are right, class by class.',
    note: 'The expected calibration error taken apart by predicted class, so that classes that are too sure do not make up for others that are not sure enough. It is never below it.',
  },

  // Curves of more than two classes.
  roc_auc_class: {
    sentence: 'Chance that a case of {class} gets a higher probability of {class} than another case: 0.5 is guessing.',
    note: 'Ties count half. Undefined when the class has no cases or all of them.',
  },
  average_precision_class: {
    sentence:
      'Mean of the precision at each case of {class}, in the order of its probabilities: 1 is all of them first.',
    note: 'Guessing gives about the prevalence, so classes of different size are hard to compare. Undefined when the class has no cases; scikit-learn gives 0.',
  },
  roc_auc_ovr_macro: {
    sentence: 'Plain mean of the AUC of each class against the rest: a rare class counts as much as a frequent one.',
    note: 'A class without cases is left out; scikit-learn raises an error or gives nan. The rest is a mixture of classes, so this changes with their shares; one-vs-one does not.',
  },
  roc_auc_ovr_weighted: {
    sentence: 'Mean of the AUC of each class against the rest, each weighted by its number of true cases.',
    note: 'Frequent classes decide it. A class without cases has weight 0.',
  },
  roc_auc_ovr_micro: {
    sentence: 'AUC of all class probabilities in one pool: do true classes get higher ones than wrong classes?',
    note: 'Unlike the other averages it also compares probabilities of different classes with each other, and it is not the mean of the class values.',
  },
  roc_auc_ovo_macro: {
    sentence: 'Mean AUC of all pairs of classes, among the cases of the two only: 0.5 is guessing, 1 is perfect.',
    note: 'Hand and Till (2001): of each pair, the probabilities of both classes are used in turn. It does not change with the class shares. Pairs with an absent class are left out.',
  },
  roc_auc_ovo_weighted: {
    sentence: 'Mean AUC of all pairs of classes, each weighted by the number of cases of the two.',
    note: 'As in scikit-learn. Pairs with an absent class are left out.',
  },
  mean_average_precision: {
    sentence:
      'Plain mean of the average precision of the classes, or of the queries: a rare class counts as much as a frequent one.',
    note: 'A class without cases is left out; scikit-learn counts it as 0. The mAP of object detection first matches boxes, and often averages over overlaps too.',
  },
  average_precision_weighted: {
    sentence: 'Mean of the average precision of the classes, each weighted by its number of true cases.',
  },
  average_precision_micro: {
    sentence: 'Average precision of all class probabilities in one pool: 1 is every true class above every wrong one.',
    note: 'It also compares probabilities of different classes with each other. Guessing gives about 1/K.',
  },

  // Label sets.
  hamming_loss: {
    sentence: 'Share of the yes-or-no answers about labels that are wrong, over all cases and labels: 0 is perfect.',
    note: 'Low almost by itself when cases have few of many labels: giving no label at all makes it the label density.',
  },
  subset_accuracy: {
    sentence: 'Share of cases whose whole set of labels is exactly right.',
    note: 'One wrong label makes the case wrong, so it is strict when there are many. What accuracy_score of scikit-learn gives for label sets.',
  },
  zero_one_loss_multilabel: {
    sentence: 'Share of cases whose set of labels has at least one error.',
    note: 'One minus subset accuracy.',
  },
  label_cardinality: {
    sentence: 'How many labels a case has in truth, on average.',
    note: 'It describes the data, not the predictions.',
  },
  label_density: {
    sentence: 'What share of all labels a case has in truth, on average.',
    note: 'Label cardinality divided by the number of labels. It describes the data, not the predictions.',
  },
  multilabel_confusion_matrix: {
    sentence: 'For each label, the cases that have it or not (rows) and were given it or not (columns).',
    note: 'In the order of scikit-learn: TN and FP, then FN and TP. As a case may have several labels, nothing says which label was given instead of another.',
  },

  // Averages over labels and over cases.
  multilabel_precision_micro: {
    sentence: 'Of all labels given to any case, the share that are right.',
    note: 'From the counts of all labels added up, so frequent labels decide it. Unlike with one label per case, micro precision, recall and F1 differ in general.',
  },
  multilabel_precision_macro: {
    sentence: 'Plain mean of the precision of the labels: a rare label counts as much as a frequent one.',
    note: 'A label that is never given has 0/0: it enters as 0 or 1, or is left out, as you choose. scikit-learn takes 0 unless told otherwise.',
  },
  multilabel_precision_weighted: {
    sentence: 'Mean of the precision of the labels, each weighted by the number of cases that have it.',
    note: 'A label that is never given has 0/0; if it is left out, the weights of the others are scaled to add up to 1.',
  },
  multilabel_precision_samples: {
    sentence: 'Share of right labels among those given to a case, averaged over the cases.',
    note: 'A case that was given no label has 0/0: it enters as 0 or 1, or is left out, as you choose. scikit-learn takes 0 unless told otherwise.',
  },
  multilabel_recall_micro: {
    sentence: 'Of all labels that the cases have, the share that was found.',
    note: 'From the counts of all labels added up, so frequent labels decide it. Equal to the support-weighted average.',
  },
  multilabel_recall_macro: {
    sentence: 'Plain mean of the recall of the labels: a rare label counts as much as a frequent one.',
    note: 'A label that no case has is 0/0: it enters as 0 or 1, or is left out, as you choose. scikit-learn takes 0 unless told otherwise.',
  },
  multilabel_recall_weighted: {
    sentence: 'Mean of the recall of the labels, each weighted by the number of cases that have it.',
    note: 'Equal to micro recall: the weights cancel the denominators.',
  },
  multilabel_recall_samples: {
    sentence: 'Share of the labels of a case that was found, averaged over the cases.',
    note: 'A case without labels has 0/0: it enters as 0 or 1, or is left out, as you choose. scikit-learn takes 0 unless told otherwise.',
  },
  multilabel_f1_micro: {
    sentence: 'F1 from the counts of all labels added up: every label of every case counts the same.',
    note: 'Unlike with one label per case it is not accuracy; it lies between micro precision and micro recall.',
  },
  multilabel_f1_macro: {
    sentence: 'Plain mean of the F1 of the labels: a rare label counts as much as a frequent one.',
    note: 'A label that no case has and none was given is 0/0: it enters as 0 or 1, or is left out, as you choose.',
  },
  multilabel_f1_weighted: {
    sentence: 'Mean of the F1 of the labels, each weighted by the number of cases that have it.',
    note: 'It need not lie between weighted precision and weighted recall.',
  },
  multilabel_f1_samples: {
    sentence: 'F1 of the labels given to a case against those that it has, averaged over the cases.',
    note: 'A case that has no label and was given none is 0/0: it enters as 0 or 1, or is left out, as you choose.',
  },
  multilabel_f_beta_micro: {
    sentence: 'F-beta from the counts of all labels added up; the larger β, the more recall counts.',
    note: 'β is 1 unless you set it, and then this is micro F1.',
  },
  multilabel_f_beta_macro: {
    sentence: 'Plain mean of the F-beta of the labels: a rare label counts as much as a frequent one.',
    note: 'β is 1 unless you set it, and then this is macro F1. A label that no case has and none was given is 0/0.',
  },
  multilabel_f_beta_weighted: {
    sentence: 'Mean of the F-beta of the labels, each weighted by the number of cases that have it.',
    note: 'β is 1 unless you set it, and then this is the weighted F1.',
  },
  multilabel_f_beta_samples: {
    sentence: 'F-beta of the labels given to a case against those that it has, averaged over the cases.',
    note: 'β is 1 unless you set it, and then this is the F1 over cases. A case that has no label and was given none is 0/0.',
  },
  multilabel_jaccard_micro: {
    sentence: 'Of all labels that the cases have or were given, the share that are both.',
    note: 'From the counts of all labels added up, so frequent labels decide it. Never above micro F1.',
  },
  multilabel_jaccard_macro: {
    sentence: 'Plain mean of the Jaccard index of the labels: a rare label counts as much as a frequent one.',
    note: 'A label that no case has and none was given is 0/0: it enters as 0 or 1, or is left out, as you choose.',
  },
  multilabel_jaccard_weighted: {
    sentence: 'Mean of the Jaccard index of the labels, each weighted by the number of cases that have it.',
  },
  multilabel_jaccard_samples: {
    sentence: 'Of the labels that a case has or was given, the share that are both, averaged over the cases.',
    note: 'Godbole and Sarawagi (2004) call it accuracy. A case that has no label and was given none is 0/0: it enters as 0 or 1, or is left out, as you choose.',
  },

  // Ranking of labels.
  coverage_error: {
    sentence: 'How far down its labels, by score, one must go on average to reach all that a case has.',
    note: 'At its best it is the label cardinality, not 0. Labels tied with the last one count too. A case without labels counts 0. Some texts start from 0, and their value is one less.',
  },
  label_ranking_average_precision: {
    sentence:
      'Going down the labels by score, the share of true ones met so far, averaged over the true labels: 1 is best.',
    note: 'Averaged within each case, then over the cases; labels tied with a true one are met with it. A case with no label or with all of them counts 1.',
  },
  label_ranking_loss: {
    sentence:
      'Share of the pairs of a true and a false label of a case that the scores order wrongly, averaged: 0 is best.',
    note: 'Ties count as wrong. A case with no label or with all of them counts 0.',
  },
  one_error: {
    sentence: 'Share of cases that do not have the label with their highest score.',
    note: 'Of tied labels the first counts. A case without labels counts as an error.',
  },
  dcg: {
    sentence:
      'True labels of a case, or the relevance of ranked items, each counting less the lower it ranks, added up; averaged over cases.',
    note: 'A label at rank r counts 1/log₂(r + 1); all ranks unless k is set. Tied scores share their places, as in scikit-learn. More true labels give more, so only the normalised form compares data.',
  },
  ndcg: {
    sentence: 'Discounted cumulative gain as a share of that of the best order, averaged over the cases: 1 is best.',
    note: 'A case without labels counts 0. Lower ranks lose weight slowly, so even a random order scores well above 0.',
  },
  multilabel_roc_auc_micro: {
    sentence: 'AUC of all label scores in one pool: do true labels get higher ones than false labels?',
    note: 'It also compares scores of different labels and cases with each other, and is not the mean of the label values.',
  },
  multilabel_roc_auc_macro: {
    sentence: 'Plain mean of the AUC of the labels: does a label score higher in cases that have it than in others?',
    note: 'A label that no case or every case has is left out; scikit-learn raises an error or gives nan.',
  },
  multilabel_roc_auc_weighted: {
    sentence: 'Mean of the AUC of the labels, each weighted by the number of cases that have it.',
    note: 'A label that no case or every case has is left out.',
  },
  multilabel_roc_auc_samples: {
    sentence:
      'Chance that a true label of a case scores above a false one, ties counting half, averaged over the cases.',
    note: 'A case with no label or with all of them is left out; scikit-learn raises an error or gives nan.',
  },
  multilabel_average_precision_micro: {
    sentence: 'Average precision of all label scores in one pool: 1 is every true label above every false one.',
    note: 'It also compares scores of different labels and cases with each other. Guessing gives about the label density.',
  },
  multilabel_average_precision_macro: {
    sentence: 'Plain mean of the average precision of the labels: a rare label counts as much as a frequent one.',
    note: 'A label that no case has is left out; scikit-learn counts it as 0.',
  },
  multilabel_average_precision_weighted: {
    sentence: 'Mean of the average precision of the labels, each weighted by the number of cases that have it.',
  },
  multilabel_average_precision_samples: {
    sentence:
      'Average precision of the labels of a case by score, averaged over the cases: 1 is all true labels first.',
    note: 'A case without labels is left out; scikit-learn counts it as 0, and label ranking average precision as 1.',
  },

  // Intervals of the AUC.
  auc_variance_delong: {
    sentence: 'How much the AUC would vary from one sample of this size to the next, as a variance.',
    note: 'From how unequally the positives outrank the negatives, whatever the distribution of the scores. Undefined with fewer than two cases in a class and with weights. 0 for a perfect ranking, where it fails.',
  },
  auc_standard_error_delong: {
    sentence: 'How much the AUC would typically vary from one sample of this size to the next.',
    note: 'The root of the DeLong variance. It is 0 for a perfect ranking: there the formula fails, and the AUC is not known exactly.',
  },
  auc_ci_delong: {
    sentence: 'Range in which the true AUC plausibly lies, whatever the distribution of the scores.',
    note: 'At the level 95 %, unless set, about 95 of 100 such ranges hold the true value. AUC plus or minus a margin, cut off at 0 and 1 as in pROC; rough for few cases or an AUC near 1.',
  },
  auc_standard_error_hanley_mcneil: {
    sentence: 'How much the AUC would typically vary between samples, from the AUC and the class sizes alone.',
    note: 'Hanley and McNeil (1982); their paper of 1983, which course notes cite, compares two curves. Derived for exponential scores. PyCM exchanges Q₁ and Q₂, which gives another value unless the classes are equally large.',
  },
  auc_ci_hanley_mcneil: {
    sentence: 'Range in which the true AUC plausibly lies, from the AUC and the class sizes alone.',
    note: 'For when only these are known, as from a paper; with the scores at hand take the DeLong interval. The level is 95 % unless set. Cut off at 0 and 1.',
  },

  // Tests between two models.
  auc_difference: {
    sentence: 'By how much the AUC of the first model is above that of the second, on the same cases: 0 is equal.',
    note: 'Models with equal areas may still have different curves, which cross.',
  },
  auc_difference_ci: {
    sentence: 'Range in which the true difference of the AUCs plausibly lies; with 0 inside, they may be equal.',
    note: 'It counts in that both models saw the same cases, so two separate intervals that overlap do not contradict it. The level is 95 % unless set. Not cut off at −1 and 1.',
  },
  delong_covariance: {
    sentence: 'How much the AUCs of two models vary together from one sample of cases to the next.',
    note: 'Mostly positive, as both see the same easy and hard cases; their difference is then known more exactly than from separate samples.',
  },
  delong_z: {
    sentence: 'How many standard errors the AUCs of the two models are apart.',
    note: 'Beyond ±1.96 there is evidence at the 5 % level that they differ. Undefined when the variance of the difference is 0, as for two models that rank alike. Not for nested models judged on the cases they were fitted to.',
  },
  delong_p_value: {
    sentence: 'Probability of a difference at least this large if both models have the same true AUC.',
    note: 'Small p is evidence against equal AUCs; it is not the probability that they are equal. Two-sided, and an approximation for many cases. Undefined when the variance of the difference is 0.',
  },

  // Decisions from losses.
  conditional_risk: {
    sentence:
      'Mean loss of each action, given the observation: its losses in all states, weighted by their probabilities.',
    note: 'One row per observation, one column per action. Young, positive test, p(COVID) = 0.795455: doing nothing loses 60 × 0.795455 = 47.73, the medicine 8, as in an exercise of course notes.',
  },
  bayes_action: {
    sentence: 'The action that loses least on average, given the observation.',
    note: 'Of equal risks the first action. Course notes that write “0 if its risk is smaller, otherwise 1” decide 1 there; the risk is the same.',
  },
  bayes_risk: {
    sentence: 'Mean loss of the best action, given the observation.',
    note: 'One value per observation. Some texts call this the Bayes risk, others only its mean over all observations.',
  },
  total_bayes_risk: {
    sentence: 'Mean loss if the best action is taken at every observation: no rule can lose less.',
    note: 'Observations count by their probability, as given or from prior and likelihoods; all alike where there is neither.',
  },
  zero_one_risk: {
    sentence: 'Probability that deciding for the class is wrong: one minus its posterior probability.',
    note: 'One row per observation, one column per class. The posterior expected loss if every error costs 1 and a right decision nothing, whatever the table of losses says.',
  },
  map_decision: {
    sentence: 'The most probable class, given the observation.',
    note: 'Of equally probable classes the first. It errs least often, but loses least only if all errors cost the same and right decisions nothing: the best action may be another.',
  },
  posterior: {
    sentence: "Probability of each state, given the observation, by Bayes' theorem.",
    note: 'Prior times likelihood, divided by the probability of the observation. One row per observation, one column per state. Undefined for an observation that no possible state produces.',
  },
  evidence: {
    sentence: 'Probability of the observation, whatever the state.',
    note: "The denominator of Bayes' theorem. Over all observations these add up to 1.",
  },

  // Bayes' theorem.
  posterior_positive: {
    sentence: 'Probability of the positive class after a positive result.',
    note: 'Low for a rare class even if the test is good, which is easily forgotten. Prior 0.1, sensitivity 0.875 and specificity 0.975 give 0.795455, as in an exercise of course notes. Undefined if no result can be positive.',
  },
  posterior_negative: {
    sentence: 'Probability of the positive class after a negative result.',
    note: 'One minus the negative predictive value at this prior. Prior 0.1, sensitivity 0.875 and specificity 0.975 give 0.014045. Undefined if no result can be negative.',
  },

  // Thresholds from costs.
  cost_sensitive_threshold: {
    sentence: 'Least probability of class 1 at which deciding 1 costs no more than deciding 0.',
    note: 'ℓ01 is the cost of deciding 1 where 0 is true. Decide 1 where p ≥ t; at p = t both cost the same. If right decisions cost nothing, t = ℓ01/(ℓ01 + ℓ10). Undefined unless the denominator is positive.',
  },
  cost_ratio_threshold: {
    sentence: 'Least probability for deciding 1, if a miss costs c times as much as a false alarm.',
    note: 'c = 1 gives 0.5 and c = 9 gives 0.1: the costlier a miss, the lower the threshold. Right decisions cost nothing.',
  },

  // Reject option.
  chow_threshold: {
    sentence: 'A decision needs a largest posterior probability above it; otherwise rejecting costs no more.',
    note: 'λr is the loss of a rejection, λe that of an error; a right decision costs nothing. Below 1/K, with K classes, it rejects nothing, since the largest posterior is at least that. Undefined where λe = 0.',
  },
  chow_decision: {
    sentence: 'The most probable class where it is probable enough, otherwise a rejection.',
    note: 'Decides where p* > λ*, so p* = λ* is rejected; other texts accept it, and both cost the same. Of equally probable classes the first.',
  },
  chow_reject_rate: {
    sentence: 'Share of observations that are rejected, as no class is probable enough.',
    note: 'One row is one observation, and all count alike. p* = λ* is rejected. The more is rejected, the fewer errors remain: look at both.',
  },
  chow_error_rate: {
    sentence: 'Expected share of observations that are accepted and wrong, if the posteriors are right.',
    note: 'Divided by all observations, the rejected ones too; among the accepted alone the share of errors is larger. The truth is not needed.',
  },
  chow_observed_error_rate: {
    sentence: 'Share of observations that were accepted and wrong, by their true classes.',
    note: 'Divided by all observations, the rejected ones too. Far from the expected error rate, either the posteriors are wrong or the observations are few.',
  },
  selective_risk: {
    sentence: 'Share of the accepted observations that are expected to be wrong.',
    note: 'Divided by the accepted alone, so 1 minus it is the accuracy that is left, as the posteriors say. Undefined where all are rejected.',
  },
  observed_selective_risk: {
    sentence: 'Share of the accepted observations that are wrong, by their true classes.',
    note: 'Divided by the accepted alone: 1 minus it is the accuracy of the accuracy–coverage curve. Undefined where all are rejected.',
  },
  chow_risk: {
    sentence: 'Mean loss of an observation, from rejections and expected errors.',
    note: 'λr times the reject rate plus λe times the expected error rate. If the posteriors are right, no other rule loses less.',
  },

  // Squared loss.
  mmse_estimate: {
    sentence:
      'The mean of the values, weighted by their probabilities: no other estimate has a smaller expected squared loss.',
    note: 'The posterior mean; it need not be one of the values. For the absolute loss a median is best, for the zero-one loss the most probable value.',
  },
  expected_squared_loss: {
    sentence: 'Mean squared distance of an estimate from the value: 0 only if it is certainly right.',
    note: 'A parabola over the estimate, lowest at the posterior mean. It exceeds the posterior variance by the squared distance of the estimate from that mean.',
  },
  posterior_variance: {
    sentence: 'How far the values spread around their mean: the expected squared loss that no estimate can get below.',
    note: 'The expected squared loss of the posterior mean. 0 if one value is certain.',
  },

  // F from precision and recall.
  f_from_rates: {
    sentence: 'The weighted harmonic mean of the precision and the recall that were given.',
    note: '0 where both are 0. Nothing that counts true negatives, such as accuracy, specificity or MCC, follows from precision and recall.',
  },
  macro_precision_from_rates: {
    sentence: 'The mean of the given precisions over the classes.',
  },
  macro_recall_from_rates: {
    sentence: 'The mean of the given recalls over the classes.',
  },
  macro_f_from_rates: {
    sentence: 'F of each class from its precision and recall, then their mean: what scikit-learn calls macro F.',
  },
  f_from_macro_rates: {
    sentence: 'One F from the mean precision and the mean recall: another number than the mean of F.',
  },

  // Distributions.
  distribution_entropy: {
    sentence:
      'How uncertain an outcome is on average: 0 if one is certain, the logarithm of their number if all are alike.',
  },
  second_distribution_entropy: {
    sentence: 'How uncertain an outcome of the second distribution is on average.',
  },
  distribution_cross_entropy: {
    sentence: 'How surprising outcomes of p are to someone who expects q; infinite if q excludes what p allows.',
  },
  distribution_cross_entropy_reverse: {
    sentence: 'How surprising outcomes of q are to someone who expects p.',
  },
  distribution_kl_divergence: {
    sentence:
      'Extra surprise of expecting q if p is true: the cross entropy minus the entropy of p; 0 if they are equal.',
  },
  distribution_kl_divergence_reverse: {
    sentence: 'Extra surprise of expecting p if q is true.',
  },
  distribution_jensen_shannon_divergence: {
    sentence: 'Mean divergence of both from their mean distribution; the same both ways and never infinite.',
  },
  distribution_jensen_shannon_distance: {
    sentence: 'Root of the Jensen-Shannon divergence, which is a distance.',
  },
  total_variation_distance: {
    sentence: 'Largest difference between the probabilities that both give to any set of outcomes.',
  },
  hellinger_distance: {
    sentence: 'Distance of the roots of the probabilities, between 0 (the same) and 1 (nothing in common).',
  },

  // Raters.
  raters_agreement: {
    sentence:
      'Share of the pairs of ratings of one item that agree, averaged over the items that have two ratings or more.',
  },
  fleiss_kappa: {
    sentence: 'Agreement beyond chance, where chance is two ratings drawn from the shares of the categories.',
    note: "Any number of raters, who need not be the same for each item. For two raters it is Scott's pi, not Cohen's kappa.",
  },
  raters_gwet_ac1: {
    sentence:
      'Agreement beyond chance, where chance is only expected in items that are hard to rate; it stays high where one category is frequent.',
  },
  brennan_prediger: {
    sentence: 'Agreement beyond chance, where chance gives each category alike.',
  },
  raters_krippendorff_alpha: {
    sentence: '1 minus the observed disagreement divided by the expected one; ratings may be missing.',
    note: 'Only items with two ratings or more count. 0 where raters agree as by chance.',
  },
  raters_krippendorff_alpha_ordinal: {
    sentence: "Krippendorff's alpha where two categories are the further apart the more ratings lie between them.",
  },
  raters_krippendorff_alpha_interval: {
    sentence: "Krippendorff's alpha where two categories are as far apart as their numbers.",
    note: 'Where a category is no number, as far as their places in the list.',
  },
  light_kappa: {
    sentence: "Mean of Cohen's kappa over all pairs of raters.",
    note: 'Each pair on the items that both have rated. Undefined if any pair has none.',
  },

  // Ranked lists.
  f1_at_k: {
    sentence: 'Harmonic mean of precision and recall among the first k items.',
  },
  hit_at_k: {
    sentence: '1 where at least one of the first k items is relevant, else 0.',
  },
  r_precision: {
    sentence:
      'Precision among as many items from the top as there are relevant ones: there precision and recall are the same.',
  },
  reciprocal_rank: {
    sentence: '1 divided by the rank of the first relevant item; 0 where there is none.',
  },
  dcg_exponential: {
    sentence:
      'Discounted cumulative gain with 2^rel − 1 for the relevance rel of an item: the highly relevant ones count more.',
    note: 'The same as the linear form where relevance is 0 or 1.',
  },
  ndcg_exponential: {
    sentence: 'Discounted cumulative gain with 2^rel − 1 as a share of that of the best order: 1 is best.',
  },
  interpolated_average_precision_101: {
    sentence: 'Mean of the interpolated precision at 101 levels of recall: 0, 0.01, …, 1.',
    note: 'pycocotools computes it for COCO, of at most 100 detections in an image, and averages it over overlaps too.',
  },
  mean_interpolated_average_precision_101: {
    sentence: 'Mean over the classes of the interpolated average precision at 101 levels of recall.',
  },
  map_50: {
    sentence: 'Mean over the classes of COCO’s average precision, where a detection has to overlap its object by 0.5.',
  },
  map_75: {
    sentence: 'Mean over the classes of COCO’s average precision, where a detection has to overlap its object by 0.75.',
  },
  map_50_95: {
    sentence: 'Mean of the mAP at ten overlaps: 0.5, 0.55, …, 0.95.',
    note: 'Each object is matched once, by the surest detection that overlaps it enough; boxes have no extra pixel.',
  },
  mean_reciprocal_rank: {
    sentence: 'Mean over the queries of 1 divided by the rank of the first relevant item.',
  },
  mean_precision_at_k: {
    sentence: 'Mean over the queries of the precision among the first k items.',
  },
  mean_recall_at_k: {
    sentence: 'Mean over the queries of the recall among the first k items.',
  },
  mean_r_precision: {
    sentence: 'Mean over the queries of the R-precision.',
  },
  hit_rate_at_k: {
    sentence: 'Share of the queries with a relevant item among the first k.',
  },
};

/** The terms that occur only in these formulas, not in those of matrices, each after its symbol. */
export const quantities = {
  // Points of the curves.
  score_true_positive: 'positives that are predicted positive at the k-th threshold',
  score_false_positive: 'negatives that are predicted positive at the k-th threshold',
  previous_true_positive: 'positives that are predicted positive at the threshold before',
  previous_false_positive: 'negatives that are predicted positive at the threshold before',
  positives: 'all positive cases',
  negatives: 'all negative cases',
  group_cases: 'cases with one and the same score',
  threshold_value: 'k-th threshold: the k-th of the different scores, the most positive first',
  true_positive_at_threshold: 'positives that are predicted positive at the threshold t',
  false_positive_at_threshold: 'negatives that are predicted positive at the threshold t',
  true_positive_at: 'positives that are predicted positive at the threshold t',
  false_positive_at: 'negatives that are predicted positive at the threshold t',
  threshold_at: 'threshold from which on a score is predicted positive',
  best_informedness: 'place of the largest informedness on the curve',
  largest_gap: 'place of the largest gap between true and false positive rate',
  closest_to_corner: 'place on the ROC curve that is closest to the perfect corner',
  best_f1: 'place of the largest F1 on the curve',
  best_accuracy: 'place of the largest accuracy on the curve',
  best_sensitivity: 'place of the largest sensitivity at the required specificity',
  best_specificity: 'place of the largest specificity at the required sensitivity',
  best_recall: 'place of the largest recall at the required precision',
  best_precision: 'place of the largest precision at the required recall',
  decision_cell: 'cases of class i that are decided as class j at the threshold t',
  threshold: 'threshold that is set',
  precision_k: 'precision at the k-th threshold',
  previous_precision: 'precision at the threshold before',
  interpolated_precision: 'largest precision at equal or higher recall',
  expected_precisions: 'what the k-th step adds to the sum of precisions, averaged over the orders of its cases',
  interpolated_precision_at: 'largest precision at equal or higher recall than at the threshold t',
  relevance: 'how relevant the item of rank r is',
  hits_to_rank: 'relevant items up to rank r',
  best_precision_from_rank: 'highest precision at rank r or later',
  ideal_relevance: 'relevance of the item of rank r in the best list',
  relevant_count: 'number of relevant items, returned or not',
  list_cut: 'how many of the first items count: all, unless k is set',
  hits_in_top: 'relevant items among the first k',
  hits_among_relevant: 'relevant items among the first R',
  first_hit: 'rank of the first relevant item',
  defined_queries: 'number of queries that have a value',
  list_rank: 'rank of the item, from 1',
  item_is_relevant: '1 where the item of rank r is relevant, else 0',
  query_average_precision: 'average precision of query i',
  query_interpolated_average_precision_101: 'interpolated average precision of list i',
  mean_precision_at_overlap: 'mAP where detections have to overlap an object by t',
  query_precision_at_k: 'precision among the first k of query i',
  query_recall_at_k: 'recall among the first k of query i',
  query_hit_at_k: '1 where one of the first k is relevant, else 0, of query i',
  query_r_precision: 'R-precision of query i',
  query_reciprocal_rank: 'reciprocal rank of query i',
  first_count: 'how often outcome i was counted in p',
  second_count: 'how often outcome i was counted in q',
  first_share: 'probability of outcome i',
  second_share: 'probability of outcome i in the second distribution',
  outcome_count: 'how many outcomes there are',
  paired_items: 'how many items have two ratings or more',
  category_count: 'number of categories',
  pairable_ratings: 'ratings of the items that have two or more',
  rater_pair_count: 'how many pairs of raters there are',
  item_agreement: 'share of the pairs of ratings of item m that agree',
  category_share: 'share of category i: the mean of its shares in the items',
  coincidences:
    'pairs of ratings of one item that are the two categories, each divided by the ratings of the item minus one',
  coincidence_total: 'ratings of a category in items with two or more',
  rating_rank: 'middle rank of the ratings of a category among all',
  rating_number: 'number of a category, or its place in the list where one of them is no number',
  pair_kappa: 'Cohen’s kappa of the m-th pair of raters',
  recall_gain: 'gain of recall at the k-th threshold: 0 where recall is the prevalence, 1 where it is 1',
  previous_recall_gain: 'gain of recall at the threshold before, not below 0',
  precision_gain: 'gain of precision at the k-th threshold: 0 where precision is the prevalence, 1 where it is 1',
  previous_precision_gain: 'gain of precision at the threshold before, or where the gain of recall is 0',
  precision_at_level: 'largest precision at a recall of r or higher',
  crossing_fpr: 'false positive rate at the last point where it does not exceed the false negative rate',
  crossing_fnr: 'false negative rate at that same point',
  next_fpr: 'false positive rate at the next point',
  next_fnr: 'false negative rate at the next point',
  max_fpr: 'false positive rate up to which the area counts',
  cut_tpr: 'true positive rate at a point of the ROC curve that is cut at f',
  cut_fpr: 'false positive rate at a point of the ROC curve that is cut at f',
  previous_cut_tpr: 'true positive rate at the point before',
  previous_cut_fpr: 'false positive rate at the point before',
  hull_true_positive: 'true positives at a vertex of the convex hull',
  hull_false_positive: 'false positives at a vertex of the convex hull',
  previous_hull_true_positive: 'true positives at the vertex before',
  previous_hull_false_positive: 'false positives at the vertex before',
  hull_breakpoint:
    'cost of a false positive, as a share of both costs, at which the vertex takes over from the one before',
  severity_ratio: 'cost of a false positive divided by that of a miss',
  at_specificity: 'specificity to be reached',
  at_sensitivity: 'sensitivity to be reached',
  at_precision: 'precision to be reached',
  at_recall: 'recall to be reached',
  // The first k.
  k: 'how many from the top count',
  map_k: 'how many cases per class count',
  top_positives: 'positives among the first k cases, of a tie that k cuts through their average share',
  top_k_hits: 'cases whose true class is among the k most probable',
  top_hits: 'cases of the class among the first r',
  top_relevant: '1 if the r-th case is of the class, otherwise 0',
  top_relevant_count: 'cases of the class, but no more than count',
  // Cases.
  case_score: 'score of case m',
  case_truth: '1 if case m is positive, 0 if it is negative',
  case_weight: 'weight of case m',
  total_weight: 'sum of the weights of all cases',
  // Probabilities and classes.
  true_class_probability: 'probability that case m was given for its true class',
  class_probability: 'probability that case m was given for class k',
  is_class: '1 if case m is of class k, otherwise 0',
  cumulative_probability: 'probability that case m was given for the classes up to j',
  cumulative_truth: '1 if the true class of case m is j or comes before it, otherwise 0',
  class_size: 'cases of the class',
  defined_pairs: 'number of pairs of classes for which the area is defined',
  pair_auc: 'AUC of class i against class j, by the probability of i',
  pair_size: 'cases of the two classes',
  true_class_score: 'score of the true class of case m',
  rival_score: 'largest score of another class in case m',
  cost_of_case: 'cost of deciding class k for case m',
  // Calibration.
  group_rate: 'share of positives in group g',
  bin_cases: 'cases in bin b',
  bin_confident_cases: 'cases whose predicted class has a probability in bin b',
  bin_positives: 'positives in bin b',
  bin_probability: 'sum of the probabilities in bin b',
  bin_correct: 'right predictions in bin b',
  bin_confidence: 'sum of the probabilities of the predicted classes in bin b',
  cases_predicted: 'cases that are predicted to be of class i',
  class_bin_correct: 'right predictions of class i in bin b',
  class_bin_confidence: 'sum of the probabilities of class i, where it is predicted, in bin b',
  top_label_gap: 'gaps of the predictions of class i, in cases, over all bins',
  // Label sets.
  label_count: 'number of labels',
  label_true_positive: 'cases that have label j and were given it',
  label_false_positive: 'cases that do not have label j but were given it',
  label_false_negative: 'cases that have label j but were not given it',
  case_true_positive: 'labels that case m has and was given',
  case_false_positive: 'labels that case m does not have but was given',
  case_false_negative: 'labels that case m has but was not given',
  exact_match: '1 if the set of labels of case m is exactly right, otherwise 0',
  label_size: 'cases that have label j',
  // Ranking of labels.
  coverage: 'rank of the last true label of case m, counted from the top',
  label_hits: 'true labels of case m with a score at least as high as that of label j',
  label_rank: 'labels of case m with a score at least as high as that of label j',
  misordered_pairs: 'pairs of a true and a false label of case m in which the true one does not score higher',
  relevant_labels: 'number of labels that case m has',
  is_relevant: '1 if case m has label j, otherwise 0',
  top_label_wrong: '1 if case m does not have the label with its highest score, otherwise 0',
  gain: '1 if the label at rank r is a true one, otherwise 0, averaged over tied labels',
  rank: 'place in the order of the scores, from 1',
  ideal_gain: '1 if a label would be a true one at rank r in the best order, otherwise 0',
  case_auc: 'AUC of the labels of case m',
  case_average_precision: 'average precision of the labels of case m',
  // Intervals of the AUC.
  positive_placement: 'share of the negatives that a positive with the k-th score outranks, ties half',
  negative_placement: 'share of the positives that outrank a negative with the k-th score, ties half',
  case_positive_placement: 'share of the negatives that case m outranks, ties half',
  case_negative_placement: 'share of the positives that outrank case m, ties half',
  placement_variance_positives: 'variance of the placements of the positives',
  placement_variance_negatives: 'variance of the placements of the negatives',
  rival_positive_placement: 'share of the negatives that case m outranks in the second model, ties half',
  rival_negative_placement: 'share of the positives that outrank case m in the second model, ties half',
  hanley_q1: 'chance that two positives both outrank a negative, derived from the AUC',
  hanley_q2: 'chance that a positive outranks two negatives, derived from the AUC',
  rival_roc_auc: 'area under the ROC curve of the second model',
  rival_auc_variance: 'variance of the area of the second model',
  auc_difference_standard_error: 'standard error of the difference of the areas',
  class_calibration_error: 'expected calibration error of class i against the rest',
  average_precision_at_k_class: 'average precision of class i over its first K cases',
  false_per_true: 'false positives per true positive from the point before to this one',
  crossing: 'place of the last point at which the false positive rate does not exceed the false negative rate',
  class_weighted: 'weight of the case times the weight of its class',
  total_class_weight: 'sum of these weights; without weights the number of cases',
  label_cell: 'cases by whether they have label j and whether it was predicted',
  label_precision: 'precision of label j',
  case_precision: 'precision of one case over its labels',
  label_recall: 'recall of label j',
  case_recall: 'recall of one case over its labels',
  label_f1: 'F1 of label j',
  case_f1: 'F1 of one case over its labels',
  label_f_beta: 'F-beta of label j',
  case_f_beta: 'F-beta of one case over its labels',
  label_jaccard: 'Jaccard index of label j',
  case_jaccard: 'Jaccard index of one case over its labels',
  label_roc_auc: 'area under the ROC curve of label j',
  label_average_precision: 'average precision of label j',
  h_first_parameter: 'first parameter of the beta distribution of costs',
  h_second_parameter: 'second parameter of the beta distribution of costs',
  h_severity_parameter: 'second parameter of the beta distribution of costs, from the severity ratio',
  h_loss: 'expected least loss with these scores, in cases',
  h_null_loss: 'expected least loss without scores, in cases',
  h_loss_beta22: 'expected least loss with these scores with Beta(2, 2) costs, in cases',
  h_null_loss_beta22: 'expected least loss without scores with Beta(2, 2) costs, in cases',
  h_loss_severity_ratio: 'expected least loss with these scores with the severity ratio, in cases',
  h_null_loss_severity_ratio: 'expected least loss without scores with the severity ratio, in cases',
  positive_weight: 'weight of the positive case',
  negative_weight: 'weight of the negative case',
  // Decisions.
  loss: 'loss of action a where the state is h',
  posterior_of_state: 'posterior probability of state h',
  posterior_of_class: 'posterior probability of class y',
  largest_posterior: 'largest posterior probability of the observation',
  prior_of_state: 'prior probability of state h',
  likelihood: 'probability of the observation where the state is h',
  observation_probability: 'probability of the observation, whatever the state',
  observation_count: 'number of observations',
  best_action: 'place of the action of smallest risk',
  chosen_action: 'action that can be chosen',
  most_probable: 'place of the class of largest posterior probability',
  chosen_class: 'class that can be chosen',
  rejection: 'rejection instead of a class',
  reject_loss: 'loss of a rejection',
  error_loss: 'loss of an error',
  is_rejected: '1 if the largest posterior probability does not exceed the threshold, otherwise 0',
  is_accepted: '1 if the largest posterior probability exceeds the threshold, otherwise 0',
  accepted_and_wrong: '1 if the observation is accepted with a class other than the true one, otherwise 0',
  rejection_margin: 'by how much the largest posterior probability exceeds the threshold',
  prior_positive: 'probability of the positive class before the test',
  test_sensitivity: 'probability of a positive result in the positive class',
  test_specificity: 'probability of a negative result in the negative class',
  given_precision: 'given precision',
  given_recall: 'given recall',
  loss_00: 'cost of deciding 0 where 0 is true',
  loss_01: 'cost of deciding 1 where 0 is true (false positive)',
  loss_10: 'cost of deciding 0 where 1 is true (false negative)',
  loss_11: 'cost of deciding 1 where 1 is true',
  cost_ratio: 'cost of a false negative divided by that of a false positive',
  value_h: 'a possible value',
  estimate: 'the estimate',
  target_prior_0: 'share of the negative class where the scores will be used',
  target_prior_1: 'share of the positive class where the scores will be used',
  sample_prior_0: 'share of the negative class in these data',
  sample_prior_1: 'share of the positive class in these data',
};

export type ScoreQuantityId = keyof typeof quantities;

/** Reasons of being undefined that only these metrics have. */
export const undefinedReasons: Record<Extract<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'weights-given': 'it exists for cases without weights only',
  'not-reached': 'no threshold fulfils {term}',
};
