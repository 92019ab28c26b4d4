import type { Undefined } from '../../core/types/report.ts';
import type { MetricId } from './names.ts';

/** Texts about a metric, besides its name and formula. */
export interface MetricText {
  /** Meaning of the number, in at most 140 characters. `{class}` stands for the class if the scope is `class`. */
  sentence: string;
  /** Differences between sources, the meaning of 0/0, or a common slip, in at most 260 characters. */
  note?: string;
}

export const metrics: Record<MetricId, MetricText> = {
  // Counts of one class.
  true_positive: {
    sentence: 'Cases of {class} that were predicted as {class}.',
  },
  false_positive: {
    sentence: 'Cases of other classes that were predicted as {class}: false alarms.',
  },
  false_negative: {
    sentence: 'Cases of {class} that were predicted as something else: misses.',
  },
  true_negative: {
    sentence: 'Cases of other classes that were not predicted as {class}, whatever else they were predicted as.',
    note: 'All cells outside the row and the column of the class. Some course notes count only the other cells of the diagonal; with more than two classes that leaves out the errors among the other classes.',
  },
  condition_positive: {
    sentence: 'How many cases of {class} there are in truth.',
    note: 'The row total of the class when rows are the truth. Some course notes swap the formulas of row and column totals.',
  },
  condition_negative: {
    sentence: 'How many cases belong to other classes than {class}.',
  },
  predicted_positive: {
    sentence: 'How many cases were predicted as {class}, rightly or wrongly.',
    note: 'The column total of the class when columns are the predictions.',
  },
  predicted_negative: {
    sentence: 'How many cases were predicted as any class other than {class}.',
  },
  hamming_distance_class: {
    sentence: 'Errors about {class}: cases of it that were missed, plus other cases that were predicted as it.',
  },
  prediction_excess: {
    sentence: 'How many more times {class} was predicted than it occurs; negative if it was predicted too rarely.',
    note: '0 means that the class is predicted as often as it occurs, not that the predictions are right.',
  },

  // Rates of one class.
  precision: {
    sentence: 'Of the cases predicted as {class}, the share that really are.',
    note: '0/0 when the class is never predicted.',
  },
  recall: {
    sentence: 'Of the cases of {class}, the share that was found.',
    note: 'It is 1 − β, with β the false negative rate. Some course notes write 1 − α, but that is specificity. 0/0 when the class has no cases.',
  },
  specificity: {
    sentence: 'Of the cases of other classes, the share that was not predicted as {class}.',
    note: 'It is 1 − α, with α the false positive rate. 0/0 when every case is of the class. For a rare class it is high almost by itself.',
  },
  negative_predictive_value: {
    sentence: 'Of the cases not predicted as {class}, the share that really are not.',
    note: '0/0 when every case is predicted as the class.',
  },
  false_positive_rate: {
    sentence: 'Of the cases of other classes, the share that was wrongly predicted as {class}.',
    note: "This is α, the type I error rate: 1 − α is specificity, not recall as in some course notes. The forecasters' false alarm ratio is something else: the false discovery rate.",
  },
  false_negative_rate: {
    sentence: 'Of the cases of {class}, the share that was missed.',
    note: 'This is β, the type II error rate: 1 − β is recall (the power of a test), not the rate of true negatives as in some course notes.',
  },
  false_discovery_rate: {
    sentence: 'Of the cases predicted as {class}, the share that are not.',
    note: '1 − precision. Its denominator holds the predictions, that of the false positive rate the cases of the other classes.',
  },
  false_omission_rate: {
    sentence: 'Of the cases not predicted as {class}, the share that belong to it after all.',
    note: '1 − negative predictive value.',
  },
  accuracy_class: {
    sentence: 'Share of cases that are predicted right in one question: {class} or not?',
    note: 'Confusions among the other classes count as right here, so it is never below the overall accuracy, and high for any rare class.',
  },
  error_rate_class: {
    sentence: 'Share of cases that are predicted wrong in one question: {class} or not?',
    note: 'α and β (false positive and false negative rate), each weighted by its share of the cases: α·(1 − π) + β·π, with π the prevalence. Some course notes write α + β, which is too large.',
  },
  balanced_accuracy_class: {
    sentence: 'Mean of recall and specificity for {class}; 0.5 is what guessing gives.',
    note: 'PyCM calls it AUC: it is the area under a ROC curve with this single point. Undefined when the class has no cases or all of them.',
  },
  prevalence: {
    sentence: 'Share of all cases that belong to {class}.',
  },
  predicted_prevalence: {
    sentence: 'Share of all cases that were predicted as {class}.',
  },
  detection_rate: {
    sentence: 'Share of all cases that belong to {class} and were predicted as {class}.',
    note: 'Divided by all cases, so it is at most the prevalence. Recall divides by the cases of the class.',
  },

  // F-scores and overlap.
  f1: {
    sentence: 'Precision and recall of {class} in one number, low as soon as one of the two is low.',
    note: 'When nothing was found (TP = 0) but there are errors, the count form gives 0, while 2PR/(P + R) is 0/0. True negatives play no part.',
  },
  f0_5: {
    sentence: 'Precision and recall of {class} in one number that cares more about precision.',
    note: 'For false alarms that cost more than misses: a false positive weighs four times as much as a false negative.',
  },
  f2: {
    sentence: 'Precision and recall of {class} in one number that cares more about recall.',
    note: 'For misses that cost more than false alarms: a false negative weighs four times as much as a false positive.',
  },
  f_beta: {
    sentence: 'Precision and recall of {class} in one number; the larger β, the more recall counts.',
    note: 'β is 1 unless you set it, and then this is F1. β = 0 gives precision, a very large β recall. The weight of a false negative is β², not β.',
  },
  jaccard: {
    sentence: 'Of the cases that are {class} or were predicted as {class}, the share that are both.',
    note: 'Ranks like F1: J = F1/(2 − F1), so it is never above F1. 0/0 when the class occurs neither in the truth nor in the predictions.',
  },
  tversky_index: {
    sentence: 'Overlap of truth and prediction for {class}, with your own weights for misses and false alarms.',
    note: 'Here α weighs false negatives and β false positives, as in PyCM; several deep-learning losses swap them. Both are 0.5 unless set, and then this is F1; with 1 and 1 it is Jaccard.',
  },
  g_measure: {
    sentence: 'Geometric mean of precision and recall of {class}.',
    note: 'Not the G-mean, which takes recall and specificity. 0/0 when the class has no cases or is never predicted.',
  },
  g_mean: {
    sentence: 'Geometric mean of recall and specificity of {class}; 0 as soon as one of the two is 0.',
    note: 'Undefined when the class has no cases or all of them.',
  },
  adjusted_g_mean: {
    sentence: 'A G-mean that gives specificity more weight, the more cases belong to other classes than {class}.',
    note: 'Set to 0 when nothing of the class is found (recall 0).',
  },
  adjusted_f_score: {
    sentence: 'An F-score of {class} that also credits the cases of other classes that were recognised as such.',
    note: 'Geometric mean of F2 and of an F0.5 in which class and rest have changed places.',
  },
  p4: {
    sentence:
      'Precision, recall, specificity and negative predictive value of {class} in one number, low if any is low.',
    note: 'It is their harmonic mean, and stays the same when class and rest are exchanged. 0/0 when nothing is right, or when all cases are true positives or all true negatives.',
  },
  overlap_coefficient: {
    sentence: 'The larger of precision and recall of {class}.',
    note: '1 already when one of the two sets (the cases of the class, the cases predicted as it) contains the other.',
  },
  braun_blanquet: {
    sentence: 'The smaller of precision and recall of {class}.',
    note: '0 where only one of the two is 0/0; itself 0/0 when the class occurs neither in the truth nor in the predictions.',
  },

  // Skill of one class.
  informedness: {
    sentence: 'How well {class} is told from the rest, compared with guessing: 0 is guessing, 1 is perfect.',
    note: 'Recall + specificity − 1. PyCM prints the same number as BM, Y and GI. Undefined when the class has no cases or all of them.',
  },
  markedness: {
    sentence: 'How far a prediction can be trusted, {class} or not: 0 is guessing, 1 is perfect.',
    note: 'Precision + negative predictive value − 1. It is the informedness of the transposed matrix.',
  },
  matthews_correlation_class: {
    sentence: 'Correlation between being {class} and being predicted as {class}: 1 is perfect, 0 is guessing.',
    note: 'Undefined when a row or column of the 2×2 table is empty; scikit-learn gives 0 there. With two classes both have the overall value, and |MCC| = √(χ²/n) for χ² without correction.',
  },
  cohen_kappa_class: {
    sentence: 'Agreement about {class} or not, beyond what chance would give: 0 is chance, 1 is perfect.',
    note: 'Known in weather forecasting as the Heidke skill score of a yes/no forecast.',
  },
  yule_q: {
    sentence: 'Odds ratio of {class}, squeezed between −1 and 1: 0 is no association.',
    note: 'If TP and TN are not 0, it is 1 as soon as there are no false positives or no false negatives, even if many errors of the other kind remain. PyCM gives no value there.',
  },
  yule_y: {
    sentence: 'Like Q, from the square root of the odds ratio of {class}: 0 is no association, closer to 0 than Q.',
    note: 'If TP and TN are not 0, it is 1 as soon as there are no false positives or no false negatives.',
  },
  gilbert_skill_score: {
    sentence: 'Jaccard index of {class} once the hits that chance would give are taken off: 0 is chance, 1 is perfect.',
    note: 'Its lowest possible value is −1/3, not −1.',
  },
  symmetric_extremal_dependence_index: {
    sentence: 'Skill in predicting {class} that keeps its meaning for very rare classes: 0 is guessing, 1 is perfect.',
    note: 'Needs logarithms of recall and false positive rate and of their complements: undefined when a rate is 0 or 1. yardstick moves such rates to 1e-9 or 1 − 1e-9 instead.',
  },
  frequency_bias: {
    sentence: 'How many times {class} is predicted for each time it occurs: above 1 is too often, below 1 too rarely.',
    note: '1 does not mean that the predictions are right: errors of both kinds may balance.',
  },
  lift: {
    sentence: 'Share of {class} among the cases predicted as {class}, divided by its share overall: 1 is guessing.',
    note: 'Its largest possible value is 1/prevalence, so lifts of classes of different size are hard to compare.',
  },
  index_of_balanced_accuracy: {
    sentence:
      'Recall times specificity of {class}, raised if recall is the larger of the two, lowered if it is the smaller.',
    note: 'The weight α is 1 unless set, as in PyCM; imbalanced-learn takes 0.1. With α = 1 it is recall × specificity × (1 + recall − specificity).',
  },
  optimized_precision: {
    sentence: 'One-vs-rest accuracy minus a penalty for recognising {class} and the rest unequally well.',
    note: 'Built on accuracy, in spite of its name. Undefined when recall and specificity are both 0.',
  },
  individual_classification_success_index: {
    sentence: 'Precision plus recall of {class} minus 1: 1 is perfect, −1 means that nothing was found.',
    note: 'Its zero is not the chance level: guessing gives the prevalence plus the predicted prevalence, minus 1.',
  },
  aupr_single_point: {
    sentence: 'Plain mean of precision and recall of {class}.',
    note: 'PyCM calls it AUPR, but no curve is involved. Predicting everything as the class gives more than 0.5 even if precision is almost 0; F1 does not reward that.',
  },

  // Diagnostic tests.
  positive_likelihood_ratio: {
    sentence: 'Factor by which a prediction of {class} multiplies the odds of {class}: 1 tells nothing.',
    note: 'Recall divided by the false positive rate. Without false positives it grows beyond all bounds and is given as undefined here (scikit-learn: nan, PyCM: None).',
  },
  negative_likelihood_ratio: {
    sentence: 'Factor by which any other prediction multiplies the odds of {class}: 1 tells nothing, 0 rules it out.',
    note: 'False negative rate divided by specificity; undefined when specificity is 0.',
  },
  diagnostic_odds_ratio: {
    sentence:
      'Odds of being predicted as {class} for its own cases, divided by the odds for the others: 1 is guessing.',
    note: 'LR+ divided by LR−. Undefined without false positives or without false negatives. With errors of both kinds and TN = 0 it is 0, where PyCM gives no value.',
  },
  number_needed_to_diagnose: {
    sentence: 'How many cases of {class} it takes to get one alarm more than from as many other cases: 1 is perfect.',
    note: 'One over informedness: infinite (given as undefined) for guessing, negative below it. It does not depend on the prevalence. One over markedness is called the number needed to predict.',
  },
  prevalence_threshold: {
    sentence: 'If {class} is rarer than this share of the cases, the precision of its predictions falls off steeply.',
    note: 'Where the curve of precision against prevalence bends most, recall and false positive rate staying as they are. 0.5 when these two are equal and above 0, where (√(TPR·FPR) − FPR)/(TPR − FPR), the same otherwise, is 0/0.',
  },
  discriminant_power: {
    sentence:
      'How well {class} and the rest are told apart, on a logarithmic scale: 0 is guessing, 3 is often called good.',
    note: 'With natural logarithms. PyCM takes base 10, and its value is 2.3 times smaller. Undefined when recall or specificity is 0 or 1.',
  },
  discriminant_power_log10: {
    sentence: 'How well {class} and the rest are told apart, with base-10 logarithms as in PyCM: 0 is guessing.',
    note: 'Discriminant power divided by ln 10 ≈ 2.303. The usual limit of 3 for "good" asks for an odds ratio of about 231 with natural logarithms, but of about 276,000 on this scale.',
  },
  d_prime: {
    sentence: 'How many standard deviations apart {class} and the rest would lie on a normal scale: 0 is guessing.',
    note: 'Undefined when recall or the false positive rate is 0 or 1. Psychology then often adds half a case to every cell; that is not done here.',
  },
  net_benefit: {
    sentence:
      'True positives per case, minus false positives weighted by how much harm one does: 0 is never predicting {class}.',
    note: 'The weight of a false positive is p/(1 − p), with p the threshold probability, 0.5 unless set: then both count the same. PyCM asks for the weight itself.',
  },

  // Information of one class.
  information_score: {
    sentence: 'Information that a prediction of {class} gives in favour of {class}: 0 is none, negative is misleading.',
    note: 'The logarithm of the lift, in bits for base 2. Undefined when TP = 0, as log 0 is not finite.',
  },

  // Chance agreement of one class.
  random_accuracy: {
    sentence:
      'Share of cases that would be {class} and predicted as {class} if the predictions were dealt out at random.',
    note: "Prevalence times predicted prevalence. Its sum over the classes is the chance term of Cohen's kappa.",
  },
  random_accuracy_unbiased: {
    sentence: 'Chance agreement on {class} if truth and predictions both had the mean of their two shares of it.',
    note: "The square of that mean share, so never below the other chance agreement. Its sum over the classes is the chance term of Scott's pi.",
  },

  // Distances of one class.
  distance_index: {
    sentence: 'How far recall and specificity of {class} are from the point where both are 1: 0 is perfect.',
    note: 'The largest value is √2 ≈ 1.41. Guessing gives between 0.71 and 1. Undefined when the class has no cases or all of them.',
  },
  similarity_index: {
    sentence:
      'The distance of {class} to the perfect ROC corner, turned into a score: 1 is perfect, 0 is always wrong.',
    note: 'One minus the distance divided by √2. Guessing gives between 0.29 and 0.5. Undefined when the class has no cases or all of them.',
  },
  bray_curtis: {
    sentence: 'Half the gap between how often {class} is predicted and how often it occurs, as a share of all cases.',
    note: '0 means that the class is predicted as often as it occurs, not that the predictions are right. The largest value is 0.5.',
  },

  // Confusion entropy of one class.
  confusion_entropy: {
    sentence: 'How many errors involve {class}, and how evenly they spread over the other classes: 0 is no error.',
    note: 'Errors in both directions count. With more than two classes 1 is the worst. With two classes it can reach 1.06, and a few right cases may be rated worse than none. Undefined for a class that occurs nowhere.',
  },
  modified_confusion_entropy: {
    sentence: 'Confusion entropy in which the right cases of {class} count once instead of twice: 0 is no error.',
    note: 'Proposed to mend the behaviour of confusion entropy with two classes. Summed up over both classes it then stays within [0, 1]; the value of one class can still reach 1.06. Undefined for a class that occurs nowhere.',
  },

  // Values of one class in words.
  plr_interpretation: {
    sentence: 'A word for how strongly a prediction of {class} speaks for {class}: negligible, poor, fair or good.',
    note: 'Cuts at 1, 5 and 10 for LR+, after Raslich et al. (2007). A convention, not a law: other authors cut elsewhere.',
  },
  nlr_interpretation: {
    sentence: 'A word for how strongly any other prediction speaks against {class}: negligible, poor, fair or good.',
    note: 'Cuts at 0.1, 0.2 and 0.5 for LR−, where the smallest values are the good ones, after Raslich et al. (2007). A convention, not a law: other authors cut elsewhere.',
  },
  dp_interpretation: {
    sentence: 'A word for how well {class} is told from the rest: poor, limited, fair or good.',
    note: 'Cuts at 1, 2 and 3, after Sokolova et al. (2006). A convention, not a law: other authors cut elsewhere. Read from the base-10 value as PyCM does; the cuts fit the natural-log value better, which is 2.3 times as large.',
  },
  auc_interpretation: {
    sentence: 'A word for the one-vs-rest balanced accuracy of {class}, from poor to excellent.',
    note: 'PyCM calls the number AUC, as the area under a ROC curve with one point, and cuts at 0.6, 0.7, 0.8 and 0.9. A convention, not a law: other authors cut elsewhere.',
  },
  mcc_interpretation_class: {
    sentence: 'A word for the correlation between being {class} and being predicted as {class}.',
    note: 'Cuts at 0.3, 0.5, 0.7 and 0.9, as in PyCM. A convention, not a law: other authors cut elsewhere. Every negative value is called negligible, even −1, which is the exact opposite.',
  },
  yule_q_interpretation: {
    sentence: "A word for the association between being {class} and being predicted as {class}, from its Yule's Q.",
    note: 'Cuts at 0.25, 0.5 and 0.75, as in PyCM. A convention, not a law: other authors cut elsewhere. Every negative value is called negligible, even −1, which is the exact opposite.',
  },

  // Averages over the classes.
  precision_macro: {
    sentence: 'Plain mean of the precision of the classes: a rare class counts as much as a frequent one.',
    note: 'A class that is never predicted has 0/0: it enters as 0 or 1, or is left out, as you choose; libraries differ.',
  },
  precision_micro: {
    sentence: 'Precision from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case every error is one false positive and one false negative, so this equals accuracy, micro recall and micro F1.',
  },
  precision_weighted: {
    sentence: 'Mean of the precision of the classes, each weighted by its number of true cases.',
    note: 'A class that is never predicted has 0/0; if it is left out, the weights of the others are scaled to add up to 1.',
  },
  recall_macro: {
    sentence: 'Plain mean of the recall of the classes: a rare class counts as much as a frequent one.',
    note: 'Equals balanced accuracy when every class has cases. A class without cases has 0/0: it enters as 0 or 1, or is left out, as you choose; balanced accuracy always leaves it out.',
  },
  recall_micro: {
    sentence: 'Recall from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case this equals accuracy, micro precision and micro F1.',
  },
  recall_weighted: {
    sentence: 'Mean of the recall of the classes, each weighted by its number of true cases.',
    note: 'With one label per case this equals accuracy: the weights cancel the denominators.',
  },
  specificity_macro: {
    sentence: 'Plain mean of the specificity of the classes.',
    note: 'With many classes it is high almost by itself, as most cases are true negatives for each class.',
  },
  specificity_micro: {
    sentence: 'Specificity from the counts of all classes added up.',
    note: 'With one label per case it is 1 − error rate/(K − 1), so with many classes it is close to 1 even for a poor classifier.',
  },
  specificity_weighted: {
    sentence: 'Mean of the specificity of the classes, each weighted by its number of true cases.',
  },
  negative_predictive_value_macro: {
    sentence: 'Plain mean of the negative predictive value of the classes.',
    note: 'With many classes it is high almost by itself, as most cases are true negatives for each class.',
  },
  negative_predictive_value_micro: {
    sentence: 'Negative predictive value from the counts of all classes added up.',
    note: 'With one label per case it equals micro specificity.',
  },
  negative_predictive_value_weighted: {
    sentence: 'Mean of the negative predictive value of the classes, each weighted by its number of true cases.',
  },
  false_positive_rate_macro: {
    sentence: 'Plain mean of the false positive rate of the classes.',
    note: 'With many classes it is low almost by itself, as most cases are true negatives for each class. A class that all cases belong to has 0/0 and is left out.',
  },
  false_positive_rate_micro: {
    sentence: 'False positive rate from the counts of all classes added up.',
    note: 'With one label per case it is error rate/(K − 1), so with many classes it is close to 0 even for a poor classifier.',
  },
  false_positive_rate_weighted: {
    sentence: 'Mean of the false positive rate of the classes, each weighted by its number of true cases.',
    note: 'A class that all cases belong to has 0/0 and is left out.',
  },
  false_negative_rate_macro: {
    sentence: 'Plain mean of the share of each class that was missed: a rare class counts as much as a frequent one.',
    note: 'One minus balanced accuracy. A class without cases has 0/0 and is left out.',
  },
  false_negative_rate_micro: {
    sentence: 'False negative rate from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case this equals the error rate.',
  },
  false_negative_rate_weighted: {
    sentence: 'Mean of the false negative rate of the classes, each weighted by its number of true cases.',
    note: 'With one label per case this equals the error rate: the weights cancel the denominators.',
  },
  false_discovery_rate_macro: {
    sentence: 'Plain mean of the share of false alarms among the predictions of each class.',
    note: 'A class that is never predicted has 0/0 and is left out.',
  },
  false_discovery_rate_micro: {
    sentence: 'False discovery rate from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case this equals the error rate.',
  },
  false_discovery_rate_weighted: {
    sentence: 'Mean of the false discovery rate of the classes, each weighted by its number of true cases.',
    note: 'A class that is never predicted has 0/0 and is left out; the weights of the others are scaled to add up to 1.',
  },
  false_omission_rate_macro: {
    sentence: 'Plain mean of the false omission rate of the classes.',
    note: 'With many classes it is low almost by itself, as most cases are true negatives for each class. A class that all cases are predicted as has 0/0 and is left out.',
  },
  false_omission_rate_micro: {
    sentence: 'False omission rate from the counts of all classes added up.',
    note: 'With one label per case it equals the micro false positive rate, error rate/(K − 1).',
  },
  false_omission_rate_weighted: {
    sentence: 'Mean of the false omission rate of the classes, each weighted by its number of true cases.',
    note: 'A class that all cases are predicted as has 0/0 and is left out.',
  },
  f1_macro: {
    sentence: 'Plain mean of the F1 of the classes: a rare class counts as much as a frequent one.',
    note: 'The mean of the class F1, as in scikit-learn and PyCM. Others take the F1 of macro precision and macro recall, a different number that is listed here as F1 of the macro averages.',
  },
  f1_micro: {
    sentence: 'F1 from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it equals accuracy, and so do micro precision and micro recall.',
  },
  f1_weighted: {
    sentence: 'Mean of the F1 of the classes, each weighted by its number of true cases.',
    note: 'It need not lie between weighted precision and weighted recall.',
  },
  f_beta_macro: {
    sentence: 'Plain mean of the F-beta of the classes: a rare class counts as much as a frequent one.',
  },
  f_beta_micro: {
    sentence: 'F-beta from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it equals accuracy, whatever β is.',
  },
  f_beta_weighted: {
    sentence: 'Mean of the F-beta of the classes, each weighted by its number of true cases.',
  },
  jaccard_macro: {
    sentence: 'Plain mean of the Jaccard index of the classes: a rare class counts as much as a frequent one.',
    note: 'Image segmentation calls it mean IoU.',
  },
  jaccard_micro: {
    sentence: 'Jaccard index from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it is accuracy/(2 − accuracy), so below accuracy unless that is 0 or 1.',
  },
  jaccard_weighted: {
    sentence: 'Mean of the Jaccard index of the classes, each weighted by its number of true cases.',
  },
  jaccard_sum: {
    sentence: 'Jaccard indices of all classes added up: it reaches the number of classes when everything is right.',
    note: 'The first of the two values that PyCM prints as Overall J; the second is their mean. Not comparable between problems with different numbers of classes.',
  },
  accuracy_class_macro: {
    sentence: 'Mean over the classes of the share of cases predicted right in one question: this class or not?',
    note: 'With one label per case it is 1 − 2·(1 − accuracy)/K, so with many classes it is close to 1 even for a poor classifier. Some texts call it average accuracy.',
  },
  error_rate_class_macro: {
    sentence: 'Mean over the classes of the share of cases predicted wrong in one question: this class or not?',
    note: 'With one label per case it is 2/K times the error rate, since each error is one false negative and one false positive. Some texts call it plainly error rate.',
  },
  informedness_macro: {
    sentence: 'Plain mean of the informedness of the classes: 0 is guessing, 1 is perfect.',
    note: "What yardstick calls j_index with macro averaging. Powers's multiclass informedness weights the classes by their share of the predictions instead. Classes without cases are left out.",
  },
  aunu_labels: {
    sentence: 'Plain mean over the classes of one-vs-rest balanced accuracy: 0.5 is guessing, 1 is perfect.',
    note: "PyCM's AUNU. From probabilities the name means the mean area under the ROC curves, another number. Beyond two classes it differs from balanced accuracy; yardstick takes it for that.",
  },
  aunp_labels: {
    sentence:
      'Mean of one-vs-rest balanced accuracy, each class weighted by its number of true cases: 0.5 is guessing.',
    note: "PyCM's AUNP. From probabilities the name means the support-weighted mean area under the ROC curves, another number.",
  },
  classification_success_index: {
    sentence: 'Mean over the classes of precision plus recall minus 1: 1 is perfect, −1 means that nothing is right.',
    note: 'Its short name CSI also stands for the critical success index of forecasting, which is the Jaccard index. Its zero is not the chance level.',
  },
  f1_of_macro_averages: {
    sentence: 'Harmonic mean of macro precision and macro recall.',
    note: 'Some course notes call this macro F1, but most libraries take the mean of the class F1, which is never larger if no class is left out. A printed 2PR/(P⁻¹ + R⁻¹) is a misprint of 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'Root of the product of all class recalls: 0 as soon as one class is never recognised.',
    note: 'Only over the classes that have cases.',
  },

  // The matrix and its size.
  confusion_matrix: {
    sentence: 'How many cases of each true class were predicted as each class.',
    note: "Rows are the truth here, columns the predictions. Some course notes, and R's caret, put the predictions in the rows: look at the axis names.",
  },
  confusion_matrix_row_normalized: {
    sentence: 'How the cases of each true class were predicted, as shares; the diagonal holds the recalls.',
    note: 'A row without cases is 0/0; scikit-learn fills it with zeros.',
  },
  confusion_matrix_column_normalized: {
    sentence: 'True classes of the cases predicted as each class, as shares; the diagonal holds the precisions.',
    note: 'A column without cases is 0/0; scikit-learn fills it with zeros.',
  },
  joint_distribution: {
    sentence: 'Share of all cases in each cell; all shares add up to 1.',
  },
  sample_size: {
    sentence: 'How many cases there are in all.',
    note: 'The sum of the weights if cases have weights. Check it first: a wrong N makes every share wrong.',
  },
  report_solutions: {
    sentence: 'How many choices of the true positives and predictions of all classes give the printed figures.',
    note: '1 means that the report tells the counts. With more digits fewer choices fit.',
  },
  class_count: {
    sentence: 'How many classes there are, those without cases included.',
  },
  mean_predictions_per_class: {
    sentence: 'How many predictions each class gets on average: cases divided by classes.',
    note: 'It says nothing about whether they are right.',
  },
  correct_count: {
    sentence: 'How many cases were predicted right: the sum of the diagonal.',
  },
  error_count: {
    sentence: 'How many cases were predicted wrong: everything off the diagonal.',
  },

  // Accuracy.
  accuracy: {
    sentence: 'Share of cases that were predicted right.',
    note: 'With unequal classes compare it with the no-information rate, the accuracy of always answering the most frequent class.',
  },
  error_rate: {
    sentence: 'Share of cases that were predicted wrong.',
    note: 'With two classes it is α·(1 − π) + β·π, with π the prevalence, not α + β as in some course notes. The hamming_loss of scikit-learn gives the same number for one label per case.',
  },
  balanced_accuracy: {
    sentence: 'Mean recall of the classes: every class counts the same; one over the number of classes is guessing.',
    note: 'Classes without cases are always left out, as in scikit-learn. yardstick averages (recall + specificity)/2 of the classes instead, which differs with more than two classes.',
  },
  balanced_accuracy_adjusted: {
    sentence: 'Balanced accuracy on a scale where 0 is what guessing gives and 1 is perfect.',
    note: 'With two classes it is informedness. Only the classes that have cases are counted.',
  },
  class_balance_accuracy: {
    sentence: 'Mean over the classes of the smaller of precision and recall.',
    note: 'A class that is missing only from the truth or only from the predictions counts as 0; one that is missing from both is left out (PyCM gives no value then).',
  },
  no_information_rate: {
    sentence: 'Accuracy of always answering the most frequent class: what a classifier has to beat.',
  },
  accuracy_p_value: {
    sentence: 'Probability of at least as many correct predictions if the true accuracy were the no-information rate.',
    note: 'One-sided exact binomial test, for whole counts only. PyCM subtracts from 1, which loses all digits of small values.',
  },

  // Agreement.
  cohen_kappa: {
    sentence:
      'Agreement beyond what the class shares of truth and predictions give by chance: 0 is chance, 1 is perfect.',
    note: 'It can be low in spite of high accuracy when one class is very frequent, as chance then agrees often too. 0/0 when truth and predictions hold one and the same class only.',
  },
  cohen_kappa_linear: {
    sentence: 'Kappa for ordered classes: an error counts by how many steps it is off.',
    note: 'Only for classes with a meaningful order: another order gives another value. With two classes it is the plain kappa.',
  },
  cohen_kappa_quadratic: {
    sentence: 'Kappa for ordered classes: an error counts by the square of the steps it is off.',
    note: 'Only for classes with a meaningful order: another order gives another value. With two classes it is the plain kappa.',
  },
  cohen_kappa_weighted: {
    sentence: 'Kappa in which each kind of error counts as much as you set.',
    note: 'Needs a table of disagreement weights with a zero diagonal. Some texts use agreement weights instead, with ones on the diagonal.',
  },
  kappa_max: {
    sentence: "The largest Cohen's kappa that these class totals of truth and predictions allow.",
    note: 'Below 1 as soon as truth and predictions have different totals. Some authors report kappa as a fraction of it. 0/0 when truth and predictions hold one and the same class only.',
  },
  kappa_no_prevalence: {
    sentence: 'Accuracy stretched to a scale from −1 to 1: 0 is half of the cases right.',
    note: "With two classes it is PABAK, and equal to Bennett's S. With more classes half right is not the chance level; Bennett's S then is the form to use.",
  },
  scott_pi: {
    sentence:
      'Agreement beyond chance, with chance from the pooled class shares of truth and predictions: 0 is chance.',
    note: "Never above Cohen's kappa, and equal to it if truth and predictions have the same class shares.",
  },
  bennett_s: {
    sentence: 'Agreement beyond chance, if chance picks every class equally often: 0 is chance, 1 is perfect.',
    note: 'Depends on accuracy and the number of classes only: listing a class that never occurs raises it.',
  },
  gwet_ac1: {
    sentence: 'Agreement beyond chance that stays high where one frequent class pulls kappa down: 1 is perfect.',
    note: 'Its chance term gets smaller the more one class dominates; that of kappa gets larger.',
  },
  krippendorff_alpha: {
    sentence: 'How much of the disagreement expected by chance is avoided: 0 is chance, 1 is perfect.',
    note: "Scott's pi with a correction for small samples; close to it when there are many cases. For whole counts only.",
  },
  krippendorff_alpha_ordinal: {
    sentence:
      'Disagreement avoided compared with chance, for ordered classes: an error counts by the labels lying between.',
    note: 'How far two classes are apart depends on how many labels, of truth and predictions together, the classes between them have. It uses the class order and whole counts only. 0 is chance, 1 is perfect.',
  },
  krippendorff_alpha_interval: {
    sentence:
      'Disagreement avoided compared with chance, for ordered classes: an error counts by the square of its steps.',
    note: 'Here the places 1, 2, 3… of the classes serve as values, so classes named 1, 2 and 10 are also one step apart. For whole counts only. 0 is chance, 1 is perfect.',
  },
  krippendorff_alpha_weighted: {
    sentence: 'Disagreement avoided compared with chance, where each kind of error counts as much as you set.',
    note: 'Needs a table of disagreement weights. PyCM squares the mean of the two shares of each cell instead of multiplying the pooled shares, so its weighted_alpha differs; irrCAC for R agrees with the value here.',
  },
  aickin_alpha: {
    sentence:
      'Estimated share of clear-cut cases, on which both must agree; on all others agreement is left to chance.',
    note: 'Found by repeating an estimate until it settles; undefined where it does not. PyCM stops at a change of 0.0001, so its value can differ in the third decimal.',
  },
  bangdiwala_b: {
    sentence: 'Share of the area of an agreement chart that is exact agreement: 1 is perfect.',
    note: 'The chart draws a rectangle for each class, row total by column total, and in it the square of the correct cases.',
  },

  // Chance agreement.
  overall_random_accuracy: {
    sentence: 'Share of cases that would agree if the predictions kept their totals but were dealt out at random.',
    note: "The p_e of Cohen's kappa.",
  },
  overall_random_accuracy_unbiased: {
    sentence:
      'Share of cases that would agree if truth and predictions were drawn from the mean of their class shares.',
    note: "The p_e of Scott's pi. Never below the p_e of Cohen's kappa.",
  },

  // Confusion entropy.
  overall_confusion_entropy: {
    sentence: 'How many errors there are, and how evenly they spread over the pairs of classes: 0 is no error.',
    note: 'With more than two classes 1 is the worst. With two classes it can reach 1.06, and a few right cases may be rated worse than none.',
  },
  overall_modified_confusion_entropy: {
    sentence: 'Confusion entropy changed so that it stays between 0 (no error) and 1, even with two classes.',
    note: 'Right cases count once instead of twice in the shares. The weights of the classes follow another formula for two classes than for more.',
  },

  // Correlation and association.
  matthews_correlation: {
    sentence: 'Correlation between truth and prediction over the whole matrix: 1 is perfect, 0 is what guessing gives.',
    note: 'MCC = 0 does not imply independence. Beyond two classes −1 is in general not reached, and |MCC| = √(χ²/n) holds only for 2×2, without Yates. Undefined when all is one class in truth or predictions; scikit-learn: 0.',
  },
  chi_squared: {
    sentence: 'How far the matrix is from independence of truth and prediction: 0 is exact independence.',
    note: "Without Yates' continuity correction. Empty rows and columns are dropped. Grows with the number of cases; labels that are swapped consistently make it large too.",
  },
  chi_squared_p_value: {
    sentence: 'Probability of a chi-squared at least this large if truth and prediction are independent.',
    note: 'An approximation, rough where expected counts are below about 5. Undefined with a single non-empty row or column.',
  },
  chi_squared_df: {
    sentence:
      'How many cells could still be chosen freely with all row and column totals fixed: the scale of chi-squared.',
    note: 'Counts only rows and columns that hold cases; PyCM always takes (K − 1)².',
  },
  g_squared: {
    sentence:
      'How far the matrix is from independence of truth and prediction, by likelihood: 0 is exact independence.',
    note: 'Twice the number of cases times the mutual information in nats. Usually close to chi-squared when no expected count is small, and compared with the same distribution.',
  },
  g_squared_p_value: {
    sentence: 'Probability of a G at least this large if truth and prediction are independent.',
    note: 'Small p is evidence against independence; it is not the probability that they are independent, nor a sign that the labels are right. An approximation, rough where expected counts are below about 5.',
  },
  fisher_exact_p_value: {
    sentence: 'Probability, if truth and prediction are independent, of a table no more probable than this one.',
    note: 'For two classes, with the totals taken as fixed. Two-sided as in R and SciPy; doubling the one-sided value gives another number. Small p is evidence against independence, not the probability of it.',
  },
  phi_squared: {
    sentence: 'Chi-squared per case: strength of the association, whatever the number of cases. 0 is independence.',
    note: 'With two classes it is the square of the Matthews correlation. With more it can exceed 1, up to the smaller number of rows or columns with cases, minus 1.',
  },
  cramers_v: {
    sentence: 'Strength of the association of truth and prediction: 0 is independence, 1 the strongest possible.',
    note: 'It does not ask whether the labels are right: swapping them consistently leaves it unchanged. Empty rows and columns do not count; PyCM counts them.',
  },
  cramers_v_bias_corrected: {
    sentence: "Cramér's V without the excess that chance alone produces in small samples: 0 is independence.",
    note: 'Can be 0 where the plain V is not. torchmetrics gives this form unless told otherwise, PyCM and SciPy the plain one. Undefined with a single row or column that holds cases.',
  },
  tschuprow_t: {
    sentence:
      'Strength of the association of truth and prediction: 0 is independence; 1 needs as many rows as columns.',
    note: "Equal to Cramér's V when as many rows as columns hold cases, otherwise smaller. It does not ask whether the labels are right.",
  },
  pearson_contingency: {
    sentence: 'Strength of the association of truth and prediction: 0 is independence; 1 is never reached.',
    note: 'The largest possible value is √((k − 1)/k), with k the smaller number of rows or columns with cases: 0.71 for two, 0.82 for three. Do not compare tables of different size by it.',
  },
  lambda_true_given_predicted: {
    sentence: 'Share of the errors in guessing the true class that is avoided by knowing the prediction.',
    note: 'Compared with always guessing the most frequent class. 0 does not imply independence.',
  },
  lambda_predicted_given_true: {
    sentence: 'Share of the errors in guessing the predicted class that is avoided by knowing the truth.',
    note: 'Compared with always guessing the most frequent prediction. 0 does not imply independence.',
  },
  lambda_symmetric: {
    sentence:
      'Share of the errors avoided when guessing truth from prediction and prediction from truth, taken together.',
    note: 'Compared with always guessing the most frequent class. It lies between the two one-sided lambdas. 0 does not imply independence.',
  },
  goodman_kruskal_tau_true: {
    sentence:
      'Share of errors that knowing the prediction avoids, when the true class is drawn at random by its shares.',
    note: 'Unlike lambda it is 0 only under independence. It does not ask whether the labels are right.',
  },
  goodman_kruskal_tau_predicted: {
    sentence:
      'Share of errors that knowing the truth avoids, when the prediction is drawn at random by its class shares.',
    note: 'Unlike lambda it is 0 only under independence. It does not ask whether the labels are right.',
  },

  // Symmetry of the errors.
  bowker_statistic: {
    sentence: 'How unequal the errors are in the two directions, i taken for j and j taken for i: 0 is symmetry.',
    note: 'The diagonal plays no part. No continuity correction; R applies one for two classes. Pairs of classes that are never confused are skipped, where R gives NaN. 0/0 without errors.',
  },
  bowker_df: {
    sentence: 'How many pairs of classes are confused at least once: the scale of the symmetry statistic.',
    note: 'R always takes all K(K − 1)/2 pairs.',
  },
  bowker_p_value: {
    sentence:
      'Probability of a symmetry statistic at least this large if each pair is confused equally often both ways.',
    note: 'Small p is evidence against symmetry, not its probability; large p does not mean few errors. With two classes caret prints it with a continuity correction. Rough with few errors.',
  },

  // Ordered classes.
  ordinal_mae: {
    sentence: 'How many steps of the class order a prediction is off, on average: 0 is perfect.',
    note: 'Takes the classes in the given order and all steps as equal. With two classes it is the error rate.',
  },
  ordinal_mse: {
    sentence: 'Average of the squared number of steps a prediction is off: far misses count most. 0 is perfect.',
    note: 'Takes the classes in the given order and all steps as equal. With two classes it is the error rate.',
  },
  ordinal_mae_macro: {
    sentence:
      'Steps a prediction is off, averaged in each true class first: a rare class counts as much as a frequent one.',
    note: 'Classes without cases are left out. Takes all steps of the order as equal.',
  },
  within_one_accuracy: {
    sentence: 'Share of cases predicted exactly or just one step off in the class order.',
    note: 'With two classes it is always 1; with three only confusions of the first and the last count as wrong.',
  },
  kendall_tau_b: {
    sentence: 'Do cases of higher classes get higher predictions? 1 is the same order, 0 no tendency, −1 the reverse.',
    note: 'Compares pairs of cases, with a correction for ties. It rewards the right order, not the right class. 0/0 when truth or predictions hold one class only.',
  },
  goodman_kruskal_gamma: {
    sentence: 'Among the pairs ordered by both truth and prediction: share in the same order minus share in reverse.',
    note: "Leaves out all tied pairs, so it is never closer to 0 than tau-b. With two classes it is Yule's Q. 0/0 when no pair is ordered by both.",
  },
  somers_d: {
    sentence:
      'Among pairs of different true class: share predicted in the same order minus share predicted in reverse.',
    note: 'Pairs with the same prediction stay in the denominator. Exchanging truth and prediction changes it. With two classes it is informedness. 0/0 when there is one true class only.',
  },

  // Values in words.
  kappa_landis_koch: {
    sentence: "A word for Cohen's kappa, from poor to almost perfect, on the scale of Landis and Koch (1977).",
    note: 'Cuts at 0, 0.2, 0.4, 0.6 and 0.8. The authors themselves call the cuts arbitrary; other authors cut elsewhere.',
  },
  kappa_fleiss: {
    sentence: "A word for Cohen's kappa, from poor to excellent, on the scale of Fleiss (1981).",
    note: 'Cuts at 0.4 and 0.75. A convention, not a law: other authors cut elsewhere. The middle word is the one of PyCM; Fleiss wrote "fair to good".',
  },
  kappa_altman: {
    sentence: "A word for Cohen's kappa, from poor to very good, on the scale of Altman (1991).",
    note: 'Cuts at 0.2, 0.4, 0.6 and 0.8. A convention, not a law: other authors cut elsewhere.',
  },
  kappa_cicchetti: {
    sentence: "A word for Cohen's kappa, from poor to excellent, on the scale of Cicchetti (1994).",
    note: 'Cuts at 0.4, 0.59 and 0.74, as in PyCM. Cicchetti gives 0.40–0.59 as fair and 0.60–0.74 as good, so 0.595 lies between his words. A convention, not a law: other authors cut elsewhere.',
  },
  krippendorff_interpretation: {
    sentence: "Whether labels with this Krippendorff's alpha can be relied on: low, tentative or high.",
    note: 'Cuts at 0.667 and 0.8: Krippendorff (2004) accepts only tentative conclusions between them. The words are those of PyCM. A convention, not a law: other authors cut elsewhere.',
  },
  mcc_interpretation: {
    sentence: 'A word for the Matthews correlation coefficient, from negligible to very strong.',
    note: 'Cuts at 0.3, 0.5, 0.7 and 0.9, after Hinkle et al. (2003), who made them for correlations in general and name negative ones by their size; here, as in PyCM, those are all negligible. A convention; others cut elsewhere.',
  },
  cramers_v_interpretation: {
    sentence: "A word for Cramér's V, from negligible to very strong.",
    note: 'Cuts at 0.1, 0.2, 0.4, 0.6 and 0.8, after Rea and Parker (1992). A convention, not a law: other authors cut elsewhere.',
  },
  pearson_contingency_interpretation: {
    sentence: "A word for Pearson's contingency coefficient, from not appreciable to strong.",
    note: 'Cuts at 0.1, 0.2 and 0.3, as in PyCM, and no word at 0. A convention, not a law: other authors cut elsewhere.',
  },
  lambda_true_interpretation: {
    sentence: 'A word for the share of errors about the true class that knowing the prediction avoids.',
    note: 'Cuts at 0.2, 0.4, 0.6 and 0.8, and perfect only at 1; no word at 0. The words are those of PyCM. A convention, not a law: other authors cut elsewhere.',
  },
  lambda_predicted_interpretation: {
    sentence: 'A word for the share of errors about the prediction that knowing the true class avoids.',
    note: 'Cuts at 0.2, 0.4, 0.6 and 0.8, and perfect only at 1; no word at 0. The words are those of PyCM. A convention, not a law: other authors cut elsewhere.',
  },

  // Information.
  entropy_true: {
    sentence: 'How uncertain the true class is beforehand: 0 if always the same, largest if all are equally frequent.',
    note: 'In bits (base 2, unless set), nats (base e) or hartleys (base 10). A class without cases adds 0, the limit of p·log p.',
  },
  entropy_predicted: {
    sentence:
      'How varied the predictions are: 0 if always the same, largest if all classes are predicted equally often.',
    note: 'It says nothing about whether they are right. A class that is never predicted adds 0.',
  },
  joint_entropy: {
    sentence: 'How uncertain truth and prediction are together, as one pair.',
    note: 'Never below either of the two entropies, and never above their sum, which it reaches only under independence. Empty cells add 0.',
  },
  joint_entropy_terms: {
    sentence: 'What each cell adds to the joint entropy: −p·log p, with p its share of all cases.',
    note: 'Empty cells add 0, the limit of p·log p. The term is largest at p = 1/e ≈ 0.37, so the fullest cell need not add most.',
  },
  conditional_entropy_true_given_predicted: {
    sentence: 'How uncertain the true class still is, on average, once the prediction is known: 0 is certain.',
    note: 'The denominator of each joint count is the total of what is known, here of the prediction; some course notes take the other.',
  },
  conditional_entropy_predicted_given_true: {
    sentence: 'How uncertain the prediction still is, on average, once the true class is known: 0 is certain.',
    note: 'The single conditional entropy that PyCM gives is this one. The denominator of each joint count is the total of what is known, here of the true class.',
  },
  mutual_information: {
    sentence: 'How much knowing the prediction tells about the true class, and the reverse: 0 is independence.',
    note: 'scikit-learn gives nats, PyCM bits. Renaming classes changes nothing: a one-to-one renaming keeps all of H(Y), 1 bit for two equal classes, not about 0.5 as in some course notes. Constant predictions give 0.',
  },
  mutual_information_terms: {
    sentence:
      'What each cell adds to mutual information: above 0 if fuller than under independence, below 0 if emptier.',
    note: 'Single cells may be negative; their sum never is. Empty cells add 0.',
  },
  variation_of_information: {
    sentence:
      'Information that truth and predictions do not share: 0 if they are the same up to the names of the classes.',
    note: 'A true distance, with the triangle inequality. Both of its terms can be 0; some course notes call them positive. igraph gives nats.',
  },
  normalized_variation_of_information: {
    sentence: 'Share of the joint entropy that is not shared: 0 is the same up to names, 1 is independence.',
    note: 'Divided by the joint entropy, as in aricode. Others divide by log N or by the sum of both entropies; nvi of mclustcomp differs. 0/0 when truth and predictions are constant.',
  },
  normalized_information_distance: {
    sentence: 'Share of the larger entropy that is not shared: 0 is the same up to names, 1 is independence.',
    note: 'One minus the mutual information divided by the larger entropy. 0/0 when truth and predictions are constant.',
  },
  relative_classifier_information: {
    sentence: 'Share of the uncertainty about the true class that the prediction removes: 0 is none, 1 is all of it.',
    note: 'The same as homogeneity, but 0/0 when there is one true class only. 1 does not mean that the labels are right: renaming them changes nothing. DescTools adds a small constant to empty cells.',
  },
  uncertainty_coefficient_predicted: {
    sentence: 'Share of the uncertainty about the prediction that knowing the true class removes: 0 is none, 1 is all.',
    note: 'The same as completeness, but 0/0 when there is one predicted class only.',
  },
  cross_entropy_marginals: {
    sentence: 'How surprising the true classes are to someone who expects the class shares of the predictions.',
    note: 'Compares only how often each class occurs, not case by case: it is not the log loss of probabilities. Infinite when a true class is never predicted; PyCM drops that term.',
  },
  kl_divergence: {
    sentence: 'How far the class shares of the predictions are from those of the truth: 0 if they are equal.',
    note: 'Compares only how often each class occurs: 0 does not mean that the predictions are right. Not symmetric. Infinite when a true class is never predicted (PyCM: None).',
  },
  kl_divergence_reverse: {
    sentence: 'How far the class shares of the truth are from those of the predictions: 0 if they are equal.',
    note: 'The divergence with truth and prediction exchanged, which is in general another number. Infinite when a class is predicted that never occurs.',
  },
  jensen_shannon_divergence: {
    sentence: 'How different the class shares of truth and predictions are: 0 is equal, 1 bit is no class in common.',
    note: 'Symmetric and never infinite. SciPy returns its square root, the Jensen-Shannon distance. Compares only how often each class occurs, not case by case.',
  },

  // Clustering: pairs of cases.
  rand_index: {
    sentence: 'Share of the pairs of cases on which truth and prediction agree: together in both, or apart in both.',
    note: 'The names of the groups play no part, and there may be more of them than classes. High almost by itself with many groups, as most pairs are apart in both. 1 for a single case.',
  },
  adjusted_rand_index: {
    sentence:
      'Agreement on pairs of cases, corrected for chance: 0 is what random groups of these sizes give, 1 is identical.',
    note: 'The names of the groups play no part. Identical groupings give 1, even with a single group or with each case alone (PyCM: None). Negative below chance, but never below −0.5.',
  },
  fowlkes_mallows: {
    sentence: 'Geometric mean of pair precision and pair recall: 1 is the same groups, 0 is no pair together in both.',
    note: '0/0 when no pair is together in one of the groupings; scikit-learn gives 0 there. Not corrected for chance.',
  },
  pair_confusion_matrix: {
    sentence: 'Counts of pairs of cases: apart or together in truth (rows), apart or together in prediction (columns).',
    note: 'As in scikit-learn a pair counts twice, once in each order.',
  },
  pair_precision: {
    sentence: 'Of the pairs of cases that the prediction puts together, the share that are together in truth.',
    note: '0/0 when every predicted group has one case only.',
  },
  pair_recall: {
    sentence: 'Of the pairs of cases that are together in truth, the share that the prediction puts together.',
    note: '0/0 when every true class has one case only.',
  },
  pair_f1: {
    sentence: 'Pair precision and pair recall in one number, low as soon as one of the two is low.',
    note: '0/0 when no pair is together in truth or in prediction.',
  },
  pair_jaccard: {
    sentence: 'Of the pairs of cases that are together in truth or in prediction, the share that are together in both.',
    note: '0/0 when no pair is together in truth or in prediction.',
  },
  mirkin_metric: {
    sentence: 'Twice the number of pairs of cases on which truth and prediction disagree: 0 is the same groups.',
    note: 'Each disagreeing pair counts in both orders: N(N − 1) times one minus the Rand index. It grows with the square of the number of cases.',
  },

  // Clustering: shared information.
  normalized_mutual_information_arithmetic: {
    sentence: 'Shared information divided by the mean of both entropies: 0 is independence, 1 is the same groups.',
    note: 'The default of scikit-learn (before 0.22: geometric mean); aricode divides by the larger entropy. 1 if both have a single group, 0 if only one has. Not corrected for chance: more groups tend to give more.',
  },
  normalized_mutual_information_geometric: {
    sentence:
      'Shared information divided by the geometric mean of both entropies: 0 is independence, 1 is the same groups.',
    note: 'The default of scikit-learn before version 0.22. 1 if both have a single group, 0 if only one has. Not corrected for chance.',
  },
  normalized_mutual_information_min: {
    sentence:
      'Shared information as a share of the smaller entropy: 1 as soon as one grouping only splits groups of the other.',
    note: 'So each case alone gets 1. 1 also if both have a single group, 0 if only one has. Not corrected for chance.',
  },
  normalized_mutual_information_max: {
    sentence: 'Shared information as a share of the larger entropy: 0 is independence, 1 is the same groups.',
    note: 'The default of aricode; scikit-learn takes the arithmetic mean. 1 if both have a single group, 0 if only one has. Not corrected for chance.',
  },
  normalized_mutual_information_joint: {
    sentence: 'Shared information as a share of the joint entropy: 0 is independence, 1 is the same groups.',
    note: 'The smallest of the normalised forms. 1 if both have a single group, 0 if only one has. Not corrected for chance.',
  },
  expected_mutual_information: {
    sentence: 'Mutual information that random groupings with the same group sizes share on average.',
    note: 'What adjusted mutual information subtracts. Random groups share something by accident, the more the smaller they are. scikit-learn gives nats.',
  },
  adjusted_mutual_information_arithmetic: {
    sentence: 'Shared information corrected for chance: 0 is what random groups of these sizes give, 1 is identical.',
    note: 'The default of scikit-learn; aricode takes the larger entropy. Identical groupings give 1; otherwise 0 if one of them is a single group or has each case alone. Negative below chance.',
  },
  adjusted_mutual_information_geometric: {
    sentence: 'Shared information corrected for chance, scaled by the geometric mean of both entropies: 0 is chance.',
    note: 'Identical groupings give 1; otherwise 0 if one of them is a single group or has each case alone. Negative below chance.',
  },
  adjusted_mutual_information_min: {
    sentence: 'Shared information corrected for chance, scaled by the smaller entropy: 0 is chance.',
    note: '1 already if one grouping only splits groups of the other, but 0 if it has each case alone or one is a single group; with each case alone scikit-learn divides rounding errors. Identical groupings give 1.',
  },
  adjusted_mutual_information_max: {
    sentence: 'Shared information corrected for chance, scaled by the larger entropy: 0 is chance, 1 is identical.',
    note: 'What aricode gives. Identical groupings give 1; otherwise 0 if one of them is a single group or has each case alone. Negative below chance.',
  },
  homogeneity: {
    sentence: 'Does each predicted group hold cases of one true class only? 1 is always; 0 if the groups tell nothing.',
    note: '1 when there is one true class only. Splitting groups never lowers it, and each case alone gives 1; completeness is the counterweight.',
  },
  completeness: {
    sentence: 'Are the cases of a true class all in one predicted group? 1 is always; 0 if the class tells nothing.',
    note: '1 when there is one predicted group only, however mixed; homogeneity is the counterweight.',
  },
  v_measure: {
    sentence: 'Homogeneity and completeness in one number, low as soon as one of the two is low.',
    note: 'Equal to normalised mutual information with the arithmetic mean, special cases aside. 0 when both are 0.',
  },
  v_measure_beta: {
    sentence: 'Homogeneity and completeness in one number; the larger β, the more completeness counts.',
    note: 'β is 1 unless you set it, and then this is the V-measure. β = 0 gives homogeneity. The weight is β itself, not β² as in F-beta.',
  },

  // Clustering: matching of the groups.
  purity: {
    sentence: 'Share of cases that belong to the most frequent true class of their predicted group.',
    note: '1 when each case is its own group, and splitting groups never lowers it. The purity of truth against prediction in the R package clue is inverse purity here.',
  },
  inverse_purity: {
    sentence: 'Share of cases that are in the predicted group where most of their true class is.',
    note: '1 when all cases are in one group. Purity with truth and prediction exchanged.',
  },
  clustering_f_measure: {
    sentence: 'Each true class gets the group that fits it best by F1; these F1 are averaged, weighted by class size.',
    note: 'Two classes may get the same group. The f of mclustcomp is scaled differently.',
  },
  clustering_accuracy: {
    sentence:
      'Accuracy after naming the groups in the way that suits the truth best, each class for one group at most.',
    note: 'Cases of groups that are left without a class count as wrong. Never below plain accuracy. mmm of mclustcomp 0.3.3 is not this one-to-one maximum.',
  },
  split_join_distance: {
    sentence: 'Cases outside the main group of their class, plus cases outside the main class of their group.',
    note: 'A true distance: 0 is the same groups, and it stays below twice the number of cases.',
  },
  van_dongen_normalized: {
    sentence: 'Share of cases outside the best match, averaged over both directions: 0 is the same groups.',
    note: 'The split-join distance divided by twice the number of cases: one minus the mean of purity and inverse purity. It never reaches 1.',
  },
  bcubed_precision: {
    sentence: 'Of the predicted group of each case, the share with its true class; averaged over all cases.',
    note: 'The case itself counts, so a group of one case gives 1.',
  },
  bcubed_recall: {
    sentence: 'Of the true class of each case, the share in its predicted group; averaged over all cases.',
    note: 'The case itself counts, so a class with one case gives 1.',
  },
  bcubed_f1: {
    sentence: 'BCubed precision and recall in one number, low as soon as one of the two is low.',
    note: 'The harmonic mean of the two averages.',
  },

  // Intervals of one class.
  recall_ci_wilson: {
    sentence: 'Range in which the true recall of {class} plausibly lies, given how few or many cases of it there are.',
    note: 'Good for small counts, and never outside [0, 1]. At the level 95 %, unless set, about 95 of 100 such ranges hold the true value. PyCM rounds z to 1.96. 0/0 when the class has no cases.',
  },
  precision_ci_wilson: {
    sentence: 'Range in which the true precision of {class} plausibly lies, given how often it was predicted.',
    note: 'Good for small counts, and never outside [0, 1]. At the level 95 %, unless set, about 95 of 100 such ranges hold the true value. PyCM rounds z to 1.96. 0/0 when the class is never predicted.',
  },
  specificity_ci_wilson: {
    sentence: 'Range in which the true specificity of {class} plausibly lies, given the number of other cases.',
    note: 'Good for small counts, and never outside [0, 1]. At the level 95 %, unless set, about 95 of 100 such ranges hold the true value. PyCM rounds z to 1.96. 0/0 when every case is of the class.',
  },
  negative_predictive_value_ci_wilson: {
    sentence: 'Range in which the true negative predictive value of {class} plausibly lies.',
    note: 'Good for small counts, and never outside [0, 1]. At the level 95 %, unless set, about 95 of 100 such ranges hold the true value. PyCM rounds z to 1.96. 0/0 when every case is predicted as the class.',
  },
  positive_likelihood_ratio_ci: {
    sentence: 'Range in which the true LR+ of {class} plausibly lies; with 1 inside, the prediction may tell nothing.',
    note: 'Computed for the logarithm, so it never goes below 0 and is not symmetric about the estimate. An approximation, rough for small counts. Undefined without true or without false positives.',
  },
  negative_likelihood_ratio_ci: {
    sentence:
      'Range in which the true LR− of {class} plausibly lies; with 1 inside, other predictions may tell nothing.',
    note: 'Computed for the logarithm, so it never goes below 0 and is not symmetric about the estimate. An approximation, rough for small counts. Undefined without false or without true negatives.',
  },
  diagnostic_odds_ratio_ci: {
    sentence: 'Range in which the true odds ratio of {class} plausibly lies; with 1 inside, it may be mere guessing.',
    note: 'Computed for the logarithm, so it is not symmetric about the estimate. Undefined when one of the four counts is 0; some authors then add 0.5 to each, which is not done here.',
  },

  // Intervals of accuracy and kappa.
  accuracy_standard_error: {
    sentence: 'How much the accuracy would typically vary from one sample of this size to the next.',
    note: 'It is 0 when all cases are right or all are wrong: there the formula fails, and the accuracy is not known exactly.',
  },
  accuracy_ci_wald: {
    sentence: 'The simplest range for the true accuracy: the estimate plus or minus a margin.',
    note: 'Too short for few cases or accuracy near 0 or 1: it then covers less than the level says. It may leave [0, 1], which is not cut off here, and has length 0 when all is right. PyCM prints it as 95% CI.',
  },
  accuracy_ci_wilson: {
    sentence: 'Range in which the true accuracy plausibly lies; good for few cases too.',
    note: 'It covers about as often as the level says, and never leaves [0, 1]. Not symmetric about the estimate. In R it is prop.test without its continuity correction.',
  },
  accuracy_ci_agresti_coull: {
    sentence: 'The simplest range for the true accuracy after adding, at 95 %, about two right and two wrong cases.',
    note: 'It always contains the Wilson interval and has the same centre. It may leave [0, 1], which is not cut off here but is in statsmodels.',
  },
  accuracy_ci_clopper_pearson: {
    sentence: 'Range for the true accuracy that never covers less often than its level says, and so is wide.',
    note: 'Called exact, as it uses the binomial distribution itself; usually wider than needed. What R and caret give. It never leaves [0, 1].',
  },
  kappa_standard_error: {
    sentence: 'How much kappa would typically vary from one sample of this size to the next: first approximation.',
    note: "Cohen's of 1960, which takes the chance agreement as known. PyCM gives this one. The asymptotic standard error of 1969 is the large-sample one.",
  },
  kappa_ci: {
    sentence: 'Range in which the true kappa plausibly lies, from the simple standard error.',
    note: 'Uses the first approximation of Cohen (1960), as PyCM does. Kappa plus or minus a margin, not cut off at 1; rough for few cases.',
  },
  kappa_standard_error_fleiss: {
    sentence: 'How much kappa would typically vary from one sample of this size to the next, by large-sample theory.',
    note: 'From Fleiss, Cohen and Everitt (1969); it counts in that the chance agreement varies too. PyCM gives the simple one instead. psych gives its square, var.kappa.',
  },
  kappa_ci_fleiss: {
    sentence: 'Range in which the true kappa plausibly lies, from the large-sample standard error.',
    note: 'Kappa plus or minus a margin, not cut off at 1; rough for few cases.',
  },
  kappa_standard_error_null: {
    sentence: 'How much kappa would typically vary if truth and prediction were independent.',
    note: 'Only for testing whether kappa is 0; an interval around kappa needs the other standard error.',
  },
  kappa_z: {
    sentence: 'How many standard errors kappa lies above 0, its value under independence.',
    note: 'Beyond ±1.96 there is evidence at the 5 % level against independence. A large z says that kappa is not 0, not that the agreement is good.',
  },
  kappa_linear_standard_error_fleiss: {
    sentence: 'How much linear weighted kappa would typically vary from one sample of this size to the next.',
    note: 'The large-sample formula of Fleiss, Cohen and Everitt (1969); rough for few cases.',
  },
  kappa_quadratic_standard_error_fleiss: {
    sentence: 'How much quadratic weighted kappa would typically vary from one sample of this size to the next.',
    note: 'The large-sample formula of Fleiss, Cohen and Everitt (1969). vcd and statsmodels agree with it; var.weighted of psych uses another expression.',
  },

  // Intervals of a proportion.
  proportion_ci_wald: {
    sentence: 'The simplest range for the true proportion: the estimate plus or minus a margin.',
    note: 'Too short for small n or proportions near 0 or 1: it then covers less than the level says. It may leave [0, 1], which is not cut off here, and has length 0 at the ends.',
  },
  proportion_ci_wilson: {
    sentence: 'Range in which the true proportion plausibly lies; good for small samples too.',
    note: 'It covers about as often as the level says, and never leaves [0, 1]. Not symmetric about the estimate. In R it is prop.test without its continuity correction.',
  },
  proportion_ci_wilson_cc: {
    sentence: 'A widened Wilson range for the true proportion, which rarely covers less often than its level says.',
    note: 'The default of prop.test in R. Wider than Wilson and about as cautious as Clopper-Pearson. It ends at 0 without successes and at 1 without failures.',
  },
  proportion_ci_agresti_coull: {
    sentence: 'The simplest range for the true proportion after adding, at 95 %, about two successes and two failures.',
    note: 'It always contains the Wilson interval and has the same centre. It may leave [0, 1], which is not cut off here but is in statsmodels.',
  },
  proportion_ci_clopper_pearson: {
    sentence: 'Range for the true proportion that never covers less often than its level says, and so is wide.',
    note: 'Called exact, as it uses the binomial distribution itself; usually wider than needed. It never leaves [0, 1].',
  },
  proportion_ci_jeffreys: {
    sentence:
      'Range that holds the true proportion with the chosen probability, starting from a neutral prior (Bayes).',
    note: 'The prior is Beta(½, ½). It also covers about as often as the level says, on average, but less often for some proportions. Its lower end is set to 0 without successes, its upper to 1 without failures.',
  },

  // Tests between two classifiers.
  mcnemar_statistic: {
    sentence: 'How unequal two classifiers are, by the cases that only one of them gets right: 0 is equal.',
    note: 'Cases that both get right or both get wrong play no part. Without continuity correction, which R applies unless told otherwise. 0/0 when there are no such cases.',
  },
  mcnemar_statistic_corrected: {
    sentence: 'The McNemar statistic made more cautious for small counts: 0 is no difference beyond one case.',
    note: 'The difference of the two counts is lowered by 1 before squaring, but not below 0. The default of R. 0/0 when no case is right for one classifier only.',
  },
  mcnemar_p_value: {
    sentence: 'Probability of a difference at least this large if both classifiers are right equally often.',
    note: 'Small p is evidence against equal accuracy; it is not the probability that they are equal. An approximation: with fewer than about 25 cases that only one gets right take the exact one.',
  },
  mcnemar_p_value_corrected: {
    sentence: 'Probability of so large a corrected difference if both classifiers are right equally often.',
    note: 'Small p is evidence against equal accuracy; it is not the probability that they are equal. The default of R; more cautious than without the correction.',
  },
  mcnemar_exact_p_value: {
    sentence:
      'Probability of so unequal a split of the cases that only one gets right, if each side is equally likely.',
    note: 'From the binomial distribution, so right for small counts too, but cautious. Small p is evidence against equal accuracy, not its probability. 1 when there are no such cases.',
  },
  mcnemar_mid_p_value: {
    sentence: 'Exact McNemar p-value that counts the observed outcome only half, and so is less cautious.',
    note: 'It may reject a true hypothesis slightly more often than the level says. Small p is evidence against equal accuracy, not its probability. At most 1, and 1 when no case is right for one classifier only.',
  },
  // Costs.
  expected_cost: {
    sentence: 'What a case costs on average, if each confusion costs what the cost table says.',
    note: 'Needs a table of costs: row the true class, column the decision. With cost 1 for every error and 0 otherwise it is the error rate.',
  },
  normalized_expected_cost: {
    sentence: 'Mean cost divided by the mean cost of always deciding for the one class that is cheapest.',
    note: 'Above 1 the classifier costs more than ignoring the case altogether. Undefined where that costs nothing.',
  },
  expected_cost_with_priors: {
    sentence: 'What a case would cost on average if the classes occurred in other shares than in these data.',
    note: 'Needs costs and priors. The rates within each true class are kept; only the shares of the classes change. Undefined if a class with a positive prior has no cases here.',
  },
};

/** The terms of the formulas, each after its symbol: "TP: cases of the class predicted as the class". */
export const quantities = {
  true_positive: 'cases of the class predicted as the class',
  false_positive: 'cases of other classes predicted as the class',
  false_negative: 'cases of the class predicted as another class',
  true_negative: 'cases of other classes not predicted as the class',
  condition_positive: 'all cases of the class',
  condition_negative: 'all cases of the other classes',
  predicted_positive: 'all cases predicted as the class',
  predicted_negative: 'all cases not predicted as the class',
  cell: 'cases of class i predicted as class j',
  diagonal: 'cases of class i predicted as class i',
  row_total: 'total of the row: all cases of that class',
  column_total: 'total of the column: all cases predicted as that class',
  sample_size: 'number of cases',
  correct_count: 'number of correct predictions',
  error_count: 'number of wrong predictions',
  solution_count: 'number of choices that fit the printed figures',
  class_count: 'number of classes',
  defined_classes: 'number of classes for which the averaged value is defined',
  row_count: 'number of rows with cases',
  column_count: 'number of columns with cases',
  beta: 'how many times as important recall is as precision',
  tversky_alpha: 'weight of false negatives',
  tversky_beta: 'weight of false positives',
  iba_alpha: 'weight of the difference between recall and specificity',
  net_benefit_threshold: 'least probability at which the class is predicted',
  base: 'base of the logarithm',
  kappa_weight: 'how much it counts to predict class j for a case of class i',
  row_index: 'place of the true class in the order of classes',
  column_index: 'place of the predicted class in the order of classes',
  degrees_of_freedom: 'degrees of freedom: (rows with cases − 1) × (columns with cases − 1)',
  row_number: 'place of the row, from 1',
  column_number: 'place of the column, from 1',
  rest_of_row: 'other cases of the same true class',
  rest_of_column: 'other cases predicted as the same class',
  other_rows_and_columns: 'cases of other true and predicted classes',
  below_right: 'cases in later rows and later columns',
  below_left: 'cases in later rows and earlier columns',
  pooled_rank: 'mean rank of a class among all labels, true and predicted together',
  concordant_pairs: 'pairs of cases that truth and prediction put in the same order',
  discordant_pairs: 'pairs of cases that truth and prediction put in opposite orders',
  confused_pairs: 'number of pairs of classes that are confused at least once',
  pairs_together: 'pairs of cases together in both groupings',
  pairs_split: 'pairs of cases together in the truth and apart in the prediction',
  pairs_joined: 'pairs of cases apart in the truth and together in the prediction',
  pairs_apart: 'pairs of cases apart in both groupings',
  cell_count: 'number of cells with cases',
  matched_cases:
    'cases in common when each group is matched with at most one group of the other side, as well as possible',
  expected_information: 'mean mutual information of all groupings with the same group sizes',
  products_of_margins: 'sum over the classes of the product of row and column total',
  aickin_chance_agreement: 'chance agreement of the cases that are not sure to agree',
  mean_linear_weight_of_row: 'mean linear weight of the true class, over the predictions as they are distributed',
  mean_linear_weight_of_column: 'mean linear weight of the predicted class, over the truth as it is distributed',
  mean_quadratic_weight_of_row: 'mean quadratic weight of the true class, over the predictions as they are distributed',
  mean_quadratic_weight_of_column: 'mean quadratic weight of the predicted class, over the truth as it is distributed',
  linear_chance_agreement: 'agreement expected by chance, with linear weights',
  quadratic_chance_agreement: 'agreement expected by chance, with quadratic weights',
  v_beta: 'how many times as important completeness is as homogeneity',
  cost: 'cost of deciding class j for a case of class i',
  prior: 'share of the class where the classifier will be used',
  level: 'confidence level of the interval',
  normal_score: 'normal quantile of the level',
  successes: 'number of successes',
  failures: 'number of failures',
  only_first_right: 'cases that only the first classifier gets right',
  only_second_right: 'cases that only the second classifier gets right',
  e: "Euler's number, 2.71828…",
  pi: 'the number pi, 3.14159…',
};

export type QuantityId = keyof typeof quantities;

/** Texts of an opened row of the table of metrics. */
export const details = {
  where: 'where',
  convention: (reference: string) => `A convention of ${reference}, not a law.`,
  inTruth: { apart: 'apart in the truth', together: 'together in the truth' },
  inPrediction: { apart: 'apart in the prediction', together: 'together in the prediction' },
  openReference: 'All about it in the reference',
  anotherRoute: 'The same by another route',
  undefinedBecause: 'undefined, because',
  replacedBy: (value: number) => `Counted as ${value}, as chosen under “0/0”.`,
  leftOut: 'Left out.',
  more: (count: number) => `and ${count} more`,
  range: 'Range',
  better: { higher: 'higher is better', lower: 'lower is better', neither: 'neither high nor low is better as such' },
  alsoCalled: 'Also called',
  reference: 'Source',
  identifier: 'Identifier',
};

export type Details = typeof details;

/** Completes “undefined, because …”. `{term}` is the part of the formula concerned. */
export const undefinedReasons: Record<Exclude<Undefined['reason'], 'weights-given' | 'not-reached'>, string> = {
  'zero-denominator': 'the denominator {term} is 0',
  'logarithm-of-zero': 'the logarithm or normal quantile of {term} is not finite',
  'out-of-domain': 'the function is not defined at this value of {term}',
  requirement: 'it needs {term} to be greater than 0',
  'needs-option': 'it needs an option that has not been set',
  'fractional-counts': 'it exists for whole counts only',
  'cases-unknown': 'it needs the number of cases, which shares do not tell',
  'too-many-choices': 'there are more choices than can be counted',
  'negatives-unknown': 'it needs the true negatives, which nobody can count here',
  'no-class': 'it is undefined for every class',
};
